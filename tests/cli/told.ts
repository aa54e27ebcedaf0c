/** Runs commands of the program in this process. */
import { run } from '../../src/cli/run.ts';
import { colored, plain } from '../../src/cli/color.ts';
import type { Terminal } from '../../src/cli/terminal.ts';

/** The result of a command. */
export interface Told {
  readonly code: number;
  /** The final content of the terminal, including prompts and typed lines. */
  readonly out: string;
  readonly error: string;
  readonly progress: readonly string[];
}

/** The settings of a simulated terminal. */
export interface Typed {
  /** The lines that are typed as input. */
  readonly lines?: readonly string[];
  readonly links?: boolean;
  readonly hasColors?: boolean;
  readonly columns?: number;
  /** Whether a person watches the terminal. Default: `true`. */
  readonly isWatched?: boolean;
  /** A function that receives each progress line. */
  readonly onProgress?: (line: string) => void;
}

/** Runs a command. If `words` is a string, it is split at spaces. */
export async function told(words: string | readonly string[], typed: Typed = {}): Promise<Told> {
  const { lines = [], links = false, hasColors = false, columns, isWatched = true, onProgress } = typed;
  const [out, error, progress]: [string[], string[], string[]] = [[], [], []];
  const left = [...lines];
  const terminal: Terminal = {
    out: (line) => out.push(line),
    error: (line) => error.push(line),
    links,
    paint: hasColors ? colored : plain,
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
