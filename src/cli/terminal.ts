/** Input and output of a command. */
export interface Terminal {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
  /** Whether the terminal supports links. */
  readonly links: boolean;
  /** Width of the screen; absent without a screen. */
  readonly columns?: number;
  /**
   * Asks for a line and echoes it.
   *
   * @param complete - Completions of a partial line.
   * @returns `undefined` at the end of the input.
   */
  readonly ask: (prompt: string, complete?: Complete) => Promise<string | undefined>;
  /** Clears the screen to hide its content from the next person; absent if that is not possible. */
  readonly wipe?: () => void;
  /** Shows the progress of a long command in a line that the next call replaces; absent without a terminal. */
  readonly progress?: (line: string) => void;
}

/** Returns the completions of a partial line. */
export type Complete = (line: string) => readonly string[];
