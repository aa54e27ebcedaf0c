import { expect, it } from 'vitest';
import {
  balancedOptions,
  type Options,
  upAgainstTheWall as game,
} from '../../../src/games/up-against-the-wall/rules/index.ts';
import { drawnOptions, playthrough } from '../playthroughs.ts';
import { anyOptions } from './arbitraries.ts';

const MATCHES: Readonly<Record<string, Options>> = {
  'by-default': {},
  'for-play': balancedOptions,
  redeploy: { pieces: 'redeploy', replaced: 'hidden' },
  ...drawnOptions(new URL('playthroughs/', import.meta.url), anyOptions, 6),
};

it.each(Object.entries(MATCHES))('a match goes as it was recorded: %s', async (name, options) => {
  await expect(playthrough(game, { ...options, seed: 1969 })).toMatchFileSnapshot(`./playthroughs/${name}.txt`);
});
