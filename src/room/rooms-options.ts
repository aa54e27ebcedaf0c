import type { GameTypes } from '../core/game.ts';
import type { Agent } from '../match/agents.ts';
import type { RoomMetric, RoomTurn } from './room-server.ts';
import type { RoomSettings } from './opening.ts';
import type { RoomMessage, RoomSeat } from './protocol.ts';
import type { Rate } from './rate-limit.ts';
import type { RoomStore } from './store.ts';
import type { RoomTimeoutPolicy } from './timeout.ts';

/** The functions and settings that rooms get from the server program. */
export interface RoomsOptions {
  readonly store: RoomStore;
  /**
   * Sends a message to a client. `connection` is the text that was the first argument of {@link Rooms.handle}. Rooms
   * send all messages with this function.
   */
  readonly send: (connection: string, message: RoomMessage) => unknown;
  /** Returns the time in milliseconds since 1970. Default: the clock of the machine. */
  readonly now?: () => number;
  /** Calls a function later; returns a function that cancels the call. Default: `setTimeout`. */
  readonly after?: (milliseconds: number, call: () => void) => () => void;
  /**
   * More bots, by name. The bots of the manifests can also be used. A bot can return a promise, for example if it runs
   * in a worker.
   */
  readonly agents?: Readonly<Record<string, Agent<GameTypes>>>;
  /**
   * The maximum time of a bot for a decision, in milliseconds. After this time, the time-out policy plays for the bot.
   * Default: 60000.
   */
  readonly botTime?: number;
  /**
   * The policy that plays for players who are out of time and for bots that fail. If the policy does not end the move,
   * the server concedes for the player. If conceding is impossible, a note `stalled` names the player. Default:
   * `'concede'`.
   */
  readonly timeout?: RoomTimeoutPolicy;
  /**
   * How many messages each player, and each connection of a spectator, is allowed to send. Default: 40 at once, 10 in
   * each second.
   */
  readonly rate?: Rate;
  /** The time for which an unused room stays in memory, in milliseconds. Default: 600000. */
  readonly idle?: number;
  /** Called when a match begins to wait for persons. For example, the function can send these persons an email. */
  readonly onTurn?: (turn: RoomTurn) => void;
  /** Called with numbers for the operator: counts, and bytes appended to the store. */
  readonly onMetric?: (metric: RoomMetric, value: number) => void;
  /** Called with errors that no client has caused, such as errors of the store. Default: these errors are ignored. */
  readonly onError?: (error: unknown) => void;
}

/** A room that was opened. */
export interface OpenedRoom {
  readonly id: string;
  /**
   * The token of each person, and of `'spectator'`. Anyone with a token can play for its player: send it only to its
   * person.
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
   * Opens a room, or continues the room with `settings.id` if the store has it.
   *
   * @param game - The id of one of the games.
   * @throws {@link core.MalformedError} if a setting is not valid.
   */
  open(this: void, game: string, settings?: RoomSettings): Promise<OpenedRoom>;
  /**
   * Handles a message of a client, and sends the answer with `send`. The promise never rejects: the answer to an
   * invalid message is `refused`.
   *
   * @param connection - The token. If a token has several connections, add a slash and a different name for each of
   *   them.
   * @param message - Any value.
   */
  handle(this: void, connection: string, message: unknown): Promise<void>;
  /** Ends a connection. */
  leave(this: void, connection: string): void;
  /** Returns the listed rooms with free seats, at most 100, the latest room first. */
  list(this: void): Promise<readonly RoomListing[]>;
  /**
   * Gives a free seat of a listed room to a person. Does not check who the person is.
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
   * the seat. If somebody had the seat, their token no longer works.
   *
   * @throws {@link RoomRefusal} `no-free-seat` if the player does not exist or a bot has the seat.
   */
  invite(this: void, id: string, player: string): Promise<string>;
  /** Stops bots and timers. Resolves when all changes are stored. The rooms stay in the store. */
  close(this: void): Promise<void>;
}
