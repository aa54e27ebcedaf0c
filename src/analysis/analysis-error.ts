/** The reason why an analysis stopped. */
export type AnalysisErrorCode =
  /** The search found more positions than the limit, or a line of play longer than 300 actions. */
  | 'too-large'
  /** Play can return to an earlier position. */
  | 'repetition'
  /** Best play would depend on information that a player cannot see. */
  | 'hidden-information'
  /** Several players decide simultaneously, which this analysis does not support. */
  | 'simultaneous';

/** Thrown if an analysis cannot answer a valid question. */
export class AnalysisError extends Error {
  /** A code that identifies the reason for the error. The codes never change, so programs can rely on them. */
  readonly code: AnalysisErrorCode;

  constructor(code: AnalysisErrorCode, message: string) {
    super(message);
    this.name = 'AnalysisError';
    this.code = code;
  }
}
