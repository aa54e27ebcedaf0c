/**
 * Measures the bots with the network of a game: `npm run bench -- learnt <game> [matches [bot [opponent]]]`. Prints the
 * tables of docs/learning.md. A bot plays half of the matches from each place. The output depends only on the seed.
 */
import { readFileSync } from 'node:fs';
import { learntBot, learntEvaluation, learntSearch, type NetworkJson } from '../src/bots/learnt.ts';
import { mctsBot } from '../src/bots/mcts.ts';
import { gameNamed } from '../src/cli/game.ts';
import { withObservation } from '../src/cli/serve/game-server.ts';
import { wilson } from '../src/tournaments/intervals.ts';
import { playMatch } from '../src/tournaments/match.ts';

const [id = 'up-against-the-wall', matches = '200', onlyBot, onlyOpponent] = process.argv.slice(3);
const { game, options, manifest, observation } = await withObservation(await gameNamed(id));
const { bots } = await manifest.bots!();
const network = JSON.parse(readFileSync(`networks/${id}.json`, 'utf8')) as NetworkJson;
const evaluate = learntEvaluation(game, observation!, network);
const learnt = { learnt: learntBot(game, evaluate), 'learnt search': mctsBot(game, learntSearch(evaluate)) };
const players = game.players(game.setup(options));
const count = Number(matches);

for (const [name, bot] of Object.entries(learnt)) {
  for (const opponent of ['random', 'greedy', 'mcts', 'strategist']) {
    if ((onlyBot ?? name) !== name || (onlyOpponent ?? opponent) !== opponent) continue;
    let sum = 0;
    const before = process.cpuUsage().user;
    for (let match = 0; match < count; match++) {
      const own = players[match % players.length]!;
      const other = { name: opponent, bot: bots[opponent]!.bot };
      const seats = Object.fromEntries(players.map((player) => [player, player === own ? { name, bot } : other]));
      const seed = `learnt/${String(Math.floor(match / players.length))}`;
      sum += (await playMatch(game, seats, { options, seed, budget: bots['mcts']!.budget })).payoffs[own]!;
    }
    const { lo, hi } = wilson(sum, count);
    const percent = (share: number): string => (100 * share).toFixed(1);
    const seconds = ((process.cpuUsage().user - before) / 1e6 / count).toFixed(2);
    console.log(
      `| ${name} | ${opponent} | ${matches} | ${percent(sum / count)} | ${percent(lo)} – ${percent(hi)} | ${seconds} |`,
    );
  }
}
