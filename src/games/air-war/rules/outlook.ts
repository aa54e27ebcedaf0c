import { violation } from '../../../core/errors.ts';
import { boardOf, nameOf } from './board.ts';
import { cityOfAirport, protectedFields, type Public, unitsOfOn } from './control.ts';
import { type Flight, type Order, ordered } from './orders.ts';
import { type Ground, rankOf, type Relief, reliefOf, type Standing } from './relief.ts';
import type { Field } from './scenario-shape.ts';
import { ofSide, type Side } from './sides.ts';
import { addUnit, countsOf, LIMIT, removeUnits } from './units.ts';
import type { Refusal } from './types.ts';

/** The player who writes orders, and the orders that they have written so far. */
export interface Writer extends Public {
  readonly player: Side;
  readonly own: { readonly flights: readonly Flight[]; readonly moves: readonly Order[] };
}

/** The positions of a player's units after the orders that the player has written so far. */
export interface Outlook extends Standing {
  readonly ground: Ground;
  /**
   * Further moves that leave at most three units on each field. If there are no such moves, the value is `undefined`,
   * and the player must take back an order.
   */
  readonly relief: Relief | undefined;
}

/** Returns the {@link Outlook} after the orders that the player has written so far. */
export function outlookOf(writer: Writer): Outlook {
  const ground = groundOf(writer);
  const standing = standingAfter(writer);
  return { ...standing, ground, relief: reliefOf(ground, standing) };
}

function groundOf(writer: Writer): Ground {
  const { hex } = boardOf(writer.setup.scenario);
  const last = writer.own.moves.at(-1);
  return {
    hex,
    closed: protectedFields(writer, writer.player),
    last: last === undefined ? -1 : rankOf(hex, last.from, last.to),
  };
}

/** Whether the player can still reach at most three units on each field, with further moves if necessary (AW-4.5). */
export function canBeCompleted(writer: Writer): boolean {
  const full = firstTooMany(writer);
  if (full === undefined) return true;
  // This check of a single field makes most searches unnecessary. Units with orders cannot move again, and units on
  // fields before the start field of the last move cannot move any more.
  const mayLeave = full < (writer.own.moves.at(-1)?.from ?? 0) ? 0 : unitsLeft(writer, full);
  return (
    standingOn(writer, full) <= LIMIT + mayLeave && reliefOf(groundOf(writer), standingAfter(writer)) !== undefined
  );
}

/**
 * Whether further moves can still leave at most three units on each field if the given move or flight is added
 * (AW-4.5).
 */
export function leavesRoom(outlook: Outlook, order: Order, isMove: boolean): boolean {
  const { ground, counts, left, relief } = outlook;
  if (relief === undefined) return false;
  const { from, to, count } = order;
  // These checks make most searches unnecessary. They find the cases in which certainly too many units stay on `to`,
  // and the cases in which the moves of the known relief are still possible.
  const mayLeave = isMove && to < from ? 0 : left[to]!;
  if (counts[to]! + count > LIMIT + mayLeave) return false;
  const rank = isMove ? rankOf(ground.hex, from, to) : -1;
  const last = Math.max(rank, ground.last);
  const serves = rank < relief.first && count <= left[from]! - (relief.moved[from] ?? 0);
  if (serves && surplusOn(ground, relief, { field: to, mayLeave }) + count <= 0) return true;
  const standing = { counts: counts.slice(), left: left.slice() };
  standing.counts[from]! -= count;
  standing.left[from]! -= count;
  standing.counts[to]! += count;
  return reliefOf({ ...ground, last }, standing) !== undefined;
}

/**
 * Assumes that the moves of the relief are made, and that then as many units as possible move from a field to adjacent
 * fields. Returns the number of surplus units that stay on this field. The number is negative if the field has room.
 */
function surplusOn(
  { hex, closed }: Ground,
  relief: Relief,
  { field, mayLeave }: { readonly field: Field; readonly mayLeave: number },
): number {
  const surplus = relief.counts[field]! - LIMIT;
  let free = mayLeave - (relief.moved[field] ?? 0);
  let moving = 0;
  const around = hex.neighbours[field]!;
  for (let place = 0; place < around.length && free > 0; place++) {
    const to = around[place]!;
    if (closed[to] !== 0) continue;
    const room = Math.min(free, Math.max(0, LIMIT - relief.counts[to]!));
    free -= room;
    moving += room;
  }
  return surplus - moving;
}

/**
 * Returns the reason why no further moves can make the orders legal: a field has too many units, and these units cannot
 * move away (AW-4.5).
 */
export function whyNotCompleted(writer: Writer): Refusal | undefined {
  return canBeCompleted(writer) ? undefined : whyNotCommitted(writer);
}

/** Returns the reason why the written orders cannot be committed (AW-4.1). */
export function whyNotCommitted(writer: Writer): Refusal | undefined {
  const full = firstTooMany(writer);
  if (full === undefined) return undefined;
  const field = nameOf(writer.setup.scenario, full);
  const count = standingOn(writer, full);
  return violation('more-than-three', 'AW-4.1', { field, count });
}

/**
 * Returns the first field that will have more than three units after a player's written orders. The function checks
 * only the destinations of orders and the cities that may have produced a fourth unit (AW-7.1), because counting all
 * units takes longer.
 */
export function firstTooMany(writer: Writer): Field | undefined {
  const { setup, table, player, own } = writer;
  let first: Field | undefined;
  const look = (field: Field): void => {
    if ((first === undefined || field < first) && standingOn(writer, field) > LIMIT) first = field;
  };
  if (setup.scenario.reinforced === player) for (const { field } of table.cities) look(field);
  for (let index = 0; index < own.moves.length; index++) look(own.moves[index]!.to);
  for (const flight of own.flights) {
    look(flight.to);
    if (flight.relay) look(relayedTo(writer, flight));
  }
  return first;
}

/** Returns the number of a player's units that will be on one field after the player's written orders. */
function standingOn(writer: Writer, field: Field): number {
  const { moves, flights } = writer.own;
  let count = unitsLeft(writer, field);
  for (let index = 0; index < moves.length; index++) if (moves[index]!.to === field) count += moves[index]!.count;
  for (const flight of flights) {
    if (flight.to === field) count += flight.relay ? flight.count - 1 : flight.count;
    if (flight.relay && relayedTo(writer, flight) === field) count++;
  }
  return count;
}

/** Returns the city to which one of the units of a double flight flies on (AW-7.1). */
function relayedTo({ table }: Writer, { to }: Flight): Field {
  return cityOfAirport(table.cities, to)?.field ?? to;
}

/** Returns the number of a player's units that will be on each field after the player's written orders. */
function standingAfter(writer: Writer): Standing {
  const { size } = boardOf(writer.setup.scenario).hex;
  return { counts: countsOf(unitsAfter(writer), size), left: countsOf(unitsLeftBehind(writer), size) };
}

/** Returns the positions that a player's units will have after the player's written orders. */
export function unitsAfter(writer: Writer): Field[] {
  const units = unitsLeftBehind(writer);
  for (const { to, count } of writer.own.moves) addUnit(units, to, count);
  for (const flight of writer.own.flights) {
    addUnit(units, flight.to, flight.relay ? flight.count - 1 : flight.count);
    if (flight.relay) addUnit(units, relayedTo(writer, flight));
  }
  return units;
}

/** Returns a player's units that have no order. */
function unitsLeftBehind({ table, player, own }: Writer): Field[] {
  const units = [...ofSide(table.units, player)];
  for (const { from, count } of [...own.moves, ...own.flights]) removeUnits(units, from, count);
  return units;
}

/** Returns how many units on a field have no order. */
export function unitsLeft({ player, table, own }: Writer, field: Field): number {
  return unitsOfOn(table, player, field) - ordered(own.moves, field) - ordered(own.flights, field);
}

/** Adds a flight to the written orders, and returns the new {@link Writer}. */
export function withFlight({ setup, table, player, own: { moves, flights } }: Writer, flight: Flight): Writer {
  return { setup, table, player, own: { moves, flights: [...flights, flight] } };
}

/** Adds a move to the written orders, and returns the new {@link Writer}. */
export function withMove({ setup, table, player, own: { moves, flights } }: Writer, move: Order): Writer {
  return { setup, table, player, own: { moves: [...moves, move], flights } };
}
