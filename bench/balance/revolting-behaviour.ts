/** The balance measurements of *Revolting Behaviour!*. */
import {
  type Options,
  type RevoltingBehaviour,
  revoltingBehaviour,
  rulebook,
} from '../../src/games/revolting-behaviour/rules/index.ts';
import { plans as exploiters } from '../../src/games/revolting-behaviour/bots/plans.ts';
import { fixed, type Subject } from './subject.ts';

const THREE = ['ada', 'ben', 'cleo'];

export const revoltingBehaviourBalance: Subject<RevoltingBehaviour> = {
  game: revoltingBehaviour,
  rulebook,
  settings: fixed<Options>({
    'two players': {},
    'three players': { players: THREE },
    'four players': { players: [...THREE, 'dan'] },
    'causeSize 3': { causeSize: 3 },
    'causeSize 5': { causeSize: 5 },
    'causeSize 7': { causeSize: 7 },
    'causeSize 15': { causeSize: 15 },
    'jokers 0': { jokers: 0 },
    'jokers 1': { jokers: 1 },
    'jokers 4': { jokers: 4 },
    'truce 5': { truce: 5 },
  }),
  seats: ({ setup }) => setup.players,
  limits: ['turn-limit'],
  exploiters,
  matches: { strategist: 100, mcts: 30, random: 100, setting: 20, exploiter: 40 },
  iterations: 100,
  campaign: { options: {}, deals: 1000 },
};
