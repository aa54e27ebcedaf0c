import * as v from 'valibot';
import { remembered } from './cache.ts';
import type { Schema } from './schema.ts';

/**
 * One field of an action. Create it with {@link indexOf}, {@link idOf}, {@link integer}, {@link enumOf},
 * {@link enumIndexOf}, {@link boolean}, {@link optional}, {@link listOf} or {@link json}.
 *
 * @typeParam Named - The type of the value in an action, as JSON.
 * @typeParam Inside - The type of the value that rules receive.
 * @typeParam Rule - The rule to cite if the match has no such value.
 */
export interface Field<Named = unknown, Inside = unknown, Rule extends string = string> {
  /** Schema that checks the value in untrusted input. The schema is the same in every match. */
  readonly shape: Schema<Named>;
  /**
   * The rule to cite for an invalid id, because this rule lists the valid ids. Absent if the schema alone decides which
   * values are valid.
   */
  readonly lack?: { readonly rule: Rule };
  /** Converts a value in an action to the value that rules receive; `undefined` if the match has no such value. */
  read(setup: object, value: Named): Inside | undefined;
  /** Converts a value that rules receive back to the value in an action. */
  write(setup: object, inside: Inside): Named;
  /** `true` if every JSON value that fits `shape` is valid. In this case, the values of the field are not numbered. */
  readonly isFree?: true;
  /**
   * Number of values that the field can have in a match; `undefined` if there are infinitely many values, or if the
   * values are not numbered.
   */
  size(setup: object): number | undefined;
  /**
   * For action codes: the number of values that can be legal in a match; absent if this number always equals `size`.
   */
  legalSize?(setup: object): number;
  /** Returns the value with a number from 0 (included) to `size` (excluded), in the form that rules receive. */
  at(setup: object, number: number): Inside;
  /** Converts a value that rules receive to its number: the inverse of `at`. */
  rank(setup: object, inside: Inside): number;
}

/** The fields of one type of action, in the order of the notation. */
export type Fields<Rule extends string = string> = Readonly<Record<string, Field<unknown, unknown, Rule>>>;

/** The field values of an action, as JSON. */
export type ActionFields<F> = Settled<
  { readonly [K in keyof F as F[K] extends OptionalField ? never : K]: NamedOf<F[K]> } & {
    readonly [K in keyof F as F[K] extends OptionalField ? K : never]?: NamedOf<F[K]>;
  }
>;

/** The field values that rules receive. */
export type FieldValues<F> = { readonly [K in keyof F]: InsideOf<F[K]> };

type NamedOf<F> = F extends { write(setup: object, inside: never): infer Named } ? Exclude<Named, undefined> : never;
type InsideOf<F> = F extends { at(setup: object, number: number): infer Inside } ? Inside : never;
type Settled<T> = { readonly [K in keyof T]: T[K] };
/** Marks a field that may be left out. */
export interface OptionalField {
  readonly isOptional: true;
}

/** The ids that a field of an action can contain. */
export interface IdRange<Setup extends object, Rule extends string, Name extends string = string> {
  /** The rule that lists the ids. */
  readonly rule: Rule;
  /**
   * Returns all ids that the field can contain, in order and without duplicates. This function is called once for each
   * match.
   */
  readonly names: (setup: Setup) => readonly Name[];
}

/**
 * A field that contains one of several ids of the match. Rules receive the index of the id, from 0.
 *
 * @param range - The valid ids.
 *
 * @example
 * ```ts
 * const area = indexOf({ rule: 'X-1', names: ({ areas }: { areas: string[] }) => areas });
 * area.read({ areas: ['loop', 'park'] }, 'park') // => 1
 * ```
 */
export function indexOf<Setup extends object, Rule extends string, Name extends string>(
  range: IdRange<Setup, Rule, Name>,
): Field<Name, number, Rule> {
  const array = remembered((setup: Setup) => listed(range, setup));
  return {
    shape: v.string() as v.GenericSchema as Schema<Name>,
    lack: range,
    read: (setup: Setup, name) => array(setup).places.get(name),
    write: (setup: Setup, index) => array(setup).names[index]!,
    size: (setup: Setup) => array(setup).names.length,
    at: (_setup, number) => number,
    rank: (_setup, index) => index,
  };
}

/**
 * A field that contains one of several ids of the match, such as a card in a hand. Rules receive the id itself.
 *
 * @param range - The valid ids.
 *
 * @example
 * ```ts
 * const card = idOf({ rule: 'X-2', names: ({ cards }: { cards: string[] }) => cards });
 * card.read({ cards: ['ace', 'joker'] }, 'joker') // => 'joker'
 * ```
 */
export function idOf<Setup extends object, Rule extends string, Name extends string>(
  range: IdRange<Setup, Rule, Name>,
): Field<Name, Name, Rule> {
  const inPlaces = indexOf(range);
  return {
    shape: inPlaces.shape,
    lack: range,
    read: (setup, name) => (inPlaces.read(setup, name) === undefined ? undefined : name),
    write: (_setup, name) => name,
    size: (setup) => inPlaces.size(setup),
    at: (setup, number) => inPlaces.write(setup, number),
    rank: (setup, name) => inPlaces.read(setup, name)!,
  };
}

/** The limits of a field that contains a whole number. */
export interface IntegerLimits<Setup extends object> {
  /** The least value: a whole number, 0 or more. Default: 1. */
  readonly from?: number;
  /**
   * The greatest value, at most 2^53 - 1. If the greatest value depends on the match, leave `to` out, and let the rules
   * refuse values that are too large.
   */
  readonly to?: number;
  /**
   * If `to` is left out: returns the greatest value that can be legal in a match. If `to` and this function are both
   * left out, the actions of the game have no {@link core.ActionCodes}. This function is called once for each match.
   */
  readonly most?: (setup: Setup) => number;
}

/**
 * A field that contains a whole number.
 *
 * @param limits - The least and the greatest value.
 *
 * @example
 * ```ts
 * integer({ from: 1, to: 6 }).size({}) // => 6
 * integer({ most: ({ pieces }: { pieces: number }) => pieces }).legalSize?.({ pieces: 8 }) // => 8
 * ```
 */
export function integer<Setup extends object = object>({ from = 1, to, most }: IntegerLimits<Setup> = {}): Field<
  number,
  number,
  never
> {
  const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(from));
  return {
    shape: to === undefined ? whole : v.pipe(whole, v.maxValue(to)),
    read: (_setup, value) => value,
    write: (_setup, value) => value,
    size: () => (to === undefined ? undefined : to - from + 1),
    ...(most === undefined ? {} : { legalSize: remembered((setup: Setup) => most(setup) - from + 1) }),
    at: (_setup, number) => from + number,
    rank: (_setup, value) => value - from,
  };
}

/**
 * A field that contains one of a few fixed words or numbers, or whose only value is `true`. The values are the same in
 * every match.
 *
 * @param words - All values of the field, at least one. The values are numbered in this order.
 *
 * @example
 * ```ts
 * enumOf(['peace', 'war']).at({}, 1) // => 'war'
 * ```
 */
export function enumOf<const Word extends string | number | boolean>(words: readonly Word[]): Field<Word, Word, never> {
  return {
    // The TypeScript type of `picklist` excludes booleans, but at run time the function accepts booleans.
    shape: v.picklist(words as readonly (Word & string)[]),
    read: (_setup, word) => word,
    write: (_setup, word) => word,
    size: () => words.length,
    at: (_setup, number) => words[number]!,
    rank: (_setup, word) => words.indexOf(word),
  };
}

/**
 * A field that contains one of a few words, which are the same in every match. Rules receive the index of the word,
 * from 0.
 *
 * @param words - All words, at least one. The position of a word in this list is its index.
 *
 * @example
 * ```ts
 * enumIndexOf(['private', 'major']).read({}, 'major') // => 1
 * ```
 */
export function enumIndexOf<const Word extends string>(words: readonly Word[]): Field<Word, number, never> {
  return {
    shape: v.picklist(words),
    read: (_setup, word) => words.indexOf(word),
    write: (_setup, index) => words[index]!,
    size: () => words.length,
    at: (_setup, number) => number,
    rank: (_setup, index) => index,
  };
}

/**
 * A field that is true or false.
 *
 * @example
 * ```ts
 * [boolean().at({}, 0), boolean().at({}, 1)] // => [false, true]
 * ```
 */
export function boolean(): Field<boolean, boolean, never> {
  return {
    shape: v.boolean(),
    read: (_setup, value) => value,
    write: (_setup, value) => value,
    size: () => 2,
    at: (_setup, number) => number === 1,
    rank: (_setup, value) => Number(value),
  };
}

/**
 * A field that may be left out. If the field is left out, rules receive `undefined` for it.
 *
 * @param field - The field that describes the value if it is present.
 *
 * @example
 * ```ts
 * optional(enumOf(['peace', 'war'])).size({}) // => 3
 * ```
 */
export function optional<Named, Inside, Rule extends string>(
  field: Field<Named, Inside, Rule>,
): Field<Named | undefined, Inside | undefined, Rule> & OptionalField {
  return {
    ...field,
    ...(field.legalSize === undefined ? {} : { legalSize: (setup: object) => field.legalSize!(setup) + 1 }),
    isOptional: true,
    shape: v.exactOptional(field.shape),
    read: (setup, value) => (value === undefined ? undefined : field.read(setup, value)),
    write: (setup, inside) => (inside === undefined ? undefined : field.write(setup, inside)),
    size(setup) {
      const size = field.size(setup);
      return size === undefined ? undefined : size + 1;
    },
    at: (setup, number) => (number === 0 ? undefined : field.at(setup, number - 1)),
    rank: (setup, inside) => (inside === undefined ? 0 : field.rank(setup, inside) + 1),
  };
}

/**
 * A field that contains a list of values of another field. The possible lists are not numbered.
 *
 * @param field - The field of each item.
 * @param limits - The least and the greatest number of items.
 *
 * @example
 * ```ts
 * listOf(enumIndexOf(['north', 'east']), { from: 1, to: 9 }).read({}, ['east', 'north']) // => [1, 0]
 * ```
 */
export function listOf<Named, Inside, Rule extends string>(
  field: Field<Named, Inside, Rule>,
  { from, to }: { readonly from: number; readonly to: number },
): Field<readonly Named[], readonly Inside[], Rule> {
  const { shape, lack } = field;
  return {
    shape: v.pipe(v.array(shape), v.minLength(from), v.maxLength(to)),
    ...(lack === undefined ? {} : { lack }),
    isFree: true,
    read(setup, values) {
      const insides = values.map((value) => field.read(setup, value)).filter((inside) => inside !== undefined);
      return insides.length < values.length ? undefined : insides;
    },
    write: (setup, insides) => insides.map((inside) => field.write(setup, inside)),
    size: () => undefined,
    at: noNumbers,
    rank: noNumbers,
  };
}

/**
 * A field that contains any JSON that fits a schema, such as a text or the parts of a bulk action. The values of this
 * field are not numbered.
 *
 * @param shape - A valibot schema. The schema must limit the size of the value, because nothing else checks the value
 * before the rules receive it.
 *
 * @example
 * ```ts
 * import { maxLength, pipe, string } from 'valibot';
 *
 * json(pipe(string(), maxLength(280))).isFree // => true
 * ```
 */
export function json<Value>(shape: Schema<Value>): Field<Value, Value, never> {
  return {
    shape,
    isFree: true,
    read: (_setup, value) => value,
    write: (_setup, value) => value,
    size: () => undefined,
    at: noNumbers,
    rank: noNumbers,
  };
}

function noNumbers(): never {
  throw new RangeError('The values of this field are not numbered.');
}

interface NameList<Name> {
  readonly names: readonly Name[];
  readonly places: ReadonlyMap<string, number>;
}

function listed<Setup extends object, Name extends string>(
  { names: namesOf, rule }: IdRange<Setup, string, Name>,
  setup: Setup,
): NameList<Name> {
  const names = namesOf(setup);
  const places = new Map<string, number>(names.map((name, index) => [name, index]));
  if (places.size < names.length) throw new RangeError(`The list of names for rule ${rule} contains a name twice.`);
  return { names, places };
}
