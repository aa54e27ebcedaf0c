import * as v from 'valibot';
import { MalformedError } from '../core/errors.ts';
import { eventsFor, type Game, type GameTypes, type View } from '../core/game.ts';
import { byName, itemAt } from '../core/lookups.ts';
import { deepFreeze, isEqual, isObject } from '../core/plain-data.ts';
import type { Rng } from '../core/random.ts';
import { located } from '../core/record.ts';
import { parse } from '../core/schema.ts';
import { count, json, jsonObject, refuseDraft } from './json.ts';
import { applyPatch, patchesShape } from './patches.ts';
import type { RoomStatus, RoomNotice, Snapshot, Update } from './updates.ts';

/** The state of a client: the client's view, and the data of the latest messages. */
export interface ClientState<G extends GameTypes> extends RoomStatus<G> {
  readonly version: number;
  /**
   * The viewer's view, in the last state that the room sent. The functions of a {@link core.Game} accept the view of a
   * client, for example `game.legalActions(view)`.
   */
  readonly view: View<G>;
  /** The events of the last applied update. */
  readonly events: readonly G['event'][];
  /** The notice of the last applied update; absent if this update had no notice. */
  readonly notice?: RoomNotice<G>;
  /**
   * Updates that arrived too early: updates with lower versions are still missing. While `waiting` is not empty, ask
   * the room for updates since {@link ClientState.version}.
   */
  readonly waiting: readonly Update<G>[];
  /** The predicted result of an action. The next update removes the prediction. */
  readonly prediction?: Prediction<G>;
}

/** The predicted result of an action. The result contains only facts that the player of this action can know. */
export interface Prediction<G extends GameTypes> {
  readonly action: G['action'];
  /**
   * The view after the action, up to the next die roll or card draw. If a value differs between the sampled worlds, the
   * view has the value from before the action.
   */
  readonly view: View<G>;
  /** The events that occur in all sampled worlds (states that fit the view). */
  readonly events: readonly G['event'][];
  /** Whether the action has the same result in all sampled worlds (states that fit the view). */
  readonly isCertain: boolean;
}

/**
 * The maximum number of early updates that are stored. The client drops further updates, because it must ask the room
 * for the missing updates in any case.
 */
const WAITING_MOST = 64;

/** Number of worlds (states that fit the view) that the client samples for a prediction. */
const WORLDS = 8;

const statusShape = {
  awaited: v.array(v.string()),
  request: v.exactOptional(jsonObject),
  clock: v.exactOptional(jsonObject),
};

const updateShape: v.GenericSchema = v.strictObject({
  from: count,
  to: count,
  patch: patchesShape,
  events: v.array(jsonObject),
  ...statusShape,
  notice: v.exactOptional(jsonObject),
});

const snapshotShape: v.GenericSchema = v.strictObject({
  version: count,
  viewer: v.string(),
  setup: v.exactOptional(jsonObject),
  table: jsonObject,
  own: v.exactOptional(json),
  ...statusShape,
});

/**
 * Creates a client from the result of {@link snapshotFor}.
 *
 * @param snapshot - Any value. The function `createClient` checks only the shape of the value. Later, each function of
 * the game that uses the view checks whether the view is valid in this game.
 * @throws {@link core.MalformedError} if the value is not a snapshot, or has no `setup`.
 *
 * @example
 * ```ts
 * import { snapshotFor, createRoom, playServerAction } from 'countersheet/match';
 * import { type Uaw, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const room = createRoom(game, { options: { seed: 'first match' } });
 * const client = createClient<Uaw>(snapshotFor(game, room, 'administration'));
 * const { updates } = playServerAction(game, room, { action: { type: 'end-cards', player: 'radicals' } });
 * const [update] = updates['administration'] ?? [];
 * applyUpdate(client, update).view.table.phase.kind // => 'deploy'
 * ```
 */
export function createClient<G extends GameTypes>(snapshot: unknown): ClientState<G> {
  const { setup, ...parsed } = snapshotIn<G>(snapshot);
  if (setup === undefined) throw new MalformedError('setup', 'Expected a snapshot that contains the setup');
  return clientFrom<G>({ ...parsed, setup });
}

/**
 * Applies an update or a snapshot that {@link submit}, another room function or {@link updatesSince} returned for this
 * viewer. If the same message arrives again, the function ignores the message. An update that arrives early waits until
 * the earlier updates have arrived.
 *
 * @param client - Not modified.
 * @param message - Any value; the function checks it.
 * @returns The same client if the message contains nothing new.
 * @throws {@link core.MalformedError} if the message is neither an update nor a snapshot, or does not fit the state of
 * the client.
 *
 * @example
 * ```ts
 * import { createClient, createRoom, playServerAction, snapshotFor } from 'countersheet/match';
 * import { type Uaw, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const room = createRoom(game, { options: { seed: 'first match' } });
 * const client = createClient<Uaw>(snapshotFor(game, room, 'administration'));
 * const { updates } = playServerAction(game, room, { action: { type: 'end-cards', player: 'radicals' } });
 * const [update] = updates['administration'] ?? [];
 * const later = applyUpdate(client, update);
 * later.version // => 1
 * applyUpdate(later, update) === later // => true
 * ```
 */
export function applyUpdate<G extends GameTypes>(client: ClientState<G>, message: unknown): ClientState<G> {
  refuseDraft('client', client);
  const { version } = parse(v.looseObject({ version: v.optional(v.unknown()) }), message);
  if (version !== undefined) return afterSnapshot(client, message);
  const update = parse(updateShape, message) as Update<G>;
  if (update.to <= update.from) throw new MalformedError('to', 'Expected a version greater than the version in `from`');
  if (update.to <= client.version) return client;
  if (update.from !== client.version) return withWaiting(client, update);
  const next = afterUpdate(client, update);
  const due = next.waiting.find(({ from }) => from === next.version);
  return due === undefined ? next : applyUpdate(next, due);
}

/**
 * Predicts the result of an action. The function samples several worlds that fit the view. In each world, it plays the
 * action, up to the next die roll or card draw. The prediction contains the values that are the same in all worlds. The
 * app must also send the action to the room. The next update from the room replaces the prediction.
 *
 * @param game - The rules of the game.
 * @param client - Not modified.
 * @param given - The action, and the random generator that samples the worlds.
 * @returns The client with the prediction. If the action is not legal in the client's view, the function returns the
 * client unchanged, so an app can call it in a reducer; `whyIllegal` returns the reason.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 * import { snapshotFor, createClient, createRoom } from 'countersheet/match';
 * import { type Uaw, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const client = createClient<Uaw>(snapshotFor(game, createRoom(game, { options: { seed: 'first match' } }), 'radicals'));
 * const action = { type: 'end-cards', player: 'radicals' } as const;
 * const { prediction } = predict(game, client, { action, rng: createRng('guess') });
 * prediction?.view.table.phase.kind // => 'deploy'
 * prediction?.isCertain // => true
 * ```
 */
export function predict<G extends GameTypes>(
  game: Game<G>,
  client: ClientState<G>,
  { action, rng }: { readonly action: G['action']; readonly rng: Rng },
): ClientState<G> {
  refuseDraft('client', client);
  const { view } = client;
  if (game.whyIllegal(view, action) !== undefined) return client;
  // The function copies the action, because the stored action is frozen.
  const kept = game.parseAction(action) as G['action'];
  const { viewer } = view;
  const tried = Array.from({ length: WORLDS }, () => {
    const { state, events } = game.step(game.sampleState(view, rng), kept);
    return { view: game.view(state, viewer), events: eventsFor(events, viewer) };
  });
  const first = itemAt(tried, 0);
  const isCertain = tried.slice(1).every((other) => isEqual(other, first));
  const prediction = {
    action: kept,
    view: agreed(
      view,
      tried.map((each) => each.view),
    ) as View<G>,
    events: isCertain ? first.events : commonStart(tried.map((each) => each.events)),
    isCertain,
  };
  return deepFreeze({ ...client, prediction });
}

/**
 * Returns the view to display: the predicted view if the client has a prediction, else the view from the room.
 *
 * @param client - Not modified.
 *
 * @example
 * ```ts
 * import { snapshotFor, createClient, createRoom } from 'countersheet/match';
 * import { type Uaw, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const client = createClient<Uaw>(snapshotFor(game, createRoom(game, { options: { seed: 'a secret' } }), 'radicals'));
 * displayedView(client) === client.view // => true
 * ```
 */
export function displayedView<G extends GameTypes>({ prediction, view }: ClientState<G>): View<G> {
  return prediction?.view ?? view;
}

/**
 * Removes the prediction. Call this function if the room did not receive or did not play the action.
 *
 * @param client - Not modified.
 * @returns The client without the prediction; `client` itself if it has no prediction.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 * import { snapshotFor, createClient, createRoom } from 'countersheet/match';
 * import { type Uaw, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const client = createClient<Uaw>(snapshotFor(game, createRoom(game, { options: { seed: 'first match' } }), 'radicals'));
 * const action = { type: 'end-cards', player: 'radicals' } as const;
 * discardPrediction(predict(game, client, { action, rng: createRng('guess') })).prediction // => undefined
 * ```
 */
export function discardPrediction<G extends GameTypes>(client: ClientState<G>): ClientState<G> {
  refuseDraft('client', client);
  if (client.prediction === undefined) return client;
  const { prediction: _, ...rest } = client;
  return Object.freeze(rest);
}

function snapshotIn<G extends GameTypes>(message: unknown): Snapshot<G> {
  return parse(snapshotShape, message) as Snapshot<G>;
}

function clientFrom<G extends GameTypes>(snapshot: Snapshot<G> & Pick<View<G>, 'setup'>): ClientState<G> {
  const { version, viewer, setup, table, own, ...status } = snapshot;
  const view: View<G> = own === undefined ? { viewer, setup, table } : { viewer, setup, table, own };
  return deepFreeze({ version, view, ...status, events: [], waiting: [] });
}

function afterSnapshot<G extends GameTypes>(client: ClientState<G>, message: unknown): ClientState<G> {
  const { setup = client.view.setup, ...snapshot } = snapshotIn<G>(message);
  if (snapshot.viewer !== client.view.viewer) {
    throw new MalformedError('viewer', `Expected a snapshot for ${client.view.viewer}`);
  }
  if (snapshot.version <= client.version) return client;
  const next = clientFrom<G>({ ...snapshot, setup });
  const waiting = client.waiting.filter(({ to }) => to > next.version);
  const due = waiting.find(({ from }) => from === next.version);
  const kept = Object.freeze({ ...next, waiting });
  return due === undefined ? kept : applyUpdate(kept, due);
}

function afterUpdate<G extends GameTypes>({ view, waiting }: ClientState<G>, update: Update<G>): ClientState<G> {
  const { from: _, to, patch, events, ...status } = update;
  const stray = patch.findIndex(({ path }) => path[0] !== 'table' && path[0] !== 'own');
  if (stray >= 0)
    throw new MalformedError(`patch.${String(stray)}.path`, 'Expected a path that starts with `table` or `own`');
  const next = located('patch', () => applyPatch(view, patch));
  const later = waiting.filter((each) => each.to > to);
  return deepFreeze({ version: to, view: next, ...status, events, waiting: later });
}

function withWaiting<G extends GameTypes>(client: ClientState<G>, update: Update<G>): ClientState<G> {
  const isKnown = client.waiting.some(({ to }) => to === update.to);
  if (isKnown || client.waiting.length === WAITING_MOST) return client;
  return deepFreeze({ ...client, waiting: [...client.waiting, update] });
}

/**
 * Returns the values that are the same in all sampled worlds. For a value that differs between the worlds, returns the
 * value from before the action.
 */
function agreed(before: unknown, all: readonly unknown[]): unknown {
  const [first, ...others] = all;
  if (others.every((other) => isEqual(other, first))) return isEqual(first, before) ? before : first;
  if (!isObject(before)) return before;
  const parts = all.filter(isObject);
  if (parts.length < all.length || !parts.every((each) => haveSameKeys(each, before))) return before;
  const valuesAt = (key: string): readonly unknown[] => parts.map((each) => each[key]);
  const agreedAt = (key: string): unknown => agreed(before[key], valuesAt(key));
  const keys = Object.keys(before);
  return Array.isArray(before) ? keys.map(agreedAt) : byName(keys, agreedAt);
}

function haveSameKeys(one: object, other: object): boolean {
  return Array.isArray(one) === Array.isArray(other) && isEqual(Object.keys(one).sort(), Object.keys(other).sort());
}

function commonStart<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const [first = [], ...others] = lists;
  const end = first.findIndex((item, index) => !others.every((other) => isEqual(other[index], item)));
  return end < 0 ? first : first.slice(0, end);
}
