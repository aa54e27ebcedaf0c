/** *The World Game* as its matches are counted: random deals, seats by how rich they begin. */
import { type Bot, randomBot } from '../../src/bots/index.ts';
import { createRng, deriveSeed } from '../../src/core/index.ts';
import { contenders } from '../../src/cli/contenders.ts';
import { worldGameBold as hawk, worldGameCautious as dove } from '../../src/strategists/world-game/characters.ts';
import { type Options, type WorldGame, worldGame } from '../../src/games/world-game/index.ts';
import { worldGameStrategist } from '../../src/strategists/world-game.ts';
import * as exploiters from '../../tests/exploiters/world-game.ts';
import type { Subject } from './subject.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

const RANKS = ['richest', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Countries with 500 to 3499 points each, which nobody knows beforehand: the sources' example is a single deal. */
function deal(countries: number, options: Options = {}): (seed: string) => Options {
  return (seed) => {
    const rng = createRng(deriveSeed(seed, 'countries'));
    const dealt = NAMES.slice(0, countries).map((name) => ({ name, points: 500 + rng.int(3000) }));
    const scenario = { name: 'Dealt', provenance: 'invented', notes: '', maxPoints: 5000, countries: dealt } as const;
    return { scenario, ...options };
  };
}

/** How the game is counted. */
export const worldGameBalance: Subject<WorldGame> = {
  game: worldGame,
  settings: {
    'five countries': deal(5),
    'two countries': deal(2),
    'three countries': deal(3),
    'four countries': deal(4),
    'eight countries': deal(8),
    'the source’s example': () => ({}),
    'reportBand 0': deal(5, { reportBand: 0 }),
    'reportBand 250': deal(5, { reportBand: 250 }),
    'reportBand 500': deal(5, { reportBand: 500 }),
    'reportBand 1000': deal(5, { reportBand: 1000 }),
    'diplomacyRounds 0': deal(5, { diplomacyRounds: 0 }),
    'diplomacyRounds 1': deal(5, { diplomacyRounds: 1 }),
    'alliesMost 2': deal(5, { alliesMost: 2 }),
    'alliesMost null': deal(5, { alliesMost: null }),
    'pledged withdrawable': deal(5, { pledged: 'withdrawable' }),
    'conquest total': deal(5, { conquest: 'total' }),
    'confrontation announced': deal(5, { confrontation: 'announced' }),
  },
  seats: ({ secrets, setup }) => {
    const totals = setup.countries.map(({ name }) => secrets[name]!.points);
    const order = [...totals.keys()].toSorted((one, other) => totals[other]! - totals[one]!);
    return totals.map((_, country) => RANKS[order.indexOf(country)]!);
  },
  limits: ['rounds'],
  bots: {
    strategist: worldGameStrategist,
    mcts: contenders[worldGame.id]!['mcts'] as unknown as Bot<WorldGame>,
    bold: hawk,
    cautious: dove,
    random: randomBot(),
  },
  exploiters: { ...exploiters, bold: hawk, cautious: dove, random: randomBot() },
};
