import type { Rng } from '../../src/core/random.ts';
import { type Chances, chancesOf } from '../../src/mechanics/chances.ts';

/**
 * The exact chances of a random result. The function tries every number that the generator can return. Because the
 * chances are exact, a test needs no tolerance.
 *
 * @param run - A function that draws a few small numbers. Two different results must not be equal as keys of a `Map`.
 */
export function everyWay<Value>(run: (rng: Rng) => Value): Chances<Value> {
  const parts: { value: Value; sizes: readonly number[] }[] = [];
  let path: number[] | undefined = [];
  while (path !== undefined) {
    const numbers: number[] = path;
    const sizes: number[] = [];
    const value = run({
      int(size) {
        sizes.push(size);
        return (numbers[sizes.length - 1] ??= 0);
      },
    });
    parts.push({ value, sizes });
    path = nextPath(numbers, sizes);
  }
  const whole = parts.reduce((all, { sizes }) => leastMultiple(all, productOf(sizes)), 1n);
  return chancesOf(parts.map(({ value, sizes }) => ({ value, weight: whole / productOf(sizes) })));
}

/** Reduces chances to lowest terms, so that a test can compare chances that were computed in different ways. */
export function reduced<Value>(chances: Chances<Value>): Chances<Value> {
  const divisor = chances.reduce((all, { weight }) => greatestDivisor(all, weight), 0n);
  return chances.map(({ value, weight }) => ({ value, weight: weight / divisor }));
}

function nextPath(numbers: readonly number[], sizes: readonly number[]): number[] | undefined {
  const place = sizes.findLastIndex((size, index) => (numbers[index] ?? 0) + 1 < size);
  return place < 0 ? undefined : [...numbers.slice(0, place), (numbers[place] ?? 0) + 1];
}

function productOf(sizes: readonly number[]): bigint {
  return sizes.reduce((product, size) => product * BigInt(size), 1n);
}

function leastMultiple(one: bigint, other: bigint): bigint {
  return (one / greatestDivisor(one, other)) * other;
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other);
}
