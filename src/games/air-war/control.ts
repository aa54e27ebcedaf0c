/**
 * Who controls what, what is contested, and what a truce protects.
 *
 * @packageDocumentation
 */
import { type Board, boardOf, isAdjacent } from './board.ts';
import type { City } from './city.ts';
import type { Field, Scenario } from './scenario-shape.ts';
import { type BySide, ofSide, opponentOf, type Side } from './sides.ts';
import { unitsOn } from './units.ts';

/** What everybody sees of a war, as far as it is asked for here. */
export interface Public {
  readonly setup: { readonly scenario: Scenario };
  readonly table: War;
}

/** Where cities and units stand. */
interface War {
  readonly cycle: number;
  readonly cities: readonly City[];
  readonly units: BySide<readonly Field[]>;
}

/** Whether units of both players stand on a field (AW-4.2). */
export function isDisputed({ units }: War, field: Field): boolean {
  return unitsOn(units.A, field) > 0 && unitsOn(units.B, field) > 0;
}

/** Whether a field is contested: disputed itself, or an airport whose city is (AW-4.2). */
export function isContested(table: War, field: Field): boolean {
  if (isDisputed(table, field)) return true;
  const city = cityOfAirport(table.cities, field);
  return city !== undefined && isDisputed(table, city.field);
}

/** The city that stands on a field. */
export function cityOn(cities: readonly City[], field: Field): City | undefined {
  for (let index = 0; index < cities.length; index++) {
    const city = cities[index]!;
    if (city.field === field) return city;
  }
  return undefined;
}

/** The city whose airport a field is. */
export function cityOfAirport(cities: readonly City[], field: Field): City | undefined {
  for (let index = 0; index < cities.length; index++) {
    const city = cities[index]!;
    if (city.airport === field) return city;
  }
  return undefined;
}

/** Whether a side may fly from an airport (AW-4.4). */
export function isUsable(table: War, { airport, controller }: City, side: Side): boolean {
  return controller === side && !isContested(table, airport);
}

/** Whether a field is a city or an airport of the opponent's, or beside one: closed to single flights (AW-4.4). */
export function isBanned(board: Board, { cities }: War, side: Side, field: Field): boolean {
  for (let index = 0; index < cities.length; index++) {
    const city = cities[index]!;
    if (city.controller === side) continue;
    if (isAdjacent(board, city.field, field) || isAdjacent(board, city.airport, field)) return true;
  }
  return false;
}

/** Whether a truce holds for a side now (AW-7.1, AW-7.2). */
function isBound({ setup, table }: Public, side: Side): boolean {
  const { truce } = setup.scenario;
  return truce !== null && truce.player === side && table.cycle <= truce.cycles;
}

/** Whether a truce forbids a side to enter a field or to fire at it (AW-7.1, AW-7.2). */
export function isProtected(position: Public, side: Side, field: Field): boolean {
  const { truce } = position.setup.scenario;
  if (truce === null || !isBound(position, side)) return false;
  const board = boardOf(position.setup.scenario);
  const other = opponentOf(side);
  if (truce.scope === 'home') return board.zones[field] === other;
  return position.table.cities.some(
    (city) => city.owner === other && (isAdjacent(board, city.field, field) || isAdjacent(board, city.airport, field)),
  );
}

/** The fields that a flight of one unit may not go to, marked by 1: those of {@link isBanned} and {@link isProtected}. */
export function closedFields(position: Public, side: Side): Uint8Array {
  const board = boardOf(position.setup.scenario);
  const closed = protectedFields(position, side);
  for (const city of position.table.cities) {
    if (city.controller === side) continue;
    markAround(closed, board, city.field);
    markAround(closed, board, city.airport);
  }
  return closed;
}

/** The fields that a truce closes to a side, marked by 1. */
export function protectedFields(position: Public, side: Side): Uint8Array {
  const { scenario } = position.setup;
  const board = boardOf(scenario);
  const marks = new Uint8Array(board.hex.size);
  if (!isBound(position, side)) return marks;
  const other = opponentOf(side);
  if (scenario.truce?.scope === 'home') {
    for (let field = 0; field < marks.length; field++) if (board.zones[field] === other) marks[field] = 1;
    return marks;
  }
  for (const city of position.table.cities) {
    if (city.owner !== other) continue;
    markAround(marks, board, city.field);
    markAround(marks, board, city.airport);
  }
  return marks;
}

/** Whether a city produces even beside three units: one of the reinforced side, in its own hands (AW-7.1). */
export function mayProduceBesideThree({ scenario }: Public['setup'], city: City): boolean {
  const { reinforced } = scenario;
  return reinforced !== null && city.owner === reinforced && city.controller === reinforced;
}

/** Units of a side on a field. */
export function unitsOfOn({ units }: War, side: Side, field: Field): number {
  return unitsOn(ofSide(units, side), field);
}

function markAround(marks: Uint8Array, { hex }: Board, field: Field): void {
  marks[field] = 1;
  const around = hex.neighbours[field]!;
  for (let index = 0; index < around.length; index++) marks[around[index]!] = 1;
}
