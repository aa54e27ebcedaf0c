import { MalformedError } from '../core/errors.ts';
import { safeParse } from '../core/schema.ts';
import type { Chances } from './chances.ts';
import { diceChances, type DiceFormula, type DicePool } from './dice-formula.ts';
import { diceShape, MOST_ADDED, MOST_POOLS } from './dice-shape.ts';
import { type Die, type Face, faceChances, type FaceRange } from './die.ts';
import { greatestOf } from './packed-sums.ts';

/**
 * Parses dice notation, in lower or upper case.
 *
 * | text | meaning |
 * | --- | --- |
 * | `2d6+1`, `d10-d6`, `d%` | dice added up or subtracted; a die with a hundred faces |
 * | `d66` | two dice read as digits, from 11 to 66; also `d88` or `d666`: a digit from 2 to 9, two or three times |
 * | `d{0..9}`, `d{0:3,1:2,4}` | a die with these faces; after a colon, the number of sides with this face |
 * | `3d6kh2`, `3d6kl1` | keep the highest two, keep the lowest one |
 * | `4d6dl1`, `4d6dh1` | drop the lowest one, drop the highest one |
 * | `d6r1`, `d6r<=2x1` | reroll these faces: without a limit; at most once |
 * | `d6!x3`, `d6!>=5x1` | explode the highest face, or these faces (roll one more die): at most three times; once |
 * | `5d6>=5` | the number of dice that show 5 or more |
 *
 * Write faces as `1`, `=1`, `<=2`, `>=5`, `<3`, `>4` or `2..3`. The suffixes of a die can come in any order; they
 * always apply in this order: reroll, explode, then keep or count.
 *
 * @param text - Dice notation.
 * @throws {@link core.MalformedError} that names the expected text and the position of the wrong character.
 *
 * @example
 * ```ts
 * parseDice('2d6+1') // => { pools: [{ count: 2, die: { faces: 6 } }], plus: 1 }
 * parseDice('4d6dl1') // => { pools: [{ count: 4, die: { faces: 6 }, keep: { highest: 3 } }] }
 * parseDice('d6!x2') // => { pools: [{ count: 1, die: { faces: 6, explode: { on: { from: 6, to: 6 }, times: 2 } } }] }
 * ```
 */
export function parseDice(text: string): DiceFormula {
  const reader = { text: text.toLowerCase(), at: 0 };
  const pools: DicePool[] = [];
  let plus = 0;
  let sign = read(reader, /[+-]/y)?.[0];
  do {
    const term = readTerm(reader, sign === '-');
    if (typeof term === 'number') plus += term;
    else pools.push(term);
    if (pools.length > MOST_POOLS) throw new MalformedError('', `Expected at most ${String(MOST_POOLS)} pools of dice`);
    sign = read(reader, /[+-]/y)?.[0];
  } while (sign !== undefined);
  if (!isAtEnd(reader)) throw expected(reader, 'the end, + or -');
  if (Math.abs(plus) > MOST_ADDED) throw new MalformedError('', `Expected a constant of at most ${String(MOST_ADDED)}`);
  return { pools, ...(plus !== 0 && { plus }) };
}

/**
 * Returns the exact chances of all results of a dice roll.
 *
 * @param notation - Dice notation: `'2d6+1'`, `'d66'`, `'d{0..9}'`, `'3d6kh2'`, `'5d6>=5'`.
 * @returns The possible results in ascending order, each with the number of equally likely ways to roll it.
 * @throws {@link core.MalformedError} if `notation` is not valid, and RangeError if the dice have too many possible
 *   results.
 *
 * @example
 * ```ts
 * chancesOfDice('d{0:3,1:2,4}') // => [{ value: 0, weight: 3n }, { value: 1, weight: 2n }, { value: 4, weight: 1n }]
 * ```
 */
export function chancesOfDice(notation: string): Chances<number> {
  return diceChances(parseDice(notation));
}

/** The text to parse, and the position of the next character. */
interface Reader {
  readonly text: string;
  at: number;
}

/** Skips spaces. If the text after the spaces matches a pattern, skips the match and returns it. */
function read(reader: Reader, pattern: RegExp): RegExpExecArray | undefined {
  const start = reader.at + (/^\s*/.exec(reader.text.slice(reader.at))?.[0].length ?? 0);
  pattern.lastIndex = start;
  const match = pattern.exec(reader.text) ?? undefined;
  if (match !== undefined) reader.at = pattern.lastIndex;
  return match;
}

function isAtEnd({ text, at }: Reader): boolean {
  return text.slice(at).trim() === '';
}

function expected({ text, at }: Reader, what: string): MalformedError {
  const place = isAtEnd({ text, at }) ? 'at the end' : `at character ${String(at + 1)}`;
  return new MalformedError('', `Expected ${what} ${place} of "${text}"`);
}

function readTerm(reader: Reader, isSubtracted: boolean): DicePool | number {
  const start = reader.at;
  const count = read(reader, /\d{1,9}/y)?.[0];
  if (read(reader, /d/y) === undefined) {
    if (count === undefined) throw expected(reader, 'dice such as 2d6, or a number');
    return isSubtracted ? -Number(count) : Number(count);
  }
  const pool = readPool(reader, Number(count ?? 1));
  const result = safeParse(diceShape, { pools: [pool] });
  if (result.ok) return isSubtracted ? { ...pool, subtract: true } : pool;
  const dice = reader.text.slice(start, reader.at).trim();
  throw new MalformedError('', `${result.issue.reason}, in "${dice}" at character ${String(start + 1)}`);
}

/** The effect of a suffix. A suffix changes either each die of a pool, or the pool as a whole. */
interface Suffix {
  readonly die?: Pick<Die, 'reroll' | 'explode'>;
  readonly pool?: Pick<DicePool, 'keep' | 'hits'>;
}

function readPool(reader: Reader, count: number): DicePool {
  const bare = readDie(reader);
  let all: Suffix = {};
  for (;;) {
    const start = reader.at;
    const more = readReroll(reader) ?? readExplode(reader, bare) ?? readKeep(reader, count) ?? readHits(reader);
    if (more === undefined) return { count, die: { ...bare, ...all.die }, ...all.pool };
    if (isRepeated(all.die, more.die) || isRepeated(all.pool, more.pool))
      throw expected({ ...reader, at: start }, 'no second suffix of the same kind');
    all = { die: { ...all.die, ...more.die }, pool: { ...all.pool, ...more.pool } };
  }
}

function isRepeated(before: object = {}, now: object = {}): boolean {
  return Object.keys(now).some((key) => key in before);
}

function readDie(reader: Reader): Die {
  if (read(reader, /%/y)) return { faces: 100 };
  if (read(reader, /\{/y)) return { faces: readFaces(reader) };
  const digits = read(reader, AS_DIGITS);
  if (digits !== undefined) return { faces: Number(digits[1]), digits: digits[0].length };
  const faces = read(reader, /(?!0)\d{1,3}(?!\d)|1000(?!\d)/y);
  if (faces === undefined) throw expected(reader, 'a number of faces from 1 to 1000');
  return { faces: Number(faces[0]) };
}

function numberIn(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

/** Matches two or three equal digits, as in `d66`: each of two or three dice is one digit of the result. */
const AS_DIGITS = /([2-9])\1{1,2}(?!\d)/y;

function readFaces(reader: Reader): readonly Face[] {
  const faces: Face[] = [];
  do {
    const start = { ...reader };
    const match = read(reader, /(-?\d{1,6})(?:\.\.(-?\d{1,6})|:(\d{1,6}))?/y);
    if (match === undefined) throw expected(reader, 'a face');
    const [from, to = from, weight = 1] = match.slice(1).map(numberIn) as [number, number?, number?];
    if (to < from) throw expected(start, 'a range that starts with the lesser face');
    if (to - from >= 1000) throw expected(start, 'a range of at most 1000 faces');
    for (let value = from; value <= to; value++) faces.push({ value, weight });
  } while (read(reader, /,/y));
  if (!read(reader, /\}/y)) throw expected(reader, '} or ,');
  return faces;
}

function readRange(reader: Reader, pattern: RegExp): FaceRange | undefined {
  const match = read(reader, pattern);
  if (match === undefined) return undefined;
  const face = Number(match[2]);
  switch (match[1] as '<=' | '>=' | '<' | '>' | '=' | undefined) {
    case '<=':
      return { to: face };
    case '>=':
      return { from: face };
    case '<':
      return { to: face - 1 };
    case '>':
      return { from: face + 1 };
    case '=':
    case undefined:
      return { from: face, to: Number(match[3] ?? face) };
  }
}

/** Matches a range of faces. `SIGNED_FACES` requires a comparison sign, so it does not match a plain number. */
const FACES = /(<=|>=|<|>|=)?\s*(-?\d{1,6})(?:\.\.(-?\d{1,6}))?/y;
const SIGNED_FACES = /(<=|>=|<|>|=)\s*(-?\d{1,6})(?:\.\.(-?\d{1,6}))?/y;

function readTimes(reader: Reader): number | undefined {
  const match = read(reader, /x\s*(\d{1,6})/y);
  return match && Number(match[1]);
}

function readReroll(reader: Reader): Suffix | undefined {
  if (!read(reader, /r/y)) return undefined;
  const on = readRange(reader, FACES);
  if (on === undefined) throw expected(reader, 'faces to reroll, such as 1 or <=2,');
  const times = readTimes(reader);
  return { die: { reroll: { on, ...(times !== undefined && { times }) } } };
}

function readExplode(reader: Reader, die: Die): Suffix | undefined {
  if (!read(reader, /!/y)) return undefined;
  const highest = greatestOf(faceChances(die));
  const on = readRange(reader, FACES) ?? { from: highest, to: highest };
  const times = readTimes(reader);
  if (times === undefined) throw expected(reader, 'a maximum number of times, such as x3,');
  return { die: { explode: { on, times } } };
}

function readKeep(reader: Reader, count: number): Suffix | undefined {
  const [, verb, end, number] = read(reader, /([kd])([hl])\s*(\d{1,6})/y) ?? [];
  if (verb === undefined) return undefined;
  const kept = verb === 'k' ? Number(number) : count - Number(number);
  // Dropping the highest dice is the same as keeping the lowest dice.
  return { pool: { keep: (verb === 'k') === (end === 'h') ? { highest: kept } : { lowest: kept } } };
}

function readHits(reader: Reader): Suffix | undefined {
  const hits = readRange(reader, SIGNED_FACES);
  return hits && { pool: { hits } };
}
