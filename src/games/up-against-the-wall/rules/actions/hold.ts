import type { ActionRules } from '../../../../core/spec.ts';
import { leaveCounter } from '../course.ts';
import { whyNotNext } from '../refusals.ts';
import type { Uaw } from '../types.ts';

/** UW-3.5, UW-4.3: the mover leaves a counter where it is. */
export const hold: ActionRules<Uaw, 'hold', 'advance'> = {
  during: ['advance'],
  whyIllegal: (seat, { track }) => whyNotNext(seat, track),
  apply: (state) => leaveCounter(state, state.step),
};
