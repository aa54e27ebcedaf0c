import type { ChanceRules } from '../../../../core/spec.ts';
import { settlePlaces } from '../course.ts';
import type { RevoltingBehaviour } from '../types.ts';

/** RB-2.1: chance gives the next place of the order to one of those tied for it. */
export const lot: ChanceRules<RevoltingBehaviour, 'lot', 'lot'> = {
  during: ['lot'],

  apply(state, { name: seat }) {
    const { setup, table, log } = state;
    table.order.push(seat);
    log?.push({ type: 'lot-drawn', rule: 'RB-2.1', player: setup.players[seat]!, place: table.order.length });
    settlePlaces(state);
  },
};
