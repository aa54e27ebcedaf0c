import * as v from 'valibot';
import type { Json } from '../core/errors.ts';
import type { GameTypes } from '../core/game.ts';
import { parse, type Schema } from '../core/schema.ts';
import { count, json, label } from '../match/json.ts';
import type { SubmitStatus, TakebackStatus } from '../match/room.ts';
import type { TakebackBlocker } from '../match/takeback.ts';
import type { RoomNotice, Snapshot, SyncMessage, Update } from '../match/updates.ts';
import type { RoomNote } from './notes.ts';
import { chatShape, nameShape } from './texts.ts';

/** The version of the messages. A server refuses messages of another version. */
export const PROTOCOL = 1;

/**
 * A message of a client to a room. `id` is any text of the client, and the answer repeats it. A room does only once what
 * has the same `id`, except take-backs and replies, which have a version or a number.
 */
export type RoomRequest = { readonly v: typeof PROTOCOL; readonly id?: string } & (
  | {
      /**
       * Opens the connection. Send it first, and again after the connection was lost: then with the version of the view
       * and the number of the last note, to get only what is missing.
       */
      readonly type: 'hello';
      readonly version?: number;
      readonly note?: number;
    }
  /** Plays an action. `id` must be unique for each decision. */
  | { readonly type: 'play'; readonly id: string; readonly version: number; readonly action: Json }
  | { readonly type: 'take-back'; readonly version?: number }
  /** Asks whether a takeback of the sender's last action would be free. Answered with `takeback`. */
  | { readonly type: 'can-take-back' }
  /** Replies to a take-back request. */
  | { readonly type: 'reply'; readonly request: number; readonly agrees: boolean }
  | { readonly type: 'chat'; readonly text: string }
  | { readonly type: 'name'; readonly name: string }
  /** Asks for another match. It starts when all persons have asked. */
  | { readonly type: 'rematch' }
  /** Deletes the name and all chat messages of the sender. */
  | { readonly type: 'forget' }
  /** Takes the seat of an invitation, which is then used up. */
  | { readonly type: 'claim'; readonly name?: string }
);

/** Why a room refuses a message. */
export type RoomRefusalCode =
  | 'malformed'
  | 'too-large'
  | 'too-many-messages'
  | 'too-many-notes'
  | 'too-many-connections'
  | 'unknown-token'
  | 'not-a-player'
  | 'not-an-invitation'
  | 'not-claimed'
  | 'no-free-seat'
  | 'match-not-over'
  | 'match-too-long'
  | 'not-stored'
  | 'failed';

/** A seat as everybody sees it. */
export interface RoomSeat {
  readonly player: string;
  /** Absent until the person has given a name, or if they have deleted it. */
  readonly name?: string;
  /** The name of the bot; absent if a person has the seat. */
  readonly bot?: string;
  /** Whether a person can still take the seat. */
  readonly isFree: boolean;
  /** Whether its person is connected to this process. */
  readonly isPresent: boolean;
}

/** What a takeback of a player's last action needs. */
export interface RoomTakeback {
  readonly player: string;
  /** Why the takeback is not free; absent if it is free. */
  readonly blocker?: TakebackBlocker<GameTypes>;
  /** The players who must agree. */
  readonly asks: readonly string[];
}

/** A part of the history of a room, as one viewer saw it. */
export type RoomHistoryItem =
  | {
      /** The viewer's version after the update with these events and this notice. */
      readonly version: number;
      readonly events: readonly GameTypes['event'][];
      readonly notice?: RoomNotice<GameTypes>;
    }
  | RoomNote;

/** A message of a room to a client. In a room with a clock, `now` is the time of the server. */
export type RoomMessage = { readonly v: typeof PROTOCOL; readonly id?: string; readonly now?: number } & (
  | {
      readonly type: 'welcome';
      readonly room: string;
      readonly game: string;
      readonly viewer: string;
      readonly seats: readonly RoomSeat[];
      /** A snapshot, or the updates since the version in the greeting. */
      readonly sync: SyncMessage<GameTypes> | { readonly kind: 'snapshot'; readonly snapshot: Snapshot<GameTypes> };
      /** What happened, or what happened since the version and the note in the greeting. */
      readonly history: readonly RoomHistoryItem[];
      /** The token of the same person in the rematch. */
      readonly rematch?: string;
    }
  | { readonly type: 'update'; readonly update: Update<GameTypes> }
  | { readonly type: 'note'; readonly note: RoomNote }
  | { readonly type: 'seats'; readonly seats: readonly RoomSeat[] }
  | { readonly type: 'rematch'; readonly token: string }
  /** The answer to `play` or `take-back`. */
  | { readonly type: 'answer'; readonly answer: SubmitStatus | TakebackStatus }
  /** The answer to `can-take-back`. */
  | { readonly type: 'takeback'; readonly takeback?: RoomTakeback }
  /** The answer to `claim`. */
  | { readonly type: 'claimed'; readonly token: string }
  /** The answer to other messages that were accepted. */
  | { readonly type: 'done' }
  | {
      readonly type: 'refused';
      readonly code: RoomRefusalCode;
      /** The field that is malformed. */
      readonly path?: string;
      readonly reason?: string;
    }
);

/** A message without its common fields. */
export type RoomMessageBody = RoomMessage extends infer Each
  ? Each extends RoomMessage
    ? Omit<Each, 'v' | 'id' | 'now'>
    : never
  : never;

/** Thrown while a message is handled; sent as `refused`. */
export class RoomRefusal extends Error {
  readonly code: RoomRefusalCode;

  constructor(code: RoomRefusalCode) {
    super(code);
    this.name = 'RoomRefusal';
    this.code = code;
  }
}

const requestShape: v.GenericSchema = /* @__PURE__ */ (() => {
  const common = { v: v.literal(PROTOCOL), id: v.exactOptional(label) };
  const of = <const Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
    v.strictObject({ ...common, type: v.literal(type), ...fields });
  return v.variant('type', [
    of('hello', { version: v.exactOptional(count), note: v.exactOptional(count) }),
    of('play', { id: label, version: count, action: json }),
    of('take-back', { version: v.exactOptional(count) }),
    of('can-take-back', {}),
    of('reply', { request: count, agrees: v.boolean() }),
    of('chat', { text: chatShape }),
    of('name', { name: nameShape }),
    of('rematch', {}),
    of('forget', {}),
    of('claim', { name: v.exactOptional(nameShape) }),
  ]);
})();

/**
 * Reads a message of a client.
 *
 * @throws {@link core.MalformedError} if it is not valid.
 */
export function requestIn(message: unknown): RoomRequest {
  return parse(requestShape as Schema<RoomRequest>, message);
}

/** The size of a message in characters of JSON; `undefined` if it is not JSON. */
export function sizeOf(message: unknown): number | undefined {
  try {
    return (JSON.stringify(message) as string | undefined)?.length;
  } catch {
    return undefined;
  }
}
