import { eventsFor, type Game, type GameTypes, type State } from '../core/game.ts';
import { isEqual } from '../core/plain-data.ts';
import type { Clock } from './clock.ts';
import { type Patch, patchesBetween } from './patches.ts';

/** The public status of a room. Every viewer sees the status in addition to the match. */
export interface RoomStatus<G extends GameTypes> {
  /** The players to act, or `'chance'`; `[]` when the match is over. */
  readonly awaited: readonly (G['player'] | 'chance')[];
  /** The open takeback request; absent if no request is open. */
  readonly request?: TakebackRequest<G>;
  /** The clock of the match; absent in a room without a clock. */
  readonly clock?: Clock;
}

/** A takeback request and the players who have agreed so far. */
export interface TakebackRequest<G extends GameTypes> {
  /** The number of the request, counted from 1 in this room. */
  readonly number: number;
  readonly by: G['player'];
  readonly agreed: readonly G['player'][];
}

/** The kind of a notice. `lapsed` means that a takeback request has ended because the match went on. */
export type RoomNoticeKind = 'taken-back' | 'declined' | 'lapsed' | 'ran-out';

/** A notice: something that happened in the room but not in the match. */
export interface RoomNotice<G extends GameTypes> {
  /** The kind of the notice. `countersheet/messages/en` has a sentence for each kind. */
  readonly kind: RoomNoticeKind;
  /** The player who took back an action, declined a request, had asked for a takeback, or ran out of time. */
  readonly player: G['player'];
}

/** The message to one viewer about one transition of the match, or about a change of the room. */
export interface Update<G extends GameTypes> extends RoomStatus<G> {
  /** The version that the viewer had before this update. */
  readonly from: number;
  readonly to: number;
  /** The changes of the view. The path of each change starts with `table` or `own`. */
  readonly patch: readonly Patch[];
  /** The events that the viewer is allowed to see. */
  readonly events: readonly G['event'][];
  readonly notice?: RoomNotice<G>;
}

/** Everything that a viewer sees at one moment. */
export interface Snapshot<G extends GameTypes> extends RoomStatus<G> {
  readonly version: number;
  readonly viewer: G['player'] | 'spectator';
  /**
   * The setup of the match, which is sent once because it never changes; absent if the viewer already has the setup.
   */
  readonly setup?: G['setup'];
  readonly table: G['table'];
  /** The viewer's own secret; absent for a spectator. */
  readonly own?: G['secret'];
}

/** The data that a viewer has missed: the missed updates or a snapshot, whichever is shorter. */
export type SyncMessage<G extends GameTypes> =
  | { readonly kind: 'updates'; readonly updates: readonly Update<G>[] }
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot<G> };

/** The updates that were sent to one viewer. */
export interface UpdateLog<G extends GameTypes> {
  /** The number of updates that were sent to the viewer. */
  readonly version: number;
  /** The latest updates to the viewer. */
  readonly updates: readonly Update<G>[];
  /**
   * The version that first showed the viewer's current decision. A choice that the viewer made for an earlier version
   * is late.
   */
  readonly decision: number;
  /** The ids of the viewer's latest submissions that were played. */
  readonly submitted: readonly string[];
}

/** An update log without updates. */
export const EMPTY_STREAM: UpdateLog<never> = /* @__PURE__ */ Object.freeze({
  version: 0,
  updates: [],
  decision: 0,
  submitted: [],
});

/**
 * The number of updates and of submission ids that are stored for each viewer. A viewer who has missed more updates
 * receives a snapshot.
 */
export const KEPT = 64;

/** The state of the match and the status of the room at one moment. */
export interface Moment<G extends GameTypes> {
  readonly state: State<G>;
  readonly status: RoomStatus<G>;
}

/** The difference between the states of a room at two consecutive moments. */
interface Passage<G extends GameTypes> {
  readonly before: Moment<G>;
  readonly after: Moment<G>;
  readonly events: readonly G['event'][];
  /**
   * The notice of the change. The player whom the notice names receives it. All other viewers receive it only if they
   * also receive a patch, an event or a new status.
   */
  readonly notice?: RoomNotice<G>;
}

/** An update without its version numbers. */
export type Change<G extends GameTypes> = Omit<Update<G>, 'from' | 'to'>;

/**
 * For each viewer, returns the part of a change that this viewer sees.
 *
 * @returns The changes by viewer. A viewer for whom nothing has changed is absent.
 */
export function changesOf<G extends GameTypes>(
  game: Game<G>,
  viewers: readonly (G['player'] | 'spectator')[],
  { before, after, events, notice }: Passage<G>,
): ReadonlyMap<string, Change<G>> {
  const ofTable = patchesBetween(before.state.table, after.state.table, ['table']);
  const isStatusSame = isEqual(before.status, after.status);
  const changes = new Map<string, Change<G>>();
  for (const viewer of viewers) {
    const patch = [...ofTable, ...ownPatches(game, viewer, { before, after })];
    const seen = eventsFor(events, viewer);
    const isChanged = patch.length > 0 || seen.length > 0 || !isStatusSame;
    const heard = notice !== undefined && (isChanged || notice.player === viewer) ? { notice } : {};
    if (isChanged || 'notice' in heard) changes.set(viewer, { patch, events: seen, ...after.status, ...heard });
  }
  return changes;
}

/**
 * Returns an empty change. An empty change confirms to a player that the room received their action, even if the action
 * does not change the player's view.
 */
export function nothingSeen<G extends GameTypes>({ status }: Moment<G>): Change<G> {
  return { patch: [], events: [], ...status };
}

/** Returns the log after the addition of an update, and the update itself. */
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
