import type { Choices } from '../core/choices.ts';
import type { Json } from '../core/errors.ts';
import { isAwaited } from '../match/takeback.ts';
import { actionsAt } from '../pictures/picture-actions.ts';
import { type PlayerAction, gameOf, type ShownMatch } from './session.ts';

/** One action, or several actions that differ only in one number. */
export interface Choice {
  /** The first action of the choice. */
  readonly action: PlayerAction;
  /** The amount: the number in which the actions differ; absent if the choice has only one action. */
  readonly amount?: Amount;
}

/** A field of an action in which a person chooses a number. */
export interface Amount {
  readonly field: string;
  /** The smallest number: the value of the field in the first action of the choice. */
  readonly least: number;
  /**
   * The largest number: the value of the field in the last action of the choice. Every whole number from `least` to
   * `most` is possible.
   */
  readonly most: number;
}

/** The choices whose actions have the same type. */
export interface ChoiceGroup {
  readonly type: string;
  /** The heading of the group, in the language of the session. */
  readonly heading: string;
  readonly choices: readonly Choice[];
}

/** The reason why an input of a person is not an action. */
export type ChoiceCode =
  | 'ambiguous'
  | 'no-such-amount'
  | 'no-such-number'
  | 'no-such-type'
  | 'no-such-word'
  | 'too-many-numbers'
  | 'wrong-fields';

/** Thrown if an input of a person is not an action. */
export class ChoiceError extends Error {
  readonly code: ChoiceCode;
  /** Facts that the error message needs. */
  readonly details: Readonly<Record<string, string | number>>;

  constructor(code: ChoiceCode, details: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.name = 'ChoiceError';
    this.code = code;
    this.details = details;
  }
}

/**
 * Returns the actions that `legalActions` lists for the person at the screen, as choices.
 *
 * @param session - Not modified.
 * @returns The choices of this person; `[]` if this person is not to act.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * choicesOf(session).map(({ action }) => action.type) // => ['use-card', 'discard', 'end-cards']
 * ```
 */
export function choicesOf(session: ShownMatch): readonly Choice[] {
  return isToAct(session) ? together(gameOf(session).choices(session.view)) : [];
}

/**
 * Returns actions of the person at the screen that `legalActions` does not list, such as a default placement. The
 * returned actions are possible now and have no fields. The result does not contain the concession.
 *
 * @param session - Not modified.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/chicago-chicago/manifest';
 * import { messages } from 'countersheet/chicago-chicago/messages/en';
 *
 * const controllers = { police: 'person', demonstrators: 'person' } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * unlistedChoices(session).map(({ action }) => action.type) // => ['default-set-up']
 * ```
 */
export function unlistedChoices(session: ShownMatch): readonly Choice[] {
  if (!isToAct(session)) return [];
  const { concede } = session.manifest.controls;
  const types = gameOf(session).unlisted.filter((type) => type !== concede && fieldNames(session, type).length === 0);
  return types.flatMap((type) => possible(session, type)).map((action) => ({ action }));
}

/**
 * Returns the action with which the person at the screen concedes.
 *
 * @param session - Not modified.
 * @returns The action; `undefined` if conceding is not possible now.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * concedeAction(session) // => { type: 'concede', player: 'radicals' }
 * ```
 */
export function concedeAction(session: ShownMatch): PlayerAction | undefined {
  const type = session.manifest.controls.concede;
  return type === undefined ? undefined : possible(session, type)[0];
}

function isToAct(session: ShownMatch): boolean {
  return isAwaited(gameOf(session), session.view, session.view.viewer);
}

function possible(session: ShownMatch, type: string): readonly PlayerAction[] {
  const view = session.view;
  const action = { type, player: view.viewer };
  return gameOf(session).whyIllegal(view, action) === undefined ? [action] : [];
}

/**
 * Groups choices by type of action. Each group has a heading.
 *
 * @param session - A session, or another object with `messages`. Not modified.
 * @param choices - Choices of a match of this game.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * groupChoices(session, choicesOf(session)).length // => 3
 * ```
 */
export function groupChoices(
  { messages }: Pick<ShownMatch, 'messages'>,
  choices: readonly Choice[],
): readonly ChoiceGroup[] {
  const types = [...new Set(choices.map(({ action }) => action.type))];
  return types.map((type) => ({
    type,
    heading: messages.catalogue.headings[type] ?? type,
    choices: choices.filter(({ action }) => action.type === type),
  }));
}

/**
 * Returns the choices whose actions contain all given places of the picture. Call this function after each click on a
 * place of the picture.
 *
 * @param session - Not modified.
 * @param choices - Choices of this session.
 * @param places - Values of `data-place` in the picture.
 *
 * @example
 * ```ts
 * import { playAction, startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const start = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * const session = playAction(start, { type: 'end-cards', player: 'radicals' });
 * const amounts = choicesAt(session, choicesOf(session), ['alumni']).map(({ amount }) => amount);
 * amounts // => [{ field: 'count', least: 1, most: 10 }]
 * ```
 */
export function choicesAt(
  session: ShownMatch,
  choices: readonly Choice[],
  places: readonly string[],
): readonly Choice[] {
  const game = gameOf(session);
  return choices.filter(({ action }) => {
    const line = [game.format(action)];
    return places.every((place) => actionsAt(line, place).length > 0);
  });
}

/**
 * Returns the action of a choice with a given amount.
 *
 * @param choice - A choice with an amount.
 * @param value - The amount: a whole number.
 * @throws {@link ChoiceError} `no-such-amount` if the value is out of range.
 *
 * @example
 * ```ts
 * const action = { type: 'pay', player: 'ada', points: 1 };
 * actionWith({ action, amount: { field: 'points', least: 1, most: 5 } }, 3) // => { type: 'pay', player: 'ada', points: 3 }
 * ```
 */
export function actionWith({ action, amount }: Choice, value: number): PlayerAction {
  if (amount === undefined) return action;
  const { field, least, most } = amount;
  if (Number.isInteger(value) && value >= least && value <= most) return { ...action, [field]: value };
  throw new ChoiceError('no-such-amount', { field, least: String(least), most: String(most) });
}

/**
 * Returns the number of actions in a choice.
 *
 * @param choice - A choice of any session.
 *
 * @example
 * ```ts
 * choiceCount({ action: { type: 'pass', player: 'ada' } }) // => 1
 * ```
 */
export function choiceCount({ amount }: Choice): number {
  return amount === undefined ? 1 : amount.most - amount.least + 1;
}

/** Returns the names of the fields of an action type, in the order of the notation. */
export function fieldNames(session: ShownMatch, type: string): readonly string[] {
  return (gameOf(session).fields(session.view)[type] ?? []).map(({ key }) => key);
}

/** Returns the value of a field of an action. */
export function valueOf(action: PlayerAction, field: string): Json | undefined {
  return (action as unknown as Readonly<Record<string, Json>>)[field];
}

/**
 * Merges consecutive actions that differ only in one number into one choice. The function reads the actions one at a
 * time, so a long list needs little memory.
 */
export function together(actions: Choices<PlayerAction>): readonly Choice[] {
  const choices: Choice[] = [];
  for (const action of actions) {
    const last = choices.at(-1);
    const amount = last === undefined ? undefined : amountWith(last, action);
    if (last === undefined || amount === undefined) choices.push({ action });
    else choices[choices.length - 1] = { action: last.action, amount };
  }
  return choices;
}

/**
 * Adds an action to a choice, and returns the new amount of the choice; `undefined` if the number in this action is not
 * the number after the choice's largest amount.
 */
function amountWith({ action: first, amount }: Choice, action: PlayerAction): Amount | undefined {
  const field = differentField(first, action);
  if (field === undefined || (amount !== undefined && amount.field !== field)) return undefined;
  const [least, next] = [valueOf(first, field), valueOf(action, field)];
  const last = amount?.most ?? least;
  if (typeof least !== 'number' || typeof last !== 'number' || next !== last + 1) return undefined;
  return { field, least, most: next };
}

/** Returns the field in which two actions differ; `undefined` if they do not differ in exactly one field. */
function differentField(one: PlayerAction, other: PlayerAction): string | undefined {
  const names = Object.keys(other);
  if (names.length !== Object.keys(one).length) return undefined;
  const different = names.filter((name) => valueOf(one, name) !== valueOf(other, name));
  return different.length === 1 ? different[0] : undefined;
}
