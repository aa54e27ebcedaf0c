/**
 * The number of units of each sort. The sorts are numbered from 0, and the weakest sort is the first. Each number is a
 * whole number, 0 or more.
 */
export type UnitCounts = readonly number[];

/** The result of {@link applyStepLosses}. */
export interface StepLosses {
  /** For each sort, the number of units that had this sort and were changed or eliminated. */
  readonly units: UnitCounts;
  /** Number of remaining units of each sort. */
  readonly after: readonly number[];
  /** Number of eliminated units. */
  readonly lost: number;
}

/**
 * Returns the total number of units.
 *
 * @param counts - Not modified.
 *
 * @example
 * ```ts
 * totalUnits([1, 5, 2]) // => 8
 * ```
 */
export function totalUnits(counts: UnitCounts): number {
  let total = 0;
  for (let sort = 0; sort < counts.length; sort++) total += counts[sort]!;
  return total;
}

/**
 * Selects the weakest units.
 *
 * @param counts - Not modified.
 * @param size - Number of units to select: 0 to the number of all units.
 * @returns For each sort, the number of selected units.
 *
 * @example
 * ```ts
 * weakestUnits([1, 5, 2], 3) // => [1, 2, 0]
 * ```
 */
export function weakestUnits(counts: UnitCounts, size: number): UnitCounts {
  const taken: number[] = [];
  let left = size;
  for (let sort = 0; sort < counts.length; sort++) {
    const here = Math.min(counts[sort]!, left);
    taken.push(here);
    left -= here;
  }
  return taken;
}

/**
 * Moves some units to other sorts, usually to weaker sorts, or eliminates them.
 *
 * @param counts - For each sort, the number of units; not modified.
 * @param units - For each sort, the number of units to change.
 * @param targets - For each sort, the new sort of the units; absent if the units are eliminated.
 *
 * @example
 * ```ts
 * applyStepLosses([1, 5], weakestUnits([1, 5], 3), [undefined, 0]) // => { units: [1, 2], after: [2, 3], lost: 1 }
 * ```
 */
export function applyStepLosses(
  counts: UnitCounts,
  units: UnitCounts,
  targets: readonly (number | undefined)[],
): StepLosses {
  const after = counts.map((count, sort) => count - units[sort]!);
  let lost = 0;
  for (let sort = 0; sort < units.length; sort++) {
    const target = targets[sort];
    if (target === undefined) lost += units[sort]!;
    else after[target]! += units[sort]!;
  }
  return { units, after, lost };
}
