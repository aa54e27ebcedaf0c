import { toNumber } from '../analysis/index.ts';
import type { OddsTable, QuestionOdds } from '../manifest/odds.ts';
import { faceCounts } from '../mechanics/results-table.ts';
import { COLOR_OPTION, inColor } from './color.ts';
import { command, wholeNumber } from './command.ts';
import { CommandError, EXIT, hintAt } from './failure.ts';
import { GAME_IDS, gameNamed, type LoadedGame } from './game.ts';
import { LANGUAGE_OPTION, MATCH_OPTIONS, matchSettings } from './match-options.ts';
import { type Spoken, spokenOf } from './spoken.ts';
import { inColumns } from './text-columns.ts';

const HELP = 'See countersheet odds --help.';

/** The `odds` command. */
export const odds = command({
  name: 'odds',
  takes: '<game> [table] [attacker] [defender]',
  summary: 'Show the probability of each combat result',
  example: 'odds up-against-the-wall 7 3',
  options: {
    preset: MATCH_OPTIONS.preset,
    scenario: MATCH_OPTIONS.scenario,
    language: LANGUAGE_OPTION,
    color: COLOR_OPTION,
  },
  more: async () => ['More examples:', ...(await Promise.all(GAME_IDS.map((id) => gameNamed(id)))).flatMap(examplesOf)],
  run: async ({ values, words: [name, ...words] }, terminal) => {
    const { out, paint } = inColor(terminal, values.color);
    if (name === undefined) throw new CommandError('Expected the name of a game.', { hint: HELP });
    const known = await gameNamed(name, values.preset);
    const { game, manifest } = known;
    if (manifest.odds === undefined) throw await hasNone(game.id);
    const spoken = await spokenOf(known, values.language);
    const { options } = matchSettings(known, { ...values, players: undefined, set: [] }, 'odds');
    const { setup } = game.setup(options);
    const text =
      'tables' in manifest.odds
        ? ofTable(manifest.odds.tables(setup), words, spoken)
        : ofQuestion(manifest.odds, setup, words, spoken);
    // The sentence above the table of results has the color of a heading.
    out(text.replace(/^.*(?=\n\n)/, (sentence) => paint('heading', sentence)));
    return EXIT.done;
  },
});

async function hasNone(id: string): Promise<CommandError> {
  const all = await Promise.all(GAME_IDS.map((each) => gameNamed(each)));
  const others = all.filter(({ manifest }) => manifest.odds !== undefined).map(({ source }) => source);
  return new CommandError(`${id} has no odds to show.`, { hint: `Games with odds: ${others.join(', ')}.` });
}

/** Returns examples of how to use the `odds` command for a game. */
function examplesOf({ source, game, manifest, options }: LoadedGame): readonly string[] {
  const { odds: own } = manifest;
  if (own === undefined) return [];
  if ('answer' in own) {
    const words = Object.values(own.words).map(([word = '']) => word);
    return [example([source, ...words, '12'], `12 ${own.number}`)];
  }
  const tables = Object.keys(own.tables(game.setup(options).setup));
  if (tables.length === 1) return [example([source, '7', '3'], '7 against 3')];
  return tables.flatMap((table) => [
    example([source, table], 'whole table'),
    example([source, table, '12', '6'], '12 against 6'),
  ]);
}

function example(words: readonly string[], text: string): string {
  return `  countersheet odds ${words.join(' ')}`.padEnd(65) + `  ${text}`;
}

function ofTable(tables: Readonly<Record<string, OddsTable>>, words: readonly string[], spoken: Spoken): string {
  const names = Object.keys(tables);
  const isNumber = words[0] === undefined || /^\d/.test(words[0]);
  const [name, numbers] = isNumber ? [names[0]!, words] : [words[0]!, words.slice(1)];
  if (isNumber && names.length > 1)
    throw new CommandError('Expected the name of a table.', { hint: hintAt('', names) });
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (table === undefined) throw new CommandError(`Unknown table "${name}".`, { hint: hintAt(name, names) });
  if (numbers.length === 0) return wholeTable(table, spoken);
  if (numbers.length !== 2) {
    throw new CommandError('Expected two numbers: the attacker’s and the defender’s.', { hint: HELP });
  }
  const [attackers, defenders] = numbers.map((text) => wholeNumber('odds', text)) as [number, number];
  const column = table.column(attackers, defenders);
  if (column === undefined) return spoken.say('no-odds', { attackers, defenders });
  const rows = likeliestFirst(table, column).map(([code, faces]) => [
    ...[code, `${String(faces)}/6`, `${spoken.number((100 * faces) / 6, 1)} %`],
    table.meaning(code, spoken.messages.labels),
  ]);
  const sentence = sentenceOf(table, column, spoken);
  return [spoken.say('odds-at', { attackers, defenders, column, sentence }), '', ...inColumns(rows)].join('\n');
}

/** Returns a sentence that says how often each result of one column of the table occurs. */
function sentenceOf(table: OddsTable, column: string, { say, messages: { labels } }: Spoken): string {
  const parts = likeliestFirst(table, column).map(([code, faces], place) =>
    say(faces === 6 ? 'on-all' : place === 0 ? 'on-first' : 'on-more', { faces, result: table.meaning(code, labels) }),
  );
  return `${parts.join('; ')}.`;
}

/**
 * Returns each result in a column of the table, with the number of die faces that give this result. The most likely
 * result is first.
 */
function likeliestFirst({ printed }: OddsTable, column: string): readonly (readonly [code: string, faces: number])[] {
  return [...faceCounts(printed, column)].sort(([, one], [, other]) => other - one);
}

function wholeTable(table: OddsTable, spoken: Spoken): string {
  const { printed } = table;
  const { columns } = printed;
  const faces = columns.map((column) => faceCounts(printed, column));
  const codes = [...new Set(faces.flatMap((each) => [...each.keys()]))].sort();
  const rows = codes.map((code) => [
    code,
    ...faces.map((each) => `${String(each.get(code) ?? 0)}/6`),
    table.meaning(code, spoken.messages.labels),
  ]);
  const sentences = columns.map((column) => [column, sentenceOf(table, column, spoken)]);
  return [...inColumns(sentences), '', ...inColumns([['', ...columns, ''], ...rows])].join('\n');
}

function ofQuestion(
  asked: QuestionOdds,
  setup: object,
  words: readonly string[],
  { messages: { labels }, number: written }: Spoken,
): string {
  const { words: fields, number } = asked;
  const names = Object.keys(fields);
  const entries = Object.entries(fields).map(([name, known], place) => {
    const word = words[place] ?? '';
    if (known.includes(word)) return [name, word];
    throw new CommandError(word === '' ? `Expected ${name}.` : `Unknown ${name} "${word}".`, {
      hint: hintAt(word, known),
    });
  });
  const [points, ...more] = words.slice(names.length);
  if (more.length > 0) throw new CommandError(`Expected ${[...names, number].join(', ')}.`, { hint: HELP });
  const question = { words: Object.fromEntries(entries) as Readonly<Record<string, string>> };
  const { text, outcomes } = asked.answer(
    setup,
    points === undefined ? question : { ...question, number: wholeNumber('odds', points) },
    labels,
  );
  const rows = outcomes.map(([chance, result]) => [chance, `${written(100 * toNumber(chance), 1)} %`, result]);
  return [text, '', ...inColumns(rows)].join('\n');
}
