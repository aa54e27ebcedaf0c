/**
 * Compares the speed of the working tree with the speed of another commit: how many random matches each of the two
 * plays per second of processor time, with the same options. Each measurement runs in its own process; the processes
 * take turns, so that other load on the machine affects both versions equally. Compare the ratios, not the absolute
 * numbers. On a busy machine, the ratio can differ from 1 by a tenth even if both versions are the same commit. First
 * compare a commit with itself, to see how much the ratio differs from 1 by chance.
 *
 * `npm run bench -- against <commit> [--games id,id]`
 */
import { boardgameIoPlayout } from './boardgame-io.ts';
import { type Build, comparison, gamesOf, load } from './builds.ts';
import { inTurn, type Rates, ratios, spread } from './in-turn.ts';
import { cpuRate, median, ROUNDS, xorshift } from './measure.ts';
import { typedArrayPlayout } from './typed-array.ts';

/** Returns the functions that play a random match of a game to its end, each in a different way. */
function waysOf({ subjects, createRng }: Build, name: string): Readonly<Record<string, () => void>> {
  const { game, timed } = subjects[name]!;
  const rng = createRng('against');
  const root = game.setup(timed);
  return {
    'fork, played out': () => void game.fork(root, { dice: rng }).playOut(rng),
    'fork, action by action': () => {
      const fork = game.fork(root, { dice: rng });
      while (fork.turn().kind !== 'over') fork.apply(fork.randomAction(rng));
    },
    applyAction: () => {
      let state = game.setup({ ...timed, seed: rng.int(2 ** 32) });
      while (game.turn(state).kind !== 'over') state = game.applyAction(state, game.randomAction(state, rng));
    },
  };
}

/** The game for which reference implementations exist. */
const REFERRED = 'up-against-the-wall';

/** Implementations of the reference game that do not use the library. */
const REFERENCES = {
  'boardgame.io': () => boardgameIoPlayout(xorshift, String(xorshift())),
  'typed arrays, by hand': () => typedArrayPlayout(xorshift),
} as const;

/** What one process measures: either a reference implementation, or one way to play one game of one bundle. */
type Job = readonly [reference: string] | readonly [path: string, game: string, way: string];

async function measured([subject = '', game = '', way = '']: readonly string[]): Promise<number> {
  if (Object.hasOwn(REFERENCES, subject)) return cpuRate(REFERENCES[subject as keyof typeof REFERENCES]);
  return cpuRate(waysOf(await load(subject), game)[way]!);
}

async function compare(): Promise<void> {
  const { sha, paths, games } = await comparison(process.argv.slice(3));
  const build = await load(paths.tree);
  console.log(`Random matches per second of processor time: ${sha} and the working tree.`);
  console.log(`Medians (least to most) of ${ROUNDS} rounds; the measurements take turns. Node ${process.version}.`);
  for (const name of gamesOf(build, games)) {
    const ways = Object.keys(waysOf(build, name));
    const jobs: Job[] = ways.flatMap((way) => Object.values(paths).map((path): Job => [path, name, way]));
    const references = name === REFERRED ? Object.keys(REFERENCES) : [];
    const rates = inTurn('against', [...jobs, ...references.map((reference): Job => [reference])]);
    const [io, limit] = rates.slice(jobs.length);
    console.log(`\n${row(name, [sha, 'working tree', 'ratio', ...(limit === undefined ? [] : REFERRING)])}`);
    for (const [index, way] of ways.entries()) {
      const [old, now] = rates.slice(2 * index) as [Rates, Rates];
      console.log(
        row(way, [spread(old), spread(now), spread(ratios(now, old)), ...relations([old, now], { io, limit })]),
      );
    }
    for (const [index, reference] of references.entries())
      console.log(row(reference, [spread(rates[jobs.length + index]!)]));
  }
}

const REFERRING = ['of the limit', 'x boardgame.io'];

/**
 * Returns the speed of each version in two ways: as a fraction of the speed of the fastest reference implementation,
 * and as a multiple of the speed of boardgame.io.
 */
function relations(
  sides: readonly Rates[],
  { io, limit }: { io: Rates | undefined; limit: Rates | undefined },
): string[] {
  if (io === undefined || limit === undefined) return [];
  return [
    sides.map((side) => `1/${(median(limit) / median(side)).toFixed(1)}`).join(' > '),
    sides.map((side) => (median(side) / median(io)).toFixed(0)).join(' > '),
  ];
}

function row(name: string, [old = '', now = '', ratio = '', ...rest]: readonly string[]): string {
  return [
    name.padEnd(24),
    old.padStart(30),
    now.padStart(30),
    ratio.padStart(22),
    ...rest.map((each) => each.padStart(18)),
  ].join('');
}

const [, , , mode, ...job] = process.argv;
if (mode === 'measure') console.log(await measured(job));
else await compare();
