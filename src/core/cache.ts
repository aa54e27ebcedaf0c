import { deepFreeze } from './plain-data.ts';

/** So many things are kept by words. */
const WORDS = 256;

/**
 * Numbers below this are what things are kept by, in lists, which are faster than maps. More of them would be asked for so
 * seldom that looking one up, far away in memory, takes as long as making it anew.
 */
const NUMBERS = 64;

/** Things by a number or a word. */
export class Kept<Thing> {
  // Of its full length from the start: V8 makes a slow dictionary of a list that is written far beyond its end.
  readonly #byNumber = new Array<Thing | undefined>(NUMBERS).fill(undefined);
  readonly #byWord = new Map<unknown, Thing>();

  of(key: unknown): Thing | undefined {
    if (typeof key === 'number') return isPlace(key) ? this.#byNumber[key] : undefined;
    return this.#byWord.get(key);
  }

  /** Keeps a thing, if there is room, and returns it. */
  keep(key: unknown, thing: Thing): Thing {
    if (isPlace(key)) this.#byNumber[key] = deepFreeze(thing);
    else if (typeof key !== 'number' && this.#byWord.size < WORDS) this.#byWord.set(key, deepFreeze(thing));
    return thing;
  }
}

/** Things by two numbers or words. */
export class KeptByTwo<Thing> {
  readonly #byNumbers = new Array<Thing | undefined>(NUMBERS * NUMBERS).fill(undefined);
  readonly #rows = new Kept<Kept<Thing>>();

  of(first: unknown, second: unknown): Thing | undefined {
    return isPlace(first) && isPlace(second)
      ? this.#byNumbers[first * NUMBERS + second]
      : this.#rows.of(first)?.of(second);
  }

  /** Keeps a thing, if there is room, and returns it. */
  keep(first: unknown, second: unknown, thing: Thing): Thing {
    if (isPlace(first) && isPlace(second)) this.#byNumbers[first * NUMBERS + second] = deepFreeze(thing);
    else if (isPlace(first) || typeof first !== 'number')
      (this.#rows.of(first) ?? this.#rows.keep(first, new Kept<Thing>())).keep(second, thing);
    return thing;
  }
}

/** So many things are kept by three keys, a power of two. */
const PLACES = 4096;

/** A thing with the keys that it is kept by. */
interface Placed<Thing> {
  readonly first: unknown;
  readonly second: unknown;
  readonly third: unknown;
  readonly thing: Thing;
}

/** Things by three numbers, or nothing in place of one. One is kept until another one takes its place. */
export class KeptByThree<Thing> {
  /** Absent until a thing is kept in it. */
  #places: (Placed<Thing> | undefined)[] | undefined;

  of(first: unknown, second: unknown, third: unknown): Thing | undefined {
    const there = this.#places?.[placeOf(first, second, third)];
    return there !== undefined && there.first === first && there.second === second && there.third === third
      ? there.thing
      : undefined;
  }

  /** Keeps a thing, and returns it. */
  keep(first: unknown, second: unknown, third: unknown, thing: Thing): Thing {
    this.#places ??= new Array<Placed<Thing> | undefined>(PLACES).fill(undefined);
    this.#places[placeOf(first, second, third)] = { first, second, third, thing: deepFreeze(thing) };
    return thing;
  }
}

/** No two of three numbers below 15 share a place; all words share one. */
function placeOf(first: unknown, second: unknown, third: unknown): number {
  return (digitOf(first) * 256 + digitOf(second) * 16 + digitOf(third)) & (PLACES - 1);
}

function digitOf(key: unknown): number {
  return typeof key === 'number' ? key : 15;
}

/** Whether a key is a place in a list. */
function isPlace(key: unknown): key is number {
  return typeof key === 'number' && Number.isInteger(key) && key >= 0 && key < NUMBERS;
}

/** A function of something that is fixed for a match, asked once for each. */
export function remembered<Fixed extends object, Result>(ask: (fixed: Fixed) => Result): (fixed: Fixed) => Result {
  const answers = new WeakMap<Fixed, { readonly fixed: Fixed; readonly answer: Result }>();
  // Mostly one match is asked about many times.
  let last: { readonly fixed: Fixed; readonly answer: Result } | undefined;
  return (fixed) => {
    if (last !== undefined && last.fixed === fixed) return last.answer;
    last = answers.get(fixed) ?? { fixed, answer: ask(fixed) };
    answers.set(fixed, last);
    return last.answer;
  };
}
