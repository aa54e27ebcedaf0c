import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { areaAt } from '../board.ts';
import { startEngagement } from '../combat.ts';
import { alreadyAttacked, notAPark, oddsTooLow } from '../refusals.ts';
import { groupStrength, platoonStrength } from '../targets.ts';
import type { Chicago } from '../types.ts';

/** CC-4.4: in a park all platoons attack all groups. */
export const engage: ActionRules<Chicago, 'engage', 'attack'> = {
  during: ['attack'],

  whyIllegal(seat, { area: place }) {
    const { id: area, park } = areaAt(seat.setup, place);
    if (park === undefined) return notAPark(area, 'CC-4.4');
    if (seat.table.attacked.includes(place)) return alreadyAttacked(area, 'CC-4.4');
    const [attackers, defenders] = [platoonStrength(seat, place), groupStrength(seat, place)];
    if (attackers === 0) return violation('no-attacker', 'CC-4.4', { area });
    if (defenders === 0) return violation('no-defender', 'CC-4.4', { area });
    return attackers >= defenders ? undefined : oddsTooLow(attackers, defenders);
  },

  apply: (state, { area, table }) => startEngagement(state, area, table),
};
