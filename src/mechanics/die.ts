import { type Chances, chancesOf, totalWeight } from './chances.ts';

/**
 * A range of faces; both ends belong to the range. If one end is absent, the range has no limit in this direction. At
 * least one end must be present.
 */
export interface FaceRange {
  readonly from?: number;
  readonly to?: number;
}

/** A custom face of a die, and the number of sides with this face. */
export interface Face {
  /** The value of the face: a whole number from -1000 to 1000. */
  readonly value: number;
  /** Number of sides with this face: a whole number from 1 to 1000. */
  readonly weight: number;
}

/** One die. */
export interface Die {
  /** The number of faces (1 to 1000), whose values are 1, 2, 3 …; or a list of 1 to 1000 custom faces. */
  readonly faces: number | readonly Face[];
  /**
   * The number of dice (2 or 3), each with 2 to 9 faces, that are rolled together and read as the digits of one number.
   * The results of two dice with 6 faces are 11 to 66.
   */
  readonly digits?: number;
  /**
   * Faces that are rerolled, at most `times` times (1 to 20). Without `times`, the die is rerolled until it shows none
   * of these faces.
   */
  readonly reroll?: { readonly on: FaceRange; readonly times?: number };
  /**
   * Faces on which one more die is rolled and added, at most `times` times (1 to 20). Rerolls come before explosions.
   */
  readonly explode?: { readonly on: FaceRange; readonly times: number };
}

/** Whether a face is within a range. */
export function isWithin({ from, to }: FaceRange, face: number): boolean {
  return (from === undefined || face >= from) && (to === undefined || face <= to);
}

/**
 * Returns the exact chances of one die.
 *
 * @throws RangeError if the die has no faces, or if all faces are rerolled forever.
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
  const chances = exploded(die, rerolled(die, faceChances(die)));
  if (chances.length === 0) throw new RangeError('Expected a die with at least one face.');
  return chances;
}

/** Returns the chances of one roll of a die, without rerolls and explosions. */
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
  if (final.length === 0) throw new RangeError('Every face of this die is rerolled forever.');
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

/** Returns the chances of a roll that is repeated at most `times` times, until its face is not in a range. */
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

/** Splits chances into two lists: values within a range, and all other values. */
function parted(chances: Chances<number>, range: FaceRange): readonly [Chances<number>, Chances<number>] {
  return [
    chances.filter(({ value }) => isWithin(range, value)),
    chances.filter(({ value }) => !isWithin(range, value)),
  ];
}

/** Multiplies the weights of all chances by the total weight of an earlier roll. */
function scaled(chances: Chances<number>, before: Chances<number>): Chances<number> {
  const ways = totalWeight(before);
  return chances.map(({ value, weight }) => ({ value, weight: weight * ways }));
}
