import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { copyDice, diceFrom, readStream } from '../../src/core/random.ts';
import { type Uaw, upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/index.ts';
import type { Participant } from '../../src/tournaments/contest.ts';
import { playMatch } from '../../src/tournaments/match.ts';

// An attack on the dice: a bot draws numbers from its own stream and computes the initial state of the stream. The
// lowest bits of the output of xoroshiro128+ are sums, without carry, of bits of its state. Streams were once
// initialized with FNV hashes of the seed and a name. Such hashes can be inverted character by character. With such
// streams, the state of a bot's stream reveals the dice of the match.

const DRAWN = 140;
const PRIME = 0x0100_0193;

describe('a bot that computes the seed of its own generator', () => {
  it('finds the dice if streams start from hashes that can be inverted', () => {
    const drawn = drawnFrom(oldStart('string:third cup/seat 0'));

    expect(predictions(drawn)).toContainEqual(firstDice(oldStart('string:third cup/attack')));
  });

  it('does not find the dice of a match', async () => {
    let drawn: readonly number[] = [];
    const spy: Participant<Uaw> = {
      name: 'spy',
      bot: (_view, choices, rng) => {
        if (drawn.length === 0) drawn = Array.from({ length: DRAWN }, () => rng.int(2 ** 32));
        return choices.at(0);
      },
    };
    await playMatch(upAgainstTheWall, { radicals: spy, administration: spy }, { seed: 'third cup' });
    const dice = copyDice(diceFrom('third cup'));
    const rolled = Array.from({ length: 20 }, () => readStream(dice, 'attack', (rng) => rng.int(6)));

    expect(drawnFrom(solved(drawn))).toEqual(drawn);
    expect(predictions(drawn)).not.toContainEqual(rolled);
  });
});

/**
 * Predicts the first dice of the match in two ways. If streams start from FNV hashes, one of the predictions is right.
 */
function predictions(drawn: readonly number[]): readonly (readonly number[])[] {
  const own = solved(drawn);
  // Before the generator started, the last word of its state was made odd. Therefore the hash was this word, or this
  // word minus one.
  return [own, own.with(3, own[3]! - 1)].map((words) => {
    const start = words.map((word) => made(undone(word, '/seat 0'), '/attack'));
    return firstDice(start.with(3, start[3]! | 1));
  });
}

/** Computes the state that a generator had before it produced these numbers. */
function solved(drawn: readonly number[]): readonly number[] {
  const bits = Array.from({ length: 128 }, (_, bit) => {
    const state = [0, 0, 0, 0].with(bit >> 5, 1 << (bit & 31));
    return drawnFrom(state).map((number) => number & 1);
  });
  // Each drawn number leads to one linear equation: the lowest bit of the number is the sum of some bits of the state.
  // Bits 0 to 127 of the equation say which bits of the state are added. Bit 128 of the equation is the sum of these
  // bits.
  const equations = drawn.map((number, step) => {
    const coefficients = bits.map((column, bit) => BigInt(column[step]!) << BigInt(bit));
    return coefficients.reduce((sum, each) => sum | each, BigInt(number & 1) << 128n);
  });
  const state = [0, 0, 0, 0];
  for (let bit = 0; bit < 128; bit++) {
    const mask = 1n << BigInt(bit);
    const row = equations.findIndex((each, index) => index >= bit && (each & mask) !== 0n);
    [equations[bit], equations[row]] = [equations[row]!, equations[bit]!];
    for (let other = 0; other < equations.length; other++)
      if (other !== bit && (equations[other]! & mask) !== 0n) equations[other]! ^= equations[bit]!;
  }
  for (let bit = 0; bit < 128; bit++) if (equations[bit]! >> 128n === 1n) state[bit >> 5]! |= 1 << (bit & 31);
  return state;
}

/**
 * The numbers that a bot draws from a stream with the given state. To draw a number below 2^32, the generator makes two
 * outputs and uses only the second output.
 */
function drawnFrom(state: readonly number[]): readonly number[] {
  const generator = xoroshiro128plusFromState(state);
  return Array.from({ length: DRAWN }, () => {
    generator.next();
    return generator.next() >>> 0;
  });
}

function firstDice(state: readonly number[]): readonly number[] {
  const generator = xoroshiro128plusFromState(state);
  return Array.from({ length: 20 }, () => Math.floor(((generator.next() >>> 0) * 6) / 2 ** 32));
}

/** The initial state of a stream that starts from FNV hashes of a text. */
function oldStart(text: string): readonly number[] {
  const words = [0x811c_9dc5, 0x9e37_79b9, 0x243f_6a88, 0xb7e1_5162].map((basis) => made(basis, text));
  return words.with(3, words[3]! | 1);
}

/** Returns the hash after a text is added to the hashed text. */
function made(hash: number, text: string): number {
  return mixed(codes(text).reduce((sum, code) => Math.imul(sum ^ code, PRIME), hash));
}

/** The hash before the last characters were added. */
function undone(word: number, ending: string): number {
  // The inverse of an odd number modulo 2^32, by Newton's method from a value with three correct bits.
  const inverse = (odd: number): number =>
    [1, 2, 3, 4].reduce((found) => Math.imul(found, 2 - Math.imul(odd, found)), odd);
  let hash = word ^ (word >>> 16);
  hash = Math.imul(hash, inverse(0xc2b2_ae35));
  hash ^= (hash >>> 13) ^ (hash >>> 26);
  hash = Math.imul(hash, inverse(0x85eb_ca6b));
  hash ^= hash >>> 16;
  return codes(ending).reduceRight((sum, code) => Math.imul(sum, inverse(PRIME)) ^ code, hash) >>> 0;
}

function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2_ae35);
  return twice ^ (twice >>> 16);
}

function codes(text: string): readonly number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}
