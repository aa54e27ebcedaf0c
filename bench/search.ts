/**
 * Measures how fast forks play random matches. Also measures how many iterations of tree search the library makes per
 * second, compared with boardgame.io on the same game. The measurements take turns; the output shows the median of each
 * measurement. Compare the ratios.
 */
import { mctsBot } from '../src/bots/mcts.ts';
import type { Game, GameTypes } from '../src/core/game.ts';
import { createRng } from '../src/core/random.ts';
import { airWar } from '../src/games/air-war/rules/index.ts';
import { chicagoChicago } from '../src/games/chicago-chicago/rules/index.ts';
import { revoltingBehaviour } from '../src/games/revolting-behaviour/rules/index.ts';
import { upAgainstTheWall as game } from '../src/games/up-against-the-wall/rules/index.ts';
import { worldGame } from '../src/games/world-game/rules/index.ts';
import { boardgameIoSearch } from './boardgame-io.ts';
import { median, rate, ROUNDS } from './measure.ts';

const ITERATIONS = 50;

const rng = createRng('bench');

function searchHere(): void {
  const seen = game.view(game.setup({ seed: rng.int(2 ** 32) }), 'radicals');
  mctsBot(game)(seen, game.choices(seen), rng, { iterations: ITERATIONS });
}

const searchers = {
  'boardgame.io MCTSBot': () => boardgameIoSearch(ITERATIONS, String(rng.int(2 ** 32))),
  mctsBot: searchHere,
};

const games = [game, revoltingBehaviour, worldGame, chicagoChicago, airWar] as unknown as readonly Game<GameTypes>[];

async function medians(rows: Readonly<Record<string, () => unknown>>): Promise<Map<string, number>> {
  const rates = new Map<string, number[]>(Object.keys(rows).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, work] of Object.entries(rows)) rates.get(name)?.push(await rate(work));
  }
  return new Map([...rates].map(([name, each]) => [name, median(each)]));
}

const found = await medians(searchers);
const reference = found.get('boardgame.io MCTSBot') as number;
console.log('Up Against the Wall, tree search from the first decision, playouts to the end:\n');
for (const [name, searches] of found) {
  const [iterations, ratio] = [(searches * ITERATIONS).toFixed(0), (searches / reference).toFixed(1)];
  console.log(`${name.padEnd(24)}${iterations.padStart(10)} iterations/s${ratio.padStart(10)} x boardgame.io`);
}

console.log('\nRandom matches on forks, from the default options to the end:\n');
const playouts = Object.fromEntries(
  games.map((each) => {
    const start = each.setup();
    return [each.id, () => void each.fork(start, { dice: rng }).playOut(rng)];
  }),
);
for (const [name, perSecond] of await medians(playouts))
  console.log(`${name.padEnd(24)}${perSecond.toFixed(perSecond < 100 ? 1 : 0).padStart(10)} playouts/s`);
