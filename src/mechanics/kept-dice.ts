import { type Chances, totalWeight } from './chances.ts';
import { greatestOf, leastOf, packingFor, unpacked } from './packed-sums.ts';

/** Which dice of a pool count: so many of the highest or of the lowest (1 to the number of dice). */
export type Keep = { readonly highest: number } | { readonly lowest: number };

/**
 * The chances of the sum of the dice that are kept.
 *
 * Faces are taken from the one that is kept first: any number of the dice that are left may show it, and once enough
 * are kept it does not matter what the others show.
 *
 * @param single - The chances of one die.
 * @param count - How many dice: 1 to 100.
 * @throws RangeError if there are more dice, or too many different sums.
 */
export function keptChances(single: Chances<number>, count: number, keep: Keep): Chances<number> {
  if (count > MOST_SORTED) throw new RangeError(`At most ${String(MOST_SORTED)} dice can be sorted.`);
  const [size, faces] = 'highest' in keep ? [keep.highest, single.toReversed()] : [keep.lowest, single];
  const least = leastOf(single);
  const span = greatestOf(single) - least;
  const packing = packingFor(totalWeight(single) ** BigInt(count), size * span + 1);
  if (faces.length * size ** 2 * packing.digits * packing.slots > MOST_WORK)
    throw new RangeError('These dice have too many different sums to be counted.');
  let rest = totalWeight(single);
  let done = 0n;
  // By number of dice that show what was taken so far, all of them kept: the packed weights of their sums.
  let sums = [1n];
  for (const { value, weight } of faces) {
    rest -= weight;
    const bits = BigInt(4 * packing.digits * (value - least));
    const next: bigint[] = [];
    for (const [shown, before] of sums.entries()) {
      const { some, enough } = waysToShow(weight, rest, { left: count - shown, needed: size - shown });
      for (const [more, ways] of some.entries())
        next[shown + more] = (next[shown + more] ?? 0n) + ((before * ways) << (BigInt(more) * bits));
      done += (before * enough) << (BigInt(size - shown) * bits);
    }
    sums = next;
  }
  return unpacked(done, size * least, packing);
}

/** Digits that are gone through, by face and by number of dice that show it and those before. More take seconds. */
const MOST_WORK = 2 ** 32;

/** With more dice than this, to tell the highest from the others takes seconds. */
const MOST_SORTED = 100;

/**
 * In how many ways of the dice that are left none, one, and so on show a face, as long as that is not enough; and in how
 * many at least as many as are needed do, and the others any of the rest.
 */
function waysToShow(
  weight: bigint,
  rest: bigint,
  { left, needed }: { readonly left: number; readonly needed: number },
): { readonly some: readonly bigint[]; readonly enough: bigint } {
  const ways = [1n];
  for (let dice = 1; dice <= left; dice++)
    ways.push(((ways[dice - 1] ?? 0n) * weight * BigInt(left - dice + 1)) / BigInt(dice));
  let enough = 0n;
  // Horner's rule: each die fewer that shows the face is one more that shows any of the rest.
  for (let dice = needed; dice <= left; dice++) enough = enough * rest + (ways[dice] ?? 0n);
  return { some: ways.slice(0, needed), enough };
}
