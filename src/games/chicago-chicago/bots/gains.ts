import type { Position } from '../../../core/game.ts';
import { areaAt, boardOf, countAt, totalAt } from '../rules/board.ts';
import { crtColumn, strengthOf } from '../rules/conflict.ts';
import { type Crt, CRT_LEGEND, type CrtColumn } from '../rules/crt.ts';
import type { Area, AreaIndex, Scenario } from '../rules/scenario-shape.ts';
import { groupStrength, platoonStrength, strengthIn } from '../rules/targets.ts';
import type { Chicago, Phase } from '../rules/types.ts';
import { GUARD, type Sort, SORTS } from '../rules/units.ts';
import { faceCounts } from '../../../mechanics/results-table.ts';

/** The value, in points of the exposure index, of an effect that makes some groups fall by one level. */
const DEMORALIZED = 0.5;

/**
 * Returns the expected gain of the police from a conflict in an area, in points of the exposure index.
 *
 * @param crt - The results table of the conflict. Default: HARASS for attacks of the police.
 */
export function pointsOf(
  { setup }: Position<Chicago>,
  place: AreaIndex,
  column: CrtColumn,
  crt: Crt = setup.scenario.harass.police,
): number {
  const demoralized = areaAt(setup, place).park === undefined ? 0 : DEMORALIZED;
  const { police: gain, demonstrators: loss } = areaAt(setup, place);
  let sum = 0;
  for (const [code, faces] of faceCounts(crt, column)) {
    const result = CRT_LEGEND.get(code)!;
    if (result === 'shot') return -Infinity;
    const isUp = setup.scenario.effects[result.effect].change === 'up';
    const points = result.winner === 'police' ? gain : -loss;
    sum += faces * (points + (result.hit === 'police' ? 0 : isUp ? -demoralized : demoralized));
  }
  return sum / 6;
}

/** Returns true if an area scores more points for the demonstrators than a park without an attack. */
export function outscoresParks({ points }: Scenario, { demonstrators }: Area): boolean {
  return demonstrators > points.unengaged;
}

/**
 * Returns the sort of groups with the lowest conflict number in an area, and this conflict number; if there are no
 * groups, the conflict number is 0.
 */
export function weakest({ setup, table }: Position<Chicago>, place: AreaIndex): { sort: Sort; strength: number } {
  const { conflict } = boardOf(setup).groups;
  const rows = [...SORTS.keys()].filter((row) => countAt(table.groups.fresh, row, place) > 0);
  const row = rows.toSorted((one, other) => conflict[one]! - conflict[other]!)[0];
  return row === undefined ? { sort: SORTS[0], strength: 0 } : { sort: SORTS[row]!, strength: conflict[row]! };
}

/** Returns the possible gain of attacks by the platoons in an area, in points of the exposure index. */
export function attackGain(position: Position<Chicago>, place: AreaIndex): number {
  const { setup, table } = position;
  const { phase, attacked, groups } = table;
  const { areas, groups: units } = boardOf(setup);
  const force = platoonStrength(position, place) + (isPatrol(phase) ? movedStrength(position, place) : 0);
  if (force === 0) return 0;
  if (areas[place]?.park !== undefined)
    return attacked.includes(place) ? 0 : gainAgainst(position, place, force, groupStrength(position, place));
  if (phase.kind === 'muster' && phase.area === place)
    return gainAgainst(position, place, force, strengthOf(phase.groups, units.conflict));
  const { strength } = weakest(position, place);
  const attacks = Math.min(totalAt(groups.fresh, place), Math.floor(force / (4 * strength)));
  return gainAgainst(position, place, force, strength) * Math.max(1, attacks);
}

/** Whether the phase belongs to step 3, in which the police march. */
export function isPatrol(phase: Phase): boolean {
  return phase.kind === 'patrol' || (phase.kind === 'march' && phase.player === 'police');
}

/** Returns the strength of the platoons that have marched to an area in step 3 and can attack in step 4. */
function movedStrength({ setup, table }: Position<Chicago>, place: AreaIndex): number {
  const { conflict } = boardOf(setup).police;
  const guard = countAt(table.police.spent, GUARD, place) * conflict[GUARD]!;
  return strengthIn(table.police.spent, conflict, place) - guard;
}

/**
 * Returns the expected gain of an attack by a given force on groups with a given strength; 0 if the attack can be
 * expected to lose points.
 */
function gainAgainst(position: Position<Chicago>, place: AreaIndex, force: number, strength: number): number {
  const column = strength === 0 ? undefined : crtColumn(force, strength);
  return column === undefined ? 0 : Math.max(0, pointsOf(position, place, column));
}
