import type { ActionRules } from '../../../../core/spec.ts';
import { whyNotOn } from '../departures.ts';
import { enter } from '../marches.ts';
import type { Chicago } from '../types.ts';

/** CC-4.1: units on the march enter the next area. */
export const goOn: ActionRules<Chicago, 'go-on', 'march'> = {
  during: ['march'],
  whyIllegal: (seat, { to }) => whyNotOn(seat, seat.step, to),
  apply: (state, { to }) => enter(state, state.step, to),
};
