import type { Budget } from '../bots/bot.ts';
import type { Game, GameTypes, State } from '../core/game.ts';
import { deriveSeed, type Seed } from '../core/random.ts';
import type { GameManifest } from '../manifest/manifest.ts';
import { type Match, currentState } from '../match/tree.ts';
import type { Messages } from '../messages/messages.ts';

/** The parts of a game that a session uses. */
export interface SessionGame {
  readonly manifest: GameManifest;
  /** Of the language in which people read. Put others in their place, and the session speaks another language. */
  readonly messages: Messages;
}

/** Who plays for a player: a person at this screen, somebody elsewhere whose actions the program brings, or a bot. */
export type Controller = 'person' | 'stranger' | BotSeat;

/** A bot that plays for a player. */
export interface BotSeat {
  /** The name by which the program finds the bot. */
  readonly bot: string;
  /** What the bot may spend on a decision; absent: what the program gives it. */
  readonly budget?: Budget;
}

/** Who plays for each player. */
export type Controllers = Readonly<Record<string, Controller>>;

/**
 * A match that people and bots play at one screen: plain frozen data, and the game. It holds secrets and the seed: show
 * people what the functions of this module return for the person who has the screen.
 */
export interface Session extends SessionGame {
  readonly seats: Controllers;
  /** The dice, the bots and the dice of later variations come from it. */
  readonly seed: Seed;
  readonly match: Match<GameTypes>;
  /** The person who has the screen; absent before the first of several persons takes it. */
  readonly screen?: string;
  /** By reader, the step up to which they were told what happened. */
  readonly told: Readonly<Record<string, number>>;
  /** What the program saves with the session, such as the name of a set-up. */
  readonly notes: Readonly<Record<string, string>>;
}

/** An action of a player of any game. */
export type PlayerAction = GameTypes['action'];

/** The rules of a session. */
export function gameOf({ manifest }: SessionGame): Game<GameTypes> {
  return manifest.game;
}

/** The state in which a session is. */
export function stateOf({ match }: Pick<Session, 'match'>): State<GameTypes> {
  return currentState(match);
}

/** A seed that only those can guess who know that of the session, and that no other step has. */
export function nextSeed({ seed, match }: Session): Seed {
  return deriveSeed(String(seed), `luck ${String(match.nodes.length - 1)}`);
}
