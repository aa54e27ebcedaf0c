import { defineManifest } from '../../manifest/manifest.ts';
import { suggestAmount } from './amounts.ts';
import { worldGame } from './rules/game.ts';
import type { WorldGame } from './rules/types.ts';
import { COUNTRIES, DEALT, balancedOptions, warOf } from './wars.ts';

/** The manifest of *The World Game*: rules, presets, bots, messages and picture. */
export const manifest = /* @__PURE__ */ defineManifest<WorldGame>({
  game: worldGame,
  about: {
    designer: 'unknown',
    source: 'typewritten rules, undated',
    players: [COUNTRIES.least, COUNTRIES.most],
    minutes: 90,
    guide: 'https://github.com/countersheet/countersheet/blob/main/docs/learn/world-game.md',
    rules: 'https://github.com/countersheet/countersheet/blob/main/docs/rules/world-game.md',
  },
  presets: { 'as-printed': {}, 'for-play': balancedOptions },
  defaultPreset: 'for-play',
  optionsFor: warOf,
  dealtPlayers: DEALT,
  options: [
    'scenario',
    'reportBand',
    'diplomacyRounds',
    'alliesMost',
    'pledged',
    'conquest',
    'confrontation',
    'maxRounds',
  ],
  aims: ['WG-6.1', 'WG-6.2'],
  bots: () => import('./bots/index.ts'),
  plans: () => import('./bots/plans.ts'),
  observation: () => import('./observation.ts'),
  messages: { en: () => import('./messages/en.ts'), de: () => import('./messages/de.ts') },
  picture: () => import('./picture/index.ts'),
  lessons: () => import('./lessons.ts'),
  controls: { concede: 'concede' },
  suggestAmount,
  demo: { bots: ['bold', 'cautious'], showsTableBefore: ['round-started'] },
});
