import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifest as revolt } from '../../src/games/revolting-behaviour/manifest.ts';
import { manifest as uaw } from '../../src/games/up-against-the-wall/manifest.ts';
import { createClient } from '../../src/match/client.ts';
import { currentState } from '../../src/match/tree.ts';
import { postgresStore } from '../../src/room/postgres.ts';
import type { RoomState } from '../../src/room/room-state.ts';
import type { OpenedStore } from '../../src/room/store.ts';
import { messageIn, testServer } from '../room/server.ts';
import { storedRoom } from '../room/stored-room.ts';
import { type PlayedMatch, World } from './matches.ts';
import { type Database, startDatabase } from './server.ts';

const MATCHES = Number(process.env['MATCHES']);

let database: Database;
beforeAll(async () => (database = await startDatabase()));
afterAll(() => database.remove());

it(`loses nothing of ${String(MATCHES)} matches on two processes that are killed at random`, async () => {
  const world = new World(database.url, 'two processes');
  const store = await postgresStore(database.url);
  await world.start();
  try {
    for (let number = 0; number < MATCHES; number++)
      await world.open([uaw, revolt][number % 2]!, `match${String(number)}`);
    await world.play();
    await expect.poll(() => disagreements(world, store), { timeout: 20_000, interval: 500 }).toEqual([]);
  } finally {
    await world.end();
  }

  console.log(`${String(MATCHES)} matches, ${String(world.kills)} kills`);
  expect(world.kills).toBeGreaterThan(2);
  expect(world.failures).toEqual([]);
  expect(world.refusals).toEqual([]);
  for (const match of world.matches) await checkStored(match, await store.read(match.id, 0));
  await store.close();
});

/** The viewers whose last received view differs from their view in the stored room. */
async function disagreements(world: World, store: OpenedStore): Promise<readonly string[]> {
  const all = world.matches.map(async (match) => {
    const { state } = storedRoom(match.manifest.game, match.id, await store.read(match.id, 0));
    return match.clients
      .filter((client) => JSON.stringify(client.state?.view) !== viewOf(state, client.viewer))
      .map(({ viewer }) => `${match.id} ${viewer}`);
  });
  return (await Promise.all(all)).flat();
}

async function checkStored(match: PlayedMatch, lines: readonly string[]): Promise<void> {
  const { state, updates } = storedRoom(match.manifest.game, match.id, lines);
  const ids = state.room.entries.flatMap((entry) => (entry.kind === 'played' ? [entry.id] : []));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([...match.confirmed]));
  for (const { viewer, updates: heard } of match.clients)
    for (const [version, text] of heard) expect(text).toBe(updates.get(`${viewer} ${String(version)}`));
  expect(await viewsOfOneProcess(match, state)).toEqual(match.clients.map(({ viewer }) => viewOf(state, viewer)));
}

/**
 * Plays the actions of a match again, on one process with a store in memory. Returns the views of the last position.
 */
async function viewsOfOneProcess({ manifest, seed, id, clients }: PlayedMatch, { room }: RoomState) {
  const { rooms, say } = await testServer([manifest], { rate: { atOnce: 1e6, perSecond: 1e6 } });
  const { tokens } = await rooms.open(manifest.game.id, { id, options: { seed } });
  const greet = async (viewer: string) => {
    const { sync } = messageIn(await say(tokens[viewer]!, { type: 'hello' }), 'welcome');
    if (sync.kind === 'updates') throw new Error('A client without a version receives a snapshot.');
    return createClient(sync.snapshot);
  };
  for (const entry of room.entries) {
    if (entry.kind !== 'played') continue;
    const [action] = entry.actions;
    const { player } = action as { readonly player: string };
    await say(tokens[player]!, { type: 'play', id: entry.id, version: (await greet(player)).version, action });
  }
  const states = await Promise.all(clients.map(({ viewer }) => greet(viewer)));
  await rooms.close();
  return states.map(({ view }) => JSON.stringify(view));
}

function viewOf({ game, room }: RoomState, viewer: string): string {
  return JSON.stringify(game.view(currentState(room.match), viewer));
}
