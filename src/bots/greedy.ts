/**
 * The bot that looks one action ahead.
 *
 * @packageDocumentation
 */
import type { Fork, Game, GameTypes } from '../core/game.ts';
import { createRng, pick } from '../core/random.ts';
import { type Bot, type Evaluation, seatOf, worthOf } from './bot.ts';

/** How a {@link greedyBot} tries actions. */
export interface GreedySettings {
  /** Worlds in which each action is tried, each with dice of its own: whole number, at least 1. Default: 8. */
  readonly trials?: number;
}

/**
 * A bot that tries each action in the same few worlds that its view allows, with the same dice, and takes the one after
 * which it likes its seat best on average; of several as good, each as likely.
 *
 * What nobody else would notice, such as one more move on a sheet of sealed orders, it does only to be better off: it
 * would write and erase for ever, for fear of what comes when it is done.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 *
 * const { setup, view, viewActions } = upAgainstTheWall;
 * const seen = view(setup({ seed: 1 }), 'radicals');
 * const bot = greedyBot(upAgainstTheWall, ({ table, player }) => table.pieces[player][0]! / 20);
 * bot(seen, viewActions(seen), createRng(1), { iterations: 1 }).player // => 'radicals'
 * ```
 */
export function greedyBot<G extends GameTypes>(
  game: Game<G>,
  evaluate: Evaluation<G>,
  { trials = 8 }: GreedySettings = {},
): Bot<G> {
  return (view, actions, rng) => {
    if (actions.length === 1) return actions[0] as G['action'];
    const worlds = Array.from({ length: trials }, () => ({
      state: game.sampleWorld(view, rng),
      luck: rng.int(2 ** 32),
    }));
    let table: string | undefined;
    const isNoticed = (fork: Fork<G>): boolean =>
      JSON.stringify(fork.state.table) !== (table ??= JSON.stringify(view.table));
    const now = trials * evaluate(seatOf(view));
    let [best, most]: [G['action'][], number] = [[], -Infinity];
    for (const action of actions) {
      const tried = worlds.map(({ state, luck }) => {
        const fork = game.fork(state, { dice: createRng(luck) });
        fork.apply(action);
        return fork;
      });
      const value = tried.reduce((sum, fork) => sum + worthOf(fork, action.player, evaluate), 0);
      if (value < most || (value <= now && !isNoticed(tried.at(-1) as Fork<G>))) continue;
      if (value > most) [best, most] = [[], value];
      best.push(action);
    }
    return pick(best.length > 0 ? best : actions, rng);
  };
}
