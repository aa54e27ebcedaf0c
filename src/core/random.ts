import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import * as v from 'valibot';
import type { Choices } from './choices.ts';
import { hmacSha256, sha256 } from './sha256.ts';
import { atLeast } from './shapes.ts';

/**
 * What a sequence of random numbers starts from: any string, or any finite number. Different seeds, different luck. Where
 * people play it must be one that nobody can guess: see {@link randomSeed}.
 */
export type Seed = string | number;

/** A source of random numbers. Reading it changes it. */
export interface Rng {
  /** Returns a whole number from 0 (included) to `size` (excluded), each as likely; `size` is 1 to 2^53 - 1. */
  int(size: number): number;
}

/** The chance of a seeded match, as JSON: its seed, and where each stream used so far stands. It is in no view. */
export interface Dice {
  readonly seed: Seed;
  /** For each stream how many blocks of eight numbers have been made, and what is left of the last one: up to 7 numbers. */
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
 * Makes a seed that nobody can guess: 128 bits from the platform's generator for cryptography, as 32 hexadecimal digits.
 *
 * @throws Error where the platform has no `crypto.getRandomValues`; browsers, Node, Deno and Bun have it.
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
    throw new Error(
      'There is no globalThis.crypto.getRandomValues here: give a seed from a generator for cryptography.',
    );
  }
  return hex(crypto.getRandomValues(new Uint32Array(4)));
}

/**
 * Derives a seed from another one, one way: who knows the derived seed cannot find the seed, nor what else is derived
 * from it under other names.
 *
 * @param seed - Any string, or any finite number.
 * @param name - What the derived seed is for.
 * @returns 32 hexadecimal digits, always the same for a seed and a name.
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
 * Makes a generator of random numbers for bots, playouts and tests: a fast one. Who sees some 140 of its numbers can work
 * out all that follow, though not the seed; the dice of a match come from another one.
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
 * Draws the start of a generator once, to make generators from it that all give the same numbers: the same luck for
 * several trials, and much faster than {@link createRng}.
 *
 * @param rng - Four numbers are drawn from it, and no more.
 */
export function repeatable(rng: Rng): () => Rng {
  const state = Array.from({ length: 4 }, () => rng.int(0x1_0000_0000));
  return () => xoroshiro(state);
}

/**
 * Picks one item of a list, or one of the choices of a player, each as likely. There must be at least one.
 *
 * @param items - Not modified.
 * @param rng - Is advanced by one number.
 *
 * @example
 * ```ts
 * sample(['ace', 'ace'], createRng(1)) // => 'ace'
 * ```
 */
export function sample<Item>(items: readonly Item[] | Choices<Item>, rng: Rng): Item {
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
 * The numbers of a stream are HMAC-SHA256 of its name and of the number of the block, keyed by the seed: no number tells
 * anything of the others.
 *
 * @param dice - Modified.
 * @param stream - Name of the stream.
 * @param read - Reads as many numbers as it needs.
 */
export function readStream<Result>(dice: DiceDraft, stream: string, read: (rng: Rng) => Result): Result {
  // As it is written in the dice: how many blocks have been made, then what is left of the last one.
  const place = Array.from(dice.streams[stream] ?? UNREAD);
  const next = (): number => {
    if (place.length === 1) place.push(...keyed(dice.seed, `dice/${String(place[0]!++)}/${stream}`));
    return place.pop() as number;
  };
  const result = read(rngOf({ next }));
  dice.streams[stream] = place;
  return result;
}

/** Where a stream stands of which nobody has read. */
const UNREAD: readonly number[] = [0];

/** The fast generator, from the first four of some 32-bit numbers. */
function xoroshiro([first = 0, second = 0, third = 0, fourth = 0]: Iterable<number>): Rng {
  // Signed, as it keeps them itself: V8 would make the fields of all generators floating-point numbers, which is slow.
  return rngOf(xoroshiro128plusFromState([first | 0, second | 0, third | 0, fourth | 0]));
}

/** Where 32-bit numbers come from, signed or not. */
interface Source {
  next(): number;
}

function rngOf(source: Source): Rng {
  return { int: (size) => (size <= SMALL ? smallInt(source, size) : largeInt(source, size)) };
}

/** Up to here the product of a size and a 32-bit number is exact. */
const SMALL = 0x20_0000;

/**
 * A whole number below `size`, each exactly as likely: the whole part of a fraction with 32 binary digits times `size`,
 * where what is left of the product is not among the `2^32 mod size` least values, which would favour some (D. Lemire,
 * 2019). All of it is exact, and several times as fast as a remainder.
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

/** The same for large sizes: the remainder of a 53-bit number that is not among the last ones, which would favour some. */
function largeInt(source: Source, size: number): number {
  const all = Number.MAX_SAFE_INTEGER + 1;
  for (;;) {
    const number = (source.next() >>> 11) * 0x1_0000_0000 + (source.next() >>> 0);
    if (number < all - (all % size)) return number % size;
  }
}

/** What a text becomes under a seed: eight 32-bit numbers, one way. */
function keyed(seed: Seed, text: string): Uint32Array {
  return hmacSha256(bytesOf(seed), new TextEncoder().encode(text));
}

/** A seed as bytes, different for different seeds: JSON tells numbers from texts, and writes down halves of characters. */
function bytesOf(seed: Seed): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(seed));
}

function hex(words: Uint32Array): string {
  return Array.from(words, (each) => each.toString(16).padStart(8, '0')).join('');
}
