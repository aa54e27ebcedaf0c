/** Creates the tables of a game as Markdown. */
import type { Bot } from '../../src/bots/bot.ts';
import type { GameTypes, State } from '../../src/core/index.ts';
import { games } from '../../src/games/index.ts';
import { presetOptions } from '../../src/manifest/preset-options.ts';
import type { GameManifest } from '../../src/manifest/manifest.ts';
import { wilson } from '../../src/tournaments/intervals.ts';
import { playCampaign } from '../campaign.ts';
import { Count, percent } from './count.ts';
import { play } from './play.ts';
import type { AnySubject } from './subject.ts';

/**
 * What the tables must contain. If a list of names is absent, the tables contain all names; if `matches` is absent, the
 * subject determines the number of matches.
 */
interface Asked {
  readonly settings: readonly string[] | undefined;
  readonly bots: readonly string[] | undefined;
  readonly plans: readonly string[] | undefined;
  readonly matches: number | undefined;
  readonly seed: string;
}

/** The manifest of each game, by the id of the game. */
const MANIFESTS: Readonly<Record<string, GameManifest>> = Object.fromEntries(
  await Promise.all(Object.entries(games).map(async ([id, load]) => [id, await load()] as const)),
);

/** For each game, its bots and the evaluation of its positions. */
const BOT_MODULES = Object.fromEntries(
  await Promise.all(Object.entries(MANIFESTS).map(async ([id, { bots: load }]) => [id, await load!()] as const)),
);

/** The bots of the first table. */
const BOTS = ['strategist', 'mcts', 'random'] as const;

const ROW = ['matches', 'share, %', 'draws, %', 'ended by a limit, %', 'decisions: median, 90th percentile', ''];

/** The number of rare events that the page lists. */
const RARE = 10;

/** For each name of a table, the function that creates this table. */
export const tables = { campaign, aims, mirrors, settings, exploiters } as const;

/** Returns the table of a campaign with the default setting, in which the strategist has all sides. */
function campaign(subject: AnySubject, { matches, seed }: Asked): string {
  const { deals, options, players } = subject.campaign;
  const argument = { game: subject.game.id, bots: ['strategist', 'strategist'], options, players };
  const results = playCampaign({ argument, rounds: matches ?? deals, iterations: 1, seed });
  const count = new Count(subject);
  // All matches of a deal are the same match, because one bot plays all seats. Therefore only the first match of a deal
  // counts.
  for (const each of results.matches.filter(({ match }) => match % results.players.length === 0)) {
    const { outcome, payoffs, decisions } = each;
    if (outcome === undefined) throw new Error(`A bot failed in match ${String(each.match)}.`);
    const first = subject.game.setup({ ...subject.settings[defaultOf(subject)]!(each.seed), seed: each.seed });
    count.add({ first, outcome, payoffs, decisions, cited: new Map() });
  }
  return table(['bot', ...ROW], [['strategist', ...count.row()]]);
}

/**
 * Returns two tables for matches in which the same bot plays all sides. One table shows the results, and the other
 * table shows the rules that the events of these matches cite. Only the first requested setting is used.
 */
function mirrors(subject: AnySubject, asked: Asked): string {
  const [setting = defaultOf(subject)] = asked.settings ?? [];
  const usual = BOTS.filter((name) => subject.matches[name] > 0);
  const counts = (asked.bots ?? usual).map((name) => {
    const most = asked.matches ?? subject.matches[name as (typeof BOTS)[number]];
    return [name, mirror(subject, setting, { bot: botOf(subject, name), matches: most, seed: asked.seed })] as const;
  });
  const rows = counts.map(([name, count]) => [name, ...count.row()]);
  return `${table(['bot', ...ROW], rows)}\n\n${citations(subject, counts)}`;
}

/**
 * Returns a table that shows whether the matches of a game meet the aims of `docs/balance.md`. In these matches with the
 * default preset, the same bot plays all sides. Also returns the events that occur in the fewest matches of the first
 * bot.
 */
function aims(subject: AnySubject, { bots = ['strategist', 'search'], matches = 200, seed }: Asked): string {
  const manifest = MANIFESTS[subject.game.id]!;
  const measured = bots.map((name) => aim(subject, name, { matches, seed }));
  const head = [
    ...ROW.slice(0, -1),
    'within twice the median, %',
    'won by the player who led after half of the decisions, %',
  ];
  const rare = [...measured[0]!.used].toSorted(([, one], [, other]) => one - other).slice(0, RARE);
  const shares = rare.map(([what, times]) => `${what} ${percent(times, matches)}`);
  const text = `The rarest kinds of events, in % of the matches of ${bots[0]!} bots: ${shares.join('; ')}.`;
  const rows = bots.map((name, index) => [manifest.defaultPreset, name, ...measured[index]!.figures]);
  return `${table(['preset', 'bot', ...head], rows)}\n\n${text}`;
}

/**
 * Plays matches with the same bot on all sides. Returns the figures of these matches, and how often each kind of event
 * occurred.
 */
function aim(
  subject: AnySubject,
  name: string,
  { matches, seed }: Series,
): { readonly figures: readonly string[]; readonly used: ReadonlyMap<string, number> } {
  // The aims limit the share of the points of each player. In The World Game, other tables show the share of each rank.
  const count = new Count({ ...subject, seats: ({ setup }) => subject.game.players({ setup }) });
  const used = new Map<string, number>();
  const { iterations = 1 } = BOT_MODULES[subject.game.id]!.bots[name]!.budget;
  let [led, won] = [0, 0];
  for (let match = 0; match < matches; match++) {
    const dealt = `${seed}/${String(match)}`;
    const options = presetOptions(MANIFESTS[subject.game.id]!, dealt);
    const played = play(subject, () => botOf(subject, name), { options, seed: dealt, iterations });
    count.add(played);
    for (const each of played.used) used.set(each, (used.get(each) ?? 0) + 1);
    const leader = leaderOf(subject, played.middle);
    if (leader === undefined) continue;
    led += 1;
    won += played.payoffs[leader]!;
  }
  return { figures: [...count.row().slice(0, -1), count.withinTwiceMedian(), percent(won, led)], used };
}

/** Returns the index of the player with the best evaluation; `undefined` if several players have it. */
function leaderOf({ game }: AnySubject, { setup, table: known, secrets }: State<GameTypes>): number | undefined {
  const { evaluate } = BOT_MODULES[game.id]!;
  const players = game.players({ setup });
  const values = players.map((player) => evaluate({ setup, table: known, own: secrets[player]!, player }));
  const best = Math.max(...values);
  return values.filter((value) => value === best).length > 1 ? undefined : values.indexOf(best);
}

/** Returns the table that says how often, on average, the events and the outcome of a match cite each rule. */
function citations({ game, rulebook }: AnySubject, counts: readonly (readonly [string, Count])[]): string {
  const rules = Object.keys(rulebook);
  const isCited = (rule: string): boolean => counts.some(([, count]) => count.cited.has(rule));
  const rows = rules
    .filter(isCited)
    .map((rule) => [ruleLink(game.id, rule), ...counts.map(([, count]) => count.citations(rule))]);
  const silent = rules.filter((rule) => !isCited(rule)).map((rule) => ruleLink(game.id, rule));
  return `${table(['average citations in a match', ...counts.map(([name]) => name)], rows)}\n\nNever cited: ${silent.join(', ')}.`;
}

/** Returns the table of matches with the strategist on all sides, in every setting except the default. */
function settings(subject: AnySubject, asked: Asked): string {
  const names = asked.settings ?? Object.keys(subject.settings).slice(1);
  const [name = 'strategist'] = asked.bots ?? [];
  const matches = asked.matches ?? subject.matches.setting;
  const rows = names.map((setting) => {
    const count = mirror(subject, setting, { bot: botOf(subject, name), matches, seed: asked.seed });
    return [setting, ...count.row()];
  });
  return table(['setting', ...ROW], rows);
}

/**
 * Returns the table of matches of the strategist against its exploiters and against other bots. In every deal, the
 * opponent has each seat once.
 */
function exploiters(subject: AnySubject, asked: Asked): string {
  const { strategist, mcts: _, ...others } = botsOf(subject);
  const plans = { ...subject.exploiters, ...others };
  const [setting = defaultOf(subject)] = asked.settings ?? [];
  const matches = asked.matches ?? subject.matches.exploiter;
  const rows = (asked.plans ?? Object.keys(plans)).map((name) => {
    const pair = { exploiter: plans[name]!, strategist: strategist! };
    const { deals, score, seats } = contest(subject, setting, { ...pair, matches, seed: asked.seed });
    // Converts the lower bound of the score to a match of two players, as if the exploiter had only one opponent.
    const { lo } = wilson(score, deals);
    const ofTwo = lo / (lo + (1 - lo) / (seats - 1));
    const [fair, least] = [1 / seats, ofTwo].map((each) => (100 * each).toFixed(0));
    return [`\`${name}\``, String(deals), percent(score, deals), fair!, least!];
  });
  return table(['plan', 'deals', 'share, %', 'fair share, %', 'lower bound, converted to a match of two, %'], rows);
}

interface Series {
  readonly matches: number;
  readonly seed: string;
}

/** Plays matches with the same bot on all sides. */
function mirror(subject: AnySubject, setting: string, { bot, matches, seed }: Series & { bot: Bot<GameTypes> }): Count {
  const count = new Count(subject);
  for (let match = 0; match < matches; match++)
    count.add(play(subject, () => bot, planOf(subject, setting, `${seed}/${String(match)}`)));
  return count;
}

/**
 * Plays complete deals until at least `matches` matches have been played. In every deal, the exploiter has each seat
 * once, and strategists have the other seats.
 */
function contest(
  subject: AnySubject,
  setting: string,
  { exploiter, strategist, matches, seed }: Series & Record<'exploiter' | 'strategist', Bot<GameTypes>>,
): { readonly deals: number; readonly score: number; readonly seats: number } {
  let [deals, score, seats] = [0, 0, 1];
  while (deals * seats < matches) {
    const plan = planOf(subject, setting, `${seed}/${String(deals)}`);
    seats = subject.game.players(subject.game.setup(plan.options)).length;
    for (let place = 0; place < seats; place++) {
      const { payoffs } = play(subject, (seat) => (seat === place ? exploiter : strategist), plan);
      score += payoffs[place]! / seats;
    }
    deals += 1;
  }
  return { deals, score, seats };
}

function planOf(subject: AnySubject, setting: string, seed: string) {
  const options = subject.settings[setting];
  if (options === undefined)
    throw new Error(`Unknown setting ${setting}: expected one of ${Object.keys(subject.settings).join(', ')}.`);
  return { options: options(seed), seed, iterations: subject.iterations };
}

function defaultOf({ settings: all }: AnySubject): string {
  return Object.keys(all)[0]!;
}

function botsOf({ game }: AnySubject): Readonly<Record<string, Bot<GameTypes>>> {
  const entries = Object.entries(BOT_MODULES[game.id]!.bots);
  return Object.fromEntries(entries.map(([name, { bot }]) => [name, bot]));
}

function botOf(subject: AnySubject, name: string): Bot<GameTypes> {
  const bot = botsOf(subject)[name];
  if (bot === undefined)
    throw new Error(`Unknown bot ${name}: expected one of ${Object.keys(botsOf(subject)).join(', ')}.`);
  return bot;
}

/** Returns a link from the balance page to a rule. */
function ruleLink(game: string, rule: string): string {
  return `[${rule}](rules/${game}.md#${rule.toLowerCase().replace('.', '')})`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [head, head.map(() => '---'), ...rows].map(line).join('\n');
}
