import { type Chances, totalWeight } from './chances.ts';

/** A roll that is repeated several times; the results are added up. */
interface Addend {
  readonly chances: Chances<number>;
  /** The number of rolls: 1 or more. */
  readonly times: number;
}

/**
 * Returns the chances of the sum of independent rolls.
 *
 * @param addends - The rolls. The chances of each roll must have at least one value.
 * @param offset - A whole number that the function adds to each sum.
 * @throws RangeError if there are too many different sums.
 */
export function sumChances(addends: readonly Addend[], offset: number): Chances<number> {
  let ways = 1n;
  let lowest = offset;
  let slots = 1;
  for (const { chances, times } of addends) {
    ways *= totalWeight(chances) ** BigInt(times);
    lowest += times * leastOf(chances);
    slots += times * (greatestOf(chances) - leastOf(chances));
  }
  const packing = packingFor(ways, slots);
  let product = 1n;
  for (const { chances, times } of addends) product *= packed(chances, packing) ** BigInt(times);
  return unpacked(product, lowest, packing);
}

/**
 * How several weights are stored in one large number: the number contains `slots` weights, and each weight has `digits`
 * hexadecimal digits.
 */
export interface Packing {
  readonly digits: number;
  readonly slots: number;
}

/**
 * The maximum number of hexadecimal digits of a packed number. The multiplication of numbers with more digits would
 * take seconds.
 */
const MOST_DIGITS = 2 ** 22;

/**
 * Returns the packing for `slots` weights, if the sum of the weights is `ways`.
 *
 * @throws RangeError if the packed number would be too large.
 */
export function packingFor(ways: bigint, slots: number): Packing {
  const digits = ways.toString(16).length;
  if (digits * slots > MOST_DIGITS) throw new RangeError('These dice have too many different sums to be counted.');
  return { digits, slots };
}

/** Packs the weights of chances into one number. The weight of the least value is in the lowest digits. */
function packed(chances: Chances<number>, { digits }: Packing): bigint {
  let text = '0x';
  let above = greatestOf(chances);
  for (const { value, weight } of chances.toReversed()) {
    text += '0'.repeat(Math.max(0, above - value - 1) * digits) + hexadecimal(weight, digits);
    above = value;
  }
  return BigInt(text);
}

/** Returns the chances that are packed into one number. The lowest digits contain the weight of the value `lowest`. */
export function unpacked(weights: bigint, lowest: number, { digits, slots }: Packing): Chances<number> {
  const text = hexadecimal(weights, digits * slots);
  return Array.from({ length: slots }, (_, slot) => {
    const end = text.length - slot * digits;
    return { value: lowest + slot, weight: BigInt(`0x${text.slice(end - digits, end)}`) };
  }).filter(({ weight }) => weight > 0n);
}

function hexadecimal(number: bigint, digits: number): string {
  return number.toString(16).padStart(digits, '0');
}

/** Returns the lowest possible value; 0 if there are no values. */
export function leastOf(chances: Chances<number>): number {
  return chances[0]?.value ?? 0;
}

/** Returns the highest possible value; 0 if there are no values. */
export function greatestOf(chances: Chances<number>): number {
  return chances.at(-1)?.value ?? 0;
}
