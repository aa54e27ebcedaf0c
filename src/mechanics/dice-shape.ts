import * as v from 'valibot';
import { check, type Issue, type Schema } from '../core/schema.ts';
import type { DiceFormula, DicePool } from './dice-formula.ts';
import { type Die, faceChances, type FaceRange, isWithin } from './die.ts';

const whole = /* @__PURE__ */ (from: number, to: number) =>
  v.pipe(
    v.number(),
    v.integer('Expected a whole number'),
    v.minValue(from, `Expected at least ${String(from)}`),
    v.maxValue(to, `Expected at most ${String(to)}`),
  );

const MOST_FACES = 1000;
const MOST_TIMES = 20;
const often = whole(1, MOST_TIMES);

const range: Schema<FaceRange> = check(
  v.strictObject({ from: v.exactOptional(v.number()), to: v.exactOptional(v.number()) }),
  ({ from, to }) =>
    (from ?? to) === undefined || (from ?? -Infinity) > (to ?? Infinity)
      ? { path: '', reason: 'Expected a range of faces' }
      : undefined,
);

const face = v.strictObject({
  value: whole(-1000, MOST_FACES),
  weight: whole(1, MOST_FACES),
});

const dieShape: Schema<Die> = check(
  v.strictObject({
    faces: v.union(
      [whole(1, MOST_FACES), v.pipe(v.array(face), v.minLength(1), v.maxLength(MOST_FACES))],
      'Expected a number of faces from 1 to 1000, or a list of 1 to 1000 faces',
    ),
    digits: v.exactOptional(whole(2, 3)),
    reroll: v.exactOptional(v.strictObject({ on: range, times: v.exactOptional(often) })),
    explode: v.exactOptional(v.strictObject({ on: range, times: often })),
  }),
  issueInDie,
);

const poolShape: Schema<DicePool> = check(
  v.strictObject({
    count: whole(1, 1000),
    die: dieShape,
    keep: v.exactOptional(
      v.union(
        [v.strictObject({ highest: whole(1, 100) }), v.strictObject({ lowest: whole(1, 100) })],
        'Expected the number of highest or lowest dice to keep',
      ),
    ),
    hits: v.exactOptional(range),
    subtract: v.exactOptional(v.literal(true)),
  }),
  issueInPool,
);

/** Greatest number of pools in a {@link DiceFormula}. */
export const MOST_POOLS = 20;

/** Greatest absolute value of the constant in a {@link DiceFormula}. */
export const MOST_ADDED = 1_000_000;

/** Schema of a {@link DiceFormula}. */
export const diceShape: Schema<DiceFormula> = v.strictObject({
  pools: v.pipe(v.array(poolShape), v.maxLength(MOST_POOLS)),
  // The number is a literal, because bundlers do not know that `-MOST_ADDED` has no side effect.
  plus: v.exactOptional(whole(-1_000_000, MOST_ADDED)),
});

function issueInDie(die: Die): Issue | undefined {
  const { faces, digits, reroll } = die;
  // Valibot continues after an issue, so the number of faces may still be too large at this point. A loop over all
  // faces would take too long.
  if (typeof faces === 'number' && faces > MOST_FACES) return undefined;
  if (digits !== undefined && !(typeof faces === 'number' && faces >= 2 && faces <= 9))
    return { path: 'digits', reason: 'Only dice of 2 to 9 faces can be read as digits' };
  if (reroll !== undefined && isForEver(die, reroll))
    return { path: 'reroll.on', reason: 'Expected at least one face that is not rerolled' };
  return isTooMuch(die)
    ? {
        path: 'explode.times',
        reason: `The product of \`times\` and the number of faces must be at most ${String(MOST_FACES)}`,
      }
    : undefined;
}

function isTooMuch(die: Die): boolean {
  return die.explode !== undefined && faceChances(die).length * die.explode.times > MOST_FACES;
}

function isForEver(die: Die, { on, times }: NonNullable<Die['reroll']>): boolean {
  return times === undefined && faceChances(die).every(({ value }) => isWithin(on, value));
}

function issueInPool({ count, keep, hits }: DicePool): Issue | undefined {
  if (keep === undefined) return undefined;
  if (hits !== undefined) return { path: 'keep', reason: 'A pool of dice cannot have both `hits` and `keep`' };
  if (count > 100) return { path: 'count', reason: 'Expected at most 100 dice in a pool that has `keep`' };
  const kept = 'highest' in keep ? keep.highest : keep.lowest;
  return kept > count ? { path: 'keep', reason: `Expected at most ${String(count)} dice to keep` } : undefined;
}
