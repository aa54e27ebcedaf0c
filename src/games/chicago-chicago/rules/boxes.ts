import { violation } from '../../../core/errors.ts';
import type { Position } from '../../../core/game.ts';
import { add, areaAt, areaId, countAt } from './board.ts';
import { notice } from './outlook.ts';
import { tooFewUnits } from './refusals.ts';
import type { AreaIndex } from './scenario-shape.ts';
import type { Chicago, ChicagoDraft, Refusal, Table } from './types.ts';
import { GUARD, POLICE_UNITS } from './units.ts';

/** Returns the refusal of an action in an area without a box; `undefined` if the area has a box. */
export function whyNotBox({ setup }: Position<Chicago>, place: AreaIndex): Refusal | undefined {
  const { id: area, box } = areaAt(setup, place);
  if (box !== undefined) return undefined;
  return violation('no-box', 'CC-2.2', { area });
}

/** Returns the reason why a unit cannot enter the box of its area. */
export function whyNotEnter({ table }: Position<Chicago>, place: AreaIndex, row: number): Refusal | undefined {
  if (row === GUARD) return violation('guard-in-box', 'CC-2.2');
  const { fresh, spent } = table.police;
  return whyNotOne(row, countAt(fresh, row, place) + countAt(spent, row, place));
}

/**
 * Returns the reason why a unit cannot leave the box of its area: it is not in the box, or it entered the box in this
 * step.
 */
export function whyNotComeOut({ table }: Position<Chicago>, place: AreaIndex, row: number): Refusal | undefined {
  return whyNotOne(row, countAt(table.police.boxed, row, place));
}

/** Returns the kinds of units that could enter the box of an area, lowest first. The Guard never enters a box. */
export function kindsEntering({ police: { fresh, spent } }: Table, place: AreaIndex): readonly number[] {
  let kinds = 0;
  for (let row = 0; row < fresh.length; row++) {
    if (row !== GUARD && countAt(fresh, row, place) + countAt(spent, row, place) > 0) kinds |= 1 << row;
  }
  return KINDS[kinds]!;
}

/** Returns the kinds of units that could leave the box of an area, lowest first. */
export function kindsLeaving({ police: { boxed } }: Table, place: AreaIndex): readonly number[] {
  let kinds = 0;
  for (let row = 0; row < boxed.length; row++) if (countAt(boxed, row, place) > 0) kinds |= 1 << row;
  return KINDS[kinds]!;
}

/**
 * Moves platoons between an area and its box. If both fresh and spent platoons of the kind could enter, a spent platoon
 * enters, because spent platoons can do nothing else.
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
  notice(table, place);
  log?.push({
    type: 'box-changed',
    rule: 'CC-4.2',
    area: areaId(setup, place),
    ...(entered === undefined ? {} : { entered: POLICE_UNITS[entered]! }),
    ...(left === undefined ? {} : { left: POLICE_UNITS[left]! }),
  });
}

/**
 * All sets of kinds of police units, each as a list with the lowest kind first. The index of a set in this list, as a
 * binary number, shows which kinds the set contains.
 */
const KINDS: readonly (readonly number[])[] = /* @__PURE__ */ Array.from(
  { length: 1 << POLICE_UNITS.length },
  (_, kinds) => [...POLICE_UNITS.keys()].filter((row) => (kinds & (1 << row)) !== 0),
);

function whyNotOne(row: number, there: number): Refusal | undefined {
  return there > 0 ? undefined : tooFewUnits({ unit: POLICE_UNITS[row]!, there, count: 1 }, 'CC-4.2');
}
