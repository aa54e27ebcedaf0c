import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileStore } from '../../src/room/files.ts';
import { sqliteStore } from '../../src/room/sqlite.ts';
import { memoryStore, type OpenedStore } from '../../src/room/store.ts';
import { testStore } from './store-laws.ts';

let folder: string;
const opened: OpenedStore[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'rooms-'))));
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  rmSync(folder, { recursive: true });
});

async function kept(opening: Promise<OpenedStore>): Promise<OpenedStore> {
  const store = await opening;
  opened.push(store);
  return store;
}

const inSqlite = () => kept(sqliteStore(join(folder, 'rooms.db')));

testStore({ name: 'in memory', open: () => Promise.resolve(memoryStore()) });
testStore({ name: 'in files', open: () => kept(fileStore(folder)) });
testStore({ name: 'in SQLite', open: inSqlite, openAgain: inSqlite });

it('only its owner can read a database of SQLite', async () => {
  await (await inSqlite()).append('m', 0, ['a']);

  for (const end of ['', '-wal']) expect(statSync(join(folder, `rooms.db${end}`)).mode & 0o777).toBe(0o600);
});
