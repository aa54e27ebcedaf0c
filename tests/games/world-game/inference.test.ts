import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/core/game.ts';
import { createRng } from '../../../src/core/random.ts';
import {
  type Event,
  type Options,
  type WorldGame,
  worldGame as game,
} from '../../../src/games/world-game/rules/index.ts';
import { smallOptions, smallScenario, tinyOptions } from './arbitraries.ts';
import { actorOf, allPoints, anyAction, ranges, type WorldState } from './play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

/**
 * Computes by brute force what an observer can infer. The test plays the actions of one war also in all other wars that
 * start with the same reports. If an action is refused in a war or has different events, the test drops this war. The
 * remaining wars are all possible worlds.
 */
describe('the ranges', () => {
  it('[WG-7.2] contain exactly the worlds that fit all announcements, at every moment of small matches', () => {
    const seen = nothing();
    fc.assert(
      fc.property(tinyOptions, fc.nat(), (options, seed) => followed(options, seed, seen)),
      { numRuns: times(500, 8) },
    );

    if (IS_THOROUGH) expect(seen.positions).toBeGreaterThan(2000);
    if (IS_THOROUGH) expect(seen.narrowed).toBeGreaterThan(150);
    if (IS_THOROUGH) expect(seen.widest).toBeGreaterThan(60);
    // Every type of event must have occurred.
    if (IS_THOROUGH) for (const type of ALL_EVENTS) expect(seen.events).toContain(type);
  });

  it('contain exactly these worlds with longer ranges of two and three countries, too', () => {
    const seen = nothing();
    const scenario = smallScenario({ countries: { min: 2, max: 3 }, maxPoints: 6 });
    fc.assert(
      fc.property(smallOptions(scenario), fc.nat(), (options, seed) => followed(options, seed, seen)),
      { numRuns: times(60) },
    );

    if (IS_THOROUGH) expect(seen.widest).toBeGreaterThan(200);
  });
});

const ALL_EVENTS = [
  ...['proposal-made', 'proposal-refused', 'proposal-lapsed', 'alliance-signed', 'diplomacy-ended', 'call-passed'],
  ...['attack-announced', 'attack-dropped', 'alliance-voided', 'alliance-lapsed', 'points-committed', 'attack-failed'],
  ...['battle-joined', 'points-lent', 'loan-withdrawn', 'aid-declined', 'pledge-called', 'pledge-called short'],
  ...['aid-asked', 'counter-attacked', 'battle-decided', 'country-defeated', 'loan-repaid', 'loan-repaid short'],
  ...['total-announced', 'note-recorded', 'country-conceded', 'match-ended'],
];

interface Seen {
  positions: number;
  narrowed: number;
  widest: number;
  /** The types of events that occurred, and special cases of some types. */
  readonly events: Set<string>;
}

function nothing(): Seen {
  return { positions: 0, narrowed: 0, widest: 0, events: new Set() };
}

function followed(options: Options, seed: number, seen: Seen): void {
  const rng = createRng(seed);
  let state = game.setup(options);
  let worlds = startsLike(options, state);
  expectProduct(worlds, state);
  while (actorOf(state) !== 'nobody') {
    const action = anyAction(state, rng);
    const { state: after, events } = game.step(state, action);
    const before = worlds.length;
    // After an action, several worlds can become equal. For example, after a total is announced, its parts no longer
    // matter.
    const fitting = new Map<string, State<WorldGame>>();
    for (const world of worlds) {
      if (game.whyIllegal(world, action) !== undefined) continue;
      const step = game.step(world, action);
      if (isSame(step.events, events)) fitting.set(String(allPoints(step.state)), step.state);
    }
    worlds = [...fitting.values()];
    state = after;
    seen.positions++;
    for (const event of events) {
      seen.events.add(event.type);
      if (event.type === 'pledge-called' && event.lent < event.pledge) seen.events.add('pledge-called short');
      if (event.type === 'loan-repaid' && event.points < event.owed) seen.events.add('loan-repaid short');
    }
    if (worlds.length < before) seen.narrowed++;
    seen.widest = Math.max(seen.widest, worlds.length);
    expectProduct(worlds, state);
    // A sampled world must be reachable from some initial state by the same legal actions.
    expect(fitting.has(String(allPoints(game.sampleState(game.view(state, 'spectator'), rng))))).toBe(true);
    expect(worlds.every((world) => isSame(world.table, state.table))).toBe(true);
  }
}

/**
 * The initial states of all wars in which the first reports are the same. The points of the countries can differ
 * between these states.
 */
function startsLike(options: Options, state: WorldState): readonly State<WorldGame>[] {
  const { scenario } = options;
  if (scenario === undefined) throw new Error('Expected a custom scenario.');
  const choices = Array.from({ length: (scenario.maxPoints ?? 0) + 1 }, (_, points) => points);
  const all = scenario.countries.reduce<number[][]>(
    (some) => some.flatMap((world) => choices.map((each) => [...world, each])),
    [[]],
  );
  return all
    .map((points) => {
      const countries = scenario.countries.map((country, index) => ({ ...country, points: points[index]! }));
      return game.setup({ ...options, scenario: { ...scenario, countries } });
    })
    .filter((world) => isSame(world.table, state.table));
}

/** Asserts that the worlds are exactly all combinations of points within the ranges. */
function expectProduct(worlds: readonly State<WorldGame>[], state: WorldState): void {
  const size = ranges(state).reduce((product, { lo, hi }) => product * (hi - lo + 1), 1);
  const points = worlds.map(allPoints);
  expect(new Set(points.map(String)).size).toBe(size);
  expect(worlds).toHaveLength(size);
  for (const world of points) {
    for (const [index, each] of world.entries()) {
      const { lo, hi } = ranges(state)[index]!;
      if (each < lo || each > hi) throw new Error(`${String(world)} is outside of ${JSON.stringify(ranges(state))}`);
    }
  }
}

function isSame(one: readonly Event[] | object, other: readonly Event[] | object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
