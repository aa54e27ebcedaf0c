import {
  applyStepLosses,
  type StepLosses,
  type UnitCounts,
  weakestUnits,
  totalUnits,
} from '../../../mechanics/unit-counts.ts';
import { type Ladder, LEVELS } from './units.ts';
import type { Effect } from './scenario-shape.ts';

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

/** The effect that falls on these units: one alone is not removed as a share of units, but falls a level (CC-4.9). */
export function effectOn(
  counts: UnitCounts,
  effect: Effect,
  { loneRemoval }: { readonly loneRemoval: 'levels' | 'removed' },
): Effect {
  const { share, change } = effect;
  const isLone = change === 'removed' && share !== 'all' && totalUnits(counts) === 1;
  return isLone && loneRemoval === 'levels' ? { share, change: 'down' } : effect;
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
export function affect(counts: UnitCounts, { share, change }: Effect, ladder: Ladder): StepLosses {
  return applyStepLosses(counts, weakestUnits(counts, sizeOfShare(totalUnits(counts), share)), ladder[change]);
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
export function dwindle(levels: UnitCounts, share: '1/3' | '1/2'): StepLosses {
  const total = totalUnits(levels);
  return applyStepLosses(levels, weakestUnits(levels, sizeOfShare(total, share)), total === 1 ? BELOW : GONE);
}

/** By level: the level below; below the lowest there is none. */
const BELOW = LEVELS.map((_, level) => (level === 0 ? undefined : level - 1));

const GONE = LEVELS.map(() => undefined);
