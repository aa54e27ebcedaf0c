import type { ActionRules } from '../../../../core/spec.ts';
import { whyNotSetOut } from '../departures.ts';
import { enter, setOut } from '../marches.ts';
import type { Chicago } from '../types.ts';

/** CC-4.1: groups set out to infiltrate, with twice their movement number, and enter a first area. */
export const infiltrate: ActionRules<Chicago, 'infiltrate', 'move' | 'patrol'> = {
  during: ['move', 'patrol'],
  whyIllegal: (seat, { unit, from, to, count }) =>
    whyNotSetOut(seat, { unit, from, count, infiltrating: true }, [from, to]),
  apply: (state, { unit, from, to, count }) =>
    enter(state, setOut(state, state.player, { unit, from, count, infiltrating: true }), to),
};
