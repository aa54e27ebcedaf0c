import { type Field, enumOf } from '../core/fields.ts';
import type { ChoiceBuilder } from '../core/spec.ts';
import { type Chances, totalWeight } from './chances.ts';

/**
 * A field of a chance event. The field contains one of several possible values, such as the result of a die, the sum of
 * several dice, or a chit.
 *
 * @param chances - The possible values, at least one.
 *
 * @example
 * ```ts
 * chanceField([{ value: 0, weight: 1n }, { value: 1, weight: 3n }]).size({}) // => 2
 * ```
 */
export function chanceField<Value extends string | number>(chances: Chances<Value>): Field<Value, Value, never> {
  return enumOf(chances.map(({ value }) => value));
}

/**
 * Offers one chance event for each possible value, with the weight of the value. Use this function in the `outcomes` of
 * a phase.
 *
 * @param offer - Choice builder of the phase.
 * @param type - Type of the event. The value becomes the only field of the event.
 * @param chances - The possible values, at least one, each with a weight of 1 or more.
 * @throws RangeError if the weights, divided by their greatest common divisor, add up to more than 2^53 - 1. If the
 * weights are too large, roll the dice in several events, one die in each event.
 *
 * @example
 * ```ts
 * const offered: unknown[] = [];
 * const chances = [{ value: 'miss', weight: 10n }, { value: 'hit', weight: 5n }];
 * offerChances({ weighted: (...each) => void offered.push(each) }, 'fire', chances);
 * offered // => [[2, 'fire', 'miss'], [1, 'fire', 'hit']]
 * ```
 */
export function offerChances<Type>(
  offer: Pick<ChoiceBuilder<Type>, 'weighted'>,
  type: Type,
  chances: Chances<string | number>,
): void {
  const divisor = chances.reduce((sum, { weight }) => greatestDivisor(sum, weight), 0n);
  if (chances.length > 0 && totalWeight(chances) / divisor > Number.MAX_SAFE_INTEGER)
    throw new RangeError('The weights of these chances are too large for one event: roll the dice one by one.');
  for (const { value, weight } of chances) offer.weighted(Number(weight / divisor), type, value);
}

/** Returns the greatest common divisor of two numbers that are 0 or more; 0 if both are 0. */
function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other);
}
