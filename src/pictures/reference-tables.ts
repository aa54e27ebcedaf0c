import { at, type Block, stacked } from './blocks.ts';
import { type Colours, type Theme, type ColorScheme, styleSheet, type Styles } from './themes.ts';
import { el, short } from './markup.ts';
import { shape, texts } from './page.ts';
import { coloursOf } from './settings.ts';
import { BOLD, widthOf, wrapped } from './type.ts';

/**
 * A table that people look up during a match, for example the effects of die rolls, the pieces of each turn, odds, or
 * cards. All data of the table come from the scenario.
 */
export interface ReferenceTable {
  /** Kebab-case name: `'ucom'`. */
  readonly id: string;
  /** The rule to which the table belongs; absent if the table belongs to no rule. */
  readonly rule?: string;
  readonly caption: string;
  /** The column headings. The first heading is above the row headings. */
  readonly columns: readonly string[];
  /** The rows. Each row has one cell for each column; its first cell is the row heading. */
  readonly rows: readonly (readonly string[])[];
}

/**
 * Returns a reference table as HTML, with a caption and accessible headings.
 *
 * @param table - A reference table of a game.
 *
 * @example
 * ```ts
 * const coin = { id: 'coin', rule: 'C-1', caption: 'A coin', columns: ['Side', 'Odds'], rows: [['heads', '1/2'], ['tails', '1/2']] };
 *
 * referenceTableHtml(coin).slice(0, 36) // => '<table><caption>A coin</caption><the'
 * ```
 */
export function referenceTableHtml({ caption, columns, rows }: ReferenceTable): string {
  const head = columns.map((words) => el('th', { scope: 'col' }, words));
  const body = rows.map(([heading = '', ...cells]) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, heading),
      cells.map((words) => el('td', {}, words)),
    ),
  );
  return el('table', {}, el('caption', {}, caption), el('thead', {}, el('tr', {}, head)), el('tbody', {}, body)).markup;
}

/** Settings for drawing a reference table. */
export interface ReferenceTableSettings {
  /** The themes of the game: `renderer.styles`. */
  readonly styles: Styles;
  /** The theme. Default: `'modern'`. */
  readonly theme?: Theme;
  /** Light or dark colours. Default: `'auto'`. */
  readonly colorScheme?: ColorScheme;
  /** The prefix of the ids and styles, as for a picture. Default: the id of the table. */
  readonly prefix?: string;
  /** Width in units, at least 200. Default: 400. */
  readonly width?: number;
}

const MARGIN = 16;
const LEADING = 17;

/**
 * Returns a reference table as SVG. Screen readers can read the SVG as a table.
 *
 * @param reference - A reference table of a game.
 * @param settings - The width, the theme, and the prefix of ids.
 * @returns One `<svg>` element. Its height depends on the content of the table.
 * @throws RangeError if a setting is not valid.
 *
 * @example
 * ```ts
 * import { setup } from 'countersheet/up-against-the-wall';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 * import { renderer, referenceTables } from 'countersheet/up-against-the-wall/picture';
 *
 * referenceTableSvg(referenceTables(setup().setup, messages.labels)[0]!, { styles: renderer.styles }).startsWith('<svg') // => true
 * ```
 */
export function referenceTableSvg(
  reference: ReferenceTable,
  { width = 400, prefix = reference.id, ...settings }: ReferenceTableSettings,
): string {
  if (Number.isNaN(width)) throw new RangeError('Expected a number as the width');
  const colours = coloursOf({ ...settings, prefix });
  const inner = Math.max(200, width) - 2 * MARGIN;
  const widths = columnWidths(reference, inner);
  const caption = wrapped(reference.caption, inner, { size: 16 * BOLD, most: 3 });
  const head = row(colours, reference.columns, { widths, isHead: true });
  const body = stacked([head, ...reference.rows.map((cells) => row(colours, cells, { widths, isHead: false }))], 0);
  const top = MARGIN + caption.length * 20 + 8;
  const height = top + body.height + MARGIN;
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      id: prefix,
      viewBox: `0 0 ${short(inner + 2 * MARGIN)} ${short(height)}`,
      role: 'table',
      'aria-label': reference.caption,
      'font-family': colours.style.type,
      'font-size': 13,
    },
    styleSheet(colours),
    el(
      'g',
      { 'aria-hidden': 'true' },
      shape(colours, 'rect', { width: inner + 2 * MARGIN, height }, { fill: 'paper' }),
      texts(
        colours,
        { x: MARGIN, y: MARGIN + 8, size: 16, isBold: true, family: colours.style.heading, leading: 20 },
        caption,
      ),
    ),
    at(MARGIN, top, body.content),
  ).markup;
}

/**
 * Returns the widths of the columns. Each column is as wide as its widest cell. If there is not enough room, only the
 * wide columns become narrower: they share the remaining room equally.
 */
function columnWidths({ columns, rows }: ReferenceTable, width: number): readonly number[] {
  const wanted = columns.map((heading, column) => {
    const cells = rows.map((cells) => cellWidth(cells[column] ?? '', column === 0));
    return Math.max(cellWidth(heading, true), ...cells) + GUTTER;
  });
  const total = wanted.reduce((sum, each) => sum + each, 0);
  if (total <= width) return wanted.map((each) => (each * width) / total);
  let [room, left] = [width, wanted.length];
  let share = room / left;
  for (const each of wanted.toSorted((one, other) => one - other)) {
    if (each > share) break;
    room -= each;
    left -= 1;
    share = room / left;
  }
  return wanted.map((each) => Math.min(each, share));
}

/** The distance between two columns. */
const GUTTER = 10;

function cellWidth(words: string, isBold: boolean): number {
  return widthOf(words, isBold ? 13 * BOLD : 13);
}

function row(
  colours: Colours,
  cells: readonly string[],
  { widths, isHead }: { readonly widths: readonly number[]; readonly isHead: boolean },
): Block {
  let x = 0;
  const wraps = cells.map((words, column) =>
    wrapped(words, widths[column]! - GUTTER / 2, { size: isHead || column === 0 ? 13 * BOLD : 13, most: 6 }),
  );
  const height = Math.max(...wraps.map((lines) => lines.length)) * LEADING + 9;
  const drawn = wraps.map((lines, column) => {
    const role = isHead ? 'columnheader' : column === 0 ? 'rowheader' : 'cell';
    const style = { x, y: 4.5 + LEADING / 2, leading: LEADING, isBold: isHead || column === 0 };
    x += widths[column]!;
    return el('g', { role }, texts(colours, style, lines));
  });
  const line = shape(
    colours,
    'path',
    { d: `M0 ${short(height)}H${short(x)}`, 'aria-hidden': 'true' },
    { fill: 'none', stroke: isHead ? 'ink' : 'line' },
  );
  return { width: x, height, content: el('g', { role: 'row' }, drawn, line) };
}
