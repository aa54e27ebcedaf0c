import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { piecesFrom, ucomColumn } from '../conflict.ts';
import { canCallGambit } from '../openings.ts';
import { type BySide, ofSide, opponentOf, type Side } from '../sides.ts';
import type { Uaw } from '../types.ts';

/** UW-4.1: the mover stakes all their pieces against all the opponent's. */
export const callGambit: ActionRules<Uaw, 'call-gambit', 'deploy'> = {
  during: ['deploy'],

  whyIllegal({ player, table, step }) {
    if (table.done.gambit) return violation('gambit-called', 'UW-4.1');
    if (step.from > 0) return violation('deployment-begun', 'UW-4.1');
    if (canCallGambit(table)) return undefined;
    const { attackers, defenders } = staked(table.pieces, player);
    const message = `${String(attackers)} pieces in all against ${String(defenders)} are no odds for a gambit.`;
    return violation('no-odds', 'UW-4.1', { attackers, defenders });
  },

  apply({ setup, table, player, log }) {
    table.done.gambit = true;
    table.step = { kind: 'gambit-roll' };
    if (log === undefined) return;
    const { attackers, defenders } = staked(table.pieces, player);
    const odds = ucomColumn(attackers, defenders, setup.scenario.ucom)!;
    log.push({ type: 'gambit-called', rule: 'UW-4.1', player, attackers, defenders, odds });
  },
};

function staked(pieces: BySide<readonly number[]>, player: Side): { attackers: number; defenders: number } {
  return {
    attackers: piecesFrom(ofSide(pieces, player), 0),
    defenders: piecesFrom(ofSide(pieces, opponentOf(player)), 0),
  };
}
