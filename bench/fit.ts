/**
 * Fits the weights of the evaluations of Chicago-Chicago! and Up Against the Wall to matches of the strategist against
 * itself. In the matches for `chicago-for-play`, each side draws one of the plans that the bot `search` compares. The
 * sides sometimes play a random action, so that the matches contain positions that good play avoids. In each match,
 * each side has its own probability of a random action. This probability is at most 30 % for `chicago-chicago`, 10 %
 * for `chicago-for-play`, and 5 % for Up Against the Wall, in which a side acts more often. The fit of Chicago-Chicago!
 * uses the positions in which the demonstrators move or the police patrol. The fit of Up Against the Wall uses the
 * positions at the beginning of moves. The tables show the fitted weights and the weights of the package.
 * The output depends only on the seed.
 *
 * `npm run bench -- fit [chicago-chicago|chicago-for-play|hold|advance] [--matches 2500] [--seed s]`
 */
import { parseArgs } from 'node:util';
import { fit } from '../src/analysis/index.ts';
import type { Bot } from '../src/bots/bot.ts';
import type { Game, GameTypes, Seat } from '../src/core/game.ts';
import { namesIn } from '../src/core/lookups.ts';
import { createRng, type Rng, sample } from '../src/core/random.ts';
import type { MatchRecord } from '../src/core/record.ts';
import { strategist as chicagoStrategist } from '../src/games/chicago-chicago/bots/index.ts';
import { portfolio } from '../src/games/chicago-chicago/bots/search-bot.ts';
import * as chicago from '../src/games/chicago-chicago/bots/prospects.ts';
import {
  balancedOptions as chicagoBalanced,
  type Chicago,
  chicagoChicago,
} from '../src/games/chicago-chicago/rules/index.ts';
import { strategist as campusStrategist } from '../src/games/up-against-the-wall/bots/index.ts';
import * as campus from '../src/games/up-against-the-wall/bots/prospects.ts';
import { balancedOptions, type Uaw, upAgainstTheWall } from '../src/games/up-against-the-wall/rules/index.ts';
import { playMatch } from '../src/tournaments/match.ts';

/** An evaluation whose weights are fitted. */
interface Subject<G extends GameTypes> {
  readonly game: Game<G>;
  /** Returns the bot that plays a side in a match. */
  readonly drawn: (rng: Rng) => Bot<G>;
  readonly options: G['options'];
  /** The greatest probability of a random action, in percent. */
  readonly randomness: number;
  readonly weights: Readonly<Record<string, number>>;
  /** Returns the properties of a position; `undefined` for positions that the fit should not use. */
  readonly signsOf: (seat: Seat<G>) => Readonly<Record<string, number>> | undefined;
}

const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { matches: { type: 'string', default: '2500' }, seed: { type: 'string', default: 'fit' } },
});

const chicagoFit = { game: chicagoChicago, signsOf: signsOfStep };
const campusFit = { game: upAgainstTheWall, drawn: () => campusStrategist, randomness: 5, signsOf: signsOfMove };
const FITS: Readonly<Record<string, () => Promise<void>>> = {
  'chicago-chicago': () =>
    print({ ...chicagoFit, drawn: () => chicagoStrategist, randomness: 30, options: {}, weights: chicago.WEIGHTS }),
  'chicago-for-play': () =>
    print({
      ...chicagoFit,
      drawn: (rng) => sample(portfolio, rng),
      randomness: 10,
      options: chicagoBalanced,
      weights: chicago.SEARCH_WEIGHTS,
    }),
  hold: () => print({ ...campusFit, options: {}, weights: campus.WEIGHTS.hold }),
  advance: () => print({ ...campusFit, options: balancedOptions, weights: campus.WEIGHTS.advance }),
};

for (const name of positionals.length > 0 ? positionals : Object.keys(FITS)) {
  console.log(`\n**${name}**\n`);
  await FITS[name]!();
}

function signsOfStep(seat: Seat<Chicago>) {
  const { phase } = seat.table;
  const isUsed = seat.player === 'demonstrators' && (phase.kind === 'move' || phase.kind === 'patrol');
  return isUsed ? chicago.signsOf(seat) : undefined;
}

function signsOfMove(seat: Seat<Uaw>) {
  const { phase, mover } = seat.table;
  const isUsed = seat.player === 'radicals' && phase.kind === 'cards' && phase.player === mover;
  return isUsed ? campus.signsOf(seat) : undefined;
}

/** Plays the matches, and prints the table of the weights. */
async function print<G extends GameTypes>({ game, ...subject }: Subject<G>): Promise<void> {
  const rng = createRng(flags.seed);
  const records: MatchRecord<G>[] = [];
  for (let match = 0; match < Number(flags.matches); match++) {
    const seed = `${flags.seed}/${String(match)}`;
    const players = game.players(game.setup({ ...subject.options, seed }));
    const bots = players.map(
      (name) => [name, { name, bot: loosened(subject.drawn(rng), rng.int(subject.randomness + 1)) }] as const,
    );
    const { record, failure } = await playMatch(game, Object.fromEntries(bots) as never, {
      options: subject.options,
      seed,
      record: true,
    });
    if (record === undefined) throw new Error('A bot failed.', { cause: failure });
    records.push(record);
  }
  const { weights, positions, loss } = fit(game, records, subject.signsOf);
  console.log(`${String(positions)} positions, mean loss ${loss.toFixed(4)} nats\n`);
  console.log('| sign | fitted weight | weight of the package |');
  console.log('| --- | ---: | ---: |');
  for (const sign of namesIn(weights))
    console.log(`| ${sign} | ${weights[sign]!.toFixed(4)} | ${String(subject.weights[sign])} |`);
}

/** Returns a bot that plays a random action with the given probability, in percent, and otherwise like another bot. */
function loosened<G extends GameTypes>(bot: Bot<G>, percent: number): Bot<G> {
  return (view, choices, draws, budget) =>
    draws.int(100) < percent ? choices.at(draws.int(choices.size)) : bot(view, choices, draws, budget);
}
