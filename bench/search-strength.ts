/**
 * Measures how often the `search` bot of each game wins against the strategist, and how much processor time it needs.
 * In each deal, the search bot plays one match in each seat, and strategists have the other seats. All matches have the
 * default preset. The results of each deal are stored in a cache folder. A later run continues from these results, even
 * with more deals. The measured shares of the points depend only on the seed; the times depend on the machine.
 *
 * `npm run bench -- search-strength [game] [--deals 20] [--times 1,4,16] [--seed s]`
 *
 * `--times` gives the budgets, as multiples of the bot's default budget.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bot } from '../src/bots/bot.ts';
import { byName } from '../src/core/lookups.ts';
import type { GameTypes } from '../src/core/index.ts';
import { games } from '../src/games/index.ts';
import { presetOptions } from '../src/manifest/preset-options.ts';
import type { GameManifest } from '../src/manifest/manifest.ts';
import { bootstrap, mean, widened } from '../src/tournaments/intervals.ts';
import { playMatch } from '../src/tournaments/match.ts';
import { median } from './measure.ts';

const RESULTS = resolve('node_modules/.cache/countersheet/search-strength');

const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '20' },
    times: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'search' },
  },
});

/** The results of one deal. */
interface Deal {
  /** The payoff of the search bot in each seat. */
  readonly payoffs: readonly number[];
  /**
   * The processor time of each decision of the search bot, in milliseconds. Decisions with only one possible choice are
   * left out.
   */
  readonly times: readonly number[];
}

const HEAD = ['game', 'iterations', 'matches', 'share, %', '95 %', 'fair share, %', 'median ms a decision'];

mkdirSync(RESULTS, { recursive: true });
console.log(row(HEAD));
console.log(row(HEAD.map(() => '---')));
for (const [id, load] of Object.entries(games)) {
  if (positionals.length > 0 && !positionals.includes(id)) continue;
  const manifest: GameManifest = await load();
  const { iterations } = (await manifest.bots!()).bots['search']!.budget;
  for (const times of flags.times.split(',')) {
    const each = Number(times) * iterations!;
    const path = `${RESULTS}/${flags.seed}-${id}-${String(each)}.jsonl`;
    const known = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
    const deals = known.slice(0, Number(flags.deals)).map((line) => JSON.parse(line) as Deal);
    while (deals.length < Number(flags.deals)) {
      const deal = await played(manifest, `${flags.seed}/${String(deals.length)}`, each);
      appendFileSync(path, `${JSON.stringify(deal)}\n`);
      deals.push(deal);
    }
    console.log(row([id, String(each), ...figures(deals)]));
  }
}

async function played(manifest: GameManifest, seed: string, iterations: number): Promise<Deal> {
  const { game } = manifest;
  const { bots } = await manifest.bots!();
  const times: number[] = [];
  const search: Bot<GameTypes> = (view, choices, rng, budget) => {
    const start = process.cpuUsage();
    const action = bots['search']!.bot(view, choices, rng, budget);
    const { user, system } = process.cpuUsage(start);
    if (choices.size > 1) times.push(Math.round((user + system) / 100) / 10);
    return action;
  };
  const options = presetOptions(manifest, seed);
  const players = game.players(game.setup({ ...options, seed }));
  const payoffs: number[] = [];
  for (const seat of players) {
    const participants = byName(players, (player) =>
      player === seat ? { name: 'search', bot: search } : { name: 'strategist', bot: bots['strategist']!.bot },
    );
    const match = await playMatch(game, participants, { options, seed, budget: { iterations } });
    if (match.failure !== undefined) throw match.failure;
    payoffs.push(match.payoffs[seat]!);
  }
  return { payoffs, times };
}

function figures(deals: readonly Deal[]): readonly string[] {
  const shares = deals.map(({ payoffs }) => mean(payoffs));
  const seats = deals[0]!.payoffs.length;
  const share = mean(shares);
  const [drawn] = bootstrap([shares], (trials) => [mean(trials)], { resamples: 2000, seed: 'search strength' });
  const { lo, hi } = widened(drawn!, { about: share, trials: { all: shares.length, spare: shares.length - 1 } });
  const [middle, least, most, fair] = [share, lo, hi, 1 / seats].map((part) => (100 * part).toFixed(1));
  const cost = median(deals.flatMap(({ times }) => times)).toFixed(0);
  return [String(seats * deals.length), middle!, `${least!} – ${most!}`, fair!, cost];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
