/**
 * Platoons that go into and come out of minimum boxes in step 3 (CC-4.2).
 *
 * @packageDocumentation
 */
import { type Violation, violation } from '../../core/errors.ts';
import type { Position } from '../../core/game.ts';
import type { Offer } from '../../core/spec.ts';
import { add, areaAt, areaId, boardOf, countAt } from './board.ts';
import { tooFewUnits } from './refusals.ts';
import type { RuleId } from './rulebook.ts';
import type { AreaIndex, Stacks } from './scenario-shape.ts';
import { roomInBox } from './set-up.ts';
import type { Chicago, ChicagoDraft } from './types.ts';
import { GUARD, POLICE_UNITS } from './units.ts';

/** Why there is no box in an area. */
export function whyNotBox({ setup }: Position<Chicago>, place: AreaIndex): Violation<RuleId> | undefined {
  const { id: area, box } = areaAt(setup, place);
  if (box !== undefined) return undefined;
  return violation('no-box', 'CC-2.2', `There is no minimum box in ${area}.`, { area });
}

/** Why a unit cannot go into the box of its area. */
export function whyNotEnter(
  { table }: Position<Chicago>,
  place: AreaIndex,
  row: number,
): Violation<RuleId> | undefined {
  if (row === GUARD) return violation('guard-in-box', 'CC-2.2', 'The National Guard never stand in a box.');
  const { fresh, spent } = table.police;
  return whyNotOne(row, countAt(fresh, row, place) + countAt(spent, row, place));
}

/** Why a unit cannot come out of the box of its area: it is not there, or went in in this step. */
export function whyNotComeOut(
  { table }: Position<Chicago>,
  place: AreaIndex,
  row: number,
): Violation<RuleId> | undefined {
  return whyNotOne(row, countAt(table.police.boxed, row, place));
}

/** Offers every change of platoons at a box, boxes in board order and in each the lowest kinds first. */
export function offerChanges(position: Position<Chicago>, offer: Offer<'fill' | 'relieve' | 'leave'>): void {
  const open = openBoxes(position);
  for (const { place, entering } of open)
    if (roomInBox(position, place) > 0) for (const unit of entering) offer.one('fill', place, unit);
  for (const { place, entering, leaving } of open)
    for (const unit of entering) for (const relieved of leaving) offer.one('relieve', place, unit, relieved);
  for (const { place, leaving } of open)
    if (position.table.released[place] === true) for (const unit of leaving) offer.one('leave', place, unit);
}

/**
 * Lets platoons change between an area and its box. Of a kind, one that has moved goes in first, since it can do nothing
 * else.
 */
export function change(
  { setup, table, log }: ChicagoDraft,
  place: AreaIndex,
  { entered, left }: { readonly entered?: number; readonly left?: number },
): void {
  const { fresh, spent, boxed, relieving } = table.police;
  if (left !== undefined) {
    add(boxed, left, place, -1);
    add(fresh, left, place, 1);
  }
  if (entered !== undefined) {
    add(countAt(spent, entered, place) > 0 ? spent : fresh, entered, place, -1);
    add(relieving, entered, place, 1);
  }
  log?.push({
    type: 'box-changed',
    rule: 'CC-4.2',
    area: areaId(setup, place),
    ...(entered === undefined ? {} : { entered: POLICE_UNITS[entered]! }),
    ...(left === undefined ? {} : { left: POLICE_UNITS[left]! }),
  });
}

/** A box at which platoons could change. */
interface OpenBox {
  readonly place: AreaIndex;
  /** The kinds of which one could go in, the lowest first. */
  readonly entering: readonly number[];
  /** The kinds of which one could come out, the lowest first. */
  readonly leaving: readonly number[];
}

function openBoxes({ setup, table }: Position<Chicago>): readonly OpenBox[] {
  const open: OpenBox[] = [];
  const { fresh, spent, boxed } = table.police;
  for (const place of boardOf(setup).boxes) {
    const entering = kindsAt(place, fresh, spent);
    if (entering.length === 0 && table.released[place] !== true) continue;
    open.push({ place, entering, leaving: kindsAt(place, boxed, boxed) });
  }
  return open;
}

/** The kinds of which there are some in an area, in one place or another: never Guard, who do not stand in boxes. */
function kindsAt(place: AreaIndex, here: Stacks, there: Stacks): readonly number[] {
  const kinds: number[] = [];
  for (let row = 0; row < POLICE_UNITS.length; row++) {
    const some = countAt(here, row, place) > 0 || countAt(there, row, place) > 0;
    if (some && row !== GUARD) kinds.push(row);
  }
  return kinds;
}

function whyNotOne(row: number, there: number): Violation<RuleId> | undefined {
  return there > 0 ? undefined : tooFewUnits({ unit: POLICE_UNITS[row]!, there, count: 1 }, 'CC-4.2');
}
