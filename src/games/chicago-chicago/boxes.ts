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
import type { Chicago, ChicagoDraft, Setup } from './types.ts';
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
  const { setup, table } = position;
  const { boxes } = boardOf(setup);
  const { fresh, spent, boxed } = table.police;
  const entering = kindsByArea(setup, fresh, spent);
  const leaving = kindsByArea(setup, boxed);
  for (const place of boxes)
    if (entering[place] !== 0 && roomInBox(position, place) > 0) offer.each('fill', KINDS[entering[place]!]!, place);
  for (const place of boxes)
    for (const unit of KINDS[entering[place]!]!) offer.each('relieve', KINDS[leaving[place]!]!, place, unit);
  for (const place of boxes) if (table.released[place] === true) offer.each('leave', KINDS[leaving[place]!]!, place);
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

/** By area with a box the set of the kinds of which some stacks have units there: never Guard, who do not stand in boxes. */
function kindsByArea(setup: Setup, ...stacks: readonly Stacks[]): Uint8Array {
  const { areas, boxes } = boardOf(setup);
  const kinds = new Uint8Array(areas.length);
  for (const each of stacks) {
    for (let row = 0; row < each.length; row++) {
      const counts = each[row]!;
      if (row === GUARD) continue;
      for (let index = 0; index < boxes.length; index++)
        if (counts[boxes[index]!]! > 0) kinds[boxes[index]!]! |= 1 << row;
    }
  }
  return kinds;
}

/** All sets of kinds of police units, the lowest kinds first, by the sum of two to the power of each. */
const KINDS: readonly (readonly number[])[] = /* @__PURE__ */ Array.from(
  { length: 1 << POLICE_UNITS.length },
  (_, kinds) => [...POLICE_UNITS.keys()].filter((row) => (kinds & (1 << row)) !== 0),
);

function whyNotOne(row: number, there: number): Violation<RuleId> | undefined {
  return there > 0 ? undefined : tooFewUnits({ unit: POLICE_UNITS[row]!, there, count: 1 }, 'CC-4.2');
}
