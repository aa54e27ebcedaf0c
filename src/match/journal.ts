import * as v from 'valibot';
import { type Envelope, envelopeOf, envelopeShape } from '../core/envelope.ts';
import { MalformedError } from '../core/errors.ts';
import type { Game, GameTypes } from '../core/game.ts';
import { deepFreeze, isEqual } from '../core/plain-data.ts';
import { located } from '../core/record.ts';
import { parseUntrusted } from '../core/untrusted.ts';
import { type Entry, happen, settingsShape, type Table, tableFor, type TableSettings } from './entries.ts';
import { jsonObject } from './json.ts';
import { createMatch } from './tree.ts';

/** How a table was opened: the first line of its journal. */
export interface TableHead<G extends GameTypes = GameTypes> extends Envelope<'journal'> {
  readonly settings: TableSettings<G>;
}

/** A table as one JSON value. */
export interface SavedTable<G extends GameTypes = GameTypes> extends TableHead<G> {
  readonly entries: readonly Entry<G>[];
}

/** A table read from its journal. */
export interface JournalRead<G extends GameTypes> {
  readonly table: Table<G>;
  /**
   * Whether the last line lacks its end, as a crash leaves it. It stands if all of it is there but the line break; else what
   * it was to say has not happened, and nobody was sent it. Before the next line append a line break.
   */
  readonly isTorn: boolean;
}

function headShape<G extends GameTypes>(game: Game<G>) {
  return { ...envelopeShape(['journal'], game), settings: settingsShape };
}

/**
 * A table as one JSON value.
 *
 * @param game - The rules.
 * @param table - Not modified.
 *
 * @example
 * ```ts
 * import { openTable } from 'countersheet/match';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const table = openTable(game, { options: { seed: 'first match' } });
 * loadTable(game, JSON.parse(JSON.stringify(saveTable(game, table)))) // => table
 * ```
 */
export function saveTable<G extends GameTypes>(game: Game<G>, table: Table<G>): SavedTable<G> {
  return deepFreeze({ ...headOf(game, table), entries: table.entries });
}

/**
 * Reads what {@link saveTable} wrote, and plays it again.
 *
 * @param game - The rules.
 * @param saved - Anything; checked.
 * @throws {@link core.MalformedError} with the path of what is wrong: `entries.3.actions.0`.
 *
 * @example
 * ```ts
 * import { openTable, saveTable } from 'countersheet/match';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const table = openTable(game, { options: { seed: 'a secret' } });
 * saveTable(game, loadTable(game, saveTable(game, table))) // => saveTable(game, table)
 * ```
 */
export function loadTable<G extends GameTypes>(game: Game<G>, saved: unknown): Table<G> {
  const { entries, ...head } = parseUntrusted(
    v.strictObject({ ...headShape(game), entries: v.array(v.unknown()) }),
    saved,
  );
  const opened = openedBy(game, head);
  return entries.reduce<Table<G>>(
    (table, entry, index) => located(`entries.${String(index)}`, () => withEntry(game, table, entry)),
    opened,
  );
}

/**
 * The first line of a table's journal; each {@link Handled} has the lines that follow. Write a line to where it lasts before
 * the updates are sent.
 *
 * @param game - The rules.
 * @param table - Just opened; not modified.
 * @returns The line, with its line break.
 *
 * @example
 * ```ts
 * import { openTable } from 'countersheet/match';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const head = journalHead(game, openTable(game, { options: { seed: 'a secret' } }));
 * readJournal(game, head).table.match.nodes.length // => 1
 * ```
 */
export function journalHead<G extends GameTypes>(game: Game<G>, table: Table<G>): string {
  return `${JSON.stringify(headOf(game, table))}\n`;
}

/**
 * Reads a journal, and plays it again. A line that a crash has torn, or that was written twice, does no harm.
 *
 * @param game - The rules.
 * @param text - All lines.
 * @throws {@link core.MalformedError} if a line is missing, damaged or not what the others lead to; the path is the line.
 *
 * @example
 * ```ts
 * import { journalHead, openTable, playOn } from 'countersheet/match';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const opened = openTable(game, { options: { seed: 'first match' } });
 * const { table, lines } = playOn(game, opened, { action: { type: 'end-cards', player: 'radicals' } });
 * const journal = [journalHead(game, opened), ...lines].join('');
 * readJournal(game, journal) // => { table, isTorn: false }
 * readJournal(game, journal.slice(0, -5)) // => { table: opened, isTorn: true }
 * ```
 */
export function readJournal<G extends GameTypes>(game: Game<G>, text: string): JournalRead<G> {
  const lines = text.split('\n').map((line, index) => ({ line, path: `line ${String(index + 1)}` }));
  const [first, ...rest] = lines.filter(({ line }) => line.trim() !== '');
  if (first === undefined) throw new MalformedError('line 1', 'Expected the head of a journal');
  let table = located(first.path, () => {
    const head = parseUntrusted(v.strictObject(headShape(game)), valueIn(first.line));
    return openedBy(game, head);
  });
  let torn: string | undefined;
  for (const { line, path } of rest) {
    const value = jsonIn(line);
    if (value === undefined) {
      // It can have been torn only if what was to come after the last whole line comes now.
      if (torn !== undefined) throw new MalformedError(torn, 'The line is damaged');
      torn = path;
      continue;
    }
    const { n, ...entry } = located(path, () => parseUntrusted(jsonObject, value));
    const due = table.entries.length + 1;
    if (isWritten(table, n, entry)) continue;
    if (n !== due) throw new MalformedError(torn ?? `${path}.n`, `Expected the line numbered ${String(due)}`);
    table = located(path, () => withEntry(game, table, entry));
    torn = undefined;
  }
  return { table, isTorn: torn !== undefined || !text.endsWith('\n') };
}

function headOf<G extends GameTypes>(game: Game<G>, { settings }: Table<G>): TableHead<G> {
  return { ...envelopeOf('journal', game), settings };
}

function openedBy<G extends GameTypes>(
  game: Game<G>,
  { settings: parsed }: { readonly settings: v.InferOutput<typeof settingsShape> },
): Table<G> {
  const settings = parsed as TableSettings<G>;
  const options = located('settings.options', () => game.parseOptions(settings.options ?? {}));
  return tableFor(game, createMatch(game, options, settings.seating), settings);
}

/** A table after an entry, which is anything: it is checked. */
function withEntry<G extends GameTypes>(game: Game<G>, table: Table<G>, given: unknown): Table<G> {
  return happen(game, table, given as Entry<G>).table;
}

/** Whether an entry stands at a number already. */
function isWritten<G extends GameTypes>({ entries }: Table<G>, n: unknown, entry: object): boolean {
  const there = typeof n === 'number' ? entries[n - 1] : undefined;
  return there !== undefined && isEqual(there, entry);
}

function valueIn(line: string): unknown {
  const value = jsonIn(line);
  if (value === undefined) throw new MalformedError('', 'Expected JSON');
  return value;
}

/** The value of a line; `undefined` if it is no JSON. */
function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}
