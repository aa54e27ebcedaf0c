import * as v from 'valibot';
import { milliseconds } from '../match/json.ts';

/** An event in a room that is not an action of the match. Everybody in the room sees the event. */
export type RoomEvent =
  /** A person has taken the seat, or has changed their name. */
  | { readonly kind: 'claimed' | 'named'; readonly seat: string; readonly name?: string }
  /** The person on the seat has sent a chat message. `text` is absent if the person has deleted the message. */
  | { readonly kind: 'said'; readonly seat: string; readonly text?: string }
  /** The host has invited somebody to the seat. The old token of the seat no longer works. */
  | { readonly kind: 'invited'; readonly seat: string }
  /** The person on the seat has deleted their name and chat messages. */
  | { readonly kind: 'forgot'; readonly seat: string }
  /** The bot of the seat failed, was late, or returned an illegal action. The time-out policy plays for the bot. */
  | { readonly kind: 'bot-failed'; readonly seat: string; readonly reason: 'failed' | 'illegal' | 'late' }
  /** The time-out policy could not end the move of this player, so the match waits for the player. */
  | { readonly kind: 'stalled'; readonly seat: string }
  /** The person on the seat asks for another match. */
  | { readonly kind: 'rematch'; readonly seat: string }
  /** The room of the next match is open. */
  | { readonly kind: 'followed'; readonly room: string };

/** A {@link RoomEvent}, its number in the room (from 1), and its time in milliseconds since 1970. */
export type RoomNote = { readonly note: number; readonly at: number } & RoomEvent;

/**
 * The schema of an event in a log: a {@link RoomEvent}, the time of the event, and the id of the request that caused
 * the event.
 */
export const eventShape: v.GenericSchema = /* @__PURE__ */ (() => {
  const [at, seat, text] = [milliseconds, v.string(), v.exactOptional(v.string())];
  return v.variant('kind', [
    v.strictObject({ kind: v.picklist(['claimed', 'named']), at, seat, name: text, id: text }),
    v.strictObject({ kind: v.literal('said'), at, seat, text, id: text }),
    v.strictObject({ kind: v.picklist(['invited', 'forgot', 'stalled', 'rematch']), at, seat, id: text }),
    v.strictObject({ kind: v.literal('bot-failed'), at, seat, reason: v.picklist(['failed', 'illegal', 'late']) }),
    v.strictObject({ kind: v.literal('followed'), at, room: v.string() }),
  ]);
})();

/** Returns a copy of an event without names and chat messages. */
export function withoutWords<Event extends RoomEvent>(event: Event): Event {
  const { name: _, text: _text, ...rest } = event as Event & { readonly name?: string; readonly text?: string };
  return rest as unknown as Event;
}
