import type { GameTypes } from '../core/game.ts';
import type { HistoryStep } from '../session/history.ts';
import type { HintReason } from '../session/reason.ts';
import type { PlayerAction, ShownMatch } from '../session/session.ts';
import type { TakebackInfo } from '../match/takeback.ts';
import type { LoadedGame } from './loaded-game.ts';

/**
 * The interface through which one viewer sees and plays a match. The match element can show any object of this type:
 * {@link startLocalMatch} creates such an object for a match in the page, and {@link roomClient} creates such an object
 * for a room on a server.
 */
export interface MatchClient {
  /** The game in the viewer's language. */
  readonly game: LoadedGame;
  /** The data that the viewer sees now. Each change of the match creates a new object. */
  readonly now: MatchNow;
  /**
   * Calls a given function after each change of the match.
   *
   * @returns A function that stops the calls of the given function.
   */
  subscribe(listener: () => void): () => void;
  /** Plays an action of the viewer. If the match runs on a server, sends the action to the server. */
  play(action: PlayerAction): void;
  /**
   * Confirms that the player whom a `'hand-over'` names now has the screen. This function is absent if each player has
   * a separate screen.
   */
  takeScreen?(): void;
  /**
   * Takes back the viewer's last action, or asks the other players to agree. This function is absent if the match
   * allows no takebacks.
   */
  takeBack?(): void;
  /** Shows another step of the history. This function is absent if the client contains only the current position. */
  visit?(step: number): void;
  /** Lets bots continue from an earlier step. This function is absent if the client does not control bots. */
  goOn?(): void;
  /** Returns the action that a bot recommends to the viewer. This function is absent if the client cannot ask a bot. */
  hint?(): Promise<Hint>;
  /** The last text that `keepDraft` has stored. The client still has this text after the page was reloaded. */
  readonly draft?: string | undefined;
  /**
   * Stores the orders that the viewer has written but not played. This function is absent if the client does not store
   * such orders.
   */
  keepDraft?(draft: string): void;
}

/** The action that a bot recommends, and the reason for this action. */
export interface Hint {
  readonly action: PlayerAction;
  readonly reason: HintReason;
}

/** The data that a viewer sees at one moment of a match. */
export interface MatchNow extends ShownMatch {
  readonly next: NextMove;
  /** All steps of the match, including the steps after the current step. */
  readonly history: readonly HistoryStep[];
  /** Id of the current step in the history. */
  readonly step: number;
  /**
   * The events of the current step that the viewer is allowed to see. The picture marks the events of the current step.
   */
  readonly events: readonly GameTypes['event'][];
  /** True if the current step is the last step. */
  readonly isAtEnd: boolean;
  /**
   * The takeback that is possible now; absent if no takeback is possible, or if the client does not yet know whether a
   * takeback is possible.
   */
  readonly takeback?: TakebackInfo;
  /** True if the client is connected to its server. This field is absent if the match has no server. */
  readonly isConnected?: boolean;
  /** An error message for the viewer: for example, that the connection is lost. */
  readonly issue?: string;
}

/** The next move of a match, from the point of view of one viewer. */
export interface NextMove {
  /**
   * `'move'`: the viewer is to act. `'hand-over'`: another person at this screen is to act. `'wait'`: a bot, chance or
   * a player at another screen is to act. `'over'`: the match is over.
   */
  readonly kind: 'move' | 'hand-over' | 'wait' | 'over';
  /**
   * The player who is to act; `'chance'` if chance is to act. After the match, this field names the player at this
   * screen; the field is absent if nobody or more than one person plays at this screen.
   */
  readonly player?: string;
}
