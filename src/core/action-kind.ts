import * as v from 'valibot';
import { Combination, type FieldValues } from './combination.ts';
import type { Json, Violation } from './errors.ts';
import type { Field, Fields } from './fields.ts';
import type { AnyAction, FieldRange, GameTypes } from './game.ts';
import { copy, deepFreeze } from './plain-data.ts';
import { Cache, CacheByThree, CacheByTwo } from './cache.ts';
import type { Schema } from './schema.ts';

/** The rules of any action as their author wrote them; left-out members are `undefined`. */
export interface AuthoredRules {
  readonly during?: readonly string[] | undefined;
  readonly by?: 'anybody' | undefined;
  readonly isListed?: boolean | undefined;
  readonly whyIllegal?: (seat: object, fields: FieldValues) => Violation | undefined;
  readonly parts?: (seat: object, fields: FieldValues) => readonly { readonly type: string }[];
  readonly apply?: (state: object, fields: FieldValues) => void;
}

const NO_MORE: readonly unknown[] = [];

/** One type of action. All have the same object shape, which is faster. */
export class ActionKind<G extends GameTypes> {
  readonly type: string;
  readonly keys: readonly string[];
  readonly fields: readonly Field[];
  readonly schema: Schema<AnyAction<G>>;
  readonly isListed: boolean;
  readonly isForAnybody: boolean;
  /** Kinds of phases; `undefined`: every phase. */
  readonly during: ReadonlySet<string> | undefined;
  readonly whyIllegal: (seat: object, fields: FieldValues) => Violation | undefined;
  readonly parts: ((seat: object, fields: FieldValues) => readonly { readonly type: string }[]) | undefined;
  readonly apply: (state: object, fields: FieldValues) => void;
  readonly #none = new Combination<AnyAction<G>>(Object.freeze({}));
  /** Cache of combinations of one field, since the same actions are played many times. */
  readonly #kept = new Cache<Combination<AnyAction<G>>>();
  /** Same for two fields. */
  readonly #pairs = new CacheByTwo<Combination<AnyAction<G>>>();
  /** Same for three fields. */
  readonly #deep = new CacheByThree<Combination<AnyAction<G>>>();
  /** Number of fields in the cache key; -1 (no cache) if there are more than three fields, or one is free JSON. */
  readonly #keptFields: number;

  /** @param player - Schema of the player. */
  constructor(type: string, fields: Fields, rules: AuthoredRules, player: Schema<string>) {
    this.type = type;
    this.keys = Object.keys(fields);
    this.fields = Object.values(fields);
    const entries = Object.fromEntries(Object.entries(fields).map(([key, { shape }]) => [key, shape]));
    this.schema = v.strictObject({ type: v.literal(type), player, ...entries });
    const isKept = this.fields.length <= 3 && this.fields.every(({ isFree }) => isFree !== true);
    this.#keptFields = isKept ? this.fields.length : -1;
    this.isForAnybody = rules.by === 'anybody';
    this.isListed = rules.isListed !== false && rules.parts === undefined && !this.isForAnybody;
    this.during = rules.during === undefined ? undefined : new Set(rules.during);
    this.whyIllegal = rules.whyIllegal ?? (() => undefined);
    this.parts = rules.parts;
    this.apply = rules.apply ?? (() => undefined);
  }

  rangesIn(setup: object): readonly FieldRange[] {
    return this.fields.map((field, index) => ({
      key: this.keys[index]!,
      size: field.isFree === true ? 0 : (field.size(setup) ?? Infinity),
      at: (number) => field.write(setup, field.at(setup, number)) as Json | undefined,
    }));
  }

  isOpenAt(phase: string): boolean {
    return this.during === undefined || this.during.has(phase);
  }

  /** Returns the number of combinations of field values; `undefined` if a field has no numbers or no limit. */
  combinations(setup: object): number | undefined {
    let product = 1;
    for (const field of this.fields) {
      const size = field.size(setup);
      if (size === undefined) return undefined;
      product *= size;
    }
    return product;
  }

  /** Returns the combination with this number. The last field varies fastest. The first field may be unlimited. */
  combinationAt(setup: object, number: number): Combination<AnyAction<G>> {
    const { fields } = this;
    if (fields.length === 0) return this.#none;
    if (fields.length === 1) return this.combinationOf(fields[0]!.at(setup, number));
    const values: unknown[] = [];
    let rest = number;
    for (let index = fields.length - 1; index >= 0; index--) {
      const field = fields[index]!;
      const size = field.size(setup) ?? Infinity;
      values[index] = field.at(setup, rest % size);
      rest = Math.floor(rest / size);
    }
    return this.combinationOfAll(values);
  }

  /** Returns the combination of these values, one for each field. */
  combinationOf(first?: unknown, second?: unknown, third?: unknown, more = NO_MORE): Combination<AnyAction<G>> {
    switch (this.#keptFields) {
      case 0:
        return this.#none;
      case 1:
        return this.#kept.of(first) ?? this.#kept.keep(first, this.#made([first]));
      case 2:
        return this.#pairs.of(first, second) ?? this.#pairs.keep(first, second, this.#made([first, second]));
      case 3:
        return (
          this.#deep.of(first, second, third) ??
          this.#deep.keep(first, second, third, this.#made([first, second, third]))
        );
      default:
        return this.#made([first, second, third, ...more]);
    }
  }

  /** Same for a list of values. */
  combinationOfAll(values: readonly unknown[]): Combination<AnyAction<G>> {
    return this.#keptFields < 0 ? this.#made(values) : this.combinationOf(values[0], values[1], values[2]);
  }

  /**
   * Returns the combination of an action's fields; or the key of the first field whose value the match does not have.
   */
  read(setup: object, action: FieldValues): Combination<AnyAction<G>> | string {
    const { keys, fields } = this;
    if (keys.length === 0) return this.#none;
    const values: unknown[] = [];
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index]!;
      const value = action[key];
      const inside = fields[index]!.read(setup, value);
      if (inside === undefined && value !== undefined) return key;
      values.push(inside);
    }
    return this.combinationOfAll(values);
  }

  /** Returns the action of a player with these fields, frozen. */
  write(setup: object, player: string, combination: Combination<AnyAction<G>>): AnyAction<G> {
    const known = combination.actionOf(setup, player);
    return known ?? combination.keep(setup, player, this.#written(setup, player, combination.values));
  }

  #written(setup: object, player: string, values: FieldValues): AnyAction<G> {
    const { type, keys, fields } = this;
    const fresh: Record<string, unknown> = { type, player };
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index]!;
      const value = fields[index]!.write(setup, values[key]);
      // Data is copied, since it may be a part of the state, which must not be frozen.
      if (value !== undefined) fresh[key] = typeof value === 'object' ? deepFreeze(copy(value)) : value;
    }
    return Object.freeze<object>(fresh) as AnyAction<G>;
  }

  #made(values: readonly unknown[]): Combination<AnyAction<G>> {
    // Filled key by key: if it were a copy of an object, V8 would no longer know which fields are numbers.
    const fields: Record<string, unknown> = {};
    for (let index = 0; index < this.keys.length; index++) fields[this.keys[index]!] = values[index];
    return new Combination(fields);
  }
}
