import { type Chances, totalWeight } from './chances.ts';
import { greatestOf, leastOf, packingFor, unpacked } from './packed-sums.ts';

/** Which dice of a pool are added up: the highest dice or the lowest dice, and their number (at least 1). */
export type Keep = { readonly highest: number } | { readonly lowest: number };

/**
 * Returns the chances of the sum of the kept dice.
 *
 * The function processes the faces in descending order if the highest dice are kept, and in ascending order if the
 * lowest dice are kept. For each face, the function considers how many of the remaining dice show this face. Once
 * enough dice are kept, the remaining dice do not change the sum.
 *
 * @param single - Chances of one die.
 * @param count - Number of dice: 1 to 100.
 * @throws RangeError if there are more than 100 dice, or too many different sums.
 */
export function keptChances(single: Chances<number>, count: number, keep: Keep): Chances<number> {
  if (count > MOST_SORTED)
    throw new RangeError(`Expected at most ${String(MOST_SORTED)} dice in a roll of which only some dice are kept.`);
  const [size, faces] = 'highest' in keep ? [keep.highest, single.toReversed()] : [keep.lowest, single];
  const least = leastOf(single);
  const span = greatestOf(single) - least;
  const packing = packingFor(totalWeight(single) ** BigInt(count), size * span + 1);
  if (faces.length * size ** 2 * packing.digits * packing.slots > MOST_WORK)
    throw new RangeError('These dice have too many different sums to be counted.');
  let rest = totalWeight(single);
  let done = 0n;
  // Entry n of the list contains the weights of the possible sums of n dice, packed into one number. These n dice show
  // faces that the loop has already processed, so all n dice are kept.
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

/**
 * The maximum number of digits that one calculation processes. With more digits, the calculation would take seconds.
 */
const MOST_WORK = 2 ** 32;

/**
 * The maximum number of dice in a pool of which only some dice are kept. With more dice, the calculation would take
 * seconds.
 */
const MOST_SORTED = 100;

/**
 * Returns two results about one face and the remaining dice. `some[n]` is the number of ways in which exactly `n` of
 * the remaining dice show the face; `n` is less than `needed`, the number of dice that must still be kept. `enough` is
 * the number of ways in which at least `needed` of the remaining dice show the face, and the others show later faces.
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
  // Horner's rule. Each die that does not show the current face shows one of the later faces.
  for (let dice = needed; dice <= left; dice++) enough = enough * rest + (ways[dice] ?? 0n);
  return { some: ways.slice(0, needed), enough };
}
