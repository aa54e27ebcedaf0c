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
 * Returns the number of units that an effect changes (CC-4.9). The number is rounded down, but at least one unit
 * changes.
 *
 * @param total - The number of units: an integer, 0 or more.
 * @returns A number from 0 to `total`.
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
 * Returns the effect as it applies to the given units. If the effect removes a share of the units and there is only one
 * unit, this unit falls by one level instead (CC-4.9).
 */
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
 * Applies an effect to units (CC-4.8, CC-4.9). The effect changes the lowest units, and changes each unit only once.
 *
 * @param counts - All units that took part; not modified.
 * @param ladder - For each change and each row, the row of the units after the change; `undefined` if they leave the
 * game.
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
 * Applies attrition to the groups of an area (CC-5.1, CC-5.2). Attrition removes a third or a half of the groups, but
 * at least one group, beginning with the lowest level. A single group falls by one level.
 *
 * @param levels - The number of groups of each level, lowest first; not modified.
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

/** For each level, the next lower level; `undefined` for the lowest level. */
const BELOW = LEVELS.map((_, level) => (level === 0 ? undefined : level - 1));

const GONE = LEVELS.map(() => undefined);
