import type { DraftAt } from '../../../core/spec.ts';
import type { D6 } from '../../../mechanics/dice.ts';
import { trackId } from './board.ts';
import { columnIndex, lossesOf, lossOf, piecesFrom } from './conflict.ts';
import { end, enterAdvance, enterAttack, winFor } from './course.ts';
import { type ByTrack, type TrackIndex, UCOM_COLUMNS, UCOM_LEGEND, type UcomResult } from './scenario-shape.ts';
import { type BySide, ofSide, opponentOf, type Side, SIDES } from './sides.ts';
import type { Phase, Uaw, UawDraft } from './types.ts';

/** Resolves the attack on one track (UW-3.4). */
export function resolveAttack(state: UawDraft, track: TrackIndex, die: D6): void {
  const { mover, pieces } = state.table;
  const before = { radicals: pieces.radicals[track]!, administration: pieces.administration[track]! };
  const result = rolled(state, before, die);
  remove(state, 'radicals', track, lossOf('radicals', before, mover, result));
  remove(state, 'administration', track, lossOf('administration', before, mover, result));
  if (endedByWipeOut(state)) return;
  if (ofSide(pieces, opponentOf(mover))[track] === 0) enterAdvance(state, [track], 'attack');
  else enterAttack(state);
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
  remove(state, phase.player, track, 1);
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
  const { mover, phase } = table;
  // The die is rolled only for legal attacks, so these odds have a column.
  const column = columnIndex(ofSide(pieces, mover), ofSide(pieces, opponentOf(mover)));
  const code = setup.scenario.ucom.rows[die][column]!;
  const result = UCOM_LEGEND[code];
  log?.push({ type: 'die-rolled', rule: ruleOf(phase), player: mover, die, odds: UCOM_COLUMNS[column]!, code, result });
  return result;
}

function removeAll(state: UawDraft, side: Side): void {
  for (const [track, count] of ofSide(state.table.pieces, side).entries()) remove(state, side, track, count);
}

function occupied(pieces: ByTrack): TrackIndex[] {
  return [...pieces.keys()].filter((track) => pieces[track] !== 0);
}

function remove({ setup, table, log }: UawDraft, side: Side, track: TrackIndex, count: number): void {
  if (count === 0) return;
  ofSide(table.pieces, side)[track]! -= count;
  log?.push({ type: 'pieces-lost', rule: ruleOf(table.phase), player: side, track: trackId(setup, track), count });
}

/** Returns the rule that determines the losses: the rule of attacks or of the gambit, depending on the phase. */
function ruleOf({ kind }: Phase): 'UW-3.4' | 'UW-4.2' {
  return kind === 'attack-roll' ? 'UW-3.4' : 'UW-4.2';
}

function endedByWipeOut(state: UawDraft): boolean {
  if (state.setup.wipeOut !== 'combat') return false;
  const radicals = piecesFrom(state.table.pieces.radicals, 0);
  const administration = piecesFrom(state.table.pieces.administration, 0);
  if ((radicals === 0) === (administration === 0)) return false;
  end(state, winFor(radicals > 0 ? 'radicals' : 'administration', 'wiped-out'));
  return true;
}
