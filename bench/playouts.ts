/**
 * Plays the same game with several implementations in turn, and prints how many random matches each implementation
 * plays per second. Compare only the ratios within one run, because machines differ.
 *
 * `npm run bench -- air-war` measures the air war games.
 *
 * After rules have run on the proxies of immer, the same rules stay slow until their process ends. Therefore a separate
 * process measures the table row with immer.
 */
import { execFileSync } from 'node:child_process';
import { produce } from 'immer';
import type { Game, State } from '../src/core/game.ts';
import { createRng } from '../src/core/random.ts';
import { interpreted } from '../src/core/interpreter.ts';
import { PlayableRules } from '../src/core/playable-rules.ts';
import { Run } from '../src/core/run.ts';
import type { StateCopy } from '../src/core/state-copy.ts';
import { upAgainstTheWall } from '../src/games/up-against-the-wall/rules/game.ts';
import { spec } from '../src/games/up-against-the-wall/rules/spec.ts';
import type { Uaw } from '../src/games/up-against-the-wall/rules/types.ts';
import { boardgameIoPlayout } from './boardgame-io.ts';
import { median, rate, ROUNDS, xorshift } from './measure.ts';
import { typedArrayPlayout } from './typed-array.ts';

const game: Game<Uaw> = upAgainstTheWall;
const rules = new PlayableRules(spec, interpreted);
const rng = createRng('bench');
const root = game.setup();

/** The table row that is measured in a separate process. */
const IMMER = 'rules on immer drafts';

/**
 * The average number of actions in a random match, including chance events. This average was measured in 300,000
 * matches.
 */
const ACTIONS = 178.7;

/** Plays one match at random. */
type Playout = () => unknown;

const contenders: Readonly<Record<string, Playout>> = {
  'boardgame.io': () => boardgameIoPlayout(() => rng.int(2 ** 32), String(rng.int(2 ** 32))),
  applyAction: applyPlayout,
  'fork, action by action': () => forkPlayout(),
  'fork, played out': () => void game.fork(root, { dice: rng }).playOut(rng),
  'typed arrays, by hand': () => typedArrayPlayout(xorshift),
};

function applyPlayout(): void {
  let state = game.setup({ seed: rng.int(2 ** 32) });
  while (game.turn(state).kind !== 'over') state = game.applyAction(state, game.randomAction(state, rng));
}

function immerPlayout(): void {
  let state = game.setup({ seed: rng.int(2 ** 32) });
  while (game.turn(state).kind !== 'over') {
    state = produce(state, (draft) => {
      const run = new Run(rules, asCopy(draft));
      run.tryPlay(run.randomAction(rng));
      run.playChance();
    });
  }
}

/** Wraps a draft of immer in the interface with which rules modify a state. */
function asCopy(draft: State<Uaw>): StateCopy<Uaw> {
  const { setup, table, secrets, hidden, dice } = draft;
  return Object.defineProperties(
    { setup, table, secrets, hidden, dice, player: 'radicals' as const, log: undefined },
    {
      step: { get: () => table.phase },
      own: {
        get(this: { player: 'radicals' }) {
          return secrets[this.player];
        },
      },
    },
  ) as unknown as StateCopy<Uaw>;
}

function forkPlayout(): void {
  const fork = game.fork(root, { dice: rng });
  while (fork.turn().kind !== 'over') fork.apply(fork.randomAction(rng));
}

async function benchmark(): Promise<void> {
  const fresh = await rate(forkPlayout);
  const names = [IMMER, ...Object.keys(contenders)];
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++) {
    rates[IMMER]?.push(
      Number(execFileSync(process.execPath, [process.argv[1] ?? '', 'playouts', 'immer'], { encoding: 'utf8' })),
    );
    for (const [name, playout] of Object.entries(contenders)) rates[name]?.push(await rate(playout));
  }
  report(new Map(Object.entries(rates).map(([name, each]) => [name, median(each)])));
  console.log(
    `\nA fork in a process that has run nothing else before: ${Math.round(fresh).toLocaleString('en')} playouts/s.`,
  );
}

function report(medians: ReadonlyMap<string, number>): void {
  const reference = medians.get('boardgame.io') ?? Number.NaN;
  const limit = medians.get('typed arrays, by hand') ?? Number.NaN;
  console.log(
    `Up Against the Wall, playouts in which all legal actions are equally likely, ${String(ACTIONS)} actions on average, including chance events.`,
  );
  console.log(`Medians of ${String(ROUNDS)} rounds; the measurements take turns. Node ${process.version}.\n`);
  console.log(row('way of playing', ['playouts/s', 'actions/s', 'x boardgame.io', 'of the limit']));
  for (const [name, playouts] of medians) {
    const [perSecond, actions] = [playouts, playouts * ACTIONS].map((each) => Math.round(each).toLocaleString('en'));
    console.log(
      row(name, [
        perSecond ?? '',
        actions ?? '',
        (playouts / reference).toFixed(1),
        `1/${(limit / playouts).toFixed(1)}`,
      ]),
    );
  }
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(15)).join('');
}

if (process.argv[3] === 'immer') console.log(await rate(immerPlayout));
else await benchmark();
