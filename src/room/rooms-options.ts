import type { GameTypes } from '../core/game.ts';
import type { Agent } from '../match/agents.ts';
import type { RoomMetric, RoomTurn } from './room-server.ts';
import type { RoomSettings } from './opening.ts';
import type { RoomMessage, RoomSeat } from './protocol.ts';
import type { Rate } from './rate-limit.ts';
import type { RoomStore } from './store.ts';
import type { RoomTimeoutPolicy } from './timeout.ts';

/** What rooms need from the server around them. */
export interface RoomsOptions {
  readonly store: RoomStore;
  /**
   * Sends a message to a connection. A connection is the text that was the first argument of {@link Rooms.handle}.
   * Everything that a client receives goes through it.
   */
  readonly send: (connection: string, message: RoomMessage) => unknown;
  /** The time in milliseconds since 1970. Default: the clock of the machine. */
  readonly now?: () => number;
  /** Calls a function later; returns a function that cancels the call. Default: `setTimeout`. */
  readonly after?: (milliseconds: number, call: () => void) => () => void;
  /**
   * Bots by name, in addition to those of the manifests. A bot may answer with a promise, for example from a worker.
   */
  readonly agents?: Readonly<Record<string, Agent<GameTypes>>>;
  /** How long a bot may think, in milliseconds. Then the policy plays for it. Default: 60000. */
  readonly botTime?: number;
  /**
   * What the server plays for players out of time and for bots that fail. If the policy does not end the move, the
   * server concedes; if that is impossible, a note `stalled` names the player. Default: `'concede'`.
   */
  readonly timeout?: RoomTimeoutPolicy;
  /** How often each player, and each connection of a spectator, may send. Default: 40 at once, 10 in each second. */
  readonly rate?: Rate;
  /** How long an unused room stays in memory, in milliseconds. Default: 600000. */
  readonly idle?: number;
  /** Called when the match starts to wait for persons, for example to send them a mail. */
  readonly onTurn?: (turn: RoomTurn) => void;
  /** Called with numbers for the operator: counts, and bytes appended to the store. */
  readonly onMetric?: (metric: RoomMetric, value: number) => void;
  /** Called with errors that no client has caused, such as those of the store. Default: they are ignored. */
  readonly onError?: (error: unknown) => void;
}

/** A room that was opened. */
export interface OpenedRoom {
  readonly id: string;
  /** The token of each person and of `'spectator'`. A token is the right to play: send it only to its person. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** A listed room that has free seats. */
export interface RoomListing {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly RoomSeat[];
  /** When it was opened. */
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
   * Handles a message of a client, and sends the answer with `send`. Never rejects: an invalid message is answered with
   * `refused`.
   *
   * @param connection - The token, if necessary followed by a slash and a name: a token can have several connections.
   * @param message - Any value.
   */
  handle(this: void, connection: string, message: unknown): Promise<void>;
  /** Ends a connection. */
  leave(this: void, connection: string): void;
  /** The listed rooms with free seats, the latest first, at most 100. */
  list(this: void): Promise<readonly RoomListing[]>;
  /**
   * Gives a free seat of a listed room to a person. Authentication is up to the caller.
   *
   * @param wish - The player and the name, both optional.
   * @throws {@link RoomRefusal} `no-free-seat`.
   */
  join(
    this: void,
    id: string,
    wish?: { readonly player?: string; readonly name?: string },
  ): Promise<{ readonly player: string; readonly token: string }>;
  /**
   * Creates an invitation to a seat. The person who sends `claim` with it gets the token of the seat. If somebody had
   * the seat, their token no longer works.
   *
   * @throws {@link RoomRefusal} `no-free-seat` if there is no such seat of a person.
   */
  invite(this: void, id: string, player: string): Promise<string>;
  /** Stops bots and timers, and resolves when everything is stored. The rooms stay in the store. */
  close(this: void): Promise<void>;
}
