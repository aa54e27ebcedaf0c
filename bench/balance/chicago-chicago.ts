/** *Chicago-Chicago!* as its matches are counted. */
import { type Bot, randomBot } from '../../src/bots/index.ts';
import { contenders } from '../../src/cli/contenders.ts';
import { type Chicago, chicagoChicago, type Options, SIDES } from '../../src/games/chicago-chicago/index.ts';
import { chicagoChicagoStrategist } from '../../src/strategists/chicago-chicago.ts';
import * as exploiters from '../../tests/exploiters/chicago-chicago.ts';
import type { Subject } from './subject.ts';

const by = (options: Options) => (): Options => options;

/** How the game is counted. */
export const chicagoChicagoBalance: Subject<Chicago> = {
  game: chicagoChicago,
  settings: {
    default: by({}),
    'unengaged per-park': by({ unengaged: 'per-park' }),
    'loneRemoval removed': by({ loneRemoval: 'removed' }),
  },
  seats: () => SIDES,
  limits: [],
  bots: {
    strategist: chicagoChicagoStrategist,
    mcts: contenders[chicagoChicago.id]!['mcts'] as unknown as Bot<Chicago>,
    random: randomBot(),
  },
  exploiters: { ...exploiters, random: randomBot() },
};
