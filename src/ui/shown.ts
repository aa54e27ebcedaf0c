import type { Choice } from '../session/choices.ts';
import type { RefusalAt } from '../session/why-not.ts';
import type { PlayerAction } from '../session/session.ts';
import type { GroupInput } from './group-input.ts';
import type { Input } from './input.ts';
import type { Hint, MatchClient, MatchNow } from './match-client.ts';

/** The data that the templates of the match element show, and the functions that the templates call. */
export interface Shown {
  readonly client: MatchClient;
  /** The position to show. The shown position can be earlier than the current position of the client. */
  readonly now: MatchNow;
  /** True if moves of other players wait to be shown. */
  readonly isBehind: boolean;
  readonly input: Input;
  /** The orders to groups of units that the viewer writes. */
  readonly groups: GroupInput;
  /** The text that the viewer has typed to find an action. */
  readonly sought: string;
  /** The hint for the shown position; `'awaited'` while the bot is thinking. */
  readonly hint: Hint | 'awaited' | undefined;
  readonly refusals: readonly RefusalAt[];
  /** The text about the place under the pointer or with the focus; `''` before the viewer points at a place. */
  readonly pointed: string;
  /** The id of the open rule; `''` if no rule is open. */
  readonly rule: string;
  /** The magnification of the board. With the magnification 1, the whole board is visible. */
  readonly zoom: number;
  readonly isNarrow: boolean;
  readonly isDark: boolean;
  readonly reachesAll: boolean;
  /** True while the steps of the history are shown one after another. */
  readonly isWatching: boolean;
  /** The speed at which the steps of the history are shown: 2 is twice the normal speed. */
  readonly speed: number;
  readonly acts: Acts;
}

/** The functions that the element calls when people click or type. */
export interface Acts {
  readonly choose: (choice: Choice) => void;
  readonly setAmount: (value: number) => void;
  readonly play: (action: PlayerAction) => void;
  readonly clear: () => void;
  readonly seek: (text: string) => void;
  readonly press: (event: MouseEvent | KeyboardEvent) => void;
  readonly look: (event: Event) => void;
  readonly zoom: (factor: number) => void;
  readonly reachAll: (isOn: boolean) => void;
  readonly openRule: (id: string) => void;
  readonly visit: (step: number) => void;
  /** Shows the step that is `by` steps after the shown step; if `by` is negative, shows an earlier step. */
  readonly move: (by: number) => void;
  readonly watch: (isOn: boolean) => void;
  readonly setSpeed: (speed: number) => void;
  readonly skip: () => void;
  readonly hint: () => void;
  readonly concede: () => void;
  readonly listRefusals: () => void;
}

/**
 * Returns the sentences about the moves of other players, from the viewer's last move to the shown step. For a
 * spectator, who makes no moves, returns only the sentences of the shown step.
 */
export function newsIn({ now }: Pick<Shown, 'now'>): readonly { readonly text: string; readonly rule: string }[] {
  const steps = now.history.filter(({ id }) => id <= now.step);
  if (now.view.viewer === 'spectator') return steps.at(-1)?.sentences ?? [];
  const own = steps.findLastIndex(({ isOwn }) => isOwn);
  return steps.slice(own < 0 ? 0 : own).flatMap(({ sentences }) => sentences);
}

/** Returns the index of the shown step in the history. */
export function placeIn({ history, step }: MatchNow): number {
  return history.findLastIndex(({ id }) => id <= step);
}
