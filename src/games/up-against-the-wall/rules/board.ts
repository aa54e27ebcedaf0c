import type { Position } from '../../../core/game.ts';
import { moveIndexOnTrack } from '../../../mechanics/track.ts';
import type { Track, TrackId, TrackIndex } from './scenario-shape.ts';
import { type BySide, type Side, wayOf } from './sides.ts';
import type { Setup, Uaw } from './types.ts';

/** Returns the index of a track in board order; `undefined` if the board has no such track. */
export function trackIndex({ scenario: { tracks } }: Setup, id: TrackId): TrackIndex | undefined {
  const index = tracks.findIndex((track) => track.id === id);
  return index < 0 ? undefined : index;
}

/** Returns the id of the track at an index in board order. */
export function trackId({ scenario }: Setup, index: TrackIndex): TrackId {
  return scenario.tracks[index]!.id;
}

/**
 * Returns the index of the box to which a side can move the counter of a track: the next box towards the side's end
 * (UW-3.5).
 *
 * @returns The index of the box; `undefined` if the counter is in the side's last box.
 */
export function boxToward({ setup, table }: Position<Uaw>, side: Side, track: TrackIndex): number | undefined {
  return moveIndexOnTrack(setup.scenario.tracks[track]!.values.length, table.counters[track]!, wayOf(side), 'off');
}

/**
 * Returns the points of each side: the sum of the values of the boxes with counters that support the side (UW-6.1).
 *
 * @param position - A state or a view; not modified.
 * @returns Integers from 0.
 *
 * @example
 * ```ts
 * import { setup } from 'countersheet/up-against-the-wall';
 *
 * supportPoints(setup()) // => { radicals: 19, administration: 19 }
 * ```
 */
export function supportPoints({ setup, table }: Position<Uaw>): BySide<number> {
  const { tracks } = setup.scenario;
  const points = { radicals: 0, administration: 0 };
  for (let index = 0; index < tracks.length; index++) {
    const track = tracks[index]!;
    const box = table.counters[index]!;
    const side = supporterOf(track, box);
    if (side !== undefined) points[side] += track.values[box]!;
  }
  return points;
}

/** Returns the side that no counter supports (UW-6.2); `undefined` if counters support both sides, or neither side. */
export function sideWithoutSupport({ setup, table }: Position<Uaw>): Side | undefined {
  const { tracks } = setup.scenario;
  let radicals = false;
  let administration = false;
  for (let index = 0; index < tracks.length; index++) {
    const { line } = tracks[index]!;
    const box = table.counters[index]!;
    if (box > line) radicals = true;
    else if (box < line) administration = true;
    if (radicals && administration) return undefined;
  }
  if (radicals === administration) return undefined;
  return radicals ? 'administration' : 'radicals';
}

/** Returns the side that a counter in this box supports; `undefined` for the box on the line (UW-1.1). */
export function supporterOf(track: Track, box: number): Side | undefined {
  if (box === track.line) return undefined;
  return box > track.line ? 'radicals' : 'administration';
}

/** The number of pieces for each track. For an absent track, the number is 0. */
export type Piles = Readonly<Record<TrackId, number>>;

/** Returns the piles in board order. Piles on unknown tracks come last. */
export function pilesInOrder(setup: Setup, piles: Piles): readonly (readonly [track: TrackId, count: number])[] {
  const placeOf = (track: TrackId): number => trackIndex(setup, track) ?? Infinity;
  return Object.entries(piles).sort(([one], [other]) => placeOf(one) - placeOf(other));
}
