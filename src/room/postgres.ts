/**
 * Stores rooms in a PostgreSQL database that several processes can share. This module is for Node, and needs the
 * package `pg`.
 *
 * @packageDocumentation
 */
import { setTimeout } from 'node:timers/promises';
import { Pool } from 'pg';
import { randomSeed } from '../core/random.ts';
import { type OpenedStore, type Watchers, watchers } from './store.ts';

/** The functions of a `pg` connection that the store calls. */
export interface PostgresClient {
  /** Sends a query to the database. */
  query(text: string): Promise<unknown>;
  /** Calls a function for each notification of the database. */
  on(event: 'notification', call: (notification: { readonly payload?: string | undefined }) => void): unknown;
  /** Calls a function when the connection ends. */
  on(event: 'error' | 'end', call: () => void): unknown;
  /** Returns the connection to the pool; if `closes` is true, closes the connection. */
  release(closes: boolean): void;
}

/** The functions of a `Pool` of `pg` that the store calls. */
export interface PostgresPool {
  /** Sends a query to the database, with values for `$1`, `$2` and so on. */
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly { readonly line?: string }[] }>;
  /** Reserves a connection of the pool. */
  connect(): Promise<PostgresClient>;
}

/** The channel of the notifications. A notification contains the key of the sender and the id of a log. */
const CHANNEL = 'countersheet';

/** If the connection is lost, the process waits this long before it connects again, in milliseconds. */
const RETRY = 1000;

/** The maximum time in which the database must connect or answer, in milliseconds. */
const PATIENCE = 10_000;

// Without the lock, two processes that start at the same time could both create the table, and one process would fail.
const CREATE = `SELECT pg_advisory_xact_lock(hashtext('${CHANNEL}'));
  CREATE TABLE IF NOT EXISTS countersheet_lines (
    log text NOT NULL, number integer NOT NULL, line text NOT NULL, PRIMARY KEY (log, number))`;

const READ = 'SELECT line FROM countersheet_lines WHERE log = $1 AND number >= $2 ORDER BY number';

const REPLACE = 'UPDATE countersheet_lines SET line = $3 WHERE log = $1 AND number = $2';

/** Inserts all given lines or no line. The query returns a row if the lines were inserted. */
const APPEND = `WITH inserted AS (
    INSERT INTO countersheet_lines (log, number, line)
    SELECT $1, $2::integer + place - 1, line FROM unnest($3::text[]) WITH ORDINALITY AS given (line, place)
    WHERE $2 = (SELECT coalesce(max(number) + 1, 0) FROM countersheet_lines WHERE log = $1)
    RETURNING number)
  SELECT pg_notify('${CHANNEL}', $4) FROM inserted LIMIT 1`;

/** The error code of PostgreSQL for a primary key that already exists. */
const KEY_EXISTS = '23505';

/**
 * Opens a PostgreSQL database as a store, and creates the table `countersheet_lines` if it does not exist. If two
 * processes append a line with the same number, the primary key makes one of the two calls fail. One connection of the
 * pool receives notifications of lines that other processes have appended. If this connection is lost, the store
 * connects again, and rooms read the lines that they have missed.
 *
 * @param database - A connection string such as `'postgres://user:password@host/database'`, or a `Pool` of `pg`, which
 *   stays open when the store is closed.
 * @throws Error if the database does not answer, or if the database user is not allowed to create the table.
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
      // Other processes may have appended lines after the caller read the log.
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
  // The event `error` of a pool means that an idle connection is lost. No action is necessary, because the pool
  // replaces the connection.
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

/** Calls the watchers of a log when other processes have appended lines. Returns a function that stops these calls. */
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
