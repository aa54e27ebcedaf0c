/**
 * Stores rooms in an SQLite file. This module is for Node, and needs the package `better-sqlite3`.
 *
 * @packageDocumentation
 */
import Database from 'better-sqlite3';
import { appendFile } from 'node:fs/promises';
import { type OpenedStore, watchers } from './store.ts';

/** The interval at which a process looks for new lines of other processes, in milliseconds. */
const LOOK = 100;

const TABLE = `CREATE TABLE IF NOT EXISTS lines (
  log TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (log, number))`;

/**
 * Opens an SQLite file as a store. Several processes of one machine can share the file. The file contains seeds and
 * secrets: protect it like a password.
 *
 * @param file - The path of the file, which is created if it does not exist.
 * @throws Error if the file is not a database, or if this process cannot write to the file.
 *
 * @example
 * ```ts
 * import { mkdtempSync } from 'node:fs';
 * import { tmpdir } from 'node:os';
 *
 * const store = await sqliteStore(`${mkdtempSync(`${tmpdir()}/rooms-`)}/rooms.db`);
 * await store.append('m1', 0, ['a line']) // => true
 * await store.read('m1', 0) // => ['a line']
 * await store.close();
 * ```
 */
export async function sqliteStore(file: string): Promise<OpenedStore> {
  await appendFile(file, '', { mode: 0o600 });
  const database = new Database(file);
  // In the mode `WAL`, a process can read while another process writes. With `FULL`, each line is on the disk before a
  // client gets the updates of this line.
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']) database.pragma(setting);
  database.exec(TABLE);
  const { watch, callAll } = watchers();
  const stopLooking = onOtherWriter(database, callAll);
  const close = (): void => {
    stopLooking();
    database.close();
  };
  return { ...statements(database), watch, close: () => settled(close) };
}

function statements(database: Database.Database): Omit<OpenedStore, 'watch' | 'close'> {
  const read = database
    .prepare<[string, number], string>('SELECT line FROM lines WHERE log = ? AND number >= ? ORDER BY number')
    .pluck();
  const count = database
    .prepare<[string], number>('SELECT coalesce(max(number) + 1, 0) FROM lines WHERE log = ?')
    .pluck();
  const insert = database.prepare<[string, number, string]>('INSERT INTO lines VALUES (?, ?, ?)');
  const replace = database.prepare<[string, string, number]>('UPDATE lines SET line = ? WHERE log = ? AND number = ?');
  const append = database.transaction((id: string, expected: number, lines: readonly string[]): boolean => {
    if (count.get(id) !== expected) return false;
    for (const [index, line] of lines.entries()) insert.run(id, expected + index, line);
    return true;
  });
  return {
    read: (id, from) => settled(() => read.all(id, from)),
    append: (id, expected, lines) => settled(() => append.immediate(id, expected, lines)),
    replace: (id, number, line) => settled(() => void replace.run(line, id, number)),
  };
}

/**
 * Calls a given function each time another connection has written to the file. Returns a function that stops these
 * calls.
 */
function onOtherWriter(database: Database.Database, call: () => void): () => void {
  const version = (): unknown => database.pragma('data_version', { simple: true });
  let last = version();
  const timer = setInterval(() => {
    const now = version();
    if (now !== last) call();
    last = now;
  }, LOOK);
  timer.unref();
  return () => clearInterval(timer);
}

/** Runs a given function, and returns a promise of the result. */
function settled<Result>(work: () => Result): Promise<Result> {
  return new Promise((done) => done(work()));
}
