import type { Evaluation, GameTypes, PlayableGame } from '../core/game.ts';
import { sample, repeatable } from '../core/random.ts';
import { type Bot, judged, seatOf, worthOf } from './bot.ts';

/** Settings of a {@link greedyBot}. */
export interface GreedySettings {
  /**
   * The number of sampled states, each with its own dice, in which the bot tries each action: a whole number, at least
   * 1. Default: 8.
   */
  readonly trials?: number;
}

/**
 * Creates a bot that tries each action in the same few sampled states with the same dice, and takes the action with the
 * best average evaluation. If several actions are equally good, the bot draws one of them at random.
 *
 * Some actions are invisible to other players, for example writing one more secret order. If invisible actions improve
 * the evaluation, the bot chooses only among these invisible actions. Without this preference, the bot would write and
 * erase orders forever, or never write an order.
 *
 * @param game - Rules of the game.
 * @param evaluate - Rates a position for a player.
 * @param settings - The number of sampled states.
 * @returns A bot that throws RangeError if an evaluation is not a finite number.
 * @throws RangeError if `trials` is not a whole number of at least 1.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 *
 * const { setup, view, choices } = upAgainstTheWall;
 * const seen = view(setup({ seed: 1 }), 'radicals');
 * const bot = greedyBot(upAgainstTheWall, ({ table, player }) => table.pieces[player][0]! / 20);
 * bot(seen, choices(seen), createRng(1), { iterations: 1 }).player // => 'radicals'
 * ```
 */
export function greedyBot<G extends GameTypes>(
  game: PlayableGame<G>,
  evaluate: Evaluation<G>,
  { trials = 8 }: GreedySettings = {},
): Bot<G> {
  if (!Number.isInteger(trials) || trials < 1)
    throw new RangeError(`Expected at least 1 trial but received ${String(trials)}.`);
  return (view, choices, rng) => {
    if (choices.size === 1) return choices.at(0);
    const actions = [...choices];
    const worlds = Array.from({ length: trials }, () => ({
      state: game.sampleState(view, rng),
      luck: repeatable(rng),
    }));
    const table = game.hasPerfectInformation ? undefined : JSON.stringify(view.table);
    const standing = judged(evaluate, seatOf(view));
    // The value of the current position is summed in the same way as the values of the actions below. So equal values
    // have equal rounding errors.
    const now = worlds.reduce((sum) => sum + standing, 0);
    const [quiet, open] = [new Favourites<G['action']>(), new Favourites<G['action']>()];
    for (const action of actions) {
      const tried = worlds.map(({ state, luck }) => {
        const fork = game.fork(state, { dice: luck() });
        fork.apply(action);
        return fork;
      });
      const value = tried.reduce((sum, fork) => sum + worthOf(fork, action.player, evaluate), 0);
      const isNoticed = table === undefined || JSON.stringify(tried.at(-1)?.state.table) !== table;
      if (isNoticed) open.add(action, value);
      else if (value > now) quiet.add(action, value);
    }
    const best = [quiet.all, open.all, actions].find(({ length }) => length > 0)!;
    return sample(best, rng);
  };
}

/** Collects the actions that have the highest value so far. */
class Favourites<Action> {
  all: Action[] = [];
  #most = -Infinity;

  add(action: Action, value: number): void {
    if (value > this.#most) [this.all, this.#most] = [[], value];
    if (value === this.#most) this.all.push(action);
  }
}
