import * as v from 'valibot';
import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { areaAt, areaId, areaIndex, boardOf } from '../board.ts';
import { startEngagement } from '../combat-step.ts';
import { alreadyAttacked, noSuchArea, notAPark, oddsTooLow, wrongStep } from '../refusals.ts';
import { actionShape, tableNameShape } from '../shapes.ts';
import { canEngage, groupStrength, platoonStrength } from '../targets.ts';
import type { ActionOf, Chicago } from '../types.ts';

/** CC-4.4: in a park all platoons attack all groups. */
export const engage: ActionRules<Chicago, ActionOf<'engage'>> = {
  shape: /* @__PURE__ */ actionShape('engage', { area: v.string(), table: tableNameShape }),

  whyIllegal(seat, { area }) {
    const { setup, table } = seat;
    if (table.step.kind !== 'attack') return wrongStep(table.step);
    const place = areaIndex(setup, area);
    if (place < 0) return noSuchArea(area);
    if (areaAt(setup, place).park === undefined) return notAPark(area, 'CC-4.4');
    if (table.attacked.includes(place)) return alreadyAttacked(area, 'CC-4.4');
    const [attackers, defenders] = [platoonStrength(seat, place), groupStrength(seat, place)];
    if (attackers === 0) return violation('no-attacker', 'CC-4.4', `No platoons in ${area} could attack.`, { area });
    if (defenders === 0) return violation('no-defender', 'CC-4.4', `There are no groups in ${area}.`, { area });
    return attackers >= defenders ? undefined : oddsTooLow(attackers, defenders);
  },

  list(seat) {
    const { player, setup, table } = seat;
    if (table.step.kind !== 'attack') return [];
    return boardOf(setup)
      .parks.filter((place) => canEngage(seat, place))
      .flatMap((place) => {
        const area = areaId(setup, place);
        return [
          { type: 'engage', player, area, table: 'harass' },
          { type: 'engage', player, area, table: 'assault' },
        ] as const;
      });
  },

  apply: (state, { area, table }, log) => startEngagement(state, areaIndex(state.setup, area), table, log),
};
