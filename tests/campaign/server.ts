/** A Redis server for tests, in a temporary folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../database/server.ts';

/** A running Redis server that writes each change to its append-only file. */
export interface Redis {
  readonly url: string;
  /** Kills the server, and starts it again from its append-only file. */
  restart(): Promise<void>;
  /** Stops the server and deletes its folder. */
  remove(): Promise<void>;
}

/** Starts a Redis server on a free port of the loopback interface. */
export async function startRedis(): Promise<Redis> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const port = await freePort();
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', ''];
    server = spawn('redis-server', words, { stdio: 'ignore' });
    while (!(await accepts(port))) await setTimeout(20);
  };
  const stop = async (): Promise<void> => {
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  await start();
  return {
    url: `redis://127.0.0.1:${String(port)}`,
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

async function accepts(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
