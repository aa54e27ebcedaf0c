/**
 * Maps each item to several results and concatenates them. Stops if there are too many.
 *
 * @param items - Not modified.
 * @param follow - Returns the results of an item.
 * @param what - Noun for the error message.
 * @throws RangeError as soon as there are more than 100,000 results.
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

/** Throws RangeError if a count exceeds 100,000. */
export function requireFew(count: number, what: string): void {
  if (count > MOST) throw new RangeError(`There are more than ${String(MOST)} different ${what}.`);
}
