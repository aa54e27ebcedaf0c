/**
 * A tournament between bots, from the command line.
 *
 * @packageDocumentation
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MalformedError } from '../core/errors.ts';
import { formatCrossTable, formatStandings } from '../tournaments/report.ts';
import type { TournamentResults } from '../tournaments/results.ts';
import { type Plan, playTournament, type Progress, type RunSettings, termsOf } from '../tournaments/run.ts';
import { lineupCount } from '../tournaments/fixtures.ts';
import { pairScores } from '../tournaments/pairs.ts';
import { sprt, type SprtSettings, type SprtState } from '../tournaments/sprt.ts';
import { standings } from '../tournaments/standings.ts';
import { contest, type ContestRequest } from './contest.ts';
import type { Terminal } from './terminal.ts';

/** How the command is used. */
export const SIMULATE_HELP = `  simulate <game> --bots <name,name,...> [--games <count>] [--seed <text>] [--players <count>]
           [--workers <count>] [--budget <iterations>] [--sprt <elo0,elo1>] [--json <file>] [--resume <file>]
                        play bots against each other, each on every seat with the same dice`;

const OPTIONS = {
  bots: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1969' },
  players: { type: 'string' },
  workers: { type: 'string', default: '1' },
  budget: { type: 'string' },
  sprt: { type: 'string' },
  json: { type: 'string' },
  resume: { type: 'string' },
} as const;

/**
 * Plays a tournament and writes its tables. When the process is interrupted, the deals under way are waited for and what
 * has been played is written.
 *
 * @param words - The words after `simulate`.
 * @throws {@link core.MalformedError} if the words make no tournament, or a file holds no results of this one.
 * @throws {@link tournaments.BotError} if a bot fails.
 */
export async function simulate(words: readonly string[], { out, progress }: Terminal): Promise<void> {
  const { request, plan, workers, files } = wishesOf(words);
  const signal = { aborted: false };
  const settings: RunSettings = {
    signal,
    ...(files.resume === undefined ? {} : { earlier: readJson(files.resume) }),
    onProgress: async (made) => {
      progress?.(progressLine(made));
      // Lets an interruption in.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  const interrupt = (): void => void (signal.aborted = true);
  process.once('SIGINT', interrupt);
  let results: TournamentResults;
  try {
    results = await played(request, plan, { workers, settings });
  } finally {
    process.off('SIGINT', interrupt);
    progress?.('');
  }
  if (files.json !== undefined) writeFileSync(files.json, `${JSON.stringify(results)}\n`);
  out(report(results));
}

async function played(
  request: ContestRequest,
  plan: Plan,
  { workers, settings }: { readonly workers: number; readonly settings: RunSettings },
): Promise<TournamentResults> {
  if (workers === 1) return playTournament(contest(request), plan, settings);
  // The thread pool is loaded by who wants it.
  const { playTournamentOnWorkers } = await import('../tournament-workers/index.ts');
  const module = new URL('./contest.js', import.meta.url);
  return playTournamentOnWorkers(module, plan, { ...settings, workers, argument: { ...request } });
}

/** What was asked for. */
interface Wishes {
  readonly request: ContestRequest;
  readonly plan: Plan;
  readonly workers: number;
  readonly files: { readonly json?: string | undefined; readonly resume?: string | undefined };
}

function wishesOf(words: readonly string[]): Wishes {
  const { values, positionals } = parsedWords(words);
  const { bots, games, seed, players, workers, budget, sprt: test, json, resume } = values;
  const [game] = positionals;
  if (game === undefined || positionals.length > 1)
    throw new MalformedError('simulate', 'Expected the name of one game');
  if (bots === undefined) throw new MalformedError('--bots', 'Expected names of bots with commas between them');
  const request: ContestRequest = {
    ...{ game, bots: bots.split(','), seed },
    ...(players === undefined ? {} : { players: wholeNumber('--players', players) }),
  };
  const { entrants, players: seats } = termsOf(contest(request), { rounds: 1, seed });
  const round = lineupCount({ entrants, players: seats }) * seats.length;
  const plan: Plan = {
    ...{ rounds: Math.ceil(wholeNumber('--games', games) / round), seed },
    ...(budget === undefined ? {} : { budget: { iterations: wholeNumber('--budget', budget) } }),
    ...(test === undefined ? {} : { sprt: hypotheses(test) }),
  };
  return { request, plan, workers: wholeNumber('--workers', workers), files: { json, resume } };
}

function parsedWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new MalformedError('', (error as Error).message, error);
  }
}

function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new MalformedError(name, `Expected a whole number from 1 to 999999 but received "${text}"`);
}

function hypotheses(text: string): SprtSettings {
  const [, elo0, elo1] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (elo0 !== undefined && elo1 !== undefined) return { elo0: Number(elo0), elo1: Number(elo1) };
  throw new MalformedError('--sprt', `Expected two numbers of Elo points, such as 0,20, but received "${text}"`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new MalformedError(file, (error as Error).message, error);
  }
}

function progressLine({ played: count, planned, sprt: test }: Progress): string {
  const matches = `${String(count)} of ${String(planned)} matches`;
  return test === undefined ? matches : `${matches}, ${testLine(test)}`;
}

function report(results: TournamentResults): string {
  const { game, seed, entrants, players, rounds, matches, sprt: settings } = results;
  const planned = rounds * lineupCount({ entrants, players }) * players.length;
  const head = `${game}, seed ${String(seed)}: ${String(matches.length)} of ${String(planned)} matches`;
  if (matches.length === 0) return head;
  const table = standings(results);
  const parts = [head, formatStandings(table), formatCrossTable(table)];
  if (settings !== undefined) {
    const state = sprt(pairScores(entrants[0] as string, matches), settings);
    parts.push(`${String(entrants[0])} against ${String(entrants[1])}: ${testLine(state)}`);
  }
  return parts.join('\n\n');
}

function testLine({ llr, lower, upper, decision }: SprtState): string {
  const verdict = { h0: 'H0 accepted', h1: 'H1 accepted', undecided: 'undecided' }[decision];
  return `log-likelihood ratio ${llr.toFixed(2)} (${lower.toFixed(2)} to ${upper.toFixed(2)}), ${verdict}`;
}
