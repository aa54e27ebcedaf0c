import * as v from 'valibot';
import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { areaIndex } from '../board.ts';
import { startConfrontation } from '../combat-step.ts';
import { alreadyAttacked, noSuchArea, oddsTooLow, wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import { canConfront, confrontation } from '../targets.ts';
import type { ActionOf, Chicago } from '../types.ts';

/** CC-4.3: the demonstrators start a conflict in an area. */
export const confront: ActionRules<Chicago, ActionOf<'confront'>> = {
  shape: /* @__PURE__ */ actionShape('confront', { area: v.string() }),

  whyIllegal(seat, { area }) {
    const { setup, table } = seat;
    if (table.step.kind !== 'confront') return wrongStep(table.step);
    const place = areaIndex(setup, area);
    if (place < 0) return noSuchArea(area);
    if (table.attacked.includes(place)) return alreadyAttacked(area, 'CC-4.3');
    const { attackers, defenders } = confrontation(seat, place);
    if (attackers === 0)
      return violation('no-attacker', 'CC-4.3', `No groups in ${area} could attack: none, or they infiltrated.`);
    if (defenders === 0) return violation('no-defender', 'CC-4.3', `There are no police in ${area}.`, { area });
    return attackers >= defenders ? undefined : oddsTooLow(attackers, defenders);
  },

  list(seat) {
    const { player, setup, table } = seat;
    if (table.step.kind !== 'confront') return [];
    return setup.scenario.areas
      .filter((_, place) => canConfront(seat, place))
      .map(({ id: area }) => ({ type: 'confront', player, area }));
  },

  apply: (state, { area }, log) => startConfrontation(state, areaIndex(state.setup, area), log),
};
