import { html, nothing, type TemplateResult } from 'lit';
import { whyNot } from '../session/why-not.ts';
import { ruleLink } from './choices.ts';
import { idleUnits, ordersIn, withList, withoutGroup, withoutOrder, withSelected } from './group.ts';
import { labelOf } from './prompt.ts';
import type { Shown } from './shown.ts';

/** Returns the panel in which the viewer gives orders to groups of units. */
export function groupPanel(shown: Shown): TemplateResult {
  const { now, client, acts, groups } = shown;
  const { phrases: say, manifest } = client.game;
  const grouping = groups.grouping!;
  const refusal = whyNot(now, grouping.orders);
  return html`
    <section class="choices group" aria-label=${say.actions}>
      ${lists(shown)} ${selection(shown)}
      <div class="buttons">
        <button
          type="button"
          class="main"
          data-line=${manifest.game.format(grouping.orders)}
          ?disabled=${refusal !== undefined}
          @click=${() => groups.commit()}
        >
          ${say.finish(labelOf(now, grouping.orders))}
        </button>
        ${groups.canRepeat ? html`<button type="button" @click=${() => groups.repeat()}>${say.repeat}</button>` : nothing}
        ${client.hint === undefined ? nothing : html`<button type="button" @click=${() => plan(shown)}>${say.plan}</button>`}
        <button type="button" class="link" @click=${() => groups.toggle()}>${say.singly}</button>
      </div>
      ${
        refusal === undefined
          ? nothing
          : html`<p>${refusal.text} ${refusal.rule === undefined ? nothing : ruleLink(refusal.rule, acts.openRule)}</p>`
      }
      ${written(shown)}
    </section>
  `;
}

/**
 * Replaces the orders of the viewer with the orders of a bot. If the viewer has written orders, asks the viewer first.
 */
function plan({ client, groups }: Shown): void {
  const grouping = groups.grouping!;
  const isWritten = grouping.lists.some((list) => ordersIn(grouping, list).length > 0);
  if (!isWritten || confirm(client.game.phrases.reallyPlan)) void groups.plan();
}

/** Returns the buttons with which the viewer chooses the type of the next orders, for example moves or fire. */
function lists({ now, client, groups }: Shown): TemplateResult | typeof nothing {
  const grouping = groups.grouping!;
  const { lists: all, list } = grouping;
  if (all.length < 2) return nothing;
  const { lists: types = {} } = client.game.manifest.controls;
  const { headings } = now.messages.catalogue;
  const option = (each: string): TemplateResult => html`
    <label>
      <input
        type="radio"
        name="list"
        .checked=${each === list}
        @change=${() => groups.change(withList(now, grouping, each))}
      />
      ${headings[types[each]!] ?? each}
    </label>
  `;
  return html`<div class="buttons" role="radiogroup" aria-label=${client.game.phrases.kind}>${all.map(option)}</div>`;
}

/** Returns the buttons that change the selected group of units. */
function selection(shown: Shown): TemplateResult {
  const { now, client, groups } = shown;
  const { phrases: say } = client.game;
  const grouping = groups.grouping!;
  const { selected, isAdding } = grouping;
  const everywhere = Object.keys(idleUnits(now, grouping));
  return html`
    <div class="buttons">
      <button
        type="button"
        ?disabled=${everywhere.length === 0}
        @click=${() => groups.change(withSelected(now, grouping, everywhere))}
      >
        ${say.selectAll}
      </button>
      <button type="button" @click=${() => groups.change({ ...grouping, isAdding: !isAdding })}>
        ${isAdding ? say.endSelection : say.selectMore}
      </button>
      ${
        selected.length === 0
          ? nothing
          : html`<button type="button" @click=${() => groups.change(withoutGroup(grouping))}>${say.cancel}</button>`
      }
      ${staying(shown)}
    </div>
  `;
}

/** Returns the field for the number of units that stay on each selected place. */
function staying({ client, groups }: Shown): TemplateResult {
  const grouping = groups.grouping!;
  const set = ({ target }: Event): void => {
    const count = Number((target as HTMLInputElement).value);
    groups.change({ ...grouping, staying: Math.max(0, Math.round(count)) });
  };
  return html`
    <label>
      ${client.game.phrases.staying}
      <input type="number" min="0" .value=${String(grouping.staying)} @change=${set} />
    </label>
  `;
}

/**
 * Returns the list of the orders that the viewer has written so far. Each order has a button that removes the order.
 */
function written({ now, client, groups }: Shown): TemplateResult | typeof nothing {
  const { phrases: say, manifest } = client.game;
  const { lists: types = {} } = manifest.controls;
  const grouping = groups.grouping!;
  const { orders } = grouping;
  const rows = grouping.lists.flatMap((list) =>
    ordersIn(grouping, list).map((order, index) => ({
      text: labelOf(now, { ...order, type: types[list]!, player: orders.player }),
      remove: () => groups.change(withoutOrder(grouping, list, index)),
    })),
  );
  if (rows.length === 0) return nothing;
  return html`
    <details class="orders">
      <summary>${say.orders(rows.length)}</summary>
      <ul>
        ${rows.map(
          ({ text, remove }) => html`
            <li>
              ${text}
              <button type="button" class="link" aria-label=${say.remove(text)} @click=${remove}>×</button>
            </li>
          `,
        )}
      </ul>
      <button type="button" @click=${() => groups.change(withoutOrder(grouping))}>${say.removeAll}</button>
    </details>
  `;
}
