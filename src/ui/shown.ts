import type { GameTypes } from '../core/game.ts';
import { capitalised, type PlayerName, playerNameIn } from '../messages/catalogue.ts';
import type { Choice } from '../session/choices.ts';
import type { RefusalText } from '../session/why-not.ts';
import type { PlayerAction } from '../session/session.ts';
import { type Input, nextField } from './input.ts';
import type { MatchClient, MatchNow } from './match-client.ts';

/** All that the templates of the match element show, and the functions that they call. */
export interface Shown {
  readonly client: MatchClient;
  /** The position to show, which can be earlier than that of the client. */
  readonly now: MatchNow;
  /** Whether moves of others wait to be shown. */
  readonly isBehind: boolean;
  readonly input: Input;
  /** The text typed to find an action. */
  readonly sought: string;
  readonly hint: PlayerAction | undefined;
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
  readonly press: (event: Event) => void;
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

/** The name of a player in the middle of a sentence. */
export function nameIn({ messages }: Pick<MatchNow, 'messages'>, player: string): PlayerName {
  return playerNameIn(messages.catalogue, player);
}

/** The text of an action. */
export function labelOf({ messages, view }: MatchNow, action: GameTypes['action']): string {
  return messages.label(action, view);
}

/** One sentence that says what the viewer has to do now, or what they wait for. */
export function promptOf(shown: Pick<Shown, 'client' | 'now' | 'input'>): string {
  const { now, client, input } = shown;
  const { phrases: say } = client.game;
  const { kind, player = '' } = now.next;
  if (kind === 'over') return `${say.over} ${capitalised(now.messages.phase(now.view))}.`;
  if (player === 'chance') return say.chance;
  if (kind !== 'move') return say.theirTurn(nameIn(now, player));
  if (input.chosen !== undefined) return say.confirm(labelOf(now, input.chosen.action));
  return choicePrompt(shown);
}

/** Asks for the next field if one type of action is left, otherwise for an action. */
function choicePrompt({ now, client, input }: Pick<Shown, 'client' | 'now' | 'input'>): string {
  const { phrases: say } = client.game;
  const { headings, fields = {} } = now.messages.catalogue;
  const field = nextField(now, input);
  const question = field === undefined ? undefined : (fields as Readonly<Record<string, string>>)[field];
  if (question === undefined) return say.chooseAction(now.messages.phase(now.view));
  const { type } = input.left[0]!.action;
  return say.chooseField(headings[type] ?? type, question);
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
