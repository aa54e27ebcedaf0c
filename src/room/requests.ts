import { randomSeed } from '../core/random.ts';
import type { GameTypes } from '../core/game.ts';
import { askedFor, type RoomResult } from '../match/journal-entries.ts';
import { requestTakeback, respondToTakeback, submit } from '../match/room.ts';
import { takebackInfo } from '../match/takeback.ts';
import { currentState } from '../match/tree.ts';
import type { RoomEvent } from './notes.ts';
import { type RoomMessageBody, RoomRefusal, type RoomRequest } from './protocol.ts';
import { afterChange, isReceived, type LoggedEvent, type RoomChange, type RoomState, tokenOf } from './room-state.ts';
import type { PolicyAt } from './timeout.ts';

/** A request that changes a room. */
export type ChangeRequest = Exclude<RoomRequest, { readonly type: 'hello' }>;

/** The change of the room that a request causes, and the answer to the sender. */
export interface Handled {
  readonly change: RoomChange;
  readonly answer: RoomMessageBody;
}

interface Claimed extends Handled {
  readonly answer: { readonly type: 'claimed'; readonly token: string };
}

/** The maximum number of notes in a room, and the maximum number of entries in a match. */
const NOTES_MOST = 5_000;
const ENTRIES_MOST = 50_000;

/** Returns the change and the answer for a request of a player. The function does not change the room itself. */
export function handled(
  state: RoomState,
  { now, at }: Pick<PolicyAt, 'now' | 'at'>,
  { player, request }: { readonly player: string; readonly request: ChangeRequest },
): Handled {
  const { game, room } = state;
  const timed = { player, ...(now === undefined ? {} : { now }) };
  const entropy = randomSeed();
  const event = (happened: RoomEvent): Handled => withEvent(state, { ...happened, at, id: request.id });
  switch (request.type) {
    case 'play': {
      const { version, action } = request;
      return withResult(state, submit(game, room, { ...timed, submission: { id: request.id, version, action } }));
    }
    case 'take-back': {
      const { version } = request;
      const seen = version === undefined ? {} : { version };
      return withResult(state, requestTakeback(game, room, { ...timed, ...seen, entropy }));
    }
    case 'can-take-back': {
      const takeback = takebackInfo(game, room.match, player, askedFor(room, player));
      return { change: {}, answer: { type: 'takeback', ...(takeback === undefined ? {} : { takeback }) } };
    }
    case 'reply': {
      const { request: number, agrees } = request;
      return withResult(state, respondToTakeback(game, room, { ...timed, request: number, agrees, entropy }));
    }
    case 'chat':
      return event({ kind: 'said', seat: player, text: request.text });
    case 'name':
      return event({ kind: 'named', seat: player, name: request.name });
    case 'forget':
      return event({ kind: 'forgot', seat: player });
    case 'rematch':
      if (game.turn(currentState(room.match)).kind !== 'over') throw new RoomRefusal('match-not-over');
      return state.asking.includes(player) ? DONE : event({ kind: 'rematch', seat: player });
    case 'claim':
      throw new RoomRefusal('not-an-invitation');
  }
}

/** Gives a seat to the person who was invited to this seat. */
export function claimed(
  state: RoomState,
  { at }: Pick<PolicyAt, 'at'>,
  { seat, name }: { readonly seat: string; readonly name: string | undefined },
): Claimed {
  const { change } = withEvent(state, { kind: 'claimed', at, seat, ...(name === undefined ? {} : { name }) });
  return { change, answer: { type: 'claimed', token: tokenOf(afterChange(state, change).state, seat) } };
}

const DONE: Handled = { change: {}, answer: { type: 'done' } };

function withEvent(state: RoomState, event: LoggedEvent): Handled {
  if (isReceived(state, event)) return DONE;
  // The limit does not apply to `forgot`: people can always delete the texts that they have written.
  if (state.notes >= NOTES_MOST && event.kind !== 'forgot') throw new RoomRefusal('too-many-notes');
  return { ...DONE, change: { events: [event] } };
}

type Result = RoomResult<GameTypes> & { readonly answer?: (RoomMessageBody & { readonly type: 'answer' })['answer'] };

function withResult(state: RoomState, { answer, ...result }: Result): Handled {
  if (state.room.entries.length >= ENTRIES_MOST) throw new RoomRefusal('match-too-long');
  return { change: { result }, answer: answer === undefined ? { type: 'done' } : { type: 'answer', answer } };
}
