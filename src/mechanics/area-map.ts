import { itemAt } from '../core/lookups.ts';
import type { Issue } from '../core/schema.ts';

/** Two adjacent areas, in any order. */
export type Link = readonly [string, string];

/** A map with its lookup tables. Areas are numbered from 0 in the given order. */
export interface AreaMap {
  readonly ids: readonly string[];
  /** Number of each area, by name. */
  readonly places: ReadonlyMap<string, number>;
  /** For each area, the numbers of the adjacent areas in ascending order. */
  readonly neighbours: readonly (readonly number[])[];
}

/**
 * Creates a map from areas and links.
 *
 * @param ids - Names of the areas, without duplicates.
 * @param links - Each pair once. {@link issueInLinks} must find no issue in them.
 *
 * @example
 * ```ts
 * areaMap(['hill', 'lake', 'mill'], [['lake', 'hill'], ['mill', 'lake']]).neighbours // => [[1], [0, 2], [1]]
 * ```
 */
export function areaMap(ids: readonly string[], links: readonly Link[]): AreaMap {
  const places = new Map(ids.map((id, place) => [id, place]));
  const neighbours = ids.map((): number[] => []);
  for (const [one, other] of links) {
    const [first, second] = [ids.indexOf(one), ids.indexOf(other)];
    itemAt(neighbours, first).push(second);
    itemAt(neighbours, second).push(first);
  }
  for (const places of neighbours) places.sort((one, other) => one - other);
  return { ids, places, neighbours };
}

/**
 * Returns the first issue in a list of links: an unknown area, an area linked to itself, a duplicate pair, or a map
 * that is not connected.
 *
 * @param ids - All areas.
 * @param links - Pairs of areas.
 * @returns The issue with its path in the list of links; `undefined` if there is none.
 *
 * @example
 * ```ts
 * issueInLinks(['hill', 'lake'], [['hill', 'lake'], ['lake', 'hill']])?.path // => '1'
 * ```
 */
export function issueInLinks(ids: readonly string[], links: readonly Link[]): Issue | undefined {
  const known = new Set(ids);
  const seen = new Set<string>();
  for (const [index, [one, other]] of links.entries()) {
    const strange = known.has(one) ? (known.has(other) ? undefined : 1) : 0;
    if (strange !== undefined)
      return {
        path: `${String(index)}.${String(strange)}`,
        reason: `There is no area "${strange === 0 ? one : other}"`,
      };
    if (one === other) return { path: String(index), reason: `The area "${one}" cannot be next to itself` };
    const pair = JSON.stringify([one, other].sort());
    if (seen.has(pair)) return { path: String(index), reason: `${one} and ${other} are linked twice` };
    seen.add(pair);
  }
  const apart = unreachable(areaMap(ids, links));
  return apart === undefined ? undefined : { path: '', reason: `No links lead from ${String(ids[0])} to ${apart}` };
}

/**
 * Returns the least movement cost to every area.
 *
 * @param from - Number of the starting area, which costs nothing.
 * @param entryCosts - Cost of entering each area: whole numbers of at least 1.
 * @param budget - Greatest allowed cost: 0 or more, or `Infinity`.
 * @returns The cost for each area, or `undefined` if it exceeds the budget.
 *
 * @example
 * ```ts
 * const valley = areaMap(['hill', 'lake', 'mill'], [['hill', 'lake'], ['lake', 'mill']]);
 * costsFrom(valley, 0, { entryCosts: [1, 2, 1], budget: 2 }) // => [0, 2, undefined]
 * ```
 */
export function costsFrom(
  { neighbours }: AreaMap,
  from: number,
  { entryCosts, budget }: { readonly entryCosts: readonly number[]; readonly budget: number },
): (number | undefined)[] {
  const costs = neighbours.map((): number | undefined => undefined);
  costs[from] = 0;
  // There is a list of waiting areas for each cost, so that the areas with the lowest cost are visited first.
  const waiting: number[][] = [[from]];
  for (let cost = 0; cost < waiting.length; cost++) {
    for (const area of waiting[cost] ?? []) {
      if (costs[area] !== cost) continue;
      for (const next of neighbours[area] as readonly number[]) {
        const total = cost + (entryCosts[next] as number);
        if (total > budget || total >= (costs[next] ?? Infinity)) continue;
        costs[next] = total;
        (waiting[total] ??= []).push(next);
      }
    }
  }
  return costs;
}

/** Returns an area that cannot be reached from the first area, if there is one. */
function unreachable(map: AreaMap): string | undefined {
  const { ids } = map;
  if (ids.length === 0) return undefined;
  const costs = costsFrom(map, 0, { entryCosts: ids.map(() => 1), budget: ids.length });
  return ids.find((_, place) => costs[place] === undefined);
}
