/**
 * Measures how much time a tournament adds to the time spent in the rules. Compares how many matches of random bots are
 * played per second of processor time with `playMatch`, and with `applyAction` alone. Each measurement runs in its own
 * process; the processes take turns.
 *
 * `npm run bench -- tournament [--games id,id]`
 */
import { parseArgs } from 'node:util';
import { randomBot } from '../src/bots/random.ts';
import { createRng } from '../src/core/random.ts';
import { byName } from '../src/core/lookups.ts';
import { playMatch } from '../src/tournaments/match.ts';
import { inTurn, ratios, spread } from './in-turn.ts';
import { cpuRate, ROUNDS } from './measure.ts';
import { subjects } from './subjects.ts';

/** Returns the functions that play a random match of a game to its end, each in a different way. */
function waysOf(name: string): Readonly<Record<string, () => unknown>> {
  const { game, timed } = subjects[name]!;
  const rng = createRng('tournament');
  const random = { name: 'random', bot: randomBot() };
  const participants = byName(game.players(game.setup(timed)), () => random);
  return {
    applyAction: () => {
      let state = game.setup({ ...timed, seed: rng.int(2 ** 32) });
      while (game.turn(state).kind !== 'over') state = game.applyAction(state, game.randomAction(state, rng));
    },
    playMatch: () => playMatch(game, participants, { options: timed, seed: rng.int(2 ** 32) }),
  };
}

function compare(): void {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { games: { type: 'string' } } });
  const names = values.games?.split(',') ?? Object.keys(subjects);
  const ways = ['applyAction', 'playMatch'];
  const rates = inTurn(
    'tournament',
    names.flatMap((name) => ways.map((way) => [name, way])),
  );
  console.log(
    'Matches of random bots per second of processor time: with applyAction alone, with playMatch, and the ratio.',
  );
  console.log(
    `Medians (least to most) of ${String(ROUNDS)} rounds; the measurements take turns. Node ${process.version}.`,
  );
  for (const [index, name] of names.entries()) {
    const [alone, played] = [rates[2 * index]!, rates[2 * index + 1]!];
    const cells = [alone, played, ratios(played, alone)].map((each) => spread(each).padStart(26));
    console.log(name.padEnd(22) + cells.join(''));
  }
}

const [, , , mode, name = '', way = ''] = process.argv;
if (mode === 'measure') console.log(await cpuRate(waysOf(name)[way]!));
else compare();
