import { createInterface, type Interface } from 'node:readline';
import { CommandError, EXIT } from './failure.ts';
import type { Complete } from './terminal.ts';

/** The stream from which lines are read, and the stream to which prompts are written. */
interface Streams {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
}

/** A call of `ask` that waits for a line. */
interface Waiting {
  readonly resolve: (line: string | undefined) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Reads the input line by line. The first call of `ask` starts reading. If a line does not come from a terminal, prints
 * the line after the prompt, as if a person had typed the line.
 */
export class Keyboard {
  readonly #streams: Streams;
  readonly #lines: string[] = [];
  #interface: Interface | undefined;
  #complete: Complete | undefined;
  #waiting: Waiting | undefined;
  #isOver = false;

  constructor(streams: Streams) {
    this.#streams = streams;
  }

  /**
   * Returns the next line; `undefined` at the end of the input. Throws {@link CommandError} if the user presses Ctrl+C.
   */
  async ask(prompt: string, complete?: Complete): Promise<string | undefined> {
    const reader = (this.#interface ??= this.#open());
    const { output } = this.#streams;
    this.#complete = complete;
    reader.setPrompt(prompt);
    if (reader.terminal) reader.prompt();
    else output.write(prompt);
    const line = await this.#next();
    if (!reader.terminal) output.write(`${line ?? ''}\n`);
    return line;
  }

  close(): void {
    this.#interface?.close();
  }

  #next(): Promise<string | undefined> {
    const line = this.#lines.shift();
    if (line !== undefined || this.#isOver) return Promise.resolve(line);
    return new Promise((resolve, reject) => (this.#waiting = { resolve, reject }));
  }

  #open(): Interface {
    const { input, output } = this.#streams;
    const terminal = input.isTTY && output.isTTY;
    const completer = (line: string): [string[], string] => [[...(this.#complete?.(line) ?? [])], line];
    const reader = createInterface({ input, ...(terminal ? { output } : {}), terminal, completer });
    reader.on('line', (line) => {
      if (this.#waiting === undefined) this.#lines.push(line);
      else this.#answer((waiting) => waiting.resolve(line));
    });
    reader.on('SIGINT', () => {
      output.write('\n');
      this.#answer((waiting) => waiting.reject(new CommandError('Interrupted.', { code: EXIT.interrupted })));
    });
    reader.on('close', () => {
      this.#isOver = true;
      this.#answer((waiting) => waiting.resolve(undefined));
    });
    return reader;
  }

  #answer(act: (waiting: Waiting) => void): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting !== undefined) act(waiting);
  }
}
