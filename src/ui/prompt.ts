import type { GameTypes } from '../core/game.ts';
import { capitalised, type PlayerName, playerNameIn } from '../messages/catalogue.ts';
import { phaseIn } from '../messages/messages.ts';
import type { Grouping } from './group.ts';
import { type Input, nextField } from './input.ts';
import type { MatchClient, MatchNow } from './match-client.ts';
import type { Phrases } from './phrases/en.ts';

/** The name of a player in the middle of a sentence. */
export function nameIn({ messages }: Pick<MatchNow, 'messages'>, player: string): PlayerName {
  return playerNameIn(messages.catalogue, player);
}

/** The text of an action. */
export function labelOf({ messages, view }: MatchNow, action: GameTypes['action']): string {
  return messages.label(action, view);
}

/** What the viewer has chosen so far. */
interface Asked {
  readonly client: MatchClient;
  readonly now: MatchNow;
  readonly input: Input;
  readonly groups?: { readonly isOn: boolean; readonly grouping: Grouping | undefined };
}

/** One sentence that says what the viewer has to do now, or what they wait for. */
export function promptOf(shown: Asked): string {
  const { now, client, input, groups } = shown;
  const { phrases: say } = client.game;
  const { kind, player = '' } = now.next;
  if (kind === 'over') return `${say.over} ${capitalised(now.messages.phase(now.view))}.`;
  if (player === 'chance') return say.chance;
  if (kind !== 'move') return say.theirTurn(nameIn(now, player));
  if (groups?.isOn === true) return groupPrompt(say, groups.grouping!);
  if (input.chosen !== undefined) return say.confirm(labelOf(now, input.chosen.action));
  return choicePrompt(shown);
}

/** Returns the rule of what the viewer is asked, or the rule that ended the match; otherwise `undefined`. */
export function ruleOf({ now, client }: Asked): string | undefined {
  const { game } = client.game.manifest;
  const turn = game.turn(now.view);
  if (turn.kind === 'over') return turn.outcome.rule;
  return now.next.kind === 'move' ? game.phases[phaseIn(now.view).kind] : undefined;
}

/** Asks for units or for their target, and says how many could not obey the last order. */
function groupPrompt(say: Phrases, { selected, isAdding, missed }: Grouping): string {
  const question = selected.length === 0 || isAdding ? say.selectUnits : say.selectTarget(selected.length);
  return missed > 0 ? `${say.missed(missed)} ${question}` : question;
}

/** Asks for the next field if one type of action is left, otherwise for an action. */
function choicePrompt({ now, client, input }: Asked): string {
  const { phrases: say } = client.game;
  const { headings, fields = {} } = now.messages.catalogue;
  const field = nextField(now, input);
  const question = field === undefined ? undefined : (fields as Readonly<Record<string, string>>)[field];
  if (question === undefined) return say.chooseAction(now.messages.phase(now.view));
  const { type } = input.left[0]!.action;
  return say.chooseField(headings[type] ?? type, question);
}
