import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameMap } from '../../src/mechanics/game-map.ts';
import { type Going, linkCosts, type MovementCosts, Reach } from '../../src/mechanics/reach.ts';
import { hexMap } from '../../src/mechanics/hex-map.ts';
import { times } from '../times.ts';
import { hexesArbitrary } from './map-arbitraries.ts';

const cost = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant(Infinity));
const costsArbitrary: fc.Arbitrary<MovementCosts> = fc.record({
  terrain: fc.record({ '.': fc.integer({ min: 0, max: 2 }), w: cost, h: cost }),
  borders: fc.record({ river: cost }),
  along: fc.constantFrom({}, { river: 1 }),
});
const rulesArbitrary = fc.record(
  { enter: fc.nat(2), leave: fc.nat(2), stops: fc.boolean(), bars: fc.boolean() },
  { requiredKeys: [] },
);
const flags = fc.infiniteStream(fc.nat(4));

/** The cost of a step, computed directly from the rules. The library uses arrays with one value per link instead. */
function stepCost(
  map: GameMap,
  { terrain, borders = {}, along = {} }: MovementCosts,
  from: number,
  to: number,
): number {
  const feature = map.borders[map.starts[from]! + map.neighbours[from]!.indexOf(to)]!;
  return along[feature] ?? terrain[map.terrain[to]!]! + (borders[feature] ?? 0);
}

/** A simple version of Dijkstra’s algorithm, which processes the cheapest remaining space until no space is left. */
function naive(map: GameMap, from: number, allowance: number, costs: MovementCosts, going: Going): number[] {
  const { blocked, zones, zoneRules: { enter = 0, leave = 0, stops = false, bars = false } = {} } = going;
  const totals = map.names.map((_, space) => (space === from ? 0 : Infinity));
  const open = new Set(map.names.keys());
  for (;;) {
    const [space] = [...open].toSorted((one, other) => totals[one]! - totals[other]!);
    if (space === undefined || totals[space] === Infinity) return totals;
    open.delete(space);
    if (stops && zones?.[space] === 1 && space !== from) continue;
    for (const to of map.neighbours[space]!) {
      if (blocked?.[to] === 1 || (bars && zones?.[space] === 1 && zones[to] === 1)) continue;
      const extra = (zones?.[space] === 1 ? leave : 0) + (zones?.[to] === 1 ? enter : 0);
      const total = totals[space]! + stepCost(map, costs, space, to) + extra;
      if (total <= allowance && total < totals[to]!) totals[to] = total;
    }
  }
}

describe('Reach', () => {
  it('equals a naive search on 3,000 boards, and its paths have the returned costs', () => {
    fc.assert(
      fc.property(
        hexesArbitrary(2),
        costsArbitrary,
        rulesArbitrary,
        flags,
        fc.nat(9),
        (start, costs, rules, bits, most) => {
          const [map, starts] = start;
          const reach = new Reach(map);
          // The test makes two searches, because the second search must also be correct although it reuses the arrays
          // of the first.
          for (const from of starts) {
            const blocked = Uint8Array.from(map.names, () => (bits.next().value === 0 ? 1 : 0));
            const zones = Uint8Array.from(map.names, () => (bits.next().value === 0 ? 1 : 0));
            const going = { costs: linkCosts(map, costs), blocked, zones, zoneRules: rules };
            const expected = naive(map, from, most, costs, going);

            reach.find(from, most, going);

            expect(map.names.map((_, space) => reach.costOf(space))).toEqual(expected);
            const found = [...reach.spaces.subarray(0, reach.count)];
            expect(found.toSorted((one, other) => one - other)).toEqual(
              [...map.names.keys()].filter((space) => expected[space] !== Infinity),
            );
            for (const space of found) expect(pathCost(map, reach.pathTo(space), costs, going)).toBe(expected[space]);
          }
        },
      ),
      { numRuns: times(3000) },
    );
  });

  it('finds nothing from an earlier search, even after a million searches', () => {
    const map = mapOfLine(5);
    const costs = linkCosts(map, { terrain: { '.': 1 } });
    const reach = new Reach(map);
    reach.find(0, 4, { costs });
    for (let round = 0; round < 1000; round++) reach.find(0, 1_000_000, { costs });
    reach.find(4, 1, { costs });

    expect(map.names.map((_, space) => reach.costOf(space))).toEqual([Infinity, Infinity, Infinity, 1, 0]);
    expect([reach.has(0), reach.pathTo(0)]).toEqual([false, []]);
  });

  it('finds spaces as far away as a large allowance permits', () => {
    const map = mapOfLine(200);
    const reach = new Reach(map);
    reach.find(0, 150, { costs: linkCosts(map, { terrain: { '.': 1 } }) });

    expect([reach.count, reach.costOf(150), reach.costOf(151)]).toEqual([151, 150, Infinity]);
  });

  it('allocates nothing in a search', () => {
    const map = mapOfLine(100);
    const going = { costs: linkCosts(map, { terrain: { '.': 1 } }), zones: new Uint8Array(map.size) };
    const reach = new Reach(map);
    const searches = (): number => {
      const before = process.memoryUsage().heapUsed;
      for (let count = 0; count < 2000; count++) reach.find(50, 20, going);
      return process.memoryUsage().heapUsed - before;
    };
    const least = Math.min(...Array.from({ length: 20 }, () => Math.abs(searches())));

    expect(least).toBeLessThan(20_000);
  });

  it.each([
    [{ terrain: {} }],
    [{ terrain: { '.': -1 } }],
    [{ terrain: { '.': 0.5 } }],
    [{ terrain: { '.': Number.NaN } }],
    [{ terrain: { '.': 1e10 } }],
  ])('refuses the costs %j', (costs) => {
    expect(() => linkCosts(mapOfLine(2), costs)).toThrow('Expected a cost of at least 0 for the terrain "."');
  });
});

function mapOfLine(length: number): GameMap {
  return hexMap({ top: 'flat', shifted: 'even', rows: Array.from({ length }, () => '.') });
}

function pathCost(map: GameMap, path: readonly number[], costs: MovementCosts, going: Going): number {
  const { zones, zoneRules: { enter = 0, leave = 0 } = {} } = going;
  return path.slice(1).reduce((sum, to, index) => {
    const from = path[index]!;
    return sum + stepCost(map, costs, from, to) + (zones?.[from] ?? 0) * leave + (zones?.[to] ?? 0) * enter;
  }, 0);
}
