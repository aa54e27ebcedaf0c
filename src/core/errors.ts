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

/**
 * Writes a {@link Violation}; the compiler checks that the rule exists where the result is used.
 *
 * @param code - In kebab-case, stable: programs read it.
 * @param rule - Id of the rule that is broken.
 * @param message - A sentence in English for its player.
 * @param details - Facts for messages in other languages; absent if there are none.
 *
 * @example
 * ```ts
 * violation('no-piece', 'X-1.2', 'There is no piece.', { field: 'A1' })
 * // => { code: 'no-piece', rule: 'X-1.2', message: 'There is no piece.', details: { field: 'A1' } }
 * ```
 */
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
  /** Where in the value the fault is: `'table.pieces.radicals.alumni'`; `''` is the value itself. Cut short where it is long. */
  readonly path: string;
  /** What is wrong there, without the path. Cut short where it is long. */
  readonly reason: string;

  constructor(path: string, reason: string, cause?: unknown) {
    const [place, fault] = [shortened(path), shortened(reason)];
    super(place === '' ? fault : `${place}: ${fault}`, cause === undefined ? undefined : { cause });
    this.name = 'MalformedError';
    this.path = place;
    this.reason = fault;
  }
}

/** A part that the author of a game must write. Throws MalformedError where it is missing. */
export function needed<Part>(part: Part | undefined, path: string): Part {
  if (part === undefined) throw new MalformedError(path, 'Missing');
  return part;
}

/** Most characters of what came in that a message says again. */
const ECHO_MOST = 200;

/** A text for a message, cut short where it is long: what comes in is not to come out again in full. */
export function shortened(text: string): string {
  return text.length <= ECHO_MOST ? text : `${text.slice(0, ECHO_MOST)}…`;
}
