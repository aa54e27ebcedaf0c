import { eventsFor, type Game, type GameTypes, type State } from '../core/game.ts';
import { isEqual } from '../core/plain-data.ts';
import type { Clock } from './clock.ts';
import { type Patch, patchesBetween } from './patches.ts';

/** What everybody at a table sees besides the match. */
export interface RoomStatus<G extends GameTypes> {
  /** Those who are to act, `'chance'` included; `[]` when the match is over. */
  readonly awaited: readonly (G['player'] | 'chance')[];
  /** A take-back that is being asked for. */
  readonly request?: TakebackRequest<G>;
  /** Absent at a table without a clock. */
  readonly clock?: Clock;
}

/** A take-back that somebody asks for, and who has agreed so far. */
export interface TakebackRequest<G extends GameTypes> {
  /** Counted from 1 at this table. */
  readonly number: number;
  readonly by: G['player'];
  readonly agreed: readonly G['player'][];
}

/** Something that happened at the table and not in the match. */
export interface RoomNotice<G extends GameTypes> {
  readonly kind: 'taken-back' | 'declined' | 'ran-out';
  /** Who took back, declined, or ran out of time. */
  readonly player: G['player'];
}

/** What one viewer is sent about one step. */
export interface Update<G extends GameTypes> extends RoomStatus<G> {
  /** The version of theirs that it follows. */
  readonly from: number;
  readonly to: number;
  /** What has changed in their view, by paths that start with `table` or `own`. */
  readonly patch: readonly Patch[];
  /** What happened that they learn of. */
  readonly events: readonly G['event'][];
  readonly notice?: RoomNotice<G>;
}

/** All that a viewer sees at one moment. */
export interface Snapshot<G extends GameTypes> extends RoomStatus<G> {
  readonly version: number;
  readonly viewer: G['player'] | 'spectator';
  /** Sent once, since it never changes: absent for who has it. */
  readonly setup?: G['setup'];
  readonly table: G['table'];
  /** The viewer's own secret; absent for a spectator. */
  readonly own?: G['secret'];
}

/** What brings a viewer up to date: whichever is shorter. */
export type SyncMessage<G extends GameTypes> =
  | { readonly kind: 'updates'; readonly updates: readonly Update<G>[] }
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot<G> };

/** What one viewer has been sent. */
export interface UpdateLog<G extends GameTypes> {
  /** How many updates there were. */
  readonly version: number;
  /** The last ones. */
  readonly updates: readonly Update<G>[];
  /** The version at which what they are to decide was put before them: a choice that was made earlier is late. */
  readonly decision: number;
  /** The last ids under which they submitted what was played. */
  readonly submitted: readonly string[];
}

/** A stream in which nothing has been sent. */
export const EMPTY_STREAM: UpdateLog<never> = /* @__PURE__ */ Object.freeze({
  version: 0,
  updates: [],
  decision: 0,
  submitted: [],
});

/** How many updates, and ids of submissions, are kept for each viewer. Who has missed more is sent a snapshot. */
export const KEPT = 64;

/** One moment at a table: the state, and what lies beside it. */
export interface Moment<G extends GameTypes> {
  readonly state: State<G>;
  readonly status: RoomStatus<G>;
}

/** From one moment to the next. */
interface Passage<G extends GameTypes> {
  readonly before: Moment<G>;
  readonly after: Moment<G>;
  readonly events: readonly G['event'][];
  /** Told to those who see anything else of it, and to the player it is about. */
  readonly notice?: RoomNotice<G>;
}

/** What one viewer sees change, not numbered yet; `undefined` if nothing does. */
export type Change<G extends GameTypes> = Omit<Update<G>, 'from' | 'to'>;

/**
 * What each viewer sees of a passage.
 *
 * @returns By viewer; those who see nothing of it are left out.
 */
export function changesOf<G extends GameTypes>(
  game: Game<G>,
  viewers: readonly (G['player'] | 'spectator')[],
  { before, after, events, notice }: Passage<G>,
): ReadonlyMap<string, Change<G>> {
  const ofTable = patchesBetween(before.state.table, after.state.table, ['table']);
  const isDeskSame = isEqual(before.status, after.status);
  const changes = new Map<string, Change<G>>();
  for (const viewer of viewers) {
    const patch = [...ofTable, ...ownPatches(game, viewer, { before, after })];
    const seen = eventsFor(events, viewer);
    const isChanged = patch.length > 0 || seen.length > 0 || !isDeskSame;
    const heard = notice !== undefined && (isChanged || notice.player === viewer) ? { notice } : {};
    if (isChanged || 'notice' in heard) changes.set(viewer, { patch, events: seen, ...after.status, ...heard });
  }
  return changes;
}

/** The change of somebody who acted and sees nothing of it: that it was received. */
export function nothingSeen<G extends GameTypes>({ status }: Moment<G>): Change<G> {
  return { patch: [], events: [], ...status };
}

/** The stream with one update more, and the update. */
export function sent<G extends GameTypes>(
  stream: UpdateLog<G>,
  change: Change<G>,
): { readonly stream: UpdateLog<G>; readonly update: Update<G> } {
  const { version } = stream;
  const update: Update<G> = { from: version, to: version + 1, ...change };
  return { stream: { ...stream, version: version + 1, updates: [...stream.updates, update].slice(-KEPT) }, update };
}

function ownPatches<G extends GameTypes>(
  game: Game<G>,
  viewer: G['player'] | 'spectator',
  { before, after }: Pick<Passage<G>, 'before' | 'after'>,
): readonly Patch[] {
  if (viewer === 'spectator') return [];
  return patchesBetween(game.view(before.state, viewer).own, game.view(after.state, viewer).own, ['own']);
}
