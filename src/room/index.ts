/**
 * Rooms on a server, in which people and bots play any game. The app itself transports the messages, for example with
 * WebSockets.
 *
 * @packageDocumentation
 */
export type { RoomMetric, RoomTurn } from './room-server.ts';
export type { RoomEvent, RoomNote } from './notes.ts';
export type { RoomSettings } from './opening.ts';
export {
  PROTOCOL,
  type RoomHistoryItem,
  type RoomMessage,
  RoomRefusal,
  type RoomRefusalCode,
  type RoomRequest,
  type RoomSeat,
  type RoomTakeback,
} from './protocol.ts';
export type { Rate } from './rate-limit.ts';
export { openRoom, openRooms } from './rooms.ts';
export type { OpenedRoom, RoomListing, Rooms, RoomsOptions } from './rooms-options.ts';
export { memoryStore, type OpenedStore, type RoomStore } from './store.ts';
export type { RoomTimeoutPolicy } from './timeout.ts';
