import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/spec.ts';
import { piecesFrom, ucomColumn } from '../conflict.ts';
import { canCallGambit } from '../move-flow.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import { type ActionOf, ofSide, opponentOf, type Uaw } from '../types.ts';

/** UW-4.1: the mover stakes all his pieces against all the opponent's. */
export const callGambit: ActionRules<Uaw, ActionOf<'call-gambit'>> = {
  shape: /* @__PURE__ */ actionShape('call-gambit'),

  whyIllegal(seat) {
    const { step, done, pieces, mover } = seat.table;
    if (step.kind !== 'deploy') return wrongStep(step);
    if (done.gambit) return violation('gambit-called', 'UW-4.1', 'The gambit has been called in this move.');
    if (step.from > 0)
      return violation('deployment-begun', 'UW-4.1', 'The gambit is called before anything is deployed.');
    if (canCallGambit(seat.table)) return undefined;
    const attackers = piecesFrom(ofSide(pieces, mover), 0);
    const defenders = piecesFrom(ofSide(pieces, opponentOf(mover)), 0);
    const message = `${String(attackers)} pieces in all against ${String(defenders)} are no odds for a gambit.`;
    return violation('no-odds', 'UW-4.1', message, { attackers, defenders });
  },

  list(seat) {
    const { step } = seat.table;
    return step.kind === 'deploy' && step.from === 0 && canCallGambit(seat.table)
      ? [{ type: 'call-gambit', player: seat.player }]
      : [];
  },

  apply({ setup, table }, { player }, log) {
    table.done.gambit = true;
    table.step = { kind: 'gambit-roll' };
    if (log === undefined) return;
    const attackers = piecesFrom(ofSide(table.pieces, player), 0);
    const defenders = piecesFrom(ofSide(table.pieces, opponentOf(player)), 0);
    const odds = ucomColumn(attackers, defenders, setup.scenario.ucom);
    if (odds !== undefined) log.push({ type: 'gambit-called', rule: 'UW-4.1', player, attackers, defenders, odds });
  },
};
