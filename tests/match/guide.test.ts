import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../export-paths.ts';

describe('the guide to matches', () => {
  it('contains the tested React component, in 30 lines', () => {
    const source = readFileSync(`${ROOT}tests/match/board.tsx`, 'utf8');
    const [component = ''] = /export function Board[^]*$/.exec(source) ?? [];

    expect(readFileSync(`${ROOT}docs/match.md`, 'utf8')).toContain(`\`\`\`tsx\n${source}\`\`\``);
    expect(component.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  });
});
