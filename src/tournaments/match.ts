import type { Budget } from '../bots/bot.ts';
import { choicesOf } from '../core/choices.ts';
import { isIllegalAction, isMalformed, MalformedError } from '../core/errors.ts';
import type { AnyAction, Game, GameTypes, State, Transition } from '../core/game.ts';
import { byName, itemAt } from '../core/lookups.ts';
import { payoff } from '../core/outcome.ts';
import { isObject } from '../core/plain-data.ts';
import { createRng, deriveSeed, type Rng, type Seed } from '../core/random.ts';
import { type MatchRecord, createRecord } from '../core/record.ts';
import { textOf } from './anything.ts';
import { BotError, payoffAfterFailure } from './bot-error.ts';
import type { Participant } from './contest.ts';
import { checkRange } from './range.ts';

/** The default budget of a decision. */
export const DEFAULT_BUDGET: Budget = { iterations: 1000 };

/** The default time limit of a decision, in milliseconds: five minutes. */
export const DECISION_TIME = 300_000;

/** A match with more decisions than this is considered endless. */
const DECISIONS_MAX = 100_000;

/** Settings of a match. */
export interface MatchSettings<G extends GameTypes> {
  /** The options of the match. Default: the default options of the game. */
  readonly options?: G['options'];
  /**
   * The seed of all random numbers: the dice of the match, and a random stream for each bot. A bot cannot compute the
   * dice from its stream, unless it guesses the seed.
   */
  readonly seed: Seed;
  /** The budget of every decision. Default: 1000 iterations. */
  readonly budget?: Budget;
  /**
   * The maximum time for one decision, in milliseconds: a whole number from 1 to 86,400,000 (a day). Default: 300,000
   * (five minutes). A bot that does not return a promise cannot be interrupted. If such a bot is late, it loses the
   * match only when it returns.
   */
  readonly decisionTime?: number;
  /** If true, a record of the match is created. With a record, the rules need twice as much time. Default: `false`. */
  readonly record?: boolean;
}

/** A finished match. The match ended according to the rules, or because a bot failed. */
export interface PlayedMatch<G extends GameTypes> {
  /** The outcome according to the rules; absent if a bot failed. */
  readonly outcome?: G['outcome'];
  /** The failure that made a bot lose the match; absent if no bot failed. */
  readonly failure?: BotError;
  /**
   * The {@link core.payoff} of each player. The player of a bot that failed gets 0; the other players share 1 equally.
   */
  readonly payoffs: Readonly<Record<G['player'], number>>;
  /** The number of actions that the bots chose. */
  readonly decisions: number;
  /** The record of the match, if it was requested and no bot failed. */
  readonly record?: MatchRecord<G>;
}

/**
 * Plays one match to its end. A bot gets views, never a state. The random stream of a bot is derived from the seed of
 * the match and the index of its player in seating order. Bots cannot affect the dice. If several players decide
 * simultaneously, they are asked one after the other, and no view contains the choices of other players.
 *
 * A bot that fails loses the match: see {@link BotError}.
 *
 * @param game - The rules.
 * @param participants - For each player, the participant who decides for this player.
 * @param settings - Options, seed, budget, time limit, and whether to create a record.
 * @throws {@link core.MalformedError} if the options or the time limit are not valid or a player has no participant.
 * @throws {@link BotError} if the match does not end within 100,000 decisions.
 *
 * @example
 * ```ts
 * import { sample } from 'countersheet/core';
 * import type { Participant } from 'countersheet/tournaments';
 * import { upAgainstTheWall, type Uaw } from 'countersheet/up-against-the-wall';
 *
 * const random: Participant<Uaw> = { name: 'random', bot: (_view, choices, rng) => sample(choices, rng) };
 * const slow: Participant<Uaw> = { name: 'slow', bot: async (_view, choices) => choices.at(0) };
 * const { payoffs } = await playMatch(upAgainstTheWall, { radicals: random, administration: slow }, { seed: 1969 });
 * payoffs.radicals + payoffs.administration; // => 1
 * ```
 */
export async function playMatch<G extends GameTypes>(
  game: Game<G>,
  participants: Readonly<Record<G['player'], Participant<G>>>,
  settings: MatchSettings<G>,
): Promise<PlayedMatch<G>> {
  const { options, seed, record = false } = settings;
  checkDecisionTime(settings.decisionTime);
  const first = game.start({ ...options, seed });
  const players = game.players(first.state);
  const seats = byName(players, (player, index) => {
    if (Object.hasOwn(participants, player)) return new Seat(game, settings, participants[player], [player, index]);
    throw new MalformedError('participants', `No participant for ${player}`);
  });
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
    const seat = seats[itemAt(turn.players, 0)];
    try {
      const answer = seat.ask(state, decisions);
      // An `await` takes time, so only a promise is awaited.
      const step = seat.play(isPromise(answer) ? await seat.inTime(answer) : answer);
      state = step.state;
      if (record) actions.push(...step.actions);
    } catch (error) {
      return lostBy(error, players, decisions);
    }
  }
}

/**
 * If an error means that a bot failed, returns the result of the match, in which this bot has lost. Rethrows any other
 * error.
 */
function lostBy<G extends GameTypes>(
  error: unknown,
  players: readonly G['player'][],
  decisions: number,
): PlayedMatch<G> {
  if (!(error instanceof BotError) || decisions === DECISIONS_MAX) throw error;
  const { player: failed } = error.issue;
  const payoffs = byName(players, (player) => payoffAfterFailure(player, failed, players));
  return { failure: error, payoffs, decisions };
}

/** Throws {@link core.MalformedError} if the time limit of a decision is out of range. */
export function checkDecisionTime(milliseconds = DECISION_TIME): void {
  checkRange('decisionTime', milliseconds, [1, 86_400_000]);
}

/** A player, and the bot that decides for them. */
class Seat<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #participant: Participant<G>;
  readonly #player: G['player'];
  readonly #seed: Seed;
  readonly #budget: Budget;
  readonly #limit: number;
  readonly #hasRecord: boolean;
  readonly #rng: Rng;
  /**
   * The state at the current decision. The next two fields are the number of the decision, and the time at which the
   * bot was asked.
   */
  #state: State<G> | undefined;
  #decision = 0;
  #start = 0;
  /**
   * The choice that the bot read last. If the bot returns this choice, no check is necessary, because each choice is a
   * frozen action of the player.
   */
  #seen: AnyAction<G> | undefined;

  constructor(
    game: Game<G>,
    { seed, budget = DEFAULT_BUDGET, decisionTime = DECISION_TIME, record = false }: MatchSettings<G>,
    participant: Participant<G>,
    [player, index]: readonly [player: G['player'], index: number],
  ) {
    this.#game = game;
    this.#participant = participant;
    this.#player = player;
    this.#seed = seed;
    this.#budget = budget;
    this.#limit = decisionTime;
    this.#hasRecord = record;
    this.#rng = createRng(deriveSeed(seed, `bot ${String(index)}`));
  }

  /** Asks the bot for a decision. Returns the answer of the bot, which can be a promise or any other value. */
  ask(state: State<G>, decision: number): unknown {
    this.#state = state;
    this.#decision = decision;
    if (decision >= DECISIONS_MAX) throw this.#failed('The match does not end.');
    const view = this.#game.view(state, this.#player);
    // The choices are computed from the state, not from the view, because the action will be played on the state.
    const offered = this.#game.choices(state, this.#player);
    const choices = choicesOf(offered.size, (number) => (this.#seen = offered.at(number)));
    this.#start = performance.now();
    try {
      return this.#participant.bot(view, choices, this.#rng, this.#budget);
    } catch (error) {
      throw this.#threw(error);
    }
  }

  /** Waits for the answer that a bot has promised, at most until the time limit. */
  async inTime(answer: PromiseLike<unknown>): Promise<unknown> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = new Promise((_, reject) => {
      timer = setTimeout(() => reject(this.#late()), this.#limit);
    });
    const given = Promise.resolve(answer).catch((error: unknown) => {
      throw this.#threw(error);
    });
    try {
      return await Promise.race([given, end]);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Plays the action in the bot's answer. Throws {@link BotError} if the answer is late or not a legal action of the
   * player.
   */
  play(answer: unknown): Pick<Transition<G>, 'state' | 'actions'> {
    if (performance.now() - this.#start > this.#limit) throw this.#late();
    const state = this.#state!;
    try {
      const action = this.#checked(answer);
      if (this.#hasRecord) return this.#game.step(state, action);
      return { state: this.#game.applyAction(state, action), actions: [] };
    } catch (error) {
      if (!isIllegalAction(error) && !isMalformed(error)) throw error;
      throw this.#failed(`The bot returned ${textOf(answer)}: ${error.message}`, error);
    }
  }

  /**
   * Returns the answer as a frozen action of the player. Throws an error if the answer is not an action of this player.
   */
  #checked(answer: unknown): AnyAction<G> {
    if (answer !== undefined && answer === this.#seen) return this.#seen;
    const action = this.#game.parseAction(answer);
    if (action.player === this.#player) return action;
    throw this.#failed(`The bot did not return an action of its player: ${textOf(answer)}`);
  }

  #failed(reason: string, cause?: unknown): BotError {
    const participant = this.#participant.name;
    return new BotError(
      { participant, player: this.#player, seed: this.#seed, decision: this.#decision, reason },
      cause,
    );
  }

  #late(): BotError {
    return this.#failed(lateIn(this.#limit));
  }

  #threw(error: unknown): BotError {
    return this.#failed(`The bot threw ${textOf(error)}`, error);
  }
}

/** Returns the sentence that says that a bot exceeded its time limit. */
export function lateIn(milliseconds: number): string {
  return `The bot did not answer within ${String(milliseconds)} ms`;
}

/** Returns true if an answer is a promise, or another object that can be awaited. Never throws, even for proxies. */
export function isPromise<Answer>(answer: Answer | PromiseLike<Answer>): answer is PromiseLike<Answer> {
  try {
    return isObject(answer) && typeof answer['then'] === 'function';
  } catch {
    return false;
  }
}
