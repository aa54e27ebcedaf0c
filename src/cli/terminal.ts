/** Where a command writes to, and whom it asks. */
export interface Terminal {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
  /** Whether links can be shown. */
  readonly links: boolean;
  /** How wide the screen is; absent where there is none. */
  readonly columns?: number;
  /**
   * Asks for a line, and shows what was typed.
   *
   * @param complete - What a line that has been begun may become.
   * @returns `undefined` when there is nobody to type any more.
   */
  readonly ask: (prompt: string, complete?: Complete) => Promise<string | undefined>;
  /** Wipes the screen, so that nobody reads what stood there; absent where it cannot be wiped. */
  readonly wipe?: () => void;
  /** Shows how far a long command has come, in one line that the next one replaces; absent where nobody watches. */
  readonly progress?: (line: string) => void;
}

/** The lines that one that has been begun may become. */
export type Complete = (line: string) => readonly string[];
