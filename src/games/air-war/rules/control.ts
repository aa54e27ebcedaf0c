import { violation } from '../../../core/errors.ts';
import { type Board, boardOf, isAdjacent, nameOf } from './board.ts';
import type { City } from './city.ts';
import { isAfter, type Order } from './orders.ts';
import type { Field, Scenario, Truce } from './scenario-shape.ts';
import { type BySide, ofSide, opponentOf, type Side } from './sides.ts';
import type { Refusal } from './types.ts';
import { unitsOn } from './units.ts';

/** The public data that the functions of this file need. */
export interface Public {
  readonly setup: { readonly scenario: Scenario };
  readonly table: War;
}

/** The parts of the table that the functions of this file need. */
interface War {
  readonly cycle: number;
  readonly cities: readonly City[];
  readonly units: BySide<readonly Field[]>;
}

/** Whether units of both players stand on a field (AW-4.2). */
export function isDisputed({ units }: War, field: Field): boolean {
  return unitsOn(units.A, field) > 0 && unitsOn(units.B, field) > 0;
}

/**
 * Whether a field is contested: the field is disputed or, for an airport, the city of the airport is disputed (AW-4.2).
 */
export function isContested(table: War, field: Field): boolean {
  if (isDisputed(table, field)) return true;
  const city = cityOfAirport(table.cities, field);
  return city !== undefined && isDisputed(table, city.field);
}

/** Returns the city that stands on a field. */
export function cityOn(cities: readonly City[], field: Field): City | undefined {
  return cities.find((city) => city.field === field);
}

/** Returns the city whose airport is on this field. */
export function cityOfAirport(cities: readonly City[], field: Field): City | undefined {
  return cities.find(({ airport }) => airport === field);
}

/** Whether a side is allowed to fly from an airport (AW-4.4). */
export function isUsable(table: War, { airport, controller }: City, side: Side): boolean {
  return controller === side && !isContested(table, airport);
}

/**
 * Whether a single unit must not fly to a field because the field is a city or airport of the opponent, or is adjacent
 * to one (AW-4.4).
 */
export function isBanned(board: Board, { cities }: War, side: Side, field: Field): boolean {
  return cities.some((city) => city.controller !== side && isAround(board, city, field));
}

/** Returns the truce that restricts a side in this cycle; `undefined` if there is no such truce (AW-7.1, AW-7.2). */
function truceOf({ setup, table }: Public, side: Side): Truce | undefined {
  const { truce } = setup.scenario;
  return truce?.player === side && table.cycle <= truce.cycles ? truce : undefined;
}

/**
 * For each field, returns 1 if a single unit must not fly to it, else 0: see {@link isBanned} and
 * {@link protectedFields}.
 */
export function closedFields(position: Public, side: Side): Uint8Array {
  const closed = protectedFields(position, side).slice();
  for (const city of position.table.cities) if (city.controller !== side) markAround(closed, position, city);
  return closed;
}

/**
 * For each field, returns 1 if a truce forbids a side to enter it or to fire at it, else 0 (AW-7.1, AW-7.2). Callers
 * must not modify the array.
 */
export function protectedFields(position: Public, side: Side): Uint8Array {
  const { zones, unmarked } = boardOf(position.setup.scenario);
  const scope = truceOf(position, side)?.scope;
  if (scope === undefined) return unmarked;
  const marks = unmarked.slice();
  if (scope === 'home')
    for (let field = 0; field < marks.length; field++) if (zones[field] === opponentOf(side)) marks[field] = 1;
  for (const city of position.table.cities)
    if (city.owner !== side) {
      if (scope === 'own-cities') markAround(marks, position, city);
      if (scope === 'city-fields') marks[city.field] = 1;
    }
  return marks;
}

/**
 * Whether a city can produce although it has three units. This is possible only for a city that the side `reinforced`
 * of the scenario owns and controls (AW-7.1).
 */
export function mayProduceBesideThree({ scenario }: Public['setup'], city: City): boolean {
  const { reinforced } = scenario;
  return city.owner === reinforced && city.controller === reinforced;
}

/** Returns the number of units of a side on a field. */
export function unitsOfOn({ units }: War, side: Side, field: Field): number {
  return unitsOn(ofSide(units, side), field);
}

/** Whether a field is the field of a city or of its airport, or is adjacent to one of these two fields. */
function isAround(board: Board, city: City, field: Field): boolean {
  return isAdjacent(board, city.field, field) || isAdjacent(board, city.airport, field);
}

/** Sets the marks of the city, of its airport, and of all fields that are adjacent to them to 1. */
function markAround(marks: Uint8Array, { setup }: Public, { field, airport }: City): void {
  const { neighbours } = boardOf(setup.scenario).hex;
  for (const middle of [field, airport]) {
    marks[middle] = 1;
    for (const beside of neighbours[middle]!) marks[beside] = 1;
  }
}

/** Whether a side must still name one of its cities, which then does not produce (AW-7.2). */
export function mustNameCity({ setup, table }: Public, side: Side): boolean {
  const { salient } = boardOf(setup.scenario);
  return (
    ofSide(setup.scenario.cities, side).productive.kind === 'all-but-named' &&
    table.cities.every(({ owner, productive, field }) => owner !== side || productive || field === salient?.city)
  );
}

/** A position and the player who acts in it. */
interface Acting extends Public {
  readonly player: Side;
}

/**
 * Returns the reason why a player must not move to a field or fire at it, if a truce protects the field (AW-7.1,
 * AW-7.2).
 */
export function whyNotInTruce(acting: Acting, to: Field): Refusal | undefined {
  const truce = truceOf(acting, acting.player);
  if (truce === undefined || protectedFields(acting, acting.player)[to] === 0) return undefined;
  const [field, until] = [nameOf(acting.setup.scenario, to), truce.cycles];
  const rule = truce.scope === 'home' ? 'AW-7.1' : 'AW-7.2';
  return violation('truce', rule, { field, until });
}

/**
 * Returns the reason why a player must not write a given move or aim next. The reason can be a truce, a wrong sequence
 * of orders, or too few units (AW-4.1, AW-4.5, AW-7).
 */
export function whyNotNext(
  acting: Acting,
  order: Order,
  { last, left }: { readonly last: Order | undefined; readonly left: number },
): Refusal | undefined {
  const closed = whyNotInTruce(acting, order.to);
  if (closed !== undefined) return closed;
  if (last !== undefined && !isAfter(last, order)) return violation('out-of-order', 'AW-4.5');
  if (order.count <= left) return undefined;
  const field = nameOf(acting.setup.scenario, order.from);
  return violation('too-few-units', 'AW-4.1', { field, left, count: order.count });
}
