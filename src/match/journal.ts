import * as v from 'valibot';
import { type Envelope, envelopeOf, envelopeShape } from '../core/envelope.ts';
import { MalformedError } from '../core/errors.ts';
import type { Game, GameTypes } from '../core/game.ts';
import { deepFreeze, isEqual } from '../core/plain-data.ts';
import { located } from '../core/record.ts';
import { parse } from '../core/schema.ts';
import { type JournalEntry, happen, settingsShape, type Room, roomFor, type RoomOptions } from './journal-entries.ts';
import { jsonIn, jsonObject, refuseDraft, valueIn } from './json.ts';
import { createMatch } from './tree.ts';

/** The first line of a journal: the data with which the room was created. */
export interface RoomHeader<G extends GameTypes = GameTypes> extends Envelope<'journal'> {
  readonly settings: RoomOptions<G>;
}

/** A room as one JSON value. */
export interface SavedRoom<G extends GameTypes = GameTypes> extends RoomHeader<G> {
  readonly entries: readonly JournalEntry<G>[];
}

/** A room that was read from its journal. */
export interface JournalRead<G extends GameTypes> {
  readonly room: Room<G>;
  /**
   * Whether the last line is incomplete because the program crashed while writing it. If only its line break is
   * missing, the room contains the last line. If more is missing, the room does not contain the last line, because the
   * server has not sent the updates of this line. If the last line is incomplete, append a line break before you append
   * the next line.
   */
  readonly isTorn: boolean;
}

function headShape<G extends GameTypes>(game: Game<G>) {
  return { ...envelopeShape(['journal'], game), settings: settingsShape };
}

/**
 * Saves a room as one JSON value.
 *
 * @param game - The rules of the game.
 * @param room - Not modified.
 *
 * @example
 * ```ts
 * import { createRoom } from 'countersheet/match';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const room = createRoom(game, { options: { seed: 'first match' } });
 * loadRoom(game, JSON.parse(JSON.stringify(saveRoom(game, room)))) // => room
 * ```
 */
export function saveRoom<G extends GameTypes>(game: Game<G>, room: Room<G>): SavedRoom<G> {
  return deepFreeze({ ...headOf(game, room), entries: room.entries });
}

/**
 * Loads a room that {@link saveRoom} saved. The function replays the entries of the room.
 *
 * @param game - The rules of the game.
 * @param saved - Any value; the function checks it.
 * @throws {@link core.MalformedError} with the path of the invalid value, such as `entries.3.actions.0`.
 *
 * @example
 * ```ts
 * import { createRoom, saveRoom } from 'countersheet/match';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const room = createRoom(game, { options: { seed: 'a secret' } });
 * saveRoom(game, loadRoom(game, saveRoom(game, room))) // => saveRoom(game, room)
 * ```
 */
export function loadRoom<G extends GameTypes>(game: Game<G>, saved: unknown): Room<G> {
  const { entries, ...head } = parse(v.strictObject({ ...headShape(game), entries: v.array(v.unknown()) }), saved);
  const opened = openedBy(game, head);
  return entries.reduce<Room<G>>(
    (room, entry, index) =>
      located(`entries.${String(index)}`, () => happen(game, room, entry as JournalEntry<G>).room),
    opened,
  );
}

/**
 * Returns the first line of a room's journal. The field `lines` of each {@link RoomResult} contains the lines that
 * follow. Write each line to durable storage before you send the updates of this line.
 *
 * @param game - The rules of the game.
 * @param room - A new room; not modified.
 * @returns The line, including its line break.
 *
 * @example
 * ```ts
 * import { createRoom } from 'countersheet/match';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const header = journalHeader(game, createRoom(game, { options: { seed: 'a secret' } }));
 * readJournal(game, header).room.match.nodes.length // => 1
 * ```
 */
export function journalHeader<G extends GameTypes>(game: Game<G>, room: Room<G>): string {
  return `${JSON.stringify(headOf(game, room))}\n`;
}

/**
 * Reads a journal and replays its entries. The function ignores a line that is incomplete because of a crash, and the
 * second copy of a line that was written twice.
 *
 * @param game - The rules of the game.
 * @param text - All lines of the journal.
 * @throws {@link core.MalformedError} if a line is missing, damaged or inconsistent with the lines before it. The path
 * in the error names the line.
 *
 * @example
 * ```ts
 * import { journalHeader, createRoom, playServerAction } from 'countersheet/match';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const opened = createRoom(game, { options: { seed: 'first match' } });
 * const { room, lines } = playServerAction(game, opened, { action: { type: 'end-cards', player: 'radicals' } });
 * const journal = [journalHeader(game, opened), ...lines].join('');
 * readJournal(game, journal) // => { room, isTorn: false }
 * readJournal(game, journal.slice(0, -5)) // => { room: opened, isTorn: true }
 * ```
 */
export function readJournal<G extends GameTypes>(game: Game<G>, text: string): JournalRead<G> {
  const lines = text.split('\n').map((line, index) => ({ line, path: `line ${String(index + 1)}` }));
  const [first, ...rest] = lines.filter(({ line }) => line.trim() !== '');
  if (first === undefined) throw new MalformedError('line 1', 'Expected the header of a journal');
  let room = located(first.path, () => {
    const head = parse(v.strictObject(headShape(game)), valueIn(first.line));
    return openedBy(game, head);
  });
  let torn: string | undefined;
  for (const { line, path } of rest) {
    const value = jsonIn(line);
    if (value === undefined) {
      // The function ignores an incomplete line if the next complete line has the expected number.
      if (torn !== undefined) throw new MalformedError(torn, 'The line is damaged');
      torn = path;
      continue;
    }
    const { n, ...entry } = located(path, () => parse(jsonObject, value));
    const due = room.entries.length + 1;
    if (isWritten(room, n, entry)) continue;
    if (n !== due) throw new MalformedError(torn ?? `${path}.n`, `Expected the line with the number ${String(due)}`);
    ({ room } = located(path, () => happen(game, room, entry as unknown as JournalEntry<G>)));
    torn = undefined;
  }
  return { room, isTorn: torn !== undefined || !text.endsWith('\n') };
}

function headOf<G extends GameTypes>(game: Game<G>, room: Room<G>): RoomHeader<G> {
  refuseDraft('room', room);
  return { ...envelopeOf('journal', game), settings: room.settings };
}

function openedBy<G extends GameTypes>(
  game: Game<G>,
  { settings: parsed }: { readonly settings: v.InferOutput<typeof settingsShape> },
): Room<G> {
  const settings = parsed as RoomOptions<G>;
  const options = located('settings.options', () => game.parseOptions(settings.options ?? {}));
  return roomFor(game, createMatch(game, options, settings.seating), settings);
}

/** Whether the entry with the number `n` in the room is equal to the given entry. */
function isWritten<G extends GameTypes>({ entries }: Room<G>, n: unknown, entry: object): boolean {
  const there = typeof n === 'number' ? entries[n - 1] : undefined;
  return there !== undefined && isEqual(there, entry);
}
