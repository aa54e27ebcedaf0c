import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import * as v from 'valibot';
import type { Choices } from './choices.ts';
import { hmacSha256, sha256 } from './sha256.ts';
import { atLeast } from './shapes.ts';

/**
 * The start of a random sequence: any string or any finite number. Different seeds give different sequences. If people
 * play the match, use a seed that cannot be guessed: see {@link randomSeed}.
 */
export type Seed = string | number;

/** A random number generator. Each call changes the generator. */
export interface Rng {
  /** Returns a whole number from 0 (included) to `size` (excluded), each equally likely. `size` is 1 to 2^53 - 1. */
  int(size: number): number;
}

/**
 * The random streams of a seeded match, as JSON: the seed and the position of each stream used so far. No view contains
 * this data.
 */
export interface Dice {
  readonly seed: Seed;
  /**
   * For each stream: the number of generated blocks of eight numbers, then the unused numbers of the last block (at
   * most 7).
   */
  readonly streams: Readonly<Record<string, readonly number[]>>;
}

/** Schema of a {@link Seed}. */
export const seedSchema = v.union([v.string(), v.pipe(v.number(), v.finite())], 'Expected a string or a finite number');

const streamShape = v.pipe(
  v.array(atLeast(0)),
  v.minLength(1),
  v.maxLength(8),
  v.check(([, ...left]) => left.every((word) => word <= 0xffff_ffff), 'Expected numbers below 2^32'),
);

/** Schema of {@link Dice}. */
export const diceSchema = v.strictObject({
  seed: seedSchema,
  streams: v.record(v.string(), streamShape),
});

/**
 * Returns a new seed that cannot be guessed: 128 bits from the cryptographic generator of the platform, as 32
 * hexadecimal digits.
 *
 * @throws Error if the platform has no `crypto.getRandomValues`. Browsers, Node, Deno and Bun have this function.
 *
 * @example
 * ```ts
 * randomSeed().length // => 32
 * randomSeed() === randomSeed() // => false
 * ```
 */
export function randomSeed(): string {
  const { crypto } = globalThis as { readonly crypto?: { getRandomValues(words: Uint32Array): Uint32Array } };
  if (crypto === undefined) {
    throw new Error('globalThis.crypto.getRandomValues is missing: pass a seed from a cryptographic generator.');
  }
  return hex(crypto.getRandomValues(new Uint32Array(4)));
}

/**
 * Derives a seed from another seed with a one-way function. The derived seed reveals neither the original seed nor
 * other seeds that are derived from the original seed.
 *
 * @param seed - Any string, or any finite number.
 * @param name - Purpose of the derived seed.
 * @returns 32 hexadecimal digits, always the same for the same seed and name.
 *
 * @example
 * ```ts
 * deriveSeed('cup', 'bot 1') === deriveSeed('cup', 'bot 1') // => true
 * deriveSeed('cup', 'bot 1') === deriveSeed('cup', 'bot 2') // => false
 * ```
 */
export function deriveSeed(seed: Seed, name: string): string {
  return hex(keyed(seed, `seed/${name}`).subarray(0, 4));
}

/**
 * Creates a fast random number generator for bots, playouts and tests. Anyone who knows approximately 140 numbers of
 * such a generator can compute its next numbers (but not the seed), so the dice of a match use another generator.
 *
 * @param seed - The same seed gives the same numbers on every machine.
 *
 * @example
 * ```ts
 * createRng('demo').int(6) === createRng('demo').int(6) // => true
 * ```
 */
export function createRng(seed: Seed): Rng {
  return xoroshiro(sha256(bytesOf(seed)));
}

/**
 * Returns a function that creates generators. All these generators return the same numbers, so that several simulations
 * can use the same random numbers. A call of the returned function is much faster than {@link createRng}.
 *
 * @param rng - The generator, which is advanced by exactly four numbers.
 */
export function repeatable(rng: Rng): () => Rng {
  const state = Array.from({ length: 4 }, () => rng.int(0x1_0000_0000));
  return () => xoroshiro(state);
}

/**
 * Picks a random item of a list, or a random choice of a player. All items are equally likely. There must be at least
 * one item.
 *
 * @param items - Not modified.
 * @param rng - The generator, which is advanced by one number.
 *
 * @example
 * ```ts
 * sample(['ace', 'ace'], createRng(1)) // => 'ace'
 * ```
 */
export function sample<Item>(items: readonly Item[] | Choices<Item>, rng: Rng): Item {
  return 'size' in items ? items.at(rng.int(items.size)) : items[rng.int(items.length)]!;
}

/** Returns the initial dice of a match with this seed. */
export function diceFrom(seed: Seed): Dice {
  return { seed, streams: {} };
}

/** {@link Dice} that a caller can change: drawing a random number changes the position of a stream. */
export interface DiceDraft {
  readonly seed: Seed;
  readonly streams: Record<string, readonly number[]>;
}

/** Returns a copy of the dice that the caller can change. */
export function copyDice({ seed, streams }: Dice): DiceDraft {
  return { seed, streams: { ...streams } };
}

/**
 * Reads random numbers from one stream of the dice, and stores the new position of the stream.
 *
 * The numbers of a stream are the HMAC-SHA256 values of the stream name and the block number, with the seed as the key.
 * No number reveals anything about other numbers.
 *
 * @param dice - The dice, which are modified.
 * @param stream - Name of the stream.
 * @param read - Draws as many numbers as needed from the generator that it receives.
 */
export function readStream<Result>(dice: DiceDraft, stream: string, read: (rng: Rng) => Result): Result {
  // The format of `dice.streams`: the number of generated blocks, then the unused numbers of the last block.
  const place = Array.from(dice.streams[stream] ?? UNREAD);
  const next = (): number => {
    if (place.length === 1) place.push(...keyed(dice.seed, `dice/${String(place[0]!++)}/${stream}`));
    return place.pop() as number;
  };
  const result = read(rngOf({ next }));
  dice.streams[stream] = place;
  return result;
}

/** The position of a stream from which no number was read. */
const UNREAD: readonly number[] = [0];

/** Creates the fast generator from four 32-bit numbers. */
function xoroshiro([first = 0, second = 0, third = 0, fourth = 0]: Iterable<number>): Rng {
  // This code converts the numbers to signed numbers, because the generator stores signed numbers. With unsigned
  // numbers, V8 would store the fields of all generators as floating-point numbers, which is slow.
  return rngOf(xoroshiro128plusFromState([first | 0, second | 0, third | 0, fourth | 0]));
}

/** A source of 32-bit numbers, signed or unsigned. */
interface Source {
  next(): number;
}

function rngOf(source: Source): Rng {
  return { int: (size) => (size <= SMALL ? smallInt(source, size) : largeInt(source, size)) };
}

/** The largest size whose product with any 32-bit number is exact. */
const SMALL = 0x20_0000;

/**
 * Returns a whole number below `size`; all these numbers have exactly the same probability (D. Lemire, 2019). The
 * function multiplies a fraction of 32 binary digits by `size` and takes the whole part. The function rejects a product
 * if its remainder is one of the `2^32 mod size` smallest values; otherwise some numbers would be more likely than
 * others. All steps are exact, and together they are several times as fast as a modulo operation.
 */
function smallInt(source: Source, size: number): number {
  const step = size / 0x1_0000_0000;
  for (;;) {
    const product = (source.next() >>> 0) * step;
    const whole = product | 0;
    const rest = product - whole;
    if (rest >= step || rest * 0x1_0000_0000 >= 0x1_0000_0000 % size) return whole;
  }
}

/**
 * Returns a whole number below a large `size`: a 53-bit number modulo `size`. The function rejects the greatest 53-bit
 * numbers; otherwise some results would be more likely than others.
 */
function largeInt(source: Source, size: number): number {
  const all = Number.MAX_SAFE_INTEGER + 1;
  for (;;) {
    const number = (source.next() >>> 11) * 0x1_0000_0000 + (source.next() >>> 0);
    if (number < all - (all % size)) return number % size;
  }
}

/** Returns the HMAC of a text with the seed as key: eight 32-bit numbers. */
function keyed(seed: Seed, text: string): Uint32Array {
  return hmacSha256(bytesOf(seed), new TextEncoder().encode(text));
}

/**
 * Returns a seed as bytes. Different seeds give different bytes, because JSON distinguishes numbers from strings and
 * escapes lone surrogates.
 */
function bytesOf(seed: Seed): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(seed));
}

function hex(words: Uint32Array): string {
  return Array.from(words, (each) => each.toString(16).padStart(8, '0')).join('');
}
