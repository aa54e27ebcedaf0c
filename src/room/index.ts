/**
 * Rooms on a server, in which people and bots play any game. The app itself transports the messages, for example with
 * WebSockets.
 *
 * @packageDocumentation
 */
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
} from './protocol.ts';
export type { Rate } from './rate-limit.ts';
export { openRoom, openRooms } from './rooms.ts';
export type { OpenedRoom, RoomListing, RoomMetric, Rooms, RoomsOptions, RoomTurn } from './rooms-options.ts';
export { memoryStore, type OpenedStore, type RoomStore } from './store.ts';
export type { RoomTimeoutPolicy } from './timeout.ts';
