import type { Budget } from '../bots/bot.ts';
import type { Game, GameTypes, State, View } from '../core/game.ts';
import { deriveSeed, type Seed } from '../core/random.ts';
import type { GameManifest } from '../manifest/manifest.ts';
import { type Match, currentState } from '../match/tree.ts';
import type { Messages } from '../messages/messages.ts';

/** The manifest of a game, and its messages in one language. */
export interface SessionGame {
  readonly manifest: GameManifest;
  /**
   * The messages, in the language of the people at the screen. Replace the messages to change the language of the
   * session.
   */
  readonly messages: Messages;
}

/** A match as one viewer sees it: the match of a {@link Session}, or a match on a server. */
export interface ShownMatch extends SessionGame {
  readonly view: View<GameTypes>;
}

/**
 * The controller of a player: a person at this screen, a remote player whose actions the program supplies, or a bot.
 */
export type Controller = 'person' | 'remote' | BotController;

/** A bot that controls a player. */
export interface BotController {
  /** The name by which the program finds the bot. */
  readonly bot: string;
  /** The budget of the bot for each decision. By default, the program chooses the budget. */
  readonly budget?: Budget;
}

/** The controller of each player. */
export type Controllers = Readonly<Record<string, Controller>>;

/**
 * A match between people and bots at one screen. A session is plain frozen data, except its game and its messages. A
 * session contains secrets and the seed, so show people only what the functions of this module return for the person
 * at the screen.
 */
export interface Session extends ShownMatch {
  /**
   * The view to show: the view of the person at the screen. If no person has the screen, or if another person must
   * get the screen, this is the spectator's view.
   */
  readonly view: View<GameTypes>;
  readonly controllers: Controllers;
  /** The seed for dice and cards, also in later variations, and for the random choices of bots. */
  readonly seed: Seed;
  readonly match: Match<GameTypes>;
  /** The person at the screen; absent if the session has several persons and nobody has taken the screen yet. */
  readonly screen?: string;
  /**
   * For each player at this screen, the last step that the player has read. The key `'spectator'` stands for all people
   * at this screen in positions without secrets.
   */
  readonly lastRead: Readonly<Record<string, number>>;
  /** Texts that your program saves with the session, such as the name of a scenario. */
  readonly notes: Readonly<Record<string, string>>;
}

/** A session without the field `view`. */
export type SessionWithoutView = Omit<Session, 'view'>;

/** An action of a player of any game. */
export type PlayerAction = GameTypes['action'];

/** Returns the rules of a session. */
export function gameOf({ manifest }: SessionGame): Game<GameTypes> {
  return manifest.game;
}

/** Returns the current state of a session. */
export function stateOf({ match }: Pick<Session, 'match'>): State<GameTypes> {
  return currentState(match);
}

/**
 * Returns the seed for the current step. Each step has a different seed. Nobody can compute the seed of a step without
 * the seed of the session.
 */
export function nextSeed({ seed, match }: SessionWithoutView): Seed {
  return deriveSeed(String(seed), `luck ${String(match.nodes.length - 1)}`);
}
