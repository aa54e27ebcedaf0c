/**
 * Has the bots of each game play each other, and prints the tables of docs/bots.md: `npm run bench -- strength`. What it
 * prints follows from the seed alone. A game can be named, and a number of rounds after it.
 */
import { contest } from '../src/cli/contest.ts';
import { playTournament } from '../src/tournaments/run.ts';
import { formatStandings } from '../src/tournaments/report.ts';
import { standings } from '../src/tournaments/standings.ts';

/** What is played: bots from the weakest to the strongest as expected, how often each two meet, and how long they think. */
const SERIES = [
  { game: 'up-against-the-wall', bots: ['random', 'greedy', 'mcts', 'strategist'], rounds: 50, iterations: 200 },
  { game: 'revolting-behaviour', bots: ['random', 'greedy', 'mcts', 'strategist'], rounds: 50, iterations: 500 },
  { game: 'world-game', players: 3, bots: ['random', 'greedy', 'mcts', 'strategist'], rounds: 80, iterations: 100 },
  { game: 'chicago-chicago', bots: ['random', 'greedy', 'strategist', 'mcts'], rounds: 80, iterations: 100 },
  { game: 'air-war', bots: ['random', 'greedy', 'strategist'], rounds: 20, iterations: 1 },
  { game: 'air-war', bots: ['strategist', 'mcts'], rounds: 60, iterations: 8 },
];

const [only, rounds] = process.argv.slice(3);
for (const series of SERIES.filter(({ game }) => only === undefined || game === only)) {
  const { game, iterations } = series;
  const request = { ...series, seed: 'strength' };
  const plan = {
    rounds: rounds === undefined ? series.rounds : Number(rounds),
    seed: 'strength',
    budget: { iterations },
  };
  const results = await playTournament(await contest(request), plan);
  console.log(`\n**${game}**, ${String(iterations)} iterations, ${String(results.matches.length)} matches:\n`);
  console.log(formatStandings(standings(results)));
}
