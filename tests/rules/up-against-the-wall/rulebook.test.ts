import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../../../src/games/up-against-the-wall/index.ts';

describe('the tests of the rules', () => {
  const titles = readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(new URL(file, import.meta.url), 'utf8').match(/\[UW-\d+\.\d+\]/g) ?? [])
    .map((tag) => tag.slice(1, -1));

  it.each(Object.keys(rulebook))('name %s in a title', (id) => {
    expect(titles).toContain(id);
  });

  it('name no rule that there is not', () => {
    expect([...new Set(titles)].filter((id) => !Object.hasOwn(rulebook, id))).toEqual([]);
  });
});
