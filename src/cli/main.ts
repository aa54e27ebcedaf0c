#!/usr/bin/env node
import { run } from './command.ts';

process.exitCode = await run(process.argv.slice(2), {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
  links: process.stdout.isTTY,
  // Back to the start of the line, and clear to its end.
  ...(process.stderr.isTTY ? { progress: (line: string) => process.stderr.write(`\r\u001B[K${line}`) } : {}),
});
