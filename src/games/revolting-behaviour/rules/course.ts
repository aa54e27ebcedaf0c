import { copy } from '../../../core/plain-data.ts';
import { judgement, lastStanding, type MatchEnd } from './judgement.ts';
import { leaders, waiting } from './players.ts';
import type { RevoltDraft, PlayerIndex } from './types.ts';

/** Starts a turn. The current points of the players determine the order of the turn (RB-2.1). */
export function startTurn(state: RevoltDraft, turn: number): void {
  const { table, log } = state;
  table.turn = turn;
  log?.push({ type: 'turn-started', rule: 'RB-2.1', turn });
  settlePlaces(state);
}

/**
 * Gives the players their places in the order of the turn, one by one. The player with the most points gets the next
 * place. If several players are tied for a place, chance decides. When all players have a place, the player with the
 * first place acts (RB-2.1).
 */
export function settlePlaces({ setup, table, log }: RevoltDraft): void {
  const { order } = table;
  let rest = waiting(table);
  while (rest !== 0) {
    const tied = leaders(table, rest);
    const leader = 31 - Math.clz32(tied);
    if (tied !== 1 << leader) {
      table.phase = { kind: 'lot' };
      return;
    }
    order.push(leader);
    rest -= tied;
  }
  table.phase = { kind: 'act' };
  log?.push({ type: 'order-settled', rule: 'RB-2.1', order: order.map((seat) => setup.players[seat]!) });
}

/**
 * Handles the loss of a player's last point: if the player has not yet acted in the current turn, they lose their place
 * (RB-6.1).
 */
export function fall({ setup, table, log }: RevoltDraft, seat: PlayerIndex): void {
  const place = table.order.indexOf(seat, 1);
  if (place > 0) table.order.splice(place, 1);
  log?.push({ type: 'player-fallen', rule: 'RB-6.1', player: setup.players[seat]! });
}

/**
 * Removes a player who concedes when another player must act. If the player has a later place in this turn, they lose
 * this place (RB-6.4). If the concession ends the match, the player who conceded becomes the player who acted last.
 *
 * @returns Whether the concession has ended the match.
 */
export function leave(state: RevoltDraft, seat: PlayerIndex): boolean {
  const { order } = state.table;
  const place = order.indexOf(seat);
  if (place >= 0) order.splice(place, 1);
  const outcome = lastStanding(state, seat);
  if (outcome === undefined) return false;
  order.unshift(seat);
  end(state, outcome);
  return true;
}

/**
 * Ends a player's action. After the action, the function ends the match (RB-6.2 to RB-6.4), or continues with the next
 * place or the next turn.
 */
export function endAction(state: RevoltDraft): void {
  const { table } = state;
  const outcome = judgement(state);
  if (outcome !== undefined) {
    end(state, outcome);
    return;
  }
  table.order.shift();
  if (table.order.length === 0) startTurn(state, table.turn + 1);
  else table.phase = { kind: 'act' };
}

function end({ table, log }: RevoltDraft, outcome: MatchEnd): void {
  table.phase = { kind: 'over', outcome };
  log?.push({ type: 'match-ended', rule: outcome.rule, outcome: copy(outcome) });
}
