/**
 * How fast random play is at games at which others have measured theirs: moves in a second that the processor works, those
 * of chance included. Each way has processes of its own, which take turns; the ratios are what to look at.
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

/** A way of playing at random. */
interface Way {
  /** Plays a match. */
  readonly play: () => unknown;
  /** Plays a match too, and says how many moves it has. */
  readonly count: () => number;
}

const REFERENCE = 'chessops';

/**
 * Millions of moves a second of OpenSpiel's own random simulation, in C++, measured elsewhere on a machine of this kind. No
 * ratio is made of them: neither the load of the machine nor what is done for a move is the same. As published, it also
 * writes down what a player observes at each decision.
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

/** From the default options on forks, unless options say otherwise. */
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
 * The moves of a match of backgammon as OpenSpiel counts them: each roll is one, and so are two checkers, or less if no more
 * can go. After a double there is a second such move, unless the first ended the match or was not played in full.
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
  const matchesPerSecond = cpuRate(play);
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
  console.log('Random play, chance included: moves in a second of CPU; the games of the library on forks.');
  console.log(`Medians (least to most) of ${ROUNDS} rounds, taken in turn. Node ${process.version}.\n`);
  console.log(row('', ['moves/s', `x ${REFERENCE}`]));
  for (const [index, name] of names.entries()) {
    const each = rates[index]!;
    console.log(row(name, [spread(each), name === REFERENCE ? '1' : spread(ratios(each, reference))]));
  }
  console.log(
    '\nNot of this run: measured elsewhere on a machine of this kind, by its own random simulation in C++.\n',
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
