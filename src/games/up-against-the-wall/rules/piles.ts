import { trackIndex } from './board.ts';
import type { TrackId } from './scenario-shape.ts';
import type { Setup } from './types.ts';

/** Pieces by track; tracks left out get none. */
export type Piles = Readonly<Record<TrackId, number>>;

/** The piles in board order; after them those on tracks that the board does not have. */
export function pilesInOrder(setup: Setup, piles: Piles): readonly (readonly [track: TrackId, count: number])[] {
  const placeOf = (track: TrackId): number => trackIndex(setup, track) ?? Infinity;
  return Object.entries(piles).sort(([one], [other]) => placeOf(one) - placeOf(other));
}
