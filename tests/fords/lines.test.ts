import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../export-paths.ts';

it.each([
  ['fords/rules.ts', 250],
  ['passes.ts', 60],
])('%s has at most %i lines, without empty ones', (file, most) => {
  const lines = readFileSync(`${ROOT}examples/${file}`, 'utf8').split('\n');
  expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(most);
});
