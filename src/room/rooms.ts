import type { GameManifest } from '../manifest/manifest.ts';
import type { RoomSettings } from './opening.ts';
import { RoomsOfProcess } from './process-rooms.ts';
import { machineTime, RoomDirectory } from './room-directory.ts';
import type { OpenedRoom, Rooms, RoomsOptions } from './rooms-options.ts';
import { startServerClock } from './server-clock.ts';

/**
 * Creates the rooms of a server process. Several processes can share one store.
 *
 * @param manifests - The manifests of the games.
 * @param options - The store, the function that sends messages, and optional settings.
 *
 * @example
 * ```ts
 * import { memoryStore, openRooms } from 'countersheet/room';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 *
 * const sent: string[] = [];
 * const send = (_: string, { type }: { type: string }) => sent.push(type);
 * const rooms = await openRooms([manifest], { store: memoryStore(), send });
 * const { tokens } = await rooms.open('up-against-the-wall', { seats: { radicals: 'Ann', administration: 'Ben' } });
 * await rooms.handle(tokens['radicals']!, { v: 1, type: 'hello' });
 * sent // => ['welcome']
 * await rooms.close();
 * ```
 */
export async function openRooms(manifests: readonly GameManifest[], options: RoomsOptions): Promise<Rooms> {
  const clock = await startServerClock(options.store, options.now ?? machineTime);
  return new RoomsOfProcess(new RoomDirectory(manifests, options, clock), options.rate);
}

/**
 * Opens one room, for a server with a single match. For more matches, use {@link openRooms}.
 *
 * @param manifest - The manifest of the game.
 * @param options - The store, the function that sends messages, and the settings of the room.
 *
 * @example
 * ```ts
 * import { memoryStore, openRoom } from 'countersheet/room';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 *
 * const bots = { administration: 'strategist' };
 * const room = await openRoom(manifest, { store: memoryStore(), send: () => undefined, bots });
 * Object.keys(room.tokens) // => ['radicals', 'spectator']
 * await room.close();
 * ```
 */
export async function openRoom(
  manifest: GameManifest,
  options: RoomsOptions & RoomSettings,
): Promise<Rooms & OpenedRoom> {
  const rooms = await openRooms([manifest], options);
  return { ...rooms, ...(await rooms.open(manifest.game.id, options)) };
}
