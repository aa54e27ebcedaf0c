/**
 * Lets the tests run with a mutant, without changing the source file on the disk. The environment variable `MUTANT`
 * contains the mutant.
 */
import { readFileSync } from 'node:fs';
import { ROOT } from '../export-paths.ts';
import type { Mutant } from './mutants.ts';

/** The mutant that the tests run with, or `null` if they run without a mutant. */
export function mutant(): Mutant | null {
  return JSON.parse(process.env['MUTANT'] ?? 'null') as Mutant | null;
}

/** The changed text of the file with the mutant, or `undefined` for other files. */
export function mutatedText(path: string): string | undefined {
  const change = mutant();
  if (change === null || path !== ROOT + change.file) return undefined;
  const text = readFileSync(path, 'utf8');
  return text.slice(0, change.from) + change.replacement + text.slice(change.to);
}
