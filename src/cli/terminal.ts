import type { Paint } from './color.ts';

/** Input and output of a command. */
export interface Terminal {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
  /** True if the terminal supports links. */
  readonly links: boolean;
  /** Colors texts, or returns them unchanged. */
  readonly paint: Paint;
  /** Width of the screen; absent if the output is not a screen. */
  readonly columns?: number;
  /**
   * Shows a prompt and reads a line. Prints the line if it does not come from a keyboard.
   *
   * @param complete - Returns the completions of a line that is not finished.
   * @returns `undefined` at the end of the input.
   */
  readonly ask: (prompt: string, complete?: Complete) => Promise<string | undefined>;
  /** Clears the screen, so that the next person cannot read it; absent if the output is not a screen. */
  readonly wipe?: () => void;
  /**
   * Shows the progress of a long command in one line. Each call overwrites the line. Absent if there is no terminal.
   */
  readonly progress?: (line: string) => void;
}

/** Returns the completions of a line that is not finished. */
export type Complete = (line: string) => readonly string[];
