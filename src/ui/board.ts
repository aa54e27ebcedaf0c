import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { type Renderer, renderSvg } from '../pictures/renderer.ts';
import { actionWith, type Choice } from '../session/choices.ts';
import type { Shown } from './shown.ts';

/** The factor of one press of a zoom button. */
const ZOOM = 1.4;

/** The picture of the position with its zoom buttons. */
export function board(shown: Shown): TemplateResult {
  const { acts, zoom, client, reachesAll } = shown;
  const { phrases: say } = client.game;
  return html`
    <section class="board" aria-label=${say.board}>
      <div
        class="frame"
        tabindex="0"
        @click=${acts.press}
        @keydown=${acts.press}
        @mouseover=${acts.look}
        @focusin=${acts.look}
      >
        <div class="picture" style="width:${String(100 * zoom)}%;height:${String(100 * zoom)}%">${drawn(shown)}</div>
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
      </div>
    </section>
  `;
}

/** The picture, or the table as text if the game has no picture. */
function drawn(shown: Shown): unknown {
  const { client, now, input, isNarrow, isDark, reachesAll } = shown;
  const { messages, renderer } = client.game;
  if (renderer === undefined) return html`<pre>${messages.picture(now.view)}</pre>`;
  // Pointing at a place changes none of these.
  const causes = [client, now.view, now.events, input, isNarrow, isDark, reachesAll];
  return guard(causes, () => picture(shown, renderer));
}

/** The picture. Only places that can be chosen now are outlined. */
function picture({ client, now, input, isNarrow, isDark, reachesAll }: Shown, renderer: Renderer): unknown {
  const { manifest, messages } = client.game;
  const { game } = manifest;
  const actions = input.chosen === undefined ? input.left : [{ action: input.chosen.action }];
  const svg = renderSvg(renderer, now.view, {
    messages,
    prefix: 'board',
    actions: actions.flatMap((choice) => linesOf(choice).map((action) => game.format(action))),
    highlight: now.events,
    label: (line) => messages.label(game.parse(line), now.view),
    layout: isNarrow ? 'tall' : 'wide',
    colorScheme: isDark ? 'dark' : 'light',
    keyboard: reachesAll ? 'everything' : 'actions',
  });
  // The renderer has escaped every text.
  return unsafeHTML(svg);
}

/** The first and the last action of a choice. The picture only needs to know whether there are several. */
function linesOf(choice: Choice): readonly Choice['action'][] {
  const { action, amount } = choice;
  return amount === undefined ? [action] : [action, actionWith(choice, amount.most)];
}
