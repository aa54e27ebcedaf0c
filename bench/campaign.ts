/**
 * Plays a campaign between bots of one game with the built package (`npm run build`), on all cores. The results are
 * stored in a cache folder: a later run of the same campaign continues from these results, even with more rounds.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TournamentResults } from '../src/tournaments/results.ts';

const CAMPAIGN = resolve('examples/campaign');
const RESULTS = resolve('node_modules/.cache/countersheet/campaigns');

/** A campaign: the argument of `examples/campaign/strength/contest.js`, the number of rounds and the search budget. */
export interface Campaign {
  readonly argument: { readonly game: string; readonly bots: readonly string[] };
  readonly rounds: number;
  readonly iterations: number;
  readonly seed: string;
}

/** Plays the missing matches of the campaign, prints its standings, and returns all results. */
export function playCampaign({ argument, rounds, iterations, seed }: Campaign): TournamentResults {
  mkdirSync(RESULTS, { recursive: true });
  mkdirSync(`${CAMPAIGN}/node_modules`, { recursive: true });
  rmSync(`${CAMPAIGN}/node_modules/countersheet`, { recursive: true, force: true });
  symlinkSync(resolve('.'), `${CAMPAIGN}/node_modules/countersheet`, 'junction');
  const name = [seed, argument.game, ...argument.bots].join('-');
  const plan = { rounds: String(rounds), seed, budget: String(iterations), every: '60000' };
  run('start', { argument: JSON.stringify(argument), name, ...plan });
  run('collect', { argument: JSON.stringify(argument), name });
  return JSON.parse(readFileSync(`${RESULTS}/${name}.json`, 'utf8')) as TournamentResults;
}

function run(command: string, options: Readonly<Record<string, string>>): void {
  const words = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]);
  const program = [`${CAMPAIGN}/campaign.mjs`, command, `${CAMPAIGN}/strength/contest.js`];
  execFileSync(process.execPath, [...program, ...words], { cwd: RESULTS, stdio: 'inherit' });
}
