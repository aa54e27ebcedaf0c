/** *Up Against the Wall* as its matches are counted. */
import { type Bot, randomBot } from '../../src/bots/index.ts';
import { contenders } from '../../src/cli/contenders.ts';
import {
  madeForPlay,
  type Options,
  SIDES,
  type Uaw,
  upAgainstTheWall,
} from '../../src/games/up-against-the-wall/index.ts';
import { upAgainstTheWallStrategist } from '../../src/strategists/up-against-the-wall.ts';
import * as exploiters from '../../tests/exploiters/up-against-the-wall.ts';
import type { Subject } from './subject.ts';

const by = (options: Options) => (): Options => options;

/** How the game is counted. */
export const upAgainstTheWallBalance: Subject<Uaw> = {
  game: upAgainstTheWall,
  settings: {
    default: by({}),
    'made for play': by(madeForPlay),
    'made for play and anew': by({ ...madeForPlay, pieces: 'anew' }),
    'made for play and wipeOut off': by({ ...madeForPlay, wipeOut: 'off' }),
    'unopposed advance': by({ unopposed: 'advance' }),
    'pieces anew': by({ pieces: 'anew' }),
    'anew and advance': by({ pieces: 'anew', unopposed: 'advance' }),
    'replaced hidden': by({ replaced: 'hidden' }),
    'wipeOut combat': by({ wipeOut: 'combat' }),
    'wipeOut off': by({ wipeOut: 'off' }),
  },
  seats: () => SIDES,
  limits: [],
  bots: {
    strategist: upAgainstTheWallStrategist,
    mcts: contenders[upAgainstTheWall.id]!['mcts'] as unknown as Bot<Uaw>,
    greedy: exploiters.greedy,
    random: randomBot(),
  },
  exploiters: { ...exploiters, random: randomBot() },
};
