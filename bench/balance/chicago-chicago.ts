/** The balance measurements of *Chicago-Chicago!*. */
import {
  balancedOptions,
  type Chicago,
  chicagoChicago,
  type Options,
  rulebook,
  SIDES,
} from '../../src/games/chicago-chicago/rules/index.ts';
import { plans as exploiters } from '../../src/games/chicago-chicago/bots/plans.ts';
import { fixed, type Subject } from './subject.ts';

export const chicagoChicagoBalance: Subject<Chicago> = {
  game: chicagoChicago,
  rulebook,
  settings: fixed<Options>({
    default: {},
    'made for play': balancedOptions,
    'unengaged per-park': { unengaged: 'per-park' },
    'loneRemoval removed': { loneRemoval: 'removed' },
  }),
  seats: () => SIDES,
  limits: [],
  exploiters,
  matches: { strategist: 100, mcts: 60, random: 100, setting: 100, exploiter: 80 },
  iterations: 8,
  campaign: { options: {}, deals: 1000 },
};
