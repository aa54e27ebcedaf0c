/** *Some Air War Games* as their matches are counted: each of the seven, with the cities and units of the preset. */
import { type AirWar, airWar, type Options, SIDES, VARIANTS } from '../../src/games/air-war/index.ts';
import { fixed, type Subject } from './subject.ts';

const PRESET = { cities: 'preset', placement: 'preset' } as const;

const [DEFAULT, ...OTHERS] = ['small-three', ...VARIANTS.filter((variant) => variant !== 'small-three')] as const;

/** How the games are counted. */
export const airWarBalance: Subject<AirWar> = {
  game: airWar,
  settings: fixed<Options>({
    [DEFAULT]: PRESET,
    [`${DEFAULT} as players place it`]: {},
    ...Object.fromEntries(OTHERS.map((scenario) => [scenario, { scenario, ...PRESET }])),
  }),
  seats: () => SIDES,
  limits: ['cycle-limit'],
  exploiters: {},
  // Search takes more than a minute for a match of its own.
  matches: { strategist: 30, mcts: 0, random: 5, setting: 8, exploiter: 10 },
  iterations: 4,
};
