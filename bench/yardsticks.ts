/**
 * For games for which other libraries have published measurements, measures how many random moves this library plays
 * per second of processor time, including chance events. Each measurement runs in its own process, and the processes
 * take turns. Compare the ratios.
 *
 * `npm run bench -- yardsticks`
 */
import { createRng, type Game, type GameTypes } from '../src/core/index.ts';
import { inTurn, ratios, spread } from './in-turn.ts';
import { cpuRate, rate, ROUNDS } from './measure.ts';
import { subjects } from './subjects.ts';
import { backgammon } from './yardsticks/backgammon.ts';
import { chessJsGame, chessopsGame } from './yardsticks/chess.ts';
import { connectFour } from './yardsticks/connect-four.ts';

/** One way to play a game at random. */
interface Way {
  /** Plays a match. */
  readonly play: () => unknown;
  /** Plays a match and returns its number of moves. */
  readonly count: () => number;
}

const REFERENCE = 'chessops';

/**
 * The published speed of OpenSpiel's own random simulation in C++, in millions of moves per second, on a similar
 * machine. The benchmark computes no ratio to this speed, because the load of the machine and the work per move were
 * different: OpenSpiel's simulation also writes the observations of the players at each decision.
 */
const OPENSPIEL = { 'connect four': 3.8, backgammon: 0.18 };

const rng = createRng('yardsticks');

const WAYS: Readonly<Record<string, Way>> = {
  ...waysOf('connect four', connectFour),
  ...waysOf('backgammon', backgammon),
  'backgammon, played out, counted as OpenSpiel does': {
    ...playedOut(backgammon),
    count: countedAsOpenSpielDoes,
  },
  [REFERENCE]: { play: () => chessopsGame(rng), count: () => chessopsGame(rng) },
  'chess.js': { play: () => chessJsGame(rng), count: () => chessJsGame(rng) },
  ...Object.fromEntries(
    ['up-against-the-wall', 'revolting-behaviour', 'world-game', 'chicago-chicago', 'air-war'].map((name) => {
      const { game, timed } = subjects[name]!;
      return [`${name}, played out`, playedOut(game, timed)];
    }),
  ),
};

function waysOf(name: string, game: Game<GameTypes>): Readonly<Record<string, Way>> {
  const whole = playedOut(game);
  return { [`${name}, played out`]: whole, [`${name}, action by action`]: { ...whole, play: whole.count } };
}

/**
 * Returns functions that play random matches of a game on forks. If `options` is absent, the default options of the
 * game are used.
 */
function playedOut(game: Game<GameTypes>, options: object = {}): Way {
  const start = game.setup(options);
  return {
    play: () => game.fork(start, { dice: 'manual' }).playOut(rng),
    count() {
      const fork = game.fork(start, { dice: 'manual' });
      let moves = 0;
      for (; fork.turn().kind !== 'over'; moves++) fork.apply(fork.randomAction(rng));
      return moves;
    },
  };
}

/**
 * Plays a match of backgammon, and returns the number of moves as OpenSpiel counts them. A roll counts as one move.
 * Playing the two dice counts as one move, even if only one checker or none can move. After a double, a second move
 * with two dice follows, unless the first move ended the match or was incomplete.
 */
function countedAsOpenSpielDoes(): number {
  const fork = backgammon.fork(backgammon.setup(), { dice: 'manual' });
  let [moves, dice] = [0, 0];
  while (fork.turn().kind !== 'over') {
    const action = fork.randomAction(rng);
    fork.apply(action);
    if (action.type === 'roll') {
      moves += 2;
      dice = action.first === action.second ? 4 : 2;
    } else if (--dice === 2 && fork.turn().kind !== 'over') moves++;
  }
  return moves;
}

async function measured({ play, count }: Way): Promise<number> {
  const matchesPerSecond = await cpuRate(play);
  let [moves, matches] = [0, 0];
  await rate(() => {
    moves += count();
    matches++;
  });
  return (matchesPerSecond * moves) / matches;
}

function compare(): void {
  const names = Object.keys(WAYS);
  const rates = inTurn(
    'yardsticks',
    names.map((name) => [name]),
  );
  const reference = rates[names.indexOf(REFERENCE)]!;
  console.log('Random play on forks: moves per second of processor time, including chance events.');
  console.log(`Medians (least to most) of ${ROUNDS} rounds; the measurements take turns. Node ${process.version}.\n`);
  console.log(row('', ['moves/s', `x ${REFERENCE}`]));
  for (const [index, name] of names.entries()) {
    const each = rates[index]!;
    console.log(row(name, [spread(each), name === REFERENCE ? '1' : spread(ratios(each, reference))]));
  }
  console.log(
    '\nPublished speeds of the random simulation of OpenSpiel in C++, on a similar machine; not measured here.\n',
  );
  for (const [name, millions] of Object.entries(OPENSPIEL)) {
    console.log(row(`OpenSpiel, ${name}`, [(millions * 1e6).toLocaleString('en')]));
  }
}

function row(name: string, [rate = '', ratio = '']: readonly string[]): string {
  return name.padEnd(52) + rate.padStart(36) + ratio.padStart(24);
}

const [, , , mode, name = ''] = process.argv;
if (mode === 'measure') console.log(await measured(WAYS[name]!));
else compare();
