import type { ActionRules } from '../../../../core/spec.ts';
import { endStep as stepEnds } from '../course.ts';
import type { Chicago } from '../types.ts';

/** CC-4.0: a player ends their step. */
export const endStep: ActionRules<Chicago, 'end-step', 'move' | 'confront' | 'patrol' | 'attack'> = {
  during: ['move', 'confront', 'patrol', 'attack'],
  apply: (state) => stepEnds[state.step.kind](state),
};
