import type { Choices } from '../core/choices.ts';
import type { Evaluation, Fork, GameTypes, PlayableGame } from '../core/game.ts';
import { itemAt } from '../core/lookups.ts';
import { isEqual } from '../core/plain-data.ts';
import { type Rng, repeatable } from '../core/random.ts';
import { type Bot, ONCE, roundsOf, worthOf } from './bot.ts';

/** An action must be tried in at least this many states before it can replace the policy's action. */
const FEWEST = 8;

/** Settings of a {@link rolloutBot}. */
export interface RolloutSettings<G extends GameTypes> {
  /**
   * The bot compares the policy's action with at most this many other actions, which are drawn at random: a whole
   * number, at least 0. Default: 40.
   */
  readonly candidates?: number;
  /**
   * To replace the policy's action, another action must be better by this many standard errors. The number must be at
   * least 0. Default: 2.
   */
  readonly certainty?: number;
  /** Bots whose actions are also compared with the policy's action, in addition to the random actions. */
  readonly portfolio?: readonly Bot<G>[];
  /**
   * Stops each playout after some actions and evaluates the position in which it stopped. Default: playouts run to the
   * end of the match.
   */
  readonly cutoff?: {
    /** Number of player actions in a playout, not counting chance events: a whole number, at least 0. */
    readonly actions: number;
    /** Rates the position in which a playout stops, from the point of view of one player. */
    readonly evaluate: Evaluation<G>;
  };
}

/**
 * Creates a bot that improves another bot, the policy. The bot samples states, and plays each candidate action in each
 * of these states. Then the policy moves for all players, until the match or the playout ends. For each state, all
 * candidates get the same random numbers. The bot takes the policy's action unless another action is clearly better.
 * After 4, 8, 16 … states, the bot drops the worse half of the candidates. Each playout uses one iteration of the
 * budget.
 *
 * @param game - Rules of the game.
 * @param policy - The bot to improve.
 * @param settings - Which actions the bot tries, how certain it must be to prefer one of them, and how long a playout is.
 * @returns A bot. The bot throws RangeError if it must search without a budget.
 * @throws RangeError if a setting is out of range.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 * import { strategist } from 'countersheet/up-against-the-wall/bots';
 *
 * const { setup, view, choices } = upAgainstTheWall;
 * const seen = view(setup({ seed: 1 }), 'radicals');
 * const bot = rolloutBot(upAgainstTheWall, strategist, { candidates: 3 });
 * bot(seen, choices(seen), createRng(1), { iterations: 4 }).player // => 'radicals'
 * ```
 */
export function rolloutBot<G extends GameTypes>(
  game: PlayableGame<G>,
  policy: Bot<G>,
  { candidates = 40, certainty = 2, portfolio = [], cutoff }: RolloutSettings<G> = {},
): Bot<G> {
  if (!(Number.isInteger(candidates) && candidates >= 0 && certainty >= 0))
    throw new RangeError('Expected a whole number of candidates, at least 0, and a certainty of at least 0.');
  return (view, choices, rng, budget) => {
    const usual = policy(view, choices, rng, ONCE);
    if (choices.size === 1) return usual;
    const rounds = roundsOf(budget);
    const isNew = (action: G['action'], known: readonly G['action'][]): boolean =>
      known.every((other) => !isEqual(action, other));
    const advised = portfolio
      .map((bot) => bot(view, choices, rng, ONCE))
      .filter((action, index, all) => isNew(action, [usual, ...all.slice(0, index)]));
    const others = drawn(choices, candidates, rng).filter((action) => isNew(action, [usual, ...advised]));
    let trials: readonly Trial<G['action']>[] = [...advised, ...others].map((action) => new Trial(action));
    let played = 0;
    let playouts: number;
    do {
      const state = game.sampleState(view, rng);
      const luck = repeatable(rng);
      const valueOf = (action: G['action']): number => {
        const fork = game.fork(state, { dice: luck() });
        fork.apply(action);
        playOut(fork, policy, luck(), cutoff?.actions ?? Infinity);
        return worthOf(fork, view.viewer, cutoff?.evaluate);
      };
      playouts = 1 + trials.length;
      const base = valueOf(usual);
      for (const trial of trials) trial.add(valueOf(trial.action) - base);
      if (++played >= 4 && Number.isInteger(Math.log2(played))) trials = betterHalf(trials);
    } while (trials.length > 0 && rounds(playouts));
    return trials.find((trial) => trial.isBetterBy(certainty))?.action ?? usual;
  };
}

/**
 * A candidate action. For each state, the trial stores a difference: the value of this action minus the value of the
 * policy's action in the same state.
 */
class Trial<Action> {
  readonly action: Action;
  #count = 0;
  #sum = 0;
  #squares = 0;

  constructor(action: Action) {
    this.action = action;
  }

  get mean(): number {
    return this.#sum / this.#count;
  }

  add(difference: number): void {
    this.#count++;
    this.#sum += difference;
    this.#squares += difference * difference;
  }

  /** Returns true if the mean of the stored differences is above 0 by more than the given number of standard errors. */
  isBetterBy(errors: number): boolean {
    const variance = (this.#squares - this.#count * this.mean ** 2) / (this.#count - 1);
    return this.#count >= FEWEST && this.mean > errors * Math.sqrt(variance / this.#count);
  }
}

/** Returns the better half of the trials, at least one trial, sorted so that the greatest mean comes first. */
function betterHalf<Action>(trials: readonly Trial<Action>[]): readonly Trial<Action>[] {
  return [...trials].sort((one, other) => other.mean - one.mean).slice(0, Math.max(1, trials.length >> 1));
}

/** Draws up to `most` different choices at random; returns all choices if there are no more than `most`. */
function drawn<Action>(choices: Choices<Action>, most: number, rng: Rng): readonly Action[] {
  if (choices.size <= most) return [...choices];
  const numbers = new Set<number>();
  while (numbers.size < most) numbers.add(rng.int(choices.size));
  return [...numbers].map((number) => choices.at(number));
}

/** Plays a fork with a bot, to the end of the match or until the bot has played `most` actions. */
function playOut<G extends GameTypes>(fork: Fork<G>, bot: Bot<G>, rng: Rng, most: number): void {
  let left = most;
  for (let turn = fork.turn(); turn.kind === 'decision' && left > 0; turn = fork.turn(), left--) {
    const player = itemAt(turn.players, 0);
    fork.apply(bot(fork.view(player), fork.choices(player), rng, ONCE));
  }
}
