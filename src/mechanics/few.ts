/**
 * What follows from each of some items, one after the other, as long as that is not too much to be held.
 *
 * @param items - Not modified.
 * @param follow - What follows from an item.
 * @param what - Of what there are too many, for the message.
 * @throws RangeError as soon as it is more than 100,000.
 */
export function fewFrom<Item, Next>(
  items: readonly Item[],
  follow: (item: Item) => readonly Next[],
  what: string,
): readonly Next[] {
  const all: Next[] = [];
  for (const item of items) {
    for (const next of follow(item)) all.push(next);
    requireFew(all.length, what);
  }
  return all;
}

const MOST = 100_000;

/** Throws RangeError if there are more than 100,000. */
export function requireFew(count: number, what: string): void {
  if (count > MOST) throw new RangeError(`There are more than ${String(MOST)} different ${what}.`);
}
