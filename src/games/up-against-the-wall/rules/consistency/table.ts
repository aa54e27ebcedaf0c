import type { Position } from '../../../../core/game.ts';
import type { PositionAt } from '../../../../core/spec.ts';
import type { Issue } from '../../../../core/schema.ts';
import { mostPieces } from '../cards.ts';
import { piecesFrom } from '../conflict.ts';
import { SIDES } from '../sides.ts';
import type { Table, Uaw } from '../types.ts';
import { areTracks, issueInStep } from './phase.ts';

/** Returns the first issue in the public part of a state, if there is one. */
export function issueInTable(position: PositionAt<Uaw>): Issue | undefined {
  return issueInBoard(position) ?? issueInDone(position.table) ?? issueInStep(position);
}

function issueInBoard({ setup, table }: Position<Uaw>): Issue | undefined {
  const { tracks, plot } = setup.scenario;
  if (table.turn > plot.radicals.length)
    return { path: 'table.turn', reason: `The match has only ${String(plot.radicals.length)} turns` };
  const rows = {
    'pieces.radicals': table.pieces.radicals,
    'pieces.administration': table.pieces.administration,
    counters: table.counters,
  };
  for (const [path, row] of Object.entries(rows)) {
    if (row.length !== tracks.length)
      return { path: `table.${path}`, reason: `Expected ${String(tracks.length)} numbers, one for each track` };
  }
  for (const side of SIDES) {
    const most = mostPieces(setup.scenario, side);
    if (piecesFrom(table.pieces[side], 0) > most)
      return { path: `table.pieces.${side}`, reason: `Expected at most ${String(most)} pieces` };
    if (table.due[side] > most)
      return {
        path: `table.due.${side}`,
        reason: `Expected that the side receives at most ${String(most)} pieces this turn`,
      };
  }
  const astray = tracks.findIndex(({ values }, track) => table.counters[track]! >= values.length);
  return astray < 0
    ? undefined
    : { path: `table.counters.${String(astray)}`, reason: 'The counter is beyond the last box' };
}

function issueInDone(table: Table): Issue | undefined {
  const { attacked, advanced } = table.done;
  if (!areTracks(table, attacked))
    return { path: 'table.done.attacked', reason: 'Expected tracks of the board, and no track twice' };
  return areTracks(table, advanced)
    ? undefined
    : { path: 'table.done.advanced', reason: 'Expected tracks of the board, and no track twice' };
}
