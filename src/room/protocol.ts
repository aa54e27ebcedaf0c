import * as v from 'valibot';
import type { Json } from '../core/errors.ts';
import type { GameTypes } from '../core/game.ts';
import { parse, type Schema } from '../core/schema.ts';
import { count, json, label } from '../match/json.ts';
import type { SubmitStatus, TakebackStatus } from '../match/room.ts';
import type { TakebackInfo } from '../match/takeback.ts';
import type { RoomNotice, Snapshot, SyncMessage, Update } from '../match/updates.ts';
import type { RoomNote } from './notes.ts';
import { chatShape, nameShape } from './texts.ts';

/** The version of the protocol. A server refuses messages with another version. */
export const PROTOCOL = 1;

/**
 * A message of a client to a room. The client can choose any text as `id`, and the answer repeats the `id`. If a client
 * sends a message with the same `id` again, the room handles only the first message. The room recognises a repeated
 * `take-back` message by its version, and a repeated reply by its number.
 */
export type RoomRequest = { readonly v: typeof PROTOCOL; readonly id?: string } & (
  | {
      /**
       * Opens the connection. Send this message first, and again after the loss of the connection. If you add the
       * version of the view and the number of the last note, the room sends only the missing updates and notes.
       */
      readonly type: 'hello';
      readonly version?: number;
      readonly note?: number;
    }
  /** Plays an action. Each decision needs a different `id`. */
  | { readonly type: 'play'; readonly id: string; readonly version: number; readonly action: Json }
  | { readonly type: 'take-back'; readonly version?: number }
  /**
   * Asks whether the sender can take back their last action without the consent of others. The room answers with the
   * message `takeback`.
   */
  | { readonly type: 'can-take-back' }
  /** Replies to a take-back request. */
  | { readonly type: 'reply'; readonly request: number; readonly agrees: boolean }
  | { readonly type: 'chat'; readonly text: string }
  | { readonly type: 'name'; readonly name: string }
  /** Asks for another match. The next match starts when all persons have sent this message. */
  | { readonly type: 'rematch' }
  /** Deletes the name and all chat messages of the sender. */
  | { readonly type: 'forget' }
  /** Takes the seat to which the sender is invited. After that, the invitation no longer works. */
  | { readonly type: 'claim'; readonly name?: string }
);

/** The reason why a room refuses a message. */
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

/** The public facts about a seat. */
export interface RoomSeat {
  readonly player: string;
  /** The name of the person; absent if the person has given no name or has deleted their name. */
  readonly name?: string;
  /** The name of the bot; absent if a person has the seat. */
  readonly bot?: string;
  /** True if nobody has taken the seat yet. */
  readonly isFree: boolean;
  /** True if the person on the seat is connected to this process. */
  readonly isPresent: boolean;
}

/** A part of the history of a room, with the events that one viewer saw. */
export type RoomHistoryItem =
  | {
      /** The version of the viewer's view after the update that contained these events and this notice. */
      readonly version: number;
      readonly events: readonly GameTypes['event'][];
      readonly notice?: RoomNotice<GameTypes>;
    }
  | RoomNote;

/** A message from a room to a client. If the room has a clock, `now` is the time of the server. */
export type RoomMessage = { readonly v: typeof PROTOCOL; readonly id?: string; readonly now?: number } & (
  | {
      readonly type: 'welcome';
      readonly room: string;
      readonly game: string;
      readonly viewer: string;
      readonly seats: readonly RoomSeat[];
      /** The updates since the version in the client's message `hello`; if this message has no version, a snapshot. */
      readonly sync: SyncMessage<GameTypes> | { readonly kind: 'snapshot'; readonly snapshot: Snapshot<GameTypes> };
      /**
       * The history of the room. If the client's message `hello` contains a version and the last note, the answer
       * contains only the newer part of the history.
       */
      readonly history: readonly RoomHistoryItem[];
      /** The token with which the person at the client can connect to the rematch. */
      readonly rematch?: string;
    }
  | { readonly type: 'update'; readonly update: Update<GameTypes> }
  | { readonly type: 'note'; readonly note: RoomNote }
  | { readonly type: 'seats'; readonly seats: readonly RoomSeat[] }
  | { readonly type: 'rematch'; readonly token: string }
  /** The answer to the messages `play` and `take-back`. */
  | { readonly type: 'answer'; readonly answer: SubmitStatus | TakebackStatus }
  /** The answer to the message `can-take-back`. */
  | { readonly type: 'takeback'; readonly takeback?: TakebackInfo }
  /** The answer to the message `claim`. */
  | { readonly type: 'claimed'; readonly token: string }
  /** The answer to an accepted message of a type that has no special answer. */
  | { readonly type: 'done' }
  | {
      readonly type: 'refused';
      readonly code: RoomRefusalCode;
      /** The path of the malformed field. */
      readonly path?: string;
      readonly reason?: string;
    }
);

/** The fields of a message, except the fields that all messages have. */
export type RoomMessageBody = RoomMessage extends infer Each
  ? Each extends RoomMessage
    ? Omit<Each, 'v' | 'id' | 'now'>
    : never
  : never;

/** Thrown if a room does not accept a message. The room sends the refusal to the client as `refused`. */
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
 * Checks and returns a message of a client.
 *
 * @throws {@link core.MalformedError} if the message is not valid.
 */
export function requestIn(message: unknown): RoomRequest {
  return parse(requestShape as Schema<RoomRequest>, message);
}

/** Returns the length of a message in characters of JSON; `undefined` if the message cannot be written as JSON. */
export function sizeOf(message: unknown): number | undefined {
  try {
    return (JSON.stringify(message) as string | undefined)?.length;
  } catch {
    return undefined;
  }
}
