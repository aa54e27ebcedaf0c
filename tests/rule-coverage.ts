/**
 * A Vitest reporter that prints the number of tests of every rule. The title of a test names the rules that the test
 * covers:
 * `[UW-3.4]`, or `[UW-3.4, UW-3.5]`. The run fails if no passed test names a rule, or if a title names an unknown rule.
 */
import { stdout } from 'node:process';
import type { Reporter, TestModule } from 'vitest/node';
import type { Rulebook } from '../src/core/rulebook.ts';
import { GAMES, ROOT } from './export-paths.ts';

/** The number of tests for the rules of all games. */
export interface RuleCoverage {
  /** For each game and each of its rules, the number of tests that name the rule. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly untested: readonly string[];
  /** The rule ids that occur in titles of tests but in no rulebook. */
  readonly unknown: readonly string[];
}

/**
 * Counts the tests of every rule.
 *
 * @param rulebooks - The rulebook of each game, by the id of the game.
 * @param titles - The titles of passed tests, including the titles of their groups.
 */
export function ruleCoverage(rulebooks: Readonly<Record<string, Rulebook>>, titles: readonly string[]): RuleCoverage {
  const named = titles.flatMap((title) => [...new Set(rulesIn(title))]);
  const rules = Object.values(rulebooks).flatMap((rulebook) => Object.keys(rulebook));
  const count = (rule: string): number => named.filter((each) => each === rule).length;
  return {
    counts: mapValues(rulebooks, (rulebook) => mapValues(rulebook, (_, rule) => count(rule))),
    untested: rules.filter((rule) => !named.includes(rule)),
    unknown: [...new Set(named)].filter((each) => !rules.includes(each)),
  };
}

/** Prints the table of rules and tests at the end of a run. */
export default class RuleCoverageReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const titles = modules.flatMap((each) => [...each.children.allTests('passed')]).map(({ fullName }) => fullName);
    const { counts, untested, unknown } = ruleCoverage(await rulebooksOfAllGames(), titles);
    for (const [game, rules] of Object.entries(counts)) {
      const lines = Object.entries(rules).map(([rule, tests]) => `  ${rule.padEnd(10)}${String(tests).padStart(4)}`);
      stdout.write(`${[`Tests of the rules of ${game}:`, ...lines].join('\n')}\n\n`);
    }
    if (untested.length > 0) stdout.write(`Rules without a test: ${untested.join(', ')}\n`);
    if (unknown.length > 0) stdout.write(`Titles name unknown rules: ${unknown.join(', ')}\n`);
    const failed = modules.filter((each) => !each.ok()).map(({ relativeModuleId }) => relativeModuleId);
    if (failed.length > 0) stdout.write(`Files with failed tests, whose titles are ignored: ${failed.join(', ')}\n`);
    if (untested.length > 0 || unknown.length > 0) process.exitCode = 1;
    else if (failed.length === 0) stdout.write('Every rule has a test.\n');
  }
}

async function rulebooksOfAllGames(): Promise<Readonly<Record<string, Rulebook>>> {
  const load = async (game: string): Promise<[string, Rulebook]> => {
    const { rulebook } = (await import(`${ROOT}src/games/${game}/rules/rulebook.ts`)) as { rulebook: Rulebook };
    return [game, rulebook];
  };
  return Object.fromEntries(await Promise.all(GAMES.map(load)));
}

function rulesIn(title: string): readonly string[] {
  return [...title.matchAll(/\[([A-Z]+-\d[^\]]*)\]/g)].flatMap(([, names = '']) => names.split(/, */));
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
