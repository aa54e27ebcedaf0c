/** Numbers of units by sort, the lowest sort first: whole numbers, 0 or more. */
export type UnitCounts = readonly number[];

/** What became of units. */
export interface StepLosses {
  /** The units that changed, by the sort that they had. */
  readonly units: UnitCounts;
  /** All units afterwards, by sort. */
  readonly after: readonly number[];
  /** How many are gone. */
  readonly lost: number;
}

/**
 * How many units there are.
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
 * The lowest of some units.
 *
 * @param counts - Not modified.
 * @param size - How many: 0 to the number of units.
 * @returns How many of each sort.
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
 * Changes some of the units, each once.
 *
 * @param counts - All units; not modified.
 * @param units - Those that change, by sort.
 * @param targets - By sort: the sort that they become; absent where they are gone.
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
