import type { BulkRules } from '../../../../core/spec.ts';
import { areaId } from '../board.ts';
import type { Chicago } from '../types.ts';
import { POLICE_UNITS, SORTS } from '../units.ts';

/** CC-4.4: the police attack groups outside parks, both sides named at once. */
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

/** The numbers of units by name, the lowest first. */
function chosen<Name extends string>(
  names: readonly Name[],
  counts: { readonly [Key in Name]?: number },
): (readonly [name: Name, count: number])[] {
  return names.flatMap((name) => {
    const count = counts[name];
    return count === undefined ? [] : [[name, count] as const];
  });
}
