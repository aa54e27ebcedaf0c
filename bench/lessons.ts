import type { Bot } from '../src/bots/bot.ts';
import type { ServedGame } from '../src/cli/serve/game-server.ts';
import type { GameTypes } from '../src/core/game.ts';
import type { Rng } from '../src/core/random.ts';
import type { Trainer } from './trainer.ts';

/** The size of a network. */
export interface NetworkSize {
  readonly rows: number;
  readonly units: readonly [number, number];
}

/** A way to learn. */
interface Lessons {
  readonly trainer: Trainer;
  /** Returns a bot that plays with the current average network. */
  bot(): Bot<GameTypes>;
  /**
   * Plays some matches and learns from them.
   *
   * @param left - The share of the training that is left: 1 at the start.
   * @returns The number of matches.
   */
  learnMore(left: number): number;
}

/** Starts to learn a game with new weights. */
export type LessonsFor = (known: ServedGame, size: NetworkSize, rng: Rng) => Promise<Lessons>;

/** The scale of the weights in the file. */
export const SCALE = 1000;
