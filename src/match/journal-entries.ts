import { byName } from '../core/lookups.ts';
import * as v from 'valibot';
import { MalformedError } from '../core/errors.ts';
import type { AnyAction, Game, GameTypes, State, Transition } from '../core/game.ts';
import { deepFreeze, isEqual } from '../core/plain-data.ts';
import { type Seed, seedSchema } from '../core/random.ts';
import { parse } from '../core/schema.ts';
import { type Clock, controlShape, pressBack, pressClock, startClock, type TimeControl, withRunOut } from './clock.ts';
import { cloned, isRecord, jsonObject, label, milliseconds } from './json.ts';
import { playedBy, takenBack, takenBackFrom } from './takeback.ts';
import { grown, pathTo, type Match, type MatchNode, currentState, seatingShape, stepThrough } from './tree.ts';
import {
  changesOf,
  type RoomStatus,
  EMPTY_STREAM,
  KEPT,
  type Moment,
  type RoomNotice,
  nothingSeen,
  sent,
  type UpdateLog,
  type TakebackRequest,
  type Update,
} from './updates.ts';

/** Settings of a new room. */
export interface RoomOptions<G extends GameTypes> {
  /** Options of the game. If the options have a `seed`, the room itself rolls the dice and draws the cards. */
  readonly options?: G['options'] & { readonly seed?: Seed };
  /** For each player, the name of the person who controls this player. */
  readonly seating?: Readonly<Record<string, string>>;
  /** The time control; absent for a room without a clock. */
  readonly clock?: TimeControl;
  /** The time when the room is created, in milliseconds; required for a room with a clock. */
  readonly now?: number;
  /** The players who must agree to a takeback that is not free. Default: all players. */
  readonly consent?: readonly G['player'][];
}

/**
 * A match on a server, with the updates that the server has sent to each viewer. A room is plain frozen data. A room
 * contains secrets and the seed, so never send a room to a client.
 */
export interface Room<G extends GameTypes> {
  readonly settings: RoomOptions<G>;
  readonly match: Match<G>;
  /** For each player and for `'spectator'`, the updates that the server has sent. */
  readonly streams: Readonly<Record<string, UpdateLog<G>>>;
  readonly request?: TakebackRequest<G>;
  /**
   * The number of the action that the open request asks to take back. Number 1 is the first action of the player who
   * asked. The player may have acted again after this request, and the other players may not have seen this later
   * action.
   */
  readonly requested?: number;
  readonly clock?: Clock;
  /** All entries of the room's journal, in order. */
  readonly entries: readonly JournalEntry<G>[];
}

/** Something that happened in a room. `now` is the time in milliseconds, if the caller gave a time. */
export type JournalEntry<G extends GameTypes> = { readonly now?: number } & (
  | {
      readonly kind: 'played';
      /** The action of the player, and then the die rolls and card draws that followed it. */
      readonly actions: readonly AnyAction<G>[];
      /** The id of the submission that contained the action. */
      readonly id?: string;
    }
  | { readonly kind: 'taken-back' | 'declined' | 'ran-out'; readonly player: G['player'] }
  | {
      readonly kind: 'asked' | 'agreed';
      readonly player: G['player'];
      /** The new seed; present if this entry completes a takeback. */
      readonly entropy?: Seed;
    }
);

/** The room after a change, and the data to send and store. */
export interface RoomResult<G extends GameTypes> {
  readonly room: Room<G>;
  /** The updates that the server must send to each viewer. Viewers for whom nothing has changed are absent. */
  readonly updates: Readonly<Record<string, readonly Update<G>[]>>;
  /** The new lines of the journal. Append these lines before you send the updates. */
  readonly lines: readonly string[];
}

/** Schema of {@link RoomOptions}. The schema does not check `options`, because the game does. */
export const settingsShape = v.strictObject({
  options: v.optional(v.custom<object>(isRecord, 'Expected a JSON object')),
  seating: v.optional(seatingShape),
  clock: v.optional(controlShape),
  now: v.optional(milliseconds),
  consent: v.optional(v.array(v.string())),
});

/** Schema of a {@link JournalEntry}. The schema does not check the actions, because the game does. */
const entryShape: v.GenericSchema = /* @__PURE__ */ (() => {
  const [player, now] = [v.string(), v.exactOptional(milliseconds)];
  const entropy = v.exactOptional(seedSchema);
  return v.variant('kind', [
    v.strictObject({
      kind: v.literal('played'),
      actions: v.pipe(v.array(jsonObject), v.minLength(1)),
      id: v.exactOptional(label),
      now,
    }),
    v.strictObject({ kind: v.picklist(['taken-back', 'declined', 'ran-out']), player, now }),
    v.strictObject({ kind: v.picklist(['asked', 'agreed']), player, entropy, now }),
  ]);
})();

/** Returns a new room, which has no entries. */
export function roomFor<G extends GameTypes>(game: Game<G>, match: Match<G>, settings: RoomOptions<G> = {}): Room<G> {
  const players = game.players(currentState(match));
  const streams = byName([...players, 'spectator'], () => EMPTY_STREAM);
  const { clock: control, now, consent = [] } = settings;
  if (!consent.every((each, index) => players.includes(each) && consent.indexOf(each) === index))
    throw new MalformedError('consent', 'Expected players of the match, without duplicates');
  const room = { settings: parse(cloned, settings) as RoomOptions<G>, match, streams, entries: [] };
  if (control === undefined) return deepFreeze(room);
  const clock = startClock(control, { players, awaited: playersAwaited(game, currentState(match)), now: timeIn(now) });
  return deepFreeze({ ...room, clock });
}

/**
 * Applies an entry to a room.
 *
 * @param given - The entry to apply; the function checks it.
 * @param outcome - The result of the entry; absent if the caller has not computed this result yet.
 * @throws {@link core.MalformedError} or {@link core.IllegalActionError} if the entry cannot be applied.
 */
export function happen<G extends GameTypes>(
  game: Game<G>,
  room: Room<G>,
  given: JournalEntry<G>,
  outcome?: Outcome<G>,
): RoomResult<G> {
  const entry = parse(entryShape, given) as JournalEntry<G>;
  const { next, notice } = outcome ?? outcomeOf(game, room, entry);
  const back = notice?.kind === 'taken-back' ? { by: notice.player, from: room.match } : undefined;
  const pressed = withClockPressed(game, next, { now: entry.now, back });
  const [before, after] = [momentOf(game, room), momentOf(game, pressed)];
  const events = entry.kind === 'played' ? pressed.match.nodes.at(-1)!.events : [];
  const viewers = Object.keys(room.streams);
  const passage = { before, after, events, ...(notice === undefined ? {} : { notice }) };
  const changes = new Map(changesOf(game, viewers, passage));
  const actor = actorOf(entry);
  // The player who acted always receives an update, even if the view of this player does not change. The update
  // confirms the action.
  if (Object.hasOwn(room.streams, actor) && !changes.has(actor)) changes.set(actor, nothingSeen(after));
  const updates: Record<string, readonly Update<G>[]> = {};
  const streams: Record<string, UpdateLog<G>> = { ...room.streams };
  for (const [viewer, change] of changes) {
    const { stream, update } = sent(room.streams[viewer]!, change);
    streams[viewer] = withDecision(stream, { viewer, entry, isNew: isNewDecision(viewer, entry, { before, after }) });
    updates[viewer] = [update];
  }
  // The list is frozen here, so that `deepFreeze` does not visit all earlier entries after each new entry.
  const entries = Object.freeze([...room.entries, deepFreeze(entry)]);
  const handled = {
    room: { ...pressed, streams, entries },
    updates,
    lines: [`${JSON.stringify({ n: entries.length, ...entry })}\n`],
  };
  return deepFreeze(handled);
}

/** Returns the players to act, or `'chance'`. */
function awaitedAt<G extends GameTypes>(game: Game<G>, state: State<G>): readonly (G['player'] | 'chance')[] {
  const turn = game.turn(state);
  if (turn.kind === 'chance') return ['chance'];
  return turn.kind === 'over' ? [] : turn.players;
}

/** Returns the players to act; `[]` if chance is to act, because chance has no clock. */
function playersAwaited<G extends GameTypes>(game: Game<G>, state: State<G>): readonly G['player'][] {
  return awaitedAt(game, state).filter((each) => each !== 'chance');
}

/** Returns the state of the match and the status of the room. */
export function momentOf<G extends GameTypes>(game: Game<G>, room: Room<G>): Moment<G> {
  const { request, clock } = room;
  const status: RoomStatus<G> = {
    awaited: awaitedAt(game, currentState(room.match)),
    ...(request === undefined ? {} : { request }),
    ...(clock === undefined ? {} : { clock }),
  };
  return { state: currentState(room.match), status };
}

/** Returns the players who must agree if `player` asks for a takeback that is not free. */
export function askedFor<G extends GameTypes>(room: Room<G>, player: G['player']): readonly G['player'][] {
  const players = Object.keys(room.streams).filter((viewer) => viewer !== 'spectator');
  return (room.settings.consent ?? players).filter((each) => each !== player);
}

/** The result of an entry, without the changes to the update logs and to the clock. */
interface Outcome<G extends GameTypes> {
  readonly next: Room<G>;
  readonly notice?: RoomNotice<G>;
}

function outcomeOf<G extends GameTypes>(game: Game<G>, room: Room<G>, entry: JournalEntry<G>): Outcome<G> {
  if (entry.kind === 'played') {
    const step = stepThrough(game, currentState(room.match), entry.actions);
    return withStep(room, step, entry.now);
  }
  const { kind, player } = entry;
  if (!game.players(currentState(room.match)).includes(player)) throw new MalformedError('player', 'Expected a player');
  switch (kind) {
    case 'taken-back':
      return { next: { ...room, match: takenBack(game, room.match, player) }, notice: { kind, player } };
    case 'asked': {
      const requested = playedBy(room.match, player).length;
      const number = room.entries.filter(({ kind: before }) => before === 'asked').length + 1;
      return agreed(game, { ...room, request: { number, by: player, agreed: [] }, requested }, entry);
    }
    case 'agreed':
      return agreed(game, room, entry);
    case 'declined':
      return { next: withoutRequest(room), notice: { kind, player } };
    case 'ran-out':
      if (room.clock === undefined) throw new MalformedError('kind', 'This room has no clock');
      return { next: { ...room, clock: withRunOut(room.clock, player) }, notice: { kind, player } };
  }
}

/** Returns the result of a transition of the match. */
export function withStep<G extends GameTypes>(room: Room<G>, step: Transition<G>, now: number | undefined): Outcome<G> {
  const { match, request } = room;
  const time = now === undefined ? {} : { time: now };
  const next = { ...room, match: grown(match, match.current, { ...step, ...time }) };
  // If the action is not visible, the takeback request must stay open. If the request disappeared, other players would
  // notice an action that they cannot see.
  const isSeen =
    step.events.some(({ only }) => only === undefined) || !isEqual(step.state.table, currentState(match).table);
  if (request === undefined || !isSeen) return { next };
  return { next: withoutRequest(next), notice: { kind: 'lapsed', player: request.by } };
}

/** Returns the result of a takeback request, or of an agreement to a request. */
function agreed<G extends GameTypes>(
  game: Game<G>,
  room: Room<G>,
  { player, entropy }: { readonly player: G['player']; readonly entropy?: Seed },
): Outcome<G> {
  const { request, requested } = room;
  if (request === undefined || requested === undefined)
    throw new MalformedError('kind', 'Nobody has asked for a takeback');
  const { by } = request;
  const all = player === by ? request.agreed : [...new Set([...request.agreed, player])];
  if (askedFor(room, by).some((each) => !all.includes(each))) {
    return { next: { ...room, request: { ...request, agreed: all } } };
  }
  if (entropy === undefined) throw new MalformedError('entropy', 'Expected a new seed');
  const step = playedBy(room.match, by)[requested - 1];
  if (step === undefined) throw new MalformedError('player', 'Expected a player who has played an action');
  const match = takenBackFrom(game, room.match, { step, entropy });
  return { next: withoutRequest({ ...room, match }), notice: { kind: 'taken-back', player: by } };
}

function withoutRequest<G extends GameTypes>({ request: _, requested: _step, ...rest }: Room<G>): Room<G> {
  return rest;
}

/** A takeback: the player who takes back, and the match before the takeback. */
interface Back<G extends GameTypes> {
  readonly by: G['player'];
  readonly from: Match<G>;
}

function withClockPressed<G extends GameTypes>(
  game: Game<G>,
  room: Room<G>,
  { now, back }: { readonly now: number | undefined; readonly back: Back<G> | undefined },
): Room<G> {
  const { clock, match } = room;
  if (clock === undefined) return room;
  const awaiting = { awaited: playersAwaited(game, currentState(match)), now: timeIn(now) };
  if (back === undefined) return { ...room, clock: pressClock(clock, awaiting) };
  const path = undone(back.from, match).map(({ state }) => playersAwaited(game, state));
  return { ...room, clock: pressBack(clock, { ...awaiting, player: back.by, path }) };
}

/**
 * Returns the last node that is on the lines of both matches, and then the nodes that are only on the line of `match`.
 */
function undone<G extends GameTypes>(match: Match<G>, other: Match<G>): readonly MatchNode<G>[] {
  const stays = new Set(pathTo(other).map(({ id }) => id));
  const nodes = pathTo(match);
  return nodes.slice(nodes.findLastIndex(({ id }) => stays.has(id)));
}

/** Returns the given time. Throws if the time is missing, because a room with a clock requires the time. */
function timeIn(now: number | undefined): number {
  if (now === undefined) throw new MalformedError('now', 'Expected the time: this room has a clock');
  return now;
}

function actorOf<G extends GameTypes>(entry: JournalEntry<G>): string {
  return entry.kind === 'played' ? (entry.actions[0]?.player ?? 'chance') : entry.player;
}

/**
 * Whether a viewer must make a new decision. A new decision is necessary if the viewer has acted, if the match did not
 * wait for the viewer before, or if a takeback has changed the match.
 */
function isNewDecision<G extends GameTypes>(
  viewer: string,
  entry: JournalEntry<G>,
  { before, after }: { readonly before: Moment<G>; readonly after: Moment<G> },
): boolean {
  const isAwaited = (moment: Moment<G>): boolean => moment.status.awaited.includes(viewer);
  if (entry.kind === 'played') return actorOf(entry) === viewer || (isAwaited(after) && !isAwaited(before));
  return before.state !== after.state;
}

function withDecision<G extends GameTypes>(
  stream: UpdateLog<G>,
  { viewer, entry, isNew }: { readonly viewer: string; readonly entry: JournalEntry<G>; readonly isNew: boolean },
): UpdateLog<G> {
  const own = entry.kind === 'played' && entry.id !== undefined && actorOf(entry) === viewer ? [entry.id] : [];
  const submitted = [...stream.submitted, ...own].slice(-KEPT);
  return { ...stream, submitted, decision: isNew ? stream.version : stream.decision };
}
