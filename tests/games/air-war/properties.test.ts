import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.ts';
import { boardOf } from '../../../src/games/air-war/rules/board.ts';
import {
  type Action,
  airWar as game,
  type Event,
  opponentOf,
  type Options,
  type Side,
  SIDES,
  VARIANTS,
} from '../../../src/games/air-war/rules/index.ts';
import { hexBoard } from '../../../src/games/air-war/rules/hexes.ts';
import { optionsArbitrary, smallScenarios, tiny, tinyClose, tinySalient } from './arbitraries.ts';
import type { AirWarState } from './play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

const matchArbitrary = fc.tuple(
  fc.oneof(
    optionsArbitrary,
    fc.record<Options>({
      scenario: fc.constantFrom(...VARIANTS),
      cities: fc.constant('scenario'),
      placement: fc.constant('scenario'),
      maxCycles: fc.constant(4),
    }),
  ),
  fc.nat(),
);

/** An arbitrary for matches on a small board on which random play leads to fights and captured cities. */
const closeMatches = fc.tuple(
  fc.record<Options>({
    scenario: fc
      .tuple(fc.boolean(), fc.constantFrom(0, 1, 5))
      .map(([symmetric, captureDelay]) => ({ ...tinyClose, symmetric, captureDelay })),
    cities: fc.constant('scenario'),
    placement: fc.constant('scenario'),
    maxCycles: fc.constant(30),
  }),
  fc.nat(),
);

/** Plays a random match, and passes every step to a callback. */
function watch(
  options: Options,
  seed: number,
  see: (before: AirWarState, action: Action, after: AirWarState, events: readonly Event[]) => void,
): void {
  const rng = createRng(seed);
  let state = game.setup(options);
  while (game.turn(state).kind !== 'over') {
    const action = game.randomAction(state, rng) as Action;
    const step = game.step(state, action);
    see(state, action, step.state, step.events);
    state = step.state;
  }
}

describe('in every random match', () => {
  it('[AW-4.1] no field holds more than three units of a colour after the moves', () => {
    fc.assert(
      fc.property(matchArbitrary, ([options, seed]) => {
        watch(options, seed, (_before, _action, { setup, table }) => {
          for (const side of SIDES) {
            const counts = new Map<number, number>();
            for (const field of table.units[side]) counts.set(field, (counts.get(field) ?? 0) + 1);
            const isFour = (field: number): boolean =>
              setup.scenario.reinforced === side &&
              table.phase.kind !== 'fire' &&
              table.cities.some((city) => city.field === field && city.productive && city.owner === side);
            for (const [field, count] of counts) expect(count).toBeLessThanOrEqual(isFour(field) ? 4 : 3);
          }
        });
      }),
      { numRuns: times(40) },
    );
  });

  it('[AW-5.3] half of the shots kill a unit each, at most all units on the field die, and no unit fires twice', () => {
    fc.assert(
      fc.property(matchArbitrary, ([options, seed]) => {
        watch(options, seed, (before, _action, after, events) => {
          const killed = { A: 0, B: 0 };
          const shots = { A: 0, B: 0 };
          for (const [index, event] of events.entries()) {
            if (event.type === 'shots-fired') {
              shots[event.player] += event.shots;
              const next = events[index + 1];
              const dead = next?.type === 'units-killed' ? next.count : 0;
              expect(dead).toBeLessThanOrEqual(Math.floor(event.shots / 2));
              if (dead < Math.floor(event.shots / 2)) expect(dead).toBeLessThanOrEqual(3);
            }
            if (event.type === 'units-killed') killed[event.player] += event.count;
          }
          if (before.table.cycle === 0) return;
          for (const side of SIDES) {
            expect(shots[side]).toBeLessThanOrEqual(before.table.units[side].length);
            const produced = events.filter((event) => event.type === 'unit-produced' && event.player === side).length;
            expect(after.table.units[side].length).toBe(before.table.units[side].length - killed[side] + produced);
          }
        });
      }),
      { numRuns: times(40) },
    );
  });

  it('[AW-4.4] each airport has at most one flight per cycle, a flight of two units leads to an airport of the player, and no flight leads to a banned field', () => {
    let flown = 0;
    fc.assert(
      fc.property(matchArbitrary, ([options, seed]) => {
        watch(options, seed, ({ setup, table }, _action, _after, events) => {
          const { board } = setup.scenario;
          const hex = hexBoard(board.columns, board.rows);
          const from = new Set<string>();
          for (const event of events) {
            if (event.type !== 'units-flown') continue;
            flown++;
            expect(from.has(event.from)).toBe(false);
            from.add(event.from);
            const [start, goal] = [hex.byName.get(event.from)!, hex.byName.get(event.to)!];
            const base = table.cities.find(({ airport }) => airport === start)!;
            expect(base.controller).toBe(event.player);
            for (const place of [start, base.field])
              expect(SIDES.every((side) => table.units[side].includes(place))).toBe(false);
            const { truce } = setup.scenario;
            if (truce?.scope === 'home' && truce.player === event.player && table.cycle <= truce.cycles)
              expect(boardOf(setup.scenario).zones[goal]).not.toBe(opponentOf(event.player));
            const isOwn = table.cities.some(
              ({ airport, controller }) => airport === goal && controller === event.player,
            );
            expect(event.count).toBeLessThanOrEqual(isOwn ? 2 : 1);
            if (isOwn) continue;
            for (const city of table.cities.filter(({ controller }) => controller !== event.player)) {
              for (const place of [city.field, city.airport])
                expect([place, ...hex.neighbours[place]!]).not.toContain(goal);
            }
          }
        });
      }),
      { numRuns: times(40) },
    );
    if (IS_THOROUGH) expect(flown).toBeGreaterThan(20);
  });

  it('[AW-5.1] all units on a contested field fire at it', () => {
    let contested = 0;
    fc.assert(
      fc.property(closeMatches, ([options, seed]) => {
        watch(options, seed, ({ setup, table }, _action, _after, events) => {
          if (table.phase.kind !== 'fire' || !events.some(({ type }) => type === 'shots-fired')) return;
          const { names } = boardOf(setup.scenario).hex;
          for (const side of SIDES) {
            for (const field of new Set(table.units[side])) {
              if (!table.units[opponentOf(side)].includes(field)) continue;
              contested++;
              const here = table.units[side].filter((each) => each === field).length;
              const fired = events.find(
                (event) => event.type === 'shots-fired' && event.player === side && event.field === names[field],
              );
              expect(fired?.type === 'shots-fired' && fired.shots >= here).toBe(true);
            }
          }
        });
      }),
      { numRuns: times(20) },
    );
    if (IS_THOROUGH) expect(contested).toBeGreaterThan(20);
  });

  it('[AW-6.1, AW-6.2, AW-6.3] cities produce exactly as an independent record of captures predicts', () => {
    const seen = { captures: 0, retaken: 0, afterDelay: 0, withheld: 0 };
    fc.assert(
      fc.property(closeMatches, ([options, seed]) => {
        /** For each city, the cycles since it was last captured. `true` means a complete cycle. */
        const accounts = new Map<number, boolean[]>();
        watch(options, seed, ({ setup, table: before }, _action, { table }, events) => {
          for (const event of events) {
            if (event.type !== 'city-taken') continue;
            seen.captures++;
            accounts.set(boardOf(setup.scenario).hex.byName.get(event.city)!, []);
          }
          const isEnd = table.cycle > before.cycle || events.some(({ rule }) => rule === 'AW-8.3');
          if (before.cycle === 0 || !isEnd) return;
          const { hex } = boardOf(setup.scenario);
          const produced = events.flatMap((event) =>
            event.type === 'unit-produced' ? [hex.byName.get(event.city)!] : [],
          );
          for (const city of table.cities) {
            const count = (side: Side): number => table.units[side].filter((field) => field === city.field).length;
            const did = produced.includes(city.field);
            const own = count(city.controller) - Number(did);
            const isFree = own === 0 || count(opponentOf(city.controller)) === 0;
            const account = accounts.get(city.field);
            const complete = account?.filter((each) => each).length ?? 0;
            const hasWaited =
              account === undefined ||
              (account.length > 0 &&
                (setup.scenario.symmetric ? city.controller === city.owner : complete >= setup.scenario.captureDelay));
            expect(did).toBe(city.productive && isFree && own < 3 && hasWaited);
            seen.retaken += Number(did && account !== undefined && setup.scenario.symmetric);
            seen.afterDelay += Number(did && account !== undefined && !setup.scenario.symmetric);
            seen.withheld += Number(!hasWaited);
            // The cycle in which the city was captured does not count as complete.
            account?.push(account.length > 0 && isFree);
          }
        });
      }),
      { numRuns: times(40) },
    );
    if (IS_THOROUGH) expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
  });

  it('[AW-4.5] a bulk action with orders in any sequence has the same result as single actions', () => {
    fc.assert(
      fc.property(matchArbitrary, ([options, seed]) => {
        const rng = createRng(seed);
        watch(options, seed, (before, action, after) => {
          if (action.type !== 'commit') return;
          const bulk = bulkOf(before, action.player, (items) => items.toSorted(() => rng.int(3) - 1));
          expect(game.applyAction(before, bulk)).toEqual(after);
        });
      }),
      { numRuns: times(40) },
    );
  });
});

/** The written orders of a player, combined into one bulk action. */
function bulkOf(
  { setup, table, secrets }: AirWarState,
  player: 'A' | 'B',
  mixed: <Item>(items: readonly Item[]) => Item[],
): Action {
  const { board, cities } = setup.scenario;
  const { names } = hexBoard(board.columns, board.rows);
  const own = secrets[player];
  const named = ({ from, to, count }: { from: number; to: number; count: number }) => ({
    from: names[from]!,
    to: names[to]!,
    count,
  });
  switch (table.phase.kind) {
    case 'cities': {
      const isMarked = cities[player === 'A' ? 'B' : 'A'].productive.kind === 'nearest';
      return {
        type: 'cities',
        player,
        cities: mixed(
          own.cities.map(({ field, productive }) => ({ field: names[field]!, ...(isMarked ? { productive } : {}) })),
        ),
      };
    }
    case 'placement':
      return {
        type: 'placement',
        player,
        piles: Object.fromEntries(mixed(own.piles.map(({ field, count }) => [names[field]!, count]))),
      };
    case 'moves': {
      const flights = own.flights.map((flight) => ({
        ...named(flight),
        ...(flight.relay ? { relay: true as const } : {}),
      }));
      return { type: 'orders', player, flights: mixed(flights), moves: mixed(own.moves.map(named)) };
    }
    case 'fire':
      return { type: 'fire', player, aims: mixed(own.aims.map(named)) };
    case 'naming':
    case 'over':
      throw new Error('Nothing is written in this step.');
  }
}

describe('the legal actions', () => {
  it('are exactly the possible actions that are not refused, on a small board', () => {
    fc.assert(
      fc.property(fc.constantFrom(tiny, tinySalient), fc.nat(), fc.nat(12), (scenario, seed, length) => {
        const rng = createRng(seed);
        let state = game.setup({ scenario, cities: 'scenario', placement: 'scenario' });
        for (let step = 0; step < length; step++) state = game.applyAction(state, game.randomAction(state, rng));
        const { board } = state.setup.scenario;
        const { names } = hexBoard(board.columns, board.rows);
        const turn = game.turn(state);
        if (turn.kind !== 'decision') return;
        const player = turn.players[0]!;
        const listed = new Set(game.legalActions(state, player).map((action) => game.format(action)));
        const fork = game.fork(state);
        const origins = IS_THOROUGH ? names : names.filter(() => rng.int(4) === 0);
        for (const from of origins) {
          const to = names[rng.int(names.length)]!;
          for (const goal of [to, ...names.slice(0, 30)]) {
            for (const type of ['move', 'fly', 'aim'] as const) {
              for (const count of [1, 2, 4]) {
                const action = { type, player, from, to: goal, count };
                const isIt = isLegalOn(fork, action);
                if (isIt !== listed.has(game.format(action)))
                  expect(`${game.format(action)} ${String(isIt)}`).toBe('as listed');
              }
            }
          }
        }
      }),
      { numRuns: times(12) },
    );
  });
});

function isLegalOn(fork: ReturnType<typeof game.fork>, action: Action): boolean {
  try {
    fork.clone().apply(action);
    return true;
  } catch {
    return false;
  }
}

describe('bad input', () => {
  /** A copy of JSON data in which one value is changed or removed. */
  function mutated(json: unknown, rng: ReturnType<typeof createRng>): unknown {
    const values = [null, -1, 0, 1, 3, 1.5, 'A', 'B', 'k13', '', true, [], {}, 1e9];
    if (typeof json !== 'object' || json === null || rng.int(6) === 0) return values[rng.int(values.length)];
    const copy = structuredClone(json) as Record<string, unknown>;
    const keys = Object.keys(copy);
    const key = keys[rng.int(Math.max(1, keys.length))];
    if (key === undefined) return values[rng.int(values.length)];
    if (rng.int(8) === 0) Reflect.deleteProperty(copy, key);
    else copy[key] = mutated(copy[key], rng);
    return Array.isArray(json) ? Object.values(copy) : copy;
  }

  it('as a state is refused with MalformedError, or can be played to the end', () => {
    let played = 0;
    fc.assert(
      fc.property(fc.constantFrom(...smallScenarios), fc.nat(), fc.nat(40), (scenario, seed, length) => {
        const rng = createRng(seed);
        let state: AirWarState = game.setup({ scenario, maxCycles: 3, cities: 'scenario', placement: 'scenario' });
        for (let step = 0; step < length && game.turn(state).kind !== 'over'; step++)
          state = game.applyAction(state, game.randomAction(state, rng));
        const { table, secrets } = state;
        const changed = {
          ...state,
          table: rng.int(3) > 0 ? mutated(table, rng) : table,
          secrets: rng.int(3) === 0 ? mutated(secrets, rng) : secrets,
        };
        let parsed: AirWarState;
        try {
          parsed = game.parseState(changed);
        } catch (error) {
          expect((error as Error).name).toBe('MalformedError');
          return;
        }
        const fork = game.fork(parsed);
        for (let step = 0; step < 3000 && fork.turn().kind !== 'over'; step++) fork.apply(fork.randomAction(rng));
        expect(fork.turn().kind).toBe('over');
        played++;
      }),
      { numRuns: times(400) },
    );
    if (IS_THOROUGH) expect(played).toBeGreaterThan(5);
  });

  it('as an action or as options causes no error except MalformedError', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const rng = createRng(seed);
        const state = game.setup({ scenario: tiny, cities: 'scenario', placement: 'scenario' });
        const action = mutated(game.randomAction(state, rng), rng);
        expect(() => game.whyIllegal(state, action)).not.toThrow();
        try {
          game.setup(
            mutated({ scenario: tinySalient, cities: 'scenario', placement: 'scenario', maxCycles: 3 }, rng) as Options,
          );
        } catch (error) {
          expect((error as Error).name).toBe('MalformedError');
        }
      }),
      { numRuns: times(300) },
    );
  });
});
