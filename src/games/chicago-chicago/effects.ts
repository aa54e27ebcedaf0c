/**
 * Thirds and halves: what conflicts and attrition make of a number of units. Nothing here knows a state.
 *
 * @packageDocumentation
 */
import type { Ladder } from './units.ts';
import type { Effect } from './scenario-shape.ts';

/** Numbers of units by sort, lowest first. */
export type Counts = readonly number[];

/**
 * How many of these units an effect falls on (CC-4.9): fractions are dropped, but it falls on one at least.
 *
 * @param total - A whole number, 0 or more.
 * @returns 0 to `total`.
 *
 * @example
 * ```ts
 * sizeOfShare(5, '1/3') // => 1
 * sizeOfShare(5, '1/2') // => 2
 * ```
 */
export function sizeOfShare(total: number, share: Effect['share']): number {
  if (share === 'all' || total === 0) return total;
  return Math.max(1, Math.floor(total / (share === '1/3' ? 3 : 2)));
}

/**
 * The lowest of these units.
 *
 * @param size - How many: 0 to the number of units.
 * @returns How many of each sort.
 */
function lowest(counts: Counts, size: number): number[] {
  const taken: number[] = [];
  let left = size;
  for (let sort = 0; sort < counts.length; sort++) {
    const here = Math.min(counts[sort]!, left);
    taken.push(here);
    left -= here;
  }
  return taken;
}

/** The effect that falls on these units: one alone is not removed as a share of units, but falls a level (CC-4.9). */
export function effectOn(
  counts: Counts,
  effect: Effect,
  { loneRemoval }: { readonly loneRemoval: 'levels' | 'removed' },
): Effect {
  const { share, change } = effect;
  const isLone = change === 'removed' && share !== 'all' && sumOf(counts) === 1;
  return isLone && loneRemoval === 'levels' ? { share, change: 'down' } : effect;
}

/** What an effect did. */
interface Affected {
  /** The units that it fell on, by the sort that they had. */
  readonly units: readonly number[];
  /** All units afterwards, by sort. */
  readonly after: number[];
  /** How many left the game. */
  readonly lost: number;
}

/**
 * What an effect makes of the units that took part (CC-4.8, CC-4.9): it falls on the lowest, and each unit changes once.
 *
 * @param counts - All units that took part; not modified.
 * @param ladder - Where each sort rises and falls to.
 *
 * @example
 * ```ts
 * const ladder = { up: [1, 1], down: [undefined, 0], removed: [undefined, undefined] };
 * affect([1, 5], { share: '1/3', change: 'down' }, ladder).after // => [1, 4]
 * ```
 */
export function affect(counts: Counts, { share, change }: Effect, ladder: Ladder): Affected {
  const total = sumOf(counts);
  const units = lowest(counts, sizeOfShare(total, share));
  const after = counts.map((count, sort) => count - units[sort]!);
  const targets = ladder[change];
  for (let sort = 0; sort < units.length; sort++) {
    const target = targets[sort];
    if (target !== undefined) after[target]! += units[sort]!;
  }
  return { units, after, lost: total - sumOf(after) };
}

/**
 * What attrition takes from groups that stand together (CC-5.1, CC-5.2): a third or a half, the lowest first. One of two
 * is lost; one alone goes down a level.
 *
 * @param levels - Groups by level, lowest first; not modified.
 *
 * @example
 * ```ts
 * dwindle([0, 0, 7, 0], '1/2').after // => [0, 0, 4, 0]
 * dwindle([0, 1, 0, 0], '1/3').after // => [1, 0, 0, 0]
 * ```
 */
export function dwindle(levels: Counts, share: '1/3' | '1/2'): Affected {
  const total = sumOf(levels);
  const units = lowest(levels, sizeOfShare(total, share));
  const after = levels.map((count, level) => count - units[level]!);
  const alone = total === 1 ? units.indexOf(1) : 0;
  if (alone > 0) after[alone - 1] = 1;
  return { units, after, lost: total - sumOf(after) };
}

/** The sum of the counts. */
export function sumOf(counts: Counts): number {
  let total = 0;
  for (let index = 0; index < counts.length; index++) total += counts[index]!;
  return total;
}
