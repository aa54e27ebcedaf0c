import { snapshotFor, updatesSince } from '../match/room.ts';
import type { RoomHistoryItem, RoomMessageBody, RoomSeat } from './protocol.ts';
import type { RoomState } from './room-state.ts';

/** The fields of a client's message `hello`. */
export interface Hello {
  readonly id?: string;
  readonly version?: number;
  readonly note?: number;
}

/** Facts for the welcome message that are not in the state of the room. */
interface Facts {
  readonly seats: readonly RoomSeat[];
  readonly rematch: string | undefined;
}

/**
 * Returns the answer to a message `hello`: the data that the client does not have yet. If the client has no data yet,
 * or has a newer version than the store, returns the whole match.
 */
export function welcome(
  { id, game, room, history }: RoomState,
  { viewer, version, note = 0 }: Hello & { readonly viewer: string },
  { seats, rematch }: Facts,
): RoomMessageBody {
  const known = version !== undefined && version <= (room.streams[viewer]?.version ?? 0) ? version : undefined;
  const isNew = (item: RoomHistoryItem): boolean =>
    'note' in item ? item.note > note : known === undefined || item.version > known;
  return {
    ...{ type: 'welcome', room: id, game: game.id, viewer, seats },
    sync:
      known === undefined
        ? { kind: 'snapshot', snapshot: snapshotFor(game, room, viewer) }
        : updatesSince(game, room, { viewer, version: known }),
    history: (history[viewer] ?? []).filter(isNew),
    ...(rematch === undefined ? {} : { rematch }),
  };
}

/** Returns the public facts about the seats. */
export function seatsOf({ seats }: RoomState, present: ReadonlySet<string>): readonly RoomSeat[] {
  return Object.entries(seats).map(([player, { name, bot, isTaken }]) => ({
    player,
    ...(name === undefined ? {} : { name }),
    ...(bot === undefined ? {} : { bot }),
    isFree: !isTaken,
    isPresent: present.has(player),
  }));
}
