#!/usr/bin/env node
import { run } from './command.ts';

process.exitCode = run(process.argv.slice(2), {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
  links: process.stdout.isTTY,
});
