/**
 * Measures a server of rooms with each store, and with 10, 200 and 1000 matches that have three connections each. The
 * benchmark plays one random action in each match, then the next action in each match, and so on. For each step,
 * measures the processor time of the server, the elapsed time, and the bytes in the store. For each match, measures the
 * memory. Each measurement runs in its own process.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRng } from '../src/core/random.ts';
import { manifest } from '../src/games/up-against-the-wall/manifest.ts';
import { applyUpdate, type ClientState, createClient } from '../src/match/client.ts';
import type { GameTypes } from '../src/core/game.ts';
import { fileStore } from '../src/room/files.ts';
import { postgresStore } from '../src/room/postgres.ts';
import type { RoomMessage } from '../src/room/protocol.ts';
import { openRooms } from '../src/room/rooms.ts';
import { sqliteStore } from '../src/room/sqlite.ts';
import { memoryStore, type RoomStore } from '../src/room/store.ts';
import { startDatabase } from '../tests/database/server.ts';

const MATCHES = [10, 200, 1000];
const STEPS = Number(process.env['BENCH_STEPS'] ?? 10);

const STORES: Readonly<Record<string, (folder: string, url: string) => Promise<RoomStore>>> = {
  memory: () => Promise.resolve(memoryStore()),
  files: (folder) => fileStore(folder),
  SQLite: (folder) => sqliteStore(join(folder, 'rooms.db')),
  PostgreSQL: (_, url) => postgresStore(url),
};

const [, name, count, url = ''] = process.argv.slice(2);

async function compare(): Promise<void> {
  const database = await startDatabase();
  try {
    console.log(
      '| store | matches | processor time a step (ms) | time a step (ms) | bytes a step | memory a match (kB) |',
    );
    console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
    for (const store of Object.keys(STORES))
      for (const matches of MATCHES) {
        const words = ['--expose-gc', process.argv[1]!, 'rooms', store, String(matches), database.url];
        const row = execFileSync(process.execPath, words, { encoding: 'utf8' });
        console.log(`| ${store} | ${matches.toLocaleString('en')} | ${row.trim()} |`);
      }
  } finally {
    await database.remove();
  }
}

async function measure(kind: string, matches: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  const clients = new Clients();
  let bytes = 0;
  const rooms = await openRooms([manifest], {
    store: await STORES[kind]!(folder, url),
    send: (connection, message) => clients.sent.push([connection, JSON.stringify(message)]),
    rate: { atOnce: 1e6, perSecond: 1e6 },
    onMetric: (metric, value) => (bytes += metric === 'bytes' ? value : 0),
  });
  const before = memory();
  const all: (readonly (readonly [viewer: string, token: string])[])[] = [];
  for (let seed = 0; seed < matches; seed++) {
    const { tokens } = await rooms.open(manifest.game.id, { options: { seed } });
    all.push(Object.entries(tokens));
    for (const token of Object.values(tokens)) await rooms.handle(token, { v: 1, type: 'hello' });
    clients.receive();
  }

  const rng = createRng('rooms');
  let [steps, processor, time] = [0, 0, 0];
  for (let round = 0; round < STEPS; round++) {
    for (const viewers of all) {
      const [, token] = viewers.find(([viewer, each]) => clients.of(each).awaited.includes(viewer)) ?? [];
      if (token === undefined) continue;
      const { view, version } = clients.of(token);
      const choices = manifest.game.choices(view);
      const message = { v: 1, type: 'play', id: String(round), version, action: choices.at(rng.int(choices.size)) };
      const [started, from] = [performance.now(), process.cpuUsage()];
      await rooms.handle(token, message);
      const { user, system } = process.cpuUsage(from);
      processor += (user + system) / 1000;
      time += performance.now() - started;
      steps++;
      clients.receive();
    }
  }
  clients.forget();
  const perMatch = (memory() - before) / matches / 1000;
  const row = [processor / steps, time / steps].map((each) => each.toFixed(2));
  console.log([...row, (bytes / steps).toFixed(0), perMatch.toFixed(0)].join(' | '));
  rmSync(folder, { recursive: true });
  process.exit();
}

/** The clients. The clients read their messages only when the server is not being measured. */
class Clients {
  readonly sent: (readonly [connection: string, text: string])[] = [];
  readonly #states = new Map<string, ClientState<GameTypes>>();

  of(connection: string): ClientState<GameTypes> {
    return this.#states.get(connection)!;
  }

  receive(): void {
    for (const [connection, text] of this.sent.splice(0)) {
      const message = JSON.parse(text) as RoomMessage;
      if (message.type === 'welcome' && message.sync.kind === 'snapshot')
        this.#states.set(connection, createClient(message.sync.snapshot));
      if (message.type === 'update') this.#states.set(connection, applyUpdate(this.of(connection), message.update));
    }
  }

  forget(): void {
    this.#states.clear();
  }
}

/** Returns how many bytes of memory are in use. */
function memory(): number {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed;
}

if (name === undefined) await compare();
else await measure(name, Number(count));
