import type { GameTypes } from '../core/game.ts';
import type { Agent } from '../match/agents.ts';
import type { After } from './bot-driver.ts';
import type { RoomMessage, RoomSeat } from './protocol.ts';
import type { RoomState } from './room-state.ts';
import type { RoomStore } from './store.ts';
import type { RoomTimeoutPolicy } from './timeout.ts';

/** What happened in the server, as numbers for its operator. */
export type RoomMetric =
  'appended' | 'bytes' | 'conflict' | 'evicted' | 'loaded' | 'opened' | 'refused' | 'send-failed' | 'sent';

/** Whose turn it is in a room. */
export interface RoomTurn {
  readonly room: string;
  readonly game: string;
  /** The persons for whom the match waits now and did not wait before. */
  readonly seats: readonly RoomSeat[];
}

/** What all rooms of a server share. */
export interface RoomServer {
  readonly store: RoomStore;
  /** The time of the server, which stands still while it is down. */
  readonly now: () => number;
  /** The time of the machine. */
  readonly wall: () => number;
  readonly after: After;
  readonly send: (connection: string, message: RoomMessage) => unknown;
  readonly onTurn: (turn: RoomTurn) => void;
  readonly onMetric: (metric: RoomMetric, value: number) => void;
  readonly onError: (error: unknown) => void;
  readonly policyOf: (state: RoomState) => RoomTimeoutPolicy;
  readonly agentOf: (player: string, state: RoomState) => Agent<GameTypes> | undefined;
  readonly botTime: number;
  /** The token of a player in the next match; `undefined` if there is none. */
  readonly rematchOf: (state: RoomState, player: string) => Promise<string | undefined>;
  /** Called after each change. */
  readonly onChange: (state: RoomState) => void;
}
