import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Json } from '../core/errors.ts';
import type { GameTypes } from '../core/game.ts';
import type { Contest } from '../tournaments/contest.ts';
import type { BotError } from '../tournaments/bot-error.ts';
import { lineupCount } from '../tournaments/pairings.ts';
import { DEFAULT_BUDGET } from '../tournaments/match.ts';
import type { MatchResult, TournamentResults, TournamentSettings } from '../tournaments/results.ts';
import { earlierMatches, type TournamentPlan, playTournament, type RunSettings, termsOf } from '../tournaments/run.ts';
import type { SprtSettings } from '../tournaments/sprt.ts';
import { command, type Given, wholeNumber } from './command.ts';
import { contest, type ContestRequest } from './contest.ts';
import { CommandError, EXIT, failureOf } from './failure.ts';
import { oneGameOf } from './game.ts';
import { Journal, JournalError, readKnown, refuseResultsIn } from './journal.ts';
import { KEEP_VALUES, recordWriter } from './saved-records.ts';
import { MATCH_OPTIONS, matchSettings, SEED_OPTION } from './match-options.ts';
import { botsHelp, botsIn, programsIn, reportedAtExit } from './own-bots.ts';
import { shownOn } from './progress.ts';
import { report } from './results/report.ts';
import type { Terminal } from './terminal.ts';

const OPTIONS = {
  bots: { group: 'Tournament', value: '<bot,bot,...>', text: 'Two or more bots that play each other' },
  bot: { group: 'Tournament', value: '<name=program>', text: 'Bot that is an external program', isRepeated: true },
  games: {
    group: 'Tournament',
    value: '<count>',
    text: 'Matches, rounded up to full rounds',
    defaultValue: '100',
  },
  budget: {
    ...{ group: 'Tournament', value: '<iterations>', text: 'Search iterations per bot decision' },
    defaultValue: String(DEFAULT_BUDGET.iterations),
  },
  'time-limit': { group: 'Tournament', value: '<ms>', text: 'Maximum time per decision; a slower bot loses' },
  sprt: { group: 'Tournament', value: '<elo0,elo1>', text: 'Stop early by a sequential test of Elo differences' },
  workers: { group: 'Tournament', value: '<count>', text: 'Processes that play in parallel', defaultValue: '1' },
  ...MATCH_OPTIONS,
  seed: { ...SEED_OPTION, defaultValue: '1969' },
  resume: { group: 'Match', value: '<file>', text: 'Continue from the results of an earlier run' },
  json: { group: 'Output', value: '<file>', text: 'Write the results to a new JSON file' },
  records: { group: 'Output', value: '<folder>', text: 'Write the records of matches' },
  keep: { group: 'Output', value: '<which>', text: 'Which matches to record', defaultValue: 'all' },
} as const;

/**
 * The `simulate` command. If the user presses Ctrl+C, the command finishes the deals that it has started, and writes
 * the results of all finished deals. The matches of one deal have the same dice and cards.
 */
export const simulate = command({
  name: 'simulate',
  takes: '<game>',
  summary: 'Run a tournament between bots',
  example: 'simulate world-game --bots bold,cautious --games 20',
  options: OPTIONS,
  more: async () => [
    'Each bot plays every seat with the same dice and cards.',
    '--records overwrites existing files; --json does not.',
    `--keep takes one of these values: ${KEEP_VALUES}.`,
    '',
    ...(await botsHelp()),
  ],
  run: simulated,
});

async function simulated(given: Given<typeof OPTIONS>, terminal: Terminal): Promise<number> {
  const run = await runOf(given, terminal);
  const { requested, plan, files } = run;
  const terms = termsOf(requested, plan);
  const keep = recordWriter({ ...given.values, progress: terminal.progress }, terms.participants);
  const earlier = {
    ...terms,
    matches: files.resume === undefined ? [] : knownMatches(files.resume, terms),
  };
  const signal = { aborted: false };
  const interrupt = (): void => void (signal.aborted = true);
  let journal: Journal | undefined;
  process.once('SIGINT', interrupt);
  try {
    journal = journalIn(files, earlier);
    const onResult = (result: MatchResult): void => journal?.add(result);
    const onFailure = (error: BotError): void => terminal.error(failureOf(error)?.line ?? error.message);
    const settings = { signal, earlier, onResult, onFailure, onProgress: shownOn(terminal) };
    const results = await played(run, settings)
      .catch((error: unknown) => {
        if (journal !== undefined && !(error instanceof JournalError)) terminal.error(`${journal.hint}.`);
        throw error;
      })
      .finally(() => terminal.progress?.(''));
    journal?.finish(results, { isWhole: !signal.aborted });
    terminal.out(report(results));
    if (files.json !== undefined) terminal.error(`Written: ${files.json}.`);
    (await keep(results, (again) => played(run, { ...again, onFailure }))).forEach(terminal.error);
    if (signal.aborted) return EXIT.interrupted;
    return results.matches.some(({ failure }) => failure !== undefined) ? EXIT.bot : EXIT.done;
  } finally {
    process.off('SIGINT', interrupt);
    journal?.close();
  }
}

/**
 * Returns the requested number of processes, but at most the number of processor cores. The results of the tournament
 * do not depend on the number of processes.
 */
function withinCores(workers: number, { error }: Terminal): number {
  const cores = availableParallelism();
  if (workers > cores) error(`--workers: Using the maximum on this machine, ${String(cores)}.`);
  return Math.min(workers, cores);
}

function journalIn({ json, resume }: Files, earlier: TournamentResults): Journal | undefined {
  if (json === undefined) return undefined;
  if (resume === undefined || resolve(resume) !== resolve(json)) refuseResultsIn(json);
  return new Journal(json, earlier);
}

async function played(
  { request, requested, plan, workers, limit }: TournamentRequest,
  settings: RunSettings,
): Promise<TournamentResults> {
  if (workers === 1 && limit === undefined) {
    return playTournament({ ...requested, participants: requested.participants.map(reportedAtExit) }, plan, settings);
  }
  // The module is loaded here and not at the start, because most runs start no other processes.
  const { playTournamentOnWorkers } = await import('../tournament-workers/index.ts');
  const module = new URL('./contest.js', import.meta.url);
  const time = limit === undefined ? {} : { decisionTime: limit };
  return playTournamentOnWorkers(module, plan, { ...settings, ...time, workers, argument: { ...request } as Json });
}

/** The settings of a tournament, from the command line. */
interface TournamentRequest {
  readonly request: ContestRequest;
  /** The loaded contest. The field `request` describes this contest in JSON. */
  readonly requested: Contest<GameTypes>;
  readonly plan: TournamentPlan;
  readonly workers: number;
  /** The maximum time for one decision of a bot, in milliseconds. A parent process enforces the time limit. */
  readonly limit: number | undefined;
  readonly files: Files;
}

/** The results file to write, and the results file from which to continue. */
interface Files {
  readonly json: string | undefined;
  readonly resume: string | undefined;
}

async function runOf({ values, words }: Given<typeof OPTIONS>, terminal: Terminal): Promise<TournamentRequest> {
  const { bots, games, seed, budget, sprt: test, json, resume } = values;
  const known = await oneGameOf(words, values.preset);
  const [named, programs] = [bots === undefined ? [] : botsIn(bots), programsIn(values.bot)];
  if (named.length + programs.length < 2) {
    throw new CommandError('--bots: Expected two or more bots, separated by commas.', {
      hint: 'See countersheet simulate --help.',
    });
  }
  const limit = values['time-limit'] === undefined ? undefined : wholeNumber('--time-limit', values['time-limit']);
  const { players, written } = matchSettings(known, values, seed);
  const request: ContestRequest = {
    ...{ game: known.source, bots: named, programs, seed, options: written },
    ...(limit === undefined ? {} : { limit }),
    ...(known.preset === undefined ? {} : { preset: known.preset }),
    ...(players === undefined ? {} : { players }),
  };
  const requested = await contest(request);
  refuseSameNames(
    [...(bots?.split(',') ?? []), ...values.bot],
    requested.participants.map(({ name }) => name),
  );
  const { participants, players: seats } = termsOf(requested, { rounds: 1, seed });
  const round = lineupCount({ participants, players: seats }) * seats.length;
  const plan: TournamentPlan = {
    ...{ rounds: Math.ceil(wholeNumber('--games', games) / round), seed },
    budget: { iterations: wholeNumber('--budget', budget) },
    ...(test === undefined ? {} : { sprt: hypotheses(test) }),
  };
  const workers = withinCores(wholeNumber('--workers', values.workers), terminal);
  return { request, requested, plan, workers, limit, files: { json, resume } };
}

/** Throws {@link CommandError} if two bots of a list have the same name. */
function refuseSameNames(texts: readonly string[], names: readonly string[]): void {
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice === undefined) return;
  const same = texts.filter((_, place) => names[place] === twice);
  const [one, other] = same.map((text) => text.replace(/^[\w-]+=/, ''));
  throw new CommandError(`--bots: Several bots have the name "${twice}".`, {
    hint: `Name them: a=${one!},b=${other!}`,
  });
}

/**
 * Reads the results of an earlier run. Throws {@link CommandError} if the requested tournament has fewer matches than
 * the earlier run.
 */
function knownMatches(file: string, terms: TournamentSettings): readonly MatchResult[] {
  const known = readKnown(file);
  const matches = earlierMatches({ ...terms, rounds: Math.max(terms.rounds, known.rounds) }, known);
  const count = matches.reduce((most, { match }) => Math.max(most, match + 1), 0);
  if (count <= terms.rounds * lineupCount(terms) * terms.players.length) return matches;
  throw new CommandError(`--games: ${file} already has ${String(count)} matches.`, {
    hint: `Use --games ${String(count)} or more.`,
  });
}

function hypotheses(text: string): SprtSettings {
  const [, elo0, elo1] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (elo0 !== undefined && elo1 !== undefined) return { elo0: Number(elo0), elo1: Number(elo1) };
  throw new CommandError(`--sprt: Expected two Elo differences, such as 0,20, but received "${text}".`);
}
