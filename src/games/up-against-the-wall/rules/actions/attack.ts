import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { trackId } from '../board.ts';
import { isAttack, ucomColumn } from '../conflict.ts';
import { ofSide, opponentOf } from '../sides.ts';
import type { Uaw } from '../types.ts';

/** UW-3.2: the mover attacks the opponent's pieces on one track. */
export const attack: ActionRules<Uaw, 'attack', 'attack'> = {
  during: ['attack'],

  whyIllegal({ player, setup, table }, { track: place }) {
    const attackers = ofSide(table.pieces, player)[place]!;
    const defenders = ofSide(table.pieces, opponentOf(player))[place]!;
    const wasAttacked = table.done.attacked.includes(place);
    if (isAttack(attackers, defenders) && !wasAttacked) return undefined;
    const track = trackId(setup, place);
    if (wasAttacked) {
      return violation('already-attacked', 'UW-3.2', { track });
    }
    if (attackers === 0) return violation('no-attacker', 'UW-3.2', { track });
    if (defenders === 0) return violation('no-defender', 'UW-3.2', { track });
    const message = `${String(attackers)} against ${String(defenders)} is worse than 1-2.`;
    return violation('odds-too-low', 'UW-3.3', { track, attackers, defenders });
  },

  apply({ setup, table, player, log }, { track: place }) {
    table.done.attacked.push(place);
    table.step = { kind: 'attack-roll', track: place };
    if (log === undefined) return;
    const attackers = ofSide(table.pieces, player)[place]!;
    const defenders = ofSide(table.pieces, opponentOf(player))[place]!;
    const odds = ucomColumn(attackers, defenders, setup.scenario.ucom)!;
    const track = trackId(setup, place);
    log.push({ type: 'attack-made', rule: 'UW-3.3', player, track, attackers, defenders, odds });
  },
};
