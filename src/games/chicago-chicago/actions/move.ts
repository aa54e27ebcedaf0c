import type { ActionRules } from '../../../core/spec.ts';
import { whyNotSetOut } from '../departures.ts';
import { enter, setOut } from '../marches.ts';
import type { Chicago } from '../types.ts';

/** CC-4.1: units set out and enter a first area. */
export const move: ActionRules<Chicago, 'move', 'move' | 'patrol'> = {
  during: ['move', 'patrol'],
  whyIllegal: (seat, { to, ...departure }) =>
    whyNotSetOut(seat, { ...departure, infiltrating: false }, [departure.from, to]),

  apply(state, { to, ...departure }) {
    state.table.step = enter(state, setOut(state, state.player, { ...departure, infiltrating: false }), to);
  },
};
