/**
 * Where commands write to.
 *
 * @packageDocumentation
 */

/** What the command line talks to. */
export interface Terminal {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
  /** Whether links can be shown. */
  readonly links: boolean;
  /** Shows how far a long command has come, in one line that the next one replaces; absent where nobody watches. */
  readonly progress?: (line: string) => void;
}
