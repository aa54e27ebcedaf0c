/** Why an analysis was given up. */
export type AnalysisErrorCode =
  /** More positions than the limit, or a line of play longer than 300 actions. */
  | 'too-large'
  /** Play comes back to a position that it has come from. */
  | 'repetition'
  /** A player would have to know what they cannot see. */
  | 'hidden-information'
  /** Players decide at the same time where the method does not allow it. */
  | 'simultaneous';

/** Thrown when a question is well put but cannot be answered by the method asked for. */
export class AnalysisError extends Error {
  /** Stable code, for programs. */
  readonly code: AnalysisErrorCode;

  constructor(code: AnalysisErrorCode, message: string) {
    super(message);
    this.name = 'AnalysisError';
    this.code = code;
  }
}
