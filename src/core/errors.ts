/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Why an action is illegal. It never depends on anything that the acting player cannot see. */
export interface Violation<Rule extends string = string, Code extends string = string> {
  /** Stable kebab-case code: `'odds-too-low'`. The messages of the game have a sentence for each. */
  readonly code: Code;
  /** The rule that forbids the action; absent when what was given is not an action at all (`'malformed-action'`). */
  readonly rule?: Rule;
  /** Facts: what the action asked for, and what the position allows. */
  readonly details?: Readonly<Record<string, Json>>;
}

/** The codes with which the engine itself refuses actions, in every game. */
export type CoreCode =
  | 'malformed-action'
  | 'match-over'
  | 'no-parts'
  | 'no-such-name'
  | 'not-an-outcome'
  | 'not-in-match'
  | 'not-the-viewer'
  | 'not-your-turn'
  | 'wrong-phase';

/**
 * Writes a {@link Violation}; the compiler checks code and rule where the result is used.
 *
 * @param code - In kebab-case, stable: programs read it.
 * @param rule - Id of the rule that is broken.
 * @param details - Facts for the message; absent if there are none.
 *
 * @example
 * ```ts
 * violation('no-piece', 'X-1.2', { field: 'A1' })
 * // => { code: 'no-piece', rule: 'X-1.2', details: { field: 'A1' } }
 * ```
 */
export function violation<Code extends string, Rule extends string>(
  code: Code,
  rule: Rule,
  details?: Readonly<Record<string, Json>>,
): Violation<Rule, Code> {
  return details === undefined ? { code, rule } : { code, rule, details };
}

/**
 * A violation in plain words, where no messages of the game are loaded: its code, its details and its rule.
 *
 * @param violation - As `whyIllegal` returns it.
 *
 * @example
 * ```ts
 * describeViolation({ code: 'no-piece', rule: 'X-1.2', details: { field: 'A1' } }) // => 'No piece: field A1 (X-1.2)'
 * ```
 */
export function describeViolation({ code, rule, details = {} }: Violation): string {
  const words = code.replaceAll('-', ' ');
  const facts = Object.entries(details).map(([name, value]) => `${name} ${textOf(value)}`);
  const list = facts.length === 0 ? '' : `: ${facts.join(', ')}`;
  const text = shortened(`${words.charAt(0).toUpperCase()}${words.slice(1)}${list}`);
  return rule === undefined ? text : `${text} (${rule})`;
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Thrown when a well-formed action breaks a rule. Nothing has changed. */
export class IllegalActionError extends Error {
  /** Why the action is illegal. */
  readonly violation: Violation;
  /** The refused action. */
  readonly action: unknown;

  constructor(violation: Violation, action: unknown) {
    super(describeViolation(violation));
    this.name = 'IllegalActionError';
    this.violation = violation;
    this.action = action;
  }
}

/** Thrown when a value from outside is not what it should be: not a state, not an action, not options, not a record. */
export class MalformedError extends Error {
  /** Where in the value the issue is: `'table.pieces.radicals.alumni'`; `''` is the value itself. Cut short where it is long. */
  readonly path: string;
  /** What is wrong there, without the path. Cut short where it is long. */
  readonly reason: string;

  constructor(path: string, reason: string, cause?: unknown) {
    const [place, issue] = [shortened(path), shortened(reason)];
    super(place === '' ? issue : `${place}: ${issue}`, cause === undefined ? undefined : { cause });
    this.name = 'MalformedError';
    this.path = place;
    this.reason = issue;
  }
}

/** Whether it is an {@link IllegalActionError}, also one of another copy of this package: a game may bring its own. */
export function isIllegalAction(error: unknown): error is IllegalActionError {
  return error instanceof Error && error.name === 'IllegalActionError';
}

/** Whether it is a {@link MalformedError}, also one of another copy of this package: a game may bring its own. */
export function isMalformed(error: unknown): error is MalformedError {
  return error instanceof Error && error.name === 'MalformedError';
}

/** What an error says, or anything else that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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
