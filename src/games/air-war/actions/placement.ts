import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { boardOf, fieldOf } from '../board.ts';
import { seal } from '../cycle.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, pilesShape } from '../shapes.ts';
import { type ActionOf, type AirWar, type Field, ofSide } from '../types.ts';
import { whyNotPiles } from '../unit-placement.ts';

/** AW-2.3: a player places all his units at once, in place of what he has written, and commits. */
export const placement: ActionRules<AirWar, ActionOf<'placement'>> = {
  shape: /* @__PURE__ */ actionShape('placement', { piles: pilesShape }),

  whyIllegal({ player, setup, table }, { piles }) {
    if (table.step.kind !== 'placement') return wrongStep(table.step);
    return whyNotPiles(setup.scenario, player, piles);
  },

  apply(state, { player, piles }, log) {
    const board = boardOf(state.setup.scenario);
    const written = Object.entries(piles).map(([name, count]) => ({ field: fieldOf(board, name) as Field, count }));
    ofSide(state.secrets, player).piles = written;
    seal(state, player, log);
  },
};
