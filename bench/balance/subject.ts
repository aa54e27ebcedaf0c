/** Describes how `npm run bench -- balance` measures a game. */
import type { Bot } from '../../src/bots/bot.ts';
import type { Game, GameTypes, Rulebook, State } from '../../src/core/index.ts';

/** A game to measure. */
export interface Subject<G extends GameTypes> {
  readonly game: Game<G>;
  readonly rulebook: Rulebook<G['rule']>;
  /**
   * The settings by name. A setting is a function that returns the options of a match with a given seed. The first
   * setting is the default.
   */
  readonly settings: Readonly<Record<string, (seed: string) => G['options']>>;
  /**
   * Returns the side or the seat of each player of a match, in the order of the players. The tables show the share of
   * each side or seat.
   */
  readonly seats: (first: State<G>) => readonly string[];
  /** The outcome reasons that mean that a limit has ended the match. */
  readonly limits: readonly string[];
  /** Bots that try to exploit weaknesses of the strategist. */
  readonly exploiters: Readonly<Record<string, Bot<G>>>;
  /**
   * How many matches are played with each bot in the default setting (0 for a bot that is too slow), in each other
   * setting, and against each exploiter.
   */
  readonly matches: Readonly<Record<'strategist' | 'mcts' | 'random' | 'setting' | 'exploiter', number>>;
  /** The search budget of a decision, in iterations. */
  readonly iterations: number;
}

/**
 * A subject whose type does not name its game. The functions of the subject receive only values that the same game has
 * created.
 */
export type AnySubject = Subject<GameTypes>;

/** Removes the types of the game from the type of a subject. */
export function anySubject<G extends GameTypes>(subject: Subject<G>): AnySubject {
  return subject as unknown as AnySubject;
}

/** Creates settings whose options do not depend on the seed. */
export function fixed<Options>(settings: Readonly<Record<string, Options>>): Readonly<Record<string, () => Options>> {
  return Object.fromEntries(Object.entries(settings).map(([name, options]) => [name, () => options]));
}
