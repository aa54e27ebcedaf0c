import type { Choice } from '../session/choices.ts';
import type { RefusalText } from '../session/why-not.ts';
import type { PlayerAction } from '../session/session.ts';
import type { GroupInput } from './group-input.ts';
import type { Input } from './input.ts';
import type { Hint, MatchClient, MatchNow } from './match-client.ts';

/** All that the templates of the match element show, and the functions that they call. */
export interface Shown {
  readonly client: MatchClient;
  /** The position to show, which can be earlier than that of the client. */
  readonly now: MatchNow;
  /** Whether moves of others wait to be shown. */
  readonly isBehind: boolean;
  readonly input: Input;
  /** Orders to groups of units. */
  readonly groups: GroupInput;
  /** The text typed to find an action. */
  readonly sought: string;
  /** The hint for this position; `'awaited'` while the bot thinks. */
  readonly hint: Hint | 'awaited' | undefined;
  readonly refusals: readonly RefusalText[];
  /** Id of the open rule; `''` if none is open. */
  readonly rule: string;
  /** Magnification of the board: 1 shows all of it. */
  readonly zoom: number;
  readonly isNarrow: boolean;
  readonly isDark: boolean;
  readonly reachesAll: boolean;
  /** Whether the steps of the history are shown one after another. */
  readonly isWatching: boolean;
  /** How many times as fast as normal the steps are shown. */
  readonly speed: number;
  readonly acts: Acts;
}

/** What people do in the element. */
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
  /** Shows the step that is `by` steps later. */
  readonly move: (by: number) => void;
  readonly watch: (isOn: boolean) => void;
  readonly setSpeed: (speed: number) => void;
  readonly skip: () => void;
  readonly hint: () => void;
  readonly concede: () => void;
  readonly listRefusals: () => void;
}

/** The sentences about the moves of others since the viewer's last move, up to the shown step. */
export function newsIn({ now }: Pick<Shown, 'now'>): readonly { readonly text: string; readonly rule: string }[] {
  const steps = now.history.filter(({ id }) => id <= now.step);
  const own = steps.findLastIndex(({ isOwn }) => isOwn);
  return steps.slice(own < 0 ? 0 : own).flatMap(({ sentences }) => sentences);
}

/** The index of the shown step in the history. */
export function placeIn({ history, step }: MatchNow): number {
  return history.findLastIndex(({ id }) => id <= step);
}
