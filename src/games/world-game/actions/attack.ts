import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { announceAttack, barToAttack } from '../attacks.ts';
import { countryIndex, countryName } from '../countries.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, WorldGame } from '../types.ts';

/** WG-3.1: the country called announces whom it attacks; with how much comes next. */
export const attack: ActionRules<WorldGame, ActionOf<'attack'>> = {
  shape: /* @__PURE__ */ actionShape('attack', { target: v.string() }),
  whyIllegal: (seat, { target }) => barToAttack(seat, target),

  list({ player, setup, table, own }) {
    if (table.step.kind !== 'call' || own.points === 0) return [];
    const { country } = table.step;
    const actions: ActionOf<'attack'>[] = [];
    for (let target = 0; target < table.status.length; target++) {
      if (target === country || table.status[target] === 'out') continue;
      actions.push({ type: 'attack', player, target: countryName(setup, target) });
    }
    return actions;
  },

  apply(state, { target }, log) {
    const { step } = state.table;
    if (step.kind === 'call') announceAttack(state, step.country, countryIndex(state.setup, target), log);
  },
};
