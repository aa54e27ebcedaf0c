import type { ActionRules } from '../../../core/spec.ts';
import { actionShape, countShape } from '../shapes.ts';
import { type ActionOf, type AirWar, ofSide } from '../types.ts';
import { takeBackNumber, whyNotTakeBack, written } from '../writing.ts';

/** AW-4.5: a player takes back something that he has written in this step: the first, the second and so on. */
export const takeBack: ActionRules<AirWar, ActionOf<'take-back'>> = {
  shape: /* @__PURE__ */ actionShape('take-back', { number: countShape }),
  whyIllegal: (seat, { number }) => whyNotTakeBack(seat, number),

  list(seat) {
    const actions: ActionOf<'take-back'>[] = [];
    for (let number = 1; number <= written(seat.table.step, seat.own); number++) {
      if (whyNotTakeBack(seat, number) === undefined) actions.push({ type: 'take-back', player: seat.player, number });
    }
    return actions;
  },

  apply: ({ table, secrets }, { player, number }) => takeBackNumber(table.step, ofSide(secrets, player), number),
};
