/** The balance measurements of *Up Against the Wall*. */
import {
  balancedOptions,
  type Options,
  rulebook,
  SIDES,
  type Uaw,
  upAgainstTheWall,
} from '../../src/games/up-against-the-wall/rules/index.ts';
import { plans as exploiters } from '../../src/games/up-against-the-wall/bots/plans.ts';
import { fixed, type Subject } from './subject.ts';

export const upAgainstTheWallBalance: Subject<Uaw> = {
  game: upAgainstTheWall,
  rulebook,
  settings: fixed<Options>({
    default: {},
    'made for play': balancedOptions,
    'made for play and redeploy': { ...balancedOptions, pieces: 'redeploy' },
    'made for play and wipeOut off': { ...balancedOptions, wipeOut: 'off' },
    'unopposed advance': { unopposed: 'advance' },
    'pieces redeploy': { pieces: 'redeploy' },
    'redeploy and advance': { pieces: 'redeploy', unopposed: 'advance' },
    'replaced hidden': { replaced: 'hidden' },
    'wipeOut combat': { wipeOut: 'combat' },
    'wipeOut off': { wipeOut: 'off' },
  }),
  seats: () => SIDES,
  limits: [],
  exploiters,
  matches: { strategist: 100, mcts: 60, random: 100, setting: 40, exploiter: 40 },
  iterations: 60,
  campaign: { options: {}, deals: 500 },
};
