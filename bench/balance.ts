/**
 * Measures how balanced the games are. Plays three kinds of matches. First, the same bot plays all sides; in these
 * matches, the benchmark counts how often each rule is cited. Second, strategists play each other in every setting
 * except the default. Third, the strategist plays bots that were made to beat it. The output depends only on the seed.
 *
 * `npm run bench -- balance [game] [--table mirrors,settings,exploiters] [--setting a,b] [--bot a,b] [--plan a,b]
 * [--matches 400] [--seed s] [--write]`
 *
 * `--write` replaces the tables in docs/balance.md.
 */
import { parseArgs } from 'node:util';
import { airWarBalance } from './balance/air-war.ts';
import { chicagoChicagoBalance } from './balance/chicago-chicago.ts';
import { writeTable } from './balance/page.ts';
import { revoltingBehaviourBalance } from './balance/revolting-behaviour.ts';
import { type AnySubject, anySubject } from './balance/subject.ts';
import { tables } from './balance/tables.ts';
import { upAgainstTheWallBalance } from './balance/up-against-the-wall.ts';
import { worldGameBalance } from './balance/world-game.ts';

const SUBJECTS: readonly AnySubject[] = [
  anySubject(upAgainstTheWallBalance),
  anySubject(chicagoChicagoBalance),
  anySubject(airWarBalance),
  anySubject(worldGameBalance),
  anySubject(revoltingBehaviourBalance),
];

const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    table: { type: 'string' },
    setting: { type: 'string' },
    bot: { type: 'string' },
    plan: { type: 'string' },
    matches: { type: 'string' },
    seed: { type: 'string', default: 'balance' },
    write: { type: 'boolean', default: false },
  },
});

const known = Object.fromEntries(SUBJECTS.map((subject) => [subject.game.id, subject]));
const asked = {
  settings: flags.setting?.split(','),
  bots: flags.bot?.split(','),
  plans: flags.plan?.split(','),
  matches: flags.matches === undefined ? undefined : Number(flags.matches),
  seed: flags.seed,
};

for (const id of namedIn(known, positionals)) {
  for (const name of namedIn(tables, flags.table?.split(','))) {
    console.log(`\n**${id}, ${name}**\n`);
    const text = tables[name as keyof typeof tables](known[id]!, asked);
    console.log(text);
    if (flags.write) writeTable(`${id} ${name}`, text);
  }
}

/** Returns the requested names. Default: all names. */
function namedIn(all: Readonly<Record<string, unknown>>, names: readonly string[] = []): readonly string[] {
  const unknown = names.find((name) => !Object.hasOwn(all, name));
  if (unknown !== undefined)
    throw new Error(`Unknown name ${unknown}: expected one of ${Object.keys(all).join(', ')}.`);
  return names.length === 0 ? Object.keys(all) : names;
}
