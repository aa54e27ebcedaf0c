import type { Paint } from './color.ts';

/** Input and output of a command. */
export interface Terminal {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
  /** Whether the terminal supports links. */
  readonly links: boolean;
  /** Gives texts their colors, or leaves them plain. */
  readonly paint: Paint;
  /** Width of the screen; absent if the output is not a screen. */
  readonly columns?: number;
  /**
   * Asks for a line and echoes it.
   *
   * @param complete - Completions of a partial line.
   * @returns `undefined` at the end of the input.
   */
  readonly ask: (prompt: string, complete?: Complete) => Promise<string | undefined>;
  /** Clears the screen, so that the next person cannot read it; absent if the output is not a screen. */
  readonly wipe?: () => void;
  /** Shows the progress of a long command in one line, which each call replaces; absent if there is no terminal. */
  readonly progress?: (line: string) => void;
}

/** Returns the completions of a partial line. */
export type Complete = (line: string) => readonly string[];
