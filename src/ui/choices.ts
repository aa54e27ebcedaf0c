import { html, nothing, type TemplateResult } from 'lit';
import { capitalised } from '../messages/catalogue.ts';
import { type Choice, groupChoices } from '../session/choices.ts';
import type { ActionOdds } from '../session/odds.ts';
import { suggestedAmount } from './input.ts';
import { labelOf, placesIn, questionOf } from './prompt.ts';
import type { Shown } from './shown.ts';

/**
 * The maximum number of buttons for each type of action. The viewer finds further actions of this type with the search
 * field.
 */
const FEW = 24;

/**
 * Returns the possible actions as buttons. If the viewer has already chosen an action, returns only this action, with
 * its amount and its odds.
 */
export function choices(shown: Shown): TemplateResult | typeof nothing {
  if (shown.now.next.kind !== 'move') return nothing;
  return shown.input.chosen === undefined ? list(shown) : confirmation(shown);
}

function list(shown: Shown): TemplateResult {
  const { input, now, client, sought, acts, groups } = shown;
  const { phrases: say } = client.game;
  return html`
    <section class="choices" aria-label=${say.actions}>
      ${
        input.places.length === 0
          ? nothing
          : html`<p>
              ${say.chosenPlaces(placesIn(now, input))}
              <button type="button" class="link" @click=${acts.clear}>${say.allActions}</button>
            </p>`
      }
      ${
        input.left.length <= FEW
          ? nothing
          : html`<label class="find">
              ${say.find}
              <input
                type="search"
                .value=${sought}
                @input=${({ target }: Event) => acts.seek((target as HTMLInputElement).value)}
              />
            </label>`
      }
      ${groupChoices(now, input.left).map((group) => kind(shown, group))}
      ${
        groups.grouping === undefined
          ? nothing
          : html`<button type="button" class="link" @click=${() => groups.toggle()}>${say.inGroups}</button>`
      }
    </section>
  `;
}

function kind(shown: Shown, { heading, choices: all }: ReturnType<typeof groupChoices>[number]): unknown {
  const { now, client, sought, acts } = shown;
  const { phrases: say, manifest } = client.game;
  const found = all.filter(({ action }) => labelOf(now, action).toLowerCase().includes(sought.toLowerCase()));
  if (found.length === 0) return nothing;
  const button = (choice: Choice): TemplateResult => html`
    <button type="button" data-line=${manifest.game.format(choice.action)} @click=${() => acts.choose(choice)}>
      ${labelOf(now, choice.action)}${choice.amount === undefined ? nothing : ' …'}
    </button>
  `;
  return html`
    <div class="kind">
      <h2>${heading}</h2>
      <div class="buttons">
        ${found.slice(0, FEW).map(button)}
        ${found.length <= FEW ? nothing : html`<small>${say.more(found.length - FEW)}</small>`}
      </div>
    </div>
  `;
}

function confirmation(shown: Shown): TemplateResult {
  const { input, client, acts } = shown;
  const { phrases: say } = client.game;
  const { action, odds } = input.chosen!;
  return html`
    <section class="chosen" aria-label=${say.odds}>
      ${amount(shown)} ${odds === undefined ? nothing : oddsTable(shown, odds)}
      <div class="buttons">
        <button type="button" class="main" @click=${() => acts.play(action)}>${say.play}</button>
        <button type="button" @click=${acts.clear}>${say.cancel}</button>
      </div>
    </section>
  `;
}

/**
 * Returns the controls for the amount of the chosen action: an input field, a button that subtracts 1, and a button
 * that adds 1.
 */
function amount({ input, now, client, acts }: Shown): TemplateResult | typeof nothing {
  const { phrases: say } = client.game;
  const { choice, action } = input.chosen!;
  if (choice.amount === undefined) return nothing;
  const { field, least, most } = choice.amount;
  const suggested = suggestedAmount(now, choice);
  const value = Number((action as unknown as Readonly<Record<string, number>>)[field]);
  const step = (by: number, label: string, sign: string, limit: number): TemplateResult => html`
    <button type="button" aria-label=${label} ?disabled=${value === limit} @click=${() => acts.setAmount(value + by)}>
      ${sign}
    </button>
  `;
  return html`
    <div class="amount">
      <span id="amount">${capitalised(questionOf(now, field) ?? say.amount)}</span>
      ${step(-1, say.less, '−', least)}
      <input
        type="number"
        aria-labelledby="amount"
        min=${least}
        max=${most}
        .value=${String(value)}
        @change=${({ target }: Event) => acts.setAmount(Number((target as HTMLInputElement).value))}
      />
      ${step(1, say.greater, '+', most)}
      <small>${least}–${most}</small>
    </div>
    ${suggested === undefined ? nothing : html`<p><small>${suggested.reason}</small></p>`}
  `;
}

function oddsTable({ client, acts }: Shown, { outcomes, success }: ActionOdds): TemplateResult {
  const { phrases: say } = client.game;
  const percent = new Intl.NumberFormat(say.tag, { style: 'percent', maximumFractionDigits: 1 });
  return html`
    ${success === undefined ? nothing : html`<p>${say.success(percent.format(success))}</p>`}
    ${
      outcomes.length === 0
        ? nothing
        : html`<table>
            ${outcomes.map(
              ({ share, probability, sentences, changes, rules }) => html`
                <tr>
                  <td>${share}</td>
                  <td>${percent.format(probability)}</td>
                  <td>
                    ${sentences.join(' ') || asOneLine(changes) || say.unchanged}
                    ${rules.map((id) => ruleLink(id, acts.openRule))}
                  </td>
                </tr>
              `,
            )}
          </table>`
    }
  `;
}

/** Joins lines of the board as text. In these lines, the columns are padded with spaces. */
function asOneLine(lines: readonly string[]): string {
  return lines.map((line) => line.trim().replaceAll(/ {2,}/gu, ' · ')).join('; ');
}

/** Returns a button that opens a rule. */
export function ruleLink(id: string, open: (id: string) => void): TemplateResult {
  return html`<button type="button" class="link" @click=${() => open(id)}>${id}</button>`;
}
