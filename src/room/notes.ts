import * as v from 'valibot';
import { milliseconds } from '../match/json.ts';

/** Something that happened in a room beside the match, as everybody sees it. */
export type RoomEvent =
  /** A person took the seat, or gave another name. */
  | { readonly kind: 'claimed' | 'named'; readonly seat: string; readonly name?: string }
  /** `text` is absent if it was deleted. */
  | { readonly kind: 'said'; readonly seat: string; readonly text?: string }
  /** The host has invited somebody to the seat; its former token no longer works. */
  | { readonly kind: 'invited'; readonly seat: string }
  /** The person has deleted their name and chat messages. */
  | { readonly kind: 'forgot'; readonly seat: string }
  /** The bot failed, was late, or returned an illegal action; the time-out policy plays for it. */
  | { readonly kind: 'bot-failed'; readonly seat: string; readonly reason: 'failed' | 'illegal' | 'late' }
  /** The time-out policy could not end the move of this player: the match waits for them. */
  | { readonly kind: 'stalled'; readonly seat: string }
  /** The person asks for another match. */
  | { readonly kind: 'rematch'; readonly seat: string }
  /** The next match is open. */
  | { readonly kind: 'followed'; readonly room: string };

/** A {@link RoomEvent} with its number, from 1, and the time in milliseconds since 1970. */
export type RoomNote = { readonly note: number; readonly at: number } & RoomEvent;

/** Schema of a {@link RoomEvent} with its time and the id of its request, as the log has it. */
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

/** An event without the words of people. */
export function withoutWords<Event extends RoomEvent>(event: Event): Event {
  const { name: _, text: _text, ...rest } = event as Event & { readonly name?: string; readonly text?: string };
  return rest as unknown as Event;
}
