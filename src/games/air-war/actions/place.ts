import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { boardOf, fieldOf, nameOf } from '../board.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, countShape, fieldShape } from '../shapes.ts';
import { type ActionOf, type AirWar, type Field, ofSide } from '../types.ts';
import { forEachOpenField, whyNotPile } from '../unit-placement.ts';

/** AW-2.3: a player writes down units of his own on a field. */
export const place: ActionRules<AirWar, ActionOf<'place'>> = {
  shape: /* @__PURE__ */ actionShape('place', { field: fieldShape, count: countShape }),

  whyIllegal({ player, setup, table, own }, pile) {
    if (table.step.kind !== 'placement') return wrongStep(table.step);
    return whyNotPile(setup.scenario, player, own.piles, pile);
  },

  list({ player, setup, table, own }) {
    if (table.step.kind !== 'placement') return [];
    const board = boardOf(setup.scenario);
    const actions: ActionOf<'place'>[] = [];
    forEachOpenField(setup.scenario, player, own.piles, (field, least, most) => {
      for (let count = least; count <= most; count++)
        actions.push({ type: 'place', player, field: nameOf(board, field), count });
    });
    return actions;
  },

  apply({ setup, secrets }, { player, field, count }) {
    ofSide(secrets, player).piles.push({ field: fieldOf(boardOf(setup.scenario), field) as Field, count });
  },
};
