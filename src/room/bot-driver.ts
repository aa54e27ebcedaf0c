import type { GameTypes, View } from '../core/game.ts';
import { isEqual } from '../core/plain-data.ts';
import type { Agent } from '../match/agents.ts';
import { playServerAction } from '../match/room.ts';
import { currentState } from '../match/tree.ts';
import type { RoomChange, RoomState } from './room-state.ts';
import { isAwaited, type PolicyAt, withMoveEnded } from './timeout.ts';

/** Calls a function later, and returns a function that cancels the call. */
export type After = (milliseconds: number, call: () => void) => () => void;

/** The functions and settings of a room that its driver needs. */
export interface DriverRoom {
  /** Returns the agent of a player; `undefined` if there is no bot with this name. */
  agentOf(this: void, player: string, state: RoomState): Agent<GameTypes> | undefined;
  /** Changes the room, after all changes that were requested earlier. */
  change(this: void, decide: (state: RoomState, given: PolicyAt) => RoomChange): void;
  readonly after: After;
  /** The maximum time of a bot for a decision, in milliseconds. */
  readonly botTime: number;
}

/** The reason why a bot's answer cannot be played. */
type Failure = 'failed' | 'illegal' | 'late';

/** A decision about which a bot is thinking. */
interface Thought {
  readonly player: string;
  readonly view: View<GameTypes>;
  readonly cancel: () => void;
}

/** Makes the bots of a room move whenever the match waits for them. */
export interface BotDriver {
  /**
   * Asks the bots that must decide. If a bot is thinking about a decision that no longer exists, ignores its answer.
   * Call this function after each change.
   */
  drive(this: void, state: RoomState): void;
  /** Returns true if no bot is thinking. */
  isIdle(this: void): boolean;
  /** Ignores the answers of all bots that are thinking. */
  stop(this: void): void;
}

/** Creates the object that makes the bots of a room move. */
export function botDriver({ agentOf, change, after, botTime }: DriverRoom): BotDriver {
  const thoughts = new Map<string, Thought>();

  const drop = (player: string): void => {
    thoughts.get(player)?.cancel();
    thoughts.delete(player);
  };

  /** Plays the answer of a bot, unless it is ignored: `drive` removes a thought if its player's view has changed. */
  const finish = (thought: Thought, result: unknown, failure?: Failure): void =>
    change((state, given) => {
      const { player } = thought;
      if (thoughts.get(player) !== thought) return {};
      drop(player);
      return changeByBot(state, given, { player, result, failure });
    });

  const start = (state: RoomState, player: string): void => {
    const view = viewOf(state, player);
    if (isEqual(thoughts.get(player)?.view, view)) return;
    drop(player);
    const cancel = after(botTime, () => finish(thought, undefined, 'late'));
    const thought: Thought = { player, view, cancel };
    thoughts.set(player, thought);
    actionOf(agentOf(player, state), view, state).then(
      (action) => finish(thought, action),
      () => finish(thought, undefined, 'failed'),
    );
  };

  return {
    drive(state) {
      const due = botsAwaited(state);
      for (const player of thoughts.keys()) if (!due.includes(player)) drop(player);
      for (const player of due) start(state, player);
    },
    isIdle: () => thoughts.size === 0,
    stop() {
      for (const player of thoughts.keys()) drop(player);
    },
  };
}

/** Returns the players that bots control and for which the match waits. */
function botsAwaited({ game, room, seats, stalled }: RoomState): readonly string[] {
  const bots = Object.keys(seats).filter((player) => seats[player]?.bot !== undefined);
  return bots.filter((player) => isAwaited(game, room, player) && !stalled.includes(player));
}

async function actionOf(
  agent: Agent<GameTypes> | undefined,
  view: View<GameTypes>,
  { game }: RoomState,
): Promise<GameTypes['action']> {
  // Waits, so that messages that have already arrived are handled first.
  await Promise.resolve();
  if (agent === undefined) throw new RangeError('There is no bot with this name.');
  return agent(view, game.choices(view));
}

function viewOf({ game, room }: RoomState, player: string): View<GameTypes> {
  return game.view(currentState(room.match), player);
}

/** The answer of a bot, or the reason why the bot gave no answer. */
interface BotAnswer {
  readonly player: string;
  readonly result: unknown;
  readonly failure: Failure | undefined;
}

/**
 * Returns the change that follows from the answer of a bot. If the answer is not a legal action of its player, the
 * time-out policy plays instead.
 */
function changeByBot(state: RoomState, given: PolicyAt, { player, result, failure }: BotAnswer): RoomChange {
  const { game, room } = state;
  try {
    const action = failure === undefined ? game.parseAction(result) : undefined;
    if (action?.player === player) return { result: playServerAction(game, room, { action, now: given.now }) };
  } catch {
    // The action is malformed or illegal.
  }
  const failed = { kind: 'bot-failed', at: given.at, seat: player, reason: failure ?? 'illegal' } as const;
  return withMoveEnded(state, { events: [failed] }, { ...given, player });
}
