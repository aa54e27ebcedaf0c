/**
 * A server process on PostgreSQL, for tests. The parent process passes the messages of clients to the server process.
 */
import { manifest as revolt } from '../../src/games/revolting-behaviour/manifest.ts';
import { manifest as uaw } from '../../src/games/up-against-the-wall/manifest.ts';
import { postgresStore } from '../../src/room/postgres.ts';
import type { RoomMessage } from '../../src/room/protocol.ts';
import { openRooms } from '../../src/room/rooms.ts';
import type { OpenedRoom } from '../../src/room/rooms-options.ts';

/** A message to a server process: a message of a client, or the command to open a room. */
export type ToProcess =
  | { readonly connection: string; readonly message: object }
  | { readonly game: string; readonly id: string; readonly seed: number };

/** A message from a server process. */
export type FromProcess =
  | { readonly connection: string; readonly message: RoomMessage }
  | { readonly opened: OpenedRoom }
  | { readonly failed: string }
  | 'ready';

const send = (message: FromProcess): unknown => process.send?.(message);
const failed = (error: unknown): unknown => send({ failed: error instanceof Error ? error.stack! : String(error) });

const rooms = await openRooms([uaw, revolt], {
  store: await postgresStore(process.argv[2]!),
  send: (connection, message) => send({ connection, message }),
  rate: { atOnce: 1000, perSecond: 1000 },
  onError: failed,
});

process.on('message', (message: ToProcess) => {
  if ('connection' in message) void rooms.handle(message.connection, message.message);
  else {
    const { game, id, seed } = message;
    rooms.open(game, { id, options: { seed } }).then((opened) => send({ opened }), failed);
  }
});
process.on('disconnect', () => process.exit());
send('ready');
