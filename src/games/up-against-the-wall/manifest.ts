import { defineManifest } from '../../manifest/manifest.ts';
import { odds } from './odds.ts';
import { upAgainstTheWall } from './rules/game.ts';
import { balancedOptions, balancedScenario } from './rules/scenario.ts';
import type { Uaw } from './rules/types.ts';

/** *Up Against the Wall, Motherfucker!*: rules, presets, bots, messages and picture. */
export const manifest = /* @__PURE__ */ defineManifest<Uaw>({
  game: upAgainstTheWall,
  about: {
    designer: 'J. F. Dunnigan and J. Avorn',
    year: 1969,
    source: 'Columbia Daily Spectator, 11 March 1969',
    players: [2, 2],
    minutes: 45,
    guide: 'https://github.com/countersheet/countersheet/blob/main/docs/learn/up-against-the-wall.md',
    rules: 'https://github.com/countersheet/countersheet/blob/main/docs/rules/up-against-the-wall.md',
  },
  presets: { 'as-printed': {}, 'eleven-boxes': { scenario: balancedScenario }, 'for-play': balancedOptions },
  defaultPreset: 'for-play',
  options: ['scenario', 'pieces', 'replaced', 'unopposed', 'wipeOut'],
  aims: ['UW-6.1', 'UW-6.2'],
  bots: () => import('./bots/index.ts'),
  plans: () => import('./bots/plans.ts'),
  observation: () => import('./observation.ts'),
  messages: { en: () => import('./messages/en.ts'), de: () => import('./messages/de.ts') },
  picture: () => import('./picture/index.ts'),
  lessons: () => import('./lessons.ts'),
  controls: { concede: 'concede' },
  demo: { bots: ['strategist', 'greedy'], showsTableBefore: ['turn-started'] },
  odds,
  ownSecrets: ({ own }) => ({ hand: own?.hand ?? [], discarded: own?.discarded ?? [] }),
});
