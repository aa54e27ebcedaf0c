import type { BulkRules } from '../../../../core/spec.ts';
import { areaIndex } from '../board.ts';
import type { Order } from '../declaration.ts';
import { orderOf } from '../marches.ts';
import type { Chicago, Setup } from '../types.ts';
import { rowOf, UNITS } from '../units.ts';

/** CC-4.1, CC-4.2: a player makes all moves of their step and ends it. */
export const playStep: BulkRules<Chicago, 'play-step', 'move' | 'patrol'> = {
  during: ['move', 'patrol'],
  parts: ({ setup, step }, { orders }) => [
    ...(step.kind === 'move' ? inOrder(setup, orders) : orders),
    { type: 'end-step' },
  ],
};

/** The orders of step 1 in the order in which groups set out; first those that name no groups or areas, which are refused. */
function inOrder(setup: Setup, orders: readonly Order[]): readonly Order[] {
  const placeOf = (order: Order): number => {
    if (order.type !== 'march') return -1;
    const row = rowOf('demonstrators', UNITS.indexOf(order.unit));
    const from = areaIndex(setup, order.path[0]!);
    return row === undefined || from === undefined ? -1 : orderOf(row, from);
  };
  return orders.toSorted((one, other) => placeOf(one) - placeOf(other));
}
