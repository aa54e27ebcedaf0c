import { expect, it } from 'vitest';
import { airWar as game, type Options, VARIANTS } from '../../../src/games/air-war/rules/index.ts';
import { playthrough } from '../playthroughs.ts';
import { tiny, tinyClose, tinySalient } from './arbitraries.ts';

const placed = { cities: 'scenario', placement: 'scenario' } as const;

const MATCHES: Readonly<Record<string, Options>> = {
  ...Object.fromEntries(VARIANTS.map((scenario) => [scenario, { scenario, ...placed }])),
  'small-three-placed': {},
  'small-unequal-placed': { scenario: 'small-unequal', placement: 'scenario' },
  'large-salient-placed': { scenario: 'large-salient' },
  tiny: { scenario: tiny, maxCycles: 5 },
  'tiny-close': { scenario: tinyClose, ...placed, maxCycles: 12 },
  'tiny-close-delayed': { scenario: { ...tinyClose, symmetric: false, captureDelay: 2 }, ...placed },
  'tiny-salient': { scenario: tinySalient, ...placed, maxCycles: 10 },
};

/** Matches on large boards are slow, so only their first actions are played. */
const SHORT = { actions: 36, every: 6, states: 4 };

it.each(Object.entries(MATCHES))('a match goes as it was recorded: %s', async (name, options) => {
  const length = name.startsWith('large') ? SHORT : {};

  await expect(playthrough(game, { ...options, seed: 1969 }, length)).toMatchFileSnapshot(`./playthroughs/${name}.txt`);
});
