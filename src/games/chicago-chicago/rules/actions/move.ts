import type { ActionRules } from '../../../../core/spec.ts';
import { whyNotSetOut } from '../departures.ts';
import { enter, setOut } from '../marches.ts';
import type { Chicago } from '../types.ts';

/** CC-4.1: units set out and enter a first area. */
export const move: ActionRules<Chicago, 'move', 'move' | 'patrol'> = {
  during: ['move', 'patrol'],
  whyIllegal: (seat, { unit, from, to, count }) =>
    whyNotSetOut(seat, { unit, from, count, infiltrating: false }, [from, to]),
  apply: (state, { unit, from, to, count }) =>
    enter(state, setOut(state, state.player, { unit, from, count, infiltrating: false }), to),
};
