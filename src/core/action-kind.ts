import type { Violation } from './errors.ts';
import type { Field, Fields } from './fields.ts';
import type { Entry } from './choice-builder.ts';
import type { AnyAction, GameTypes } from './game.ts';
import { safeParseObject, type SafeParseResult, type Schema } from './schema.ts';

/** The fields of an action, as rules receive them. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** The rules of an action as their author wrote them. A member that the author left out is `undefined`. */
export interface AuthoredRules {
  readonly during?: readonly string[] | undefined;
  readonly by?: 'anybody' | undefined;
  readonly isListed?: boolean | undefined;
  readonly whyIllegal?: (seat: object, fields: FieldValues) => Violation | undefined;
  readonly parts?: (seat: object, fields: FieldValues) => readonly { readonly type: string }[];
  readonly apply?: (state: object, fields: FieldValues) => void;
}

/** One type of action. All instances have the same object shape, because V8 then runs the code faster. */
export class ActionKind<G extends GameTypes> {
  readonly type: string;
  readonly keys: readonly string[];
  readonly fields: readonly Field[];
  readonly isListed: boolean;
  readonly isForAnybody: boolean;
  /** The kinds of phases in which the action can be played; `undefined` if it can be played in every phase. */
  readonly during: ReadonlySet<string> | undefined;
  readonly whyIllegal: (seat: object, fields: FieldValues) => Violation | undefined;
  readonly parts: ((seat: object, fields: FieldValues) => readonly { readonly type: string }[]) | undefined;
  readonly apply: (state: object, fields: FieldValues) => void;
  /** For each property of an action, its schema or its only value. */
  readonly #shapes: Readonly<Record<string, Schema<unknown> | string>>;

  /** @param player - Schema of the players of the game, or `'chance'`. */
  constructor(type: string, fields: Fields, rules: AuthoredRules, player: Schema<string> | 'chance') {
    this.type = type;
    this.keys = Object.keys(fields);
    this.fields = Object.values(fields);
    const shapes = Object.fromEntries(Object.entries(fields).map(([key, { shape }]) => [key, shape]));
    this.#shapes = { type, player, ...shapes };
    this.isForAnybody = rules.by === 'anybody';
    this.isListed = rules.isListed !== false && rules.parts === undefined && !this.isForAnybody;
    this.during = rules.during === undefined ? undefined : new Set(rules.during);
    this.whyIllegal = rules.whyIllegal ?? (() => undefined);
    this.parts = rules.parts;
    this.apply = rules.apply ?? (() => undefined);
  }

  /** Checks the shape of an untrusted action of this type, and returns a copy of the action. */
  check(json: object): SafeParseResult<AnyAction<G>> {
    return safeParseObject(this.#shapes, json) as SafeParseResult<AnyAction<G>>;
  }

  isOpenAt(phase: string): boolean {
    return this.during === undefined || this.during.has(phase);
  }

  /**
   * Returns the number of combinations of field values; `undefined` if a field has infinitely many values, or if its
   * values are not numbered.
   */
  combinations(setup: object): number | undefined {
    let product = 1;
    for (const field of this.fields) {
      const size = field.size(setup);
      if (size === undefined) return undefined;
      product *= size;
    }
    return product;
  }

  /** Returns the fields of the choice that has this number. The given entry must contain this choice. */
  fieldsAt(setup: object, entry: Entry, number: number): FieldValues {
    return this.#named(entry.fieldsAt(this.keys.length, number, (each) => this.#valuesAt(setup, each)));
  }

  /**
   * Returns the fields of an action. If a field has a value that does not exist in the match, returns the key of the
   * first such field instead.
   */
  read(setup: object, action: FieldValues): FieldValues | string {
    const { keys, fields } = this;
    const values: unknown[] = [];
    for (const [index, key] of keys.entries()) {
      const value = action[key];
      const inside = fields[index]!.read(setup, value);
      if (inside === undefined && value !== undefined) return key;
      values.push(inside);
    }
    return this.#named(values);
  }

  /**
   * Returns the combination of field values that has this number. The last field varies fastest. The first field can
   * have infinitely many values.
   */
  combinationAt(setup: object, number: number): FieldValues {
    return this.#named(this.#valuesAt(setup, number));
  }

  #valuesAt(setup: object, number: number): readonly unknown[] {
    const values: unknown[] = [];
    let rest = number;
    for (const field of this.fields.toReversed()) {
      const size = field.size(setup) ?? Infinity;
      values.unshift(field.at(setup, rest % size));
      rest = Math.floor(rest / size);
    }
    return values;
  }

  #named(values: readonly unknown[]): FieldValues {
    return Object.fromEntries(this.keys.map((key, index) => [key, values[index]]));
  }
}
