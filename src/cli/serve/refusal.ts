import { isIllegalAction, isMalformed, type Json, messageOf, shortened, type Violation } from '../../core/errors.ts';

/** The reason why the server refuses a request. */
export type RefusalCode =
  /** The client's line is not JSON, or is too long. */
  | 'not-json'
  | 'too-long'
  /** A field is missing, invalid or unknown; `path` names the field. */
  | 'malformed'
  /** The action breaks a rule; `violation` names the rule. */
  | 'illegal'
  /** The answer would show information that no view of the match contains. */
  | 'hidden'
  /** Too many matches are open. */
  | 'too-many'
  /** The game has thrown an unexpected error. */
  | 'failed';

/** Thrown if a request is refused. The server sends the refusal to the client as an error message. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly path: string;

  constructor(code: RefusalCode, path: string, reason: string) {
    super(reason);
    this.name = 'Refusal';
    this.code = code;
    this.path = path;
  }
}

/** The fields of an error message to the client. */
export interface ErrorFields {
  readonly type: 'error';
  readonly code: RefusalCode;
  /** The path of the field that is not valid; `''` means that the whole message is not valid. */
  readonly path: string;
  readonly reason: string;
  readonly violation?: Violation;
}

/** Returns the error message for any thrown value. */
export function errorFields(error: unknown): ErrorFields {
  const reason = shortened(messageOf(error));
  if (error instanceof Refusal) return { type: 'error', code: error.code, path: error.path, reason };
  if (isMalformed(error)) return { type: 'error', code: 'malformed', path: error.path, reason: error.reason };
  if (!isIllegalAction(error)) return { type: 'error', code: 'failed', path: '', reason };
  return { type: 'error', code: 'illegal', path: 'action', reason, violation: error.violation };
}

/** Some or all fields of a message. */
export type Fields = Readonly<Record<string, Json | object | undefined>>;
