import { choicesAt, actionWith, type Choice, choicesOf, unlistedChoices, valueOf } from '../session/choices.ts';
import type { SuggestedAmount } from '../manifest/manifest.ts';
import { type ActionOdds, oddsOf } from '../session/odds.ts';
import type { PlayerAction, ShownMatch } from '../session/session.ts';
import type { MatchNow } from './match-client.ts';

/** The maximum number of outcomes in the odds of an action. Odds with more outcomes are not shown. */
const OUTCOMES_MOST = 12;

/**
 * The choices that the viewer has made so far for their next action. An `Input` is plain data: functions do not modify
 * it, but return a new input.
 */
export interface Input {
  /** All choices that the viewer has at the start of the decision. */
  readonly all: readonly Choice[];
  /** The choices that are still possible after the clicks on the board. */
  readonly left: readonly Choice[];
  /** The places on which the viewer has clicked. */
  readonly places: readonly string[];
  /** The action that the viewer must confirm. */
  readonly chosen?: Chosen;
  /** For each player and each type of action, the last amount that the player chose. */
  readonly amounts: Readonly<Record<string, number>>;
}

/** An action that the viewer must confirm, because the action has an amount or odds. */
interface Chosen {
  readonly choice: Choice;
  readonly action: PlayerAction;
  /** The odds of the action; absent if the action has only one outcome, or too many outcomes to show. */
  readonly odds?: ActionOdds;
}

/** The result of a click or a choice: the action to play, or the next input. */
export type Step = { readonly play: PlayerAction } | { readonly input: Input };

/** Returns the input before the first choice of a decision. */
export function freshInput(now: MatchNow, amounts: Input['amounts'] = {}): Input {
  const all = now.next.kind === 'move' ? [...choicesOf(now), ...unlistedChoices(now)] : [];
  return { all, left: all, places: [], amounts };
}

/**
 * Returns the input at the start of a decision. If the viewer has only one choice, and this choice has an amount, the
 * function chooses it. The viewer then only sets the amount.
 */
export function startInput(now: MatchNow, amounts: Input['amounts'] = {}): Input {
  const input = freshInput(now, amounts);
  const [only, ...others] = input.all;
  return only?.amount !== undefined && others.length === 0 ? withStart(now, input, only) : input;
}

/** Returns the input without the clicks and the chosen action. The stored amounts stay unchanged. */
export function cleared({ all, amounts }: Input): Input {
  return { all, left: all, places: [], amounts };
}

/**
 * Handles a click on a place: the choices that do not name this place are removed. If only one choice remains, the
 * function chooses it. If no choice would remain, the input does not change.
 */
export function atPlace(now: MatchNow, input: Input, place: string): Step {
  const places = [...input.places, place];
  const left = choicesAt(now, input.all, places);
  const [only, ...others] = left;
  if (only === undefined) return { input };
  const next = { ...cleared(input), left, places };
  return others.length === 0 ? chosen(now, next, only) : { input: next };
}

/**
 * Chooses an action. The viewer must confirm an action that has an amount or odds; any other action is played at once.
 */
export function chosen(now: MatchNow, input: Input, choice: Choice): Step {
  if (choice.amount !== undefined) return { input: withStart(now, input, choice) };
  const odds = readableOdds(now, choice.action);
  return odds === undefined
    ? { play: choice.action }
    : { input: { ...input, chosen: { choice, action: choice.action, odds } } };
}

/**
 * At first, the amount is the one that the game suggests. Without a suggestion, the function sets the amount that the
 * viewer chose last, or the minimum. It never sets the maximum, because an accidental click would then spend
 * everything.
 */
function withStart(now: MatchNow, input: Input, choice: Choice): Input {
  const suggested = suggestedAmount(now, choice);
  if (suggested !== undefined) return withAmount(now, input, choice, suggested.amount);
  const { least, most } = choice.amount!;
  return withAmount(now, input, choice, Math.min(input.amounts[keyOf(choice.action)] ?? least, most - 1));
}

/**
 * Returns the amount that the game suggests for a choice, and the reason; `undefined` if the game suggests no amount.
 */
export function suggestedAmount(
  { manifest, messages, view }: ShownMatch,
  { action }: Choice,
): SuggestedAmount | undefined {
  return manifest.suggestAmount?.(view, action, messages.labels);
}

/**
 * Sets the amount of the chosen action. If the amount is outside the possible range, the function uses the nearest
 * possible amount.
 */
export function withAmount(now: MatchNow, input: Input, choice: Choice, value: number): Input {
  const { least, most } = choice.amount!;
  const action = actionWith(choice, Math.min(most, Math.max(least, Math.round(value))));
  const odds = readableOdds(now, action);
  return { ...input, chosen: { choice, action, ...(odds === undefined ? {} : { odds }) } };
}

/**
 * Returns the stored amounts, in which the amount of the chosen action has replaced the earlier amount of the same
 * action type.
 */
export function amountsAfter({ amounts, chosen }: Input): Input['amounts'] {
  const field = chosen?.choice.amount?.field;
  if (chosen === undefined || field === undefined) return amounts;
  return { ...amounts, [keyOf(chosen.action)]: Number(valueOf(chosen.action, field)) };
}

/**
 * Returns the key under which an amount is stored. The key contains the name of the player, because players who share a
 * screen must not see each other's amounts.
 */
function keyOf({ player, type }: PlayerAction): string {
  return `${player} ${type}`;
}

/**
 * If the odds of an action are exact and have few enough outcomes for a person to read, returns these odds; otherwise,
 * returns only the probability of success, if it is known.
 */
function readableOdds(now: MatchNow, action: PlayerAction): ActionOdds | undefined {
  const odds = oddsOf(now, action);
  if (odds === undefined) return undefined;
  const { outcomes, success } = odds;
  const isExact = outcomes.length > 1 && outcomes.length <= OUTCOMES_MOST && outcomes[0]?.share !== undefined;
  if (isExact) return odds;
  return success === undefined ? undefined : { outcomes: [], success };
}

/**
 * Returns the field that the viewer must choose next: the first field of the action type in which the remaining choices
 * differ. Returns `undefined` if the remaining choices have several types, or if they do not differ in any field.
 */
export function nextField({ manifest, view }: MatchNow, { left }: Pick<Input, 'left'>): string | undefined {
  const [first, ...others] = left;
  if (first === undefined || others.some(({ action }) => action.type !== first.action.type)) return undefined;
  const fields = manifest.game.fields(view)[first.action.type] ?? [];
  const value = (choice: Choice, key: string): unknown => valueOf(choice.action, key);
  const differs = (key: string): boolean => others.some((each) => value(each, key) !== value(first, key));
  return fields.map(({ key }) => key).find((key) => differs(key) || first.amount?.field === key);
}

/** Returns the choice that contains an action; `line` is the action in the notation of the game. */
export function choiceOf({ manifest: { game } }: MatchNow, { left }: Input, line: string): Choice {
  return left.find(({ action }) => game.format(action) === line) ?? { action: game.parse(line) };
}
