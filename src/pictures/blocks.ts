import { all, type Child, el, type Markup, short } from './markup.ts';
import { mentions } from './picture-actions.ts';
import { type Box, moved, type PlacedThing } from './geometry.ts';
import { type AnyPage, PANEL_WIDTH, shape, text, texts, thing } from './page.ts';
import { BOLD, fitted, widthOf, wrapped } from './type.ts';

/** A drawing, and its size. The top left corner of the drawing is at 0, 0. */
export interface Block {
  readonly width: number;
  readonly height: number;
  readonly content: Child;
}

/**
 * Moves a drawing, and also the rectangles of its places and pieces, to another position.
 *
 * @param x - The distance to the right, in units.
 * @param y - The distance downwards, in units.
 * @param content - The drawing.
 *
 * @example
 * ```ts
 * at(20, 10, 'ford').markup // => '<g transform="translate(20 10)">ford</g>'
 * ```
 */
export function at(x: number, y: number, content: Child): Markup {
  const { markup, things } = el('g', { transform: `translate(${short(x)} ${short(y)})` }, content);
  return { markup, things: things.map((each) => moved(each, x, y)) };
}

/**
 * Stacks blocks vertically.
 *
 * @param blocks - The blocks, from top to bottom.
 * @param gap - The distance between two blocks, in units.
 *
 * @example
 * ```ts
 * const one = { width: 60, height: 20, content: 'one' };
 * const other = { width: 40, height: 30, content: 'other' };
 *
 * stacked([one, other], 8).height // => 58
 * ```
 */
export function stacked(blocks: readonly Block[], gap: number): Block {
  let height = 0;
  const placed: Markup[] = [];
  for (const block of blocks) {
    if (height > 0) height += gap;
    placed.push(at(0, height, block.content));
    height += block.height;
  }
  return { width: Math.max(0, ...blocks.map(({ width }) => width)), height, content: all(placed) };
}

/** Arranges blocks of equal width in rows. */
export function grid(
  blocks: readonly Block[],
  { columns, gap }: { readonly columns: number; readonly gap: number },
): Block {
  const rows: Block[] = [];
  for (let start = 0; start < blocks.length; start += columns) {
    const row = blocks.slice(start, start + columns);
    let x = 0;
    const placed = row.map(({ width, content }) => {
      x += width + gap;
      return at(x - width - gap, 0, content);
    });
    rows.push({ width: x - gap, height: Math.max(...row.map(({ height }) => height)), content: all(placed) });
  }
  return stacked(rows, gap);
}

/** The distance between two lines of a heading. */
const LEADING = 17;

/**
 * Draws a panel: an underlined heading, and the content below it.
 *
 * @param page - The page that {@link Renderer} `draw` receives.
 * @param heading - The heading. A heading that is longer than two lines is shortened to two lines.
 * @param block - The content below the heading. A panel is 280 units wide in the wide layout, and 360 units wide in the
 *   tall layout.
 *
 * @example
 * ```ts
 * import { renderSvg } from 'countersheet/pictures';
 * import { setup, view } from 'countersheet/revolting-behaviour';
 * import { messages } from 'countersheet/revolting-behaviour/messages/en';
 * import { renderer } from 'countersheet/revolting-behaviour/picture';
 *
 * const own: typeof renderer = {
 *   ...renderer,
 *   draw(_view, page) {
 *     const board = panel(page, 'Losses', { width: 280, height: 20, content: '' });
 *     return { title: 'Mine', subtitle: '', summary: '', board, panels: [] };
 *   },
 * };
 * const svg = renderSvg(own, view(setup(), 'spectator'), { messages });
 * svg.includes('>Losses</text>') // => true
 * ```
 */
export function panel(page: AnyPage, heading: string, block: Block): Block {
  const { width, height, content } = block;
  const lines = wrapped(heading, width, { size: 13 * BOLD, most: 2 });
  const head = lines.length * LEADING + 9;
  return {
    width,
    height: height + head,
    content: all(
      texts(page, { x: 0, y: 8, isBold: true, family: page.style.heading, leading: LEADING }, lines),
      shape(page, 'path', { d: `M0 ${short(head - 7.5)}H${short(width)}` }, { fill: 'none', stroke: 'line' }),
      at(0, head, content),
    ),
  };
}

const BUTTON = { height: 30, gap: 8, padding: 12, most: 24 } as const;

/** Draws buttons for the actions that name no place in the picture: one button for each group of such actions. */
export function buttons(page: AnyPage, width: number, things: readonly PlacedThing[]): Block | undefined {
  const sorts = [...sortsOfRest(page, things)].slice(0, BUTTON.most);
  if (sorts.length === 0) return undefined;
  let [x, y] = [0, 0];
  const drawn = sorts.map(([place, lines]) => {
    const label = lines.length === 1 ? page.say(lines[0]!) : `${page.say(lines[0]!)} …`;
    const own = Math.min(width, widthOf(label, 13) + 2 * BUTTON.padding);
    if (x > 0 && x + own > width) [x, y] = [0, y + BUTTON.height + BUTTON.gap];
    x += own + BUTTON.gap;
    return button(page, { x: x - own - BUTTON.gap, y, width: own, height: BUTTON.height }, { place, label });
  });
  return { width, height: y + BUTTON.height, content: all(drawn) };
}

function button(page: AnyPage, frame: Box, about: { readonly place: string; readonly label: string }): Markup {
  const { x, y, width, height } = frame;
  const words = fitted(about.label, width - BUTTON.padding, 13);
  return thing(
    page,
    { ...about, frame },
    shape(page, 'rect', { ...frame, rx: 4 }, { fill: 'panel' }),
    text(page, { x: x + width / 2, y: y + height / 2, anchor: 'middle' }, words),
  );
}

/** Groups the actions that name no place in the picture. Actions that differ only in numbers are in the same group. */
function sortsOfRest({ actions }: AnyPage, things: readonly PlacedThing[]): ReadonlyMap<string, readonly string[]> {
  const places = things.flatMap(({ kind, id }) => (kind === 'place' ? [id] : []));
  const sorts = new Map<string, string[]>();
  for (const offer of actions) {
    if (places.some((place) => mentions(offer, place))) continue;
    const sort = [offer.type, ...offer.words.filter((word) => !/^(?:\d+|-)$/.test(word))].join(' ');
    sorts.set(sort, [...(sorts.get(sort) ?? []), offer.line]);
  }
  return sorts;
}

/** Draws a paragraph of small text, wrapped to the width of a panel. */
export function prose(page: AnyPage, words: string, tone: 'ink' | 'soft' = 'soft'): Block {
  const width = PANEL_WIDTH[page.layout];
  const lines = wrapped(words, width, { size: 13, most: Infinity });
  return { width, height: lines.length * 17, content: texts(page, { x: 0, y: 8, tone, leading: 17 }, lines) };
}
