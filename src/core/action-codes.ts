import type { ActionKind } from './action-kind.ts';
import type { ChoiceList, Entry } from './choice-builder.ts';
import { InPlaceFork } from './fork.ts';
import type { ActionCodes, AnyAction, CodedFork, ForkDice, GameTypes, State } from './game.ts';
import type { PlayableRules } from './playable-rules.ts';
import type { AuthorTypes } from './spec.ts';

/** Maximum number of action codes in a match: each code must fit into a signed 32-bit integer. */
const CODES_MOST = 2 ** 31 - 1;

/** One type of action, and the numbers from which its codes are computed. */
interface CodedKind<G extends GameTypes> {
  readonly kind: ActionKind<G>;
  readonly first: number;
  /** For each field of the action, the number of possible values. */
  readonly sizes: readonly number[];
  /** For each field, the difference between the codes of two consecutive values. */
  readonly strides: readonly number[];
}

/**
 * The action codes of a match, see {@link ActionCodes}. The codes of one type are consecutive. Types that are declared
 * earlier have lower codes. Within a type, each combination of field values has one code; the last field varies
 * fastest.
 */
export class CodeTable<G extends GameTypes> implements ActionCodes<G> {
  readonly size: number;
  readonly kinds: ActionCodes<G>['kinds'];
  readonly #setup: G['setup'];
  readonly #coded: ReadonlyMap<string, CodedKind<G>>;

  /**
   * @param kinds - The action types that {@link Game.legalActions} lists.
   * @throws RangeError if a field has infinitely many values, if its values are not numbered, or if there are too many
   *   codes.
   */
  constructor(kinds: readonly ActionKind<G>[], setup: G['setup']) {
    let first = 0;
    const coded = kinds.map((kind): CodedKind<G> => {
      const sizes = kind.fields.map(
        (field, index) => field.legalSize?.(setup) ?? field.size(setup) ?? unlimited(kind, index),
      );
      const strides = sizes.map((_, index) => product(sizes.slice(index + 1)));
      const each = { kind, first, sizes, strides };
      first += product(sizes);
      return each;
    });
    if (first > CODES_MOST)
      throw new RangeError(`Expected at most 2^31 - 1 action codes but there are ${String(first)}.`);
    this.size = first;
    this.#setup = setup;
    this.#coded = new Map(coded.map((each) => [each.kind.type, each]));
    this.kinds = coded.map((each) => ({
      type: each.kind.type,
      first: each.first,
      fields: each.kind.keys.map((key, index) => ({ key, size: each.sizes[index]! })),
    }));
  }

  codeOf(action: AnyAction<G>): number | undefined {
    const coded = this.#coded.get(action.type);
    const fields = coded?.kind.read(this.#setup, action);
    if (coded === undefined || fields === undefined || typeof fields === 'string') return undefined;
    let code = coded.first;
    for (const [index, key] of coded.kind.keys.entries()) {
      const rank = coded.kind.fields[index]!.rank(this.#setup, fields[key]);
      if (rank >= coded.sizes[index]!) return undefined;
      code += rank * coded.strides[index]!;
    }
    return code;
  }

  actionOf(code: number, player: G['player']): AnyAction<G> {
    const { kind, first, sizes, strides } = this.#kindAt(code);
    const action: Record<string, unknown> = { type: kind.type, player };
    kind.fields.forEach((field, index) => {
      const rank = Math.floor((code - first) / strides[index]!) % sizes[index]!;
      const value = field.write(this.#setup, field.at(this.#setup, rank));
      if (value !== undefined) action[kind.keys[index]!] = value;
    });
    return action as unknown as AnyAction<G>;
  }

  /**
   * Writes the codes of the choices in `offers` into the array `into`. If the array is too short, it receives only the
   * first codes.
   *
   * @returns The number of choices in `offers`, even if the array is too short.
   */
  list(offers: ChoiceList, into: Int32Array): number {
    for (let place = 0; place < offers.length; place++) {
      const entry = offers.entry(place);
      this.#listEntry(this.#coded.get(entry.type)!, entry, into);
    }
    return offers.size;
  }

  #listEntry(coded: CodedKind<G>, entry: Entry, into: Int32Array): void {
    const { start, end } = entry;
    const last = coded.strides.length - 1;
    switch (entry.sort) {
      case 'one':
        into[start] = this.#codeWithout(coded, entry, -1);
        break;
      case 'each':
      case 'bits':
        this.#listEach(coded, entry, into);
        break;
      case 'range':
        this.#listRange(coded, entry, last, into);
        break;
      case 'range-at':
        this.#listRange(coded, entry, entry.place, into);
        break;
      case 'all':
        for (let at = start; at < end; at++) into[at] = coded.first + entry.least + at - start;
        break;
      case 'grid':
      case 'numbered':
        for (let at = start; at < end; at++) into[at] = this.#codeFrom(coded, entry.fieldsAt(last + 1, at, nothing));
    }
  }

  #listEach(coded: CodedKind<G>, entry: Entry, into: Int32Array): void {
    const last = coded.strides.length - 1;
    const field = coded.kind.fields[last]!;
    const code = this.#codeWithout(coded, entry, last);
    for (let at = entry.start; at < entry.end; at++)
      into[at] = code + field.rank(this.#setup, entry.lastAt(at - entry.start));
  }

  #listRange(coded: CodedKind<G>, entry: Entry, place: number, into: Int32Array): void {
    const stride = coded.strides[place]!;
    const least = coded.kind.fields[place]!.rank(this.#setup, entry.least);
    const code = this.#codeWithout(coded, entry, place) + least * stride;
    for (let at = entry.start; at < entry.end; at++) into[at] = code + (at - entry.start) * stride;
  }

  /**
   * Returns the code of an action of an entry. The field with the index `hole`, if there is one, has its first value;
   * the entry contains the values of the other fields.
   */
  #codeWithout({ kind, first, strides }: CodedKind<G>, entry: Entry, hole: number): number {
    let code = first;
    for (let index = 0, given = 0; index < strides.length; index++) {
      if (index !== hole) code += kind.fields[index]!.rank(this.#setup, entry.given(given++)) * strides[index]!;
    }
    return code;
  }

  #codeFrom({ kind, first, strides }: CodedKind<G>, fields: readonly unknown[]): number {
    return strides.reduce(
      (code, stride, index) => code + kind.fields[index]!.rank(this.#setup, fields[index]) * stride,
      first,
    );
  }

  #kindAt(code: number): CodedKind<G> {
    const kind = [...this.#coded.values()].findLast(({ first }) => first <= code);
    if (kind !== undefined && Number.isInteger(code) && code < this.size) return kind;
    throw new RangeError(`Expected an action code from 0 to ${String(this.size - 1)} but received ${String(code)}.`);
  }
}

/** Implements {@link CodedFork}. */
export class ForkWithCodes<G extends AuthorTypes> extends InPlaceFork<G> implements CodedFork<G> {
  readonly #codesIn: (setup: G['setup']) => CodeTable<G>;

  /** @param codesIn - Returns the codes of the actions of a match. */
  constructor(engine: PlayableRules<G>, state: State<G>, dice: ForkDice, codesIn: (setup: G['setup']) => CodeTable<G>) {
    super(engine, state, dice);
    this.#codesIn = codesIn;
  }

  codes(into: Int32Array, player?: G['player']): number {
    const { run } = this;
    const offers = run.turn.kind === 'decision' ? run.offersOf(player ?? run.firstToMove) : undefined;
    return offers === undefined ? 0 : this.#codesIn(this.state.setup).list(offers, into);
  }

  override clone(): CodedFork<G> {
    return new ForkWithCodes(this.engine, this.state, this.dice, this.#codesIn);
  }
}

/**
 * A placeholder for the function that returns a combination of fields. Only entries of the sort 'all' call this
 * function.
 */
const nothing = (): readonly unknown[] => [];

function product(sizes: readonly number[]): number {
  return sizes.reduce((all, size) => all * size, 1);
}

function unlimited<G extends GameTypes>({ type, keys }: ActionKind<G>, index: number): never {
  throw new RangeError(
    `The actions have no codes: the field "${keys[index]!}" of "${type}" has infinitely many values, or its values are not numbered.`,
  );
}
