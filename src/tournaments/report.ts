import { itemAt } from '../core/lookups.ts';
import type { PairResult, Standing, Standings } from './standings.ts';

/**
 * Formats the results table of a tournament.
 *
 * @param standings - The participants' standings.
 * @returns The lines of a table, without a final line break. For each participant, a line contains the share and the
 *   rating with their 95 % intervals.
 *
 * @example
 * ```ts
 * import { sample } from 'countersheet/core';
 * import { type Contest, playTournament, standings } from 'countersheet/tournaments';
 * import { upAgainstTheWall as game, type Uaw } from 'countersheet/up-against-the-wall';
 *
 * const participants: Contest<Uaw>['participants'] = ['one', 'two'].map((name) => ({
 *   name,
 *   bot: (_view, choices, rng) => sample(choices, rng),
 * }));
 * const results = await playTournament({ game, participants }, { rounds: 5, seed: 'cup' });
 * formatStandings(standings(results)).split('\n').length // => 4
 * ```
 */
export function formatStandings(standings: Pick<Standings, 'participants'>): string {
  return table(STANDINGS_COLUMNS, standingsRows(standings));
}

/** Column headings of the results table. */
export const STANDINGS_COLUMNS = ['participant', 'seats', 'share %', '95 %', 'Elo', '95 %'] as const;

/** Returns the rows of the results table, with one cell for each heading. */
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
 * Formats the cross table of a tournament. Each cell shows how many points the row's participant has scored against the
 * column's participant, and in how many comparisons of their payoffs.
 *
 * @param standings - The participants and the cross table.
 * @returns The lines of a table, without a final line break.
 *
 * @example
 * ```ts
 * import { sample } from 'countersheet/core';
 * import { type Contest, playTournament, standings } from 'countersheet/tournaments';
 * import { upAgainstTheWall as game, type Uaw } from 'countersheet/up-against-the-wall';
 *
 * const participants: Contest<Uaw>['participants'] = ['one', 'two'].map((name) => ({
 *   name,
 *   bot: (_view, choices, rng) => sample(choices, rng),
 * }));
 * const results = await playTournament({ game, participants }, { rounds: 5, seed: 'cup' });
 * formatCrossTable(standings(results)).split('\n').length // => 4
 * ```
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

/** Returns a share in percent, without the percent sign: `'16.7'`. */
function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function elo(rating: number): string {
  const whole = Math.round(rating);
  return whole > 0 ? `+${String(whole)}` : String(whole).replace('-', '−');
}

/**
 * Returns the lines of a table. The first column contains text and is aligned left; the other columns contain numbers
 * and are aligned right.
 */
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
