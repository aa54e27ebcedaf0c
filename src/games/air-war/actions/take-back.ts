import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { actionShape, countShape } from '../shapes.ts';
import { type ActionOf, type AirWar, ofSide } from '../types.ts';
import { takeBackNumber, whyNotTakeBack } from '../writing.ts';

/**
 * AW-4.5: a player takes back something that he has written in this step: the first, the second and so on. Accepted, never
 * listed: what is listed always leads on to a commit, and a search would only go in circles.
 */
export const takeBack: ActionRules<AirWar, ActionOf<'take-back'>> = {
  shape: /* @__PURE__ */ actionShape('take-back', { number: countShape }),
  whyIllegal: (seat, { number }) => whyNotTakeBack(seat, number),
  apply: ({ table, secrets }, { player, number }) => takeBackNumber(table.step, ofSide(secrets, player), number),
};
