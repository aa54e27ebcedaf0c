import type { ActionRules } from '../../../../core/spec.ts';
import { startAttack } from '../combat.ts';
import { strengthsOf } from '../muster.ts';
import { oddsTooLow } from '../refusals.ts';
import type { Chicago } from '../types.ts';

/** CC-4.5, CC-4.6: the platoons told off attack the groups singled out. */
export const strike: ActionRules<Chicago, 'strike', 'muster'> = {
  during: ['muster'],

  whyIllegal({ setup, step }) {
    const { attackers, defenders } = strengthsOf(setup, step);
    return attackers >= defenders ? undefined : oddsTooLow(attackers, defenders);
  },

  apply(state, { table }) {
    const { area, platoons, groups } = state.step;
    startAttack(state, { area, table, platoons, groups });
  },
};
