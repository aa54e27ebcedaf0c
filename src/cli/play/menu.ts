import type { GameTypes } from '../../core/game.ts';
import { PhraseError } from '../phrases/say.ts';
import { type Group, itemsOf, type Offer, valueOf } from './offers.ts';

/** What is still to be chosen from. */
export interface Menu<G extends GameTypes> {
  readonly offers: readonly Offer<G>[];
  /** Whether the one offer that is left needs an amount. */
  readonly isAmount: boolean;
  /** What was chosen to get here. */
  readonly path: readonly Group<G>[];
}

/** Where a person begins to choose. */
export function menuOf<G extends GameTypes>(offers: readonly Offer<G>[]): Menu<G> {
  return { offers, isAmount: false, path: [] };
}

/**
 * Takes numbers one after the other.
 *
 * @param fields - The fields of an action by its type, in the order of the notation.
 * @returns The action that they choose, or what is then left to choose from.
 * @throws {@link PhraseError} if there is no such number.
 */
export function chosen<G extends GameTypes>(
  menu: Menu<G>,
  numbers: readonly number[],
  fields: (type: string) => readonly string[],
): G['action'] | Menu<G> {
  let now = menu;
  for (const [place, number] of numbers.entries()) {
    const isLast = place === numbers.length - 1;
    const next = now.isAmount ? withAmount(now.offers[0]!, number) : afterItem(now, number, fields);
    if (!('offers' in next)) {
      if (isLast) return next;
      throw new PhraseError('too-many-numbers');
    }
    now = next;
  }
  return now;
}

function afterItem<G extends GameTypes>(
  { offers, path }: Menu<G>,
  number: number,
  fields: (type: string) => readonly string[],
): G['action'] | Menu<G> {
  const items = itemsOf(offers, fields);
  const item = items[number - 1];
  if (item === undefined) throw new PhraseError('no-such-number', { most: items.length });
  if (item.kind !== 'offer') return { offers: item.offers, isAmount: false, path: [...path, item] };
  const { offer } = item;
  return offer.run === undefined ? offer.action : { offers: [offer], isAmount: true, path };
}

function withAmount<G extends GameTypes>({ action, run }: Offer<G>, amount: number): G['action'] {
  const [field, least, most] = [run!.field, valueOf(action, run!.field) as number, run!.most];
  if (amount >= least && amount <= most) return { ...action, [field]: amount };
  throw new PhraseError('no-such-amount', { field, least: String(least), most: String(most) });
}
