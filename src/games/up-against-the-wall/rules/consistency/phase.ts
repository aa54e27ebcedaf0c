import type { Position } from '../../../../core/game.ts';
import type { PositionAt } from '../../../../core/spec.ts';
import type { Issue } from '../../../../core/schema.ts';
import { boxToward } from '../board.ts';
import { isAttack, piecesFrom } from '../conflict.ts';
import type { TrackIndex } from '../scenario-shape.ts';
import { opponentOf } from '../sides.ts';
import type { Phase, Table, Uaw } from '../types.ts';

/** Returns the first issue in the data of the phase, if there is one. */
export function issueInStep({ setup, table, phase }: PositionAt<Uaw>): Issue | undefined {
  const reason = reasonAgainst(phase, { setup, table });
  return reason === undefined ? undefined : { path: 'table.phase', reason };
}

/** Whether each of these indices belongs to a track of the board, and no index occurs twice. */
export function areTracks({ counters }: Table, tracks: readonly TrackIndex[]): boolean {
  return new Set(tracks).size === tracks.length && tracks.every((track) => track < counters.length);
}

function reasonAgainst(phase: Phase, position: Position<Uaw>): string | undefined {
  const { table } = position;
  switch (phase.kind) {
    case 'cards':
      return reasonAgainstCards(phase, table);
    case 'deploy':
      return reasonAgainstDeployment(phase, table);
    case 'gambit-roll':
      return reasonAgainstGambit(table);
    case 'remove':
      return reasonAgainstRemoval(phase, table);
    case 'attack-roll':
      return reasonAgainstAttack(phase.track, table);
    case 'advance':
      return reasonAgainstAdvance(phase, position);
    case 'draw':
    case 'attack':
    case 'over':
      return undefined;
  }
}

type StepOf<Kind extends Phase['kind']> = Extract<Phase, { kind: Kind }>;

function reasonAgainstCards({ player, used, drew }: StepOf<'cards'>, table: Table): string | undefined {
  if (drew && player !== table.mover) return 'Only the player to move draws a card';
  return used > table.used.length ? `Expected at most ${String(table.used.length)} used cards` : undefined;
}

function reasonAgainstDeployment(
  { left, from }: StepOf<'deploy'>,
  { counters, due, mover }: Table,
): string | undefined {
  if (from >= counters.length) return 'There is no track left to deploy on';
  if (from === 0)
    return left === due[mover]
      ? undefined
      : 'Expected all pieces that the player receives this turn, because no piece has been placed yet';
  return left > 0 && left < due[mover]
    ? undefined
    : 'Expected some of the pieces that the player receives this turn, because others have been placed already';
}

function reasonAgainstGambit({ mover, pieces, done }: Table): string | undefined {
  if (!done.gambit) return 'No gambit has been called';
  const isGambit = isAttack(piecesFrom(pieces[mover], 0), piecesFrom(pieces[opponentOf(mover)], 0));
  return isGambit ? undefined : 'The odds are too low for a gambit';
}

function reasonAgainstRemoval({ player, left, from, stood }: StepOf<'remove'>, table: Table): string | undefined {
  if (!table.done.gambit) return 'No gambit has been called';
  if (!areTracks(table, stood)) return 'Expected tracks of the board, and no track twice';
  const isDue = piecesFrom(table.pieces[player], from) >= left && piecesFrom(table.pieces[opponentOf(player)], 0) === 0;
  return isDue ? undefined : 'There are not enough pieces to remove';
}

function reasonAgainstAttack(track: TrackIndex, { mover, pieces, done }: Table): string | undefined {
  if (!done.attacked.includes(track)) return 'No attack has been made on this track';
  return isAttack(pieces[mover][track]!, pieces[opponentOf(mover)][track]!)
    ? undefined
    : 'The odds are too low for an attack';
}

function reasonAgainstAdvance({ queue, after }: StepOf<'advance'>, position: Position<Uaw>): string | undefined {
  const { mover, pieces, done } = position.table;
  const defenders = pieces[opponentOf(mover)];
  const isInOrder = queue.every((track, place) => place === 0 || track > queue[place - 1]!);
  if (!areTracks(position.table, queue) || !isInOrder)
    return 'Expected tracks of the board in board order, and no track twice';
  const isDue = after === 'gambit' ? done.gambit : queue.length === 1 && done.attacked.includes(queue[0]!);
  if (!isDue || queue.some((track) => defenders[track] !== 0)) return 'A counter can be moved only on a cleared track';
  return queue.every((track) => boxToward(position, mover, track) !== undefined)
    ? undefined
    : 'A counter cannot be moved beyond the last box';
}
