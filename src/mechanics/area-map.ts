import { itemAt } from '../core/lookups.ts';
import type { Issue } from '../core/schema.ts';

/** Two areas that are next to each other, in any order. */
export type Link = readonly [string, string];

/** A map made ready for use. Areas are numbered from 0 in the order in which they were given. */
export interface AreaMap {
  readonly ids: readonly string[];
  /** The number of each area, by its name. */
  readonly places: ReadonlyMap<string, number>;
  /** For each area the numbers of the areas next to it, smallest first. */
  readonly neighbours: readonly (readonly number[])[];
}

/**
 * Makes the map of these areas and links.
 *
 * @param ids - Names of the areas, all different.
 * @param links - Each pair once; must be such that {@link issueInLinks} finds no issue.
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
 * Finds what is wrong with links: an area that there is not, an area next to itself, a pair given twice, or a map that
 * falls apart.
 *
 * @param ids - All areas.
 * @param links - Pairs of them.
 * @returns The first issue, its path being from the list of links; `undefined` if there is none.
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
 * The cheapest cost of going to every area.
 *
 * @param from - Number of the area to start from, which costs nothing.
 * @param entryCosts - For each area the cost of entering it: whole numbers of at least 1.
 * @param budget - The most that may be spent: 0 or more; `Infinity` if all may.
 * @returns For each area the cost, or `undefined` where the budget does not reach.
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
  // Areas wait in the list under the cost at which they were reached, so that the cheapest always come first.
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

/** The name of an area that cannot be reached from the first, if there is one. */
function unreachable(map: AreaMap): string | undefined {
  const { ids } = map;
  if (ids.length === 0) return undefined;
  const costs = costsFrom(map, 0, { entryCosts: ids.map(() => 1), budget: ids.length });
  return ids.find((_, place) => costs[place] === undefined);
}
