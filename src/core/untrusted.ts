import * as v from 'valibot';
import { MalformedError, shortened } from './errors.ts';

/** A schema whose output is a `Value`, whatever came in. */
export type Schema<Value> = v.GenericSchema<unknown, Value>;

/** A fault found in a value whose shape is right: where it is and what is wrong. */
export interface Fault {
  /** Keys and indices from the value to the fault, joined by dots. */
  readonly path: string;
  /** What is wrong there. */
  readonly reason: string;
}

/**
 * A schema of values whose shape is right and in which `faultIn` finds no fault.
 *
 * @param shape - What a value must be before it is looked into.
 * @param faultIn - Given a value of the right shape; gives the first fault, `undefined` if there is none.
 *
 * @example
 * ```ts
 * import { number } from 'valibot';
 *
 * const even = consistent(number(), (value) => (value % 2 === 0 ? undefined : { path: '', reason: 'Expected an even number' }));
 * readUntrusted(even, 3) // => { ok: false, fault: { path: '', reason: 'Expected an even number' } }
 * ```
 */
export function consistent<Value>(shape: Schema<Value>, faultIn: (value: Value) => Fault | undefined): Schema<Value> {
  return v.pipe(
    shape,
    v.rawCheck<Value>(({ dataset, addIssue }) => {
      const fault = dataset.typed ? faultIn(dataset.value) : undefined;
      if (fault === undefined) return;
      const keys = fault.path === '' ? [] : fault.path.split('.');
      const [first, ...others] = keys.map(
        (key) => ({ type: 'unknown', origin: 'value', input: undefined, key, value: undefined }) as const,
      );
      addIssue(first === undefined ? { message: fault.reason } : { message: fault.reason, path: [first, ...others] });
    }),
  );
}

/**
 * Checks a value against a schema and returns the schema's output, which shares nothing mutable with the input.
 *
 * @param schema - What the value should be.
 * @param input - Anything; not modified.
 * @throws {@link MalformedError} with the path of the first fault.
 *
 * @example
 * ```ts
 * import { array, number } from 'valibot';
 *
 * parseUntrusted(array(number()), [1, 2]) // => [1, 2]
 * ```
 */
export function parseUntrusted<Value>(schema: Schema<Value>, input: unknown): Value {
  return accepted(readUntrusted(schema, input));
}

/** The value that was read. Throws {@link MalformedError} if none was. */
export function accepted<Value>(reading: Reading<Value>): Value {
  if (reading.ok) return reading.value;
  throw new MalformedError(reading.fault.path, reading.fault.reason);
}

/** A value that fits a schema, or what is wrong with it. */
export type Reading<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: Fault };

/**
 * Checks a value as {@link parseUntrusted} does, and throws only what the schema's own functions throw at plain data.
 *
 * @param schema - What the value should be.
 * @param input - Anything; not modified.
 *
 * @example
 * ```ts
 * import { array, number } from 'valibot';
 *
 * readUntrusted(array(number()), [1, 2]) // => { ok: true, value: [1, 2] }
 * ```
 */
export function readUntrusted<Value>(schema: Schema<Value>, input: unknown): Reading<Value> {
  try {
    const result = v.safeParse(schema, input, { abortEarly: true });
    if (result.success) return { ok: true, value: result.output };
    const [issue] = result.issues;
    return { ok: false, fault: { path: shortened(v.getDotPath(issue) ?? ''), reason: shortened(issue.message) } };
  } catch (error) {
    if (isFaultOfCheck(schema, input)) throw error;
    // A getter or a proxy of the caller's threw, or the nesting is deeper than the stack: either way not plain JSON.
    return { ok: false, fault: { path: '', reason: 'The value cannot be read as plain JSON data.' } };
  }
}

/** Whether a check throws at data without getters and proxies, too, which the stack is deep enough for. */
function isFaultOfCheck(schema: Schema<unknown>, input: unknown): boolean {
  let plain: unknown;
  try {
    plain = structuredClone(input);
  } catch {
    return false;
  }
  try {
    v.safeParse(schema, plain, { abortEarly: true });
    return false;
  } catch (error) {
    return !(error instanceof RangeError);
  }
}

/**
 * Schema of a record by name. It refuses the names that mean something to JavaScript, which valibot would drop.
 *
 * @param name - What names must look like.
 * @param value - What stands under each name.
 *
 * @example
 * ```ts
 * import { number, string } from 'valibot';
 *
 * const ages = namedRecord(string(), number());
 * readUntrusted(ages, { ada: 36 }) // => { ok: true, value: { ada: 36 } }
 * readUntrusted(ages, JSON.parse('{ "__proto__": 1 }')).ok // => false
 * ```
 */
export function namedRecord<Name extends string, Value>(
  name: v.GenericSchema<string, Name>,
  value: Schema<Value>,
): Schema<Record<Name, Value>> {
  return v.pipe(
    v.custom<object>(
      (input) => typeof input === 'object' && input !== null && !RESERVED.some((each) => Object.hasOwn(input, each)),
      'Expected an object without reserved names',
    ),
    v.record(name, value),
  );
}

const RESERVED = ['__proto__', 'constructor', 'prototype'];
