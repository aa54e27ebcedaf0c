/**
 * Measures how the time of an action on a fork grows with the number of countries, fields or units. Plays random
 * matches and prints two values: the processor time that one action takes, and the exponent with which this time grows.
 * If the exponent is 0, the time is constant; if the exponent is 1, the time is proportional to the number of
 * countries, fields or units.
 */
import type { Game, GameTypes } from '../src/core/game.ts';
import { createRng } from '../src/core/random.ts';
import { airWar } from '../src/games/air-war/rules/index.ts';
import { worldGame } from '../src/games/world-game/rules/index.ts';
import { cpuRate, median, ROUNDS } from './measure.ts';

/** A game to measure, and the options of its matches for each size. */
interface Series {
  readonly game: Game<GameTypes>;
  readonly sizes: readonly { readonly size: number; readonly options: object }[];
}

const rng = createRng('growth');

function war(count: number): object {
  const countries = Array.from({ length: count }, (_, place) => ({ name: `C${place}`, points: 1000 + 100 * place }));
  return {
    scenario: { name: 'Growth', provenance: 'invented', notes: 'For measuring.', maxPoints: 10_000, countries },
  };
}

function battles(scenario: 'small-three' | 'large-three', units?: number): object {
  const { scenario: whole } = airWar.setup({ scenario }).setup;
  const changed = units === undefined ? whole : { ...whole, units: { A: units, B: units } };
  return { scenario: changed, cities: 'scenario', placement: 'scenario', maxCycles: 10 };
}

const SERIES = {
  'world-game, countries': {
    game: worldGame,
    sizes: [2, 4, 8, 15, 30].map((size) => ({ size, options: war(size) })),
  },
  'air-war, fields': {
    game: airWar,
    sizes: [
      { size: 515, options: battles('small-three', 40) },
      { size: 1019, options: battles('large-three', 40) },
    ],
  },
  'air-war, units of a side': {
    game: airWar,
    sizes: [10, 20, 40, 80, 160].map((size) => ({ size, options: battles('small-three', size) })),
  },
} as unknown as Readonly<Record<string, Series>>;

/** Returns the average number of actions in a random match, including chance events. */
function actionsOf(game: Game<GameTypes>, options: object): number {
  const matches = 10;
  let actions = 0;
  for (let match = 0; match < matches; match++) {
    const fork = game.fork(game.setup(options), { dice: 'manual' });
    for (; fork.turn().kind !== 'over'; actions++) fork.apply(fork.randomAction(rng));
  }
  return actions / matches;
}

/** Returns how many microseconds of processor time an action takes. */
async function timeOf(game: Game<GameTypes>, options: object): Promise<number> {
  const root = game.setup(options);
  const rates: number[] = [];
  while (rates.length < ROUNDS) rates.push(await cpuRate(() => void game.fork(root, { dice: 'manual' }).playOut(rng)));
  return 1e6 / median(rates) / actionsOf(game, options);
}

/** Returns the exponent: the slope of the least-squares line through the logarithms of sizes and times. */
function exponentOf(points: readonly (readonly [number, number])[]): number {
  const logs = points.map(([size, time]) => [Math.log(size), Math.log(time)] as const);
  const mean = (axis: 0 | 1): number => logs.reduce((sum, point) => sum + point[axis], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const covariance = logs.reduce((sum, [one, other]) => sum + (one - x) * (other - y), 0);
  return covariance / logs.reduce((sum, [one]) => sum + (one - x) ** 2, 0);
}

for (const [name, { game, sizes }] of Object.entries(SERIES)) {
  const points: (readonly [size: number, time: number])[] = [];
  for (const { size, options } of sizes) points.push([size, await timeOf(game, options)]);
  console.log(
    `${name}: microseconds an action ${points.map(([size, time]) => `${size}: ${time.toFixed(1)}`).join(', ')}`,
  );
  console.log(`  exponent ${exponentOf(points).toFixed(2)}`);
}
