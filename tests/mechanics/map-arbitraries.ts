import fc from 'fast-check';
import { type HexMap, hexMap } from '../../src/mechanics/hex-map.ts';

/** Random hex maps with any outline of at least one hex, both orientations and shifts, three terrains, and rivers. */
export const hexMapArbitrary: fc.Arbitrary<HexMap> = fc
  .record({
    top: fc.constantFrom('flat' as const, 'pointy' as const),
    shifted: fc.constantFrom('odd' as const, 'even' as const),
    rows: fc.array(fc.array(fc.constantFrom('.', '.', 'w', 'h', ' '), { minLength: 1, maxLength: 9 }), {
      minLength: 1,
      maxLength: 9,
    }),
    rivers: fc.infiniteStream(fc.nat(5)),
  })
  .map(({ rows, rivers, ...drawing }) => {
    const lines = rows.map((characters) => characters.join(''));
    if (lines.every((line) => line.trim() === '')) lines[0] = '.';
    const dry = hexMap({ ...drawing, rows: lines });
    const hexsides = dry.neighbours.flatMap((all, hex) =>
      all.filter((next) => next > hex).map((next) => `${dry.names[hex]!}/${dry.names[next]!}`),
    );
    const wet = hexsides.filter(() => rivers.next().value === 0).join(' ');
    return hexMap({ ...drawing, rows: lines, hexsides: { river: wet } });
  });

/** A random map, and random hexes of this map. */
export function hexesArbitrary(count: number): fc.Arbitrary<readonly [HexMap, readonly number[]]> {
  return hexMapArbitrary.chain((map) =>
    fc.tuple(fc.constant(map), fc.array(fc.nat(map.size - 1), { minLength: count, maxLength: count })),
  );
}
