/** What `npm run bench -- balance` is told of a game. */
import type { Bot } from '../../src/bots/bot.ts';
import type { Game, GameTypes, Rulebook, State } from '../../src/core/index.ts';

/** A game whose matches are counted. */
export interface Subject<G extends GameTypes> {
  readonly game: Game<G>;
  readonly rulebook: Rulebook<G['rule']>;
  /** Options of a match by its seed, by the name of the setting; the first setting is what is played by default. */
  readonly settings: Readonly<Record<string, (seed: string) => G['options']>>;
  /** The sides or seats whose shares are told, and which of them each player of a match has, in the order of players. */
  readonly seats: (first: State<G>) => readonly string[];
  /** Reasons of outcomes that a limit brings about. */
  readonly limits: readonly string[];
  /** Plans that the strategist must stand up to. */
  readonly exploiters: Readonly<Record<string, Bot<G>>>;
  /** How many matches are played: by default by each of the bots (none by those too slow), in each other setting, against each plan. */
  readonly matches: Readonly<Record<'strategist' | 'mcts' | 'random' | 'setting' | 'exploiter', number>>;
  /** How long search thinks about a decision. */
  readonly iterations: number;
}

/** A subject among those of any game: whoever plays it asks it for all that it is handed back. */
export type AnySubject = Subject<GameTypes>;

/** Forgets which game it is. */
export function anySubject<G extends GameTypes>(subject: Subject<G>): AnySubject {
  return subject as unknown as AnySubject;
}

/** Settings that are the same in each match, by their options. */
export function fixed<Options>(settings: Readonly<Record<string, Options>>): Readonly<Record<string, () => Options>> {
  return Object.fromEntries(Object.entries(settings).map(([name, options]) => [name, () => options]));
}
