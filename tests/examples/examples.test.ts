/**
 * Runs every example of the README, the guides and the doc comments. `write-examples.ts` has generated a module for
 * each example.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { claimsOf } from './claim.ts';
import { FOLDER, type WrittenExample } from './write-examples.ts';

const examples = JSON.parse(readFileSync(`${FOLDER}index.json`, 'utf8')) as readonly WrittenExample[];

describe('examples', () => {
  it.each(examples.map((each) => [each.title, each] as const))('%s', async (_, { module, claims, issues }) => {
    expect(issues).toEqual([]);

    const claimed = await claimsOf(() => import(FOLDER + String(module)));

    expect(claimed, 'lines of the claims that were checked').toEqual(claims);
  });
});
