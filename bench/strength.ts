/**
 * Makes the tables of docs/bots.md: `npm run bench -- strength [game [rounds]]`. Plays campaigns, which are tournaments
 * between the bots of each game. For matches of two players, also makes a table of the share of the points that each
 * bot wins against each other bot. The output depends only on the seed.
 */
import { mean } from '../src/tournaments/intervals.ts';
import { wilson } from '../src/tournaments/index.ts';
import type { MatchResult } from '../src/tournaments/results.ts';
import { playCampaign } from './campaign.ts';

const BOTS = ['random', 'greedy', 'mcts', 'strategist'];

/** Options for matches of *Some Air War Games*. */
const SMALL = { scenario: 'small-three', placement: 'scenario' };

/**
 * The tournaments to play: for each, its game, its bots, the number of rounds, and the search budget. Without
 * `options`, the default preset is played.
 */
const SERIES = [
  { game: 'up-against-the-wall', bots: BOTS, rounds: 50, iterations: 200 },
  { game: 'revolting-behaviour', options: {}, bots: BOTS, rounds: 50, iterations: 500 },
  { game: 'world-game', players: 3, bots: BOTS, rounds: 80, iterations: 100 },
  {
    game: 'chicago-chicago',
    options: {},
    bots: ['random', 'greedy', 'strategist', 'mcts'],
    rounds: 80,
    iterations: 100,
  },
  { game: 'air-war', options: SMALL, bots: ['random', 'greedy', 'strategist'], rounds: 20, iterations: 1 },
  { game: 'air-war', options: SMALL, bots: ['strategist', 'mcts'], rounds: 60, iterations: 8 },
];

const [only, most] = process.argv.slice(3);
for (const { rounds, iterations, ...argument } of SERIES.filter(({ game }) => only === undefined || game === only)) {
  console.log(`\n**${argument.game}**, ${String(iterations)} iterations:\n`);
  const { matches } = playCampaign({ argument, rounds: Number(most ?? rounds), iterations, seed: 'strength' });
  if (matches[0]!.seats.length === 2) printPairs(argument.bots, matches);
}

/**
 * Prints the share of the points that each bot wins against each other bot, in percent, with a 95 % Wilson interval.
 */
function printPairs(bots: readonly string[], matches: readonly MatchResult[]): void {
  const best = bots.toReversed();
  console.log(`\n| share of ↓ against → | ${best.join(' | ')} |\n| --- |${' ---: |'.repeat(best.length)}`);
  for (const bot of best) console.log(`| ${[bot, ...best.map((other) => shareAgainst(bot, other))].join(' | ')} |`);

  function shareAgainst(bot: string, other: string): string {
    const payoffs = matches
      .filter(({ seats }) => bot !== other && seats.includes(bot) && seats.includes(other))
      .map(({ seats, payoffs: all }) => all[seats.indexOf(bot)]!);
    if (payoffs.length === 0) return '';
    const share = mean(payoffs);
    const { lo, hi } = wilson(share * payoffs.length, payoffs.length);
    const [middle, least, greatest] = [share, lo, hi].map((part) => (100 * part).toFixed(0));
    return `${middle!} (${least!}–${greatest!}), n = ${String(payoffs.length)}`;
  }
}
