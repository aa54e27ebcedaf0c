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

/** How a table is opened. */
export interface RoomOptions<G extends GameTypes> {
  /** Options of the game; with a `seed` chance plays by itself. */
  readonly options?: G['options'] & { readonly seed?: Seed };
  /** Names of people, by player. */
  readonly seating?: Readonly<Record<string, string>>;
  /** Absent: no clock. */
  readonly clock?: TimeControl;
  /** The time at the opening, in milliseconds; needed with a clock. */
  readonly now?: number;
  /** Those who are asked when somebody else wants to take back what is not free. Default: all players. */
  readonly consent?: readonly G['player'][];
}

/** A match that people are sent, as plain frozen data. It holds secrets and luck: it stays on the server. */
export interface Room<G extends GameTypes> {
  readonly settings: RoomOptions<G>;
  readonly match: Match<G>;
  /** What each viewer has been sent: all players, and `'spectator'`. */
  readonly streams: Readonly<Record<string, UpdateLog<G>>>;
  readonly request?: TakebackRequest<G>;
  /** Which step of its player the request is about, counted from 1: they may have acted since, unseen. */
  readonly requested?: number;
  readonly clock?: Clock;
  /** All that has happened, in order. */
  readonly entries: readonly JournalEntry<G>[];
}

/** One thing that happened at a table. `now` is the time, in milliseconds, where the caller told it. */
export type JournalEntry<G extends GameTypes> = { readonly now?: number } & (
  | {
      readonly kind: 'played';
      /** What was played, and what the dice added. */
      readonly actions: readonly AnyAction<G>[];
      /** The id under which it was submitted. */
      readonly id?: string;
    }
  | { readonly kind: 'taken-back' | 'declined' | 'ran-out'; readonly player: G['player'] }
  | {
      readonly kind: 'asked' | 'agreed';
      readonly player: G['player'];
      /** What new luck comes from, where this is what lets it be taken back. */
      readonly entropy?: Seed;
    }
);

/** What came of something done at a table. */
export interface RoomResult<G extends GameTypes> {
  readonly room: Room<G>;
  /** What each viewer is to be sent; whoever sees nothing of it is left out. */
  readonly updates: Readonly<Record<string, readonly Update<G>[]>>;
  /** Lines to append to the journal, before anything is sent. */
  readonly lines: readonly string[];
}

/** Schema of {@link RoomOptions}, whose options the game checks itself. */
export const settingsShape = v.strictObject({
  options: v.optional(v.custom<object>(isRecord, 'Expected a JSON object')),
  seating: v.optional(seatingShape),
  clock: v.optional(controlShape),
  now: v.optional(milliseconds),
  consent: v.optional(v.array(v.string())),
});

/** Schema of an {@link JournalEntry}, whose actions the game checks itself. */
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

/** A table at which nothing has happened yet. */
export function tableFor<G extends GameTypes>(game: Game<G>, match: Match<G>, settings: RoomOptions<G> = {}): Room<G> {
  const players = game.players(currentState(match));
  const streams = Object.fromEntries([...players, 'spectator'].map((viewer) => [viewer, EMPTY_STREAM]));
  const { clock: control, now, consent = [] } = settings;
  if (!consent.every((each, index) => players.includes(each) && consent.indexOf(each) === index))
    throw new MalformedError('consent', 'Expected different players of the match');
  const table = { settings: parse(cloned, settings) as RoomOptions<G>, match, streams, entries: [] };
  if (control === undefined) return deepFreeze(table);
  const clock = startClock(control, { players, awaited: playersAwaited(game, currentState(match)), now: timeIn(now) });
  return deepFreeze({ ...table, clock });
}

/**
 * Lets something happen at a table.
 *
 * @param given - Checked.
 * @param outcome - What comes of it, where the caller knows already.
 * @throws {@link core.MalformedError} or {@link core.IllegalActionError} if it cannot; nothing has changed.
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
  // Whoever acts is told that it was received, even if they see nothing of it.
  if (Object.hasOwn(room.streams, actor) && !changes.has(actor)) changes.set(actor, nothingSeen(after));
  const updates: Record<string, readonly Update<G>[]> = {};
  const streams: Record<string, UpdateLog<G>> = { ...room.streams };
  for (const [viewer, change] of changes) {
    const { stream, update } = sent(room.streams[viewer]!, change);
    streams[viewer] = withDecision(stream, { viewer, entry, isNew: isNewDecision(viewer, entry, { before, after }) });
    updates[viewer] = [update];
  }
  // Frozen at once: what is frozen is not walked through again, however many entries there are.
  const entries = Object.freeze([...room.entries, deepFreeze(entry)]);
  const handled = { room: { ...pressed, streams, entries }, updates, lines: [lineOf(entry, entries.length)] };
  return deepFreeze(handled);
}

/** Those who are to act. */
function awaitedAt<G extends GameTypes>(game: Game<G>, state: State<G>): readonly (G['player'] | 'chance')[] {
  const turn = game.turn(state);
  if (turn.kind === 'chance') return ['chance'];
  return turn.kind === 'over' ? [] : turn.players;
}

/** The players among those who are to act: nobody waits for chance by a clock. */
function playersAwaited<G extends GameTypes>(game: Game<G>, state: State<G>): readonly G['player'][] {
  return awaitedAt(game, state).filter((each) => each !== 'chance');
}

/** The state, and what lies beside it. */
export function momentOf<G extends GameTypes>(game: Game<G>, room: Room<G>): Moment<G> {
  const { request, clock } = room;
  const status: RoomStatus<G> = {
    awaited: awaitedAt(game, currentState(room.match)),
    ...(request === undefined ? {} : { request }),
    ...(clock === undefined ? {} : { clock }),
  };
  return { state: currentState(room.match), status };
}

/** An entry as a line of the journal, numbered from 1. */
function lineOf<G extends GameTypes>(entry: JournalEntry<G>, number: number): string {
  return `${JSON.stringify({ n: number, ...entry })}\n`;
}

/** Those who must agree before a player may take back what is not free. */
export function askedFor<G extends GameTypes>(room: Room<G>, player: G['player']): readonly G['player'][] {
  const players = Object.keys(room.streams).filter((viewer) => viewer !== 'spectator');
  return (room.settings.consent ?? players).filter((each) => each !== player);
}

/** What comes of an entry: the table, its streams and its clock still as they were. */
interface Outcome<G extends GameTypes> {
  readonly next: Room<G>;
  readonly notice?: RoomNotice<G>;
}

function outcomeOf<G extends GameTypes>(game: Game<G>, room: Room<G>, entry: JournalEntry<G>): Outcome<G> {
  if (entry.kind === 'played') {
    const step = stepThrough(game, currentState(room.match), entry.actions);
    return { next: withStep(room, step, entry.now) };
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
      if (room.clock === undefined) throw new MalformedError('kind', 'This table has no clock');
      return { next: { ...room, clock: withRunOut(room.clock, player) }, notice: { kind, player } };
  }
}

/** A table at which a step has been played. */
export function withStep<G extends GameTypes>(room: Room<G>, step: Transition<G>, now: number | undefined): Room<G> {
  const { match } = room;
  const time = now === undefined ? {} : { time: now };
  const next = { ...room, match: grown(match, match.current, { ...step, ...time }) };
  // What nobody else has seen must not be told by a request that goes away.
  const isSeen =
    step.events.some(({ only }) => only === undefined) || !isEqual(step.state.table, currentState(match).table);
  return isSeen ? withoutRequest(next) : next;
}

/** What comes of it when somebody asks for a take-back or agrees to one. */
function agreed<G extends GameTypes>(
  game: Game<G>,
  room: Room<G>,
  { player, entropy }: { readonly player: G['player']; readonly entropy?: Seed },
): Outcome<G> {
  const { request, requested } = room;
  if (request === undefined || requested === undefined)
    throw new MalformedError('kind', 'Nobody has asked for a take-back');
  const { by } = request;
  const all = player === by ? request.agreed : [...new Set([...request.agreed, player])];
  if (askedFor(room, by).some((each) => !all.includes(each))) {
    return { next: { ...room, request: { ...request, agreed: all } } };
  }
  if (entropy === undefined) throw new MalformedError('entropy', 'Expected what new luck comes from');
  const step = playedBy(room.match, by)[requested - 1];
  if (step === undefined) throw new MalformedError('player', 'Expected a player who has played something');
  const match = takenBackFrom(game, room.match, { step, entropy });
  return { next: withoutRequest({ ...room, match }), notice: { kind: 'taken-back', player: by } };
}

function withoutRequest<G extends GameTypes>({ request: _, requested: _step, ...table }: Room<G>): Room<G> {
  return table;
}

/** A take-back: by whom, and the match before it. */
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

/** The line of a match from where another one goes elsewhere, and the node before that. */
function undone<G extends GameTypes>(match: Match<G>, other: Match<G>): readonly MatchNode<G>[] {
  const stays = new Set(pathTo(other).map(({ id }) => id));
  const nodes = pathTo(match);
  return nodes.slice(nodes.findLastIndex(({ id }) => stays.has(id)));
}

/** The time, which must be told at a table with a clock. */
function timeIn(now: number | undefined): number {
  if (now === undefined) throw new MalformedError('now', 'Expected the time: this table has a clock');
  return now;
}

function actorOf<G extends GameTypes>(entry: JournalEntry<G>): string {
  return entry.kind === 'played' ? (entry.actions[0]?.player ?? 'chance') : entry.player;
}

/** Whether what a viewer is to decide is put before them anew: they have acted, were not awaited before, or stand elsewhere. */
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
