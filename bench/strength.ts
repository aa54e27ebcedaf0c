/**
 * Creates the tables of docs/bots.md: `npm run bench -- strength [game [rounds]]`. Plays tournaments between the bots
 * of each game, on all cores, with the built package (`npm run build`). The output depends only on the seed. The
 * results are stored in a folder of the cache. If the same command is run again, it continues the tournaments; with
 * more rounds, it extends them.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The tournaments. For each, the bots in the order of their expected strength, the number of rounds, and the search
 * budget.
 */
const SERIES = [
  { game: 'up-against-the-wall', bots: ['random', 'greedy', 'mcts', 'strategist'], rounds: 50, iterations: 200 },
  { game: 'revolting-behaviour', bots: ['random', 'greedy', 'mcts', 'strategist'], rounds: 50, iterations: 500 },
  { game: 'world-game', players: 3, bots: ['random', 'greedy', 'mcts', 'strategist'], rounds: 80, iterations: 100 },
  { game: 'chicago-chicago', bots: ['random', 'greedy', 'strategist', 'mcts'], rounds: 80, iterations: 100 },
  { game: 'air-war', bots: ['random', 'greedy', 'strategist'], rounds: 20, iterations: 1 },
  { game: 'air-war', bots: ['strategist', 'mcts'], rounds: 60, iterations: 8 },
];

const CAMPAIGN = resolve('examples/campaign');
const RESULTS = resolve('node_modules/.cache/countersheet/strength');

mkdirSync(RESULTS, { recursive: true });
mkdirSync(`${CAMPAIGN}/node_modules`, { recursive: true });
rmSync(`${CAMPAIGN}/node_modules/countersheet`, { recursive: true, force: true });
symlinkSync(resolve('.'), `${CAMPAIGN}/node_modules/countersheet`, 'junction');

const [only, most] = process.argv.slice(3);
for (const { rounds, iterations, ...argument } of SERIES.filter(({ game }) => only === undefined || game === only)) {
  console.log(`\n**${argument.game}**, ${String(iterations)} iterations:\n`);
  const options = {
    argument: JSON.stringify(argument),
    name: [argument.game, ...argument.bots].join('-'),
    rounds: most ?? String(rounds),
    seed: 'strength',
    budget: String(iterations),
    every: '60000',
  };
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const program = [`${CAMPAIGN}/campaign.mjs`, 'start', `${CAMPAIGN}/strength/contest.js`];
  execFileSync(process.execPath, [...program, ...words], { cwd: RESULTS, stdio: 'inherit' });
}
