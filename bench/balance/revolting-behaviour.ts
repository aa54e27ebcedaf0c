/** *Revolting Behaviour!* as its matches are counted. */
import { type Bot, randomBot } from '../../src/bots/index.ts';
import { contenders } from '../../src/cli/contenders.ts';
import {
  revoltingBehaviourFierce as fierce,
  revoltingBehaviourSteady as steady,
} from '../../src/strategists/revolting-behaviour/tastes.ts';
import {
  type Options,
  type RevoltingBehaviour,
  revoltingBehaviour,
} from '../../src/games/revolting-behaviour/index.ts';
import { revoltingBehaviourStrategist } from '../../src/strategists/revolting-behaviour.ts';
import * as exploiters from '../../tests/exploiters/revolting-behaviour.ts';
import type { Subject } from './subject.ts';

const THREE = ['ada', 'ben', 'cleo'];

const by = (options: Options) => (): Options => options;

/** How the game is counted. */
export const revoltingBehaviourBalance: Subject<RevoltingBehaviour> = {
  game: revoltingBehaviour,
  settings: {
    'two players': by({}),
    'three players': by({ players: THREE }),
    'four players': by({ players: [...THREE, 'dan'] }),
    'causeSize 3': by({ causeSize: 3 }),
    'causeSize 5': by({ causeSize: 5 }),
    'causeSize 7': by({ causeSize: 7 }),
    'causeSize 15': by({ causeSize: 15 }),
    'jokers 0': by({ jokers: 0 }),
    'jokers 1': by({ jokers: 1 }),
    'jokers 4': by({ jokers: 4 }),
    'truce 5': by({ truce: 5 }),
  },
  seats: ({ setup }) => setup.players,
  limits: ['turn-limit'],
  bots: {
    strategist: revoltingBehaviourStrategist,
    mcts: contenders[revoltingBehaviour.id]!['mcts'] as unknown as Bot<RevoltingBehaviour>,
    steady,
    fierce,
    random: randomBot(),
  },
  exploiters: { ...exploiters, steady, fierce, random: randomBot() },
};
