/**
 * Placing piles and picking pieces, one after the other in board order: what the small and the bulk actions share.
 *
 * @packageDocumentation
 */
import type { Violation } from '../../core/errors.ts';
import { trackId, trackIndex } from './board.ts';
import { piecesFrom } from './conflict.ts';
import { enterAttack, type Log, type UawDraft } from './move-flow.ts';
import { noSuchTrack, passedTrack } from './refusals.ts';
import type { RuleId } from './rulebook.ts';
import { type ByTrack, ofSide, type Piles, type Setup, type TrackIndex } from './types.ts';

/** Places one pile (UW-3.1). With the last piece the deployment ends. */
export function deployPile(state: UawDraft, track: TrackIndex, count: number, log: Log): void {
  const { table } = state;
  const { step, mover } = table;
  if (step.kind !== 'deploy') return;
  ofSide(table.pieces, mover)[track] = (ofSide(table.pieces, mover)[track] as number) + count;
  log?.push({ type: 'pieces-deployed', rule: 'UW-3.1', player: mover, track: trackId(state.setup, track), count });
  step.left -= count;
  step.from = track + 1;
  if (step.left === 0) enterAttack(state, log);
}

/** Calls `place` for each pile of a bulk action, in board order. */
export function forEachPile(
  { scenario }: Setup,
  piles: Piles,
  place: (track: TrackIndex, count: number) => void,
): void {
  for (const [track, { id }] of scenario.tracks.entries()) {
    if (Object.hasOwn(piles, id)) place(track, piles[id] as number);
  }
}

/** What is wrong with the tracks that a bulk action names: the board does not have one, or it has been passed. */
export function wrongTrackIn(
  { setup, piles, from }: { setup: Setup; piles: Piles; from: TrackIndex },
  rule: RuleId,
): Violation<RuleId> | undefined {
  for (const id of Object.keys(piles)) {
    const track = trackIndex(setup, id);
    if (track < 0) return noSuchTrack(id);
    if (track < from) return passedTrack(setup, { track: id, from }, rule);
  }
  return undefined;
}

/** How many pieces a bulk action names. */
export function sizeOf(piles: Piles): number {
  return Object.values(piles).reduce((sum, count) => sum + count, 0);
}

/**
 * The tracks from which the next piece may be removed (UW-4.2): from `from` on, those with a piece and, on them and
 * the later ones together, enough for the `left` still to be removed.
 */
export function removableTracks(
  pieces: ByTrack,
  { left, from }: { left: number; from: TrackIndex },
): readonly TrackIndex[] {
  const tracks: TrackIndex[] = [];
  let rest = piecesFrom(pieces, from);
  for (let track = from; rest >= left; track++) {
    const here = pieces[track] as number;
    if (here > 0) tracks.push(track);
    rest -= here;
  }
  return tracks;
}
