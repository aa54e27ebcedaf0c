/**
 * Measures how strong the learnt bot of a game is, and how strong a search is that uses the network of this bot: `npm
 * run bench -- learnt <game> [matches [opponent]]`. Prints the tables of docs/learning.md. Each bot plays each side in
 * half of the matches. The output depends only on the seed.
 */
import { readFileSync } from 'node:fs';
import type { Bot } from '../src/bots/bot.ts';
import { learntBot, learntEvaluation, type NetworkJson } from '../src/bots/learnt.ts';
import { mctsBot } from '../src/bots/mcts.ts';
import { policyBot } from '../src/bots/policy.ts';
import { gameNamed } from '../src/cli/game.ts';
import { withObservation } from '../src/cli/serve/game-server.ts';
import type { GameTypes } from '../src/core/game.ts';
import { learntShare } from './learnt-share.ts';

const [id = 'up-against-the-wall', matches = '200', only] = process.argv.slice(3);
const known = await withObservation(await gameNamed(id));
const network = JSON.parse(readFileSync(`src/games/${id}/bots/network.json`, 'utf8')) as NetworkJson;
const bots =
  network.outputs === undefined ? byValues() : { 'no search': policyBot(known.game, known.observation!, network) };

for (const [name, bot] of Object.entries(bots)) {
  for (const opponent of only === undefined ? ['random', 'greedy', 'mcts', 'strategist'] : [only]) {
    const found = await learntShare(known, bot, { opponent, matches: Number(matches), seed: 'learnt' });
    const [share, low, high] = [found.share, found.low, found.high].map((each) => each.toFixed(1));
    console.log(`| ${name} | ${opponent} | ${matches} | ${share!} | ${low!} – ${high!} |`);
  }
}

function byValues(): Readonly<Record<string, Bot<GameTypes>>> {
  const evaluate = learntEvaluation(known.game, known.observation!, network);
  return {
    'no search': learntBot(known.game, evaluate),
    search: mctsBot(known.game, { exploration: 0.1, prior: evaluate, cutoff: { actions: 0, evaluate } }),
  };
}
