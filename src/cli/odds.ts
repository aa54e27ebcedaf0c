/**
 * The odds of a conflict before anybody plays it.
 */
import { toNumber } from '../analysis/index.ts';
import type { GameTypes } from '../core/game.ts';
import { crtColumn } from '../games/chicago-chicago/rules/conflict.ts';
import {
  ACTIVITIES,
  attemptOdds,
  costOf,
  type RevoltingBehaviour,
  revoltingBehaviour,
  SEVERITIES,
} from '../games/revolting-behaviour/rules/index.ts';
import { type Chicago, chicagoChicago } from '../games/chicago-chicago/rules/index.ts';
import { type Uaw, upAgainstTheWall } from '../games/up-against-the-wall/rules/index.ts';
import { ucomColumn } from '../games/up-against-the-wall/rules/conflict.ts';
import type { D6 } from '../mechanics/dice.ts';
import { resultFaces, type ResultsTable } from '../mechanics/results-table.ts';
import { inColumns } from '../mechanics/text-columns.ts';
import type { Label as ChicagoLabel } from '../games/chicago-chicago/picture/index.ts';
import type { Label as UawLabel } from '../games/up-against-the-wall/picture/index.ts';
import type { Labels } from '../messages/index.ts';
import { command, wholeNumber } from './command.ts';
import { CommandError, EXIT, hintAt } from './failure.ts';
import { gameNamed } from './games.ts';
import { LANGUAGE_OPTION, MATCH_OPTIONS, matchSetUp, spokenOf } from './match-options.ts';
import type { Spoken } from './spoken.ts';

/** A results table, and how it is used. */
interface Table {
  readonly printed: ResultsTable<readonly string[], string>;
  /** The heading for two strengths, attacker first; `undefined` if there may be no conflict. */
  readonly column: (attackers: number, defenders: number) => string | undefined;
  /** What a code means, in the language. */
  readonly meaning: (code: string) => string;
}

/** The language in which odds are told. */
type Telling = Spoken<GameTypes>;

const HELP = 'See countersheet odds --help.';

/** The command. */
export const odds = command({
  name: 'odds',
  takes: '<game> [table] [attacker] [defender]',
  summary: 'how likely each result of a table is, for two numbers or for all columns',
  options: { scenario: MATCH_OPTIONS.scenario, language: LANGUAGE_OPTION },
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
    const spoken = spokenOf(known, values.language);
    const { options } = matchSetUp(known, { ...values, players: undefined, set: [] }, 'odds');
    const { setup } = game.setup(options);
    if (game.id === revoltingBehaviour.id) out(attempt((setup as RevoltingBehaviour['setup']).scenario, words, spoken));
    else out(ofTable(tablesOf(game.id, setup, spoken), words, spoken));
    return EXIT.done;
  },
});

function tablesOf(id: string, setup: object, spoken: Telling): Readonly<Record<string, Table>> {
  if (id === upAgainstTheWall.id) return uawTables((setup as Uaw['setup']).scenario, spoken);
  if (id === chicagoChicago.id) return chicagoTables((setup as Chicago['setup']).scenario, spoken);
  throw new CommandError(`Nothing in ${id} is left to chance.`, {
    hint: `Odds are for ${[upAgainstTheWall, chicagoChicago, revoltingBehaviour].map((game) => game.id).join(', ')}.`,
  });
}

function uawTables({ ucom }: Uaw['setup']['scenario'], { labels }: Telling): Readonly<Record<string, Table>> {
  const { say } = labels as Labels<UawLabel>;
  const meaning = (code: string): string => say('result-of', { code });
  return { ucom: { printed: ucom, column: (one, other) => ucomColumn(one, other, ucom), meaning } };
}

function chicagoTables(
  scenario: Chicago['setup']['scenario'],
  { labels, say }: Telling,
): Readonly<Record<string, Table>> {
  const { harass, assault, effects } = scenario;
  const meaning = (code: string): string => {
    if (code === 'SHOT') return (labels as Labels<ChicagoLabel>).say('shot');
    const [winner, hit, number] = Array.from(code) as [string, string, string];
    const { share, change } = effects[Number(number) as D6];
    return say('scores', { winner, hit, change, share: share.replace('/', '-') });
  };
  const table = (printed: Table['printed']): Table => ({ printed, column: crtColumn, meaning });
  return {
    'harass-police': table(harass.police),
    'harass-demonstrators': table(harass.demonstrators),
    assault: table(assault),
  };
}

function ofTable(tables: Readonly<Record<string, Table>>, words: readonly string[], spoken: Telling): string {
  const names = Object.keys(tables);
  const isNumber = words[0] === undefined || /^\d/.test(words[0]);
  const [name, numbers] = isNumber ? [names[0]!, words] : [words[0]!, words.slice(1)];
  if (isNumber && names.length > 1) throw new CommandError('On which table?', { hint: hintAt('', names) });
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (table === undefined) throw new CommandError(`There is no table "${name}".`, { hint: hintAt(name, names) });
  if (numbers.length === 0) return wholeTable(table, spoken);
  if (numbers.length !== 2) {
    throw new CommandError('Expected two numbers: the attacker’s and the defender’s.', { hint: HELP });
  }
  const [attackers, defenders] = numbers.map((text) => wholeNumber('odds', text)) as [number, number];
  const column = table.column(attackers, defenders);
  if (column === undefined) return spoken.say('no-odds', { attackers, defenders });
  const rows = likeliestFirst(table, column).map(([code, faces]) => [
    ...[code, `${String(faces)}/6`, `${spoken.number((100 * faces) / 6, 1)} %`],
    table.meaning(code),
  ]);
  const sentence = sentenceOf(table, column, spoken);
  return [spoken.say('odds-at', { attackers, defenders, column, sentence }), '', ...inColumns(rows)].join('\n');
}

/** What a column gives, as one says it. */
function sentenceOf(table: Table, column: string, { say }: Telling): string {
  const parts = likeliestFirst(table, column).map(([code, faces], place) =>
    say(faces === 6 ? 'on-all' : place === 0 ? 'on-first' : 'on-more', { faces, result: table.meaning(code) }),
  );
  return `${parts.join('; ')}.`;
}

/** The results of a column, each with the number of faces that give it. */
function likeliestFirst({ printed }: Table, column: string): readonly (readonly [code: string, faces: number])[] {
  return [...resultFaces(printed, column)].sort(([, one], [, other]) => other - one);
}

function wholeTable(table: Table, spoken: Telling): string {
  const { printed, meaning } = table;
  const { columns } = printed;
  const faces = columns.map((column) => resultFaces(printed, column));
  const codes = [...new Set(faces.flatMap((each) => [...each.keys()]))].sort();
  const rows = codes.map((code) => [code, ...faces.map((each) => `${String(each.get(code) ?? 0)}/6`), meaning(code)]);
  const sentences = columns.map((column) => [column, sentenceOf(table, column, spoken)]);
  return [...inColumns(sentences), '', ...inColumns([['', ...columns, ''], ...rows])].join('\n');
}

function attempt(
  scenario: RevoltingBehaviour['setup']['scenario'],
  words: readonly string[],
  { say, number }: Telling,
): string {
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
  const shareOf = (exact: string): string => number(100 * toNumber(exact), 1);
  const rows = [
    [success, `${shareOf(success)} %`, say('attempt-success')],
    [joker, `${shareOf(joker)} %`, say('attempt-joker')],
    [dry, `${shareOf(dry)} %`, say('attempt-dry')],
  ];
  const spent = number(toNumber(expectedCost), 2);
  const head = say('attempt', { share: shareOf(success), cost: costOf(activity), points: spent });
  return [head, '', ...inColumns(rows)].join('\n');
}
