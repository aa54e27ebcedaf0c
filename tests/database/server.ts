/** A PostgreSQL server for tests, in a temporary folder. */
import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The folder in which Debian installs the programs of each version of PostgreSQL. */
const VERSIONS = '/usr/lib/postgresql';

/** A running PostgreSQL server with the database `postgres`. */
export interface Database {
  readonly url: string;
  /** Stops the server and starts it again. */
  restart(): Promise<void>;
  /** Stops the server and deletes its folder. */
  remove(): Promise<void>;
}

/** Starts a PostgreSQL server on a free port of the loopback interface. */
export async function startDatabase(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const owner = await ownerOf(folder);
  const [version = ''] = readdirSync(VERSIONS).toSorted((one, other) => Number(other) - Number(one));
  const run = (program: string, ...words: string[]) =>
    execute(join(VERSIONS, version, 'bin', program), words, { ...owner, cwd: folder });
  const data = join(folder, 'data');
  const port = await freePort();
  // A test server needs no password, because it only accepts local connections and runs for about a minute.
  await run('initdb', '--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-locale', data);
  const options = `-h 127.0.0.1 -p ${String(port)} -k ${folder}`;
  const start = () => run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options);
  const stop = () => run('pg_ctl', 'stop', '-w', '-D', data, '-m', 'immediate');
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${String(port)}/postgres`,
    async restart() {
      await stop();
      await start();
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * PostgreSQL refuses to run as root. Therefore, if the test runs as root, this function makes the user `postgres` the
 * owner of a folder.
 */
async function ownerOf(folder: string): Promise<{ readonly uid?: number; readonly gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const [uid = 0, gid = 0] = await Promise.all(
    ['-u', '-g'].map(async (word) => Number((await execute('id', [word, 'postgres'])).stdout)),
  );
  chownSync(folder, uid, gid);
  return { uid, gid };
}

/** Finds a free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
