import { expect, it } from 'vitest';
import { balancedOptions, warOf } from '../../../src/games/world-game/wars.ts';
import { type Options, worldGame as game } from '../../../src/games/world-game/rules/index.ts';
import { drawnOptions, playthrough } from '../playthroughs.ts';
import { anyOptions } from './arbitraries.ts';

const MATCHES: Readonly<Record<string, Options>> = {
  'by-default': {},
  'for-play': balancedOptions,
  'of-seven': warOf(7, 'seven'),
  ...drawnOptions(new URL('playthroughs/', import.meta.url), anyOptions, 14),
};

it.each(Object.entries(MATCHES))('a match goes as it was recorded: %s', async (name, options) => {
  await expect(playthrough(game, { ...options, seed: 1969 })).toMatchFileSnapshot(`./playthroughs/${name}.txt`);
});
