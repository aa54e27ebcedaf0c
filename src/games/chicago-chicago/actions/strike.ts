import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { startAttack } from '../combat-step.ts';
import { strengthsOf } from '../muster.ts';
import { oddsTooLow, wrongStep } from '../refusals.ts';
import { actionShape, tableNameShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';

/** CC-4.5, CC-4.6: the platoons told off attack the groups singled out. */
export const strike: ActionRules<Chicago, ActionOf<'strike'>> = {
  shape: /* @__PURE__ */ actionShape('strike', { table: tableNameShape }),

  whyIllegal({ setup, table }) {
    if (table.step.kind !== 'muster') return wrongStep(table.step);
    const { attackers, defenders } = strengthsOf(setup, table.step);
    return attackers >= defenders ? undefined : oddsTooLow(attackers, defenders);
  },

  list({ player, setup, table }) {
    if (table.step.kind !== 'muster') return [];
    const { attackers, defenders } = strengthsOf(setup, table.step);
    if (attackers < defenders) return [];
    return [
      { type: 'strike', player, table: 'harass' },
      { type: 'strike', player, table: 'assault' },
    ];
  },

  apply(state, { table }, log) {
    const { step } = state.table;
    if (step.kind !== 'muster') return;
    const { area, platoons, groups } = step;
    startAttack(state, { area, table, platoons, groups }, log);
  },
};
