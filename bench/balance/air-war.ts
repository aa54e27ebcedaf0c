/** *Some Air War Games* as their matches are counted: each of the seven, with cities and units where the players place them. */
import { type AirWar, airWar, type Options, rulebook, SIDES, VARIANTS } from '../../src/games/air-war/rules/index.ts';
import { fixed, type Subject } from './subject.ts';

/** What is played by default, and the other six. */
const [DEFAULT, ...OTHERS] = VARIANTS.toSorted(
  (one, other) => Number(other === 'small-three') - Number(one === 'small-three'),
);

/** How the games are counted. If the scenario places cities and units, the strategist, who leaves nothing to chance, always plays the same match. */
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
  matches: { strategist: 100, mcts: 60, random: 4, setting: 40, exploiter: 20 },
  iterations: 4,
};
