/** The description of a game for `npm run bench -- balance`. */
import type { Bot } from '../../src/bots/bot.ts';
import type { Game, GameTypes, Rulebook, State } from '../../src/core/index.ts';

/** A game whose balance is measured. */
export interface Subject<G extends GameTypes> {
  readonly game: Game<G>;
  readonly rulebook: Rulebook<G['rule']>;
  /**
   * The settings of the measured matches, by name. Each setting is a function that returns the options of a match with
   * a given seed. The first setting is the default.
   */
  readonly settings: Readonly<Record<string, (seed: string) => G['options']>>;
  /**
   * The side or seat of each player of a match, in the order of the players. The tables report a share of the points
   * for each of these sides or seats.
   */
  readonly seats: (first: State<G>) => readonly string[];
  /** If a limit ends a match, the outcome has one of these reasons. */
  readonly limits: readonly string[];
  /** Bots that try to exploit weaknesses of the strategist. */
  readonly exploiters: Readonly<Record<string, Bot<G>>>;
  /**
   * The number of matches that one process plays: with each bot in the default setting (0 for a bot that is too slow),
   * in each other setting, and against each exploiter.
   */
  readonly matches: Readonly<Record<'strategist' | 'mcts' | 'random' | 'setting' | 'exploiter', number>>;
  /** The search budget of a decision, in iterations. */
  readonly iterations: number;
  /**
   * The campaign of the strategist against itself: the number of deals, and the options of the default setting. If the
   * manifest generates the options, the number of players is given instead of the options.
   */
  readonly campaign: { readonly deals: number; readonly options?: G['options']; readonly players?: number };
}

/**
 * A subject of any game: its type does not mention the types of this game. The functions of a subject receive only
 * values that the same game has created.
 */
export type AnySubject = Subject<GameTypes>;

/** Returns the same subject with a type that does not mention the types of its game. */
export function anySubject<G extends GameTypes>(subject: Subject<G>): AnySubject {
  return subject as unknown as AnySubject;
}

/** Settings whose options do not depend on the seed. */
export function fixed<Options>(settings: Readonly<Record<string, Options>>): Readonly<Record<string, () => Options>> {
  return Object.fromEntries(Object.entries(settings).map(([name, options]) => [name, () => options]));
}
