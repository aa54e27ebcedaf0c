import * as v from 'valibot';
import { MalformedError, type Violation } from '../core/errors.ts';
import type { AnyAction, Game, GameTypes } from '../core/game.ts';
import type { Choices } from '../core/choices.ts';
import type { View } from '../core/game.ts';
import { deepFreeze, isEqual } from '../core/plain-data.ts';
import { located } from '../core/record.ts';
import type { Seed } from '../core/random.ts';
import { parseUntrusted } from '../core/untrusted.ts';
import { type Clock, ranOut } from './clock.ts';
import {
  askedFor,
  type Entry,
  type Handled,
  happen,
  momentOf,
  settingsShape,
  type Table,
  tableFor,
  type TableSettings,
  withStep,
} from './entries.ts';
import { count, json, label } from './json.ts';
import { playedBy, whyNotFree } from './take-back.ts';
import { createMatch, position } from './tree.ts';
import type { CatchUp, Snapshot, Stream } from './updates.ts';

/** What a client sends to play an action. */
export interface Submission<G extends GameTypes> {
  /** Chosen by the client, a new one for each decision: 1 to 200 characters. */
  readonly id: string;
  /** The version of the client's view when the choice was made. */
  readonly version: number;
  readonly action: G['action'];
}

/** What became of a submission. */
export type Answer<Rule extends string = string> =
  | {
      /**
       * `played`; `doubled`: it was played before, under the same id; `late`: it was chosen for a decision that is no longer
       * due; `early`: it was chosen at a version that this table has not sent; `overdue`: its player has run out of time, and
       * nobody has said so yet, which is for {@link timeOut}. Only what is played changes anything.
       */
      readonly status: 'played' | 'doubled' | 'late' | 'early' | 'overdue';
      readonly id: string;
    }
  | { readonly status: 'refused'; readonly id: string; readonly violation: Violation<Rule> };

/** What came of a submission. */
export interface Answered<G extends GameTypes> extends Handled<G> {
  /** For the player who submitted, and nobody else. */
  readonly answer: Answer<G['rule']>;
}

/** Who does something, and when. */
export interface Doing<G extends GameTypes> {
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
 * const table = openTable(game, { options: { seed: 'first match' } });
 * const { viewer, version, awaited } = join(game, table, 'radicals');
 * [viewer, version, awaited] // => ['radicals', 0, ['radicals']]
 *
 * const submission = { id: 'a1', version, action: { type: 'end-cards', player: 'radicals' } };
 * const { answer, updates } = submit(game, table, { player: 'radicals', submission });
 * answer.status // => 'played'
 * updates['spectator']?.[0]?.patch // => [{ op: 'replace', path: ['table', 'step'], value: { kind: 'deploy', left: 10, from: 0 } }]
 * ```
 */
export function openTable<G extends GameTypes>(game: Game<G>, settings: TableSettings<G> = {}): Table<G> {
  parseUntrusted(settingsShape, settings);
  return tableFor(game, createMatch(game, settings.options, settings.seating), settings);
}

/**
 * All that a viewer sees now: for who comes to the table.
 *
 * @param game - The rules.
 * @param table - Not modified.
 * @param viewer - A player, or `'spectator'`.
 * @throws {@link core.MalformedError} if they are no viewer of it.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * join(game, openTable(game, { options: { seed: 'a secret' } }), 'spectator').viewer // => 'spectator'
 * ```
 */
export function join<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  viewer: G['player'] | 'spectator',
): Snapshot<G> {
  const { version } = streamOf(table, viewer);
  const { state, desk } = momentOf(game, table);
  return deepFreeze({ version, ...game.view(state, viewer), ...desk });
}

/**
 * What brings a viewer up to date who has seen a version: the updates since, or a snapshot where that is shorter.
 *
 * @param game - The rules.
 * @param table - Not modified.
 * @param seen - Who looks on, and the version that they have.
 * @throws {@link core.MalformedError} if they are no viewer, or have been sent no such version.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const table = openTable(game, { options: { seed: 'a secret' } });
 * const { version } = join(game, table, 'radicals');
 * since(game, table, { viewer: 'radicals', version }) // => { kind: 'updates', updates: [] }
 * ```
 */
export function since<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  { viewer, version }: { readonly viewer: G['player'] | 'spectator'; readonly version: number },
): CatchUp<G> {
  const stream = streamOf(table, viewer);
  if (!Number.isSafeInteger(version) || version < 0 || version > stream.version) {
    throw new MalformedError('version', `Expected a version from 0 to ${String(stream.version)}`);
  }
  const { setup: _, ...snapshot } = join(game, table, viewer);
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
 * @param table - Not modified.
 * @param given - `submission` is anything: it is checked.
 * @returns What came of it; an action of anybody else's is refused as `not-the-viewer`.
 * @throws {@link core.MalformedError} if the submission is none.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const table = openTable(game, { options: { seed: 'a secret' } });
 * const submission = { id: 'a1', version: 0, action: { type: 'end-cards', player: 'radicals' } };
 * submit(game, table, { player: 'radicals', submission }).answer.id // => 'a1'
 * ```
 */
export function submit<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  { player, submission, now }: Doing<G> & { readonly submission: unknown },
): Answered<G> {
  const stream = playerStream(table, player);
  const { id, version, action } = parseUntrusted(submissionShape, submission);
  const left = (answer: Answer<G['rule']>): Answered<G> => ({ answer, ...unchanged(table) });
  if (stream.submitted.includes(id)) return left({ status: 'doubled', id });
  if (version > stream.version) return left({ status: 'early', id });
  if (version < stream.decision) return left({ status: 'late', id });
  if (overdueAt(table, now).includes(player)) return left({ status: 'overdue', id });
  const state = position(table.match);
  const parsed = located('action', () => game.parseAction(action));
  // A view refuses what is not its viewer's.
  const violation = game.whyIllegal(parsed.player === player ? state : game.view(state, player), parsed);
  if (violation !== undefined) return left({ status: 'refused', id, violation });
  const handled = playOn(game, table, { action: parsed, id, now });
  return { answer: { status: 'played', id }, ...handled };
}

/** Those who have run out of time and of whom it has not been said. */
function untold(clock: Clock, now: number): readonly string[] {
  return ranOut(clock, now).filter((player) => !clock.out.includes(player));
}

/** The same of a table, which may have no clock. */
function overdueAt<G extends GameTypes>({ clock }: Table<G>, now: number | undefined): readonly G['player'][] {
  return clock === undefined || now === undefined ? [] : untold(clock, now);
}

/**
 * Plays an action of the server's own: of a bot, or of chance where the match has no dice.
 *
 * @param game - The rules.
 * @param table - Not modified.
 * @param doing - The action; the id of a submission, if it answers one; the time, in milliseconds, where there is a clock.
 * @throws {@link core.IllegalActionError} if it breaks a rule.
 * @throws {@link core.MalformedError} if it is no action.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const table = openTable(game, { options: { seed: 'a secret' } });
 * const { updates } = playOn(game, table, { action: { type: 'end-cards', player: 'radicals' } });
 * Object.keys(updates).sort() // => ['administration', 'radicals', 'spectator']
 * ```
 */
export function playOn<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  { action, id, now }: { readonly action: AnyAction<G>; readonly id?: string; readonly now?: number | undefined },
): Handled<G> {
  const step = game.step(position(table.match), action);
  const submitted = id === undefined ? {} : { id };
  const entry: Entry<G> = { kind: 'played', actions: step.actions, ...submitted, ...timed(now) };
  return happen(game, table, entry, { next: withStep(table, step, now) });
}

/**
 * Takes back the last that a player played, where that is free; else asks those who must agree.
 *
 * @param game - The rules.
 * @param table - Not modified.
 * @param given - `version` is that of the player's view when they asked; without it a message that comes twice takes back
 * twice. `entropy` is what new luck comes from if nobody need be asked: `randomSeed()`.
 * @returns The table itself, and nothing to send, if they have decided something since, or somebody has run out of time and
 * it has not been said: see {@link timeOut}.
 * @throws {@link core.MalformedError} if they are no player, have played nothing, or somebody else is asking.
 */
export function askBack<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  { player, version, entropy, now }: Doing<G> & { readonly version?: number; readonly entropy: Seed },
): Handled<G> {
  const { decision } = playerStream(table, player);
  const seen = parseUntrusted(backShape, { version }).version ?? decision;
  if (seen < decision || overdueAt(table, now).length > 0) return unchanged(table);
  const obstacle = whyNotFree(game, table.match, player);
  if (obstacle?.code === 'nothing-played')
    throw new MalformedError('player', 'They have played nothing that could be taken back');
  if (obstacle === undefined) return happen(game, table, { kind: 'taken-back', player, ...timed(now) });
  if (hasAsked(table, player)) return unchanged(table);
  const luck = askedFor(table, player).length === 0 ? { entropy } : {};
  return happen(game, table, { kind: 'asked', player, ...luck, ...timed(now) });
}

/** Whether a player is asking for this already. Throws `MalformedError` if somebody else is asking. */
function hasAsked<G extends GameTypes>({ request, requested, match }: Table<G>, player: G['player']): boolean {
  if (request !== undefined && request.by !== player) throw new MalformedError('player', `${request.by} is asking`);
  return requested === playedBy(match, player).length;
}

/** What somebody says to a request to take back. */
export interface Reply<G extends GameTypes> extends Doing<G> {
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
 * @param table - Not modified.
 * @param reply - Who says what to which request.
 * @returns The table itself, and nothing to send, if that request is no longer open, or somebody has run out of time and it
 * has not been said: see {@link timeOut}.
 * @throws {@link core.MalformedError} if the player is not asked, or it is no reply.
 */
export function answerBack<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  { player, entropy, now, ...reply }: Reply<G>,
): Handled<G> {
  const { request } = table;
  const { request: number, agrees } = parseUntrusted(replyShape, reply);
  if (request?.number !== number || overdueAt(table, now).length > 0) return unchanged(table);
  const left = askedFor(table, request.by).filter((each) => !request.agreed.includes(each));
  const mayAnswer = agrees ? left : [...left, request.by];
  if (!mayAnswer.includes(player)) throw new MalformedError('player', `Expected one of ${mayAnswer.join(', ')}`);
  if (!agrees) return happen(game, table, { kind: 'declined', player, ...timed(now) });
  const luck = isEqual(left, [player]) ? { entropy } : {};
  return happen(game, table, { kind: 'agreed', player, ...luck, ...timed(now) });
}

/** What is played for who has run out of time: a choice of the server's, or that they concede. */
export type InTheirStead<G extends GameTypes> =
  'concede' | ((view: View<G>, choices: Choices<G['action']>) => G['action']);

/**
 * Says who has run out of time, of all before anything is played, and plays for them until they are no longer awaited.
 *
 * @param game - The rules.
 * @param table - Not modified.
 * @param given - `play`: what is played for them; absent: nothing is, and the caller decides what comes of it.
 * @returns The table itself, and nothing to send, if nobody has run out, or it was said before and nothing is played.
 * @throws {@link core.MalformedError} if the time is none, or what is to be played is no action, as conceding in a game in
 * which one cannot; {@link core.IllegalActionError} if it is not legal.
 */
export function timeOut<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  { now, play }: { readonly now: number; readonly play?: InTheirStead<G> },
): Handled<G> {
  let all = unchanged(table);
  let left = STEAD_MOST;
  for (let next = nextOut(all.table, { now, isPlayed: play !== undefined }); next !== undefined;) {
    if (left-- === 0) throw new RangeError('What is played in their stead does not end their move.');
    const { player, isTold } = next;
    const handled: Handled<G> =
      !isTold || play === undefined
        ? happen(game, all.table, { kind: 'ran-out', player, now })
        : playOn(game, all.table, { action: instead(game, all.table, { player, play }), now });
    all = joined(all, handled);
    next = nextOut(all.table, { now, isPlayed: play !== undefined });
  }
  return all;
}

/** Most steps that are played in somebody's stead at once. */
const STEAD_MOST = 10_000;

/** The first of those who have run out of time for whom something is still to be done. */
function nextOut<G extends GameTypes>(
  { clock }: Table<G>,
  { now, isPlayed }: { readonly now: number; readonly isPlayed: boolean },
): { readonly player: G['player']; readonly isTold: boolean } | undefined {
  if (clock === undefined) throw new MalformedError('', 'This table has no clock');
  const [first] = untold(clock, now);
  if (first !== undefined) return { player: first, isTold: false };
  const [player] = isPlayed ? ranOut(clock, now) : [];
  return player === undefined ? undefined : { player, isTold: true };
}

function instead<G extends GameTypes>(
  game: Game<G>,
  { match }: Table<G>,
  { player, play }: { readonly player: G['player']; readonly play: InTheirStead<G> },
): G['action'] {
  if (play === 'concede') return { type: 'concede', player };
  const view = game.view(position(match), player);
  return play(view, game.choices(view));
}

function joined<G extends GameTypes>(one: Handled<G>, other: Handled<G>): Handled<G> {
  const updates = new Map(Object.entries(one.updates));
  for (const [viewer, more] of Object.entries(other.updates))
    updates.set(viewer, [...(updates.get(viewer) ?? []), ...more]);
  return { table: other.table, updates: Object.fromEntries(updates), lines: [...one.lines, ...other.lines] };
}

function streamOf<G extends GameTypes>({ streams }: Table<G>, viewer: string): Stream<G> {
  const stream = Object.hasOwn(streams, viewer) ? streams[viewer] : undefined;
  if (stream === undefined) throw new MalformedError('viewer', 'Expected a player or "spectator"');
  return stream;
}

function playerStream<G extends GameTypes>(table: Table<G>, player: string): Stream<G> {
  if (player === 'spectator') throw new MalformedError('player', 'A spectator has nothing to play');
  return streamOf(table, player);
}

/** What comes of what changes nothing. */
function unchanged<G extends GameTypes>(table: Table<G>): Handled<G> {
  return { table, updates: {}, lines: [] };
}

function timed(now: number | undefined): { readonly now?: number } {
  return now === undefined ? {} : { now };
}
