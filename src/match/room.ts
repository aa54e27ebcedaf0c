import * as v from 'valibot';
import { MalformedError, type Violation } from '../core/errors.ts';
import type { AnyAction, Game, GameTypes } from '../core/game.ts';
import type { Choices } from '../core/choices.ts';
import type { View } from '../core/game.ts';
import { deepFreeze, isEqual } from '../core/plain-data.ts';
import { located } from '../core/record.ts';
import type { Seed } from '../core/random.ts';
import { parse } from '../core/schema.ts';
import { type Clock, flaggedPlayers } from './clock.ts';
import {
  askedFor,
  type JournalEntry,
  type RoomResult,
  happen,
  momentOf,
  settingsShape,
  type Room,
  tableFor,
  type RoomOptions,
  withStep,
} from './journal-entries.ts';
import { count, json, label } from './json.ts';
import { playedBy, takebackBlocker } from './takeback.ts';
import { createMatch, currentState } from './tree.ts';
import type { SyncMessage, Snapshot, UpdateLog } from './updates.ts';

/** What a client sends to play an action. */
export interface Submission<G extends GameTypes> {
  /** Chosen by the client, a new one for each decision: 1 to 200 characters. */
  readonly id: string;
  /** The version of the client's view when the choice was made. */
  readonly version: number;
  readonly action: G['action'];
}

/** What became of a submission. */
export type SubmitStatus<Rule extends string = string> =
  | {
      /**
       * `played`; `doubled`: it was played before, under the same id; `late`: it was chosen for a decision that is no longer
       * due; `early`: it was chosen at a version that this table has not sent; `overdue`: its player has run out of time, and
       * nobody has said so yet, which is for {@link claimTimeouts}. Only what is played changes anything.
       */
      readonly status: 'played' | 'doubled' | 'late' | 'early' | 'overdue';
      readonly id: string;
    }
  | { readonly status: 'refused'; readonly id: string; readonly violation: Violation<Rule> };

/** What came of a submission. */
export interface SubmitResult<G extends GameTypes> extends RoomResult<G> {
  /** For the player who submitted, and nobody else. */
  readonly answer: SubmitStatus<G['rule']>;
}

/** Who does something, and when. */
export interface ServerAction<G extends GameTypes> {
  /** As the server knows it, and not as the message says. */
  readonly player: G['player'];
  /** The time in milliseconds; needed at a table with a clock. */
  readonly now?: number;
}

const submissionShape = v.strictObject({ id: label, version: count, action: json });

const backShape = v.strictObject({ version: v.optional(count) });

const replyShape = v.strictObject({ request: count, agrees: v.boolean() });

/**
 * Opens a table.
 *
 * @param game - The rules.
 * @param settings - What is played, and who must agree to what.
 * @throws {@link core.MalformedError} if the settings or the options are none, or there is a clock and no time.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const table = createRoom(game, { options: { seed: 'first match' } });
 * const { viewer, version, awaited } = snapshotFor(game, table, 'radicals');
 * [viewer, version, awaited] // => ['radicals', 0, ['radicals']]
 *
 * const submission = { id: 'a1', version, action: { type: 'end-cards', player: 'radicals' } };
 * const { answer, updates } = submit(game, table, { player: 'radicals', submission });
 * answer.status // => 'played'
 * updates['spectator']?.[0]?.patch // => [{ op: 'replace', path: ['table', 'phase'], value: { kind: 'deploy', left: 10, from: 0 } }]
 * ```
 */
export function createRoom<G extends GameTypes>(game: Game<G>, settings: RoomOptions<G> = {}): Room<G> {
  parse(settingsShape, settings);
  return tableFor(game, createMatch(game, settings.options, settings.seating), settings);
}

/**
 * All that a viewer sees now: for who comes to the table.
 *
 * @param game - The rules.
 * @param room - Not modified.
 * @param viewer - A player, or `'spectator'`.
 * @throws {@link core.MalformedError} if they are no viewer of it.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * snapshotFor(game, createRoom(game, { options: { seed: 'a secret' } }), 'spectator').viewer // => 'spectator'
 * ```
 */
export function snapshotFor<G extends GameTypes>(
  game: Game<G>,
  room: Room<G>,
  viewer: G['player'] | 'spectator',
): Snapshot<G> {
  const { version } = streamOf(room, viewer);
  const { state, status } = momentOf(game, room);
  return deepFreeze({ version, ...game.view(state, viewer), ...status });
}

/**
 * What brings a viewer up to date who has seen a version: the updates since, or a snapshot where that is shorter.
 *
 * @param game - The rules.
 * @param room - Not modified.
 * @param seen - Who looks on, and the version that they have.
 * @throws {@link core.MalformedError} if they are no viewer, or have been sent no such version.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const table = createRoom(game, { options: { seed: 'a secret' } });
 * const { version } = snapshotFor(game, table, 'radicals');
 * updatesSince(game, table, { viewer: 'radicals', version }) // => { kind: 'updates', updates: [] }
 * ```
 */
export function updatesSince<G extends GameTypes>(
  game: Game<G>,
  room: Room<G>,
  { viewer, version }: { readonly viewer: G['player'] | 'spectator'; readonly version: number },
): SyncMessage<G> {
  const stream = streamOf(room, viewer);
  if (!Number.isSafeInteger(version) || version < 0 || version > stream.version) {
    throw new MalformedError('version', `Expected a version from 0 to ${String(stream.version)}`);
  }
  const { setup: _, ...snapshot } = snapshotFor(game, room, viewer);
  const updates = stream.updates.filter(({ from }) => from >= version);
  const isComplete = updates.length === stream.version - version;
  return isComplete && JSON.stringify(updates).length <= JSON.stringify(snapshot).length
    ? { kind: 'updates', updates }
    : { kind: 'snapshot', snapshot };
}

/**
 * Plays what a client has submitted, once, if it is in time and legal.
 *
 * @param game - The rules.
 * @param room - Not modified.
 * @param given - `submission` is anything: it is checked.
 * @returns What came of it; an action of anybody else's is refused as `not-the-viewer`.
 * @throws {@link core.MalformedError} if the submission is none.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const table = createRoom(game, { options: { seed: 'a secret' } });
 * const submission = { id: 'a1', version: 0, action: { type: 'end-cards', player: 'radicals' } };
 * submit(game, table, { player: 'radicals', submission }).answer.id // => 'a1'
 * ```
 */
export function submit<G extends GameTypes>(
  game: Game<G>,
  room: Room<G>,
  { player, submission, now }: ServerAction<G> & { readonly submission: unknown },
): SubmitResult<G> {
  const stream = playerStream(room, player);
  const { id, version, action } = parse(submissionShape, submission);
  const left = (answer: SubmitStatus<G['rule']>): SubmitResult<G> => ({ answer, ...unchanged(room) });
  if (stream.submitted.includes(id)) return left({ status: 'doubled', id });
  if (version > stream.version) return left({ status: 'early', id });
  if (version < stream.decision) return left({ status: 'late', id });
  if (overdueAt(room, now).includes(player)) return left({ status: 'overdue', id });
  const state = currentState(room.match);
  const parsed = located('action', () => game.parseAction(action));
  // A view refuses what is not its viewer's.
  const violation = game.whyIllegal(parsed.player === player ? state : game.view(state, player), parsed);
  if (violation !== undefined) return left({ status: 'refused', id, violation });
  const handled = playServerAction(game, room, { action: parsed, id, now });
  return { answer: { status: 'played', id }, ...handled };
}

/** Those who have run out of time and of whom it has not been said. */
function untold(clock: Clock, now: number): readonly string[] {
  return flaggedPlayers(clock, now).filter((player) => !clock.out.includes(player));
}

/** The same of a table, which may have no clock. */
function overdueAt<G extends GameTypes>({ clock }: Room<G>, now: number | undefined): readonly G['player'][] {
  return clock === undefined || now === undefined ? [] : untold(clock, now);
}

/**
 * Plays an action of the server's own: of a bot, or of chance where the match has no dice.
 *
 * @param game - The rules.
 * @param room - Not modified.
 * @param doing - The action; the id of a submission, if it answers one; the time, in milliseconds, where there is a clock.
 * @throws {@link core.IllegalActionError} if it breaks a rule.
 * @throws {@link core.MalformedError} if it is no action.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const table = createRoom(game, { options: { seed: 'a secret' } });
 * const { updates } = playServerAction(game, table, { action: { type: 'end-cards', player: 'radicals' } });
 * Object.keys(updates).sort() // => ['administration', 'radicals', 'spectator']
 * ```
 */
export function playServerAction<G extends GameTypes>(
  game: Game<G>,
  room: Room<G>,
  { action, id, now }: { readonly action: AnyAction<G>; readonly id?: string; readonly now?: number | undefined },
): RoomResult<G> {
  const step = game.step(currentState(room.match), action);
  const submitted = id === undefined ? {} : { id };
  const entry: JournalEntry<G> = { kind: 'played', actions: step.actions, ...submitted, ...timed(now) };
  return happen(game, room, entry, { next: withStep(room, step, now) });
}

/**
 * Takes back the last that a player played, where that is free; else asks those who must agree.
 *
 * @param game - The rules.
 * @param room - Not modified.
 * @param given - `version` is that of the player's view when they asked; without it a message that comes twice takes back
 * twice. `entropy` is what new luck comes from if nobody need be asked: `randomSeed()`.
 * @returns The table itself, and nothing to send, if they have decided something since, or somebody has run out of time and
 * it has not been said: see {@link claimTimeouts}.
 * @throws {@link core.MalformedError} if they are no player, have played nothing, or somebody else is asking.
 */
export function requestTakeback<G extends GameTypes>(
  game: Game<G>,
  room: Room<G>,
  { player, version, entropy, now }: ServerAction<G> & { readonly version?: number; readonly entropy: Seed },
): RoomResult<G> {
  const { decision } = playerStream(room, player);
  const seen = parse(backShape, { version }).version ?? decision;
  if (seen < decision || overdueAt(room, now).length > 0) return unchanged(room);
  const blocker = takebackBlocker(game, room.match, player);
  if (blocker?.code === 'nothing-played')
    throw new MalformedError('player', 'They have played nothing that could be taken back');
  if (blocker === undefined) return happen(game, room, { kind: 'taken-back', player, ...timed(now) });
  if (hasAsked(room, player)) return unchanged(room);
  const luck = askedFor(room, player).length === 0 ? { entropy } : {};
  return happen(game, room, { kind: 'asked', player, ...luck, ...timed(now) });
}

/** Whether a player is asking for this already. Throws `MalformedError` if somebody else is asking. */
function hasAsked<G extends GameTypes>({ request, requested, match }: Room<G>, player: G['player']): boolean {
  if (request !== undefined && request.by !== player) throw new MalformedError('player', `${request.by} is asking`);
  return requested === playedBy(match, player).length;
}

/** What somebody says to a request to take back. */
export interface TakebackReply<G extends GameTypes> extends ServerAction<G> {
  /** The number of the request that they mean. */
  readonly request: number;
  readonly agrees: boolean;
  /** What new luck comes from: `randomSeed()`. */
  readonly entropy: Seed;
}

/**
 * Answers a request to take back. When all have agreed it is taken back, and luck is made anew where chance was drawn. Who
 * asked withdraws it by not agreeing.
 *
 * @param game - The rules.
 * @param room - Not modified.
 * @param reply - Who says what to which request.
 * @returns The table itself, and nothing to send, if that request is no longer open, or somebody has run out of time and it
 * has not been said: see {@link claimTimeouts}.
 * @throws {@link core.MalformedError} if the player is not asked, or it is no reply.
 */
export function respondToTakeback<G extends GameTypes>(
  game: Game<G>,
  room: Room<G>,
  { player, entropy, now, ...reply }: TakebackReply<G>,
): RoomResult<G> {
  const { request } = room;
  const { request: number, agrees } = parse(replyShape, reply);
  if (request?.number !== number || overdueAt(room, now).length > 0) return unchanged(room);
  const left = askedFor(room, request.by).filter((each) => !request.agreed.includes(each));
  const mayAnswer = agrees ? left : [...left, request.by];
  if (!mayAnswer.includes(player)) throw new MalformedError('player', `Expected one of ${mayAnswer.join(', ')}`);
  if (!agrees) return happen(game, room, { kind: 'declined', player, ...timed(now) });
  const luck = isEqual(left, [player]) ? { entropy } : {};
  return happen(game, room, { kind: 'agreed', player, ...luck, ...timed(now) });
}

/** What is played for who has run out of time: a choice of the server's, or that they concede. */
export type TimeoutPolicy<G extends GameTypes> =
  'concede' | ((view: View<G>, choices: Choices<G['action']>) => G['action']);

/**
 * Says who has run out of time, of all before anything is played, and plays for them until they are no longer awaited.
 *
 * @param game - The rules.
 * @param room - Not modified.
 * @param given - `play`: what is played for them; absent: nothing is, and the caller decides what comes of it.
 * @returns The table itself, and nothing to send, if nobody has run out, or it was said before and nothing is played.
 * @throws {@link core.MalformedError} if the time is none, or what is to be played is no action, as conceding in a game in
 * which one cannot; {@link core.IllegalActionError} if it is not legal.
 */
export function claimTimeouts<G extends GameTypes>(
  game: Game<G>,
  room: Room<G>,
  { now, play }: { readonly now: number; readonly play?: TimeoutPolicy<G> },
): RoomResult<G> {
  let all = unchanged(room);
  let left = STEAD_MOST;
  for (let next = nextOut(all.room, { now, isPlayed: play !== undefined }); next !== undefined;) {
    if (left-- === 0) throw new RangeError('What is played in their stead does not end their move.');
    const { player, isTold } = next;
    const handled: RoomResult<G> =
      !isTold || play === undefined
        ? happen(game, all.room, { kind: 'ran-out', player, now })
        : playServerAction(game, all.room, { action: instead(game, all.room, { player, play }), now });
    all = joined(all, handled);
    next = nextOut(all.room, { now, isPlayed: play !== undefined });
  }
  return all;
}

/** Most steps that are played in somebody's stead at once. */
const STEAD_MOST = 10_000;

/** The first of those who have run out of time for whom something is still to be done. */
function nextOut<G extends GameTypes>(
  { clock }: Room<G>,
  { now, isPlayed }: { readonly now: number; readonly isPlayed: boolean },
): { readonly player: G['player']; readonly isTold: boolean } | undefined {
  if (clock === undefined) throw new MalformedError('', 'This table has no clock');
  const [first] = untold(clock, now);
  if (first !== undefined) return { player: first, isTold: false };
  const [player] = isPlayed ? flaggedPlayers(clock, now) : [];
  return player === undefined ? undefined : { player, isTold: true };
}

function instead<G extends GameTypes>(
  game: Game<G>,
  { match }: Room<G>,
  { player, play }: { readonly player: G['player']; readonly play: TimeoutPolicy<G> },
): G['action'] {
  if (play === 'concede') return { type: 'concede', player };
  const view = game.view(currentState(match), player);
  return play(view, game.choices(view));
}

function joined<G extends GameTypes>(one: RoomResult<G>, other: RoomResult<G>): RoomResult<G> {
  const updates = new Map(Object.entries(one.updates));
  for (const [viewer, more] of Object.entries(other.updates))
    updates.set(viewer, [...(updates.get(viewer) ?? []), ...more]);
  return { room: other.room, updates: Object.fromEntries(updates), lines: [...one.lines, ...other.lines] };
}

function streamOf<G extends GameTypes>({ streams }: Room<G>, viewer: string): UpdateLog<G> {
  const stream = Object.hasOwn(streams, viewer) ? streams[viewer] : undefined;
  if (stream === undefined) throw new MalformedError('viewer', 'Expected a player or "spectator"');
  return stream;
}

function playerStream<G extends GameTypes>(room: Room<G>, player: string): UpdateLog<G> {
  if (player === 'spectator') throw new MalformedError('player', 'A spectator has nothing to play');
  return streamOf(room, player);
}

/** What comes of what changes nothing. */
function unchanged<G extends GameTypes>(room: Room<G>): RoomResult<G> {
  return { room, updates: {}, lines: [] };
}

function timed(now: number | undefined): { readonly now?: number } {
  return now === undefined ? {} : { now };
}
