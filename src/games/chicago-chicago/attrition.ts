/**
 * Step 5 and growth: what becomes of groups without any conflict.
 *
 * @packageDocumentation
 */
import type { ChicagoDraft, Log } from './types.ts';
import { add, areaAt, areaId, boardOf, countAt } from './board.ts';
import { dwindle, sumOf } from './effects.ts';
import { tally } from './tally.ts';
import type { AreaIndex } from './types.ts';
import { infiltrating, LEVELS, ordinary } from './units.ts';

type Groups = ChicagoDraft['table']['groups'];

/** Takes from the groups of each area what attrition takes (CC-5.1, CC-5.2). */
export function dwindleAll(state: ChicagoDraft, ordinaryToo: boolean, log: Log): void {
  const { areas } = state.setup.scenario;
  for (let place = 0; place < areas.length; place++) {
    if (ordinaryToo) dwindleIn(state, place, 'ordinary', log);
    dwindleIn(state, place, 'infiltrating', log);
  }
}

/** Removes all groups outside parks (CC-5.3). */
export function disperse({ setup, table }: ChicagoDraft, log: Log): void {
  for (const [place, { park, id }] of setup.scenario.areas.entries()) {
    if (park !== undefined) continue;
    const counts = table.groups.fresh.map((row) => row[place] as number);
    if (sumOf(counts) === 0) continue;
    for (const row of table.groups.fresh) row[place] = 0;
    log?.push({ type: 'groups-dispersed', rule: 'CC-5.3', area: id, units: tally('demonstrators', counts) });
  }
}

/** Ends infiltration: those who infiltrated are ordinary groups again in the next turn. */
export function mingle({ groups }: { groups: Groups }): void {
  for (let level = 0; level < LEVELS.length; level++) {
    const [plain, moved] = [groups.fresh[ordinary(level)] as number[], groups.fresh[infiltrating(level)] as number[]];
    for (let place = 0; place < plain.length; place++) {
      plain[place] = (plain[place] as number) + (moved[place] as number);
      moved[place] = 0;
    }
  }
}

/** Brings new groups to those in parks, as far as there are counters (CC-5.4). */
export function multiply(state: ChicagoDraft, log: Log): void {
  const { setup, table } = state;
  const unused = unusedCounters(state);
  for (const place of boardOf(setup).parks) {
    const came = newGroups(state, place, unused);
    if (sumOf(came) === 0) continue;
    for (const [level, count] of came.entries()) add(table.groups.fresh, ordinary(level), place, count);
    const counts = came.flatMap((count) => [count, 0]);
    log?.push({
      type: 'groups-multiplied',
      rule: 'CC-5.4',
      area: areaId(setup, place),
      units: tally('demonstrators', counts),
    });
  }
}

/** How many counters of each level may still come, and of all levels together. */
interface Unused {
  readonly byLevel: number[];
  total: number;
}

function unusedCounters({ setup, table }: ChicagoDraft): Unused {
  const mix = LEVELS.map((level) => setup.scenario.counterMix.demonstrators[level]);
  const onBoard = LEVELS.map((_, level) => sumOf(table.groups.fresh[ordinary(level)] as number[]));
  return {
    byLevel: mix.map((count, level) => Math.max(0, count - (onBoard[level] as number))),
    total: Math.max(0, sumOf(mix) - sumOf(onBoard)),
  };
}

function newGroups({ setup, table }: ChicagoDraft, place: AreaIndex, unused: Unused): number[] {
  let there = 0;
  for (let level = 0; level < LEVELS.length; level++) there += countAt(table.groups.fresh, ordinary(level), place);
  let due = Math.min(there * ((areaAt(setup, place).park as number) - 1), unused.total);
  const came: number[] = [];
  for (let level = 0; level < LEVELS.length; level++) {
    const count = Math.min(due, unused.byLevel[level] as number);
    came.push(count);
    due -= count;
    unused.byLevel[level] = (unused.byLevel[level] as number) - count;
    unused.total -= count;
  }
  return came;
}

function dwindleIn(
  { setup, table }: ChicagoDraft,
  place: AreaIndex,
  sort: 'ordinary' | 'infiltrating',
  log: Log,
): void {
  const rowOfLevel = sort === 'ordinary' ? ordinary : infiltrating;
  const { fresh } = table.groups;
  const levels: number[] = [];
  for (let level = 0; level < LEVELS.length; level++) levels.push(countAt(fresh, rowOfLevel(level), place));
  if (sumOf(levels) === 0) return;
  const { units, after, lost } = dwindle(levels, sort === 'ordinary' ? '1/3' : '1/2');
  for (let level = 0; level < LEVELS.length; level++)
    (fresh[rowOfLevel(level)] as number[])[place] = after[level] as number;
  if (log === undefined) return;
  const counts = units.flatMap((count) => (sort === 'ordinary' ? [count, 0] : [0, count]));
  log.push({
    type: 'groups-dwindled',
    rule: sort === 'ordinary' ? 'CC-5.1' : 'CC-5.2',
    area: areaId(setup, place),
    infiltrating: sort === 'infiltrating',
    units: tally('demonstrators', counts),
    lost,
  });
}
