import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { areaId } from '../board.ts';
import { startConfrontation } from '../combat.ts';
import { alreadyAttacked, oddsTooLow } from '../refusals.ts';
import { confrontation } from '../targets.ts';
import type { Chicago } from '../types.ts';

/** CC-4.3: the demonstrators start a conflict in an area. */
export const confront: ActionRules<Chicago, 'confront', 'confront'> = {
  during: ['confront'],

  whyIllegal(seat, { area: place }) {
    const area = areaId(seat.setup, place);
    if (seat.table.attacked.includes(place)) return alreadyAttacked(area, 'CC-4.3');
    const { attackers, defenders } = confrontation(seat, place);
    if (attackers === 0)
      return violation('no-attacker', 'CC-4.3', {
        area,
      });
    if (defenders === 0) return violation('no-defender', 'CC-4.3', { area });
    return attackers >= defenders ? undefined : oddsTooLow(attackers, defenders);
  },

  apply: (state, { area }) => startConfrontation(state, area),
};
