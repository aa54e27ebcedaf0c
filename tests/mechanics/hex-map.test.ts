import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HexMap, hexMap } from '../../src/mechanics/hex-map.ts';
import { stepsFrom } from '../../src/mechanics/game-map.ts';
import { times } from '../times.ts';
import { hexesArbitrary, hexMapArbitrary } from './map-arbitraries.ts';

const RUNS = { numRuns: times(1000) };

/** A larger map without gaps that contains the given map, so that every straight line stays on the map. */
function filled({ top, x, y, columns, rows }: HexMap): { map: HexMap; at: (hex: number) => number } {
  const shifted = top === 'flat' ? y[0]! % 2 === x[0]! % 2 : x[0]! % 2 === y[0]! % 2;
  const size = 2 * (columns + rows) + 4;
  const map = hexMap({
    top,
    shifted: shifted ? 'even' : 'odd',
    rows: Array.from({ length: size }, () => '.'.repeat(size)),
  });
  const middle = 2 * Math.floor(size / 4);
  return { map, at: (hex) => map.at(x[hex]! + middle, y[hex]! + middle)! };
}

describe('a map of hexes', () => {
  it('has a name for each hex, and finds each hex by its name and its position', () => {
    fc.assert(
      fc.property(hexMapArbitrary, (map) => {
        expect(map.byName.size).toBe(map.size);
        for (const [hex, name] of map.names.entries()) {
          expect(name).toMatch(/^\d{4}$/);
          expect([map.byName.get(name), map.at(map.x[hex]!, map.y[hex]!)]).toEqual([hex, hex]);
        }
      }),
      RUNS,
    );
  });

  it('has distances that equal a breadth-first search on a map without gaps', () => {
    fc.assert(
      fc.property(hexesArbitrary(1), ([map, [from = 0]]) => {
        const whole = filled(map);
        const steps = stepsFrom(whole.map, whole.at(from));
        for (let to = 0; to < map.size; to++) expect(map.distance(from, to)).toBe(steps[whole.at(to)]);
      }),
      { numRuns: times(200) },
    );
  });

  it('has rings of all hexes at a distance', () => {
    fc.assert(
      fc.property(hexesArbitrary(1), fc.nat(5), ([map, [centre = 0]], radius) => {
        const all = [...map.names.keys()].filter((hex) => map.distance(centre, hex) === radius);
        expect(map.ring(centre, radius)).toEqual(all);
        expect(map.ring(centre, 1)).toEqual(map.neighbours[centre]);
      }),
      RUNS,
    );
  });

  it('has no hex across the sides at its edge', () => {
    const { across } = hexMap({ top: 'flat', shifted: 'even', rows: ['.'] });

    expect([...across]).toEqual([-1, -1, -1, -1, -1, -1]);
  });

  it('has opposite sides between neighbours, and a neighbour across each side or none', () => {
    fc.assert(
      fc.property(hexesArbitrary(2), ([map, [hex = 0, other = 0]]) => {
        for (const next of map.neighbours[hex]!) {
          expect(map.side(next, hex)).toBe((map.side(hex, next) + 3) % 6);
          expect(map.across[6 * hex + map.side(hex, next)]).toBe(next);
        }
        expect(map.side(hex, other) >= 0).toBe(map.distance(hex, other) === 1);
      }),
      RUNS,
    );
  });

  it('shares with a neighbour exactly the two corners of their side, each at distance 1 from both middles', () => {
    fc.assert(
      fc.property(hexesArbitrary(1), ([map, [hex = 0]]) => {
        const corners = map.corners(hex);
        for (const { x, y } of corners) {
          const middle = map.centre(hex);
          expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(1);
        }
        for (const next of map.neighbours[hex]!) {
          const side = map.side(hex, next);
          const shared = map.corners(next).filter(({ x, y }) => corners.some((each) => each.x === x && each.y === y));
          expect(new Set(shared)).toEqual(new Set([corners[side], corners[(side + 1) % 6]]));
        }
      }),
      RUNS,
    );
  });

  it('has lines of adjacent hexes, the same in both directions', () => {
    fc.assert(
      fc.property(hexesArbitrary(2), ([map, [from = 0, to = 0]]) => {
        const whole = filled(map);
        const [start, end] = [whole.at(from), whole.at(to)];
        const line = whole.map.line(start, end);
        expect([line[0], line.at(-1), line.length]).toEqual([start, end, whole.map.distance(start, end) + 1]);
        for (const [index, hex] of line.entries()) expect(whole.map.distance(start, hex)).toBe(index);
        expect(whole.map.line(end, start)).toEqual(line.toReversed());
        expect(map.line(from, to).every((hex) => line.includes(whole.at(hex)))).toBe(true);
      }),
      RUNS,
    );
  });

  it('keeps distances when it is turned by 180 degrees', () => {
    fc.assert(
      fc.property(hexesArbitrary(2), ([map, [one = 0, other = 0]]) => {
        const [first, second] = [map.opposite(one), map.opposite(other)];
        fc.pre(first !== undefined && second !== undefined);
        expect(map.distance(first, second)).toBe(map.distance(one, other));
        expect(map.opposite(first)).toBe(one);
      }),
      RUNS,
    );
  });

  it('has an outline of closed lines, which is empty around nothing', () => {
    fc.assert(
      fc.property(hexesArbitrary(5), ([map, hexes]) => {
        const ends = new Map<string, number>();
        const outline = map.outline([...new Set(hexes)]);
        for (const { x, y } of outline.flat()) ends.set(`${x} ${y}`, (ends.get(`${x} ${y}`) ?? 0) + 1);
        expect([...ends.values()].every((count) => count % 2 === 0)).toBe(true);
        expect(map.outline([])).toEqual([]);
      }),
      RUNS,
    );
  });

  it('has the terrain and the hexsides of its drawing', () => {
    const map = hexMap({
      ...{ top: 'flat', shifted: 'even', rows: ['.w.', '. .'], legend: { w: 'woods' } },
      hexsides: { river: '0101/0201 0101/s', ford: '0101/0201' },
    });
    const border = (from: string, to: string): string | undefined => {
      const [one, other] = [map.byName.get(from)!, map.byName.get(to)!];
      return map.borders[map.starts[one]! + map.neighbours[one]!.indexOf(other)];
    };

    expect(map.names).toEqual(['0101', '0102', '0201', '0301', '0302']);
    expect(map.terrain).toEqual(['.', '.', 'woods', '.', '.']);
    expect([border('0101', '0201'), border('0201', '0101'), border('0102', '0101'), border('0201', '0301')]).toEqual([
      'ford',
      'ford',
      'river',
      '',
    ]);
  });

  it.each([
    [['  ', ''], {}, 'Expected at least one hex in the drawing.'],
    [['..'], { river: '0101/0301' }, 'Expected two adjacent spaces such as "0101/0201", not "0101/0301".'],
    [['..'], { river: '0101' }, 'Expected two adjacent spaces such as "0101/0201", not "0101".'],
    [['..'], { river: '0101/nw' }, 'Expected two adjacent spaces such as "0101/0201", not "0101/nw".'],
    [['..', '..'], { river: '0201/north' }, 'Expected two adjacent spaces such as "0101/0102", not "0201/north".'],
    [['.'], { river: '0101/' }, 'Expected two adjacent spaces such as "a/b", not "0101/".'],
  ])('is refused for the rows %j and the hexsides %j', (rows, hexsides, message) => {
    expect(() => hexMap({ top: 'flat', shifted: 'odd', rows, hexsides })).toThrow(message);
  });

  it('is refused if two hexes have the same name', () => {
    expect(() => hexMap({ top: 'flat', shifted: 'odd', rows: ['..'], names: () => 'same' })).toThrow('the same name');
  });
});
