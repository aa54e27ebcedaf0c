import type { Counters, CounterTable } from './counters.ts';
import type { GameMap } from './game-map.ts';
import { isHexMap } from './hex-map.ts';

/**
 * Returns a map as text: for each space, the name and, below the name, a letter for the terrain, and the units. For a
 * map of areas, the text has one line for each area. Spaces with the most common terrain have no letter.
 *
 * @param counters - Map and units.
 * @param table - The units on the map.
 *
 * @example
 * ```ts
 * import { Counters, hexMap } from 'countersheet/mechanics';
 *
 * const counters = new Counters({
 *   map: hexMap({ top: 'flat', shifted: 'even', rows: ['..w', '...'], legend: { '.': 'clear', w: 'woods' } }),
 *   sides: ['red', 'blue'],
 *   kinds: { foot: { strengths: [1], allowance: 4 } },
 *   units: [{ id: 'r1', side: 'red', kind: 'foot', at: '0101' }],
 *   costs: { terrain: { clear: 1, woods: 2 } },
 * });
 * mapText(counters, counters.start()).split('\n')
 * // => [
 * //   '0101      0301',
 * //   'r1   0201 w',
 * //   '0102 .    0302',
 * //   '.    0202 .',
 * //   '     .',
 * // ]
 * ```
 */
export function mapText(counters: Counters, table: Pick<CounterTable, 'at'>): string {
  const { map } = counters;
  const letters = terrainLetters(map);
  const contents = map.names.map((_, space) => {
    const units = counters.unitsIn(table, space).map((unit) => counters.ids[unit]!);
    const words = [letters.get(map.terrain[space]!), ...units].filter((word) => word !== undefined);
    return words.length === 0 ? '.' : words.join(' ');
  });
  if (!isHexMap(map)) return map.names.map((name, space) => `${name}: ${contents[space]!}`).join('\n');
  const width = 1 + Math.max(...[...map.names, ...contents].map(({ length }) => length));
  const lines: string[] = [];
  for (const [space, name] of map.names.entries()) {
    const [x, y] = [map.x[space]! - 1, map.y[space]! - 1];
    const [column, line] = map.top === 'flat' ? [width * x, y] : [Math.floor((width * x) / 2), 2 * y];
    for (const [index, text] of [name, contents[space]!].entries())
      lines[line + index] = (lines[line + index] ?? '').padEnd(column) + text;
  }
  return Array.from(lines, (line?: string) => line ?? '').join('\n');
}

/**
 * Returns a letter for each terrain of a map except the most common terrain. The letter of a terrain is the first
 * letter of its name that is not the letter of another terrain.
 */
export function terrainLetters({ terrain }: Pick<GameMap, 'terrain'>): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const each of terrain) counts.set(each, (counts.get(each) ?? 0) + 1);
  const [, ...others] = [...counts.keys()].toSorted((one, other) => counts.get(other)! - counts.get(one)!);
  const letters = new Map<string, string>();
  for (const each of others.sort()) {
    const taken = [...letters.values()];
    letters.set(each, Array.from(each).find((letter) => !taken.includes(letter)) ?? each);
  }
  return letters;
}
