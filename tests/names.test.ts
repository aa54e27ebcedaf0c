import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from './export-paths.ts';

/** Names that every game or every language declares for the same purpose. */
const OF_EACH_GAME = new Set(
  [
    'Action ActionOf Event Hidden Label Options Phase Refusal RefusalCode RuleId Scenario Secret Setup Side Table',
    'setup turn legalActions chanceOutcomes whyIllegal applyAction step view fork parseState parseAction parseOptions',
    'adapter balancedOptions bots catalogue defaultScenario evaluate manifest messages opponentOf referenceTables renderer rulebook',
    'game search SIDES strategist boardMessages refusalsWith roomNotices takebackBlockers',
  ].flatMap((line) => line.split(' ')),
);

/** The declarations of each public name in all API reports. */
function declarations(): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = `${ROOT}docs/api-reports/`;
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(folder)) {
    const report = readFileSync(folder + file, 'utf8');
    for (const [text, name] of report.matchAll(/^export (?:abstract )?\w+ (\w+)\b[^]*?(?=\n\/\/ |\n\n)/gm)) {
      found.set(name!, (found.get(name!) ?? new Set()).add(text));
    }
    // If a declaration has the name of a global, API Extractor renames it.
    for (const [, own, name] of report.matchAll(/^export \{ (\w+) as (\w+) \}/gm)) {
      found.set(name!, (found.get(name!) ?? new Set()).add(`${file} ${own!}`));
    }
  }
  return found;
}

it('gives no public name to two declarations, except for names that each game has', () => {
  const names = declarations();
  const several = [...names].filter(([, texts]) => texts.size > 1).map(([name]) => name);

  expect(names.size).toBeGreaterThan(500);
  expect(several.filter((name) => !OF_EACH_GAME.has(name))).toEqual([]);
});
