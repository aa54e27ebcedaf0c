/** Checks that the example programs run, and that one of them draws the picture in the README. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../export-paths.ts';

describe('an example', () => {
  it.each([
    ['odds', /Attack on Alumni: 1 LAWs left: 1\/3/],
    ['match', /wins?( with|\.)|is a draw/],
  ])('runs: %s', (name, says) => {
    expect(outputOf(name)).toMatch(says);
  });

  it('draws the board of the README', () => {
    expect(outputOf('board')).toBe(readFileSync(`${ROOT}docs/public/board.svg`, 'utf8'));
  });
});

function outputOf(name: string): string {
  return execFileSync(process.execPath, [`${ROOT}examples/${name}.mjs`], { encoding: 'utf8' });
}
