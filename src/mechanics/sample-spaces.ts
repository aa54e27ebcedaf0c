import type { Rng } from '../core/random.ts';
import type { Counters, CounterTable } from './counters.ts';

/** Units that can be exchanged for each other: they have the same kind and the same possible spaces. */
interface Group {
  readonly units: readonly number[];
  readonly spaces: readonly number[];
}

/** One way to fill a space: for each group, the number of its units in this space. */
interface Take {
  readonly counts: readonly number[];
  /**
   * The numbers of units of all groups, encoded as one number. `left`, the numbers of remaining units of all groups, is
   * encoded in the same way.
   */
  readonly code: number;
}

/**
 * Samples the spaces of hidden units. All ways to place the units within the stacking limit have the same probability,
 * except for rounding errors of about 1e-15. To draw the units of a space, the function uses a table with the number of
 * ways to place the remaining units in later spaces.
 *
 * @param counters - The kinds of units and the stacking limits.
 * @param table - The counters that all players see.
 * @param possible - For each unit, the spaces where the unit can be; empty for a unit that the function does not place.
 * @param rng - Source of randomness.
 * @returns For each unit, the sampled space; -1 for a unit that the function does not place.
 * @throws RangeError if it is impossible to place all units.
 */
export function sampleSpaces(
  counters: Counters,
  table: CounterTable,
  possible: readonly (readonly number[])[],
  rng: Rng,
): readonly number[] {
  const groups = groupsOf(counters, possible);
  const spaces = [...new Set(groups.flatMap((group) => group.spaces))];
  const takes = spaces.map((space) => takesOf(counters, table, groups, space));
  const ways = waysFrom(groups, takes);
  const all = groups.map(({ units }) => units.length);
  let left = codeOf(groups, all);
  if (ways[0]![left] === 0) throw new RangeError('There are not enough spaces for the hidden units.');
  const hidden = counters.ids.map(() => -1);
  const waiting = groups.map(({ units }) => shuffled(units, rng));
  for (const [index, space] of spaces.entries()) {
    const options = fitting(takes[index]!, countsOf(groups, left));
    const weights = options.map((take) => weightOf(countsOf(groups, left), take) * ways[index + 1]![left - take.code]!);
    const { counts, code } = options[pick(weights, rng)]!;
    for (const [group, count] of counts.entries())
      for (const unit of waiting[group]!.splice(0, count)) hidden[unit] = space;
    left -= code;
  }
  return hidden;
}

function groupsOf({ mix }: Counters, spaces: readonly (readonly number[])[]): readonly Group[] {
  const groups = new Map<string, { units: number[]; spaces: readonly number[] }>();
  for (const [unit, each] of spaces.entries()) {
    if (each.length === 0) continue;
    const key = `${mix.units[unit]!.kind} ${each.join()}`;
    const group = groups.get(key) ?? { units: [], spaces: each };
    group.units.push(unit);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Returns all ways to fill a space within its stacking limit. */
function takesOf(counters: Counters, table: CounterTable, groups: readonly Group[], space: number): readonly Take[] {
  const there = counters.unitsIn(table, space);
  let takes: readonly (readonly number[])[] = [[]];
  for (const { units, spaces } of groups) {
    const most = spaces.includes(space) ? units.length : 0;
    takes = takes.flatMap((counts) => Array.from({ length: most + 1 }, (_, count) => [...counts, count]));
    takes = takes.filter((counts) => {
      const added = counts.flatMap((count, group) => groups[group]!.units.slice(0, count));
      return added.length === 0 || counters.excess([...there, ...added], space) <= 0;
    });
  }
  return takes.map((counts) => ({ counts, code: codeOf(groups, counts) }));
}

/**
 * For each space and each set of remaining units, returns the number of ways to place these units in this space and in
 * later spaces.
 */
function waysFrom(groups: readonly Group[], takes: readonly (readonly Take[])[]): readonly Float64Array[] {
  const size = groups.reduce((product, { units }) => product * (units.length + 1), 1);
  const ways = [...takes, undefined].map(() => new Float64Array(size));
  ways[takes.length]![0] = 1;
  for (let index = takes.length - 1; index >= 0; index--) {
    for (let left = 0; left < size; left++) {
      const counts = countsOf(groups, left);
      for (const take of fitting(takes[index]!, counts))
        ways[index]![left]! += weightOf(counts, take) * ways[index + 1]![left - take.code]!;
    }
  }
  return ways;
}

function codeOf(groups: readonly Group[], counts: readonly number[]): number {
  return counts.reduceRight((code, count, group) => code * (groups[group]!.units.length + 1) + count, 0);
}

function countsOf(groups: readonly Group[], code: number): readonly number[] {
  let rest = code;
  return groups.map(({ units }) => {
    const count = rest % (units.length + 1);
    rest = (rest - count) / (units.length + 1);
    return count;
  });
}

function fitting(takes: readonly Take[], left: readonly number[]): readonly Take[] {
  return takes.filter(({ counts }) => counts.every((count, group) => count <= left[group]!));
}

/** Returns the number of ways to choose the units for a space from the remaining units. */
function weightOf(left: readonly number[], { counts }: Take): number {
  return counts.reduce((product, count, group) => {
    let ways = product;
    for (let each = 0; each < count; each++) ways *= (left[group]! - each) / (each + 1);
    return ways;
  }, 1);
}

function shuffled(units: readonly number[], rng: Rng): number[] {
  const order = [...units];
  for (let last = order.length - 1; last > 0; last--) {
    const other = rng.int(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

function pick(weights: readonly number[], rng: Rng): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (rng.int(2 ** 53 - 1) / (2 ** 53 - 1)) * total;
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  return index < 0 ? weights.findLastIndex((weight) => weight > 0) : index;
}
