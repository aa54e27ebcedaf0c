import * as v from 'valibot';
import { MalformedError, shortened } from './errors.ts';

/** A schema whose output is a `Value`, whatever came in. */
export type Schema<Value> = v.GenericSchema<unknown, Value>;

/** An issue found in a value whose shape is right: where it is and what is wrong. */
export interface Issue {
  /** Keys and indices from the value to the issue, joined by dots. */
  readonly path: string;
  /** What is wrong there. */
  readonly reason: string;
}

/**
 * A schema of values whose shape is right and in which `issueIn` finds no issue.
 *
 * @param shape - What a value must be before it is looked into.
 * @param issueIn - Given a value of the right shape; gives the first issue, `undefined` if there is none.
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
 * Checks a value against a schema and returns the schema's output, which shares nothing mutable with the input.
 *
 * @param schema - What the value should be.
 * @param input - Anything; not modified.
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

/** The value that was read. Throws {@link MalformedError} if none was. */
export function accepted<Value>(reading: SafeParseResult<Value>): Value {
  if (reading.ok) return reading.value;
  throw new MalformedError(reading.issue.path, reading.issue.reason);
}

/** A value that fits a schema, or what is wrong with it. */
export type SafeParseResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly issue: Issue };

/**
 * Checks a value as {@link parse} does, and throws only what the schema's own functions throw at plain data.
 *
 * @param schema - What the value should be.
 * @param input - Anything; not modified.
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
    return { ok: false, issue: { path: shortened(v.getDotPath(issue) ?? ''), reason: shortened(issue.message) } };
  } catch (error) {
    if (isIssueOfCheck(schema, input)) throw error;
    // A getter or a proxy of the caller's threw, or the nesting is deeper than the stack: either way not plain JSON.
    return { ok: false, issue: { path: '', reason: 'The value cannot be read as plain JSON data.' } };
  }
}

/** Whether a check throws at data without getters and proxies, too, which the stack is deep enough for. */
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
 * Schema of a record by name. It refuses the names that mean something to JavaScript, which valibot would drop.
 *
 * @param name - What names must look like.
 * @param value - What stands under each name.
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
      (input) => typeof input === 'object' && input !== null && !RESERVED.some((each) => Object.hasOwn(input, each)),
      'Expected an object without reserved names',
    ),
    v.record(name, value),
  );
}

const RESERVED = ['__proto__', 'constructor', 'prototype'];
