/** Commands as a person gives them, in this process. */
import { run } from '../../src/cli/run.ts';
import type { Terminal } from '../../src/cli/terminal.ts';

/** What came of a command. */
export interface Told {
  readonly code: number;
  /** What stands in the terminal at the end, prompts and typed lines too. */
  readonly out: string;
  readonly error: string;
  readonly progress: readonly string[];
}

/** How a terminal is. */
export interface Typed {
  /** What is typed, line by line. */
  readonly lines?: readonly string[];
  readonly links?: boolean;
  readonly columns?: number;
  /** Whether somebody watches. Default: `true`. */
  readonly isWatched?: boolean;
  /** What happens when progress is shown. */
  readonly onProgress?: (line: string) => void;
}

/** Gives a command. A text is divided at its spaces. */
export async function told(words: string | readonly string[], typed: Typed = {}): Promise<Told> {
  const { lines = [], links = false, columns, isWatched = true, onProgress } = typed;
  const [out, error, progress]: [string[], string[], string[]] = [[], [], []];
  const left = [...lines];
  const terminal: Terminal = {
    out: (line) => out.push(line),
    error: (line) => error.push(line),
    links,
    ...(columns === undefined ? {} : { columns }),
    ask: (prompt) => {
      const line = left.shift();
      out.push(`${prompt}${line ?? ''}`);
      return Promise.resolve(line);
    },
    ...(isWatched
      ? {
          progress: (line: string) => {
            progress.push(line);
            onProgress?.(line);
          },
        }
      : {}),
  };
  const list = typeof words === 'string' ? words.split(' ').filter(Boolean) : words;
  const code = await run(list, terminal, { version: () => '1.2.3' });
  return { code, out: out.join('\n'), error: error.join('\n'), progress };
}
