import { defineManifest } from '../../manifest/manifest.ts';
import { odds } from './odds.ts';
import { chicagoChicago } from './rules/game.ts';
import { balancedOptions } from './rules/scenario.ts';
import type { Chicago } from './rules/types.ts';

/** The manifest of *Chicago-Chicago!*: rules, presets, bots, messages and picture. */
export const manifest = /* @__PURE__ */ defineManifest<Chicago>({
  game: chicagoChicago,
  about: {
    designer: 'J. F. Dunnigan',
    year: 1970,
    source: 'Strategy & Tactics 21, 1970',
    players: [2, 2],
    minutes: 120,
    guide: 'https://github.com/countersheet/countersheet/blob/main/docs/learn/chicago-chicago.md',
    rules: 'https://github.com/countersheet/countersheet/blob/main/docs/rules/chicago-chicago.md',
  },
  presets: { 'as-printed': {}, 'for-play': balancedOptions },
  defaultPreset: 'for-play',
  options: ['scenario', 'loneRemoval', 'unengaged'],
  aims: ['CC-6.1', 'CC-6.2'],
  bots: () => import('./bots/index.ts'),
  plans: () => import('./bots/plans.ts'),
  observation: () => import('./observation.ts'),
  messages: { en: () => import('./messages/en.ts'), de: () => import('./messages/de.ts') },
  picture: () => import('./picture/index.ts'),
  lessons: () => import('./lessons.ts'),
  controls: { concede: 'concede' },
  demo: { bots: ['strategist'], showsTableBefore: ['turn-started'] },
  odds,
});
