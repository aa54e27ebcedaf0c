import { violation } from '../../../core/errors.ts';
import type { Rng } from '../../../core/random.ts';
import { type Board, boardOf, byField, distance, fieldOf, nameOf } from './board.ts';
import type { City } from './city.ts';
import type { Field, Scenario } from './scenario-shape.ts';
import { ofSide, oncePerSide, type Side } from './sides.ts';
import { addUnit, LIMIT, type Pile, type Piles, total } from './units.ts';
import type { Refusal } from './types.ts';

/**
 * A group of fields, and the number of units that must be placed on these fields together. The group is the home of a
 * side, or the fields of the salient's garrison (AW-2.3, AW-7.1).
 */
interface Quarters {
  readonly fields: readonly Field[];
  readonly units: number;
}

/**
 * The parts of the board on which a side places units, with the number of units for each part. Parts do not overlap.
 */
const quarters = /* @__PURE__ */ oncePerSide(madeQuarters);

/** Whether the fields of each part of the board have enough room for the units of this part. */
export function haveRoom(scenario: Scenario, side: Side): boolean {
  return quarters(scenario, side).every(({ fields, units }) => units <= LIMIT * fields.length);
}

/**
 * Returns the reason why a player must not place these units in addition to the units that they have written before
 * (AW-2.3, AW-7.1).
 */
export function whyNotPile(
  scenario: Scenario,
  side: Side,
  written: readonly Pile[],
  { field, count }: Pile,
): Refusal | undefined {
  const name = nameOf(scenario, field);
  const part = quarters(scenario, side).find(({ fields }) => fields.includes(field));
  if (part === undefined)
    return boardOf(scenario).zones[field] === side
      ? violation('near-salient', 'AW-7.1', { field: name })
      : violation('not-home', 'AW-2.3', { field: name });
  if (written.some((pile) => pile.field === field)) return violation('already-placed', 'AW-2.3', { field: name });
  if (count > LIMIT) return violation('more-than-three', 'AW-2.3', { field: name, count });
  const { left, room } = remaining(part, written);
  if (count > left)
    return violation('too-many-units', scenario.salient?.owner === side ? 'AW-7.1' : 'AW-2.3', { left, count });
  const rest = left - count;
  if (rest <= room - LIMIT) return undefined;
  return violation('no-room', 'AW-2.3', { rest, room: room - LIMIT });
}

/** Checks the placement of all units of a side, and returns the first violation. */
export function whyNotPiles(scenario: Scenario, side: Side, piles: Piles): Refusal | undefined {
  const written: Pile[] = [];
  for (const [name, count] of Object.entries(piles)) {
    const field = fieldOf(scenario, name);
    if (field === undefined) return violation('no-such-name', 'AW-1.3', { field: name });
    const refusal = whyNotPile(scenario, side, written, { field, count });
    if (refusal !== undefined) return refusal;
    written.push({ field, count });
  }
  return whyNotPlaced(unitsToPlace(scenario, side, written));
}

/** Returns the reason why a player must not commit before all units are placed. */
export function whyNotPlaced(left: number): Refusal | undefined {
  return left === 0 ? undefined : violation('units-left', 'AW-2.3', { left });
}

/** Returns the number of units that a side has not placed yet. */
export function unitsToPlace(scenario: Scenario, side: Side, written: readonly Pile[]): number {
  return ofSide(scenario.units, side) - total(written);
}

/**
 * Calls `visit` for each series of fields that have consecutive numbers and on which units can be placed. `visit` also
 * receives the least and the greatest number of units that can be placed on each of these fields.
 */
export function forEachOpenRun(
  scenario: Scenario,
  side: Side,
  written: readonly Pile[],
  visit: (first: Field, last: Field, count: { readonly least: number; readonly most: number }) => void,
): void {
  const taken = new Set(written.map(({ field }) => field));
  for (const part of quarters(scenario, side)) {
    const { fields } = part;
    const { left, room } = remaining(part, written);
    const count = { least: Math.max(1, left - room + LIMIT), most: Math.min(LIMIT, left) };
    if (count.least > count.most) continue;
    for (let index = 0; index < fields.length; index++) {
      const first = fields[index]!;
      if (taken.has(first)) continue;
      while (fields[index + 1] === fields[index]! + 1 && !taken.has(fields[index + 1]!)) index++;
      visit(first, fields[index]!, count);
    }
  }
}

/** Places all units of a side at random. For each unit, all fields with room are equally likely. */
export function randomPiles(scenario: Scenario, side: Side, rng: Rng): Pile[] {
  const counts = new Map<Field, number>();
  for (const { fields, units } of quarters(scenario, side)) {
    for (let placed = 0; placed < units;) {
      const field = fields[rng.int(fields.length)]!;
      const here = counts.get(field) ?? 0;
      if (here === LIMIT) continue;
      counts.set(field, here + 1);
      placed++;
    }
  }
  return [...counts].map(([field, count]) => ({ field, count })).sort(byField);
}

/**
 * Returns the field of each unit of a side if the scenario places the units. An equal part of the units is near each
 * city of the side (AW-2.4).
 */
export function scenarioUnits(scenario: Scenario, side: Side, cities: readonly City[]): Field[] {
  const board = boardOf(scenario);
  const units: Field[] = [];
  const counts = new Uint16Array(board.hex.size);
  for (const [index, part] of quarters(scenario, side).entries()) {
    const isGarrison = index > 0;
    const isHere = ({ owner, field }: City): boolean =>
      owner === side && (field === board.salient?.city) === isGarrison;
    const near = turned(cities.filter(isHere), side);
    const fields = turned(part.fields, side);
    for (let placed = 0; placed < part.units; placed++) {
      const share = Math.floor((placed * near.length) / part.units);
      const field = nextField(board, fields, near[share]!, counts);
      counts[field]! += 1;
      addUnit(units, field);
    }
  }
  return units;
}

/**
 * Returns the field on which the scenario places the next unit near a city. The first unit is placed on the city, the
 * next two on its airport, and further units on fields near the city.
 */
function nextField(board: Board, fields: readonly Field[], city: City, counts: Uint16Array): Field {
  let best: Field | undefined;
  let bestRank = Infinity;
  for (const field of fields) {
    const here = counts[field]!;
    if (here === LIMIT) continue;
    // The field with the lowest rank is the best field. Each unit on a field raises its rank as much as four more steps
    // from the city.
    let rank = distance(board, field, city.field) + 4 * here;
    if (field === city.field && here === 0) rank = -2;
    if (field === city.airport && here < 2) rank = -1;
    if (rank < bestRank) [best, bestRank] = [field, rank];
  }
  return best!;
}

/**
 * Returns the list for A, and the reverse of the list for B. So the order is the same from the point of view of each
 * side.
 */
function turned<Item>(items: readonly Item[], side: Side): readonly Item[] {
  return side === 'A' ? items : items.toReversed();
}

function remaining({ fields, units }: Quarters, written: readonly Pile[]): { left: number; room: number } {
  const here = written.filter(({ field }) => fields.includes(field));
  return { left: units - total(here), room: LIMIT * (fields.length - here.length) };
}

function madeQuarters(scenario: Scenario, side: Side): readonly Quarters[] {
  const board = boardOf(scenario);
  const units = ofSide(scenario.units, side);
  const home = [...board.zones.keys()].filter((field) => board.zones[field] === side);
  if (board.salient === undefined) return [{ fields: home, units }];
  const { owner, city, fields, garrison, keepOut } = board.salient;
  if (owner !== side) return [{ fields: home.filter((field) => distance(board, field, city) >= keepOut), units }];
  return [
    { fields: home.filter((field) => !fields.includes(field)), units: units - garrison },
    { fields: fields.toSorted((one, other) => one - other), units: garrison },
  ];
}
