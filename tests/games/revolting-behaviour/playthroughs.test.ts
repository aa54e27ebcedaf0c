import { expect, it } from 'vitest';
import { type Options, revoltingBehaviour as game } from '../../../src/games/revolting-behaviour/rules/index.ts';
import { drawnOptions, playthrough } from '../playthroughs.ts';
import { anyOptions } from './arbitraries.ts';

const MATCHES: Readonly<Record<string, Options>> = {
  'by-default': {},
  'of-four': { players: ['ada', 'ben', 'cleo', 'dan'], jokers: 4, causeSize: 8 },
  ...drawnOptions(new URL('playthroughs/', import.meta.url), anyOptions, 12),
};

it.each(Object.entries(MATCHES))('a match goes as it was recorded: %s', async (name, options) => {
  await expect(playthrough(game, { ...options, seed: 1969 })).toMatchFileSnapshot(`./playthroughs/${name}.txt`);
});
