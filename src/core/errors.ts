/**
 * The two errors that the library throws, and the explanation that one of them carries.
 *
 * @packageDocumentation
 */

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Why an action is illegal. It never depends on anything that the acting player cannot see. */
export interface Violation<Rule extends string = string> {
  /** Stable kebab-case code, for programs: `'odds-too-low'`. */
  readonly code: string;
  /** The rule that forbids the action; absent when what was given is not an action at all (`'malformed-action'`). */
  readonly rule?: Rule;
  /** One English sentence with the facts and their values, for people. */
  readonly message: string;
  /** The facts of the message as data, for programs. */
  readonly details?: Readonly<Record<string, Json>>;
}

/** Writes a {@link Violation}; the compiler checks that the rule exists where the result is used. */
export function violation<Rule extends string>(
  code: string,
  rule: Rule,
  message: string,
  details?: Readonly<Record<string, Json>>,
): Violation<Rule> {
  return details === undefined ? { code, rule, message } : { code, rule, message, details };
}

/** Thrown when a well-formed action breaks a rule. Nothing has changed. */
export class IllegalActionError extends Error {
  /** Why the action is illegal. */
  readonly violation: Violation;
  /** The refused action. */
  readonly action: unknown;

  constructor(violation: Violation, action: unknown) {
    super(violation.rule === undefined ? violation.message : `${violation.message} (${violation.rule})`);
    this.name = 'IllegalActionError';
    this.violation = violation;
    this.action = action;
  }
}

/** Thrown when a value from outside is not what it should be: not a state, not an action, not options, not a record. */
export class MalformedError extends Error {
  /** Where in the value the fault is: `'table.pieces.radicals.alumni'`; `''` is the value itself. */
  readonly path: string;
  /** What is wrong there, without the path. */
  readonly reason: string;

  constructor(path: string, reason: string, cause?: unknown) {
    super(path === '' ? reason : `${path}: ${reason}`, cause === undefined ? undefined : { cause });
    this.name = 'MalformedError';
    this.path = path;
    this.reason = reason;
  }
}
