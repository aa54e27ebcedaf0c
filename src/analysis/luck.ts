import type { ChanceOutcome } from '../core/chance.ts';
import type { Evaluation, Fork, Game, GameTypes, State } from '../core/game.ts';
import { byName, itemAt } from '../core/lookups.ts';
import { type MatchRecord, replay } from '../core/record.ts';
import { after, manualFork } from './induction.ts';

/** The effect of one chance event on one player, in units of the measure. */
export interface Luck {
  /** The expected value of the measure: the weighted mean over all outcomes of the event. */
  readonly expected: number;
  /** The value of the measure after the actual outcome. */
  readonly actual: number;
  /** `actual` minus `expected`: above 0 for good luck. */
  readonly luck: number;
  /** The variance of the measure over all outcomes of the event: 0 if the event could not affect the player. */
  readonly variance: number;
}

/** One chance event of a record. */
export interface LuckEvent<G extends GameTypes> {
  /** The index of the event among the actions of the record, from 0. */
  readonly index: number;
  readonly action: G['chance'];
  /** The random stream of the event. */
  readonly stream: string;
  readonly players: Readonly<Record<G['player'], Luck>>;
}

/** The luck of one player in a whole match. */
export interface LuckTotal {
  /** The player's total luck: the sum over all events. */
  readonly luck: number;
  /**
   * The sum of the variances of all events. This sum is the variance of the total luck, because the luck of each event
   * has mean 0, regardless of the events before it.
   */
  readonly variance: number;
  /** The total luck in standard deviations; `null` if no chance event could affect the player. */
  readonly z: number | null;
}

/** The luck of each player in a match: for each chance event, and in total. */
export interface LuckReport<G extends GameTypes> {
  readonly events: readonly LuckEvent<G>[];
  readonly players: Readonly<Record<G['player'], LuckTotal>>;
}

/**
 * Adds up each player's luck in a match or in a part of a match. The luck of a chance event is the value of the measure
 * after the actual outcome, minus the expected value over all possible outcomes.
 *
 * Players' decisions do not count as luck, because the luck of an event compares only the outcomes that are possible in
 * the same position. Therefore the luck of each event has mean 0, regardless of the events before it, and the variance
 * of the total is the sum of the variances. The z-score is the total luck divided by the square root of the sum of the
 * variances. If there are many events and none of them is much more important than the others, a z-score is close to a
 * standard normal variable: in about one match of twenty it is above 2 or below -2. If there are only a few events, do
 * not read the z-score as a probability. The report does not measure skill. Chance events that do not change the
 * measure add nothing to the luck.
 *
 * @param game - The rules of the recorded match.
 * @param record - The record of the match; the function checks it. The actions of the record include the chance events.
 * @param measure - Returns the value of the measure for a player. The report calls this function for each player and
 *   each outcome of each chance event.
 * @throws {@link core.MalformedError} if `record` is not a record of this game, or cannot be replayed.
 * @throws RangeError if the measure is not a finite number.
 *
 * @example
 * ```ts
 * import { createRecord } from 'countersheet/core';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 * import { evaluate as upAgainstTheWallProspects } from 'countersheet/up-against-the-wall/bots';
 *
 * const record = createRecord(game, {}, [{ type: 'draw', player: 'chance', card: 'rap-brown' }]);
 * luckReport(game, record, upAgainstTheWallProspects).events.map(({ stream }) => stream) // => ['card']
 * ```
 */
export function luckReport<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord<G>,
  measure: Evaluation<G>,
): LuckReport<G> {
  const states = replay(game, record);
  const players = game.players(itemAt(states, 0));
  const events = record.actions.flatMap((action, index) => {
    const fork = manualFork(game, itemAt(states, index));
    const turn = fork.turn();
    if (turn.kind !== 'chance') return [];
    const actual = manualFork(game, itemAt(states, index + 1));
    const luck = luckOf({ players, measure }, fork, actual);
    return [{ index, action: action as G['chance'], stream: turn.stream, players: luck }];
  });
  return { events, players: byName(players, (player) => total(events.map((event) => event.players[player]))) };
}

interface Question<G extends GameTypes> {
  readonly players: readonly G['player'][];
  readonly measure: Evaluation<G>;
}

function luckOf<G extends GameTypes>(
  { players, measure }: Question<G>,
  before: Fork<G>,
  then: Fork<G>,
): Readonly<Record<G['player'], Luck>> {
  const outcomes: readonly ChanceOutcome<G['chance']>[] = before.chanceOutcomes();
  const branches = outcomes.map(({ action, weight }) => ({ weight, state: after(before, action).state }));
  return byName(players, (player) => {
    const values = branches.map(({ weight, state }) => ({ weight, value: measured(measure, state, player) }));
    const actual = measured(measure, then.state, player);
    const { expected, variance } = momentsOf(values);
    return { expected, actual, luck: actual - expected, variance };
  });
}

function measured<G extends GameTypes>(
  measure: Evaluation<G>,
  { setup, table, secrets }: State<G>,
  player: G['player'],
): number {
  const value = measure({ player, setup, table, own: secrets[player] });
  if (Number.isFinite(value)) return value;
  throw new RangeError(`Expected a finite number from the measure but received ${String(value)}.`);
}

/**
 * Returns the weighted mean and the weighted variance of a list of values. The function first subtracts the first value
 * from all values, so that equal values have a variance of exactly 0.
 */
function momentsOf(values: readonly { readonly value: number; readonly weight: number }[]): {
  expected: number;
  variance: number;
} {
  const start = values[0]?.value ?? 0;
  let whole = 0;
  let sum = 0;
  for (const { value, weight } of values) {
    whole += weight;
    sum += weight * (value - start);
  }
  const expected = start + sum / whole;
  let squares = 0;
  for (const { value, weight } of values) squares += weight * (value - expected) ** 2;
  return { expected, variance: squares / whole };
}

function total(events: readonly Luck[]): LuckTotal {
  const luck = events.reduce((sum, each) => sum + each.luck, 0);
  const variance = events.reduce((sum, each) => sum + each.variance, 0);
  return { luck, variance, z: variance > 0 ? luck / Math.sqrt(variance) : null };
}
