/**
 * Makes the tables of docs/bots.md by campaigns, `npm run bench -- strength [game [rounds]]`: tournaments between the
 * bots of each game. The output depends only on the seed.
 */
import { playCampaign } from './campaign.ts';

const BOTS = ['random', 'greedy', 'mcts', 'strategist'];

/**
 * The tournaments: bots, the number of rounds, and the search budget. Without `options`, the
 * default preset is played.
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
  { game: 'air-war', bots: ['random', 'greedy', 'strategist'], rounds: 20, iterations: 1 },
  { game: 'air-war', bots: ['strategist', 'mcts'], rounds: 60, iterations: 8 },
];

const [only, most] = process.argv.slice(3);
for (const { rounds, iterations, ...argument } of SERIES.filter(({ game }) => only === undefined || game === only)) {
  console.log(`\n**${argument.game}**, ${String(iterations)} iterations:\n`);
  playCampaign({ argument, rounds: Number(most ?? rounds), iterations, seed: 'strength' });
}
