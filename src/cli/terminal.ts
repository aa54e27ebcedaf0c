import type { Paint } from './color.ts';

/** The input and the output of a command. */
export interface Terminal {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
  /** True if the terminal supports links. */
  readonly links: boolean;
  /** Returns a text in a color, or the unchanged text if the terminal shows no colors. */
  readonly paint: Paint;
  /** Width of the screen in columns; absent if the output is not a screen. */
  readonly columns?: number;
  /**
   * Shows a prompt and reads a line. If the line was not typed at a keyboard, prints the line.
   *
   * @param complete - Returns the completions of an unfinished line.
   * @returns `undefined` at the end of the input.
   */
  readonly ask: (prompt: string, complete?: Complete) => Promise<string | undefined>;
  /** Clears the screen, so that the next person cannot read the old text; absent if the output is not a screen. */
  readonly wipe?: () => void;
  /**
   * Shows the progress of a long command in one line. Each call overwrites the line of the previous call. The function
   * is absent if the output is not a terminal.
   */
  readonly progress?: (line: string) => void;
}

/** Returns the completions of an unfinished line. */
export type Complete = (line: string) => readonly string[];
