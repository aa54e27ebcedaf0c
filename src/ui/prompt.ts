import type { GameTypes } from '../core/game.ts';
import { payoff } from '../core/outcome.ts';
import { capitalised, type PlayerName, playerNameIn, playerTitleIn } from '../messages/catalogue.ts';
import { phaseIn } from '../messages/messages.ts';
import { whyNot } from '../session/why-not.ts';
import type { Grouping } from './group.ts';
import { type Input, nextField } from './input.ts';
import type { MatchClient, MatchNow } from './match-client.ts';

/** Returns the name of a player, in the form for the middle of a sentence. */
export function nameIn({ messages }: Pick<MatchNow, 'messages'>, player: string): PlayerName {
  return playerNameIn(messages.catalogue, player);
}

/** Returns the name of a player, in the form for the start of a sentence. */
export function titleIn({ messages }: Pick<MatchNow, 'messages'>, player: string): PlayerName {
  return playerTitleIn(messages.catalogue, player);
}

/** Returns the label of an action. */
export function labelOf({ messages, view }: MatchNow, action: GameTypes['action']): string {
  return messages.label(action, view);
}

/** Returns the names of the clicked places, in the form that messages use. */
export function placesIn({ messages, view }: MatchNow, { all, places }: Input): string {
  const fields = all.flatMap(({ action: { type: _type, ...others } }) => Object.entries<unknown>(others));
  return places
    .map((place) => {
      const field = fields.find(([, value]) => value === place)?.[0];
      return field === undefined ? place.replaceAll('-', ' ') : messages.title(field, place, view);
    })
    .join(', ');
}

/** Returns the question for a field of an action; `undefined` if the catalogue has no question for this field. */
export function questionOf({ messages }: MatchNow, field: string): string | undefined {
  const { fields = {} } = messages.catalogue;
  return (fields as Readonly<Record<string, string>>)[field];
}

/** The data that determine the prompt. */
interface Asked {
  readonly client: MatchClient;
  readonly now: MatchNow;
  readonly input: Input;
  readonly groups?: { readonly isOn: boolean; readonly grouping: Grouping | undefined };
}

/** Returns one sentence that says what the viewer must do now, or for whom the viewer waits. */
export function promptOf(shown: Asked): string {
  const { now, client, input, groups } = shown;
  const { phrases: say } = client.game;
  const { kind, player = '' } = now.next;
  if (kind === 'over') return [...result(shown), `${capitalised(now.messages.phase(now.view))}.`].join(' ');
  if (player === 'chance') return say.chance;
  if (kind !== 'move') return say.theirTurn(titleIn(now, player));
  if (groups?.isOn === true) return groupPrompt(shown, groups.grouping!);
  if (input.chosen !== undefined) return say.confirm(labelOf(now, input.chosen.action));
  return [choicePrompt(shown), ...unfinished(now)].join(' ');
}

/** Says that the match is over, and whether the player at this screen has won or lost. */
function result({ now: { view, next }, client }: Asked): readonly string[] {
  const { phrases: say, manifest } = client.game;
  const turn = manifest.game.turn(view);
  const share = turn.kind === 'over' && next.player !== undefined ? payoff(turn.outcome, next.player) : undefined;
  return [say.over, ...(share === 1 ? [say.win] : share === 0 ? [say.lose] : [])];
}

/**
 * Returns the rule for the decision that the viewer must make. After the match, returns the rule that ended the match.
 * In any other case, returns `undefined`.
 */
export function ruleOf({ now, client }: Asked): string | undefined {
  const { game } = client.game.manifest;
  const turn = game.turn(now.view);
  if (turn.kind === 'over') return turn.outcome.rule;
  return now.next.kind === 'move' ? game.phases[phaseIn(now.view).kind] : undefined;
}

/**
 * Returns the reason why the viewer cannot end their part of the phase yet: for example, the number of placed cities
 * and the number of cities that the viewer must place.
 */
function unfinished(now: MatchNow): readonly string[] {
  const { commit } = now.manifest.controls;
  if (commit === undefined) return [];
  const refusal = whyNot(now, { type: commit, player: now.view.viewer });
  return refusal === undefined || refusal.code === 'wrong-phase' ? [] : [refusal.text];
}

/**
 * Returns a prompt that names the kind of the next order, and asks the viewer to select units or to choose their
 * target. The prompt also says how many units could not get the last order.
 */
function groupPrompt({ now, client }: Asked, { orders, list, selected, isAdding, missed }: Grouping): string {
  const { phrases: say, manifest } = client.game;
  const { headings } = now.messages.catalogue;
  const type = manifest.controls.lists?.[list] ?? orders.type;
  const question = selected.length === 0 || isAdding ? say.selectUnits : say.selectTarget(selected.length);
  const prompt = say.chooseField(headings[type] ?? type, question);
  return missed > 0 ? `${say.missed(missed)} ${prompt}` : prompt;
}

/**
 * Asks the viewer for the next field of the action if all remaining choices have the same type; otherwise, asks for an
 * action.
 */
function choicePrompt({ now, client, input }: Asked): string {
  const { phrases: say } = client.game;
  const { headings } = now.messages.catalogue;
  const field = nextField(now, input);
  const question = field === undefined ? undefined : questionOf(now, field);
  const about = input.places.length === 0 ? now.messages.phase(now.view) : placesIn(now, input);
  if (question === undefined) return say.chooseAction(about);
  const { type } = input.left[0]!.action;
  return say.chooseField(headings[type] ?? type, question);
}
