import { isObject } from './plain-data.ts';
import * as v from 'valibot';
import { MalformedError, shortened } from './errors.ts';

/** A schema that can check any input. If the input is valid, the output is a `Value`. */
export type Schema<Value> = v.GenericSchema<unknown, Value>;

/** An issue in a value: its path and its description. */
export interface Issue {
  /** Keys and indices from the value to the issue, joined by dots. */
  readonly path: string;
  /** Describes the problem at the path. */
  readonly reason: string;
}

/**
 * Adds a check to a schema. The check runs only on values that fit the schema.
 *
 * @param shape - Schema that a value must fit before the check runs.
 * @param issueIn - Returns the first issue of a value that fits `shape`; `undefined` if there is no issue.
 *
 * @example
 * ```ts
 * import { number } from 'valibot';
 *
 * const even = check(number(), (value) => (value % 2 === 0 ? undefined : { path: '', reason: 'Expected an even number' }));
 * safeParse(even, 3) // => { ok: false, issue: { path: '', reason: 'Expected an even number' } }
 * ```
 */
export function check<Value>(shape: Schema<Value>, issueIn: (value: Value) => Issue | undefined): Schema<Value> {
  return v.pipe(
    shape,
    v.rawCheck<Value>(({ dataset, addIssue }) => {
      const issue = dataset.typed ? issueIn(dataset.value) : undefined;
      if (issue === undefined) return;
      const keys = issue.path === '' ? [] : issue.path.split('.');
      const [first, ...others] = keys.map(
        (key) => ({ type: 'unknown', origin: 'value', input: undefined, key, value: undefined }) as const,
      );
      addIssue(first === undefined ? { message: issue.reason } : { message: issue.reason, path: [first, ...others] });
    }),
  );
}

/**
 * Checks a value against a schema and returns the output of the schema, which shares no mutable data with the input.
 *
 * @param schema - Schema to check against.
 * @param input - Any value; not modified.
 * @throws {@link MalformedError} with the path of the first issue.
 *
 * @example
 * ```ts
 * import { array, number } from 'valibot';
 *
 * parse(array(number()), [1, 2]) // => [1, 2]
 * ```
 */
export function parse<Value>(schema: Schema<Value>, input: unknown): Value {
  return accepted(safeParse(schema, input));
}

/** Returns the parsed value. Throws {@link MalformedError} if parsing failed. */
export function accepted<Value>(reading: SafeParseResult<Value>): Value {
  if (reading.ok) return reading.value;
  throw new MalformedError(reading.issue.path, reading.issue.reason);
}

/** The parsed value, or the first issue. */
export type SafeParseResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly issue: Issue };

/**
 * Checks a value as {@link parse} does, but returns the issue instead of throwing an error. This function throws only
 * if a function of the schema throws on plain data.
 *
 * @param schema - Schema to check against.
 * @param input - Any value; not modified.
 *
 * @example
 * ```ts
 * import { array, number } from 'valibot';
 *
 * safeParse(array(number()), [1, 2]) // => { ok: true, value: [1, 2] }
 * ```
 */
export function safeParse<Value>(schema: Schema<Value>, input: unknown): SafeParseResult<Value> {
  try {
    const result = v.safeParse(schema, input, { abortEarly: true });
    if (result.success) return { ok: true, value: result.output };
    const [issue] = result.issues;
    return failure(v.getDotPath(issue) ?? '', issue.message);
  } catch (error) {
    if (isIssueOfCheck(schema, input)) throw error;
    // Either a getter or a proxy that the caller passed threw an error, or the nesting is too deep for the stack. In
    // both cases, the value is not plain JSON.
    return failure('', UNREADABLE);
  }
}

const UNREADABLE = 'The value cannot be read as plain JSON data.';

function failure(path: string, reason: string): { readonly ok: false; readonly issue: Issue } {
  return { ok: false, issue: { path: shortened(path), reason: shortened(reason) } };
}

/**
 * Checks an object, property by property: the object must have a property for each shape, and no other property. If a
 * shape is a string, it is the only valid value. `strictObject` of valibot does the same, but adds 0.7 kB to an app that
 * only plays.
 */
export function safeParseObject(
  shapes: Readonly<Record<string, Schema<unknown> | string>>,
  input: object,
): SafeParseResult<object> {
  const given = propertiesOf(input, shapes);
  if (given === undefined) return failure('', UNREADABLE);
  const value: Record<string, unknown> = {};
  for (const [key, shape] of Object.entries(shapes)) {
    if (typeof shape === 'string') {
      if (given[key] !== shape) return failure(key, `Expected "${shape}"`);
      value[key] = shape;
    } else if (key in given || shape.type !== 'exact_optional') {
      const reading = safeParse(shape, given[key]);
      if (!reading.ok) return failure([key, reading.issue.path].filter(Boolean).join('.'), reading.issue.reason);
      value[key] = reading.value;
    }
  }
  const surplus = Object.keys(given).find((key) => !Object.hasOwn(value, key));
  return surplus === undefined ? { ok: true, value } : failure(surplus, 'Unexpected property');
}

/**
 * Returns all enumerable properties of an object, and those `known` properties that are hidden; `undefined` if a getter
 * or a proxy throws an error. The function reads each property once.
 */
function propertiesOf(input: object, known: object): Readonly<Record<string, unknown>> | undefined {
  // Without a prototype, a property named `__proto__` is a property like any other.
  const properties = Object.create(null) as Record<string, unknown>;
  try {
    for (const key in input) properties[key] = input[key as keyof object];
    for (const key in known) if (!(key in properties) && key in input) properties[key] = input[key as keyof object];
    return properties;
  } catch {
    return undefined;
  }
}

/**
 * Whether the schema itself causes the error: it throws an error even on a plain copy of the data, and not because the
 * nesting is too deep.
 */
function isIssueOfCheck(schema: Schema<unknown>, input: unknown): boolean {
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
 * Schema of a record whose keys are names. The schema refuses keys that JavaScript reserves, such as `__proto__`, which
 * valibot would silently drop.
 *
 * @param name - Schema of the names.
 * @param value - Schema of the values.
 *
 * @example
 * ```ts
 * import { number, string } from 'valibot';
 *
 * const ages = record(string(), number());
 * safeParse(ages, { ada: 36 }) // => { ok: true, value: { ada: 36 } }
 * safeParse(ages, JSON.parse('{ "__proto__": 1 }')).ok // => false
 * ```
 */
export function record<Name extends string, Value>(
  name: v.GenericSchema<string, Name>,
  value: Schema<Value>,
): Schema<Record<Name, Value>> {
  return v.pipe(
    v.custom<object>(
      (input) => isObject(input) && !RESERVED.some((each) => Object.hasOwn(input, each)),
      'Expected an object without reserved names',
    ),
    v.record(name, value),
  );
}

const RESERVED = ['__proto__', 'constructor', 'prototype'];
