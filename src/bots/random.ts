import type { GameTypes } from '../core/game.ts';
import { sample } from '../core/random.ts';
import type { Bot } from './bot.ts';

/**
 * Creates a bot that picks a listed action at random. All listed actions are equally likely.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 * import { type Uaw, upAgainstTheWall } from 'countersheet/up-against-the-wall';
 *
 * const { setup, view, choices } = upAgainstTheWall;
 * const seen = view(setup({ seed: 1 }), 'radicals');
 * const bot = randomBot<Uaw>();
 * bot(seen, choices(seen), createRng(1), { iterations: 1 }).player // => 'radicals'
 * ```
 */
export function randomBot<G extends GameTypes>(): Bot<G> {
  return (_view, choices, rng) => sample(choices, rng);
}
