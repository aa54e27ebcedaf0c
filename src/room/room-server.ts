import type { GameTypes } from '../core/game.ts';
import type { Agent } from '../match/agents.ts';
import type { After } from './bot-driver.ts';
import type { RoomMessage, RoomSeat } from './protocol.ts';
import type { RoomState } from './room-state.ts';
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

/** The data and functions that all rooms of a server share. */
export interface RoomServer {
  readonly store: RoomStore;
  /** Returns the time of the server, which does not advance while the server is down. */
  readonly now: () => number;
  /** Returns the time on the clock of the machine. */
  readonly wall: () => number;
  readonly after: After;
  readonly send: (connection: string, message: RoomMessage) => unknown;
  readonly onTurn: (turn: RoomTurn) => void;
  readonly onMetric: (metric: RoomMetric, value: number) => void;
  readonly onError: (error: unknown) => void;
  readonly policyOf: (state: RoomState) => RoomTimeoutPolicy;
  readonly agentOf: (player: string, state: RoomState) => Agent<GameTypes> | undefined;
  readonly botTime: number;
  /** Returns the token of a player for the next match; `undefined` if there is no next match. */
  readonly rematchOf: (state: RoomState, player: string) => Promise<string | undefined>;
  /** The server calls this function after each change of a room. */
  readonly onChange: (state: RoomState) => void;
}
