/**
 * Things that are made once for each value and then kept, up to a limit. Many share them, so that they are frozen.
 *
 * @packageDocumentation
 */
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

/** Where each of three keys is a number below this, or nothing, things are in a list. */
const FEW = 15;
const BASE = FEW + 1;

/** Things by three numbers or words, or by nothing in place of one. */
export class KeptByThree<Thing> {
  /** Absent until a thing is kept in it. */
  #byNumbers: (Thing | undefined)[] | undefined;
  readonly #things = new Map<unknown, Map<unknown, Map<unknown, Thing>>>();
  #room = WORDS * WORDS;

  of(first: unknown, second: unknown, third: unknown): Thing | undefined {
    const place = placeOfThree(first, second, third);
    return place < 0 ? this.#things.get(first)?.get(second)?.get(third) : this.#byNumbers?.[place];
  }

  /** Keeps a thing, if there is room, and returns it. */
  keep([first, second, third]: readonly unknown[], thing: Thing): Thing {
    if (this.#room === 0) return thing;
    this.#room -= 1;
    const place = placeOfThree(first, second, third);
    if (place < 0) branch(branch(this.#things, first), second).set(third, deepFreeze(thing));
    else (this.#byNumbers ??= new Array<Thing | undefined>(BASE ** 3).fill(undefined))[place] = deepFreeze(thing);
    return thing;
  }
}

/** The place of a thing in the list; -1 if it belongs into none. */
function placeOfThree(first: unknown, second: unknown, third: unknown): number {
  const [one, two, three] = [digitOf(first), digitOf(second), digitOf(third)];
  return (one | two | three) < 0 ? -1 : (one * BASE + two) * BASE + three;
}

/** A number below the limit itself, the limit for nothing, and -1 for all else. */
function digitOf(key: unknown): number {
  if (key === undefined) return FEW;
  return isPlace(key) && key < FEW ? key : -1;
}

/** The map at a key of another one, which is made if there is none. */
function branch<Key, Thing>(maps: Map<unknown, Map<Key, Thing>>, key: unknown): Map<Key, Thing> {
  let map = maps.get(key);
  if (map === undefined) maps.set(key, (map = new Map<Key, Thing>()));
  return map;
}

/** Whether a key is a place in a list. */
function isPlace(key: unknown): key is number {
  return Number.isInteger(key) && (key as number) >= 0 && (key as number) < NUMBERS;
}

/** A function of something that is fixed for a match, asked once for each. */
export function remembered<Fixed extends object, Result>(ask: (fixed: Fixed) => Result): (fixed: Fixed) => Result {
  const answers = new WeakMap<Fixed, Result>();
  // Mostly one match is asked about many times.
  let [last, answer]: [Fixed | undefined, Result | undefined] = [undefined, undefined];
  return (fixed) => {
    if (fixed === last) return answer as Result;
    answer = answers.has(fixed) ? answers.get(fixed) : ask(fixed);
    last = fixed;
    answers.set(fixed, answer as Result);
    return answer as Result;
  };
}
