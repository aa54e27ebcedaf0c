import * as v from 'valibot';
import { MalformedError } from '../core/errors.ts';
import type { Game, GameTypes } from '../core/game.ts';
import { byName } from '../core/lookups.ts';
import { located } from '../core/record.ts';
import { deriveSeed } from '../core/random.ts';
import { parse } from '../core/schema.ts';
import { happen, type JournalEntry, type Room, type RoomResult } from '../match/journal-entries.ts';
import { loadRoom, type SavedRoom } from '../match/journal.ts';
import { jsonObject, milliseconds, valueIn } from '../match/json.ts';
import type { Update } from '../match/updates.ts';
import { eventShape, type RoomEvent, type RoomNote, withoutWords } from './notes.ts';
import type { RoomHistoryItem } from './protocol.ts';

/** The data in the first line of the log of a room. */
export interface Opening {
  readonly kind: 'opened';
  readonly at: number;
  /** The secret from which all tokens, all invitations and the seeds of bots are derived. */
  readonly key: string;
  readonly seats: Readonly<Record<string, Seating>>;
  readonly isListed: boolean;
  readonly match: SavedRoom;
}

/** The person or the bot that occupies a seat. */
export interface Seating {
  readonly name?: string;
  readonly bot?: string;
}

/** The state of a seat in a room. */
interface Seat extends Seating {
  readonly isTaken: boolean;
  /** A number that increases by one whenever the token of the seat changes. */
  readonly generation: number;
}

/** An event in a line of the log, with the time of the event and the id of the request that caused the event. */
export type LoggedEvent = RoomEvent & { readonly at: number; readonly id?: string | undefined };

/**
 * The state of a room after all lines of its log. Plain data. The state contains secrets, so never send it to a client.
 */
export interface RoomState {
  readonly id: string;
  readonly game: Game<GameTypes>;
  readonly opening: Opening;
  /** The number of lines in the log. */
  readonly count: number;
  readonly room: Room<GameTypes>;
  readonly seats: Readonly<Record<string, Seat>>;
  /** The number of notes in the room so far. */
  readonly notes: number;
  readonly history: Readonly<Record<string, readonly RoomHistoryItem[]>>;
  /** The players whose persons have asked for another match. */
  readonly asking: readonly string[];
  /** The id of the room of the next match; absent if this room is not open yet. */
  readonly followed?: string;
  /** The players for whom the time-out policy could not end the current move. */
  readonly stalled: readonly string[];
  /** The seats and ids of the latest requests that caused an event, so that no request is handled twice. */
  readonly received: readonly string[];
}

/** A change of a room: the result of a function of `countersheet/match`, and then the events of the room. */
export interface RoomChange {
  readonly result?: RoomResult<GameTypes>;
  readonly events?: readonly LoggedEvent[];
}

/** The maximum number of request ids that the state of a room contains. */
const RECEIVED_MOST = 200;

/** The state of a room after a change, and the updates and notes to send. */
export interface Changed {
  readonly state: RoomState;
  readonly updates: Readonly<Record<string, readonly Update<GameTypes>[]>>;
  readonly notes: readonly RoomNote[];
}

const seatingShape = v.strictObject({ name: v.exactOptional(v.string()), bot: v.exactOptional(v.string()) });

const openingShape = v.strictObject({
  kind: v.literal('opened'),
  at: milliseconds,
  key: v.string(),
  seats: v.record(v.string(), seatingShape),
  isListed: v.boolean(),
  match: jsonObject,
});

/** Returns the id of the game that the first line of a log names. */
export function gameIn(line: string): unknown {
  return parse(openingShape, JSON.parse(line)).match['game'];
}

/**
 * Returns the state of a room after the first line of its log.
 *
 * @throws {@link core.MalformedError} if the line does not open a room of this game.
 */
export function openedRoom(game: Game<GameTypes>, id: string, line: string): RoomState {
  const opening = parse(openingShape, JSON.parse(line)) as unknown as Opening;
  const room = located('match', () => loadRoom(game, opening.match));
  const players = Object.keys(room.streams).filter((viewer) => viewer !== 'spectator');
  const seats = byName(players, (player) => {
    const seating = opening.seats[player] ?? {};
    return { ...seating, isTaken: Object.keys(seating).length > 0, generation: 0 };
  });
  const history = byName(Object.keys(room.streams), () => []);
  return { id, game, opening, count: 1, room, seats, notes: 0, history, asking: [], stalled: [], received: [] };
}

/** Returns the state of a room after one more line of its log. */
export function afterLine(state: RoomState, line: string): Changed {
  const path = `line ${String(state.count)}`;
  const value = located(path, () => parse(jsonObject, valueIn(line)));
  if (value['match'] === undefined) {
    return afterChange(state, { events: [located(path, () => parse(eventShape, value)) as LoggedEvent] });
  }
  const entry = value['match'] as unknown as JournalEntry<GameTypes>;
  return afterChange(state, { result: located(path, () => happen(state.game, state.room, entry)) });
}

/** Returns the lines to append to the log for a change. */
export function linesOf({ room }: RoomState, { result, events = [] }: RoomChange): readonly string[] {
  const entries = result?.room.entries.slice(room.entries.length) ?? [];
  return [...entries.map((match) => ({ match })), ...events].map((line) => JSON.stringify(line));
}

/** Returns the state of a room after a change. */
export function afterChange(before: RoomState, change: RoomChange): Changed {
  let state = change.result === undefined ? before : afterResult(before, change.result);
  const notes: RoomNote[] = [];
  for (const { id, ...event } of change.events ?? []) {
    const note: RoomNote = { note: state.notes + 1, ...event };
    state = afterNote(state, note);
    const received = receivedId(event, id);
    if (received !== undefined) state = { ...state, received: [...state.received, received].slice(-RECEIVED_MOST) };
    notes.push(note);
  }
  return { state, updates: change.result?.updates ?? {}, notes };
}

/** Returns true if the room has already handled the request that causes an event. */
export function isReceived({ received }: RoomState, event: LoggedEvent): boolean {
  const id = receivedId(event, event.id);
  return id !== undefined && received.includes(id);
}

/** Returns a text that identifies a request: the seat of the sender and the id of the request. */
function receivedId(event: RoomEvent, id: string | undefined): string | undefined {
  return id === undefined || !('seat' in event) ? undefined : `${event.seat} ${id}`;
}

function afterResult(state: RoomState, { room, updates }: RoomResult<GameTypes>): RoomState {
  const count = state.count + room.entries.length - state.room.entries.length;
  const history = mapped(state.history, (items, viewer) => [...items, ...(updates[viewer] ?? []).flatMap(itemOf)]);
  const isSame = room.match.current === state.room.match.current;
  return { ...state, count, room, history, stalled: isSame ? state.stalled : [] };
}

/** Returns a list with the history entry for an update; `[]` if the update has no events and no notice. */
function itemOf({ to, events, notice }: Update<GameTypes>): readonly RoomHistoryItem[] {
  if (events.length === 0 && notice === undefined) return [];
  return [{ version: to, events, ...(notice === undefined ? {} : { notice }) }];
}

function afterNote(before: RoomState, note: RoomNote): RoomState {
  const history = mapped(before.history, (items) => [...items, note]);
  const state = { ...before, count: before.count + 1, notes: note.note, history };
  switch (note.kind) {
    case 'claimed':
      return withSeat(state, note.seat, (seat) => ({
        ...named(seat, note),
        isTaken: true,
        generation: seat.generation + 1,
      }));
    case 'named':
      return withSeat(state, note.seat, (seat) => ({ ...named(seat, note), isTaken: true }));
    case 'invited':
      return withSeat(state, note.seat, ({ generation }) => ({ isTaken: false, generation: generation + 1 }));
    case 'forgot':
      return withSeat(withoutWordsOf(state, note.seat), note.seat, (seat) => named(seat, {}));
    case 'stalled':
      return { ...state, stalled: [...state.stalled, note.seat] };
    case 'rematch':
      return { ...state, asking: [...new Set([...state.asking, note.seat])] };
    case 'followed':
      return { ...state, followed: note.room };
    case 'said':
    case 'bot-failed':
      return state;
  }
}

function named({ name: _, ...seat }: Seat, { name }: { readonly name?: string }): Seat {
  return name === undefined ? seat : { ...seat, name };
}

function withSeat(state: RoomState, player: string, changed: (seat: Seat) => Seat): RoomState {
  const seat = state.seats[player];
  if (seat === undefined) throw new MalformedError('seat', 'Expected a player');
  return { ...state, seats: { ...state.seats, [player]: changed(seat) } };
}

function withoutWordsOf(state: RoomState, seat: string): RoomState {
  const cleared = (item: RoomHistoryItem): RoomHistoryItem =>
    'note' in item && 'seat' in item && item.seat === seat ? withoutWords(item) : item;
  return { ...state, history: mapped(state.history, (items) => items.map(cleared)) };
}

function mapped<Value>(
  record: Readonly<Record<string, Value>>,
  next: (value: Value, name: string) => Value,
): Readonly<Record<string, Value>> {
  return byName(Object.keys(record), (name) => next(record[name]!, name));
}

/**
 * Finds the lines that still contain names or chat messages although the authors have asked to delete them. Returns
 * these lines without the names and messages.
 */
export function linesToErase(lines: readonly string[]): readonly { readonly number: number; readonly line: string }[] {
  if (!lines.some((line) => line.includes('"kind":"forgot"'))) return [];
  const values = lines.map((line) => valueIn(line) as LoggedEvent | Opening);
  return values.flatMap((value, number) => {
    const forgot = values.slice(number).flatMap((later) => (later.kind === 'forgot' ? [later.seat] : []));
    const line = JSON.stringify(forgot.reduce<LoggedEvent | Opening>(withoutWordsIn, value));
    return line === lines[number] ? [] : [{ number, line }];
  });
}

function withoutWordsIn(value: LoggedEvent | Opening, player: string): LoggedEvent | Opening {
  if (value.kind !== 'opened') return 'seat' in value && value.seat === player ? withoutWords(value) : value;
  const { name: _, ...seat } = value.seats[player] ?? {};
  return { ...value, seats: { ...value.seats, [player]: seat } };
}

/** Returns the token of a viewer. */
export function tokenOf(state: RoomState, viewer: string): string {
  return secretOf(state, 'seat', viewer);
}

/** Returns the invitation to a seat. Each invitation can be used once. */
export function invitationOf(state: RoomState, seat: string): string {
  return secretOf(state, 'invitation', seat);
}

function secretOf({ id, opening, seats }: RoomState, kind: string, viewer: string): string {
  const generation = seats[viewer]?.generation ?? 0;
  return `${id}.${deriveSeed(opening.key, `${kind} ${viewer} ${String(generation)}`)}`;
}

/** The holder of a token or an invitation: the viewer of the token, or the seat of the invitation. */
export interface Holder {
  readonly viewer: string;
  readonly isInvited: boolean;
}

/**
 * Returns the viewer to whom a token belongs, or the seat to which an invitation belongs; `undefined` if the text is
 * neither a token nor an invitation.
 */
export function holderOf(state: RoomState, token: string): Holder | undefined {
  const people = Object.keys(state.room.streams).filter((viewer) => state.seats[viewer]?.bot === undefined);
  const viewer = people.find((each) => isSameText(tokenOf(state, each), token));
  if (viewer !== undefined) return { viewer, isInvited: false };
  const seat = people.find((each) => each !== 'spectator' && isSameText(invitationOf(state, each), token));
  return seat === undefined ? undefined : { viewer: seat, isInvited: true };
}

/**
 * Compares two texts. The duration of the comparison does not depend on the texts, so that nobody can find out a secret
 * by measuring the duration.
 */
function isSameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index++) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}
