#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { colored, plain } from './color.ts';
import { Keyboard } from './keyboard.ts';
import { run } from './run.ts';
import { wrapped } from './wrapped.ts';

const { stdin: input, stdout: output, stderr } = process;
const keyboard = new Keyboard({ input, output });

// EPIPE is not a failure of this program: a reader such as `head` closes the pipe early.
output.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

/** Returns the current maximum width of a line. Some terminals report 0 columns before they know their size. */
const columns = (): number => (output.isTTY && output.columns > 0 ? output.columns : Infinity);

const terminal = {
  out: (line: string) => console.log(wrapped(line, columns())),
  error: (line: string) => console.error(line),
  links: output.isTTY,
  // Node reports a terminal without colors if the environment variable NO_COLOR is set.
  paint: output.isTTY && output.hasColors() ? colored : plain,
  columns: columns(),
  ask: keyboard.ask.bind(keyboard),
  // Clears the screen and the scrollback.
  ...(output.isTTY ? { wipe: () => output.write('\u001B[2J\u001B[3J\u001B[H') } : {}),
  // Moves the cursor to the start of the line and clears the line.
  ...(stderr.isTTY ? { progress: (line: string) => stderr.write(`\r\u001B[K${line}`) } : {}),
};

const version = (): string =>
  (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version;

try {
  process.exitCode = await run(process.argv.slice(2), terminal, { version });
} finally {
  keyboard.close();
}
