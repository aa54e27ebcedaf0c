import type { Json } from '../core/errors.ts';
import { type Choice, ChoiceError, actionWith, fieldNames, valueOf } from './choices.ts';
import { textOf } from './notation.ts';
import type { PlayerAction, ShownMatch } from './session.ts';

/** A numbered menu of the choices that remain after the person's selections so far. */
export interface Menu {
  readonly choices: readonly Choice[];
  /** Whether one choice remains, so that the next number is the amount of this choice. */
  readonly isAmount: boolean;
  /** The groups that the person has selected so far. */
  readonly path: readonly MenuGroup[];
}

/** One numbered item of a menu. */
export type MenuItem = { readonly kind: 'choice'; readonly choice: Choice } | MenuGroup;

/** Several choices that share one number in the menu. */
export type MenuGroup =
  /** The choices have the same value in one field, or the same `type`. */
  | { readonly kind: 'group'; readonly field: string; readonly value: Json; readonly choices: readonly Choice[] }
  /** The choices have values from `first` to `last` in one field. */
  | {
      readonly kind: 'span';
      readonly field: string;
      readonly first: string;
      readonly last: string;
      readonly choices: readonly Choice[];
    };

/** The maximum number of items in a menu. */
const ITEMS_MOST = 20;

/**
 * Creates the first menu, before the person selects a number.
 *
 * @param choices - Choices of the session.
 *
 * @example
 * ```ts
 * createMenu([]) // => { choices: [], isAmount: false, path: [] }
 * ```
 */
export function createMenu(choices: readonly Choice[]): Menu {
  return { choices, isAmount: false, path: [] };
}

/**
 * Returns the items of a menu, at most 20. The first item of a menu has the number 1. In a long menu, choices are
 * grouped by the next field of their actions.
 *
 * @param session - Not modified.
 * @param menu - A menu of this session.
 *
 * @example
 * ```ts
 * import { choicesOf, startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * menuItems(session, createMenu(choicesOf(session))).length // => 3
 * ```
 */
export function menuItems(session: ShownMatch, { choices }: Menu): readonly MenuItem[] {
  const each = choices.map((choice) => ({ kind: 'choice', choice }) as const);
  const [first] = choices;
  if (first === undefined || choices.length <= ITEMS_MOST) return each;
  const names = ['type', ...fieldNames(session, first.action.type)];
  const groups = names.map((field) => ({ field, items: grouped(choices, field) }));
  const { field, items } = groups.find((group) => group.items.length > 1) ?? { field: 'type', items: each };
  return items.length <= ITEMS_MOST ? items : spans(items, field);
}

/**
 * Selects items of a menu by their numbers, one after another.
 *
 * @param session - Not modified.
 * @param menu - A menu of this session.
 * @param numbers - The numbers of items; the last number can be an amount.
 * @returns The selected action, or the next menu.
 * @throws {@link ChoiceError} if the menu has no item with this number, an amount is not possible, or there are too
 * many numbers.
 *
 * @example
 * ```ts
 * import { choicesOf, startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * choose(session, createMenu(choicesOf(session)), [3]) // => { type: 'end-cards', player: 'radicals' }
 * ```
 */
export function choose(session: ShownMatch, menu: Menu, numbers: readonly number[]): PlayerAction | Menu {
  let now = menu;
  for (const [index, number] of numbers.entries()) {
    const next = now.isAmount ? actionWith(now.choices[0]!, number) : afterItem(session, now, number);
    if ('choices' in next) now = next;
    else if (index === numbers.length - 1) return next;
    else throw new ChoiceError('too-many-numbers');
  }
  return now;
}

function afterItem(session: ShownMatch, menu: Menu, number: number): PlayerAction | Menu {
  const items = menuItems(session, menu);
  const item = items[number - 1];
  if (item === undefined) throw new ChoiceError('no-such-number', { most: items.length });
  const { path } = menu;
  if (item.kind !== 'choice') return { choices: item.choices, isAmount: false, path: [...path, item] };
  const { choice } = item;
  return choice.amount === undefined ? choice.action : { choices: [choice], isAmount: true, path };
}

/**
 * Groups choices with the same value of a field, in the order in which the values first occur. If a group would have
 * only one choice, the result contains this choice and no group.
 */
function grouped(choices: readonly Choice[], field: string): readonly MenuItem[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    // A menu asks for the amount last, so this function does not group choices by amount.
    const key = choice.amount?.field === field ? '' : JSON.stringify(valueOf(choice.action, field) ?? null);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [choice]);
    else group.push(choice);
  }
  return [...groups.values()].map((group) => {
    const choice = group[0]!;
    if (group.length === 1) return { kind: 'choice', choice };
    return { kind: 'group', field, value: valueOf(choice.action, field) ?? null, choices: group };
  });
}

/** Groups many items into a few spans of consecutive values. Each span has about the same number of items. */
function spans(items: readonly MenuItem[], field: string): readonly MenuItem[] {
  let size = ITEMS_MOST;
  while (items.length / size > ITEMS_MOST) size *= ITEMS_MOST;
  const count = Math.ceil(items.length / size);
  const starts = Array.from({ length: count + 1 }, (_, index) => Math.round((index * items.length) / count));
  return starts.slice(1).map((end, index) => {
    const choices = items
      .slice(starts[index], end)
      .flatMap((item) => (item.kind === 'choice' ? [item.choice] : item.choices));
    const [first = '', last = ''] = [choices[0]!, choices.at(-1)!].map(({ action }) => textOf(valueOf(action, field)));
    return { kind: 'span', field, first, last, choices };
  });
}
