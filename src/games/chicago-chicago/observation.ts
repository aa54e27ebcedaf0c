import { type Feature, type Observation, oneHot, scalar } from '../../encoding/observation.ts';
import { declared } from './rules/declaration.ts';
import { SIDES } from './rules/sides.ts';
import type { Chicago, Table } from './rules/types.ts';
import { POLICE_UNITS, SORTS } from './rules/units.ts';

/** The observation divides numbers of units by this number. */
const UNITS = 10;

const GROUPS = `groups of each sort (${SORTS.join(', ')})`;
const POLICE = `police units of each kind (${POLICE_UNITS.join(', ')})`;

type Phase = Table['phase'];

/**
 * The observation of *Chicago-Chicago!* as numbers. Both sides see everything. The feature `side` shows which side
 * observes.
 */
export const observation: Observation<Chicago> = {
  version: 1,
  features: ({ scenario }) => {
    const areas = scenario.areas.length;
    return [
      oneHot('phase', 'the phase', [...Object.keys(declared.phases), 'over'], ({ table }) => table.phase.kind),
      oneHot('side', 'the observing side', SIDES, ({ viewer }) => viewer),
      scalar('turn', 'the turn, divided by the last turn', ({ table }) => table.turn / scenario.turns.length),
      scalar(
        'index',
        'the exposure of the demonstrators minus the exposure of the police, divided by 100',
        ({ table: { index } }) => Math.max(-1, Math.min(1, (index.demonstrators - index.police) / 100)),
      ),
      ...unitsOn(areas),
      ...markedAreas(areas),
      scalar(
        'guards',
        `companies of the Guard that have not entered the board, divided by ${String(UNITS)}`,
        ({ table }) => table.guardsLeft / UNITS,
      ),
      scalar('count', `units of the march in progress, divided by ${String(UNITS)}`, ({ table: { phase } }) =>
        phase.kind === 'march' ? phase.count / UNITS : 0,
      ),
      scalar('left', 'remaining movement points of the march, divided by 10', ({ table: { phase } }) =>
        phase.kind === 'march' ? phase.left / 10 : 0,
      ),
      rowsOf('chosen-groups', `${GROUPS} chosen for the attack in preparation`, SORTS.length, (phase) =>
        phase.kind === 'muster' ? phase.groups : [],
      ),
      rowsOf('chosen-police', `${POLICE} chosen for the attack in preparation`, POLICE_UNITS.length, (phase) =>
        phase.kind === 'muster' ? phase.platoons : [],
      ),
    ];
  },
};

type Rows = readonly (readonly number[])[];

/**
 * Returns the features that describe the units. Each sort of group and each kind of platoon has a plane with a number
 * for each area.
 */
function unitsOn(areas: number): readonly Feature<Chicago>[] {
  const planes = (name: string, about: string, read: (table: Table) => Rows): Feature<Chicago> => ({
    name,
    about: `${about}, by area, divided by ${String(UNITS)}`,
    shape: [name.endsWith('groups') ? SORTS.length : POLICE_UNITS.length, areas],
    write({ table }, into, start) {
      for (const [row, stacks] of read(table).entries())
        for (let area = 0; area < areas; area++) into[start + row * areas + area] = stacks[area]! / UNITS;
    },
  });
  return [
    planes('fresh-groups', `${GROUPS} that can act`, ({ groups }) => groups.fresh),
    planes('spent-groups', `${GROUPS} that have acted`, ({ groups }) => groups.spent),
    planes('fresh-police', `${POLICE} that can act`, ({ police }) => police.fresh),
    planes('spent-police', `${POLICE} that have acted`, ({ police }) => police.spent),
    planes('boxed', `${POLICE} in the boxes`, ({ police }) => police.boxed),
    planes('relieving', `${POLICE} that entered a box in this step`, ({ police }) => police.relieving),
  ];
}

function markedAreas(areas: number): readonly Feature<Chicago>[] {
  const marked = (name: string, about: string, read: (table: Table) => readonly number[]): Feature<Chicago> => ({
    name,
    about: `for each area, 1 if ${about}`,
    shape: [areas],
    write({ table }, into, start) {
      for (const area of read(table)) into[start + area] = 1;
    },
  });
  return [
    marked('released', 'its conditional box is released', ({ released }) =>
      released.flatMap((isReleased, area) => (isReleased ? [area] : [])),
    ),
    marked('attacked', 'a conflict was started there in this step', ({ attacked }) => attacked),
    marked('at', 'the march in progress or the attack in preparation is there', ({ phase }) => areaOf(phase)),
  ];
}

/** Returns a feature with the number of groups of each sort, or of platoons of each kind. */
function rowsOf(
  name: string,
  about: string,
  rows: number,
  read: (phase: Phase) => readonly number[],
): Feature<Chicago> {
  return {
    name,
    about: `${about}, divided by ${String(UNITS)}`,
    shape: [rows],
    write({ table }, into, start) {
      const units = read(table.phase);
      for (let row = 0; row < units.length; row++) into[start + row] = units[row]! / UNITS;
    },
  };
}

function areaOf(phase: Phase): readonly number[] {
  if (phase.kind === 'march') return [phase.at];
  return 'area' in phase ? [phase.area] : [];
}
