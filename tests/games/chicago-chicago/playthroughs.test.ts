import { expect, it } from 'vitest';
import {
  balancedOptions,
  chicagoChicago as game,
  type Options,
} from '../../../src/games/chicago-chicago/rules/index.ts';
import { drawnOptions, playthrough } from '../playthroughs.ts';
import { anyOptions } from './arbitraries.ts';

const MATCHES: Readonly<Record<string, Options>> = {
  'by-default': {},
  'for-play': balancedOptions,
  ...drawnOptions(new URL('playthroughs/', import.meta.url), anyOptions, 8),
};

it.each(Object.entries(MATCHES))('a match goes as it was recorded: %s', async (name, options) => {
  await expect(playthrough(game, { ...options, seed: 1969 })).toMatchFileSnapshot(`./playthroughs/${name}.txt`);
});
