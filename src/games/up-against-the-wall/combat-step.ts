/**
 * The die of an attack or a gambit: losses, wipe-out, and the counters that may then move.
 *
 * @packageDocumentation
 */
import type { D6 } from '../../mechanics/dice.ts';
import { resultAt } from '../../mechanics/results-table.ts';
import { trackId } from './board.ts';
import { lossesOf, piecesFrom, ucomColumn } from './conflict.ts';
import { endMatch, enterAdvance, type Log, type UawDraft, winFor } from './move-flow.ts';
import {
  type BySide,
  type ByTrack,
  ofSide,
  opponentOf,
  type Side,
  SIDES,
  type TrackIndex,
  UCOM_LEGEND,
  type UcomColumn,
  type UcomResult,
} from './types.ts';

/** Resolves the attack on one track (UW-3.4). */
export function resolveAttack(state: UawDraft, track: TrackIndex, die: D6, log: Log): void {
  const { mover, pieces } = state.table;
  const before = { radicals: pieces.radicals[track] as number, administration: pieces.administration[track] as number };
  const losses = lossesOf(before, mover, rolled(state, before, die, log));
  for (const side of SIDES) remove(state, { side, track, count: losses[side] }, 'UW-3.4', log);
  if (endedByWipeOut(state, log)) return;
  enterAdvance(state, ofSide(pieces, opponentOf(mover))[track] === 0 ? [track] : [], 'attack', log);
}

/** Resolves the gambit (UW-4.2), as far as it leaves no choice; the choice of an exchange is the next step. */
export function resolveGambit(state: UawDraft, die: D6, log: Log): void {
  const { mover, pieces } = state.table;
  const before = { radicals: piecesFrom(pieces.radicals, 0), administration: piecesFrom(pieces.administration, 0) };
  const stood = occupied(ofSide(pieces, opponentOf(mover)));
  const losses = lossesOf(before, mover, rolled(state, before, die, log));
  for (const side of SIDES) if (losses[side] === before[side]) removeAll(state, side, log);
  const chooser = SIDES.find((side) => losses[side] > 0 && losses[side] < before[side]);
  if (chooser !== undefined)
    state.table.step = { kind: 'remove', player: chooser, left: losses[chooser], from: 0, stood };
  else endGambit(state, stood, log);
}

/** Takes one piece off, by its owner's choice, and ends the gambit with the last of them. */
export function removeChosen(state: UawDraft, track: TrackIndex, log: Log): void {
  const { step } = state.table;
  if (step.kind !== 'remove') return;
  remove(state, { side: step.player, track, count: 1 }, 'UW-4.2', log);
  step.left -= 1;
  step.from = track;
  if (step.left === 0) endGambit(state, step.stood, log);
}

function endGambit(state: UawDraft, stood: readonly TrackIndex[], log: Log): void {
  if (endedByWipeOut(state, log)) return;
  const defenders = ofSide(state.table.pieces, opponentOf(state.table.mover));
  enterAdvance(
    state,
    stood.filter((track) => defenders[track] === 0),
    'gambit',
    log,
  );
}

function rolled(state: UawDraft, pieces: BySide<number>, die: D6, log: Log): UcomResult {
  const { ucom } = state.setup.scenario;
  const { mover } = state.table;
  // Nobody is called to roll for an attack that the rules do not allow, so there is a column.
  const odds = ucomColumn(ofSide(pieces, mover), ofSide(pieces, opponentOf(mover)), ucom) as UcomColumn;
  const code = resultAt(ucom, die, odds);
  const result = UCOM_LEGEND[code];
  const rule = state.table.step.kind === 'gambit-roll' ? 'UW-4.2' : 'UW-3.4';
  log?.push({ type: 'die-rolled', rule, player: mover, die, odds, code, result });
  return result;
}

function removeAll(state: UawDraft, side: Side, log: Log): void {
  for (const [track, count] of ofSide(state.table.pieces, side).entries())
    remove(state, { side, track, count }, 'UW-4.2', log);
}

function occupied(pieces: ByTrack): TrackIndex[] {
  return [...pieces.keys()].filter((track) => pieces[track] !== 0);
}

function remove(
  state: UawDraft,
  loss: { side: Side; track: TrackIndex; count: number },
  rule: 'UW-3.4' | 'UW-4.2',
  log: Log,
): void {
  const { side, track, count } = loss;
  if (count === 0) return;
  const pieces = ofSide(state.table.pieces, side);
  pieces[track] = (pieces[track] as number) - count;
  log?.push({ type: 'pieces-lost', rule, player: side, track: trackId(state.setup, track), count });
}

function endedByWipeOut(state: UawDraft, log: Log): boolean {
  if (state.setup.wipeOut !== 'combat') return false;
  const radicals = piecesFrom(state.table.pieces.radicals, 0);
  const administration = piecesFrom(state.table.pieces.administration, 0);
  if ((radicals === 0) === (administration === 0)) return false;
  endMatch(state, winFor(radicals > 0 ? 'radicals' : 'administration', 'wiped-out', 'UW-6.2'), log);
  return true;
}
