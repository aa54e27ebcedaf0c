import * as v from 'valibot';
import { IllegalActionError, MalformedError } from '../core/errors.ts';
import { eventsFor, type Game, type GameTypes, type View } from '../core/game.ts';
import { byName, itemAt } from '../core/lookups.ts';
import { deepFreeze, isEqual, isObject } from '../core/plain-data.ts';
import type { Rng } from '../core/random.ts';
import { located } from '../core/record.ts';
import { parseUntrusted } from '../core/untrusted.ts';
import { count, json, jsonObject } from './json.ts';
import { applyPatch, patchesShape } from './patches.ts';
import type { Desk, Notice, Snapshot, Update } from './updates.ts';

/** What a client holds: the view, and what came with it. */
export interface Mirror<G extends GameTypes> extends Desk<G> {
  readonly version: number;
  /** What the table has said. A {@link core.Game} answers questions about it: `game.legalActions(view)`. */
  readonly view: View<G>;
  /** What happened in the last update that was taken in. */
  readonly events: readonly G['event'][];
  /** Of the last update. */
  readonly notice?: Notice<G>;
  /** Updates that came before their turn. While there are any, ask the table what has come since {@link Mirror.version}. */
  readonly waiting: readonly Update<G>[];
  /** What an action will come to, as far as the client can tell; gone with the next update. */
  readonly foreseen?: Foreseen<G>;
}

/** What an action will come to, as far as its player can tell. */
export interface Foreseen<G extends GameTypes> {
  readonly action: G['action'];
  /** What will be the same in all worlds that were tried, and for the rest what is now. Up to the next die or draw. */
  readonly view: View<G>;
  /** The events that come in all of them. */
  readonly events: readonly G['event'][];
  /** Whether all worlds came to the same. */
  readonly isCertain: boolean;
}

/** How many updates wait for those before them. Further ones are dropped: a client that has missed as many asks anyway. */
const WAITING_MOST = 64;

/** How many worlds are tried to foresee an action. */
const WORLDS = 8;

const deskShape = {
  awaited: v.array(v.string()),
  request: v.exactOptional(jsonObject),
  clock: v.exactOptional(jsonObject),
};

const updateShape: v.GenericSchema = v.strictObject({
  from: count,
  to: count,
  patch: patchesShape,
  events: v.array(jsonObject),
  ...deskShape,
  notice: v.exactOptional(jsonObject),
});

const snapshotShape: v.GenericSchema = v.strictObject({
  version: count,
  viewer: v.string(),
  setup: v.exactOptional(jsonObject),
  table: jsonObject,
  own: v.exactOptional(json),
  ...deskShape,
});

/**
 * A mirror of what {@link join} gave.
 *
 * @param snapshot - Anything; checked for its shape. Whether the view is one of the game is checked when a game is asked
 * about it.
 * @throws {@link core.MalformedError} if it is no snapshot, or one without `setup`.
 *
 * @example
 * ```ts
 * import { join, openTable, playOn } from 'countersheet/match';
 * import { type Uaw, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const table = openTable(game, { options: { seed: 'first match' } });
 * const mirror = mirrorOf<Uaw>(join(game, table, 'administration'));
 * const { updates } = playOn(game, table, { action: { type: 'end-cards', player: 'radicals' } });
 * const [update] = updates['administration'] ?? [];
 * receive(mirror, update).view.table.step.kind // => 'deploy'
 * ```
 */
export function mirrorOf<G extends GameTypes>(snapshot: unknown): Mirror<G> {
  const { setup, ...parsed } = snapshotIn<G>(snapshot);
  if (setup === undefined) throw new MalformedError('setup', 'Expected a first snapshot, with the setup');
  return mirrorFrom<G>({ ...parsed, setup });
}

/**
 * Takes in an update, or a snapshot: what {@link submit} and the like, or {@link since}, gave for this viewer. What came
 * twice is left alone, and what came too early waits for what comes before it.
 *
 * @param mirror - Not modified.
 * @param message - Anything; checked.
 * @returns The mirror itself if nothing is new.
 * @throws {@link core.MalformedError} if it is neither, or does not fit; the mirror stays as it is.
 */
export function receive<G extends GameTypes>(mirror: Mirror<G>, message: unknown): Mirror<G> {
  const { version } = parseUntrusted(v.looseObject({ version: v.optional(v.unknown()) }), message);
  if (version !== undefined) return afterSnapshot(mirror, message);
  const update = parseUntrusted(updateShape, message) as Update<G>;
  if (update.to <= update.from) throw new MalformedError('to', 'Expected a later version');
  if (update.to <= mirror.version) return mirror;
  if (update.from !== mirror.version) return withWaiting(mirror, update);
  const next = afterUpdate(mirror, update);
  const due = next.waiting.find(({ from }) => from === next.version);
  return due === undefined ? next : receive(next, due);
}

/**
 * Foresees an action: plays it in worlds that the view allows, up to the next die or draw, and keeps what all of them agree
 * on. Send the action to the table all the same; its next update is what counts.
 *
 * @param game - The rules.
 * @param mirror - Not modified.
 * @param foreseen - The action, and a generator for the worlds that are tried.
 * @throws {@link core.IllegalActionError} if the action breaks a rule.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 * import { join, mirrorOf, openTable } from 'countersheet/match';
 * import { type Uaw, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const mirror = mirrorOf<Uaw>(join(game, openTable(game, { options: { seed: 'first match' } }), 'radicals'));
 * const action = { type: 'end-cards', player: 'radicals' } as const;
 * const { foreseen } = foresee(game, mirror, { action, rng: createRng('guess') });
 * foreseen?.view.table.step.kind // => 'deploy'
 * foreseen?.isCertain // => true
 * ```
 */
export function foresee<G extends GameTypes>(
  game: Game<G>,
  mirror: Mirror<G>,
  { action, rng }: { readonly action: G['action']; readonly rng: Rng },
): Mirror<G> {
  const { view } = mirror;
  const violation = game.whyIllegal(view, action);
  if (violation !== undefined) throw new IllegalActionError(violation, action);
  // What is kept is frozen: a copy, not what the caller holds.
  const kept = game.parseAction(action) as G['action'];
  const { viewer } = view;
  const tried = Array.from({ length: WORLDS }, () => {
    const { state, events } = game.step(game.sampleWorld(view, rng), kept);
    return { view: game.view(state, viewer), events: eventsFor(events, viewer) };
  });
  const first = itemAt(tried, 0);
  const isCertain = tried.slice(1).every((other) => isEqual(other, first));
  const foreseen = {
    action: kept,
    view: agreed(
      view,
      tried.map((each) => each.view),
    ) as View<G>,
    events: isCertain ? first.events : commonStart(tried.map((each) => each.events)),
    isCertain,
  };
  return deepFreeze({ ...mirror, foreseen });
}

/**
 * What to show: what is foreseen if anything is, else what the table has said.
 *
 * @param mirror - Not modified.
 *
 * @example
 * ```ts
 * import { join, mirrorOf, openTable } from 'countersheet/match';
 * import { type Uaw, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const mirror = mirrorOf<Uaw>(join(game, openTable(game, { options: { seed: 'a secret' } }), 'radicals'));
 * shown(mirror) === mirror.view // => true
 * ```
 */
export function shown<G extends GameTypes>({ foreseen, view }: Mirror<G>): View<G> {
  return foreseen?.view ?? view;
}

/**
 * The mirror without what was foreseen: for when the table has not played the action, or has not got it.
 *
 * @param mirror - Not modified.
 * @returns The mirror itself if nothing is foreseen.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 * import { join, mirrorOf, openTable } from 'countersheet/match';
 * import { type Uaw, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const mirror = mirrorOf<Uaw>(join(game, openTable(game, { options: { seed: 'first match' } }), 'radicals'));
 * const action = { type: 'end-cards', player: 'radicals' } as const;
 * forget(foresee(game, mirror, { action, rng: createRng('guess') })).foreseen // => undefined
 * ```
 */
export function forget<G extends GameTypes>(mirror: Mirror<G>): Mirror<G> {
  if (mirror.foreseen === undefined) return mirror;
  const { foreseen: _, ...rest } = mirror;
  return Object.freeze(rest);
}

function snapshotIn<G extends GameTypes>(message: unknown): Snapshot<G> {
  return parseUntrusted(snapshotShape, message) as Snapshot<G>;
}

function mirrorFrom<G extends GameTypes>(snapshot: Snapshot<G> & Pick<View<G>, 'setup'>): Mirror<G> {
  const { version, viewer, setup, table, own, ...desk } = snapshot;
  const view: View<G> = own === undefined ? { viewer, setup, table } : { viewer, setup, table, own };
  return deepFreeze({ version, view, ...desk, events: [], waiting: [] });
}

function afterSnapshot<G extends GameTypes>(mirror: Mirror<G>, message: unknown): Mirror<G> {
  const { setup = mirror.view.setup, ...snapshot } = snapshotIn<G>(message);
  if (snapshot.viewer !== mirror.view.viewer) {
    throw new MalformedError('viewer', `Expected a snapshot for ${mirror.view.viewer}`);
  }
  if (snapshot.version <= mirror.version) return mirror;
  const next = mirrorFrom<G>({ ...snapshot, setup });
  const waiting = mirror.waiting.filter(({ to }) => to > next.version);
  const due = waiting.find(({ from }) => from === next.version);
  const kept = Object.freeze({ ...next, waiting });
  return due === undefined ? kept : receive(kept, due);
}

function afterUpdate<G extends GameTypes>({ view, waiting }: Mirror<G>, update: Update<G>): Mirror<G> {
  const { from: _, to, patch, events, ...desk } = update;
  const stray = patch.findIndex(({ path }) => path[0] !== 'table' && path[0] !== 'own');
  if (stray >= 0) throw new MalformedError(`patch.${String(stray)}.path`, 'Expected a path from table or own');
  const next = located('patch', () => applyPatch(view, patch));
  const later = waiting.filter((each) => each.to > to);
  return deepFreeze({ version: to, view: next, ...desk, events, waiting: later });
}

function withWaiting<G extends GameTypes>(mirror: Mirror<G>, update: Update<G>): Mirror<G> {
  const isKnown = mirror.waiting.some(({ to }) => to === update.to);
  if (isKnown || mirror.waiting.length === WAITING_MOST) return mirror;
  return deepFreeze({ ...mirror, waiting: [...mirror.waiting, update] });
}

/** What all agree on and, where they do not, what was before. */
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
