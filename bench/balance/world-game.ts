/**
 * The balance measurements of *The World Game*. The deals are random. In these measurements, a seat is the rank of a
 * country by its initial points.
 */
import { type Options, rulebook, type WorldGame, worldGame } from '../../src/games/world-game/rules/index.ts';
import { plans as exploiters } from '../../src/games/world-game/bots/plans.ts';
import { warOf } from '../../src/games/world-game/wars.ts';
import type { Subject } from './subject.ts';

/** The names of the ranks of the countries, by initial points. */
const RANKS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th'];

/**
 * Countries with random points, as in the matches that the library offers. The printed source has only one example of a
 * deal.
 */
function deal(countries: number, options: Options = {}): (seed: string) => Options {
  return (seed) => ({ ...warOf(countries, seed), ...options });
}

export const worldGameBalance: Subject<WorldGame> = {
  game: worldGame,
  rulebook,
  settings: {
    'five countries': deal(5),
    'made for play': deal(6, { conquest: 'total' }),
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
  campaign: { players: 5, deals: 4000 },
};
