import type { GameTypes } from '../core/game.ts';
import type { Agent } from '../match/agents.ts';
import type { RoomSettings } from './opening.ts';
import type { RoomMessage, RoomSeat } from './protocol.ts';
import type { Rate } from './rate-limit.ts';
import type { RoomStore } from './store.ts';
import type { RoomTimeoutPolicy } from './timeout.ts';

/** The name of a number that the server program reports to the operator. */
export type RoomMetric =
  'appended' | 'bytes' | 'conflict' | 'evicted' | 'loaded' | 'opened' | 'refused' | 'send-failed' | 'sent';

/** The persons for whom the match in a room now waits. */
export interface RoomTurn {
  readonly room: string;
  readonly game: string;
  /** The seats of the persons for whom the match waits now but did not wait before. */
  readonly seats: readonly RoomSeat[];
}

/** The functions and settings that rooms get from the server program. */
export interface RoomsOptions {
  readonly store: RoomStore;
  /**
   * Sends a message to a client. `connection` is the text that the server program has passed to {@link Rooms.handle}.
   * Rooms send all messages with this function.
   */
  readonly send: (connection: string, message: RoomMessage) => unknown;
  /** Returns the time in milliseconds since 1970. By default, the function reads the clock of the machine. */
  readonly now?: () => number;
  /** Calls a given function later, and returns a function that cancels this call. Default: `setTimeout`. */
  readonly after?: (milliseconds: number, call: () => void) => () => void;
  /**
   * Further bots, by name, in addition to the bots of the manifests. A bot can return a promise, for example if the bot
   * runs in a worker.
   */
  readonly agents?: Readonly<Record<string, Agent<GameTypes>>>;
  /**
   * The maximum time in which a bot must decide, in milliseconds. If the bot needs more time, the time-out policy plays
   * for the bot. Default: 60000.
   */
  readonly botTime?: number;
  /**
   * The policy that plays for players who are out of time and for bots that fail. If the policy does not end the move,
   * the server concedes for the player. If the server cannot concede, a note `stalled` names the player. Default:
   * `'concede'`.
   */
  readonly timeout?: RoomTimeoutPolicy;
  /**
   * The number of messages that each player, and each connection of a spectator, is allowed to send. The default is 40
   * messages at once, and 10 further messages in each second.
   */
  readonly rate?: Rate;
  /** The time for which an unused room stays in memory, in milliseconds. Default: 600000. */
  readonly idle?: number;
  /**
   * A function that rooms call when a match begins to wait for persons. For example, the function can send these
   * persons an email.
   */
  readonly onTurn?: (turn: RoomTurn) => void;
  /** A function that rooms call with numbers for the operator: counts of events, and bytes appended to the store. */
  readonly onMetric?: (metric: RoomMetric, value: number) => void;
  /**
   * A function that rooms call with errors that no client has caused, such as errors of the store. By default, rooms
   * ignore these errors.
   */
  readonly onError?: (error: unknown) => void;
}

/** A room that the server has opened. */
export interface OpenedRoom {
  readonly id: string;
  /**
   * The token of each person, and of `'spectator'`. Anyone with a token can play for the player of this token, so send
   * a token only to its person.
   */
  readonly tokens: Readonly<Record<string, string>>;
}

/** A listed room that has free seats. */
export interface RoomListing {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly RoomSeat[];
  /** The time at which the room was opened, in milliseconds since 1970. */
  readonly at: number;
}

/** The rooms of a server process. */
export interface Rooms {
  /**
   * Opens a room. If the store contains a room with the id `settings.id`, continues this room.
   *
   * @param game - The id of one of the games.
   * @throws {@link core.MalformedError} if a setting is not valid.
   */
  open(this: void, game: string, settings?: RoomSettings): Promise<OpenedRoom>;
  /**
   * Handles a message of a client, and sends the answer with the function `send`. The promise never rejects: the answer
   * to an invalid message is `refused`.
   *
   * @param connection - The token of the client. If several clients use the same token, append a slash and a name to
   * the token, with a different name for each client.
   * @param message - Any value.
   */
  handle(this: void, connection: string, message: unknown): Promise<void>;
  /** Ends a connection to a room. */
  leave(this: void, connection: string): void;
  /** Returns at most 100 listed rooms with free seats. The latest room is first. */
  list(this: void): Promise<readonly RoomListing[]>;
  /**
   * Gives a person a free seat of a listed room. The function does not check the identity of the person.
   *
   * @param wish - The player that the person wants to control, and the person's name; both are optional.
   * @throws {@link RoomRefusal} `no-free-seat`.
   */
  join(
    this: void,
    id: string,
    wish?: { readonly player?: string; readonly name?: string },
  ): Promise<{ readonly player: string; readonly token: string }>;
  /**
   * Creates an invitation to a seat. The person who connects with the invitation and sends `claim` gets the token of
   * the seat. If another person had the seat, the token of this person no longer works.
   *
   * @throws {@link RoomRefusal} `no-free-seat` if the player does not exist or a bot has the seat.
   */
  invite(this: void, id: string, player: string): Promise<string>;
  /** Stops bots and timers. The promise resolves when all changes are stored. The rooms stay in the store. */
  close(this: void): Promise<void>;
}
