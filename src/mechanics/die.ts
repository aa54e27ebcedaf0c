import type { Rng } from '../core/random.ts';
import { type Chances, chancesOf, pickChance, totalWeight } from './chances.ts';

/** Faces from one to another, both included; open where one of them is absent. At least one is there. */
export interface FaceRange {
  readonly from?: number;
  readonly to?: number;
}

/** A face of a die that is not numbered from 1 on. */
export interface Face {
  /** Whole number from -1000 to 1000. */
  readonly value: number;
  /** On how many sides of the die it is: a whole number from 1 to 1000. */
  readonly weight: number;
}

/** One die. */
export interface Die {
  /** How many faces, numbered from 1 on (1 to 1000), or a list of them (1 to 1000). */
  readonly faces: number | readonly Face[];
  /** Read so many dice of 2 to 9 faces as digits of one number (2 or 3): with 6 faces and 2 digits from 11 to 66. */
  readonly digits?: number;
  /** Faces that are rolled again: so many times at most (1 to 20), or until another one comes up. */
  readonly reroll?: { readonly on: FaceRange; readonly times?: number };
  /** Faces on which the die is rolled once more and added, so many times at most (1 to 20). It is done after rerolls. */
  readonly explode?: { readonly on: FaceRange; readonly times: number };
}

/** Whether a face is within a range. */
export function isWithin({ from, to }: FaceRange, face: number): boolean {
  return (from === undefined || face >= from) && (to === undefined || face <= to);
}

/**
 * The exact chances of what a die shows.
 *
 * @param die - Not to be modified afterwards: what is found is kept as long as the die.
 * @throws RangeError if it has no faces, or all of them are rolled again until another one comes up.
 *
 * @example
 * ```ts
 * dieChances({ faces: 3, reroll: { on: { to: 1 }, times: 1 } })
 * // => [{ value: 1, weight: 1n }, { value: 2, weight: 4n }, { value: 3, weight: 4n }]
 * dieChances({ faces: 2, explode: { on: { from: 2 }, times: 1 } })
 * // => [{ value: 1, weight: 2n }, { value: 3, weight: 1n }, { value: 4, weight: 1n }]
 * ```
 */
export function dieChances(die: Die): Chances<number> {
  let chances = known.get(die);
  if (chances === undefined) known.set(die, (chances = exploded(die, rerolled(die, faceChances(die)))));
  if (chances.length === 0) throw new RangeError('A die without faces shows none.');
  return chances;
}

/**
 * Rolls a die.
 *
 * @param die - Its faces.
 * @param rng - Is advanced once.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 *
 * const roll = rollDie({ faces: 6 }, createRng(1));
 * roll >= 1 && roll <= 6 // => true
 * ```
 */
export function rollDie(die: Die, rng: Rng): number {
  const { faces, digits, reroll, explode } = die;
  const isPlain = (digits ?? reroll ?? explode) === undefined;
  return isPlain && typeof faces === 'number' ? rng.int(faces) + 1 : pickChance(dieChances(die), rng);
}

const known = /* @__PURE__ */ new WeakMap<Die, Chances<number>>();

/** The chances of a single roll. */
export function faceChances({ faces, digits }: Pick<Die, 'faces' | 'digits'>): Chances<number> {
  if (typeof faces !== 'number')
    return chancesOf(faces.map(({ value, weight }) => ({ value, weight: BigInt(weight) })));
  let values = [0];
  for (let read = 0; read < (digits ?? 1); read++)
    values = values.flatMap((before) => Array.from({ length: faces }, (_, face) => before * 10 + face + 1));
  return values.map((value) => ({ value, weight: 1n }));
}

function rerolled({ reroll }: Die, single: Chances<number>): Chances<number> {
  if (reroll === undefined) return single;
  const [again, final] = parted(single, reroll.on);
  if (reroll.times !== undefined)
    return repeated(single, reroll.times, { final, follow: (last) => scaled(last, again) });
  if (final.length === 0) throw new RangeError('A die of which every face is rolled again shows none.');
  return final;
}

function exploded({ explode }: Die, single: Chances<number>): Chances<number> {
  if (explode === undefined) return single;
  const [again, final] = parted(single, explode.on);
  const follow = (last: Chances<number>) =>
    again.flatMap((first) =>
      last.map(({ value, weight }) => ({ value: first.value + value, weight: first.weight * weight })),
    );
  return repeated(single, explode.times, { final, follow });
}

/** The chances of a roll after which, unless it was final, another one follows, so many times at most. */
function repeated(
  single: Chances<number>,
  times: number,
  { final, follow }: { readonly final: Chances<number>; readonly follow: (last: Chances<number>) => Chances<number> },
): Chances<number> {
  const sides = totalWeight(single);
  let chances = single;
  let ways = 1n;
  for (let time = 0; time < times; time++) {
    ways *= sides;
    chances = chancesOf([...final.map(({ value, weight }) => ({ value, weight: weight * ways })), ...follow(chances)]);
  }
  return chances;
}

/** The faces within a range, and the others. */
function parted(chances: Chances<number>, range: FaceRange): readonly [Chances<number>, Chances<number>] {
  return [
    chances.filter(({ value }) => isWithin(range, value)),
    chances.filter(({ value }) => !isWithin(range, value)),
  ];
}

/** Chances that come about in as many ways more as there are sides before them. */
function scaled(chances: Chances<number>, before: Chances<number>): Chances<number> {
  const ways = totalWeight(before);
  return chances.map(({ value, weight }) => ({ value, weight: weight * ways }));
}
