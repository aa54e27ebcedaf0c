import { toNumber } from '../../analysis/rational.ts';
import { defineManifest } from '../../manifest/manifest.ts';
import { odds } from './odds.ts';
import { revoltingBehaviour } from './rules/game.ts';
import { attemptOdds } from './rules/analysis.ts';
import { packOf } from './rules/cards.ts';
import { balancedOptions } from './rules/scenario.ts';
import type { RevoltingBehaviour } from './rules/types.ts';

/** Example names for the maximum number of players in a match. */
const NAMES = ['ada', 'ben', 'cleo', 'dan', 'eve', 'finn', 'gwen', 'hal'];

/** The manifest of *Revolting Behaviour!*: rules, presets, bots, messages and picture. */
export const manifest = /* @__PURE__ */ defineManifest<RevoltingBehaviour>({
  game: revoltingBehaviour,
  about: {
    designer: 'M. Hartley',
    year: 1998,
    source: 'rules, 1998',
    players: [2, NAMES.length],
    minutes: 30,
    guide: 'https://github.com/countersheet/countersheet/blob/main/docs/learn/revolting-behaviour.md',
    rules: 'https://github.com/countersheet/countersheet/blob/main/docs/rules/revolting-behaviour.md',
  },
  presets: { 'as-printed': {}, 'for-play': balancedOptions },
  defaultPreset: 'for-play',
  optionsFor: (count) => ({ players: NAMES.slice(0, count) }),
  options: ['players', 'jokers', 'causeSize', 'truce', 'maxTurns', 'scenario'],
  aims: ['RB-6.2', 'RB-6.3'],
  bots: () => import('./bots/index.ts'),
  plans: () => import('./bots/plans.ts'),
  observation: () => import('./observation.ts'),
  messages: { en: () => import('./messages/en.ts'), de: () => import('./messages/de.ts') },
  picture: () => import('./picture/index.ts'),
  lessons: () => import('./lessons.ts'),
  controls: { concede: 'concede' },
  demo: { bots: ['steady', 'fierce'], showsTableBefore: ['turn-started'] },
  odds,
  // Returns the probability of success if the player draws cards until they can no longer pay.
  successOf: ({ setup: { players, jokers, scenario }, table }, action) => {
    if (action.type !== 'attempt') return undefined;
    const { activity, severity, player } = action;
    const budget = table.holdings[players.indexOf(player)]!.points;
    const deck = packOf({ jokers, scenario });
    return toNumber(attemptOdds({ activity, severity, budget, scenario, deck }).success);
  },
});
