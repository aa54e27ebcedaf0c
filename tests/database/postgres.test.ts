import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { postgresStore } from '../../src/room/postgres.ts';
import { sqliteStore } from '../../src/room/sqlite.ts';
import type { OpenedStore } from '../../src/room/store.ts';
import { heardBy, testStore } from '../room/store-laws.ts';
import { type Database, startDatabase } from './server.ts';

let database: Database;
beforeAll(async () => (database = await startDatabase()));
afterAll(() => database.remove());

const opened: OpenedStore[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  const pool = new Pool({ connectionString: database.url });
  await pool.query('DROP TABLE IF EXISTS countersheet_lines');
  await pool.end();
});

async function open(): Promise<OpenedStore> {
  const store = await postgresStore(database.url);
  opened.push(store);
  return store;
}

testStore({ name: 'in PostgreSQL', open, openAgain: open });

it('imports the rooms of SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  const file = join(folder, 'rooms.db');
  const sqlite = await sqliteStore(file);
  await sqlite.append('m', 0, ['a', 'b']);
  await sqlite.append('n', 0, ['c']);
  await sqlite.close();
  vi.stubGlobal('console', { log: () => undefined });
  process.argv.splice(2, Infinity, file, database.url);
  // @ts-expect-error The example is JavaScript.
  await import('../../examples/copy-rooms.mjs');
  vi.unstubAllGlobals();

  const store = await open();
  expect(await store.read('m', 0)).toEqual(['a', 'b']);
  expect(await store.read('n', 0)).toEqual(['c']);
  rmSync(folder, { recursive: true });
});

describe('a store in PostgreSQL', () => {
  it('can be opened by several processes at once', async () => {
    const stores = await Promise.all(Array.from({ length: 10 }, open));

    expect(await stores[0]!.append('m', 0, ['a'])).toBe(true);
    for (const store of stores) expect(await store.read('m', 0)).toEqual(['a']);
  });

  it('receives what it has missed while the database was down', async () => {
    const [store, other] = [await open(), await open()];
    const heard = await heardBy(other, 'm');
    const news = heard.next();
    await database.restart();
    await expect.poll(() => store.append('m', 0, ['a']).catch(() => false), { timeout: 10_000 }).toBe(true);

    await news;
    await expect.poll(() => other.read('m', 0), { timeout: 10_000 }).toEqual(['a']);
    const more = heard.next();
    await store.append('m', 1, ['b']);
    await more;
    heard.end();
  });

  it('refuses lines if another process has appended lines earlier', async () => {
    const store = await open();
    const pool = new Pool({ connectionString: database.url });
    const other = await pool.connect();
    await other.query(`BEGIN; INSERT INTO countersheet_lines VALUES ('m', 0, 'first')`);
    const appended = store.append('m', 0, ['second', 'third']);
    await new Promise((done) => setTimeout(done, 100));
    await other.query('COMMIT');

    expect(await appended).toBe(false);
    expect(await store.read('m', 0)).toEqual(['first']);
    other.release();
    await pool.end();
  });

  it('reports lines that were appended between reading and watching', async () => {
    const store = await open();
    const earlier = await heardBy(store, 'm');
    const news = earlier.next();
    await (await open()).append('m', 0, ['a']);
    await news;
    earlier.end();

    // The database announced this line before the new watcher started. Therefore the store must notify the watcher of
    // this line.
    await new Promise<void>((done) => store.watch('m', done));
    expect(await store.read('m', 0)).toEqual(['a']);
  });

  it('does not close a pool that the caller passed', async () => {
    const pool = new Pool({ connectionString: database.url });
    const store = await postgresStore(pool);
    await store.append('m', 0, ['a']);
    await store.close();

    expect((await pool.query('SELECT line FROM countersheet_lines')).rows).toEqual([{ line: 'a' }]);
    await pool.end();
  });
});
