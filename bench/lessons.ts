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

/** A method by which a network learns a game. */
interface Lessons {
  readonly trainer: Trainer;
  /** Returns a bot that plays with the current average network. */
  bot(): Bot<GameTypes>;
  /**
   * Plays some matches, and lets the network learn from them.
   *
   * @param left - The fraction of the training that is left: 1 at the start, 0 at the end.
   * @returns The number of matches that were played.
   */
  learnMore(left: number): number;
}

/** Prepares the training of a network for a game, with new random weights. */
export type LessonsFor = (known: ServedGame, size: NetworkSize, rng: Rng) => Promise<Lessons>;

/** In the file, each weight is multiplied by this number and rounded. */
export const SCALE = 1000;
