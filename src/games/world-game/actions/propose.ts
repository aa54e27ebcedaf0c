import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { countryIndex, countryName } from '../countries.ts';
import { possibleAllies, REPAY_LIMITS } from '../diplomacy.ts';
import { barToProposal } from '../proposals.ts';
import { actionShape, repayShape } from '../shapes.ts';
import type { ActionOf, WorldGame } from '../types.ts';

/** WG-2.2: a country proposes an alliance; the pledge is named next. */
export const propose: ActionRules<WorldGame, ActionOf<'propose'>> = {
  shape: /* @__PURE__ */ actionShape('propose', { to: v.string(), repay: repayShape }),
  whyIllegal: (seat, { to }) => barToProposal(seat, to),

  list({ player, setup, table }) {
    if (table.step.kind !== 'diplomacy') return [];
    const actions: ActionOf<'propose'>[] = [];
    for (const ally of possibleAllies(table, table.step.country)) {
      const to = countryName(setup, ally);
      for (let repay = REPAY_LIMITS.min; repay <= REPAY_LIMITS.max; repay++) {
        actions.push({ type: 'propose', player, to, repay });
      }
    }
    return actions;
  },

  apply({ setup, table }, { to, repay }) {
    if (table.step.kind !== 'diplomacy') return;
    const { country, round } = table.step;
    table.step = { kind: 'pledge', country, round, to: countryIndex(setup, to), repay };
  },
};
