import { MalformedError } from '../core/errors.ts';
import type { GameTypes, State, View } from '../core/game.ts';
import { createRng, deriveSeed, sample } from '../core/random.ts';
import { flaggedPlayers } from '../match/clock.ts';
import type { RoomResult } from '../match/journal-entries.ts';
import { claimTimeouts, joinedResults, playServerAction, type TimeoutPolicy } from '../match/room.ts';
import { isAwaited } from '../match/takeback.ts';
import { currentState } from '../match/tree.ts';
import type { LoggedEvent, RoomChange, RoomState } from './room-state.ts';

/**
 * The policy for a player who is out of time and for a bot that failed: the server concedes, plays random actions, or
 * calls a function that chooses an action.
 */
export type RoomTimeoutPolicy = TimeoutPolicy<GameTypes> | 'random';

/**
 * The maximum number of actions that the policy plays in one move. If the move is not over after these actions, the
 * server concedes for the player.
 */
const ACTIONS_MOST = 500;

/** The time-out policy and the current time. */
export interface PolicyAt {
  readonly policy: RoomTimeoutPolicy;
  /** The current time on the clock that the match uses; `undefined` if the match has no clock. */
  readonly now: number | undefined;
  /** The current time, which the room stores with its notes. */
  readonly at: number;
}

/** Returns the change that records which players are out of time, and ends their moves. */
export function changeByTimeouts(state: RoomState, given: PolicyAt): RoomChange {
  const { game, room } = state;
  const { now } = given;
  if (room.clock === undefined || now === undefined) return {};
  let change: RoomChange = { result: claimTimeouts(game, room, { now }) };
  for (const player of flaggedPlayers(room.clock, now)) {
    if (!state.stalled.includes(player)) change = withMoveEnded(state, change, { ...given, player });
  }
  return change;
}

/**
 * Ends the move of a player with actions of the policy, or with a concession. If neither is possible, adds a note that
 * the match waits for the player.
 */
export function withMoveEnded(
  { game, room, opening }: RoomState,
  before: RoomChange,
  { policy, now, at, player }: PolicyAt & { readonly player: string },
): RoomChange {
  let result: RoomResult<GameTypes> = before.result ?? { room, updates: {}, lines: [] };
  const play = (action: GameTypes['action']): void => {
    if (action.player !== player) throw new MalformedError('player', `Expected an action of ${player}`);
    const next = playServerAction(game, result.room, { action, now });
    result = joinedResults(result, next);
  };
  const rng = createRng(deriveSeed(opening.key, `policy ${String(room.entries.length)}`));
  const chosen = (view: View<GameTypes>): GameTypes['action'] => {
    if (policy === 'concede') return conceding(player);
    return policy === 'random' ? sample(game.choices(view), rng) : policy(view, game.choices(view));
  };
  const stateNow = (): State<GameTypes> => currentState(result.room.match);
  for (let left = ACTIONS_MOST; left > 0 && isAwaited(game, stateNow(), player); left--) {
    if (!attempted(() => play(chosen(game.view(stateNow(), player))))) break;
  }
  const isEnded = !isAwaited(game, stateNow(), player) || attempted(() => play(conceding(player)));
  const stalled: readonly LoggedEvent[] = isEnded ? [] : [{ kind: 'stalled', at, seat: player }];
  return { result, events: [...(before.events ?? []), ...stalled] };
}

function conceding(player: string): GameTypes['action'] {
  return { type: 'concede', player };
}

/**
 * Calls a function, and returns false if the function throws an error. The app defines the policy, so the policy can
 * throw any error.
 */
function attempted(call: () => void): boolean {
  try {
    call();
    return true;
  } catch {
    return false;
  }
}
