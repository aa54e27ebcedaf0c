/**
 * The balance measurements of *Some Air War Games*: each of the seven variants, with cities and units placed by the
 * players.
 */
import { type AirWar, airWar, type Options, rulebook, SIDES, VARIANTS } from '../../src/games/air-war/rules/index.ts';
import { fixed, type Subject } from './subject.ts';

/** The default variant, and the other six variants. */
const [DEFAULT, ...OTHERS] = VARIANTS.toSorted(
  (one, other) => Number(other === 'small-three') - Number(one === 'small-three'),
);

/**
 * The players place their cities and units. If the scenario placed the cities and units, two strategists would always
 * play the same match, because strategists do not choose at random.
 */
export const airWarBalance: Subject<AirWar> = {
  game: airWar,
  rulebook,
  settings: fixed<Options>({
    [DEFAULT!]: {},
    ...Object.fromEntries(OTHERS.map((scenario) => [scenario, { scenario }])),
  }),
  seats: () => SIDES,
  limits: ['cycle-limit'],
  exploiters: {},
  matches: { strategist: 100, mcts: 0, random: 4, setting: 60, exploiter: 40 },
  iterations: 1,
  campaign: { options: {}, deals: 100 },
};
