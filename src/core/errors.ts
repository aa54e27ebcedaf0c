/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Why an action is illegal. A violation never depends on facts that the acting player cannot see. */
export interface Violation<Rule extends string = string, Code extends string = string> {
  /** Stable kebab-case code: `'odds-too-low'`. The messages of the game have a sentence for each code. */
  readonly code: Code;
  /** The rule that forbids the action; absent if the value is not an action (`'malformed-action'`). */
  readonly rule?: Rule;
  /** Facts, such as the points that the action needs and the points that the player has. */
  readonly details?: Readonly<Record<string, Json>>;
}

/** The refusal codes of the engine, common to all games. */
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
 * Creates a {@link Violation}. TypeScript checks the code and the rule at the place where the caller uses the
 * violation.
 *
 * @param code - Stable kebab-case code for programs.
 * @param rule - Id of the broken rule.
 * @param details - Facts for the message; absent if the message needs no facts.
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
 * Describes a violation by its code, its details and its rule, without the messages of a game.
 *
 * @param violation - Result of `whyIllegal`.
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

/** Thrown if a well-formed action breaks a rule. The state is unchanged. */
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

/** Thrown if an untrusted value is malformed: an invalid state, action, record or options. */
export class MalformedError extends Error {
  /**
   * The path of the issue: `'table.pieces.radicals.alumni'`; `''` stands for the value itself. A long path is
   * shortened.
   */
  readonly path: string;
  /** Describes the problem. The description does not include the path. A long description is shortened. */
  readonly reason: string;

  constructor(path: string, reason: string, cause?: unknown) {
    const [place, issue] = [shortened(path), shortened(reason)];
    super(place === '' ? issue : `${place}: ${issue}`, cause === undefined ? undefined : { cause });
    this.name = 'MalformedError';
    this.path = place;
    this.reason = issue;
  }
}

/**
 * Whether a value is an {@link IllegalActionError}. The error can also come from another copy of this package, which a
 * game may have installed.
 */
export function isIllegalAction(error: unknown): error is IllegalActionError {
  return error instanceof Error && error.name === 'IllegalActionError';
}

/**
 * Whether a value is a {@link MalformedError}. The error can also come from another copy of this package, which a game
 * may have installed.
 */
export function isMalformed(error: unknown): error is MalformedError {
  return error instanceof Error && error.name === 'MalformedError';
}

/** The message of an error, or any other thrown value as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Returns a member that the author of a game must write. Throws {@link MalformedError} if the author has left the
 * member out.
 */
export function needed<Part>(part: Part | undefined, path: string): Part {
  if (part === undefined) throw new MalformedError(path, 'Missing');
  return part;
}

/** The maximum number of characters of untrusted text in a message. */
const ECHO_MOST = 200;

/** Shortens a text, so that messages do not repeat long input. */
export function shortened(text: string): string {
  return text.length <= ECHO_MOST ? text : `${text.slice(0, ECHO_MOST)}…`;
}
