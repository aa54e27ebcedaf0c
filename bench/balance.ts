/**
 * Whether the games are a contest. For each setting of a game: the same bot on all sides, and what comes of it; how often
 * each rule is cited in a match; and the strategist against plans made to beat it. What it prints follows from the seed.
 *
 * `npm run bench -- balance <game> [--setting a,b] [--bot a,b] [--against a,b] [--matches 400] [--within 5]
 * [--iterations 100] [--seed s] [--cited]`
 *
 * Matches are played until every interval of 95 % reaches no more than `within` percent to each side, or there are enough.
 */
import { parseArgs } from 'node:util';
import type { Bot } from '../src/bots/bot.ts';
import type { GameTypes } from '../src/core/index.ts';
import { chicagoChicagoBalance } from './balance/chicago-chicago.ts';
import { play } from './balance/play.ts';
import { revoltingBehaviourBalance } from './balance/revolting-behaviour.ts';
import { type AnySubject, anySubject } from './balance/subject.ts';
import { Count, line, percent } from './balance/table.ts';
import { upAgainstTheWallBalance } from './balance/up-against-the-wall.ts';
import { worldGameBalance } from './balance/world-game.ts';
import { wilson } from '../src/tournaments/intervals.ts';

const SUBJECTS: readonly AnySubject[] = [
  anySubject(worldGameBalance),
  anySubject(revoltingBehaviourBalance),
  anySubject(upAgainstTheWallBalance),
  anySubject(chicagoChicagoBalance),
];

/** Matches between two looks at the intervals. */
const BATCH = 20;

const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    setting: { type: 'string' },
    bot: { type: 'string' },
    against: { type: 'string' },
    matches: { type: 'string', default: '400' },
    within: { type: 'string', default: '5' },
    iterations: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'balance' },
    cited: { type: 'boolean', default: false },
  },
});
const most = Number(flags.matches);
const within = Number(flags.within) / 100;
const iterations = Number(flags.iterations);

const [id] = positionals;
const subject = SUBJECTS.find(({ game }) => game.id === id);
if (subject === undefined) throw new Error(`Expected one of ${SUBJECTS.map(({ game }) => game.id).join(', ')}.`);
if (flags.against === undefined) tellMirrors(subject);
else tellExploiters(subject);

function tellMirrors(of: AnySubject): void {
  console.log(line(['setting', 'bot', 'matches', 'share %', 'draws %', 'by a limit %', 'decisions: median, 9 of 10']));
  console.log(line(['---', '---', '---:', '---', '---', '---', '---']));
  const counts: [string, Count][] = [];
  for (const setting of named(flags.setting, of.settings)) {
    for (const name of named(flags.bot, of.bots)) {
      const count = mirrors(of, setting, of.bots[name]!);
      counts.push([`${setting}, ${name}`, count]);
      console.log(line([setting, name, ...count.row()]));
    }
  }
  if (!flags.cited) return;
  console.log(`\n${line(['rule', ...counts.map(([name]) => name)])}`);
  console.log(line(['---', ...counts.map(() => '---:')]));
  const cited = counts.map(([, count]) => count.citations());
  for (const [index, rule] of Object.keys(of.game.rulebook).entries())
    console.log(line([rule, ...cited.map((column) => column[index]!)]));
}

/** Matches of a bot with itself. */
function mirrors(of: AnySubject, setting: string, bot: Bot<GameTypes>): Count {
  const count = new Count(of);
  while (count.matches < most && (count.matches < BATCH || count.reach > within)) {
    for (let match = 0; match < BATCH; match++) count.add(play(of, () => bot, planOf(of, setting, count.matches)));
  }
  return count;
}

function tellExploiters(of: AnySubject): void {
  console.log(line(['setting', 'exploiter', 'deals', 'share %', 'a fair share', 'at least, of two']));
  console.log(line(['---', '---', '---:', '---', '---:', '---:']));
  const [strategist] = Object.values(of.bots);
  for (const setting of named(flags.setting, of.settings)) {
    for (const name of named(flags.against, of.exploiters)) {
      const exploiter = of.exploiters[name]!;
      const { deals, score, seats } = contest(of, setting, { exploiter, strategist: strategist! });
      // What it would be of two who share as the exploiter and each of the others do.
      const fair = 1 / seats;
      const { lo } = wilson(score, deals);
      const ofTwo = lo / (lo + (1 - lo) / (seats - 1));
      const cells = [String(deals), percent(score, deals), (100 * fair).toFixed(0), (100 * ofTwo).toFixed(0)];
      console.log(line([setting, name, ...cells]));
    }
  }
}

interface Pair {
  readonly exploiter: Bot<GameTypes>;
  readonly strategist: Bot<GameTypes>;
}

/** The exploiter once in each seat of each deal, strategists in all others. */
function contest(of: AnySubject, setting: string, { exploiter, strategist }: Pair) {
  let [deals, score, seats] = [0, 0, 2];
  const reach = (): number => wilson(score, deals).hi - wilson(score, deals).lo;
  while (deals * seats < most && (deals < BATCH || reach() > 2 * within)) {
    const plan = planOf(of, setting, deals);
    const turned = (place: number): number =>
      play(of, (seat) => (seat === place ? exploiter : strategist), plan).payoffs[place]!;
    seats = of.game.players(of.game.setup(plan.options)).length;
    for (let place = 0; place < seats; place++) score += turned(place) / seats;
    deals += 1;
  }
  return { deals, score, seats };
}

function planOf(of: AnySubject, setting: string, number: number) {
  const seed = `${flags.seed}/${String(number)}`;
  return { options: of.settings[setting]!(seed), seed, iterations };
}

/** The names asked for, or all. */
function named(asked: string | undefined, all: Readonly<Record<string, unknown>>): readonly string[] {
  const names = Object.keys(all);
  if (asked === undefined || asked === 'all') return names;
  const unknown = asked.split(',').find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no ${unknown}, but ${names.join(', ')}.`);
  return asked.split(',');
}
