import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { type PictureSettings, placesOf, type Renderer, renderSvg } from '../pictures/renderer.ts';
import { actionWith, type Choice } from '../session/choices.ts';
import { dragBox } from './drag.ts';
import { openPlaces } from './group.ts';
import { hintArrows, hintedNames } from './hint-drawing.ts';
import type { MatchNow } from './match-client.ts';
import type { Shown } from './shown.ts';

/** The factor by which one press of a zoom button multiplies or divides the magnification. */
const ZOOM = 1.4;

/** Returns the picture of the position, with the zoom buttons. */
export function board(shown: Shown): TemplateResult {
  const { acts, zoom, client, groups, reachesAll, pointed } = shown;
  const { phrases: say } = client.game;
  return html`
    <section class="board" aria-label=${say.board}>
      <div
        class="frame"
        tabindex="0"
        style=${groups.isOn && groups.grouping!.isAdding ? 'touch-action:none' : ''}
        @click=${acts.press}
        @keydown=${acts.press}
        @mouseover=${acts.look}
        @pointerdown=${groups.drag}
        @pointermove=${groups.drag}
        @pointerup=${groups.drag}
        @focusin=${acts.look}
      >
        <div class="picture" style="width:${String(100 * zoom)}%;height:${String(100 * zoom)}%">${drawn(shown)}</div>
        ${dragBox(groups.box)} ${glow(shown)}
      </div>
      <div class="zoom">
        <button type="button" aria-label=${say.zoomIn} @click=${() => acts.zoom(zoom * ZOOM)}>+</button>
        <button type="button" aria-label=${say.zoomOut} ?disabled=${zoom <= 1} @click=${() => acts.zoom(zoom / ZOOM)}>
          −
        </button>
        <button type="button" aria-label=${say.fit} ?disabled=${zoom === 1} @click=${() => acts.zoom(1)}>⤢</button>
        <label>
          <input
            type="checkbox"
            .checked=${reachesAll}
            @change=${({ target }: Event) => acts.reachAll((target as HTMLInputElement).checked)}
          />
          ${say.keyboard}
        </label>
        <!-- Screen readers read the same text at the place. -->
        <p class="pointed" aria-hidden="true"><span>${pointed}</span></p>
      </div>
    </section>
  `;
}

/**
 * Returns the styles that highlight the chosen places and the places of the hint. If the viewer must choose a target,
 * the targets get a dashed outline.
 */
function glow(shown: Shown): TemplateResult | typeof nothing {
  const { groups, input } = shown;
  const { selected, isAdding } = groups.isOn ? groups.grouping! : { selected: input.places, isAdding: false };
  const places = [...selected, ...(groups.isOn ? [] : hintedNames(shown).flat())];
  if (places.length === 0) return nothing;
  const all = (names: readonly string[]): string =>
    names.map((place) => `.frame [data-place="${CSS.escape(place)}"]`).join();
  const isTargeting = selected.length > 0 && !isAdding;
  return html`<style>
    ${isTargeting ? `.frame [role=button]:not(${all(selected)}) > .s-act:last-child { stroke-dasharray: 6 3 }` : ''}
      ${all(places)} {
      filter: drop-shadow(0 0 1px var(--accent)) drop-shadow(0 0 3px var(--accent));
    }
  </style>`;
}

/** Returns the picture of the position. If the game has no picture, returns the board as text. */
function drawn(shown: Shown): unknown {
  const { client, now, input, hint, groups, isNarrow, isDark, reachesAll } = shown;
  const { renderer } = client.game;
  const { messages, view } = now;
  if (renderer === undefined) return html`<pre>${messages.picture(view)}</pre>`;
  // The picture is drawn again only if one of these values changes, and not when the viewer points at a place.
  const causes = [
    ...[client, messages, view, now.events, input, hint, groups.isOn && groups.grouping],
    ...[isNarrow, isDark, reachesAll],
  ];
  return guard(causes, () => picture(shown, renderer));
}

/** Draws the picture of the position. The picture outlines the places that the viewer can choose now. */
function picture(shown: Shown, renderer: Renderer): unknown {
  const { now, groups, isNarrow, isDark, reachesAll } = shown;
  const { view, ...part } = groups.isOn ? groupPart(shown) : choicesPart(shown);
  const settings: PictureSettings = {
    messages: now.messages,
    prefix: 'board',
    layout: isNarrow ? 'tall' : 'wide',
    colorScheme: isDark ? 'dark' : 'light',
    keyboard: reachesAll ? 'everything' : 'actions',
    ...part,
  };
  const names = hintedNames(shown);
  const over = names.length === 0 ? '' : hintArrows(names, placesOf(renderer, view, settings));
  const svg = renderSvg(renderer, view, { ...settings, over: () => over });
  // The renderer of the picture has escaped every text, so the HTML is safe.
  return unsafeHTML(svg);
}

/** Those settings of the picture that depend on the viewer's choices, or on the orders to groups of units. */
type Part = Required<Pick<PictureSettings, 'actions' | 'highlight' | 'label'>> & Pick<MatchNow, 'view'>;

function choicesPart({ client, now, input }: Shown): Part {
  const { game } = client.game.manifest;
  const actions = input.chosen === undefined ? input.left : [{ action: input.chosen.action }];
  return {
    view: now.view,
    actions: actions.flatMap((choice) => linesOf(choice).map((action) => game.format(action))),
    highlight: now.events,
    label: (line) => now.messages.label(game.parse(line), now.view),
  };
}

/**
 * Returns a view in which the orders so far are visible, and one action for each place that the viewer can click. These
 * actions only mark the places; they are not actions of the game.
 */
function groupPart({ client, now, groups }: Shown): Part {
  const { phrases: say } = client.game;
  const grouping = groups.grouping!;
  const { game, orders, selected, isAdding } = grouping;
  const start = `${JSON.stringify(orders.player)} ${orders.type} `;
  const other = selected.length === 0 || isAdding ? say.select : say.target;
  return {
    view: game.shown(now.view, orders),
    actions: openPlaces(now, grouping).map((place) => start + place),
    highlight: selected.length === 0 ? now.events : [],
    label: (line) => (selected.includes(line.slice(start.length)) ? say.deselect : other),
  };
}

/**
 * Returns the actions of a choice with the smallest and the largest amount; for a choice without an amount, its only
 * action. Two actions are enough to show that the choice has several actions.
 */
function linesOf(choice: Choice): readonly Choice['action'][] {
  const { action, amount } = choice;
  return amount === undefined ? [action] : [action, actionWith(choice, amount.most)];
}
