/**
 * The odds of a conflict before anybody plays it.
 *
 * @packageDocumentation
 */
import { toNumber } from '../analysis/index.ts';
import { crtColumn } from '../games/chicago-chicago/conflict.ts';
import {
  ACTIVITIES,
  attemptOdds,
  costOf,
  type RevoltingBehaviour,
  revoltingBehaviour,
  SEVERITIES,
} from '../games/revolting-behaviour/index.ts';
import { type Chicago, chicagoChicago } from '../games/chicago-chicago/index.ts';
import { type Uaw, upAgainstTheWall } from '../games/up-against-the-wall/index.ts';
import { ucomColumn } from '../games/up-against-the-wall/conflict.ts';
import { resultFaces, type ResultsTable } from '../mechanics/results-table.ts';
import { inColumns } from '../mechanics/text-columns.ts';
import { sheets as chicagoSheets } from '../pictures/chicago-chicago/index.ts';
import { sheets as uawSheets } from '../pictures/up-against-the-wall/index.ts';
import { percent } from '../tournaments/report.ts';
import { command, wholeNumber } from './command.ts';
import { CommandError, EXIT, hintAt } from './failure.ts';
import { gameNamed } from './games.ts';
import { MATCH_OPTIONS, matchSetUp } from './match-options.ts';

/** A results table, and how it is used. */
interface Table {
  readonly printed: ResultsTable<readonly string[], string>;
  /** The heading for two strengths, attacker first; `undefined` if there may be no conflict. */
  readonly column: (attackers: number, defenders: number) => string | undefined;
  readonly meaning: (code: string) => string;
}

const HELP = 'See countersheet odds --help.';

/** The command. */
export const odds = command({
  name: 'odds',
  takes: '<game> [table] [attacker] [defender]',
  summary: 'how likely each result of a table is, for two numbers or for all columns',
  options: { scenario: MATCH_OPTIONS.scenario },
  more: () => [
    'odds up-against-the-wall 7 3              seven pieces attack three',
    'odds chicago-chicago harass-police 12 6   strengths on one of the tables',
    'odds chicago-chicago assault              the whole table',
    'odds revolting-behaviour legal-force moderate 12',
    '                                          an attempt, with so many points to spend on it',
  ],
  run: ({ values, words: [name, ...words] }, { out }) => {
    if (name === undefined) throw new CommandError('The odds of which game?', { hint: HELP });
    const known = gameNamed(name);
    const { game } = known;
    const { options } = matchSetUp(known, { ...values, players: undefined, set: [] }, 'odds');
    const { setup } = game.setup(options);
    if (game.id === revoltingBehaviour.id) out(attempt((setup as RevoltingBehaviour['setup']).scenario, words));
    else out(ofTable(tablesOf(game.id, setup), words));
    return EXIT.done;
  },
});

function tablesOf(id: string, setup: object): Readonly<Record<string, Table>> {
  if (id === upAgainstTheWall.id) return uawTables((setup as Uaw['setup']).scenario);
  if (id === chicagoChicago.id) return chicagoTables((setup as Chicago['setup']).scenario);
  throw new CommandError(`Nothing in ${id} is left to chance.`, {
    hint: `Odds are for ${[upAgainstTheWall, chicagoChicago, revoltingBehaviour].map((game) => game.id).join(', ')}.`,
  });
}

function uawTables(scenario: Uaw['setup']['scenario']): Readonly<Record<string, Table>> {
  const { ucom } = scenario;
  const [, sheet] = uawSheets(scenario);
  const meanings = sheet!.rows.map(([heading]) => heading!.split(': ') as [string, string]);
  // A result without a code is printed as a dash.
  const meaning = (code: string): string => new Map(meanings).get(code) ?? meanings.at(-1)![1];
  return { ucom: { printed: ucom, column: (one, other) => ucomColumn(one, other, ucom), meaning } };
}

function chicagoTables(scenario: Chicago['setup']['scenario']): Readonly<Record<string, Table>> {
  const { harass, assault } = scenario;
  const effects = new Map(
    chicagoSheets(scenario)
      .find(({ id }) => id === 'effects')!
      .rows.map(([code, effect]) => [code!, effect!]),
  );
  const sides: Readonly<Record<string, string>> = { P: 'police', D: 'demonstrators' };
  const meaning = (code: string): string => {
    if (effects.has(code)) return effects.get(code)!;
    const [winner, hit, number] = Array.from(code);
    return `the ${sides[winner!]!} score, and ${effects.get(number!)!.replace('units', sides[hit!]!)}`;
  };
  const table = (printed: Table['printed']): Table => ({ printed, column: crtColumn, meaning });
  return {
    'harass-police': table(harass.police),
    'harass-demonstrators': table(harass.demonstrators),
    assault: table(assault),
  };
}

function ofTable(tables: Readonly<Record<string, Table>>, words: readonly string[]): string {
  const names = Object.keys(tables);
  const isNumber = words[0] === undefined || /^\d/.test(words[0]);
  const [name, numbers] = isNumber ? [names[0]!, words] : [words[0]!, words.slice(1)];
  if (isNumber && names.length > 1) throw new CommandError('On which table?', { hint: hintAt('', names) });
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (table === undefined) throw new CommandError(`There is no table "${name}".`, { hint: hintAt(name, names) });
  if (numbers.length === 0) return wholeTable(table);
  if (numbers.length !== 2) {
    throw new CommandError('Expected two numbers: the attacker’s and the defender’s.', { hint: HELP });
  }
  const [attackers, defenders] = numbers.map((text) => wholeNumber('odds', text)) as [number, number];
  const column = table.column(attackers, defenders);
  const against = `${String(attackers)} against ${String(defenders)}`;
  if (column === undefined) return `${against}: too few to attack.`;
  const rows = likeliestFirst(table, column).map(([code, faces]) => [
    ...[code, `${String(faces)}/6`, `${percent(faces / 6)} %`],
    table.meaning(code),
  ]);
  return [`${against} is ${column}. ${sentenceOf(table, column)}`, '', ...inColumns(rows)].join('\n');
}

/** What a column gives, as one says it. */
function sentenceOf(table: Table, column: string): string {
  const parts = likeliestFirst(table, column).map(([code, faces], place) => {
    const rolls = place === 0 ? `On ${String(faces)} of 6 rolls` : `on ${String(faces)}`;
    return `${faces === 6 ? 'On every roll' : rolls} ${table.meaning(code)}`;
  });
  return `${parts.join('; ')}.`;
}

/** The results of a column, each with the number of faces that give it. */
function likeliestFirst({ printed }: Table, column: string): readonly (readonly [code: string, faces: number])[] {
  return [...resultFaces(printed, column)].sort(([, one], [, other]) => other - one);
}

function wholeTable(table: Table): string {
  const { printed, meaning } = table;
  const { columns } = printed;
  const faces = columns.map((column) => resultFaces(printed, column));
  const codes = [...new Set(faces.flatMap((each) => [...each.keys()]))].sort();
  const rows = codes.map((code) => [code, ...faces.map((each) => `${String(each.get(code) ?? 0)}/6`), meaning(code)]);
  const sentences = columns.map((column) => [column, sentenceOf(table, column)]);
  return [...inColumns(sentences), '', ...inColumns([['', ...columns, ''], ...rows])].join('\n');
}

function attempt(scenario: RevoltingBehaviour['setup']['scenario'], words: readonly string[]): string {
  const [first, second, points = 'Infinity', ...more] = words;
  const activity = ACTIVITIES.find((each) => each === first);
  const severity = SEVERITIES.find((each) => each === second);
  if (activity === undefined) {
    throw new CommandError('The odds of which attempt?', { hint: hintAt(first ?? '', ACTIVITIES) });
  }
  if (severity === undefined) throw new CommandError('How severe?', { hint: hintAt(second ?? '', SEVERITIES) });
  if (more.length > 0) throw new CommandError('Expected an attempt, a severity and points.', { hint: HELP });
  const budget = points === 'Infinity' ? Infinity : wholeNumber('odds', points);
  const { success, joker, dry, expectedCost } = attemptOdds({ activity, severity, budget, scenario });
  const shareOf = (exact: string): string => `${percent(toNumber(exact))} %`;
  const rows = [
    [success, shareOf(success), 'a card that fulfils it comes first'],
    [joker, shareOf(joker), 'a joker comes first, and it fails'],
    [dry, shareOf(dry), 'neither comes before the points are spent'],
  ];
  const price = `A card costs ${String(costOf(activity))}, and ${toNumber(expectedCost).toFixed(2)} points are spent on average.`;
  return [`It succeeds in ${shareOf(success)} of attempts. ${price}`, '', ...inColumns(rows)].join('\n');
}
