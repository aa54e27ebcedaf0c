/**
 * A store of rooms in PostgreSQL, which several processes share. For Node; needs the package `pg`.
 *
 * @packageDocumentation
 */
import { setTimeout } from 'node:timers/promises';
import { Pool } from 'pg';
import { randomSeed } from '../core/random.ts';
import { type OpenedStore, type Watchers, watchers } from './store.ts';

/** What the store uses of a connection of `pg`. */
export interface PostgresClient {
  /** Sends a query. */
  query(text: string): Promise<unknown>;
  /** Listens to news of the database. */
  on(event: 'notification', call: (notification: { readonly payload?: string | undefined }) => void): unknown;
  /** Listens to the loss of the connection. */
  on(event: 'error' | 'end', call: () => void): unknown;
  /** Returns the connection to the pool, or closes it. */
  release(closes: boolean): void;
}

/** What the store uses of a `Pool` of `pg`. */
export interface PostgresPool {
  /** Sends a query with values for `$1`, `$2` and so on. */
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly { readonly line?: string }[] }>;
  /** Reserves a connection. */
  connect(): Promise<PostgresClient>;
}

/** The channel of news. A notification has the key of the sender and the id of a log. */
const CHANNEL = 'countersheet';

/** How long a process waits before it connects again, in milliseconds. */
const RETRY = 1000;

/** How long the database may take to connect or to answer, in milliseconds. */
const PATIENCE = 10_000;

// Without the lock, two processes that start at the same time could both create the table, and one of them would fail.
const CREATE = `SELECT pg_advisory_xact_lock(hashtext('${CHANNEL}'));
  CREATE TABLE IF NOT EXISTS countersheet_lines (
    log text NOT NULL, number integer NOT NULL, line text NOT NULL, PRIMARY KEY (log, number))`;

const READ = 'SELECT line FROM countersheet_lines WHERE log = $1 AND number >= $2 ORDER BY number';

const REPLACE = 'UPDATE countersheet_lines SET line = $3 WHERE log = $1 AND number = $2';

/** Inserts all lines or none, and returns a row if it has inserted them. */
const APPEND = `WITH inserted AS (
    INSERT INTO countersheet_lines (log, number, line)
    SELECT $1, $2::integer + place - 1, line FROM unnest($3::text[]) WITH ORDINALITY AS given (line, place)
    WHERE $2 = (SELECT coalesce(max(number) + 1, 0) FROM countersheet_lines WHERE log = $1)
    RETURNING number)
  SELECT pg_notify('${CHANNEL}', $4) FROM inserted LIMIT 1`;

/** The error of PostgreSQL if a key exists. */
const KEY_EXISTS = '23505';

/**
 * Opens a database of PostgreSQL as a store, and creates its table `countersheet_lines` if necessary. The primary key
 * decides which of two processes may append. One connection of the pool hears what other processes have appended; if it
 * is lost, the store connects again, and rooms read what they have missed.
 *
 * @param database - A connection string such as `'postgres://user:password@host/database'`, or a `Pool` of `pg`, which
 *   stays open when the store is closed.
 * @throws Error if the database does not answer or does not allow to create the table.
 *
 * @example
 * ```ts
 * import { openRooms, type RoomsOptions } from 'countersheet/room';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 *
 * const openOn = async (url: string, send: RoomsOptions['send']) =>
 *   openRooms([manifest], { store: await postgresStore(url), send });
 *
 * // No database listens on this port.
 * await openOn('postgres://127.0.0.1:1/rooms', () => undefined).catch(({ code }) => code) // => 'ECONNREFUSED'
 * ```
 */
export async function postgresStore(database: string | PostgresPool): Promise<OpenedStore> {
  const own = typeof database === 'string' ? poolOf(database) : undefined;
  const pool: PostgresPool = own ?? (database as PostgresPool);
  await pool.query(CREATE);
  const all = watchers();
  const key = randomSeed();
  const stopListening = listen(pool, all, key);
  return {
    read: async (id, from) => (await pool.query(READ, [id, from])).rows.map(({ line = '' }) => line),
    append: (id, expected, lines) => appended(pool.query(APPEND, [id, expected, lines, `${key} ${id}`])),
    async replace(id, number, line) {
      await pool.query(REPLACE, [id, number, line]);
    },
    watch(id, heard) {
      // Other processes may have appended since the caller has read the log.
      queueMicrotask(heard);
      return all.watch(id, heard);
    },
    async close() {
      await stopListening();
      await own?.end();
    },
  };
}

function poolOf(connectionString: string): Pool {
  const patience = { connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE };
  const pool = new Pool({ connectionString, keepAlive: true, ...patience });
  // An idle connection is lost. The pool replaces it.
  pool.on('error', () => undefined);
  return pool;
}

async function appended(appending: ReturnType<PostgresPool['query']>): Promise<boolean> {
  try {
    return (await appending).rows.length > 0;
  } catch (error) {
    if ((error as { readonly code?: string }).code === KEY_EXISTS) return false;
    throw error;
  }
}

/** Passes on the news of other processes. Returns a function that ends this. */
function listen(pool: PostgresPool, { call, callAll }: Watchers, key: string): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((done) => signal.addEventListener('abort', () => done()));

  const listenOnce = async (): Promise<void> => {
    const client = await pool.connect();
    try {
      const lost = new Promise<void>((done) => {
        client.on('error', done);
        client.on('end', done);
      });
      client.on('notification', ({ payload = '' }) => {
        const [sender, id = ''] = payload.split(' ');
        if (sender !== key) call(id);
      });
      await client.query(`LISTEN ${CHANNEL}`);
      callAll();
      await Promise.race([lost, stopped]);
    } finally {
      client.release(true);
    }
  };

  const listening = (async () => {
    while (!signal.aborted) {
      await listenOnce().catch(() => undefined);
      await setTimeout(RETRY, undefined, { signal }).catch(() => undefined);
    }
  })();
  return () => (stopping.abort(), listening);
}
