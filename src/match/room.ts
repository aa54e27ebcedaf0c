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
  roomFor,
  type RoomOptions,
  withStep,
} from './journal-entries.ts';
import { count, json, label } from './json.ts';
import { playedBy, takebackBlocker, type TakebackRefusalCode } from './takeback.ts';
import { createMatch, currentState } from './tree.ts';
import type { SyncMessage, Snapshot, UpdateLog } from './updates.ts';

/** A message in which a client submits a player's action. */
export interface Submission<G extends GameTypes> {
  /** The id of the submission, 1 to 200 characters. The client chooses a new id for each decision. */
  readonly id: string;
  /** The version of the client's view in which the player made the choice. */
  readonly version: number;
  readonly action: G['action'];
}

/** The result of a submission, for the player who sent the submission. */
export type SubmitStatus<Rule extends string = string> =
  | {
      /**
       * - `played`: the action was played. All other statuses leave the room unchanged. - `doubled`: a submission with
       *   this id was played before.
       * - `late`: the player made the choice for an earlier decision.
       * - `early`: this room has not yet sent a view with the version of the submission.
       * - `overdue`: the player's time has run out, but the room has not recorded the timeout yet; see
       *   {@link claimTimeouts}.
       */
      readonly status: 'played' | 'doubled' | 'late' | 'early' | 'overdue';
      readonly id: string;
    }
  | { readonly status: 'refused'; readonly id: string; readonly violation: Violation<Rule> };

/** The room after a submission. */
export interface SubmitResult<G extends GameTypes> extends RoomResult<G> {
  /** The answer. Send the answer only to the player who sent the submission. */
  readonly answer: SubmitStatus<G['rule']>;
}

/** The result of a takeback request, for the player who asked. */
export type TakebackStatus =
  | {
      /**
       * - `taken-back`: the action was taken back.
       * - `asked`: the room now asks the players who must agree. All other statuses leave the room unchanged. -
       *   `doubled`: the same request is already open.
       * - `late`, `early`, `overdue`: as in {@link SubmitStatus}.
       */
      readonly status: 'taken-back' | 'asked' | 'doubled' | 'late' | 'early' | 'overdue';
    }
  | {
      /**
       * The reason for a refusal. The code is `nothing-played`, or `request-open` if another player (`details.by`) has
       * an open request.
       */
      readonly status: 'refused';
      readonly violation: Violation<never, TakebackRefusalCode>;
    };

/** The room after a takeback request. */
export interface TakebackResult<G extends GameTypes> extends RoomResult<G> {
  /** The answer. Send the answer only to the player who asked. */
  readonly answer: TakebackStatus;
}

/** The player who makes a request, and the time of the request. */
export interface ServerAction<G extends GameTypes> {
  /** The player whom the server has authenticated. Do not use a name from the message of the client. */
  readonly player: G['player'];
  /** The time of the request in milliseconds; required in a room with a clock. */
  readonly now?: number;
}

const submissionShape = v.strictObject({ id: label, version: count, action: json });

const backShape = v.strictObject({ version: v.optional(count) });

const replyShape = v.strictObject({ request: count, agrees: v.boolean() });

/**
 * Creates a room.
 *
 * @param game - The rules of the game.
 * @param settings - Game options, seating, clock, and the players who must agree to takebacks.
 * @throws {@link core.MalformedError} if the settings or options are not valid, or if the room has a clock and the
 * current time is missing.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const room = createRoom(game, { options: { seed: 'first match' } });
 * const { viewer, version, awaited } = snapshotFor(game, room, 'radicals');
 * [viewer, version, awaited] // => ['radicals', 0, ['radicals']]
 *
 * const submission = { id: 'a1', version, action: { type: 'end-cards', player: 'radicals' } };
 * const { answer, updates } = submit(game, room, { player: 'radicals', submission });
 * answer.status // => 'played'
 * updates['spectator']?.[0]?.patch // => [{ op: 'replace', path: ['table', 'phase'], value: { kind: 'deploy', left: 10, from: 0 } }]
 * ```
 */
export function createRoom<G extends GameTypes>(game: Game<G>, settings: RoomOptions<G> = {}): Room<G> {
  parse(settingsShape, settings);
  return roomFor(game, createMatch(game, settings.options, settings.seating), settings);
}

/**
 * Returns a snapshot of everything that a viewer sees now. Send the snapshot to a client that joins the room.
 *
 * @param game - The rules of the game.
 * @param room - Not modified.
 * @param viewer - A player, or `'spectator'`.
 * @throws {@link core.MalformedError} if the viewer is not valid.
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
 * Returns the data that a viewer has missed: the updates after the viewer's version, or a snapshot if the snapshot is
 * shorter.
 *
 * @param game - The rules of the game.
 * @param room - Not modified.
 * @param seen - The viewer, and the version of the viewer's view.
 * @throws {@link core.MalformedError} if the viewer is not valid, or if the room has not sent this version to the
 * viewer.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const room = createRoom(game, { options: { seed: 'a secret' } });
 * const { version } = snapshotFor(game, room, 'radicals');
 * updatesSince(game, room, { viewer: 'radicals', version }) // => { kind: 'updates', updates: [] }
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
 * Plays an action that a client has submitted, if the action is in time and legal. If a submission arrives twice, its
 * action is played only once.
 *
 * @param game - The rules of the game.
 * @param room - Not modified.
 * @param given - `submission` can be any value; the function checks it.
 * @returns The new room and the answer. An action of another player is refused as `not-the-viewer`.
 * @throws {@link core.MalformedError} if the submission is not valid.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const room = createRoom(game, { options: { seed: 'a secret' } });
 * const submission = { id: 'a1', version: 0, action: { type: 'end-cards', player: 'radicals' } };
 * submit(game, room, { player: 'radicals', submission }).answer.id // => 'a1'
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
  const mistimed = mistimedVersion(stream, version);
  if (mistimed !== undefined) return left({ status: mistimed, id });
  if (overdueAt(room, now).includes(player)) return left({ status: 'overdue', id });
  const state = currentState(room.match);
  const parsed = located('action', () => game.parseAction(action));
  // If the action belongs to another player, the function checks the action in the sender's view. In this view, such an
  // action is always illegal.
  const violation = game.whyIllegal(parsed.player === player ? state : game.view(state, player), parsed);
  if (violation !== undefined) return left({ status: 'refused', id, violation });
  const handled = playServerAction(game, room, { action: parsed, id, now });
  return { answer: { status: 'played', id }, ...handled };
}

/**
 * Returns `'early'` if the room has not sent the given version yet; `'late'` if this version belongs to an earlier
 * decision.
 */
function mistimedVersion(
  { version: latest, decision }: Pick<UpdateLog<GameTypes>, 'version' | 'decision'>,
  version: number,
): 'early' | 'late' | undefined {
  if (version > latest) return 'early';
  return version < decision ? 'late' : undefined;
}

/** Returns the players whose time has run out, except the players who are already recorded as out of time. */
function unclaimed(clock: Clock, now: number): readonly string[] {
  return flaggedPlayers(clock, now).filter((player) => !clock.out.includes(player));
}

/** Same as {@link unclaimed}, for a room; `[]` if the room has no clock. */
function overdueAt<G extends GameTypes>({ clock }: Room<G>, now: number | undefined): readonly G['player'][] {
  return clock === undefined || now === undefined ? [] : unclaimed(clock, now);
}

/**
 * Plays an action that the server chose: an action of a bot or, if the match has no seed, a chance action.
 *
 * @param game - The rules of the game.
 * @param room - Not modified.
 * @param given - The action, the id of its submission if it has one, and the time in milliseconds if the room has a
 * clock.
 * @throws {@link core.IllegalActionError} if the action breaks a rule.
 * @throws {@link core.MalformedError} if the action is not valid.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const room = createRoom(game, { options: { seed: 'a secret' } });
 * const { updates } = playServerAction(game, room, { action: { type: 'end-cards', player: 'radicals' } });
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
  return happen(game, room, entry, withStep(room, step, now));
}

/**
 * Takes back a player's last action if the takeback is free; otherwise asks the players who must agree.
 *
 * @param game - The rules of the game.
 * @param room - Not modified.
 * @param given - `version` is the version of the view in which the player asked. If `version` is absent and a message
 * arrives twice, two actions are taken back. `entropy` is the new seed if nobody has to be asked: use `randomSeed()`.
 * @throws {@link core.MalformedError} if the player, version or entropy is not valid.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const opened = createRoom(game, { options: { seed: 'first match' } });
 * const { room } = playServerAction(game, opened, { action: { type: 'end-cards', player: 'radicals' } });
 * requestTakeback(game, room, { player: 'radicals', entropy: 'a new secret' }).answer // => { status: 'taken-back' }
 * ```
 */
export function requestTakeback<G extends GameTypes>(
  game: Game<G>,
  room: Room<G>,
  { player, version, entropy, now }: ServerAction<G> & { readonly version?: number; readonly entropy: Seed },
): TakebackResult<G> {
  const stream = playerStream(room, player);
  const seen = parse(backShape, { version }).version ?? stream.decision;
  const left = (answer: TakebackStatus): TakebackResult<G> => ({ answer, ...unchanged(room) });
  const mistimed = mistimedVersion(stream, seen);
  if (mistimed !== undefined) return left({ status: mistimed });
  if (overdueAt(room, now).length > 0) return left({ status: 'overdue' });
  const blocker = takebackBlocker(game, room.match, player);
  if (blocker === undefined) {
    return { answer: { status: 'taken-back' }, ...happen(game, room, { kind: 'taken-back', player, ...timed(now) }) };
  }
  const refused = refusedRequest(room, player, blocker.code);
  if (refused !== undefined) return left(refused);
  const seeded = askedFor(room, player).length === 0 ? { entropy } : {};
  const handled = happen(game, room, { kind: 'asked', player, ...seeded, ...timed(now) });
  return { answer: { status: handled.room.request === undefined ? 'taken-back' : 'asked' }, ...handled };
}

/** Returns the reason why a player cannot ask for a takeback that is not free; `undefined` if the player can ask. */
function refusedRequest<G extends GameTypes>(
  { request, requested, match }: Room<G>,
  player: G['player'],
  code: TakebackRefusalCode,
): TakebackStatus | undefined {
  if (code === 'nothing-played') return { status: 'refused', violation: { code } };
  if (request !== undefined && request.by !== player)
    return { status: 'refused', violation: { code: 'request-open', details: { by: request.by } } };
  return requested === playedBy(match, player).length ? { status: 'doubled' } : undefined;
}

/** A player's reply to a takeback request. */
export interface TakebackReply<G extends GameTypes> extends ServerAction<G> {
  /** The number of the takeback request. */
  readonly request: number;
  readonly agrees: boolean;
  /** The new seed of the match: use `randomSeed()`. */
  readonly entropy: Seed;
}

/**
 * Replies to a takeback request. When all asked players have agreed, the action is taken back. The match gets a new
 * seed if the undone transitions contain a chance event. To withdraw the request, the player who asked replies that
 * they do not agree.
 *
 * @param game - The rules of the game.
 * @param room - Not modified.
 * @param reply - The player, the request, and whether the player agrees.
 * @returns The same room and no updates if the request is no longer open, or if a timeout of a player is not recorded
 * yet: see {@link claimTimeouts}.
 * @throws {@link core.MalformedError} if the request does not ask the player, or the reply is not valid.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * // The second action draws a card, so the opponent must agree.
 * const opened = createRoom(game, { options: { seed: 'first match' } });
 * let { room } = playServerAction(game, opened, { action: { type: 'end-cards', player: 'radicals' } });
 * const deploy = { type: 'deploy', player: 'radicals', track: 'alumni', count: 10 } as const;
 * ({ room } = playServerAction(game, room, { action: deploy }));
 * ({ room } = requestTakeback(game, room, { player: 'radicals', entropy: 'a new secret' }));
 * const request = room.request!.number;
 * const reply = { player: 'administration', request, agrees: true, entropy: 'another secret' } as const;
 * respondToTakeback(game, room, reply).room.request // => undefined
 * ```
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
  const seeded = isEqual(left, [player]) ? { entropy } : {};
  return happen(game, room, { kind: 'agreed', player, ...seeded, ...timed(now) });
}

/** The policy for players whose time has run out: they concede, or the server chooses an action for them. */
export type TimeoutPolicy<G extends GameTypes> =
  'concede' | ((view: View<G>, choices: Choices<G['action']>) => G['action']);

/**
 * Records all players whose time has run out. Then plays actions for each of these players until the match no
 * longer waits for this player.
 *
 * @param game - The rules of the game.
 * @param room - Not modified.
 * @param given - `play` is the timeout policy. If `play` is absent, no action is played, and the caller decides how the
 * match continues.
 * @returns The new room and the updates. If no player's time has run out, or if all these players are already recorded
 * and no action is played, the room is unchanged and there are no updates.
 * @throws {@link core.MalformedError} if the time or the policy's action is not valid, for example if the policy is to
 * concede and the game has no such action.
 * @throws {@link core.IllegalActionError} if the policy's action is not legal.
 *
 * @example
 * ```ts
 * import { currentState } from 'countersheet/match';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const room = createRoom(game, { options: { seed: 1 }, clock: { bank: 300_000, increment: 5_000 }, now: 0 });
 * const { room: late } = claimTimeouts(game, room, { now: 300_000, play: 'concede' });
 * game.turn(currentState(late.match)).kind // => 'over'
 * claimTimeouts(game, room, { now: 299_999, play: 'concede' }).room === room // => true
 * ```
 */
export function claimTimeouts<G extends GameTypes>(
  game: Game<G>,
  room: Room<G>,
  { now, play }: { readonly now: number; readonly play?: TimeoutPolicy<G> },
): RoomResult<G> {
  let all = unchanged(room);
  let left = TIMEOUT_MOST;
  for (let next = nextOut(all.room, { now, isPlayed: play !== undefined }); next !== undefined;) {
    if (left-- === 0) throw new RangeError('The timeout policy must end the move of a player whose time has run out.');
    const { player, isRecorded } = next;
    const handled: RoomResult<G> =
      !isRecorded || play === undefined
        ? happen(game, all.room, { kind: 'ran-out', player, now })
        : playServerAction(game, all.room, { action: timeoutAction(game, all.room, { player, play }), now });
    all = joinedResults(all, handled);
    next = nextOut(all.room, { now, isPlayed: play !== undefined });
  }
  return all;
}

/** The maximum number of actions that one call plays for players who are out of time. */
const TIMEOUT_MOST = 10_000;

/**
 * Returns the first player whose time has run out and whose timeout is not recorded yet. If there is no such player and
 * `isPlayed` is true, returns the first player whose time has run out.
 */
function nextOut<G extends GameTypes>(
  { clock }: Room<G>,
  { now, isPlayed }: { readonly now: number; readonly isPlayed: boolean },
): { readonly player: G['player']; readonly isRecorded: boolean } | undefined {
  if (clock === undefined) throw new MalformedError('', 'This room has no clock');
  const [first] = unclaimed(clock, now);
  if (first !== undefined) return { player: first, isRecorded: false };
  const [player] = isPlayed ? flaggedPlayers(clock, now) : [];
  return player === undefined ? undefined : { player, isRecorded: true };
}

function timeoutAction<G extends GameTypes>(
  game: Game<G>,
  { match }: Room<G>,
  { player, play }: { readonly player: G['player']; readonly play: TimeoutPolicy<G> },
): G['action'] {
  if (play === 'concede') return { type: 'concede', player };
  const view = game.view(currentState(match), player);
  return play(view, game.choices(view));
}

/** Joins two consecutive results into one result. */
export function joinedResults<G extends GameTypes>(one: RoomResult<G>, other: RoomResult<G>): RoomResult<G> {
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
  if (player === 'spectator') throw new MalformedError('player', 'A spectator cannot play actions');
  return streamOf(room, player);
}

/** Returns the result of a request that does not change the room. */
function unchanged<G extends GameTypes>(room: Room<G>): RoomResult<G> {
  return { room, updates: {}, lines: [] };
}

function timed(now: number | undefined): { readonly now?: number } {
  return now === undefined ? {} : { now };
}
