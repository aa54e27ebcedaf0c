import { type Chances, totalWeight } from './chances.ts';

/** Something that is rolled several times, the results added up. */
interface Addend {
  readonly chances: Chances<number>;
  /** 1 or more. */
  readonly times: number;
}

/**
 * The chances of the sum of independent rolls.
 *
 * @param addends - None of them without chances.
 * @param offset - Whole number that is added to each sum.
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

/** How weights are laid side by side: `digits` hexadecimal digits for each of `slots` weights. */
export interface Packing {
  readonly digits: number;
  readonly slots: number;
}

/** More hexadecimal digits than this take seconds to multiply. */
const MOST_DIGITS = 2 ** 22;

/**
 * Room for the weights of so many numbers, which add up to `ways`.
 *
 * @throws RangeError if they are too many.
 */
export function packingFor(ways: bigint, slots: number): Packing {
  const digits = ways.toString(16).length;
  if (digits * slots > MOST_DIGITS) throw new RangeError('These dice have too many different sums to be counted.');
  return { digits, slots };
}

/** The weights of some chances, that of the least value in the lowest digits. */
function packed(chances: Chances<number>, { digits }: Packing): bigint {
  let text = '0x';
  let above = greatestOf(chances);
  for (const { value, weight } of chances.toReversed()) {
    text += '0'.repeat(Math.max(0, above - value - 1) * digits) + hexadecimal(weight, digits);
    above = value;
  }
  return BigInt(text);
}

/** The chances that were packed, the lowest digits being those of `lowest`. */
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

/** The least value that can come out; 0 if none can. */
export function leastOf(chances: Chances<number>): number {
  return chances[0]?.value ?? 0;
}

/** The greatest value that can come out; 0 if none can. */
export function greatestOf(chances: Chances<number>): number {
  return chances.at(-1)?.value ?? 0;
}
