/**
 * Measures the speed of the map functions, and of games on maps, in processor time. Searches for all spaces that a unit
 * can reach, and prints how long this search takes and how many bytes it allocates. For the games of the examples,
 * prints the number of random actions per second. *Chicago-Chicago!* and *Some Air War Games* use the boards of the
 * folder `mechanics`. `npm run bench -- against 5766afe9 --games chicago-chicago,air-war` compares these two games with
 * the last commit in which each game had its own board code.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fords } from '../examples/fords/rules.ts';
import { passes } from '../examples/passes.ts';
import type { Game, GameTypes } from '../src/core/game.ts';
import { createRng } from '../src/core/random.ts';
import { hexMap, linkCosts, Reach } from '../src/mechanics/index.ts';
import { cpuRate, median, ROUNDS } from './measure.ts';

const ALLOWANCE = 20;
const rng = createRng('boards');

/**
 * Returns a function that finds all hexes that a unit can reach. The map is a square of 10,000 hexes, and a third of
 * the hexes are woods.
 */
function searches(): { readonly size: number; readonly search: () => void } {
  const row = (): string => Array.from({ length: 100 }, () => (rng.int(3) === 0 ? 'w' : '.')).join('');
  const map = hexMap({ top: 'flat', shifted: 'even', rows: Array.from({ length: 100 }, row) });
  const going = { costs: linkCosts(map, { terrain: { '.': 1, w: 2 } }) };
  const reach = new Reach(map);
  const starts = Array.from({ length: 64 }, () => rng.int(map.size));
  let turn = 0;
  return { size: map.size, search: () => reach.find(starts[turn++ % 64]!, ALLOWANCE, going) };
}

/**
 * Returns how many bytes one run allocates on the heap. Garbage is collected before the runs, and not during the runs.
 */
function bytesOf(work: () => void): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const runs = 1000;
  for (let run = 0; run < runs; run++) work();
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let run = 0; run < runs; run++) work();
  return (process.memoryUsage().heapUsed - before) / runs;
}

/** Returns the average number of actions in a random match, including chance events. */
function actionsOf(game: Game<GameTypes>): number {
  const matches = 200;
  let actions = 0;
  for (let match = 0; match < matches; match++) {
    const fork = game.fork(game.setup(), { dice: 'manual' });
    for (; fork.turn().kind !== 'over'; actions++) fork.apply(fork.randomAction(rng));
  }
  return actions / matches;
}

async function medianRate(work: () => void): Promise<number> {
  const rates: number[] = [];
  while (rates.length < ROUNDS) rates.push(await cpuRate(work));
  return median(rates);
}

const { size, search } = searches();
const time = 1e6 / (await medianRate(search));
console.log(`Processor time, medians of ${ROUNDS} rounds. Node ${process.version}.`);
console.log(`reach, allowance ${ALLOWANCE}, ${size} hexes: ${time.toFixed(1)} µs, ${bytesOf(search).toFixed(1)} bytes`);

for (const game of [fords, passes] as unknown as readonly Game<GameTypes>[]) {
  const actions = actionsOf(game);
  const root = game.setup();
  const playOut = await medianRate(() => void game.fork(root, { dice: 'manual' }).playOut(rng));
  const byAction = await medianRate(() => {
    const fork = game.fork(root, { dice: 'manual' });
    while (fork.turn().kind !== 'over') fork.apply(fork.randomAction(rng));
  });
  const figures = [playOut, byAction].map((rate) => Math.round(rate * actions).toLocaleString('en'));
  console.log(`${game.title}: ${figures[0]!} random actions/s by playOut, ${figures[1]!} action by action`);
}
