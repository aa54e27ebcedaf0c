import { deepFreeze } from './plain-data.ts';

/** Most things cached by string. */
const WORDS = 256;

/**
 * Numbers below this are cached in lists, which are faster than maps. Larger numbers are so rare that a lookup in
 * distant memory takes as long as creating the thing.
 */
const NUMBERS = 64;

/** Caches things by a number or a string. */
export class Cache<Thing> {
  // Allocated at full length: V8 turns a list into a slow dictionary if it is written far beyond its end.
  readonly #byNumber = new Array<Thing | undefined>(NUMBERS).fill(undefined);
  readonly #byWord = new Map<unknown, Thing>();

  of(key: unknown): Thing | undefined {
    if (typeof key === 'number') return isPlace(key) ? this.#byNumber[key] : undefined;
    return this.#byWord.get(key);
  }

  /** Caches a thing, if there is room, and returns it. */
  keep(key: unknown, thing: Thing): Thing {
    if (isPlace(key)) this.#byNumber[key] = deepFreeze(thing);
    else if (typeof key !== 'number' && this.#byWord.size < WORDS) this.#byWord.set(key, deepFreeze(thing));
    return thing;
  }
}

/** Caches things by two numbers or strings. */
export class CacheByTwo<Thing> {
  readonly #byNumbers = new Array<Thing | undefined>(NUMBERS * NUMBERS).fill(undefined);
  readonly #rows = new Cache<Cache<Thing>>();

  of(first: unknown, second: unknown): Thing | undefined {
    return isPlace(first) && isPlace(second)
      ? this.#byNumbers[first * NUMBERS + second]
      : this.#rows.of(first)?.of(second);
  }

  /** Caches a thing, if there is room, and returns it. */
  keep(first: unknown, second: unknown, thing: Thing): Thing {
    if (isPlace(first) && isPlace(second)) this.#byNumbers[first * NUMBERS + second] = deepFreeze(thing);
    else if (isPlace(first) || typeof first !== 'number')
      (this.#rows.of(first) ?? this.#rows.keep(first, new Cache<Thing>())).keep(second, thing);
    return thing;
  }
}

/** Number of slots for three keys, a power of two. */
const PLACES = 4096;

/** A thing with its keys. */
interface Placed<Thing> {
  readonly first: unknown;
  readonly second: unknown;
  readonly third: unknown;
  readonly thing: Thing;
}

/** Caches things by three keys. A thing stays until another one needs its slot. */
export class CacheByThree<Thing> {
  /** Absent until a thing is cached. */
  #places: (Placed<Thing> | undefined)[] | undefined;

  of(first: unknown, second: unknown, third: unknown): Thing | undefined {
    const there = this.#places?.[placeOf(first, second, third)];
    return there !== undefined && there.first === first && there.second === second && there.third === third
      ? there.thing
      : undefined;
  }

  /** Caches a thing and returns it. */
  keep(first: unknown, second: unknown, third: unknown, thing: Thing): Thing {
    this.#places ??= new Array<Placed<Thing> | undefined>(PLACES).fill(undefined);
    this.#places[placeOf(first, second, third)] = { first, second, third, thing: deepFreeze(thing) };
    return thing;
  }
}

/** Numbers below 15 never collide. All strings count as the same digit. */
function placeOf(first: unknown, second: unknown, third: unknown): number {
  return (digitOf(first) * 256 + digitOf(second) * 16 + digitOf(third)) & (PLACES - 1);
}

function digitOf(key: unknown): number {
  return typeof key === 'number' ? key : 15;
}

/** Whether a key is an index of a list. */
function isPlace(key: unknown): key is number {
  return typeof key === 'number' && Number.isInteger(key) && key >= 0 && key < NUMBERS;
}

/** Caches a function of data that is fixed for a match: it is called once for each match. */
export function remembered<Fixed extends object, Result>(ask: (fixed: Fixed) => Result): (fixed: Fixed) => Result {
  const answers = new WeakMap<Fixed, { readonly fixed: Fixed; readonly answer: Result }>();
  // Usually one match is queried many times.
  let last: { readonly fixed: Fixed; readonly answer: Result } | undefined;
  return (fixed) => {
    if (last !== undefined && last.fixed === fixed) return last.answer;
    last = answers.get(fixed) ?? { fixed, answer: ask(fixed) };
    answers.set(fixed, last);
    return last.answer;
  };
}
