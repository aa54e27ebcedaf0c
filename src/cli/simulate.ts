import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Json } from '../core/errors.ts';
import type { GameTypes } from '../core/game.ts';
import type { Contest } from '../tournaments/contest.ts';
import { lineupCount } from '../tournaments/pairings.ts';
import { DEFAULT_BUDGET } from '../tournaments/match.ts';
import type { MatchResult, TournamentResults, TournamentSettings } from '../tournaments/results.ts';
import { earlierMatches, type TournamentPlan, playTournament, type RunSettings, termsOf } from '../tournaments/run.ts';
import type { SprtSettings } from '../tournaments/sprt.ts';
import { command, type Given, wholeNumber } from './command.ts';
import { contest, type ContestRequest } from './contest.ts';
import { CommandError, EXIT } from './failure.ts';
import { oneGameOf } from './game.ts';
import { Journal, readKnown, refuseResultsIn } from './journal.ts';
import { KEEPINGS, keptRecords } from './saved-records.ts';
import { MATCH_OPTIONS, matchSetUp } from './match-options.ts';
import { botsHelp, botsIn } from './own-bots.ts';
import { shownOn } from './progress.ts';
import { report } from './results/report.ts';
import { writers } from './results/writers.ts';
import type { Terminal } from './terminal.ts';

const OPTIONS = {
  bots: { value: '<bot,bot,...>', text: 'who plays: names, or paths of your own' },
  games: { value: '<count>', text: 'how many matches, rounded up to whole rounds', usual: '100' },
  seed: { value: '<text>', text: 'what all luck comes from', usual: '1969' },
  ...MATCH_OPTIONS,
  budget: {
    value: '<iterations>',
    text: 'how long a bot that searches thinks',
    usual: String(DEFAULT_BUDGET.iterations),
  },
  workers: { value: '<count>', text: 'how many processes play', usual: '1' },
  limit: { value: '<milliseconds>', text: 'how long a decision may take' },
  sprt: { value: '<elo0,elo1>', text: 'stop as soon as it is clear which of two differences it is' },
  json: {
    value: '<file>',
    text: 'where the results go, for programs; a journal lies beside it, and no file is replaced',
  },
  resume: { value: '<file>', text: 'go on from results' },
  csv: { value: '<file>', text: 'where a table goes with a line for each seat, in place of what is there' },
  html: {
    value: '<file>',
    text: 'where a page goes with tables and plots; needs vega and vega-lite, replaces what is there',
  },
  records: { value: '<folder>', text: 'where records of matches go, in place of those that are there' },
  keep: { value: '<which>', text: `which of them: ${KEEPINGS}`, usual: 'all' },
} as const;

/** The command. When the process is interrupted, the deals under way are waited for and what has been played is written. */
export const simulate = command({
  name: 'simulate',
  takes: '<game>',
  summary: 'have bots, also your own, play each other, each on every seat with the same dice',
  options: OPTIONS,
  more: botsHelp,
  run: simulated,
});

async function simulated(given: Given<typeof OPTIONS>, terminal: Terminal): Promise<number> {
  const wishes = await wishesOf(given, terminal);
  const { held, plan, files } = wishes;
  const terms = termsOf(held, plan);
  const write = await writers(given.values);
  const keep = keptRecords({ ...given.values, progress: terminal.progress }, terms.participants);
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
    const settings = { signal, earlier, onResult, onProgress: shownOn(terminal) };
    const results = await played(wishes, settings).finally(() => terminal.progress?.(''));
    journal?.finish(results, { isWhole: !signal.aborted });
    terminal.out(report(results));
    if (files.json !== undefined) terminal.error(`Written: ${files.json}.`);
    (await write(results)).forEach(terminal.error);
    (await keep(results, (again) => played(wishes, again))).forEach(terminal.error);
    return signal.aborted ? EXIT.interrupted : EXIT.done;
  } finally {
    process.off('SIGINT', interrupt);
    journal?.close();
  }
}

/** As many processes as asked for, and no more than the machine runs at once: results are the same with fewer. */
function withinCores(workers: number, { error }: Terminal): number {
  const cores = availableParallelism();
  if (workers > cores) error(`--workers: There are ${String(cores)}, as many as this machine runs at once.`);
  return Math.min(workers, cores);
}

function journalIn({ json, resume }: Files, earlier: TournamentResults): Journal | undefined {
  if (json === undefined) return undefined;
  if (resume === undefined || resolve(resume) !== resolve(json)) refuseResultsIn(json);
  return new Journal(json, earlier);
}

async function played(
  { request, held, plan, workers, limit }: Wishes,
  settings: RunSettings,
): Promise<TournamentResults> {
  if (workers === 1 && limit === undefined) return playTournament(held, plan, settings);
  // What starts processes is loaded by who wants it.
  const { playTournamentOnWorkers } = await import('../tournament-workers/index.ts');
  const module = new URL('./contest.js', import.meta.url);
  const time = limit === undefined ? {} : { decisionTime: limit };
  return playTournamentOnWorkers(module, plan, { ...settings, ...time, workers, argument: { ...request } as Json });
}

/** What was asked for. */
interface Wishes {
  readonly request: ContestRequest;
  /** What the request makes. */
  readonly held: Contest<GameTypes>;
  readonly plan: TournamentPlan;
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

async function wishesOf({ values, words }: Given<typeof OPTIONS>, terminal: Terminal): Promise<Wishes> {
  const { bots, games, seed, budget, sprt: test, json, resume } = values;
  const known = await oneGameOf(words, values['set-up']);
  if (bots === undefined || !bots.includes(',')) {
    throw new CommandError('--bots: Expected names of two bots or more, with commas between them.', {
      hint: 'See countersheet simulate --help.',
    });
  }
  const { players, written } = matchSetUp(known, values, seed);
  const request: ContestRequest = {
    ...{ game: known.source, bots: botsIn(bots), seed, options: written },
    ...(known.setUp === undefined ? {} : { setUp: known.setUp }),
    ...(players === undefined ? {} : { players }),
  };
  const held = await contest(request);
  refuseSameNames(
    bots,
    held.participants.map(({ name }) => name),
  );
  const { participants, players: seats } = termsOf(held, { rounds: 1, seed });
  const round = lineupCount({ participants, players: seats }) * seats.length;
  const plan: TournamentPlan = {
    ...{ rounds: Math.ceil(wholeNumber('--games', games) / round), seed },
    budget: { iterations: wholeNumber('--budget', budget) },
    ...(test === undefined ? {} : { sprt: hypotheses(test) }),
  };
  const workers = withinCores(wholeNumber('--workers', values.workers), terminal);
  const limit = values.limit === undefined ? undefined : wholeNumber('--limit', values.limit);
  return { request, held, plan, workers, limit, files: { json, resume } };
}

/** Throws {@link CommandError} if two bots of a list have one name. */
function refuseSameNames(list: string, names: readonly string[]): void {
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice === undefined) return;
  const same = list.split(',').filter((_, place) => names[place] === twice);
  const [one, other] = same.map((text) => text.replace(/^[\w-]+=/, ''));
  throw new CommandError(`--bots: Several are called "${twice}".`, { hint: `Name them: a=${one!},b=${other!}` });
}

/** The matches of results from which a tournament goes on. Throws {@link CommandError} if it has fewer than they. */
function knownMatches(file: string, terms: TournamentSettings): readonly MatchResult[] {
  const known = readKnown(file);
  const matches = earlierMatches({ ...terms, rounds: Math.max(terms.rounds, known.rounds) }, known);
  const count = matches.reduce((most, { match }) => Math.max(most, match + 1), 0);
  if (count <= terms.rounds * lineupCount(terms) * terms.players.length) return matches;
  throw new CommandError(`--games: In ${file} ${String(count)} matches have been played already.`, {
    hint: `Say --games ${String(count)}, or more.`,
  });
}

function hypotheses(text: string): SprtSettings {
  const [, elo0, elo1] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (elo0 !== undefined && elo1 !== undefined) return { elo0: Number(elo0), elo1: Number(elo1) };
  throw new CommandError(`--sprt: Expected two numbers of Elo points, such as 0,20, but received "${text}".`);
}
