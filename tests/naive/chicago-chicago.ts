/** A naive implementation of movement and effects in Chicago-Chicago!, which handles each unit separately. */

/** The costs of the cheapest paths, found by trying all paths. */
export function cheapestCosts(
  links: readonly (readonly [number, number])[],
  size: number,
  { from, entryCosts, budget }: { from: number; entryCosts: readonly number[]; budget: number },
): (number | undefined)[] {
  const best: (number | undefined)[] = Array.from({ length: size }, () => undefined);
  const walk = (at: number, spent: number): void => {
    if (spent > budget) return;
    const known = best[at];
    if (known === undefined || spent < known) best[at] = spent;
    for (const [one, other] of links) {
      if (one === at) walk(other, spent + entryCosts[other]!);
      else if (other === at) walk(one, spent + entryCosts[one]!);
    }
  };
  walk(from, 0);
  return best;
}

/** A police unit or a group. */
export interface NaiveUnit {
  readonly side: 'police' | 'demonstrators';
  /** The level: 3, 2 or 1 for platoons, 4 to 1 for groups, `'guard'` or `'tac'` for other police units. */
  level: number | 'guard' | 'tac';
  readonly infiltrated: boolean;
}

const ORDER: Readonly<Record<string, number>> = { 4: 0, 3: 1, 2: 2, 1: 3, guard: 4, tac: 5 };

/** Applies an effect to the units in a conflict, and returns the units that remain. */
export function afterEffect(
  units: readonly NaiveUnit[],
  share: '1/3' | '1/2' | 'all',
  change: 'up' | 'down' | 'removed',
  loneRemoval: 'levels' | 'removed',
): NaiveUnit[] {
  if (units.length === 1 && change === 'removed' && share !== 'all' && loneRemoval === 'levels')
    return changed(units[0]!, 'down');
  const parts = { '1/3': 3, '1/2': 2, all: 1 };
  let size = Math.trunc(units.length / parts[share]);
  if (size === 0 && units.length > 0) size = 1;
  const sorted = [...units].sort((one, other) => rankOf(one) - rankOf(other));
  const hit = sorted.slice(0, size);
  return [...hit.flatMap((unit) => changed(unit, change)), ...sorted.slice(size)];
}

/** The remaining groups in an area after attrition. */
export function afterAttrition(levels: readonly number[], part: 2 | 3): number[] {
  const sorted = [...levels].sort((one, other) => other - one);
  if (sorted.length === 1) return sorted[0] === 4 ? [] : [sorted[0]! + 1];
  const lost = sorted.length === 2 ? 1 : Math.trunc(sorted.length / part);
  return sorted.slice(lost);
}

function rankOf({ level, infiltrated }: NaiveUnit): number {
  return ORDER[level]! * 2 + (infiltrated ? 1 : 0);
}

function changed(unit: NaiveUnit, change: 'up' | 'down' | 'removed'): NaiveUnit[] {
  if (unit.level === 'tac') return [unit];
  if (unit.level === 'guard') return change === 'up' ? [unit] : [];
  if (change === 'removed') return [];
  if (change === 'up') return [{ ...unit, level: unit.level === 1 ? 1 : unit.level - 1 }];
  const lowest = unit.side === 'police' ? 3 : 4;
  return unit.level === lowest ? [] : [{ ...unit, level: unit.level + 1 }];
}
