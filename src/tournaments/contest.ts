import type { Bot } from '../bots/bot.ts';
import { MalformedError } from '../core/errors.ts';
import type { Game, GameTypes } from '../core/game.ts';
import type { Seed } from '../core/random.ts';

/** A bot, and the name under which its results are counted. */
export interface Participant<G extends GameTypes> {
  /** At least one character; no two participants of a contest share one. */
  readonly name: string;
  /** It keeps nothing from one decision to the next, or results depend on the order in which matches are played. */
  readonly bot: Bot<G>;
}

/** A game and who is to be compared at it. Functions are in it, so it stays in its process. */
export interface Contest<G extends GameTypes> {
  readonly game: Game<G>;
  /** At least two. There may be more or fewer of them than players in a match. */
  readonly participants: readonly Participant<G>[];
  /** Options of every match, without a seed. Default: those of the game. */
  readonly options?: G['options'];
  /**
   * Options of the matches of a deal, from its seed, over the others: where a set-up is dealt by chance and should be
   * another in each deal. The players stay the same. Default: none.
   */
  readonly optionsFor?: (seed: Seed) => Partial<G['options']>;
}

/** The participant of a name. Throws {@link core.MalformedError} if there is none. */
export function participantNamed<G extends GameTypes>({ participants }: Contest<G>, name: string): Participant<G> {
  const participant = participants.find((each) => each.name === name);
  if (participant === undefined)
    throw new MalformedError('participants', `There is no participant ${JSON.stringify(name)}`);
  return participant;
}
