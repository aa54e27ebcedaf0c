/** Draws the intervals in table cells, such as `46 (40–52)` in percent, as a point and a line. */
import type { MarkdownRenderer } from 'vitepress';

type Token = ReturnType<MarkdownRenderer['parse']>[number];

/** Matches a share in percent, followed by the bounds of its interval. */
const INTERVAL = /(\d+) \((\d+)–(\d+)\)/gu;

/** Draws a plot for each interval in a cell. Screen readers skip the plot, because it repeats the text of the cell. */
export function intervalsIn(cell: Token): readonly Token[] {
  return [...cell.content.matchAll(INTERVAL)].map(([, share, low, high]) => {
    const token = new (cell.constructor as new (type: string, tag: string, nesting: 0) => Token)('html_inline', '', 0);
    token.content = plotOf(Number(share), Number(low), Number(high));
    return token;
  });
}

/**
 * Returns a plot as SVG: a scale from 0 to 100 with a mark in the middle, the interval as a line, and the share as a
 * dot.
 */
function plotOf(share: number, low: number, high: number): string {
  const line = (from: number, to: number, kind: string): string =>
    `<line class="${kind}" x1="${String(from)}" x2="${String(to)}" y1="6" y2="6" />`;
  const middle = '<line class="middle" x1="50" x2="50" y1="0" y2="12" />';
  const parts = [
    line(0, 100, 'scale'),
    middle,
    line(low, high, 'range'),
    `<circle cx="${String(share)}" cy="6" r="3" />`,
  ];
  return `<svg class="interval" viewBox="-4 0 108 12" aria-hidden="true">${parts.join('')}</svg>`;
}
