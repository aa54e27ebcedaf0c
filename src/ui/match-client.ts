import type { GameTypes } from '../core/game.ts';
import type { HistoryStep } from '../session/history.ts';
import type { HintReason } from '../session/reason.ts';
import type { PlayerAction, ShownMatch } from '../session/session.ts';
import type { TakebackInfo } from '../session/takeback.ts';
import type { LoadedGame } from './loaded-game.ts';

/**
 * A match as one viewer plays it. The match element shows any object of this type: {@link startLocalMatch} makes one for
 * a match in the page, and an app makes one for a match on a server.
 */
export interface MatchClient {
  /** The game in the viewer's language. */
  readonly game: LoadedGame;
  /** What the viewer sees now. A new object after each change. */
  readonly now: MatchNow;
  /**
   * Calls a function after each change.
   *
   * @returns A function that ends the calls.
   */
  subscribe(listener: () => void): () => void;
  /** Plays an action of the viewer. A client on a server sends it. */
  play(action: PlayerAction): void;
  /** Gives the screen to the player of a `'hand-over'`. Absent if each player has a screen of their own. */
  takeScreen?(): void;
  /** Takes back the viewer's last action, or asks the other players to agree. Absent if that is never possible. */
  takeBack?(): void;
  /** Shows another step of the history. Absent if the client has only the current position. */
  visit?(step: number): void;
  /** Lets bots continue from an earlier step. Absent if the client does not control bots. */
  goOn?(): void;
  /** Returns what a bot recommends to the viewer. Absent if there is no bot to ask. */
  hint?(): Promise<Hint>;
  /** The last text given to `keepDraft`, also after a reload. */
  readonly draft?: string | undefined;
  /** Keeps the orders that the viewer has written but not played. Absent if the client forgets them. */
  keepDraft?(draft: string): void;
}

/** What a bot recommends, and why. */
export interface Hint {
  readonly action: PlayerAction;
  readonly reason: HintReason;
}

/** What a viewer sees of a match at one moment. */
export interface MatchNow extends ShownMatch {
  readonly next: NextMove;
  /** The steps of the match, with those after the current step. */
  readonly history: readonly HistoryStep[];
  /** Id of the current step in the history. */
  readonly step: number;
  /** The events of the current step that the viewer may see. The picture marks them. */
  readonly events: readonly GameTypes['event'][];
  /** Whether the current step is the last one. */
  readonly isAtEnd: boolean;
  /** The takeback that is possible; absent if there is none or it is not known yet. */
  readonly takeback?: TakebackInfo;
  /** Whether the client has a connection to its server. Absent without a server. */
  readonly isConnected?: boolean;
  /** An error to show, such as a lost connection. */
  readonly issue?: string;
}

/** The next move of a match, for one viewer. */
export interface NextMove {
  /**
   * `'move'`: the viewer is to act. `'hand-over'`: another person at this screen is to act. `'wait'`: a bot, chance or a
   * player elsewhere is to act. `'over'`: the match is over.
   */
  readonly kind: 'move' | 'hand-over' | 'wait' | 'over';
  /** The player who is to act; `'chance'` if chance is; absent if the match is over. */
  readonly player?: string;
}
