/**
 * The balance measurements of *The World Game*, on random deals. The seat of a country is its rank by initial points.
 */
import { createRng, deriveSeed } from '../../src/core/index.ts';
import { type Options, rulebook, type WorldGame, worldGame } from '../../src/games/world-game/rules/index.ts';
import { plans as exploiters } from '../../src/games/world-game/bots/plans.ts';
import type { Subject } from './subject.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** The names of the ranks by initial points. */
const RANKS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th'];

/** Creates countries with 500 to 3499 random points each. The example in the sources is only one possible deal. */
function deal(countries: number, options: Options = {}): (seed: string) => Options {
  return (seed) => {
    const rng = createRng(deriveSeed(seed, 'countries'));
    const dealt = NAMES.slice(0, countries).map((name) => ({ name, points: 500 + rng.int(3000) }));
    const scenario = { name: 'Dealt', provenance: 'invented', notes: '', maxPoints: 5000, countries: dealt } as const;
    return { scenario, ...options };
  };
}

export const worldGameBalance: Subject<WorldGame> = {
  game: worldGame,
  rulebook,
  settings: {
    'five countries': deal(5),
    'two countries': deal(2),
    'three countries': deal(3),
    'four countries': deal(4),
    'eight countries': deal(8),
    'the source’s example': () => ({}),
    'reportBand 0': deal(5, { reportBand: 0 }),
    'reportBand 250': deal(5, { reportBand: 250 }),
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
  exploiters,
  matches: { strategist: 200, mcts: 60, random: 200, setting: 60, exploiter: 1000 },
  iterations: 40,
};
