import { diceOf, type PrintedTable, rowsOf } from './printed-table.ts';
import { inColumns } from './text-columns.ts';

/**
 * Returns a table as text in columns, with its title above and its legend below.
 *
 * @param table - A checked table.
 *
 * @example
 * ```ts
 * printedTableText({ columns: ['light', 'heavy'], rows: { '1-4': ['-', 'D1'], '5-6': ['D1', 'D2'] } }).split('\n')
 * // => ['d6   light  heavy', '1-4  -      D1', '5-6  D1     D2']
 * ```
 */
export function printedTableText(table: PrintedTable): string {
  const lines = [[diceOf(table), ...table.columns], ...rowsOf(table).map(({ heading, codes }) => [heading, ...codes])];
  const legend = legendOf(table).map(([code, text]) => [code, text]);
  return [
    ...(table.title === undefined ? [] : [table.title]),
    ...inColumns(lines),
    ...(legend.length === 0 ? [] : ['', ...inColumns(legend)]),
  ].join('\n');
}

/**
 * Returns a table as accessible HTML: with a caption and marked headings, and the legend as a list of terms. It has no
 * styles.
 *
 * @param table - A checked table. All its texts are escaped.
 *
 * @example
 * ```ts
 * printedTableHtml({ title: 'Fire', columns: ['all'], rows: { '1-6': ['-'] } }).split('\n')
 * // => [
 * //   '<table>',
 * //   '<caption>Fire</caption>',
 * //   '<thead><tr><th scope="col">d6</th><th scope="col">all</th></tr></thead>',
 * //   '<tbody>',
 * //   '<tr><th scope="row">1-6</th><td>-</td></tr>',
 * //   '</tbody>',
 * //   '</table>',
 * // ]
 * ```
 */
export function printedTableHtml(table: PrintedTable): string {
  const columns = [diceOf(table), ...table.columns].map((heading) => `<th scope="col">${escaped(heading)}</th>`);
  const rows = rowsOf(table).map(({ heading, codes }) => {
    const cells = codes.map((code) => `<td>${escaped(code)}</td>`);
    return `<tr><th scope="row">${escaped(heading)}</th>${cells.join('')}</tr>`;
  });
  const legend = legendOf(table).map(([code, text]) => `<dt>${escaped(code)}</dt><dd>${escaped(text)}</dd>`);
  return [
    '<table>',
    ...(table.title === undefined ? [] : [`<caption>${escaped(table.title)}</caption>`]),
    `<thead><tr>${columns.join('')}</tr></thead>`,
    '<tbody>',
    ...rows,
    '</tbody>',
    '</table>',
    ...(legend.length === 0 ? [] : ['<dl>', ...legend, '</dl>']),
  ].join('\n');
}

function legendOf({ legend = {} }: PrintedTable): readonly (readonly [code: string, text: string])[] {
  return Object.entries(legend).map(([code, { text }]) => [code, text]);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
