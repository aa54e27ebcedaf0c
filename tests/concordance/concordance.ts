/**
 * A concordance lists the sentences of a printed source that state rules. For each sentence, the concordance names the
 * rules that implement the sentence, and gives a line of play that shows what the game does. The file of each
 * concordance is named after the id of the game, such as `air-war.ts`. From the concordances, the tests generate the
 * pages in `docs/as-printed` and the page `docs/departures.md`.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { ruleAnchor, type Rulebook } from '../../src/core/rulebook.ts';
import type { Game, GameTypes, State } from '../../src/core/game.ts';
import type { Messages } from '../../src/messages/messages.ts';
import { linesOf } from '../games/lines.ts';

/** A sentence of the source, and how the game implements it. */
export type Row<G extends GameTypes> = AsPrinted<G> | Departure<G> | LeftOut<G>;

interface Sentence<G extends GameTypes> {
  /** The section of the source, such as `'Step Two'`. */
  readonly at: string;
  /** The sentence in our words, or a brief quotation in quotation marks. */
  readonly says: string;
  /** The ids of the rules that implement the sentence. The list is empty only if the status is `left out`. */
  readonly rules: readonly G['rule'][];
}

interface AsPrinted<G extends GameTypes> extends Sentence<G> {
  readonly status: 'as printed';
  readonly shown: Shown<G>;
}

/**
 * A sentence for which the source does not settle what the game does. `ruled`: the source is silent or ambiguous.
 * `against the words`: the game does not do what the source says. `reconstructed`: the printed data is lost, and we
 * chose new data.
 */
interface Departure<G extends GameTypes> extends Sentence<G> {
  readonly status: 'ruled' | 'against the words' | 'reconstructed';
  /** What the game does, and why. */
  readonly why: string;
  /** The option with which the game follows another reading of the source, such as `"pieces: 'redeploy'"`. */
  readonly option?: string;
  readonly shown: Shown<G>;
}

interface LeftOut<G extends GameTypes> extends Sentence<G> {
  readonly status: 'left out';
  /** Why the sentence is left out. */
  readonly why: string;
}

/** A position, a line of play from this position, and at least one consequence that the test expects. */
export interface Shown<G extends GameTypes> {
  /** The position in words. Default: the start of a match with the default options. */
  readonly given?: string;
  readonly from?: () => State<G>;
  /** The actions of the line of play, in the notation of the game. */
  readonly play?: readonly string[];
  /** Events that `play` causes, in this order, each with some of its fields. Other events may occur between them. */
  readonly events?: readonly object[];
  /** Some fields of the public state after `play`, with their values. */
  readonly table?: object;
  /** Some fields of the outcome of the match after `play`, with their values. */
  readonly outcome?: object;
  /** Some actions that are legal in the position after `play`. */
  readonly legal?: readonly string[];
  /** Some actions that are refused in the position after `play`, each with the code of the refusal. */
  readonly refused?: Readonly<Record<string, string>>;
  /** A value that can be read from the position after `play`. */
  readonly value?: {
    /** A description of the value, such as `'pieces on Alumni'`. */
    readonly of: string;
    readonly read: (state: State<G>) => unknown;
    readonly is: unknown;
  };
}

/** The concordance of a game. */
export interface Concordance<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly rows: readonly Row<G>[];
}

/** Checks at compile time that the rows fit the game, and returns the concordance with a type that all games share. */
export function concordanceOf<G extends GameTypes>(game: Game<G>, rows: readonly Row<G>[]): Concordance {
  const erased: object = { game, rows };
  return erased as Concordance;
}

const CONSEQUENCES = ['events', 'table', 'outcome', 'legal', 'refused', 'value'] as const;

/** Plays the line of play of a row, and asserts its consequences. */
export function checkRow(game: Game<GameTypes>, row: Row<GameTypes>): void {
  if (row.status === 'left out') return;
  const { shown } = row;
  expect(Object.keys(shown)).toEqual(expect.arrayContaining([expect.toBeOneOf([...CONSEQUENCES])]));
  const lines = linesOf(game);
  const { events, after } = played(game, shown);
  if (shown.events !== undefined) expect(inOrder(events, shown.events)).toMatchObject(shown.events);
  if (shown.table !== undefined) expect(after.table).toMatchObject(shown.table);
  if (shown.outcome !== undefined) expect(lines.outcomeOf(after)).toMatchObject(shown.outcome);
  const legal = shown.legal ?? [];
  expect(legal.filter((line) => game.whyIllegal(after, game.parse(line)) !== undefined)).toEqual([]);
  for (const [line, code] of Object.entries(shown.refused ?? {}))
    expect([line, lines.refusalOf(after, line).code]).toEqual([line, code]);
  if (shown.value !== undefined) expect(shown.value.read(after)).toEqual(shown.value.is);
}

/** Lines of play that have been played. The generated page uses their events again. */
const known = new WeakMap<Shown<GameTypes>, Played>();

interface Played {
  readonly events: readonly object[];
  readonly after: State<GameTypes>;
}

/** Plays a line of play, and returns its events and the position after it. */
function played(game: Game<GameTypes>, shown: Shown<GameTypes>): Played {
  const found = known.get(shown);
  if (found !== undefined) return found;
  const events: object[] = [];
  let after = shown.from === undefined ? game.setup() : shown.from();
  for (const line of shown.play ?? []) {
    const step = game.step(after, game.parse(line));
    events.push(...step.events);
    after = step.state;
  }
  expect(game.parseState(JSON.parse(JSON.stringify(after)))).toEqual(after);
  known.set(shown, { events, after });
  return { events, after };
}

/**
 * Returns the events that match the expected events, in the same order. If an expected event does not occur, the result
 * ends before it.
 */
function inOrder(events: readonly object[], expected: readonly object[]): readonly object[] {
  const found: object[] = [];
  for (const event of events) {
    const next = expected[found.length];
    if (next !== undefined && contains(event, next)) found.push(event);
  }
  return found;
}

/** Whether an event has all fields of `fields`, with the same values. */
function contains(event: object, fields: object): boolean {
  return Object.entries(fields).every(([name, value]) =>
    isDeepStrictEqual((event as Readonly<Record<string, unknown>>)[name], value),
  );
}

/** The data from which the pages of a game are generated. */
export interface Printed extends Concordance {
  readonly id: string;
  readonly rulebook: Rulebook;
  readonly messages: Messages;
  /** A sentence that names the printed source. */
  readonly source: string;
}

/** Returns the page “As printed?” of a game, which lists the sentences in the order of the source. */
export function asPrintedPage({ id, game, rows, messages, source }: Printed): string {
  const places = [...new Set(rows.map(({ at }) => at))];
  const counts = [...new Set(rows.map(({ status }) => status))].map((status) => {
    const count = rows.filter((row) => row.status === status).length;
    return `${String(count)} ${status}`;
  });
  const parts = places.flatMap((place) => [
    `## ${place}`,
    tableOf(
      ['The source says', 'Rules', 'Status', 'Shown by'],
      rows
        .filter(({ at }) => at === place)
        .map((row) => [row.says, rulesOf(row, `../rules/${id}.md`), statusOf(row), shownBy(game, messages, row)]),
    ),
  ]);
  const intro = `The tables list the sentences of the source that state rules. The column “Status” compares each sentence with the game. *As printed*: the game does what the source says. *Ruled*: the source is silent or can be read in two ways, so we made a decision. *Against the words*: the game does not do what the source says, and the table gives the reason. *Reconstructed*: the printed data is lost. *Left out*: the sentence has no effect in a program. The column “Shown by” gives a position, a line of play and, after each arrow, a consequence; a test plays every line. The tables have ${String(rows.length)} rows with these statuses: ${counts.join(', ')}. The [departures](../departures.md) of all games are on one page.`;
  return `${[`# As printed? ${game.title}`, source, intro, ...parts].join('\n\n')}\n`;
}

/** Returns the page that lists the departures of all games. */
export function departuresPage(all: readonly Printed[]): string {
  const parts = all.flatMap(({ id, game, rows }) => [
    `## ${game.title}`,
    tableOf(
      ['Where', 'The source says', 'The game', 'Rules', 'Option'],
      rows.flatMap((row) =>
        row.status === 'as printed'
          ? []
          : [
              [
                row.at,
                row.says,
                `*${row.status}*: ${row.why}`,
                rulesOf(row, `rules/${id}.md`),
                'option' in row ? `\`${row.option ?? ''}\`` : '',
              ],
            ],
      ),
    ),
    `All sentences: [As printed?](as-printed/${id}.md)`,
  ]);
  const intro =
    'The tables list what each game does where its source is silent, lost or ambiguous, and where the game departs from the printed words. *Ruled*: the source is silent or can be read in two ways. *Against the words*: the game does not do what the source says, and the table gives the reason. *Reconstructed*: the printed data is lost. *Left out*: the sentence has no effect in a program.';
  return `${['# Departures from the printed rules', intro, ...parts].join('\n\n')}\n`;
}

function rulesOf({ rules }: Row<GameTypes>, page: string): string {
  return rules.map((rule) => `[${rule}](${page}#${ruleAnchor(rule)})`).join(', ');
}

function statusOf(row: Row<GameTypes>): string {
  if (row.status === 'as printed') return row.status;
  const option = 'option' in row ? ` Option: \`${row.option}\`.` : '';
  return `*${row.status}*: ${row.why}${option}`;
}

/** Returns the position and the line of play of a row, and the consequences in words. */
function shownBy(game: Game<GameTypes>, messages: Messages, row: Row<GameTypes>): string {
  if (row.status === 'left out') return '';
  const { shown } = row;
  const { given = 'at the start', play = [] } = shown;
  const lines = linesOf(game);
  const { events, after } = played(game, shown);
  const found = inOrder(events, shown.events ?? []);
  return [
    play.length === 0 ? given : `${given}: ${codes(play).join(', ')}`,
    ...found.map((event) => messages.describe(event as GameTypes['event'], after)),
    ...(shown.table === undefined ? [] : [`public state: ${code(JSON.stringify(shown.table))}`]),
    ...(shown.outcome === undefined ? [] : [`outcome: ${code(JSON.stringify(shown.outcome))}`]),
    ...(shown.legal === undefined ? [] : [`legal: ${codes(shown.legal).join(', ')}`]),
    ...Object.keys(shown.refused ?? {}).map(
      (line) => `refused: ${code(line)}: ${messages.refusal(lines.refusalOf(after, line), after)}`,
    ),
    ...(shown.value === undefined ? [] : [`${shown.value.of}: ${code(JSON.stringify(shown.value.is))}`]),
  ].join('<br>→ ');
}

function codes(lines: readonly string[]): readonly string[] {
  return lines.map(code);
}

function code(text: string): string {
  return `\`${text}\``;
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`)
    .join('\n');
}
