/**
 * Plays tournaments between the bots of each game, and prints the tables of docs/bots.md: `npm run bench -- strength
 * [game [rounds]]`. The output depends only on the seed.
 */
import { contest } from '../src/cli/contest.ts';
import { playTournament } from '../src/tournaments/run.ts';
import { formatStandings } from '../src/tournaments/report.ts';
import { standings } from '../src/tournaments/standings.ts';

/** The tournaments: bots by expected strength, the number of rounds, and the search budget. */
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
