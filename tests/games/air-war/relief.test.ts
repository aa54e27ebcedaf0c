import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../../src/core/random.ts';
import { boardOf } from '../../../src/games/air-war/rules/board.ts';
import { type Action, airWar as game } from '../../../src/games/air-war/rules/index.ts';
import type { NamedOrder } from '../../../src/games/air-war/rules/orders.ts';
import { hexBoard } from '../../../src/games/air-war/rules/hexes.ts';
import { tinySalient, tinySideways } from './arbitraries.ts';
import { faultOf } from '../../faults.ts';
import { type AirWarState, codeOf, COMMIT, edited, legalLines, play, position, unitsOf } from './play.ts';
import { IS_THOROUGH, some, times } from '../../times.ts';

const { columns, rows } = tinySalient.board;
const hex = hexBoard(columns, rows);
const start = game.setup({ scenario: tinySalient, cities: 'scenario', placement: 'scenario' });
const full = start.table.cities.find(({ owner, productive }) => owner === 'B' && productive)!.field;

/**
 * A position in which four units of B are on B's productive city and many more are around it. A has one unit far away.
 */
function crowd(rng: Rng, density: number): AirWarState {
  return edited(start, ({ table }) => {
    table.cycle = 3; // The truce is over.
    const units = [full, full, full, full];
    for (let field = 0; field < hex.size; field++) {
      if (field === full) continue;
      for (let unit = 0; unit < 3; unit++) if (rng.int(100) < density) units.push(field);
    }
    table.units = { A: [0], B: units.sort((one, other) => one - other) };
  });
}

/**
 * Random moves of some of B's units to neighbouring fields, sorted by field. The moves can exceed the limits of the
 * rules.
 */
function anyMoves(state: AirWarState, rng: Rng): readonly NamedOrder[] {
  const counts = new Map<string, NamedOrder>();
  for (const field of state.table.units.B) {
    const around = hex.neighbours[field]!;
    if (field !== full && rng.int(3) > 0) continue;
    const order = { from: hex.names[field]!, to: hex.names[around[rng.int(around.length)]!]! };
    const key = `${order.from}-${order.to}`;
    counts.set(key, { ...order, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const number = (name: string): number => hex.byName.get(name)!;
  return [...counts.values()].sort(
    (one, other) => number(one.from) - number(other.from) || number(one.to) - number(other.to),
  );
}

function countsAfter(state: AirWarState, moves: readonly NamedOrder[]): readonly number[] {
  const counts = Array.from({ length: hex.size }, () => 0);
  for (const field of state.table.units.B) counts[field]!++;
  for (const { from, to, count } of moves) {
    counts[hex.byName.get(from)!]! -= count;
    counts[hex.byName.get(to)!]! += count;
  }
  return counts;
}

describe('orders on crowded fields', () => {
  it('[AW-4.5] can always be completed and committed with listed actions, whatever was chosen before', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 30, max: 98 }), (seed, density) => {
        const rng = createRng(seed);
        let state = crowd(rng, density);
        for (let orders = 0; game.turn(state).kind === 'decision'; orders++) {
          const listed = game.legalActions(state, 'B');
          expect(listed.length).toBeGreaterThan(0);
          const action = listed[rng.int(listed.length)]!;
          if (action.type === 'commit') break;
          expect(orders).toBeLessThan(6 * hex.size);
          state = game.applyAction(state, action);
        }
        expect(game.whyIllegal(state, { type: 'commit', player: 'B' })).toBeUndefined();
      }),
      { numRuns: times(12) },
    );
  });

  it('[AW-4.1, AW-4.5] are accepted one by one if they leave at most three units on every field', () => {
    let [accepted, refused] = [0, 0];
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 10, max: 70 }), (seed, density) => {
        const rng = createRng(seed);
        const state = crowd(rng, density);
        // Removes some of the moves after which a field has more than three units.
        let moves = [...anyMoves(state, rng)];
        for (let turn = rng.int(3) * 20; turn > 0; turn--) {
          const counts = countsAfter(state, moves);
          const bad = moves.findIndex(({ to }) => counts[hex.byName.get(to)!]! > 3);
          if (bad >= 0) moves = moves.filter((_, index) => index !== bad);
        }
        const isGood = Math.max(...countsAfter(state, moves)) <= 3;
        const bulk: Action = { type: 'orders', player: 'B', flights: [], moves };
        expect(game.whyIllegal(state, bulk) === undefined).toBe(isGood);
        if (!isGood) {
          refused++;
          return;
        }
        accepted++;
        const small = moves.map((move) => ({ type: 'move', player: 'B', ...move }) as const);
        const written = small.reduce<AirWarState>((before, action) => game.applyAction(before, action), state);
        expect(game.applyAction(written, { type: 'commit', player: 'B' })).toEqual(game.applyAction(state, bulk));
      }),
      { numRuns: times(300) },
    );
    if (IS_THOROUGH) expect(Math.min(accepted, refused)).toBeGreaterThan(20);
  });

  it('[AW-7.1] can move a fourth unit away through full fields, each of which passes one unit to the next field', () => {
    // B has three units on every field, except two in the farthest corner and four on the city.
    const corner = hex.byName.get('a1')!;
    const crowded = edited(start, ({ table }) => {
      table.cycle = 3;
      const units = [...hex.names.keys()].flatMap((field) => {
        const count = field === full ? 4 : field === corner ? 2 : 3;
        return Array.from({ length: count }, () => field);
      });
      table.units = { A: [hex.size - 1], B: units };
    });

    expect(legalLines(crowded, 'B')).not.toContain('B commit');
    const rng = createRng('corner');
    let state = crowded;
    for (;;) {
      const listed = legalLines(state, 'B');
      if (listed.includes('B commit')) break;
      state = play(state, listed[rng.int(listed.length)]!);
    }
    const after = play(state, 'B commit', 'A commit');
    expect(Math.max(...Object.values(unitsOf(after, 'B')))).toBeLessThanOrEqual(4);
    expect(unitsOf(after, 'B')['a1']).toBe(3);
  });

  it('[AW-7.1] are not needed on a board without free fields, because no fourth unit is produced or accepted there', () => {
    // Because of the truce, B cannot enter A's home. B has three units on each field outside A's home.
    const { zones } = boardOf(tinySalient);
    const packed = (onCity: number) =>
      edited(start, ({ table }) => {
        table.units.A = [0];
        table.units.B = [...zones.keys()]
          .filter((field) => zones[field] !== 'A')
          .flatMap((field) => Array.from({ length: field === full ? onCity : 3 }, () => field));
      });

    expect(faultOf(() => packed(4))).toMatchObject({ path: 'table.units.B' });
    expect(unitsOf(play(packed(3), ...COMMIT), 'B')[hex.names[full]!]).toBe(3);
  });
});

describe('a flight', () => {
  it('[AW-4.1, AW-7.2] brings no fourth unit to a field that has only closed fields around it', () => {
    // The corner a1 has the neighbours a2 and b1. B cannot enter these two fields, because A has a city on b2 and an
    // airport next to the city.
    const city = (name: string): { field: string; productive: boolean } => ({ field: name, productive: true });
    const givenCities = { A: [city('b2'), city('m4')], B: [city('p4'), city('s4')] };
    const options = { scenario: { ...tinySideways, givenCities }, cities: 'scenario', placement: 'scenario' } as const;
    const withCorner = (count: number): AirWarState => position('', { options, B: { a1: count, p5: 1 } });

    expect(legalLines(withCorner(2), 'B')).toContain('B fly p5 a1 1 -');
    expect(legalLines(withCorner(3), 'B')).not.toContain('B fly p5 a1 1 -');
    expect(codeOf(withCorner(3), 'B fly p5 a1 1')).toBe('more-than-three AW-4.1');
  });
});

describe('random play', () => {
  /** The number of random actions until the match ends. */
  function actionsOf(state: AirWarState, seed: string): number {
    const rng = createRng(seed);
    const fork = game.fork(state, { dice: rng });
    let actions = 0;
    for (; fork.turn().kind !== 'over'; actions++) fork.apply(fork.randomAction(rng));
    return actions;
  }

  it('ends on a small board that fills up', () => {
    const maxCycles = times(300);
    const state = game.setup({ scenario: tinySalient, cities: 'scenario', placement: 'scenario', maxCycles });

    expect(actionsOf(state, 'filling')).toBeGreaterThan(2 * maxCycles);
  });

  it('ends the large game with a salient', () => {
    const options = { scenario: 'large-salient', cities: 'scenario', placement: 'scenario', maxCycles: 90 } as const;

    expect(actionsOf(game.setup(options), 'salient')).toBeGreaterThan(90);
  });

  it('ends from an untrusted state with crowded fields', () => {
    for (const density of some([80, 50, 95], 1)) {
      const state = edited(crowd(createRng(density), density), ({ setup }) => Object.assign(setup, { maxCycles: 12 }));
      expect(actionsOf(game.parseState(JSON.parse(JSON.stringify(state))), 'crowd')).toBeGreaterThan(12);
    }
  });
});
