import { violation } from '../../../../core/errors.ts';
import type { ActionRules, BulkRules, ChanceRules } from '../../../../core/spec.ts';
import { pilesInOrder, trackId } from '../board.ts';
import { removeChosen, resolveAttack, resolveGambit } from '../combat.ts';
import { isAttack, piecesFrom, ucomColumn } from '../conflict.ts';
import { canCallGambit } from '../openings.ts';
import { whyNotAll, whyNotInOrder } from '../refusals.ts';
import { type BySide, ofSide, opponentOf, type Side } from '../sides.ts';
import type { Uaw } from '../types.ts';

/** UW-3.2: the player to move attacks the opponent's pieces on one track. */
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
    return violation('odds-too-low', 'UW-3.3', { track, attackers, defenders });
  },

  apply({ setup, table, player, log }, { track: place }) {
    table.done.attacked.push(place);
    table.phase = { kind: 'attack-roll', track: place };
    if (log === undefined) return;
    const attackers = ofSide(table.pieces, player)[place]!;
    const defenders = ofSide(table.pieces, opponentOf(player))[place]!;
    const odds = ucomColumn(attackers, defenders)!;
    const track = trackId(setup, place);
    log.push({ type: 'attack-made', rule: 'UW-3.3', player, track, attackers, defenders, odds });
  },
};

/** UW-4.1: the player to move calls the gambit, in which all their pieces attack all pieces of the opponent. */
export const callGambit: ActionRules<Uaw, 'call-gambit', 'deploy'> = {
  during: ['deploy'],

  whyIllegal({ player, table, phase }) {
    if (table.done.gambit) return violation('gambit-called', 'UW-4.1');
    if (phase.from > 0) return violation('deployment-begun', 'UW-4.1');
    if (canCallGambit(table)) return undefined;
    const { attackers, defenders } = staked(table.pieces, player);
    return violation('no-odds', 'UW-4.1', { attackers, defenders });
  },

  apply({ table, player, log }) {
    table.done.gambit = true;
    table.phase = { kind: 'gambit-roll' };
    if (log === undefined) return;
    const { attackers, defenders } = staked(table.pieces, player);
    const odds = ucomColumn(attackers, defenders)!;
    log.push({ type: 'gambit-called', rule: 'UW-4.1', player, attackers, defenders, odds });
  },
};

function staked(pieces: BySide<readonly number[]>, player: Side): { attackers: number; defenders: number } {
  return {
    attackers: piecesFrom(ofSide(pieces, player), 0),
    defenders: piecesFrom(ofSide(pieces, opponentOf(player)), 0),
  };
}

/** UW-3.4, UW-4.2: chance rolls the die of an attack or of the gambit. */
export const roll: ChanceRules<Uaw, 'roll', 'attack-roll' | 'gambit-roll'> = {
  during: ['attack-roll', 'gambit-roll'],

  apply(state, { die }) {
    const { phase } = state;
    if (phase.kind === 'attack-roll') resolveAttack(state, phase.track, die);
    else resolveGambit(state, die);
  },
};

/** UW-4.2: after an exchange, the stronger side chooses and removes its lost pieces, one at a time in board order. */
export const removePiece: ActionRules<Uaw, 'remove-piece', 'remove'> = {
  during: ['remove'],

  whyIllegal(seat, { track: place }) {
    const { player, setup, table, phase } = seat;
    const { left } = phase;
    const passed = whyNotInOrder(seat, place, 'UW-4.2');
    if (passed !== undefined) return passed;
    const pieces = ofSide(table.pieces, player);
    const track = trackId(setup, place);
    if (pieces[place] === 0) return violation('no-piece', 'UW-4.2', { track });
    const rest = piecesFrom(pieces, place);
    if (rest >= left) return undefined;
    return violation('too-few-left', 'UW-4.2', { track, rest, left });
  },

  apply: (state, { track }) => removeChosen(state, track),
};

/** UW-4.2: after an exchange, the stronger side removes all its lost pieces at once. */
export const removePieces: BulkRules<Uaw, 'remove-pieces', 'remove'> = {
  during: ['remove'],
  parts: ({ setup }, { piles }) =>
    pilesInOrder(setup, piles).flatMap(([track, count]) =>
      Array.from({ length: count }, () => ({ type: 'remove-piece' as const, track })),
    ),
  whyIllegal: (seat, { piles }) => whyNotAll(seat, piles, 'UW-4.2'),
};
