import type { BoardRefusal, BoardSeat } from './board-state.ts';
import type { Counters } from './counters.ts';
import type { BoardView } from './board-view.ts';

/** Returns the reason why a unit cannot attack a space. */
export function whyNotAttack<Side extends string>(
  counters: Counters<Side>,
  { table, player }: BoardSeat<Side>,
  unit: number,
  target: number,
): BoardRefusal | undefined {
  const { sides, map } = counters;
  if (sides[unit] !== player) return 'enemy-unit';
  if (table.done[unit] === 1) return 'already-acted';
  if (table.at[unit]! < 0) return 'not-on-map';
  if (table.attacked.includes(target)) return 'already-attacked';
  const isEnemy = counters.unitsIn(table, target).some((other) => sides[other] !== player);
  if (!isEnemy) return 'no-enemy';
  return map.neighbours[target]!.includes(table.at[unit]!) ? undefined : 'not-adjacent';
}

/** Returns the reason why a unit cannot retreat to a space. */
export function whyNotRetreat(
  board: BoardView,
  { map }: Counters,
  { unit, to, began }: { readonly unit: number; readonly to: number; readonly began: number },
): BoardRefusal | undefined {
  if (board.retreats(unit, began).includes(to)) return undefined;
  if (!map.neighbours[board.places[unit]!]!.includes(to)) return 'not-adjacent';
  if (board.enemies[to] === 1) return 'blocked';
  if (board.zones[to] === 1 && !board.hasFriends(to)) return 'zone';
  return board.isFull(unit, to) ? 'full' : 'blocked';
}
