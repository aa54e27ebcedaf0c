import * as v from 'valibot';
import type { ActionRules } from '../../../core/spec.ts';
import { trackId } from '../board.ts';
import { decideNext, whyNotNext } from '../advances.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, Uaw } from '../types.ts';

/** UW-3.5, UW-4.3: the mover leaves a counter that he may move where it is. */
export const hold: ActionRules<Uaw, ActionOf<'hold'>> = {
  shape: /* @__PURE__ */ actionShape('hold', { track: v.string() }),
  whyIllegal: ({ setup, table: { step } }, { track }) =>
    step.kind === 'advance' ? whyNotNext(step, { setup, track }) : wrongStep(step),
  list: ({ player, setup, table: { step } }) =>
    step.kind === 'advance'
      ? step.queue.slice(0, 1).map((place) => ({ type: 'hold', player, track: trackId(setup, place) }))
      : [],
  apply: (state, _action, log) => decideNext(state, log),
};
