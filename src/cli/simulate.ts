/**
 * A tournament between bots, from the command line.
 *
 * @packageDocumentation
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MalformedError } from '../core/errors.ts';
import { formatCrossTable, formatStandings } from '../tournaments/report.ts';
import type { MatchResult, TournamentResults } from '../tournaments/results.ts';
import {
  earlierMatches,
  type Plan,
  playTournament,
  type Progress,
  type RunSettings,
  termsOf,
} from '../tournaments/run.ts';
import { lineupCount } from '../tournaments/fixtures.ts';
import { pairScores } from '../tournaments/pairs.ts';
import { sprt, type SprtSettings, type SprtState } from '../tournaments/sprt.ts';
import { standings } from '../tournaments/standings.ts';
import { contest, type ContestRequest } from './contest.ts';
import { Journal, readKnown, refuseJournalOf } from './journal.ts';
import type { Terminal } from './terminal.ts';

/** How the command is used. */
export const SIMULATE_HELP = `  simulate <game> --bots <name,name,...> [--games <count>] [--seed <text>] [--players <count>]
           [--workers <count>] [--limit <milliseconds>] [--budget <iterations>] [--sprt <elo0,elo1>]
           [--json <file>] [--resume <file>]
                        play bots against each other, each on every seat with the same dice`;

const OPTIONS = {
  bots: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1969' },
  players: { type: 'string' },
  workers: { type: 'string', default: '1' },
  limit: { type: 'string' },
  budget: { type: 'string' },
  sprt: { type: 'string' },
  json: { type: 'string' },
  resume: { type: 'string' },
} as const;

/** The exit code of a run that was interrupted, as shells have it. */
const INTERRUPTED = 130;

/**
 * Plays a tournament and writes its tables. When the process is interrupted, the deals under way are waited for and what
 * has been played is written.
 *
 * @param words - The words after `simulate`.
 * @returns The exit code: 0, or 130 if it was interrupted.
 * @throws {@link core.MalformedError} if the words make no tournament, a file holds no results of this one, or one cannot be
 * written.
 * @throws {@link tournaments.BotError} if a bot fails.
 * @throws {@link JournalError} if results cannot be written any more.
 */
export async function simulate(words: readonly string[], terminal: Terminal): Promise<number> {
  const { request, plan, files, ...wishes } = wishesOf(words);
  const workers = withinCores(wishes.workers, terminal);
  const terms = termsOf(contest(request), plan);
  const earlier = {
    ...terms,
    matches: files.resume === undefined ? [] : earlierMatches(terms, readKnown(files.resume)),
  };
  const journal = journalIn(files, earlier);
  const signal = { aborted: false };
  const interrupt = (): void => void (signal.aborted = true);
  const onResult = (result: MatchResult): void => journal?.add(result);
  const settings = { signal, earlier, onResult, onProgress: shownOn(terminal) };
  process.once('SIGINT', interrupt);
  try {
    const play = played(request, plan, { ...wishes, workers, settings });
    const results = await play.finally(() => terminal.progress?.(''));
    journal?.finish(results, { isWhole: !signal.aborted });
    terminal.out(report(results));
    return signal.aborted ? INTERRUPTED : 0;
  } finally {
    process.off('SIGINT', interrupt);
    journal?.close();
  }
}

/** As many processes as asked for, and no more than the machine runs at once: results are the same with fewer. */
function withinCores(workers: number, { error }: Terminal): number {
  const cores = availableParallelism();
  if (workers > cores) error(`--workers: This machine runs ${String(cores)} at once, so that there are no more.`);
  return Math.min(workers, cores);
}

function journalIn({ json, resume }: Files, earlier: TournamentResults): Journal | undefined {
  if (json === undefined) return undefined;
  if (resume === undefined || resolve(resume) !== resolve(json)) refuseJournalOf(json);
  return new Journal(json, earlier);
}

function shownOn({ progress }: Terminal): (made: Progress) => Promise<void> {
  return async (made) => {
    progress?.(progressLine(made));
    // Lets an interruption in.
    await new Promise((resume) => setImmediate(resume));
  };
}

async function played(
  request: ContestRequest,
  plan: Plan,
  { workers, limit, settings }: Pick<Wishes, 'workers' | 'limit'> & { readonly settings: RunSettings },
): Promise<TournamentResults> {
  if (workers === 1 && limit === undefined) return playTournament(contest(request), plan, settings);
  // What starts processes is loaded by who wants it.
  const { playTournamentOnWorkers } = await import('../tournament-workers/index.ts');
  const module = new URL('./contest.js', import.meta.url);
  const time = limit === undefined ? {} : { decisionTime: limit };
  return playTournamentOnWorkers(module, plan, { ...settings, ...time, workers, argument: { ...request } });
}

/** What was asked for. */
interface Wishes {
  readonly request: ContestRequest;
  readonly plan: Plan;
  readonly workers: number;
  /** Milliseconds for a decision, which another process has to watch. */
  readonly limit: number | undefined;
  readonly files: Files;
}

/** Where results go, and where they come from. */
interface Files {
  readonly json: string | undefined;
  readonly resume: string | undefined;
}

function wishesOf(words: readonly string[]): Wishes {
  const { values, positionals } = parsedWords(words);
  const { bots, games, seed, players, budget, sprt: test, json, resume } = values;
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
  const workers = wholeNumber('--workers', values.workers);
  const limit = values.limit === undefined ? undefined : wholeNumber('--limit', values.limit);
  return { request, plan, workers, limit, files: { json, resume } };
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
