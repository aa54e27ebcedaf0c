import { type DataShape, dataShapeOf, type ShapeEntry, type VariantCase } from '../core/shape-of-data.ts';
import { literal, member, memberIfAny, quoted } from './text.ts';

/**
 * The functions that write code for data of one shape. Each function takes an expression, and returns the code that
 * copies, freezes or hashes the value of this expression.
 */
interface Part {
  readonly copy: (data: string) => string;
  readonly settle: (base: string, next: string) => string;
  /** Returns the code of a statement, whereas `copy` and `settle` return the code of expressions. */
  readonly hash: (data: string) => string;
}

/** A key of an object, with the functions that write code for its value. */
interface KeyPart extends Part {
  readonly key: string;
  readonly isOptional: boolean;
}

/** The bodies of the three functions that are generated for one shape. */
interface Bodies {
  readonly copy: string;
  readonly settle: string;
  readonly hash: string;
}

const VALUE: Part = {
  copy: (data) => data,
  settle: (_base, next) => next,
  hash: (data) => `hash.addValue(${data});`,
};

/**
 * Writes the functions that copy, freeze and hash data: three functions for each shape. The written functions create
 * each object with a single object literal, because in V8 an object literal is faster than setting the keys one by one.
 */
export class FormWriter {
  /** The code of all functions written so far. */
  readonly functions: string[] = [];
  /**
   * For each shape: the key is the code of its three functions, and the value is the number in the names of these
   * functions.
   */
  readonly #numbers = new Map<string, string>();

  /** Writes the functions for a schema. Returns the code of a `Form` that calls these functions. */
  formOf(schema: unknown): string {
    const { copy, settle, hash } = this.#partOf(dataShapeOf(schema));
    return literal([
      ['copy', `(data) => ${copy('data')}`],
      ['settle', `(base, next) => ${settle('base', 'next')}`],
      ['hash', `(hash, data) => { ${hash('data')} }`],
    ]);
  }

  #partOf(shape: DataShape): Part {
    if (shape.kind === 'value') return VALUE;
    const number = this.#numberOf(this.#bodiesOf(shape));
    return {
      copy: (data) => `copy${number}(${data})`,
      settle: (base, next) => `settle${number}(${base}, ${next})`,
      hash: (data) => `hash${number}(hash, ${data});`,
    };
  }

  /**
   * Writes three functions with these bodies, unless this writer has already written functions with the same bodies.
   * Returns the number in the names of the three functions.
   */
  #numberOf({ copy, settle, hash }: Bodies): string {
    const key = copy + settle + hash;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = String(this.#numbers.size + 1);
    this.#numbers.set(key, number);
    this.functions.push(
      `function copy${number}(data) {\n${copy}\n}`,
      `function settle${number}(base, next) {\n${settle}\n}`,
      `function hash${number}(hash, data) {\n${hash}\n}`,
    );
    return number;
  }

  #bodiesOf(shape: Exclude<DataShape, { kind: 'value' }>): Bodies {
    switch (shape.kind) {
      case 'optional':
        return optionalBodies(this.#partOf(shape.inner));
      case 'object':
        return objectBodies(this.#keysOf(shape.entries));
      case 'list':
        return listBodies(this.#partOf(shape.item), shape.item.kind === 'value');
      case 'record':
        return recordBodies(this.#partOf(shape.value));
      case 'variant':
        return this.#variantBodies(shape.tag, shape.cases);
      case 'other':
        return OTHER;
    }
  }

  #keysOf(entries: readonly ShapeEntry[]): readonly KeyPart[] {
    return entries.map(({ key, shape, isOptional }) => ({ key, isOptional, ...this.#partOf(shape) }));
  }

  #variantBodies(tag: string, cases: readonly VariantCase[]): Bodies {
    const bodies = cases.map(({ word, entries }) => ({ word, ...objectBodies(this.#keysOf(entries)) }));
    const choose = (data: string, of: keyof Bodies): string =>
      `switch (${member(data, tag)}) {\n${bodies
        .map((each) => `case ${quoted(each.word)}: {\n${each[of]}\n${of === 'hash' ? 'return;\n' : ''}}`)
        .join('\n')}\n}\n`;
    return {
      copy: choose('data', 'copy') + OTHER.copy,
      settle: `if (${memberIfAny('base', tag)} !== ${member('next', tag)}) base = undefined;\n${choose('next', 'settle')}${OTHER.settle}`,
      hash: choose('data', 'hash') + OTHER.hash,
    };
  }
}

const OTHER: Bodies = {
  copy: 'return core.copy(data);',
  settle: 'return core.settle(base, next);',
  hash: 'hash.addAny(data);',
};

function optionalBodies({ copy, settle, hash }: Part): Bodies {
  return {
    copy: `return data === undefined || data === null ? data : ${copy('data')};`,
    settle: `return next === undefined || next === null ? next : ${settle('base ?? undefined', 'next')};`,
    hash: `if (data === undefined || data === null) return hash.addValue(data);\nhash.add(1);\n${hash('data')}`,
  };
}

function objectBodies(keys: readonly KeyPart[]): Bodies {
  const settled = keys.map(({ key, settle }, index) => {
    const value = settle(memberIfAny('base', key), member('next', key));
    return `const value${String(index)} = ${value};`;
  });
  const isSame = keys.map(({ key }, index) => ` && value${String(index)} === ${member('base', key)}`).join('');
  const copied = created(keys.map((each) => [each, each.copy(member('data', each.key))]));
  const next = created(keys.map((each, index) => [each, `value${String(index)}`]));
  return {
    copy: `${copied}\nreturn result;`,
    settle: `${settled.join('\n')}\nif (base !== undefined${isSame}) return base;\n${next}\nreturn Object.freeze(result);`,
    hash: keys.map(({ key, hash }) => hash(member('data', key))).join('\n'),
  };
}

/**
 * Writes the code that creates the object `result`. In the created object, optional keys without a value stay absent,
 * and the keys have the same order as in the schema.
 */
function created(values: readonly (readonly [KeyPart, string])[]): string {
  const first = values.findIndex(([{ isOptional }]) => isOptional);
  const sure = first < 0 ? values : values.slice(0, first);
  const others = first < 0 ? [] : values.slice(first);
  const lines = others.map(([{ key, isOptional }, value]) => {
    const target = member('result', key);
    return isOptional
      ? `{\nconst value = ${value};\nif (value !== undefined) ${target} = value;\n}`
      : `${target} = ${value};`;
  });
  return [`const result = ${literal(sure.map(([{ key }, value]) => [key, value]))};`, ...lines].join('\n');
}

function listBodies({ copy, settle, hash }: Part, isOfValues: boolean): Bodies {
  const loop = (line: string): string => `for (let index = 0; index < data.length; index++) ${line}`;
  return {
    copy: isOfValues
      ? 'return Array.from(data);'
      : `const result = Array.from(data);\n${loop(`result[index] = ${copy('data[index]')};`)}\nreturn result;`,
    settle: [
      'let isSame = base !== undefined && base.length === next.length;',
      ...(isOfValues
        ? [
            'for (let index = 0; isSame && index < next.length; index++) isSame = base[index] === next[index];',
            'return isSame ? base : Object.freeze(Array.from(next));',
          ]
        : [
            'const result = Array.from(next);',
            'for (let index = 0; index < next.length; index++) {',
            `result[index] = ${settle('base?.[index]', 'next[index]')};`,
            'if (isSame && result[index] !== base[index]) isSame = false;',
            '}',
            'return isSame ? base : Object.freeze(result);',
          ]),
    ].join('\n'),
    hash: `hash.add(data.length);\n${loop(hash('data[index]'))}`,
  };
}

function recordBodies({ copy, settle, hash }: Part): Bodies {
  return {
    copy: `const result = {};\nfor (const key of Object.keys(data).sort()) result[key] = ${copy('data[key]')};\nreturn result;`,
    settle: [
      'const keys = Object.keys(next).sort();',
      'const result = {};',
      'let isSame = base !== undefined && Object.keys(base).length === keys.length;',
      'for (const key of keys) {',
      `result[key] = ${settle('base?.[key]', 'next[key]')};`,
      'if (isSame && !(Object.hasOwn(base, key) && base[key] === result[key])) isSame = false;',
      '}',
      'return isSame ? base : Object.freeze(result);',
    ].join('\n'),
    hash: [
      'const keys = Object.keys(data).sort();',
      'hash.add(keys.length);',
      'for (const key of keys) {',
      'hash.addValue(key);',
      hash('data[key]'),
      '}',
    ].join('\n'),
  };
}
