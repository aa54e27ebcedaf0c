/**
 * Measures the learnt bot of a game: `npm run bench -- learnt <game> [matches [opponent]]`. Prints the
 * tables of docs/learning.md. A bot plays half of the matches from each place. The output depends only on the seed.
 */
import { readFileSync } from 'node:fs';
import { learntBot, learntEvaluation, type NetworkJson } from '../src/bots/learnt.ts';
import { gameNamed } from '../src/cli/game.ts';
import { withObservation } from '../src/cli/serve/game-server.ts';
import { wilson } from '../src/tournaments/intervals.ts';
import { playMatch } from '../src/tournaments/match.ts';

const [id = 'up-against-the-wall', matches = '200', only] = process.argv.slice(3);
const { game, options, manifest, observation } = await withObservation(await gameNamed(id));
const { bots } = await manifest.bots!();
const network = JSON.parse(readFileSync(`src/games/${id}/bots/network.json`, 'utf8')) as NetworkJson;
const learnt = { name: 'learnt', bot: learntBot(game, learntEvaluation(game, observation!, network)) };
const players = game.players(game.setup(options));
const count = Number(matches);

for (const opponent of only === undefined ? ['random', 'greedy', 'mcts', 'strategist'] : [only]) {
  const { bot, budget } = bots[opponent]!;
  const other = { name: opponent, bot };
  let sum = 0;
  for (let match = 0; match < count; match++) {
    const own = players[match % players.length]!;
    const seats = Object.fromEntries(players.map((player) => [player, player === own ? learnt : other]));
    const seed = `learnt/${String(Math.floor(match / players.length))}`;
    sum += (await playMatch(game, seats, { options, seed, budget })).payoffs[own]!;
  }
  const { lo, hi } = wilson(sum, count);
  const [share, low, high] = [sum / count, lo, hi].map((each) => (100 * each).toFixed(1));
  console.log(`| ${opponent} | ${matches} | ${share!} | ${low!} – ${high!} |`);
}
