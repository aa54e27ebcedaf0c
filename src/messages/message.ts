/**
 * The value of a field. Lists and numbers are written as is usual in the language: for example, numbers have digit
 * separators.
 */
export type Value = string | number | boolean | readonly string[] | undefined;

/** The values of a message's fields, by the name of the field. */
export type Values = Readonly<Record<string, Value>>;

/** Returns the text of a message with the given values. */
export type Formatter = (message: string, values?: Values) => string;

/** A part of a message: a text, a field, or the number that selected the case of a plural. */
type Part = string | typeof NUMBER | Field;

const NUMBER = Symbol('#');

interface Field {
  readonly name: string;
  /** How the value of the field selects a case. Absent if the message shows the value itself. */
  readonly kind?: 'plural' | 'select';
  readonly cases: ReadonlyMap<string, readonly Part[]>;
}

/**
 * Creates a function that formats messages in a language.
 *
 * A `select` uses the case whose name is the value, with underscores instead of hyphens. If the field is missing, the
 * `select` uses the case `undefined`. A `plural` uses the case for the exact number, such as `=1`, or the case for the
 * number's plural form. A `select` and a `plural` need a case `other`. If the other cases of a `select` cover all
 * values, write an empty case `other {}`; if a value still needs this case, the formatter throws an error. A brace
 * after an apostrophe is plain text.
 *
 * @param language - BCP 47 tag: `'en'`, `'de'`, `'pt-BR'`.
 * @param shownAs - Returns the text to show for a text value or for an item of a list. Default: the value or the item
 *   itself.
 * @returns A function that formats a message. The function throws a RangeError that states the position of the fault if
 *   the message is invalid, uses a missing field, or has no case for a value.
 * @throws RangeError if the tag is malformed.
 *
 * @example
 * ```ts
 * createFormatter('en')('{count, plural, one {# piece} other {# pieces}} to {track}.', { count: 2, track: 'Alumni' }) // => '2 pieces to Alumni.'
 * createFormatter('de')('{points} Punkte: {names}', { points: 1200, names: ['A', 'B', 'C'] }) // => '1.200 Punkte: A, B und C'
 * ```
 */
export function createFormatter(language: string, shownAs = (text: string): string => text): Formatter {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language);
  const known = new Map<string, readonly Part[]>();

  const shown = (value: Value): string => {
    if (typeof value === 'number') return numbers.format(value);
    return typeof value === 'object' ? lists.format(value.map(shownAs)) : shownAs(String(value));
  };
  const caseOf = ({ name, kind, cases }: Field, value: Value): readonly Part[] => {
    const text = String(value);
    const chosen =
      kind === 'select'
        ? cases.get(text.replaceAll('-', '_'))
        : (cases.get(`=${text}`) ?? cases.get(plurals.select(Number(value))));
    if (chosen !== undefined) return chosen;
    const other = cases.get('other')!;
    if (kind === 'select' && other.length === 0) throw new RangeError(`{${name}} has no case for "${text}".`);
    return other;
  };

  const said = (parts: readonly Part[], values: Values, number?: Value): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part;
        if (part === NUMBER) return shown(number);
        const value = Object.hasOwn(values, part.name) ? values[part.name] : undefined;
        // Only a `select` can have a case for a missing field.
        if (value === undefined && part.kind !== 'select') throw new RangeError(`Missing field {${part.name}}.`);
        return part.kind === undefined ? shown(value) : said(caseOf(part, value), values, value);
      })
      .join('');

  return (message, values = {}) => {
    let parts = known.get(message);
    if (parts === undefined) known.set(message, (parts = new Reader(message).read()));
    return said(parts, values);
  };
}

/**
 * Returns the names of the fields in a message, without duplicates.
 *
 * @param message - A message in the syntax of catalogues.
 *
 * @example
 * ```ts
 * placeholders('{count, plural, one {# piece} other {# pieces}} to {track}.') // => ['count', 'track']
 * ```
 */
export function placeholders(message: string): readonly string[] {
  return [...new Set(namesIn(new Reader(message).read()))];
}

function namesIn(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) =>
    typeof part === 'object' ? [part.name, ...[...part.cases.values()].flatMap(namesIn)] : [],
  );
}

/** Reads a message from left to right, and returns its parts. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): readonly Part[] {
    const parts = this.#parts(false);
    if (this.#at < this.#text.length) this.#fail('unexpected closing brace');
    return parts;
  }

  #parts(isPlural: boolean): readonly Part[] {
    const parts: Part[] = [];
    for (;;) {
      const text = this.#match(isPlural ? /(?:[^'{}#]|'(?![{}#']))+/y : /(?:[^'{}]|'(?![{}']))+/y);
      if (text !== undefined) parts.push(text);
      else if (this.#skip("''")) parts.push("'");
      else if (this.#skip("'")) parts.push(this.#quoted());
      else if (this.#skip('{')) parts.push(this.#field());
      else if (isPlural && this.#skip('#')) parts.push(NUMBER);
      else return parts;
    }
  }

  #quoted(): string {
    const text = this.#match(/(?:[^']|'')+/y) ?? '';
    this.#skip("'");
    return text.replaceAll("''", "'");
  }

  #field(): Field {
    const name = this.#word() ?? this.#fail('a field has no name');
    if (this.#skip('}')) return { name, cases: new Map() };
    this.#expect(',');
    const kind = this.#word();
    if (kind !== 'plural' && kind !== 'select') this.#fail('expected plural or select');
    this.#expect(',');
    const cases = this.#cases(kind === 'plural');
    if (!cases.has('other')) this.#fail(`{${name}} has no case "other"`);
    return { name, kind, cases };
  }

  #cases(isPlural: boolean): ReadonlyMap<string, readonly Part[]> {
    const cases = new Map<string, readonly Part[]>();
    while (!this.#skipAfterSpace('}')) {
      const key = this.#word() ?? this.#fail('a case has no name');
      this.#expect('{');
      cases.set(key, this.#parts(isPlural));
      this.#expect('}');
    }
    return cases;
  }

  #word(): string | undefined {
    this.#match(/\s+/y);
    const word = this.#match(/=?[\p{L}\p{N}_]+/uy);
    this.#match(/\s+/y);
    return word;
  }

  #expect(character: string): void {
    if (!this.#skip(character)) this.#fail(`expected “${character}”`);
  }

  #skipAfterSpace(text: string): boolean {
    this.#match(/\s+/y);
    return this.#skip(text);
  }

  #skip(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined || found === '') return undefined;
    this.#at += found.length;
    return found;
  }

  #fail(reason: string): never {
    throw new RangeError(`Invalid message: ${reason}, at ${String(this.#at)} of “${this.#text}”.`);
  }
}
