import * as v from 'valibot';
import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/spec.ts';
import { trackId, trackIndex } from '../board.ts';
import { isAttack, ucomColumn } from '../conflict.ts';
import { attackableTracks } from '../move-flow.ts';
import { noSuchTrack, wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import { type ActionOf, ofSide, opponentOf, type Uaw } from '../types.ts';

/** UW-3.2: the mover attacks the opponent's pieces on one track. */
export const attack: ActionRules<Uaw, ActionOf<'attack'>> = {
  shape: /* @__PURE__ */ actionShape('attack', { track: v.string() }),

  whyIllegal({ player, setup, table }, { track }) {
    if (table.step.kind !== 'attack') return wrongStep(table.step);
    const place = trackIndex(setup, track);
    if (place < 0) return noSuchTrack(track);
    if (table.done.attacked.includes(place)) {
      return violation('already-attacked', 'UW-3.2', `You have attacked on ${track} in this move.`, { track });
    }
    const attackers = ofSide(table.pieces, player)[place] as number;
    const defenders = ofSide(table.pieces, opponentOf(player))[place] as number;
    if (attackers === 0) return violation('no-attacker', 'UW-3.2', `You have no pieces on ${track}.`, { track });
    if (defenders === 0)
      return violation('no-defender', 'UW-3.2', `There is nothing to attack on ${track}.`, { track });
    if (isAttack(attackers, defenders)) return undefined;
    const message = `${String(attackers)} against ${String(defenders)} is worse than 1-2.`;
    return violation('odds-too-low', 'UW-3.3', message, { track, attackers, defenders });
  },

  list({ player, setup, table }) {
    if (table.step.kind !== 'attack') return [];
    return attackableTracks(table).map((place) => ({ type: 'attack', player, track: trackId(setup, place) }));
  },

  apply({ setup, table }, { player, track }, log) {
    const place = trackIndex(setup, track);
    table.done.attacked.push(place);
    table.step = { kind: 'attack-roll', track: place };
    if (log === undefined) return;
    const attackers = ofSide(table.pieces, player)[place] as number;
    const defenders = ofSide(table.pieces, opponentOf(player))[place] as number;
    const odds = ucomColumn(attackers, defenders, setup.scenario.ucom);
    if (odds !== undefined)
      log.push({ type: 'attack-made', rule: 'UW-3.3', player, track, attackers, defenders, odds });
  },
};
