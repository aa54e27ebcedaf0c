import type { GameTypes } from '../core/game.ts';
import type { Agent } from '../match/agents.ts';
import type { RoomState } from './room-state.ts';
import type { RoomsOptions } from './rooms-options.ts';
import type { RoomTimeoutPolicy } from './timeout.ts';

/** The maximum time of a timer, in milliseconds. A timer of `setTimeout` cannot run much longer than this time. */
export const TIMER_MOST = 2_000_000_000;

/** The options that every room needs, each with its default if the server program has not given it. */
type SharedOptions = Pick<RoomsOptions, 'store' | 'send' | 'after' | 'botTime' | 'onTurn' | 'onMetric' | 'onError'>;

/** The data and functions that all rooms of a server share. */
export interface RoomServer extends Required<SharedOptions> {
  /** Returns the time of the server, which does not advance while the server is down. */
  readonly now: () => number;
  /** Returns the time on the clock of the machine. */
  readonly wall: () => number;
  readonly policyOf: (state: RoomState) => RoomTimeoutPolicy;
  readonly agentOf: (player: string, state: RoomState) => Agent<GameTypes> | undefined;
  /** Returns the token of a player for the next match; `undefined` if there is no next match. */
  readonly rematchOf: (state: RoomState, player: string) => Promise<string | undefined>;
  /** The server calls this function after each change of a room. */
  readonly onChange: (state: RoomState) => void;
}
