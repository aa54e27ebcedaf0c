import type { Violation } from '../core/errors.ts';
import type { FieldRange } from '../core/game.ts';
import { gameOf, type ShownMatch } from './session.ts';

/** The reason why an action is not possible. */
export interface RefusalText {
  readonly code: string;
  /** A sentence in the language of the session. */
  readonly text: string;
  /** The rule that forbids the action; absent if the given value is not a valid action. */
  readonly rule?: string;
}

/** The reason why some types of actions are not possible at a place of the picture. */
export interface RefusalAt extends RefusalText {
  /** The headings of the types of actions, in the language of the session. */
  readonly headings: readonly string[];
}

/** The maximum number of values that the function `indexIn` reads when it searches a field for a name. */
const VALUES_MOST = 2000;

/** The maximum number of reasons for one place of the picture. */
const REASONS_MOST = 4;

/**
 * Returns the reason why the person at the screen cannot play an action now.
 *
 * @param session - Not modified.
 * @param action - Any value.
 * @returns The reason; `undefined` if the action is possible.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * whyNot(session, { type: 'attack', player: 'radicals', track: 'alumni' })?.rule // => 'UW-5.2'
 * ```
 */
export function whyNot(session: ShownMatch, action: unknown): RefusalText | undefined {
  const view = session.view;
  const violation = gameOf(session).whyIllegal(view, action);
  return violation === undefined ? undefined : refusalOf(session, violation);
}

/**
 * For a place of the picture, returns at most four reasons why no action that contains this place is possible now. In
 * the list, reasons about the phase are last.
 *
 * @param session - Not modified.
 * @param place - A value of `data-place` in the picture; `''` for actions without a place.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * whyNotAt(session, 'alumni').map(({ code }) => code) // => ['wrong-phase']
 * ```
 */
export function whyNotAt(session: ShownMatch, place: string): readonly RefusalAt[] {
  const game = gameOf(session);
  const { viewer: player } = session.view;
  const names = place === '' ? [] : place.split(' ');
  const actions = Object.entries(game.fields(session.view)).flatMap(([type, fields]) => {
    const action = example({ type, player }, fields, names);
    return action === undefined || !isAction(session, action) ? [] : [[type, action] as const];
  });
  const { headings } = session.messages.catalogue;
  const refusals = new Map<string, RefusalAt>();
  for (const [type, action] of actions) {
    const refusal = whyNot(session, action);
    if (refusal === undefined) continue;
    const others = refusals.get(refusal.text)?.headings ?? [];
    refusals.set(refusal.text, { ...refusal, headings: [...others, headings[type] ?? type] });
  }
  return [...refusals.values()]
    .sort((one, other) => Number(one.code === 'wrong-phase') - Number(other.code === 'wrong-phase'))
    .slice(0, REASONS_MOST);
}

function refusalOf(session: ShownMatch, violation: Violation): RefusalText {
  const { code, rule } = violation;
  const text = session.messages.refusal(violation, session.view);
  return rule === undefined ? { code, text } : { code, text, rule };
}

/**
 * Completes an action: puts all `names` into its fields, and fills every other field with the first possible value.
 * Returns `undefined` if there is no such action.
 */
function example(
  action: Readonly<Record<string, unknown>>,
  fields: readonly FieldRange[],
  names: readonly string[],
): Readonly<Record<string, unknown>> | undefined {
  const left = new Set<unknown>(names.filter((name) => name !== action['type']));
  const filled: Record<string, unknown> = { ...action };
  for (const field of fields) {
    if (field.size === 0) return undefined;
    const number = [...left].map((name) => indexIn(field, name)).find((index) => index >= 0);
    const value = field.at(number ?? (field.size === Infinity ? 1 : 0));
    left.delete(number === undefined ? undefined : value);
    if (value !== undefined) filled[field.key] = value;
  }
  return left.size === 0 && (names.length > 0 || fields.length === 0) ? filled : undefined;
}

function indexIn(field: FieldRange, name: unknown): number {
  const values = Array.from({ length: Math.min(field.size, VALUES_MOST) }, (_, number) => field.at(number));
  return values.findIndex((value) => value === name);
}

/**
 * Whether a value has the form of a player's action. If a value does not have this form, a refusal would not help the
 * person.
 */
function isAction(session: ShownMatch, action: object): boolean {
  try {
    return gameOf(session).parseAction(action).player !== 'chance';
  } catch {
    return false;
  }
}
