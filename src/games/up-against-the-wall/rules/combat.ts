import type { DraftAt } from '../../../core/spec.ts';
import type { D6 } from '../../../mechanics/dice.ts';
import { resultAt } from '../../../mechanics/results-table.ts';
import { trackId } from './board.ts';
import { lossesOf, piecesFrom, ucomColumn } from './conflict.ts';
import { end, enterAdvance, winFor } from './course.ts';
import { type ByTrack, type TrackIndex, type Ucom, UCOM_LEGEND, type UcomResult } from './scenario-shape.ts';
import { type BySide, ofSide, opponentOf, type Side, SIDES } from './sides.ts';
import type { Uaw, UawDraft } from './types.ts';

const NONE: readonly TrackIndex[] = [];

/** Resolves the attack on one track (UW-3.4). */
export function resolveAttack(state: UawDraft, track: TrackIndex, die: D6): void {
  const { mover, pieces } = state.table;
  const before = { radicals: pieces.radicals[track]!, administration: pieces.administration[track]! };
  const losses = lossesOf(before, mover, rolled(state, before, die));
  remove(state, { side: 'radicals', track, count: losses.radicals }, 'UW-3.4');
  remove(state, { side: 'administration', track, count: losses.administration }, 'UW-3.4');
  if (endedByWipeOut(state)) return;
  enterAdvance(state, ofSide(pieces, opponentOf(mover))[track] === 0 ? [track] : NONE, 'attack');
}

/** Resolves the gambit (UW-4.2). After an exchange, the stronger side chooses its lost pieces in the next phase. */
export function resolveGambit(state: UawDraft, die: D6): void {
  const { table } = state;
  const { mover, pieces } = table;
  const before = { radicals: piecesFrom(pieces.radicals, 0), administration: piecesFrom(pieces.administration, 0) };
  const stood = occupied(ofSide(pieces, opponentOf(mover)));
  const losses = lossesOf(before, mover, rolled(state, before, die));
  for (const side of SIDES) if (losses[side] === before[side]) removeAll(state, side);
  const chooser = SIDES.find((side) => losses[side] > 0 && losses[side] < before[side]);
  const left = chooser === undefined ? 0 : losses[chooser];
  table.phase = { kind: 'remove', player: chooser ?? mover, left, from: 0, stood };
}

/** Removes one piece that its owner has chosen. */
export function removeChosen(state: DraftAt<Uaw, 'remove'>, track: TrackIndex): void {
  const { phase } = state;
  remove(state, { side: phase.player, track, count: 1 }, 'UW-4.2');
  phase.left -= 1;
  phase.from = track;
}

/**
 * Ends the gambit after the last piece is removed. After that, the player to move decides whether to move the counters
 * of cleared tracks.
 */
export function endGambit(state: DraftAt<Uaw, 'remove'>): void {
  const { stood } = state.phase;
  if (endedByWipeOut(state)) return;
  const defenders = ofSide(state.table.pieces, opponentOf(state.table.mover));
  enterAdvance(
    state,
    stood.filter((track) => defenders[track] === 0),
    'gambit',
  );
}

function rolled({ setup, table, log }: UawDraft, pieces: BySide<number>, die: D6): UcomResult {
  const ucom: Ucom = setup.scenario.ucom;
  const { mover, phase } = table;
  // The die is rolled only for legal attacks, so these odds have a column.
  const odds = ucomColumn(ofSide(pieces, mover), ofSide(pieces, opponentOf(mover)), ucom)!;
  const code = resultAt(ucom, die, odds);
  const result = UCOM_LEGEND[code];
  const rule = phase.kind === 'gambit-roll' ? 'UW-4.2' : 'UW-3.4';
  log?.push({ type: 'die-rolled', rule, player: mover, die, odds, code, result });
  return result;
}

function removeAll(state: UawDraft, side: Side): void {
  for (const [track, count] of ofSide(state.table.pieces, side).entries())
    remove(state, { side, track, count }, 'UW-4.2');
}

function occupied(pieces: ByTrack): TrackIndex[] {
  return [...pieces.keys()].filter((track) => pieces[track] !== 0);
}

function remove(
  { setup, table, log }: UawDraft,
  { side, track, count }: { readonly side: Side; readonly track: TrackIndex; readonly count: number },
  rule: 'UW-3.4' | 'UW-4.2',
): void {
  if (count === 0) return;
  ofSide(table.pieces, side)[track]! -= count;
  log?.push({ type: 'pieces-lost', rule, player: side, track: trackId(setup, track), count });
}

function endedByWipeOut(state: UawDraft): boolean {
  if (state.setup.wipeOut !== 'combat') return false;
  const radicals = piecesFrom(state.table.pieces.radicals, 0);
  const administration = piecesFrom(state.table.pieces.administration, 0);
  if ((radicals === 0) === (administration === 0)) return false;
  end(state, winFor(radicals > 0 ? 'radicals' : 'administration', 'wiped-out'));
  return true;
}
