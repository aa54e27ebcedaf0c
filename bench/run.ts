/**
 * Plays the same game in several ways, in turn, in one process, and prints how many random playouts each makes in a
 * second. Machines differ and are noisy: the ratios, side by side from one run, are what to look at.
 */
import { enableArrayMethods, produce, setAutoFreeze } from 'immer';
import type { Game, State } from '../src/core/game.ts';
import { createRng } from '../src/core/random.ts';
import { Rules } from '../src/core/rules.ts';
import { spec, upAgainstTheWall } from '../src/games/up-against-the-wall/game.ts';
import type { Uaw } from '../src/games/up-against-the-wall/types.ts';
import { boardgameIoPlayout } from './boardgame-io.ts';
import { typedArrayPlayout } from './typed-array.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const MILLISECONDS = Number(process.env['BENCH_MS'] ?? 1000);

const game: Game<Uaw> = upAgainstTheWall;
const rules = new Rules(spec);
const rng = createRng('bench');
const root = game.setup();

/** Plays one match at random; the chance events are counted as actions, like the decisions. */
type Playout = () => number;

const contenders: Readonly<Record<string, Playout>> = {
  'boardgame.io': () => boardgameIoPlayout(() => rng.int(2 ** 32), String(rng.int(2 ** 32))),
  'rules on immer drafts': immerPlayout,
  applyAction: applyPlayout,
  'fork, chance supplied': () => forkPlayout(true),
  'fork, dice of its own': () => forkPlayout(false),
  'typed arrays, by hand': () => typedArrayPlayout(() => rng.int(2 ** 32)),
};

function applyPlayout(): number {
  let { state, actions } = game.start({ seed: rng.int(2 ** 32) });
  let played = actions.length;
  while (game.turn(state).kind !== 'over') {
    const action = game.fork(state, { dice: 'manual' }).randomAction(rng);
    state = game.applyAction(state, action);
    played++;
  }
  return played;
}

function immerPlayout(): number {
  let state = game.setup({ seed: rng.int(2 ** 32) });
  let played = 0;
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const action = rules.randomAction(state, turn, rng);
    state = produce(state, (draft) => {
      rules.tryPlay(draft as never, rules.turn(draft as State<Uaw>), action);
      rules.playChance(draft as never);
    });
    played++;
  }
  return played;
}

function forkPlayout(isSupplied: boolean): number {
  const fork = game.fork(root, { dice: isSupplied ? 'manual' : rng });
  let played = 0;
  while (fork.turn().kind !== 'over') {
    fork.apply(fork.randomAction(rng));
    played++;
  }
  return played;
}

/** Playouts a second in about the given time. */
function rate(playout: Playout): number {
  const start = performance.now();
  let playouts = 0;
  do {
    playout();
    playouts++;
  } while (performance.now() - start < MILLISECONDS);
  return (playouts * 1000) / (performance.now() - start);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] as number;
}

setAutoFreeze(true);
enableArrayMethods();

const fresh = rate(() => forkPlayout(false));
const rates = Object.fromEntries(Object.keys(contenders).map((name) => [name, [] as number[]]));
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, playout] of Object.entries(contenders)) rates[name]?.push(rate(playout));
}

const actions = 178.7;
const medians = Object.entries(rates).map(([name, each]) => [name, median(each)] as const);
const rateOf = (name: string): number => medians.find(([each]) => each === name)?.[1] ?? Number.NaN;
console.log(
  `Up Against the Wall, uniformly random playouts of about ${String(actions)} actions, chance events included.`,
);
console.log(`Medians of ${String(ROUNDS)} rounds, in one process, in turn. Node ${process.version}.\n`);
console.log(
  `${'way of playing'.padEnd(24)}${'playouts/s'.padStart(12)}${'actions/s'.padStart(14)}${'x boardgame.io'.padStart(16)}${'of the limit'.padStart(14)}`,
);
for (const [name, playouts] of medians) {
  const cells = [
    Math.round(playouts).toLocaleString('en').padStart(12),
    Math.round(playouts * actions)
      .toLocaleString('en')
      .padStart(14),
    (playouts / rateOf('boardgame.io')).toFixed(1).padStart(16),
    `1/${(rateOf('typed arrays, by hand') / playouts).toFixed(1)}`.padStart(14),
  ];
  console.log(name.padEnd(24) + cells.join(''));
}
console.log(
  `\nA fork before anything else has run in the process: ${Math.round(fresh).toLocaleString('en')} playouts/s.`,
);
