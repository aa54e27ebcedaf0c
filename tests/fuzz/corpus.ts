/** The corpus has one file for each game. Each line is an input that led to a new kind of result. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Input } from './inputs.ts';

const FOLDER = fileURLToPath(new URL('../corpus/', import.meta.url));

/** The stored inputs of a game, in the order in which they were found. */
export function corpusOf(game: string): readonly Input[] {
  const path = pathOf(game);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Input);
}

/** Replaces the corpus of a game. */
export function writeCorpus(game: string, inputs: readonly Input[]): void {
  writeFileSync(pathOf(game), inputs.map((input) => `${JSON.stringify(input)}\n`).join(''));
}

function pathOf(game: string): string {
  return `${FOLDER}${game}.jsonl`;
}
