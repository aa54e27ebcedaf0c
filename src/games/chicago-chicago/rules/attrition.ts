import { totalUnits } from '../../../mechanics/unit-counts.ts';
import { add, areaAt, areaId, boardOf, column, countAt, tally, totalAt } from './board.ts';
import { dwindle } from './effects.ts';
import type { AreaIndex } from './scenario-shape.ts';
import type { ChicagoDraft } from './types.ts';
import { infiltrating, LEVELS, ordinary, SORTS } from './units.ts';

/** Applies attrition to the groups in each area (CC-5.1, CC-5.2). */
export function dwindleAll(state: ChicagoDraft, ordinaryToo: boolean): void {
  const { areas } = state.setup.scenario;
  for (let place = 0; place < areas.length; place++) {
    if (totalAt(state.table.groups.fresh, place) === 0) continue;
    if (ordinaryToo) dwindleIn(state, place, 'ordinary');
    dwindleIn(state, place, 'infiltrating');
  }
}

/** Removes all groups outside parks (CC-5.3). */
export function disperse({ setup, table, log }: ChicagoDraft): void {
  const { fresh } = table.groups;
  for (let place = 0; place < setup.scenario.areas.length; place++) {
    const { park, id } = areaAt(setup, place);
    if (park !== undefined || totalAt(fresh, place) === 0) continue;
    const counts = column(fresh, place);
    for (const row of fresh) row[place] = 0;
    log?.push({ type: 'groups-dispersed', rule: 'CC-5.3', area: id, units: tally('demonstrators', counts) });
  }
}

/** Ends infiltration: groups that infiltrated become ordinary groups for the next turn. */
export function endInfiltration({ groups: { fresh } }: ChicagoDraft['table']): void {
  for (let level = 0; level < LEVELS.length; level++) {
    const [plain, moved] = [fresh[ordinary(level)]!, fresh[infiltrating(level)]!];
    for (let place = 0; place < plain.length; place++) {
      if (moved[place] === 0) continue;
      plain[place]! += moved[place]!;
      moved[place] = 0;
    }
  }
}

/** Adds new groups in parks that have groups, as long as counters are available (CC-5.4). */
export function multiply(state: ChicagoDraft): void {
  const { setup, table, log } = state;
  const unused = unusedCounters(state);
  for (const place of boardOf(setup).parks) {
    const came = newGroups(state, place, unused);
    if (totalUnits(came) === 0) continue;
    for (const [level, count] of came.entries()) add(table.groups.fresh, ordinary(level), place, count);
    log?.push({
      type: 'groups-multiplied',
      rule: 'CC-5.4',
      area: areaId(setup, place),
      units: tally('demonstrators', inRows(came, 'ordinary')),
    });
  }
}

/** The number of counters that are not on the board, for each level and in total. */
interface Unused {
  readonly byLevel: number[];
  total: number;
}

function unusedCounters({ setup, table }: ChicagoDraft): Unused {
  const mix = LEVELS.map((level) => setup.scenario.counterMix.demonstrators[level]);
  const onBoard = LEVELS.map((_, level) => totalUnits(table.groups.fresh[ordinary(level)]!));
  return {
    byLevel: mix.map((count, level) => Math.max(0, count - onBoard[level]!)),
    total: Math.max(0, totalUnits(mix) - totalUnits(onBoard)),
  };
}

function newGroups({ setup, table }: ChicagoDraft, place: AreaIndex, unused: Unused): number[] {
  let there = 0;
  for (let level = 0; level < LEVELS.length; level++) there += countAt(table.groups.fresh, ordinary(level), place);
  let due = Math.min(there * (areaAt(setup, place).park! - 1), unused.total);
  const came: number[] = [];
  for (let level = 0; level < LEVELS.length; level++) {
    const count = Math.min(due, unused.byLevel[level]!);
    came.push(count);
    due -= count;
    unused.byLevel[level]! -= count;
    unused.total -= count;
  }
  return came;
}

/** Whether groups infiltrated in this turn. */
type Manner = 'ordinary' | 'infiltrating';

const ROW_OF = { ordinary, infiltrating } as const;
const SHARES = { ordinary: '1/3', infiltrating: '1/2' } as const;
const RULES = { ordinary: 'CC-5.1', infiltrating: 'CC-5.2' } as const;

function dwindleIn({ setup, table, log }: ChicagoDraft, place: AreaIndex, manner: Manner): void {
  const { fresh } = table.groups;
  const rowOf = ROW_OF[manner];
  const levels: number[] = [];
  for (let level = 0; level < LEVELS.length; level++) levels.push(countAt(fresh, rowOf(level), place));
  if (totalUnits(levels) === 0) return;
  const { units, after, lost } = dwindle(levels, SHARES[manner]);
  for (let level = 0; level < LEVELS.length; level++) fresh[rowOf(level)]![place] = after[level]!;
  log?.push({
    type: 'groups-dwindled',
    rule: RULES[manner],
    area: areaId(setup, place),
    infiltrating: manner === 'infiltrating',
    units: tally('demonstrators', inRows(units, manner)),
    lost,
  });
}

/**
 * Converts the number of groups of each level to the number of groups of each sort. Groups that infiltrated are
 * separate sorts.
 */
function inRows(levels: readonly number[], manner: Manner): number[] {
  const rows = SORTS.map(() => 0);
  for (const [level, count] of levels.entries()) rows[ROW_OF[manner](level)] = count;
  return rows;
}
