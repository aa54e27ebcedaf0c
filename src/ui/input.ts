import { choicesAt, actionWith, type Choice, choicesOf, unlistedChoices, valueOf } from '../session/choices.ts';
import { type ActionOdds, oddsOf } from '../session/odds.ts';
import type { PlayerAction } from '../session/session.ts';
import type { MatchNow } from './match-client.ts';

/** The maximum number of outcomes that the odds of an action may have to be shown. */
const OUTCOMES_MOST = 12;

/** What the viewer has chosen so far of their next action. Plain data; each function returns a new input. */
export interface Input {
  /** All choices of the viewer. */
  readonly all: readonly Choice[];
  /** The choices that remain after clicks on the board. */
  readonly left: readonly Choice[];
  /** The places clicked. */
  readonly places: readonly string[];
  /** The action that waits for confirmation. */
  readonly chosen?: Chosen;
  /** The last amount that a player has chosen, by player and type of action. */
  readonly amounts: Readonly<Record<string, number>>;
}

/** An action that waits for confirmation, because it has an amount or odds. */
interface Chosen {
  readonly choice: Choice;
  readonly action: PlayerAction;
  /** Absent if chance decides nothing, or too much to list. */
  readonly odds?: ActionOdds;
}

/** The result of a click: the action to play, or the next input. */
export type Step = { readonly play: PlayerAction } | { readonly input: Input };

/** The input at the start of a decision. */
export function freshInput(now: MatchNow, amounts: Input['amounts'] = {}): Input {
  const all = now.next.kind === 'move' ? [...choicesOf(now), ...unlistedChoices(now)] : [];
  return { all, left: all, places: [], amounts };
}

/** Forgets the clicks. */
export function cleared({ all, amounts }: Input): Input {
  return { all, left: all, places: [], amounts };
}

/** Keeps the choices with a place. Chooses the last one left. A place without a choice changes nothing. */
export function atPlace(now: MatchNow, input: Input, place: string): Step {
  const places = [...input.places, place];
  const left = choicesAt(now, input.all, places);
  const [only, ...others] = left;
  if (only === undefined) return { input };
  const next = { ...cleared(input), left, places };
  return others.length === 0 ? chosen(now, next, only) : { input: next };
}

/** Chooses an action: plays it, or waits for its amount or for a look at its odds. */
export function chosen(now: MatchNow, input: Input, choice: Choice): Step {
  const { amount } = choice;
  if (amount !== undefined) {
    // Never the greatest: a click too many would spend everything.
    const start = Math.min(input.amounts[keyOf(choice.action)] ?? amount.least, amount.most - 1);
    return { input: withAmount(now, input, choice, start) };
  }
  const odds = readableOdds(now, choice.action);
  return odds === undefined
    ? { play: choice.action }
    : { input: { ...input, chosen: { choice, action: choice.action, odds } } };
}

/** Chooses the amount of a choice, limited to its range. */
export function withAmount(now: MatchNow, input: Input, choice: Choice, value: number): Input {
  const { least, most } = choice.amount!;
  const action = actionWith(choice, Math.min(most, Math.max(least, Math.round(value))));
  const odds = readableOdds(now, action);
  return { ...input, chosen: { choice, action, ...(odds === undefined ? {} : { odds }) } };
}

/** Remembers the amount of a played action. */
export function amountsAfter({ amounts, chosen }: Input): Input['amounts'] {
  const field = chosen?.choice.amount?.field;
  if (chosen === undefined || field === undefined) return amounts;
  return { ...amounts, [keyOf(chosen.action)]: Number(valueOf(chosen.action, field)) };
}

/** Players who share a screen do not see each other's amounts. */
function keyOf({ player, type }: PlayerAction): string {
  return `${player} ${type}`;
}

/** The odds of an action if they are exact, or known to succeed or fail, and not too many to read. */
function readableOdds(now: MatchNow, action: PlayerAction): ActionOdds | undefined {
  const odds = oddsOf(now, action);
  if (odds === undefined) return undefined;
  const { outcomes, success } = odds;
  const isExact = outcomes.length > 1 && outcomes.length <= OUTCOMES_MOST && outcomes[0]?.share !== undefined;
  if (isExact) return odds;
  return success === undefined ? undefined : { outcomes: [], success };
}

/**
 * The field to choose next: the first one of the action type in which the choices left differ. `undefined` if they are
 * of several types or differ in nothing else.
 */
export function nextField({ manifest, view }: MatchNow, { left }: Pick<Input, 'left'>): string | undefined {
  const [first, ...others] = left;
  if (first === undefined || others.some(({ action }) => action.type !== first.action.type)) return undefined;
  const fields = manifest.game.fields(view)[first.action.type] ?? [];
  const value = (choice: Choice, key: string): unknown => valueOf(choice.action, key);
  const differs = (key: string): boolean => others.some((each) => value(each, key) !== value(first, key));
  return fields.map(({ key }) => key).find((key) => differs(key) || first.amount?.field === key);
}
