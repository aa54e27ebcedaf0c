import type { ActionRules } from '../../../../core/spec.ts';
import { fieldOf } from '../board.ts';
import { seal } from '../sealing.ts';
import type { AirWar } from '../types.ts';
import { whyNotPiles } from '../unit-placement.ts';

/** AW-2.3: a player places all units at once, in place of what they have written, and commits. */
export const placement: ActionRules<AirWar, 'placement', 'placement'> = {
  during: ['placement'],
  isListed: false,

  whyIllegal: ({ player, setup }, { piles }) => whyNotPiles(setup.scenario, player, piles),

  apply(state, { piles }) {
    const { scenario } = state.setup;
    state.own.piles = Object.entries(piles).map(([name, count]) => ({ field: fieldOf(scenario, name)!, count }));
    seal(state);
  },
};
