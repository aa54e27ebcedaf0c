import { itemAt } from '../core/lookups.ts';
import type { PairResult, Standing, Standings } from './standings.ts';

/**
 * Writes the table of a tournament.
 *
 * @param standings - Their participants.
 * @returns Lines without a line break at the end: which share each has got, and its rating, each with its interval of 95 %.
 */
export function formatStandings(standings: Pick<Standings, 'participants'>): string {
  return table(STANDINGS_COLUMNS, standingsRows(standings));
}

/** Headings of the table of a tournament. */
export const STANDINGS_COLUMNS = ['participant', 'seats', 'share %', '95 %', 'Elo', '95 %'] as const;

/** The rows of the table of a tournament, a cell for each heading. */
export function standingsRows({ participants }: Pick<Standings, 'participants'>): readonly (readonly string[])[] {
  return participants.map(({ participant, seats, share, interval, rating, ratingInterval }) => [
    participant,
    String(seats),
    percent(share),
    `${percent(interval.lo)} – ${percent(interval.hi)}`,
    elo(rating),
    ratingText(ratingInterval),
  ]);
}

/**
 * Writes the cross table of a tournament: what each row's participant has won from each column's, of how many comparisons.
 *
 * @param standings - Their participants, and the table.
 * @returns Lines without a line break at the end.
 */
export function formatCrossTable({ participants, crossTable }: Pick<Standings, 'participants' | 'crossTable'>): string {
  const names = participants.map(({ participant }) => participant);
  const rows = crossTable.map((row, index) => [itemAt(names, index), ...row.map(encounterText)]);
  return table(['', ...names], rows);
}

function ratingText({ lo, hi }: Standing['ratingInterval']): string {
  if (lo === null) return `below ${elo(hi ?? 0)}`;
  return hi === null ? `above ${elo(lo)}` : `${elo(lo)} – ${elo(hi)}`;
}

function encounterText(encounter: PairResult | undefined): string {
  return encounter === undefined ? '' : `${String(encounter.points)} / ${String(encounter.comparisons)}`;
}

/** A share as a percentage, without its sign: `'16.7'`. */
function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function elo(rating: number): string {
  const whole = Math.round(rating);
  return whole > 0 ? `+${String(whole)}` : String(whole === 0 ? 0 : whole).replace('-', '−');
}

/** Columns as wide as their widest cell: text in the first, numbers in the others. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|').replace(/\s/g, ' ')));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => itemAt(row, column).length), 2));
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const padded = (cell: string, column: number): string => {
    const width = itemAt(widths, column);
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  const [first, ...others] = cells.map((row) => row.map(padded));
  return [first, rule, ...others].map((row) => `| ${(row ?? []).join(' | ')} |`).join('\n');
}
