import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng, sample, type Rng } from '../../../src/core/random.ts';
import { worldGame as game } from '../../../src/games/world-game/rules/game.ts';
import type { Scenario } from '../../../src/games/world-game/rules/scenario-shape.ts';
import type { Action, Event, Options } from '../../../src/games/world-game/rules/types.ts';
import * as naive from '../../naive/world-game.ts';
import { anyOptions } from './arbitraries.ts';
import type { WorldState } from './play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

/**
 * Compares the engine with a naive referee that was written only from the rules. Both implementations play complete
 * random wars of countries with few points. They are compared at every position and for every action.
 */
const WARS = times(300);
const LONGEST = 200;

/** All types of events, and rare cases of some events. */
const MUST_BE_MET = [
  'proposal-made',
  'proposal-refused',
  'proposal-lapsed',
  'alliance-signed',
  'fort-manned',
  'call-passed',
  'attack-failed',
  'attack-dropped',
  'alliance-voided',
  'alliance-lapsed',
  'points lent to the attacker',
  'points lent to the defender',
  'loan-withdrawn',
  'a pledged loan withdrawn',
  'a withdrawal makes the other side answer',
  'pledge-called',
  'pledge called, fewer points lent',
  'pledge called from a barred ally',
  'aid-asked',
  'the attacker counter-attacks',
  'the defender counter-attacks',
  'the attacker yields',
  'the defender yields',
  'loan-repaid',
  'loan repaid in part',
  'country-conceded',
  'over: last-in-play',
  'over: conceded',
  'over: rounds',
  'over: peace',
  'over: peace after failed attacks',
  'a pledge of too many points refused',
  'an alliance beyond the limit refused',
  'over: draw',
];

/**
 * Random wars with the countries in any order. Some names start with letters outside or near the end of Unicode's basic
 * multilingual plane.
 */
const anyWar = fc
  .record({
    options: anyOptions,
    bern: fc.constantFrom('Bern', '\u{1D4D1}ern', '\uFA0Eern'),
    alba: fc.constantFrom('Alba', '\u{1D4D0}lba'),
    turned: fc.nat(4),
    isEndless: fc.nat(3).map((each) => each === 0),
    areEqual: fc.nat(3).map((each) => each === 0),
  })
  .map(({ options, bern, alba, turned, isEndless, areEqual }) => {
    const scenario = options.scenario!;
    const renamed = (name: string): string => (name === 'Bern' ? bern : name === 'Alba' ? alba : name);
    const countries = scenario.countries.map(({ name, points, fort }) => ({
      name: renamed(name),
      points: areEqual ? scenario.maxPoints! >> 1 : points,
      fort,
    }));
    const alliances = scenario.alliances!.map(({ between: [one, other], ...terms }) => ({
      between: [renamed(other), renamed(one)] as const,
      ...terms,
    }));
    const listed = [...countries.slice(turned), ...countries.slice(0, turned)].reverse();
    const maxRounds = isEndless ? null : options.maxRounds;
    return { ...options, maxRounds, scenario: { ...scenario, countries: listed, alliances } };
  });

/** The options of a war that both implementations play. */
type Given = Options & { readonly scenario: Scenario };

/** The number of times that each case occurred with equal results in both implementations. */
type Tally = Record<string, number>;

describe('a second implementation', () => {
  it('agrees on legal actions, their results, events and the winner, in whole random wars', () => {
    const met: Tally = {};

    const property = fc.property(anyWar, fc.nat(), (options, seed) => compareWar(options, createRng(seed), met));
    fc.assert(property, { numRuns: WARS });
    if (IS_THOROUGH) expect(MUST_BE_MET.filter((kind) => met[kind] === undefined)).toEqual([]);
  });
});

// Helpers

/** Plays a war in both implementations and compares them after every action. */
function compareWar(options: Given, rng: Rng, met: Tally): void {
  const { state: first, events } = game.start(options);
  const { setup } = first;
  expect(naive.isInCallingOrder(setup)).toBe(true);
  same('the start', known(first, events), shown(naive.begun(setup, options.scenario)));
  const temper = rng.int(4);
  let state = first;
  let failed = 0;
  for (let played = 0; played < LONGEST && game.turn(state).kind !== 'over'; played++) {
    compareChoices(state, rng, met);
    const action = decided(state, temper, rng);
    const step = game.step(state, action);
    const expected = naive.after(setup, known(state, []), action);
    same(game.format(action), known(step.state, step.events), shown(expected));
    if (action.type === 'withdraw' && isTurned(state, step.state))
      count(met, 'a withdrawal makes the other side answer');
    if (action.type === 'withdraw' && hasPledged(state)) count(met, 'a pledged loan withdrawn');
    for (const event of step.events) {
      count(met, kindOf(event, state));
      if (event.type === 'round-started') failed = 0;
      if (event.type === 'attack-failed') failed += 1;
    }
    count(met, 'transitions');
    state = step.state;
  }
  const turn = game.turn(state);
  if (turn.kind === 'over') {
    count(met, `over: ${turn.outcome.kind}`);
    count(met, `over: ${turn.outcome.reason}`);
    if (turn.outcome.reason === 'peace' && failed > 0) count(met, 'over: peace after failed attacks');
  }
}

/** In both implementations, compares the players to act and the possible actions. */
function compareChoices(state: WorldState, rng: Rng, met: Tally): void {
  const before = known(state, []);
  const { setup } = state;
  const turn = game.turn(state);
  const name = turn.kind === 'decision' ? turn.players[0]! : '';
  const player = rng.int(40) === 0 ? sample(setup.countries, rng).name : name;
  const thinkable = naive.candidates(setup, player, state.secrets[player]!.points);
  const isOpen = (action: Action): boolean => naive.mayDecide(setup, before, action);
  const open = thinkable.filter(isOpen);
  const listed = game.legalActions(state, player) as readonly Action[];
  same('the legal actions', new Set(listed.map(text)), new Set(open.map(text)));
  same('the number of legal actions', listed.length, open.length);
  const bulk = anyBulk(state, name, rng);
  same(`whether this action is legal: ${text(bulk)}`, game.whyIllegal(state, bulk) === undefined, isOpen(bulk));
  count(met, 'lists');
  for (const action of thinkable) if (action.type === 'sign') countRefusal(met, game.whyIllegal(state, action)?.code);
  if (met['lists']! % 20 > 0) return;
  for (const action of thinkable)
    same(
      `whether this action is legal: ${text(action)}`,
      game.whyIllegal(state, action) === undefined,
      open.includes(action),
    );
}

/** Counts the reason why an alliance cannot be signed. */
function countRefusal(met: Tally, code: string | undefined): void {
  if (code === 'too-many-points') count(met, 'a pledge of too many points refused');
  if (code === 'allies-enough') count(met, 'an alliance beyond the limit refused');
}

/** Whether the country that is asked for aid can withdraw points that it lent because its pledge was called. */
function hasPledged({ setup, table: { phase } }: WorldState): boolean {
  if (phase.kind !== 'aid' || setup.pledged === 'bound') return false;
  return phase.battle.loans.some(({ country, pledged }) => country === phase.country && pledged > 0);
}

/** A random decision. Most decisions prolong a battle, and a few are bulk actions or concessions. */
function decided(state: WorldState, temper: number, rng: Rng): Action {
  const all = game.legalActions(state) as readonly Action[];
  const { player } = all[0]!;
  const { kind } = state.table.phase;
  const giver = rng.int(kind === 'amount' || kind === 'pledge' ? 50 : 150) === 0 ? anyGiver(state, rng) : undefined;
  if (giver !== undefined) return { type: 'concede', player: giver };
  const bulk = anyBulk(state, player, rng);
  if (rng.int(10) === 0 && game.whyIllegal(state, bulk) === undefined) return bulk;
  const liked = all.filter((action) => isLiked(state, action.type, temper));
  return sample(liked.length > 0 && rng.int(4) > 0 ? liked : all, rng);
}

/**
 * A random country. The result is `undefined` if the rules do not allow this country to concede. Compares the answers
 * of both implementations.
 */
function anyGiver(state: WorldState, rng: Rng): string | undefined {
  const { name: player } = sample(state.setup.countries, rng);
  const action: Action = { type: 'concede', player };
  const isOpen = naive.mayDecide(state.setup, known(state, []), action);
  same(`whether ${player} may concede`, game.whyIllegal(state, action) === undefined, isOpen);
  return isOpen ? player : undefined;
}

/**
 * Whether a country prefers a type of action. A country with temper 0 has no preference. Temper 1 helps one side in
 * every battle, temper 2 withdraws and appeals, and temper 3 stays out of battles.
 */
function isLiked({ table: { phase } }: WorldState, type: Action['type'], temper: number): boolean {
  if (temper === 0) return false;
  if (temper === 3) return ['pass', 'ready', 'decline'].includes(type);
  if (['sign', 'ready', 'attack', 'counter'].includes(type)) return true;
  if (temper === 2) return type === 'withdraw' || type === 'appeal';
  if (phase.kind !== 'aid') return type === 'call';
  const isWithAttackers = phase.country % 2 === 0;
  return type === ((phase.battle.answering === 'attacker') === isWithAttackers ? 'lend' : 'decline');
}

/** A random bulk action, which can be illegal. */
function anyBulk({ setup }: WorldState, player: string, rng: Rng): Action {
  const other = sample(setup.countries, rng).name;
  const points = rng.int(setup.maxPoints + 2);
  return rng.int(2) === 0
    ? { type: 'attack-with', player, target: other, points }
    : { type: 'propose-alliance', player, to: other, repay: rng.int(12), pledge: points };
}

/** Whether an action passed the turn to the other side of a battle. */
function isTurned({ table: before }: WorldState, { table: after }: WorldState): boolean {
  const sides = [before, after].map(({ phase }) =>
    phase.kind === 'aid' || phase.kind === 'answer' ? phase.battle.answering : undefined,
  );
  return sides[0] !== sides[1];
}

/** The name under which an event is counted. */
function kindOf(event: Event, { table, setup }: WorldState): string {
  const { phase } = table;
  const battle = 'battle' in phase ? phase.battle : undefined;
  const side = battle?.answering ?? '';
  const isBarred = (name: string): boolean =>
    battle?.barred.some((country) => setup.countries[country]!.name === name) ?? false;
  if (event.type === 'pledge-called' && event.lent < event.pledge) return 'pledge called, fewer points lent';
  if (event.type === 'pledge-called' && isBarred(event.ally)) return 'pledge called from a barred ally';
  if (event.type === 'loan-repaid' && event.points < event.owed) return 'loan repaid in part';
  if (event.type === 'points-lent') return `points lent to the ${side}`;
  if (event.type === 'battle-decided') return `the ${side} yields`;
  if (event.type === 'counter-attacked') return `the ${side} counter-attacks`;
  return event.type;
}

function known(state: WorldState, events: readonly Event[]): naive.Knowledge & { record: naive.Happening[] } {
  const points = state.setup.countries.map(({ name }) => state.secrets[name]!.points);
  return { table: state.table, points, record: events.map(({ rule: _, ...rest }) => rest) };
}

function shown({ table, points, record }: naive.Knowledge & { record: naive.Happening[] }): unknown {
  return { table, points, record };
}

/**
 * Compares the results of both implementations. To save time, the function computes the exact difference only if the
 * results differ.
 */
function same(what: string, actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, what).toEqual(expected);
}

/** An action as text, independent of the order of its fields. */
function text(action: Action): string {
  const fields = action as Action & Record<string, unknown>;
  return ['player', 'type', 'with', 'to', 'repay', 'points', 'target', 'ally', 'pledge']
    .map((field) => fields[field])
    .join(' ');
}

function count(tally: Tally, what: string): void {
  tally[what] = (tally[what] ?? 0) + 1;
}
