/**
 * Platoons that go into and come out of minimum boxes in step 3 (CC-4.2).
 *
 * @packageDocumentation
 */
import type { ChicagoDraft, Log } from './types.ts';
import { type Violation, violation } from '../../core/errors.ts';
import type { Seat } from '../../core/game.ts';
import { add, areaAt, areaId, areaIndex, boardOf, countAt } from './board.ts';
import { noSuchArea, tooFewUnits, wrongStep } from './refusals.ts';
import type { RuleId } from './rulebook.ts';
import { roomInBox } from './set-up.ts';
import type { ActionOf, AreaId, AreaIndex, Chicago, Setup, Stacks, Table } from './types.ts';
import { GUARD, POLICE_UNITS, type PoliceUnit } from './units.ts';

/** What is asked of a position here. */
interface Position {
  readonly setup: Setup;
  readonly table: Table;
}

type BoxAction = ActionOf<'fill' | 'relieve' | 'leave'>;

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

/** A box at which platoons could change. */
export interface OpenBox {
  readonly place: AreaIndex;
  /** The kinds of which one could go in, the lowest first. */
  readonly entering: readonly PoliceUnit[];
  /** The kinds of which one could come out, the lowest first. */
  readonly leaving: readonly PoliceUnit[];
  readonly hasRoom: boolean;
  readonly isReleased: boolean;
}

/** The boxes at which platoons could change now, in board order. */
export function openBoxes(position: Position): readonly OpenBox[] {
  const { setup, table } = position;
  const open: OpenBox[] = [];
  if (table.step.kind !== 'patrol') return open;
  const { boxes } = boardOf(setup);
  const { fresh, spent, boxed } = table.police;
  for (let index = 0; index < boxes.length; index++) {
    const place = boxes[index] as AreaIndex;
    const entering = kindsAt(place, fresh, spent);
    const isReleased = table.released[place] === true;
    if (entering.length === 0 && !isReleased) continue;
    const leaving = kindsAt(place, boxed, boxed);
    open.push({ place, entering, leaving, hasRoom: roomInBox(position, place) > 0, isReleased });
  }
  return open;
}

/** In how many ways platoons could change at a box by an action of one type. */
export function changesAt({ entering, leaving, hasRoom, isReleased }: OpenBox, type: BoxAction['type']): number {
  switch (type) {
    case 'fill':
      return hasRoom ? entering.length : 0;
    case 'relieve':
      return entering.length * leaving.length;
    case 'leave':
      return isReleased ? leaving.length : 0;
  }
}

/**
 * One of the ways in which platoons could change at a box.
 *
 * @param way - 0 or more, and less than {@link changesAt} says.
 */
export function boxAction<Type extends BoxAction['type']>(
  { player, setup }: Seat<Chicago>,
  type: Type,
  { place, entering, leaving }: OpenBox,
  way: number,
): ActionOf<Type>;
export function boxAction(
  { player, setup }: Seat<Chicago>,
  type: BoxAction['type'],
  { place, entering, leaving }: OpenBox,
  way: number,
): BoxAction {
  const area = areaId(setup, place);
  switch (type) {
    case 'fill':
      return { type, player, area, unit: entering[way] as PoliceUnit };
    case 'relieve': {
      const unit = entering[Math.floor(way / leaving.length)] as PoliceUnit;
      return { type, player, area, unit, relieved: leaving[way % leaving.length] as PoliceUnit };
    }
    case 'leave':
      return { type, player, area, unit: leaving[way] as PoliceUnit };
  }
}

/** The legal actions of one type, box by box. */
export function listChanges<Type extends BoxAction['type']>(seat: Seat<Chicago>, type: Type): ActionOf<Type>[] {
  const actions: ActionOf<Type>[] = [];
  for (const box of openBoxes(seat))
    for (let way = 0; way < changesAt(box, type); way++) actions.push(boxAction(seat, type, box, way));
  return actions;
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

/** The kinds of which there are some in an area, in one place or another: never Guard, who do not stand in boxes. */
function kindsAt(place: AreaIndex, here: Stacks, there: Stacks): PoliceUnit[] {
  const kinds: PoliceUnit[] = [];
  for (let row = 0; row < POLICE_UNITS.length; row++) {
    const some = countAt(here, row, place) > 0 || countAt(there, row, place) > 0;
    if (some && row !== GUARD) kinds.push(POLICE_UNITS[row] as PoliceUnit);
  }
  return kinds;
}

function outsideBox({ police }: Table, row: number, place: AreaIndex): number {
  return countAt(police.fresh, row, place) + countAt(police.spent, row, place);
}
