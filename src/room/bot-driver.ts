import type { GameTypes, View } from '../core/game.ts';
import { isEqual } from '../core/plain-data.ts';
import type { Agent } from '../match/agents.ts';
import { playServerAction } from '../match/room.ts';
import { isAwaited } from '../match/takeback.ts';
import { currentState } from '../match/tree.ts';
import type { RoomServer } from './room-server.ts';
import type { RoomChange, RoomState } from './room-state.ts';
import { type PolicyAt, withMoveEnded } from './timeout.ts';

/** The reason why a bot's answer cannot be played. */
type Failure = 'failed' | 'illegal' | 'late';

/** A decision that a bot is computing. */
interface Thought {
  readonly player: string;
  readonly view: View<GameTypes>;
  readonly cancel: () => void;
}

/** Plays the actions of a room's bots whenever the match waits for these bots. */
export interface BotDriver {
  /**
   * Requests an action from each bot that must decide. If a bot is computing a decision that is no longer necessary,
   * ignores the answer of this bot. Call `drive` after each change of the room.
   */
  drive(this: void, state: RoomState): void;
  /** Returns true if no bot is computing a decision. */
  isIdle(this: void): boolean;
  /** Ignores the answers of all bots that are computing a decision. */
  stop(this: void): void;
}

/**
 * Creates the object that plays the actions of a room's bots.
 *
 * @param change - Changes the room when all changes that were requested earlier are done.
 */
export function botDriver(
  { agentOf, after, botTime }: RoomServer,
  change: (decide: (state: RoomState, given: PolicyAt) => RoomChange) => void,
): BotDriver {
  const thoughts = new Map<string, Thought>();

  const drop = (player: string): void => {
    thoughts.get(player)?.cancel();
    thoughts.delete(player);
  };

  /** Plays the answer of a bot, unless `drive` has removed the `thought` because the player's view has changed. */
  const finish = (thought: Thought, result: unknown, failure?: Failure): void =>
    change((state, given) => {
      const { player } = thought;
      if (thoughts.get(player) !== thought) return {};
      drop(player);
      return changeByBot(state, given, { player, result, failure });
    });

  const start = (state: RoomState, player: string): void => {
    const view = state.game.view(currentState(state.room.match), player);
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

/** Returns the players that bots control and for whom the match waits. */
function botsAwaited({ game, room, seats, stalled }: RoomState): readonly string[] {
  const bots = Object.keys(seats).filter((player) => seats[player]?.bot !== undefined);
  return bots.filter((player) => isAwaited(game, currentState(room.match), player) && !stalled.includes(player));
}

async function actionOf(
  agent: Agent<GameTypes> | undefined,
  view: View<GameTypes>,
  { game }: RoomState,
): Promise<GameTypes['action']> {
  // Waits, so that the server first handles messages that have already arrived.
  await Promise.resolve();
  if (agent === undefined) throw new RangeError('No bot has this name.');
  return agent(view, game.choices(view));
}

/** The answer of a bot, or the reason why the bot gave no answer. */
interface BotAnswer {
  readonly player: string;
  readonly result: unknown;
  readonly failure: Failure | undefined;
}

/**
 * Returns the change of the room that the answer of a bot causes. If the answer is not a legal action of the bot's
 * player, the time-out policy plays for the bot.
 */
function changeByBot(state: RoomState, given: PolicyAt, { player, result, failure }: BotAnswer): RoomChange {
  const { game, room } = state;
  try {
    const action = failure === undefined ? game.parseAction(result) : undefined;
    if (action?.player === player) return { result: playServerAction(game, room, { action, now: given.now }) };
  } catch {
    // The bot's action is malformed or illegal.
  }
  const failed = { kind: 'bot-failed', at: given.at, seat: player, reason: failure ?? 'illegal' } as const;
  return withMoveEnded(state, { events: [failed] }, { ...given, player });
}
