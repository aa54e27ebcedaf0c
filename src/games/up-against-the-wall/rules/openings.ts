import type { Position } from '../../../core/game.ts';
import type { ChoiceBuilder } from '../../../core/spec.ts';
import { boxToward } from './board.ts';
import { isAttack, piecesFrom } from './conflict.ts';
import type { ByTrack, TrackIndex } from './scenario-shape.ts';
import { ofSide, opponentOf } from './sides.ts';
import type { Table, Uaw } from './types.ts';

/** Whether the player to move is allowed to call the gambit (UW-4.1). */
export function canCallGambit({ mover, pieces, done }: Table): boolean {
  return (
    !done.gambit && isAttack(piecesFrom(ofSide(pieces, mover), 0), piecesFrom(ofSide(pieces, opponentOf(mover)), 0))
  );
}

/** Offers the attacks of the player to move (UW-3.2, UW-3.3), in board order. */
export function offerAttacks({ mover, pieces, done }: Table, offer: ChoiceBuilder<'attack'>): void {
  const attackers = ofSide(pieces, mover);
  const defenders = ofSide(pieces, opponentOf(mover));
  let open = 0;
  for (let track = 0; track < attackers.length; track++)
    if (isAttack(attackers[track]!, defenders[track]!)) open |= 1 << track;
  for (let index = 0; index < done.attacked.length; index++) open &= ~(1 << done.attacked[index]!);
  offer.eachBit('attack', open);
}

/**
 * Returns, as bits, the tracks on which the player to move is allowed to move the counter without an attack (UW-3.5).
 */
export function unopposedTracks(position: Position<Uaw>): number {
  if (position.setup.unopposed === 'hold') return 0;
  let tracks = 0;
  for (let track = 0; track < position.table.counters.length; track++)
    if (canAdvanceUnopposed(position, track)) tracks |= 1 << track;
  return tracks;
}

/**
 * Whether the player to move is allowed to move the counter of this track without an attack (UW-3.5, `unopposed:
 * 'advance'`).
 */
export function canAdvanceUnopposed(position: Position<Uaw>, track: TrackIndex): boolean {
  const { setup, table } = position;
  const { mover, pieces, done } = table;
  return (
    setup.unopposed === 'advance' &&
    ofSide(pieces, mover)[track]! > 0 &&
    ofSide(pieces, opponentOf(mover))[track] === 0 &&
    !done.attacked.includes(track) &&
    !done.advanced.includes(track) &&
    boxToward(position, mover, track) !== undefined
  );
}

/**
 * Returns, as bits, the tracks from which the next piece can be removed (UW-4.2). Such a track has an index of at least
 * `from`, and at least one piece. This track and all later tracks together have at least `left` pieces.
 */
export function removableTracks(
  pieces: ByTrack,
  { left, from }: { readonly left: number; readonly from: TrackIndex },
): number {
  if (left === 0) return 0;
  let tracks = 0;
  let rest = piecesFrom(pieces, from);
  for (let track = from; rest >= left; track++) {
    const here = pieces[track]!;
    if (here > 0) tracks |= 1 << track;
    rest -= here;
  }
  return tracks;
}
