import type { Bot } from '../bots/bot.ts';
import { MalformedError } from '../core/errors.ts';
import type { Game, GameTypes } from '../core/game.ts';
import type { Seed } from '../core/random.ts';

/** A bot, and the name under which its results are counted. */
export interface Participant<G extends GameTypes> {
  /** The name of the participant: at least one character. Participants of a contest must have different names. */
  readonly name: string;
  /**
   * A bot, or a function with the same parameters that returns a promise, such as a bot in another thread, process or
   * program. The bot must not store data between decisions, because results would then depend on the order of the
   * matches.
   */
  readonly bot: (...asked: Parameters<Bot<G>>) => G['action'] | Promise<G['action']>;
}

/** A game and the participants to compare. A contest contains functions, so it cannot be sent to another process. */
export interface Contest<G extends GameTypes> {
  readonly game: Game<G>;
  /** The participants, at least two. There can be more or fewer participants than players in a match. */
  readonly participants: readonly Participant<G>[];
  /** The options that all matches have in common, without a seed. Default: the default options of the game. */
  readonly options?: G['options'];
  /**
   * Returns options for one deal, given the seed of this deal. These options override `options`. Use this function if
   * options are random and must differ between deals. All deals must have the same players. By default, every deal has
   * the options in `options`.
   */
  readonly optionsFor?: (seed: Seed) => Partial<G['options']>;
}

/** Returns the participant with the given name. Throws {@link core.MalformedError} if there is no such participant. */
export function participantNamed<G extends GameTypes>({ participants }: Contest<G>, name: string): Participant<G> {
  const participant = participants.find((each) => each.name === name);
  if (participant === undefined)
    throw new MalformedError('participants', `There is no participant ${JSON.stringify(name)}`);
  return participant;
}
