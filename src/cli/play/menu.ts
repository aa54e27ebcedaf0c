/**
 * Numbered choices, step by step: a kind, then a place or an amount.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../../core/game.ts';
import { CommandError } from '../failure.ts';
import { type Item, itemsOf, type Offer, valueOf } from './offers.ts';

/** What is still to be chosen from. */
export interface Menu<G extends GameTypes> {
  readonly offers: readonly Offer<G>[];
  /** Whether the one offer that is left needs an amount. */
  readonly isAmount: boolean;
}

/** Where a person begins to choose. */
export function menuOf<G extends GameTypes>(offers: readonly Offer<G>[]): Menu<G> {
  return { offers, isAmount: false };
}

/**
 * Takes numbers one after the other.
 *
 * @param fields - The fields of an action by its type, in the order of the notation.
 * @returns The action that they choose, or what is then left to choose from.
 * @throws {@link CommandError} if there is no such number.
 */
export function chosen<G extends GameTypes>(
  menu: Menu<G>,
  numbers: readonly number[],
  fields: (type: string) => readonly string[],
): G['action'] | Menu<G> {
  let now = menu;
  for (const [place, number] of numbers.entries()) {
    const isLast = place === numbers.length - 1;
    const next = now.isAmount ? withAmount(now.offers[0]!, number) : afterItem(itemsOf(now.offers, fields), number);
    if (!('offers' in next)) {
      if (isLast) return next;
      throw new CommandError('These are more numbers than there is to choose.');
    }
    now = next;
  }
  return now;
}

function afterItem<G extends GameTypes>(items: readonly Item<G>[], number: number): G['action'] | Menu<G> {
  const item = items[number - 1];
  if (item === undefined) throw new CommandError(`Expected a number from 1 to ${String(items.length)}.`);
  if (item.kind === 'group') return menuOf(item.offers);
  return item.offer.run === undefined ? item.offer.action : { offers: [item.offer], isAmount: true };
}

function withAmount<G extends GameTypes>({ action, run }: Offer<G>, amount: number): G['action'] {
  const [field, least, most] = [run!.field, valueOf(action, run!.field) as number, run!.most];
  if (amount >= least && amount <= most) return { ...action, [field]: amount };
  throw new CommandError(`Expected a ${field} from ${String(least)} to ${String(most)}.`);
}
