/**
 * Compares ways to play and to search *Up Against the Wall*, among them boardgame.io and typed arrays. Each way runs in
 * its own process, and the processes take turns. Compare only the ratios within one run, because machines differ.
 */
import { mctsBot } from '../src/bots/mcts.ts';
import type { Game } from '../src/core/game.ts';
import { createRng } from '../src/core/random.ts';
import { upAgainstTheWall } from '../src/games/up-against-the-wall/rules/game.ts';
import type { Uaw } from '../src/games/up-against-the-wall/rules/types.ts';
import { boardgameIoPlayout, boardgameIoSearch } from './boardgame-io.ts';
import { inTurn, type Rates, ratios, spread } from './in-turn.ts';
import { cpuRate, ROUNDS, xorshift } from './measure.ts';
import { typedArrayPlayout } from './typed-array.ts';

const game: Game<Uaw> = upAgainstTheWall;
const rng = createRng('bench');
const root = game.setup();

/** The number of iterations of each tree search, from the first decision of a match. */
const ITERATIONS = 50;

const BOARDGAME_IO = 'boardgame.io';
const MCTS_BOT = `${BOARDGAME_IO}, MCTSBot`;
const TYPED_ARRAYS = 'typed arrays, by hand';

/** Each function plays one random match. All legal actions are equally likely. */
const PLAYOUTS: Readonly<Record<string, () => unknown>> = {
  [BOARDGAME_IO]: () => boardgameIoPlayout(() => rng.int(2 ** 32), String(rng.int(2 ** 32))),
  applyAction: applyPlayout,
  'fork, by action': forkPlayout,
  'fork, by number': numberPlayout,
  'fork, playOut': () => void game.fork(root, { dice: rng }).playOut(rng),
  [TYPED_ARRAYS]: () => typedArrayPlayout(xorshift),
};

/** Each function searches once, with playouts to the end of the match. */
const SEARCHES: Readonly<Record<string, () => unknown>> = {
  [MCTS_BOT]: () => boardgameIoSearch(ITERATIONS, String(rng.int(2 ** 32))),
  mctsBot: () => {
    const seen = game.view(game.setup({ seed: rng.int(2 ** 32) }), 'radicals');
    mctsBot(game)(seen, game.choices(seen), rng, { iterations: ITERATIONS });
  },
};

function applyPlayout(): void {
  let state = game.setup({ seed: rng.int(2 ** 32) });
  while (game.turn(state).kind !== 'over') state = game.applyAction(state, game.randomAction(state, rng));
}

function forkPlayout(): void {
  const fork = game.fork(root, { dice: rng });
  while (fork.turn().kind !== 'over') fork.apply(fork.randomAction(rng));
}

function numberPlayout(): void {
  const fork = game.fork(root, { dice: rng });
  for (let size = fork.size(); size > 0; size = fork.size()) fork.play(rng.int(size));
}

function compare(): void {
  console.log(`Medians (least to most) of ${ROUNDS} rounds, per second of processor time. Node ${process.version}.`);
  const playouts = ratesOf(PLAYOUTS);
  const [io, limit] = [playouts[BOARDGAME_IO]!, playouts[TYPED_ARRAYS]!];
  console.log(`\n${row('way of playing', ['playouts/s', `x ${BOARDGAME_IO}`, 'limit divided by it'])}`);
  for (const [name, each] of Object.entries(playouts))
    console.log(row(name, [each, ratios(each, io), ratios(limit, each)].map(spread)));
  const searches = ratesOf(SEARCHES);
  console.log(`\n${row('tree search', ['iterations/s', `x ${BOARDGAME_IO}`])}`);
  for (const [name, each] of Object.entries(searches)) {
    const iterations = each.map((perSecond) => perSecond * ITERATIONS);
    console.log(row(name, [iterations, ratios(each, searches[MCTS_BOT]!)].map(spread)));
  }
}

function ratesOf(ways: typeof PLAYOUTS): Readonly<Record<string, Rates>> {
  const names = Object.keys(ways);
  const rates = inTurn(
    'playouts',
    names.map((name) => [name]),
  );
  return Object.fromEntries(names.map((name, index) => [name, rates[index]!]));
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(30)).join('');
}

const [, , , mode, way = ''] = process.argv;
if (mode === 'measure') console.log(await cpuRate({ ...PLAYOUTS, ...SEARCHES }[way]!));
else compare();
