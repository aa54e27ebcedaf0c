import type { Choices } from '../../core/choices.ts';
import type { Json } from '../../core/errors.ts';
import type { GameTypes } from '../../core/game.ts';

/** Actions that differ in one number, or one action. */
export interface Offer<G extends GameTypes> {
  /** The first of them. */
  readonly action: G['action'];
  /** The field that runs from its value there to `most`, one by one; absent of one action. */
  readonly run?: { readonly field: string; readonly most: number };
}

/** What is put before a person at once: one item for each number that they can type. */
export type Item<G extends GameTypes> = { readonly kind: 'offer'; readonly offer: Offer<G> } | Group<G>;

/** Offers behind one number. */
export type Group<G extends GameTypes> =
  /** Several offers that have the value of a field in common. */
  | { readonly kind: 'group'; readonly value: Json; readonly offers: readonly Offer<G>[] }
  /** Many that stand together, from one value of a field to another. */
  | { readonly kind: 'span'; readonly first: string; readonly last: string; readonly offers: readonly Offer<G>[] };

/** Most offers that are shown without being grouped. */
const SHOWN_MOST = 20;

/** Choices put together: neighbours that differ in one number become one offer. Each is made once and not kept. */
export function offersOf<G extends GameTypes>(choices: Choices<G['action']>): readonly Offer<G>[] {
  const offers: Offer<G>[] = [];
  for (const action of choices) {
    const last = offers.at(-1);
    const field = last === undefined ? undefined : fieldThatGoesOn(last, action);
    if (field === undefined) offers.push({ action });
    else offers[offers.length - 1] = { action: last!.action, run: { field, most: valueOf(action, field) as number } };
  }
  return offers;
}

/**
 * The items of a list of offers.
 *
 * @param fields - The fields of an action by its type, in the order of the notation.
 */
export function itemsOf<G extends GameTypes>(
  offers: readonly Offer<G>[],
  fields: (type: string) => readonly string[],
): readonly Item<G>[] {
  const each = offers.map((offer) => ({ kind: 'offer', offer }) as const);
  if (offers.length <= SHOWN_MOST) return each;
  const names = ['type', ...fields(offers[0]!.action.type)];
  const groups = names.map((field) => ({ field, items: grouped(offers, field) }));
  const { field, items } = groups.find((group) => group.items.length > 1) ?? { field: 'type', items: each };
  return items.length <= SHOWN_MOST ? items : spans(items, field);
}

/** Many items as a few: those that stand together, from one value of a field to another. */
function spans<G extends GameTypes>(items: readonly Item<G>[], field: string): readonly Item<G>[] {
  let size = SHOWN_MOST;
  while (items.length / size > SHOWN_MOST) size *= SHOWN_MOST;
  const count = Math.ceil(items.length / size);
  // As many in each as can be, so that none is left with one.
  const starts = Array.from({ length: count + 1 }, (_, index) => Math.round((index * items.length) / count));
  return starts.slice(1).map((end, index) => {
    const offers = items
      .slice(starts[index], end)
      .flatMap((item) => (item.kind === 'offer' ? [item.offer] : item.offers));
    const [first, last] = [offers[0]!, offers.at(-1)!].map(({ action }) => textOf(valueOf(action, field)));
    return { kind: 'span', first: first!, last: last!, offers };
  });
}

/** How many actions an offer has. */
export function sizeOf<G extends GameTypes>({ action, run }: Offer<G>): number {
  return run === undefined ? 1 : run.most - (valueOf(action, run.field) as number) + 1;
}

/** The value of a field of an action. */
export function valueOf(action: object, field: string): Json | undefined {
  return (action as Readonly<Record<string, Json>>)[field];
}

/** A value as a word of the notation. */
export function textOf(value: Json | undefined): string {
  if (value === undefined) return '-';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The groups of offers with the same value of a field, in the order in which they come; of one offer, itself. */
function grouped<G extends GameTypes>(offers: readonly Offer<G>[], field: string): readonly Item<G>[] {
  const groups = new Map<string, Offer<G>[]>();
  for (const offer of offers) {
    // An amount that runs stays to be asked for at the end.
    const key = offer.run?.field === field ? '' : JSON.stringify(valueOf(offer.action, field) ?? null);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [offer]);
    else group.push(offer);
  }
  return [...groups.values()].map((group) =>
    group.length === 1
      ? { kind: 'offer', offer: group[0]! }
      : { kind: 'group', value: valueOf(group[0]!.action, field) ?? null, offers: group },
  );
}

/** The number in which an action is the next one of an offer, and equal in all else. */
function fieldThatGoesOn<G extends GameTypes>(
  { action: first, run }: Offer<G>,
  action: G['action'],
): string | undefined {
  const names = Object.keys(action);
  if (names.length !== Object.keys(first).length) return undefined;
  const different = names.filter((name) => valueOf(first, name) !== valueOf(action, name));
  const [field] = different;
  if (field === undefined || different.length > 1 || (run !== undefined && run.field !== field)) return undefined;
  const [last, next] = [run?.most ?? valueOf(first, field), valueOf(action, field)];
  return typeof last === 'number' && next === last + 1 ? field : undefined;
}
