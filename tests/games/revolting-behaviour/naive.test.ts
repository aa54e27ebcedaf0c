import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Turn } from '../../../src/core/game.ts';
import { createRng, sample, type Rng } from '../../../src/core/random.ts';
import { revoltingBehaviour as game } from '../../../src/games/revolting-behaviour/rules/game.ts';
import type { Action, Event, Options, RevoltingBehaviour } from '../../../src/games/revolting-behaviour/rules/types.ts';
import * as naive from '../../naive/revolting-behaviour.ts';
import { anyOptions } from './arbitraries.ts';
import type { RevoltState } from './play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

/**
 * Compares the engine with a naive referee that was written only from the rules. The comparison covers complete random
 * matches with random options, at every position and for every action.
 */
const MATCHES = times(200);
const LONGEST = 200;

/** All types of events, and rare cases of some events. */
const MUST_BE_MET = [
  'lot-drawn',
  'turn-passed',
  'attempt-succeeded',
  'failed: stopped',
  'failed: cannot-pay',
  'failed: joker',
  'failed: target-gone',
  'points-raised',
  'points-destroyed',
  'cause-card-overcome',
  'cause-card-held',
  'cause-strengthened',
  'cause deck used up',
  'penalty-paid',
  'joker as a penalty',
  'player-fallen',
  'cause-started',
  'stayed-out',
  'player-conceded',
  'over: cause-overcome',
  'over: conceded',
  'over: last-with-points',
  'over: nobody-has-points',
  'over: turn-limit',
];

/** For each case, how often it occurred with equal results in both implementations. */
type Tally = Record<string, number>;

describe('a second implementation', () => {
  it('agrees on legal actions, their results and the winner, in whole random matches', () => {
    const met: Tally = {};
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => compareMatch(options, createRng(seed), met)),
      { numRuns: MATCHES },
    );

    if (IS_THOROUGH) expect(MUST_BE_MET.filter((kind) => met[kind] === undefined)).toEqual([]);
  });
});

// Helpers

/** Plays a match in both implementations and compares them after every action. */
function compareMatch(options: Options, rng: Rng, met: Tally): void {
  const { state: first, events } = game.start(options);
  same('the start', naive.begun(first.setup), { table: first.table, record: withoutRules(events) });
  const luck = rng.int(2);
  const temper = rng.int(3);
  const thinkable = naive.candidates(first.setup);
  let state = first;
  for (let played = 0; played < LONGEST && game.turn(state).kind !== 'over'; played++) {
    compareChoices(state, thinkable, met);
    const action = game.turn(state).kind === 'chance' ? comes(state, luck, rng) : decided(state, temper, rng);
    const step = game.step(state, action);
    const expected = naive.after(state.setup, state.table, action);
    same(game.format(action), { table: step.state.table, record: withoutRules(step.events) }, expected);
    for (const event of step.events) count(met, kindOf(event));
    count(met, 'transitions');
    state = step.state;
  }
  const turn = game.turn(state);
  count(met, turn.kind === 'over' ? `over: ${turn.outcome.reason}` : 'unfinished');
}

/** In both implementations, compares the players to act, the possible actions, and the chance outcomes. */
function compareChoices(state: RevoltState, thinkable: readonly Action[], met: Tally): void {
  const { setup, table } = state;
  const turn: Turn<RevoltingBehaviour> = game.turn(state);
  if (turn.kind === 'chance') {
    const expected = weighed(naive.lotsAndCards(setup, table));
    same(
      'the chance outcomes',
      new Map(game.chanceOutcomes(state).map(({ action, weight }) => [text(action), weight])),
      expected,
    );
    return;
  }
  const open = thinkable.filter((action) => naive.mayDecide(setup, table, action));
  const listed = game.legalActions(state);
  same('the legal actions', new Set(listed.map(text)), new Set(open.map(text)));
  same('the number of legal actions', listed.length, open.length);
  same('the player to act', turn.kind === 'decision' && turn.players, [open[0]!.player]);
  count(met, 'lists');
  if (met['lists']! % 200 > 0) return;
  for (const action of thinkable)
    same(
      `whether this action is legal: ${text(action)}`,
      game.whyIllegal(state, action) === undefined,
      open.includes(action),
    );
}

/** The number of times that a list contains each chance outcome. */
function weighed(all: readonly naive.AnyAction[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const each of all) weights.set(text(each), (weights.get(text(each)) ?? 0) + 1);
  return weights;
}

/** Chooses a random card or lot according to its weight. If `luck` is 0, jokers and low penalties are more frequent. */
function comes({ setup, table }: RevoltState, luck: number, rng: Rng): naive.AnyAction {
  const all = naive.lotsAndCards(setup, table);
  const wanted = table.phase.kind === 'penalty' ? 'ace' : 'joker';
  const bad = all.filter((each) => each.type === 'draw' && each.card.startsWith(wanted));
  return luck === 0 && bad.length > 0 && rng.int(3) === 0 ? sample(bad, rng) : sample(all, rng);
}

/** A random decision. Most decisions are actions that the player's temper prefers, and a few are concessions. */
function decided(state: RevoltState, temper: number, rng: Rng): Action {
  const all = game.legalActions(state) as readonly Action[];
  const [giver] = rng.int(150) === 0 ? givers(state, rng) : [];
  if (giver !== undefined) return { type: 'concede', player: giver };
  const liked = all.filter((action) => isLiked(action, temper));
  return sample(liked.length > 0 && rng.int(4) > 0 ? liked : all, rng);
}

/**
 * Chooses a random player. Returns a list that contains only this player, or an empty list if the player cannot
 * concede. Compares the answers of both implementations.
 */
function givers(state: RevoltState, rng: Rng): readonly string[] {
  const player = sample(state.setup.players, rng);
  const action: Action = { type: 'concede', player };
  const isOpen = naive.mayDecide(state.setup, state.table, action);
  same(`whether ${player} may concede`, game.whyIllegal(state, action) === undefined, isOpen);
  return isOpen ? [player] : [];
}

/**
 * Whether a player prefers an action. A player with temper 0 has no preference. Temper 1 prefers force against the
 * Cause, and temper 2 prefers illegal force against other players.
 */
function isLiked(action: Action, temper: number): boolean {
  if (temper === 0) return false;
  if (action.type !== 'attempt') return action.type === 'draw-on';
  return temper === 1
    ? action.target === 'cause'
    : action.activity === 'illegal-force' && action.severity === 'mild' && action.target !== 'cause';
}

/** The name under which an event is counted. */
function kindOf(event: Event): string {
  if (event.type === 'cause-strengthened' && event.count < 5) return 'cause deck used up';
  if (event.type === 'attempt-failed') return `failed: ${event.reason}`;
  if (event.type === 'penalty-paid' && event.card === 'joker') return 'joker as a penalty';
  return event.type;
}

function withoutRules(events: readonly Event[]): naive.Happening[] {
  return events.map(({ rule: _, ...rest }) => rest);
}

/**
 * Compares the results of both implementations. To save time, the function computes the exact difference only if the
 * results differ.
 */
function same(what: string, actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, what).toEqual(expected);
}

/** An action as text, independent of the order of its fields. */
function text(action: naive.AnyAction): string {
  const { type, player, activity, severity, target, card, name } = action as Record<string, string>;
  return `${player} ${type} ${activity} ${severity} ${target} ${card} ${name}`;
}

function count(tally: Tally, what: string): void {
  tally[what] = (tally[what] ?? 0) + 1;
}
