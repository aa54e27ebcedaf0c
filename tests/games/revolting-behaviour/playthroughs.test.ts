import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Options, revoltingBehaviour as game } from '../../../src/games/revolting-behaviour/rules/index.ts';
import { playthrough } from '../playthroughs.ts';
import { anyOptions } from './arbitraries.ts';

const MATCHES: Readonly<Record<string, Options>> = {
  'by-default': {},
  'of-four': { players: ['ada', 'ben', 'cleo', 'dan'], jokers: 4, causeSize: 8 },
  ...Object.fromEntries(
    fc.sample(anyOptions, { seed: 1969, numRuns: 12 }).map((each, index) => [`any-${String(index)}`, each]),
  ),
};

it.each(Object.entries(MATCHES))('a match goes as it was written down: %s', async (name, options) => {
  await expect(playthrough(game, { ...options, seed: 1969 })).toMatchFileSnapshot(`./playthroughs/${name}.txt`);
});
