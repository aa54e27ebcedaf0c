import type { Budget } from '../bots/bot.ts';
import { isIllegalAction, isMalformed, MalformedError } from '../core/errors.ts';
import type { AnyAction, Game, GameTypes, State } from '../core/game.ts';
import { byName, itemAt } from '../core/lookups.ts';
import { payoff } from '../core/outcome.ts';
import { isObject } from '../core/plain-data.ts';
import { createRng, deriveSeed, type Rng, type Seed } from '../core/random.ts';
import { type MatchRecord, createRecord } from '../core/record.ts';
import { textOf } from './anything.ts';
import type { Participant } from './contest.ts';

/** The default budget of a decision. */
export const DEFAULT_BUDGET: Budget = { iterations: 1000 };

/** A match with more decisions is considered endless. */
const DECISIONS_MAX = 100_000;

/** Settings of a match. */
export interface MatchSettings<G extends GameTypes> {
  /** Options of the match. Default: the defaults of the game. */
  readonly options?: G['options'];
  /**
   * Source of all randomness: the dice of the match, and a random stream for each bot. A bot cannot compute the dice
   * from its stream unless it guesses the seed.
   */
  readonly seed: Seed;
  /** Default: 1000 iterations. */
  readonly budget?: Budget;
  /** Whether to create a record. The rules then take twice as long. Default: `false`. */
  readonly record?: boolean;
}

/** A finished match. */
export interface PlayedMatch<G extends GameTypes> {
  readonly outcome: G['outcome'];
  /** The {@link core.payoff} of each player. */
  readonly payoffs: Readonly<Record<G['player'], number>>;
  /** The number of actions that the bots chose. */
  readonly decisions: number;
  /** Present if requested. */
  readonly record?: MatchRecord<G>;
}

/** The bot that failed, and the decision at which it failed. */
export interface BotErrorDetails {
  /** Name of the participant. */
  readonly participant: string;
  /** The player for whom it played. */
  readonly player: string;
  /** Seed of the match. */
  readonly seed: Seed;
  /** Number of the match, from 0, if it is one of a tournament. */
  readonly match?: number;
  /** The number of earlier decisions in the match. */
  readonly decision: number;
  /** The failure, as a sentence. */
  readonly reason: string;
}

/**
 * Thrown if a bot throws, or returns a value that is not a legal action of its own player. The tournament ends, because
 * the results of a defective bot would not measure its strength.
 */
export class BotError extends Error {
  readonly issue: BotErrorDetails;

  constructor(issue: BotErrorDetails, cause: unknown) {
    const { participant, player, seed, match, decision, reason } = issue;
    const which = match === undefined ? 'the match' : `match ${String(match)}`;
    const where = `decision ${String(decision)} of ${which} with seed ${JSON.stringify(seed)}`;
    super(`${participant}, playing for ${player}, failed at ${where}: ${reason}`, { cause });
    this.name = 'BotError';
    this.issue = issue;
  }
}

/**
 * Plays one match to its end. A bot gets views, never a state, and its own random stream, derived from the seed of the
 * match and its player's index in seating order. Bots cannot affect the dice. If several players decide simultaneously,
 * they are asked one by one; no view contains the choices of the others.
 *
 * @param game - The rules.
 * @param participants - The participant of each player.
 * @param settings - Options, seed, budget, and whether to create a record.
 * @throws {@link core.MalformedError} if the options are not valid or a player has no participant.
 * @throws {@link BotError} if a bot fails, or the match does not end within 100,000 decisions.
 *
 * @example
 * ```ts
 * import { sample } from 'countersheet/core';
 * import type { Participant } from 'countersheet/tournaments';
 * import { upAgainstTheWall, type Uaw } from 'countersheet/up-against-the-wall';
 *
 * const random: Participant<Uaw> = { name: 'random', bot: (_view, choices, rng) => sample(choices, rng) };
 * const { payoffs } = playMatch(upAgainstTheWall, { radicals: random, administration: random }, { seed: 1969 });
 * payoffs.radicals + payoffs.administration; // => 1
 * ```
 */
export function playMatch<G extends GameTypes>(
  game: Game<G>,
  participants: Readonly<Record<G['player'], Participant<G>>>,
  { options, seed, budget = DEFAULT_BUDGET, record = false }: MatchSettings<G>,
): PlayedMatch<G> {
  const first = game.start({ ...options, seed });
  const players = game.players(first.state);
  const seats = byName(players, (player, index) => seatOf(participants, player, { seed, index }));
  const actions: AnyAction<G>[] = [...first.actions];
  let { state } = first;
  for (let decisions = 0; ; decisions++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') {
      const { outcome } = turn;
      const payoffs = byName(players, (player) => payoff(outcome, player));
      const played = { outcome, payoffs, decisions };
      return record ? { ...played, record: createRecord(game, { ...options }, actions) } : played;
    }
    if (turn.kind === 'chance') throw new Error(`${game.id} waits for a chance action although the match has a seed.`);
    const player = itemAt(turn.players, 0);
    const decision = { game, state, budget, record, seat: seats[player], decisions };
    const step = decide(decision);
    state = step.state;
    actions.push(...step.actions);
  }
}

/** A player, its participant, and the bot's random stream. */
interface Seat<G extends GameTypes> {
  readonly player: G['player'];
  readonly participant: Participant<G>;
  readonly rng: Rng;
  readonly seed: Seed;
}

function seatOf<G extends GameTypes>(
  participants: Readonly<Record<G['player'], Participant<G>>>,
  player: G['player'],
  { seed, index }: { readonly seed: Seed; readonly index: number },
): Seat<G> {
  if (!Object.hasOwn(participants, player)) throw new MalformedError('participants', `No participant for ${player}`);
  return { player, participant: participants[player], rng: createRng(deriveSeed(seed, `bot ${String(index)}`)), seed };
}

/** A decision that a bot must make. */
interface Decision<G extends GameTypes> {
  readonly game: Game<G>;
  readonly state: State<G>;
  readonly budget: Budget;
  readonly record: boolean;
  readonly seat: Seat<G>;
  readonly decisions: number;
}

/** Asks a bot and plays its action if that is legal. */
function decide<G extends GameTypes>({
  game,
  state,
  budget,
  record,
  seat,
  decisions,
}: Decision<G>): {
  readonly state: State<G>;
  readonly actions: readonly AnyAction<G>[];
} {
  const { player, participant, rng, seed } = seat;
  const failed = (reason: string, cause?: unknown): BotError =>
    new BotError({ participant: participant.name, player, seed, decision: decisions, reason }, cause);
  if (decisions >= DECISIONS_MAX) throw failed('The match does not end.');
  const view = game.view(state, player);
  const choices = game.choices(view);
  let action: G['action'];
  try {
    action = participant.bot(view, choices, rng, budget);
  } catch (error) {
    throw failed(`It threw ${textOf(error)}`, error);
  }
  try {
    action = plainAnswer(action);
  } catch (error) {
    throw failed(whyNotPlain(action, error), error);
  }
  if (!isObject(action) || action.player !== player) {
    throw failed(`It did not return an action of its player: ${textOf(action)}`);
  }
  try {
    return record ? game.step(state, action) : { state: game.applyAction(state, action), actions: [] };
  } catch (error) {
    if (isIllegalAction(error) || isMalformed(error)) {
      throw failed(`It returned ${textOf(action)}: ${error.message}`, error);
    }
    throw error;
  }
}

/** Why an answer cannot be copied, as a sentence. */
function whyNotPlain(answer: unknown, error: unknown): string {
  return isPromise(answer)
    ? 'It returned a promise: bots of a tournament must be synchronous'
    : `Its answer is not plain data: ${textOf(error)}`;
}

/** Whether the answer is a promise. Never throws, even for proxies. */
function isPromise(answer: unknown): boolean {
  try {
    return answer instanceof Promise;
  } catch {
    return false;
  }
}

/**
 * A copy of an answer. Promises and proxies cannot be copied; getters are left out. Throws any error that reading the
 * answer throws.
 */
function plainAnswer<Action>(answer: Action): Action {
  // The promise is not awaited, so its rejection would otherwise end the process.
  if (answer instanceof Promise) answer.catch(() => undefined);
  return structuredClone(answer);
}
