/** Naive referees of whole games replay the matches in the conformance files, which are their only input. */
import { describe, expect, it } from 'vitest';
import * as revolt from '../naive/revolting-behaviour.ts';
import * as world from '../naive/world-game.ts';
import { digest, digestOfSorted, sortedWeights } from './canonical.ts';
import { type Json, type Position, type Preset, readConformance } from './file-format.ts';

/** A second implementation of a game. States have the same form as in a conformance file, without `setup`. */
interface Referee {
  readonly id: string;
  /**
   * Returns the start of a match. `given` is the start in the file, because some data at the start do not follow from
   * the setup.
   */
  readonly start: (setup: Json, given: Json) => Json;
  readonly legal: (setup: Json, state: Json) => Position['legal'];
  readonly after: (setup: Json, state: Json, action: Json) => Json;
}

type RevoltSetup = Parameters<typeof revolt.begun>[0];
type RevoltTable = Parameters<typeof revolt.mayDecide>[1];
type WorldSetup = Parameters<typeof world.begun>[0];

const REFEREES: readonly Referee[] = [
  {
    id: 'revolting-behaviour',
    start: (setup) => revoltState(setup, revolt.begun(setup as unknown as RevoltSetup).table),
    legal(setup, state) {
      const given = setup as unknown as RevoltSetup;
      const table = state['table'] as RevoltTable;
      const cards = revolt.lotsAndCards(given, table);
      if (cards.length === 0)
        return legalOf(revolt.candidates(given).filter((action) => revolt.mayDecide(given, table, action)));
      const weights = new Map<string, number>();
      for (const card of cards.map((each) => JSON.stringify(each))) weights.set(card, (weights.get(card) ?? 0) + 1);
      const outcomes = [...weights].map(([text, weight]) => ({ action: JSON.parse(text) as Json, weight }));
      return { ...legalOf(outcomes.map(({ action }) => action)), weights: digest(sortedWeights(outcomes)) };
    },
    after(setup, state, action) {
      const { table } = revolt.after(
        setup as unknown as RevoltSetup,
        state['table'] as RevoltTable,
        action as unknown as revolt.AnyAction,
      );
      return revoltState(setup, table);
    },
  },
  {
    id: 'world-game',
    start(setup, given) {
      const { countries, ...rest } = setup as unknown as WorldSetup;
      const secrets = given['secrets'] as Readonly<Record<string, { points: number }>>;
      const scenario = { ...rest, countries: countries.map((each) => ({ ...each, ...secrets[each.name]! })) };
      return worldState(setup, world.begun({ countries, ...rest }, scenario));
    },
    legal(setup, state) {
      const given = setup as unknown as WorldSetup;
      const known = knowledge(setup, state);
      const { phase } = known.table;
      if (phase.kind === 'over') return legalOf([]);
      const country = phase.kind === 'answer' ? phase.battle[phase.battle.answering] : phase.country;
      const candidates = world.candidates(given, given.countries[country]!.name, known.points[country]!);
      return legalOf(candidates.filter((action) => world.mayDecide(given, known, action)));
    },
    after: (setup, state, action) =>
      worldState(
        setup,
        world.after(
          setup as unknown as WorldSetup,
          knowledge(setup, state),
          action as unknown as Parameters<typeof world.after>[2],
        ),
      ),
  },
];

const CASES = REFEREES.flatMap((referee) =>
  readConformance(referee.id).presets.map((preset) => ({ id: referee.id, name: preset.name, referee, preset })),
);

describe.each(CASES)('the second implementation of $id, preset $name,', ({ referee, preset }) => {
  it('lists the same legal actions and reaches the same states', () => {
    const positions = preset.matches.flatMap((match) => follow(referee, preset, match));

    expect(positions.map(({ actual }) => actual)).toEqual(positions.map(({ expected }) => expected));
  });
});

// Helpers

/**
 * Replays a match of a conformance file. For each position, returns what the referee has computed (`actual`) and what
 * the file contains (`expected`).
 */
function follow(referee: Referee, { setup }: Preset, match: readonly Position[]): { actual: Json; expected: Json }[] {
  let state = referee.start(setup, match[0]!.state);
  return match.map(({ play = [], ...expected }) => {
    const before = state;
    const after = expected.after.map(({ action }) => ({
      action,
      digest: digest(referee.after(setup, before, action)),
    }));
    for (const action of play) state = referee.after(setup, state, action);
    return { actual: { state: before, legal: referee.legal(setup, before), after }, expected };
  });
}

function legalOf(actions: readonly object[]): Position['legal'] {
  return { count: actions.length, digest: digestOfSorted(actions) };
}

function revoltState(setup: Json, table: object): Json {
  const { players } = setup as unknown as RevoltSetup;
  return { table, secrets: Object.fromEntries(players.map((name) => [name, {}])), hidden: {} };
}

function worldState(setup: Json, { table, points }: world.Knowledge): Json {
  const { countries } = setup as unknown as WorldSetup;
  const secrets = Object.fromEntries(countries.map(({ name }, country) => [name, { points: points[country] }]));
  return { table, secrets, hidden: {} };
}

function knowledge(setup: Json, { table, secrets }: Json): world.Knowledge {
  const { countries } = setup as unknown as WorldSetup;
  const points = countries.map(({ name }) => (secrets as Readonly<Record<string, { points: number }>>)[name]!.points);
  return { table: table as world.Knowledge['table'], points };
}
