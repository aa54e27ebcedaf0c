import { violation } from '../../../../core/errors.ts';
import type { ActionRules, BulkRules, ChanceRules } from '../../../../core/spec.ts';
import { areaAt, areaId } from '../board.ts';
import { resolve, startAttack, startConfrontation, startEngagement } from '../combat.ts';
import { musterOf, strengthsOf, whyNotCommit, whyNotSort } from '../muster.ts';
import { alreadyAttacked, notAPark, oddsTooLow } from '../refusals.ts';
import { confrontation, groupStrength, platoonStrength } from '../targets.ts';
import type { Chicago } from '../types.ts';
import { POLICE_UNITS, SORTS } from '../units.ts';

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

/** CC-4.4: all platoons in a park attack all groups in this park. */
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

/** CC-4.4: outside parks, the police choose groups to attack, beginning with the lowest sorts. */
export const singleOut: ActionRules<Chicago, 'single-out', 'attack' | 'muster'> = {
  during: ['attack', 'muster'],

  whyIllegal(seat, { area: place, sort, count }) {
    const { setup, phase } = seat;
    const { id: area, park } = areaAt(setup, place);
    if (phase.kind === 'muster' && phase.area !== place) return violation('other-area', 'CC-4.4', { area });
    if (park !== undefined) return violation('in-a-park', 'CC-4.4', { area });
    return whyNotSort(seat, musterOf(phase, place), { sort, count });
  },

  apply(state, { area: place, sort, count }) {
    const { groups, platoons } = musterOf(state.phase, place);
    const chosen = groups.with(sort, count);
    state.table.phase = { kind: 'muster', area: place, groups: chosen, platoons: [...platoons], from: sort + 1 };
  },
};

/** CC-4.4: the police choose platoons for the attack, beginning with the lowest kinds. */
export const commit: ActionRules<Chicago, 'commit', 'muster'> = {
  during: ['muster'],
  whyIllegal: (seat, platoons) => whyNotCommit(seat, seat.phase, platoons),

  apply({ phase }, { unit, count }) {
    phase.platoons[unit] = count;
    phase.from = SORTS.length + unit + 1;
  },
};

/** CC-4.5, CC-4.6: the chosen platoons attack the chosen groups. */
export const strike: ActionRules<Chicago, 'strike', 'muster'> = {
  during: ['muster'],

  whyIllegal({ setup, phase }) {
    const { attackers, defenders } = strengthsOf(setup, phase);
    return attackers >= defenders ? undefined : oddsTooLow(attackers, defenders);
  },

  apply(state, { table }) {
    const { area, platoons, groups } = state.phase;
    startAttack(state, { area, table, platoons, groups });
  },
};

/** CC-4.4: outside parks, the police choose both groups and platoons in one action, and attack. */
export const attackGroups: BulkRules<Chicago, 'attack-groups', 'attack'> = {
  during: ['attack'],

  parts({ setup }, { area: place, groups, platoons, table }) {
    const area = areaId(setup, place);
    return [
      ...chosen(SORTS, groups).map(([sort, count]) => ({ type: 'single-out' as const, area, sort, count })),
      ...chosen(POLICE_UNITS, platoons).map(([unit, count]) => ({ type: 'commit' as const, unit, count })),
      { type: 'strike', table },
    ];
  },
};

/** Returns the name and number of the units of each sort or kind, the lowest first. */
function chosen<Name extends string>(
  names: readonly Name[],
  counts: { readonly [Key in Name]?: number },
): (readonly [name: Name, count: number])[] {
  return names.flatMap((name) => {
    const count = counts[name];
    return count === undefined ? [] : [[name, count] as const];
  });
}

/** CC-4.6: chance rolls the die of a conflict. */
export const roll: ChanceRules<Chicago, 'roll', 'roll'> = {
  during: ['roll'],
  apply: (state, { die }) => resolve(state, die),
};
