/**
 * Random numbers: seeds, generators and streams. The only module that calls the generator (xoroshiro128+ of pure-rand).
 *
 * A seeded match draws the chance events of each named stream from a generator of the stream's own, so that what
 * happens in one stream never shifts the luck of another.
 *
 * @packageDocumentation
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import * as v from 'valibot';
import type { Choices } from './choices.ts';

/** What a sequence of random numbers starts from: any string, or any finite number. Different seeds, different luck. */
export type Seed = string | number;

/** A source of random numbers. Reading it changes it. */
export interface Rng {
  /** Returns a whole number from 0 (included) to `size` (excluded), each as likely; `size` is 1 to 2^53 - 1. */
  int(size: number): number;
}

/** The chance of a seeded match, as JSON: its seed, and where each stream used so far stands. It is in no view. */
export interface Dice {
  readonly seed: Seed;
  /** Four 32-bit whole numbers for each stream. */
  readonly streams: Readonly<Record<string, readonly number[]>>;
}

/** Schema of a {@link Seed}. */
export const seedSchema = /* @__PURE__ */ v.union(
  [v.string(), v.pipe(v.number(), v.finite())],
  'Expected a string or a finite number',
);

const word = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(-0x8000_0000), v.maxValue(0x7fff_ffff));

/** Schema of {@link Dice}. */
export const diceSchema = /* @__PURE__ */ v.strictObject({
  seed: seedSchema,
  streams: v.record(
    v.string(),
    v.pipe(
      v.strictTuple([word, word, word, word]),
      v.check((words) => words.some((each) => each !== 0), 'A generator cannot stand at four zeros'),
    ),
  ),
});

/**
 * Makes a generator of random numbers for bots, playouts and tests.
 *
 * @param seed - The same seed gives the same numbers on every machine.
 *
 * @example
 * ```ts
 * createRng('demo').int(6) === createRng('demo').int(6) // => true
 * ```
 */
export function createRng(seed: Seed): Rng {
  return rngOf(xoroshiro128plusFromState(seedWords(`${typeof seed}:${String(seed)}`)));
}

/** Picks one item of a list, or one of the choices of a player, each as likely. There must be at least one. */
export function pick<Item>(items: readonly Item[] | Choices<Item>, rng: Rng): Item {
  return 'size' in items ? items.at(rng.int(items.size)) : items[rng.int(items.length)]!;
}

/** The dice of a match that starts from `seed`. */
export function diceFrom(seed: Seed): Dice {
  return { seed, streams: {} };
}

/** {@link Dice} that can be read from. */
export interface DiceDraft {
  readonly seed: Seed;
  readonly streams: Record<string, readonly number[]>;
}

/** Copies dice to be read from. */
export function copyDice({ seed, streams }: Dice): DiceDraft {
  return { seed, streams: { ...streams } };
}

/**
 * Opens one stream of the dice for one reading, and stores where it stands afterwards.
 *
 * @param dice - Modified.
 * @param stream - Name of the stream; its generator is derived from the seed and this name.
 * @param read - Reads as many numbers as it needs.
 */
export function readStream<Result>(dice: DiceDraft, stream: string, read: (rng: Rng) => Result): Result {
  const words = dice.streams[stream] ?? seedWords(`${typeof dice.seed}:${String(dice.seed)}/${stream}`);
  const generator = xoroshiro128plusFromState(words);
  const result = read(rngOf(generator));
  dice.streams[stream] = generator.getState();
  return result;
}

function rngOf(generator: RandomGenerator & { getState(): readonly number[] }): Rng {
  return { int: (size) => (size <= SMALL ? smallInt(generator, size) : uniformInt(generator, 0, size - 1)) };
}

/** Up to here the product of a size and a 32-bit number is exact. */
const SMALL = 0x20_0000;

/**
 * A whole number below `size`, each exactly as likely: the upper half of a 32-bit number times `size`, where the lower
 * half is not among the `2^32 mod size` values that would favour some (D. Lemire, 2019). Several times as fast as a
 * remainder.
 */
function smallInt(generator: RandomGenerator, size: number): number {
  for (;;) {
    const product = (generator.next() >>> 0) * size;
    const lower = product >>> 0;
    if (lower >= size || lower >= 0x1_0000_0000 % size) return (product - lower) / 0x1_0000_0000;
  }
}

/** Spreads a text over four 32-bit words: FNV-1a from four starting points, each finished with the mixer of MurmurHash3. */
function seedWords(text: string): readonly [number, number, number, number] {
  const hash = (basis: number): number => {
    let mixed = basis;
    for (let index = 0; index < text.length; index++) mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x0100_0193);
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
    return mixed ^ (mixed >>> 16);
  };
  // The last word is made odd: a generator of this kind must not start from four zeros.
  return [hash(0x811c_9dc5), hash(0x9e37_79b9), hash(0x243f_6a88), hash(0xb7e1_5162) | 1];
}
