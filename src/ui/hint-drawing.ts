import { css } from 'lit';
import type { placesOf } from '../pictures/renderer.ts';
import { expandAction } from '../session/advice.ts';
import type { PlayerAction } from '../session/session.ts';
import type { MatchNow } from './match-client.ts';
import type { Shown } from './shown.ts';

/** The styles of the arrows, which must be visible on pieces of any colour. */
export const hintStyles = css`
  .hint {
    fill: none;
    stroke: var(--ink);
    stroke-linejoin: round;
    pointer-events: none;
    filter: drop-shadow(0 0 1px var(--paper)) drop-shadow(0 0 1px var(--paper));
  }
  .hint marker path {
    fill: var(--ink);
    stroke: none;
  }
`;

type Things = ReturnType<typeof placesOf>;

/**
 * For each part of the suggested action, returns the names in the fields of this part, in order: for example, the
 * origin and the target of a move. If a field names a player, the name of the acting player comes before all other
 * names.
 */
export function hintedNames({
  hint,
  input,
  now,
}: Pick<Shown, 'hint' | 'input' | 'now'>): readonly (readonly string[])[] {
  if (hint === undefined || hint === 'awaited' || input.chosen !== undefined) return [];
  return expandAction(now, hint.action).map((part) => namesIn(now, part));
}

function namesIn({ manifest, view }: MatchNow, { type: _type, player, ...fields }: PlayerAction): readonly string[] {
  const names = Object.values<unknown>(fields)
    .flat()
    .filter((value) => typeof value === 'string');
  return names.some((name) => manifest.game.players(view).includes(name)) ? [player, ...names] : names;
}

/**
 * Returns SVG with one arrow for each part of the suggested action. A part has no arrow if it names fewer than two
 * places of the picture.
 */
export function hintArrows(names: readonly (readonly string[])[], things: Things): string {
  const boxes = new Map(things.filter(({ kind }) => kind === 'place').map(({ id, box }) => [id, box]));
  const arrows = names.map((part) => {
    const along = part.flatMap((name) => boxes.get(name) ?? []);
    const width = Math.min(5, Math.max(2, 0.08 * Math.min(...along.map((box) => Math.min(box.width, box.height)))));
    const points = along.map((box) => `${String(box.x + box.width / 2)},${String(box.y + box.height / 2)}`);
    return points.length < 2
      ? ''
      : `<polyline points="${points.join(' ')}" stroke-width="${String(width)}" marker-end="url(#hint-head)" />`;
  });
  return `<g class="hint" aria-hidden="true">
    <marker id="hint-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto">
      <path d="M0 0L10 5L0 10z" />
    </marker>
    ${[...new Set(arrows)].join('')}
  </g>`;
}
