import type { Budget } from '../bots/bot.ts';
import type { Game, GameTypes, State, View } from '../core/game.ts';
import { deriveSeed, type Seed } from '../core/random.ts';
import type { GameManifest } from '../manifest/manifest.ts';
import { type Match, currentState } from '../match/tree.ts';
import type { Messages } from '../messages/messages.ts';

/** The parts of a game that a session uses. */
export interface SessionGame {
  readonly manifest: GameManifest;
  /** Messages in the people's language. Replace them to change the language of the session. */
  readonly messages: Messages;
}

/** What one viewer sees of a match: of a {@link Session}, or of a match on a server. */
export interface ShownMatch extends SessionGame {
  readonly view: View<GameTypes>;
}

/** The controller of a player: a person at this screen, a remote player whose actions the program supplies, or a bot. */
export type Controller = 'person' | 'remote' | BotController;

/** A bot that controls a player. */
export interface BotController {
  /** The name under which the program finds the bot. */
  readonly bot: string;
  /** The budget of each decision. Default: the program's budget. */
  readonly budget?: Budget;
}

/** The controller of each player. */
export type Controllers = Readonly<Record<string, Controller>>;

/**
 * A match between people and bots at one screen: plain frozen data, and the game. Contains secrets and the seed: show
 * people only what the functions of this module return for the person who has the screen.
 */
export interface Session extends ShownMatch {
  /**
   * The view to show: that of the person who has the screen. The spectator's view if no person has the screen or a
   * hand-over is due.
   */
  readonly view: View<GameTypes>;
  readonly controllers: Controllers;
  /** The seed of the dice, of the bots' random streams, and of the dice of later variations. */
  readonly seed: Seed;
  readonly match: Match<GameTypes>;
  /** The person who has the screen; absent until the first of several persons takes it. */
  readonly screen?: string;
  /** The last step that each reader has read. */
  readonly lastRead: Readonly<Record<string, number>>;
  /** Notes that your program saves with the session, such as the name of a scenario. */
  readonly notes: Readonly<Record<string, string>>;
}

/** A session before its view is known. */
export type SessionWithoutView = Omit<Session, 'view'>;

/** An action of a player of any game. */
export type PlayerAction = GameTypes['action'];

/** The rules of a session. */
export function gameOf({ manifest }: SessionGame): Game<GameTypes> {
  return manifest.game;
}

/** The current state of a session. */
export function stateOf({ match }: Pick<Session, 'match'>): State<GameTypes> {
  return currentState(match);
}

/** A seed for the current step. No other step has the same seed; guessing it requires the session's seed. */
export function nextSeed({ seed, match }: SessionWithoutView): Seed {
  return deriveSeed(String(seed), `luck ${String(match.nodes.length - 1)}`);
}
