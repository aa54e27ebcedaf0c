/** The mutant that the tests run with, from the environment variable `MUTANT`. The source file itself does not change. */
import { readFileSync } from 'node:fs';
import { ROOT } from '../export-paths.ts';
import type { Mutant } from './mutants.ts';

/** The present mutant. `null` if the tests run without a mutant. */
export function mutant(): Mutant | null {
  return JSON.parse(process.env['MUTANT'] ?? 'null') as Mutant | null;
}

/** The text of the file with the mutant; `undefined` for other files. */
export function mutatedText(path: string): string | undefined {
  const change = mutant();
  if (change === null || path !== ROOT + change.file) return undefined;
  const text = readFileSync(path, 'utf8');
  return text.slice(0, change.from) + change.replacement + text.slice(change.to);
}
