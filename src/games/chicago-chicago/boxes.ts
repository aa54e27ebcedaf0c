/**
 * Platoons that go into and come out of minimum boxes in step 3 (CC-4.2).
 *
 * @packageDocumentation
 */
import type { ChicagoDraft, Log } from './types.ts';
import { type Violation, violation } from '../../core/errors.ts';
import { add, areaAt, areaId, areaIndex, boardOf, countAt } from './board.ts';
import { noSuchArea, tooFewUnits, wrongStep } from './refusals.ts';
import type { RuleId } from './rulebook.ts';
import type { AreaId, AreaIndex, Setup, Table } from './types.ts';
import { POLICE_UNITS, type PoliceUnit } from './units.ts';

/** What is asked of a position here. */
interface Position {
  readonly setup: Setup;
  readonly table: Table;
}

/** Why there is no box in an area that could be seen to now. */
export function whyNoBox({ setup, table }: Position, area: AreaId): Violation<RuleId> | undefined {
  if (table.step.kind !== 'patrol') return wrongStep(table.step);
  const place = areaIndex(setup, area);
  if (place < 0) return noSuchArea(area);
  if (areaAt(setup, place).box !== undefined) return undefined;
  return violation('no-box', 'CC-2.2', `There is no minimum box in ${area}.`, { area });
}

/** Why a unit cannot go into the box of its area. */
export function whyNotEnter(position: Position, area: AreaId, unit: PoliceUnit): Violation<RuleId> | undefined {
  if (unit === 'guard') return violation('guard-in-box', 'CC-2.2', 'The National Guard never stand in a box.');
  const there = outsideBox(position.table, POLICE_UNITS.indexOf(unit), areaIndex(position.setup, area));
  return there > 0 ? undefined : tooFewUnits({ unit, there, count: 1 }, 'CC-4.2');
}

/** Why a unit cannot come out of the box of its area: it is not there, or went in in this step. */
export function whyNotComeOut(
  { setup, table }: Position,
  area: AreaId,
  unit: PoliceUnit,
): Violation<RuleId> | undefined {
  const there = countAt(table.police.boxed, POLICE_UNITS.indexOf(unit), areaIndex(setup, area));
  return there > 0 ? undefined : tooFewUnits({ unit, there, count: 1 }, 'CC-4.2');
}

/** The kinds of platoons that could go into the box of an area. */
export function canEnter(table: Table, place: AreaIndex): readonly PoliceUnit[] {
  return POLICE_UNITS.filter((unit, row) => unit !== 'guard' && outsideBox(table, row, place) > 0);
}

/** The kinds of platoons that could come out of the box of an area. */
export function canComeOut({ police }: Table, place: AreaIndex): readonly PoliceUnit[] {
  return POLICE_UNITS.filter((_, row) => countAt(police.boxed, row, place) > 0);
}

/** The areas with a box, in board order, if it is the time to see to them. */
export function boxesToSeeTo({ setup, table }: Position): readonly AreaIndex[] {
  return table.step.kind === 'patrol' ? boardOf(setup).boxes : [];
}

/**
 * Lets platoons change between an area and its box. Of a kind, one that has moved goes in first, since it can do nothing
 * else.
 */
export function change(
  { setup, table }: ChicagoDraft,
  place: AreaIndex,
  { entered, left }: { entered?: PoliceUnit; left?: PoliceUnit },
  log: Log,
): void {
  const { fresh, spent, boxed, relieving } = table.police;
  if (left !== undefined) {
    const row = POLICE_UNITS.indexOf(left);
    add(boxed, row, place, -1);
    add(fresh, row, place, 1);
  }
  if (entered !== undefined) {
    const row = POLICE_UNITS.indexOf(entered);
    add(countAt(spent, row, place) > 0 ? spent : fresh, row, place, -1);
    add(relieving, row, place, 1);
  }
  const units = { ...(entered === undefined ? {} : { entered }), ...(left === undefined ? {} : { left }) };
  log?.push({ type: 'box-changed', rule: 'CC-4.2', area: areaId(setup, place), ...units });
}

function outsideBox({ police }: Table, row: number, place: AreaIndex): number {
  return countAt(police.fresh, row, place) + countAt(police.spent, row, place);
}
