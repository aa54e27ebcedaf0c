import type { ChoiceBuilder } from '../../../core/spec.ts';
import { boardOf } from './board.ts';
import type { City } from './city.ts';
import { closedFields, isUsable } from './control.ts';
import { forEachTarget, type Gunner } from './fire.ts';
import { FLIGHT_LIMIT, hasRelayLeft, isPartner } from './flights.ts';
import { isAfter, type Order, ordered } from './orders.ts';
import {
  canBeCompleted,
  firstTooMany,
  leavesRoom,
  type Outlook,
  outlookOf,
  unitsLeft,
  withFlight,
  type Writer,
} from './outlook.ts';
import { firstFull, SIDES_OF_FIELD } from './relief.ts';
import type { Field } from './scenario-shape.ts';
import { ofSide } from './sides.ts';
import { firstFrom, LIMIT } from './units.ts';

/** The methods of {@link ChoiceBuilder} that list legal orders. */
export type Opening<Type> = Pick<ChoiceBuilder<Type>, 'one' | 'range' | 'rangeAt'>;

/** The methods of {@link ChoiceBuilder} that list candidates. Candidates can be illegal. */
type Candidates<Type> = Pick<ChoiceBuilder<Type>, 'one' | 'range' | 'rangeAt' | 'numbered'>;

/**
 * Offers the flights and moves that the player can write next, and also the commit if no field has too many units
 * (AW-4.1, AW-4.4, AW-4.5).
 */
export function offerOrders(writer: Writer, offer: Opening<'fly' | 'move' | 'commit'>): void {
  const outlook = outlookOf(writer);
  const full = firstFull(outlook.counts);
  offerFlights(writer, outlook, offer);
  offerSteps(writer, outlook, full, offer);
  if (full === outlook.counts.length) offer.one('commit');
}

/**
 * Offers the same orders as {@link offerOrders}, and also illegal orders: some orders lead off the board or to closed
 * fields, other orders do not leave room for all units in the end. This function is faster than {@link offerOrders},
 * because it neither searches nor builds lists.
 */
export function offerOrderCandidates(writer: Writer, offer: Candidates<'fly' | 'move' | 'commit'>): void {
  const { setup, player, table, own } = writer;
  const { size, neighbours } = boardOf(setup.scenario).hex;
  for (const from of startsOf(writer)) {
    offer.rangeAt(1, 'fly', [0, size - 1], from, 1);
    if (unitsLeft(writer, from) < FLIGHT_LIMIT) continue;
    const goals = table.cities;
    offer.numbered('fly', goals.length, (rank) => [from, goals[rank]!.airport, FLIGHT_LIMIT]);
    if (setup.scenario.reinforced === player)
      offer.numbered('fly', goals.length, (rank) => [from, goals[rank]!.airport, FLIGHT_LIMIT, true]);
  }
  const last = own.moves.at(-1) ?? { from: -1, to: -1 };
  for (const to of neighbours[last.from] ?? [])
    if (to > last.to) offer.range('move', 1, unitsLeft(writer, last.from), last.from, to);
  const units = ofSide(table.units, player);
  const first = firstFrom(units, last.from + 1);
  // A move from a field after an overfull field is illegal, because the surplus units of the overfull field could not
  // move afterwards.
  const end = firstFrom(units, (firstTooMany(writer) ?? size) + 1);
  // The n-th unit on a field gives the candidate move of n units. So each possible number of units occurs once.
  offer.numbered('move', (end - first) * SIDES_OF_FIELD, (rank) => {
    const index = first + Math.floor(rank / SIDES_OF_FIELD);
    const from = units[index]!;
    const to = neighbours[from]![rank % SIDES_OF_FIELD] ?? from;
    return [from, to, index - firstFrom(units, from) + 1];
  });
  offer.one('commit');
}

/** Offers the aims that the player can write next, and also the commit (AW-5.2, AW-4.5). */
export function offerAims(gunner: Gunner, offer: Opening<'aim' | 'commit'>): void {
  const { player, own } = gunner;
  const last = own.aims.at(-1);
  forEachTarget(gunner, player, (from, to, units) => {
    if (last !== undefined && !isAfter(last, { from, to })) return;
    offer.range('aim', 1, units - ordered(own.aims, from), from, to);
  });
  offer.one('commit');
}

/** Offers moves to adjacent fields: the moves that the player may write after the last written move. */
function offerSteps({ player, table, own }: Writer, outlook: Outlook, full: Field, offer: Opening<'move'>): void {
  const { neighbours } = outlook.ground.hex;
  const units = ofSide(table.units, player);
  const last = own.moves.at(-1) ?? { from: 0, to: -1 };
  for (let index = 0; index < units.length; index++) {
    const from = units[index]!;
    // Moves are written in the order of fields. So after a move from a later field, the surplus units of an overfull
    // field could not move any more.
    if (from < last.from || from > full || from === units[index - 1]) continue;
    const around = neighbours[from]!;
    for (let place = 0; place < around.length; place++) {
      const to = around[place]!;
      if (from > last.from || to > last.to) offerMoves({ from, to }, outlook, offer);
    }
  }
}

/**
 * Offers moves from one field to another, one move for each possible number of units. A number is possible if later
 * moves can still make room for all units. The possible numbers form one range.
 */
function offerMoves({ from, to }: Pick<Order, 'from' | 'to'>, outlook: Outlook, offer: Opening<'move'>): void {
  if (outlook.ground.closed[to] !== 0) return;
  const left = outlook.left[from]!;
  let least = 1;
  while (least <= left && !leavesRoom(outlook, { from, to, count: least }, true)) least++;
  let most = least;
  while (most < left && leavesRoom(outlook, { from, to, count: most + 1 }, true)) most++;
  if (least <= left) offer.range('move', least, most, from, to);
}

/** Offers flights, sorted by the airport from which they start. */
function offerFlights(writer: Writer, outlook: Outlook, offer: Opening<'fly'>): void {
  const { player, table } = writer;
  const starts = startsOf(writer);
  if (starts.length === 0) return;
  const goals = table.cities.filter(
    ({ controller, airport }) => controller === player && outlook.ground.closed[airport] === 0,
  );
  const airports = airportsOf(goals);
  const closed = closedFields(writer, player);
  for (const airport of airports) closed[airport] = 0;
  const start: Start = { writer, outlook, airports, closed, tight: tightFields(outlook) };
  for (const airport of starts) offerFlightsFrom(airport, start, offer);
}

/** Returns the airports where the next flight of the player is allowed to start, sorted by field. */
function startsOf(writer: Writer): readonly Field[] {
  const { player, table, own } = writer;
  if (own.moves.length > 0) return [];
  const last = own.flights.at(-1)?.from ?? -1;
  const mayStart = (city: City): boolean =>
    city.airport > last && unitsLeft(writer, city.airport) > 0 && isUsable(table, city, player);
  return airportsOf(table.cities.filter(mayStart));
}

/** Data for the next flight that are the same for all airports from which this flight can start. */
interface Start {
  readonly writer: Writer;
  readonly outlook: Outlook;
  /** The player's own airports. A flight to one of these airports is allowed to have two units. */
  readonly airports: readonly Field[];
  /** For each field, 1 if a single unit must not fly to it, else 0. */
  readonly closed: Uint8Array;
  /** The fields that are still full after the moves of the {@link Outlook.relief}. */
  readonly tight: readonly Field[];
}

function airportsOf(cities: readonly City[]): readonly Field[] {
  return cities.map(({ airport }) => airport).sort((one, other) => one - other);
}

function tightFields({ relief, counts }: Outlook): readonly Field[] {
  return [...counts.keys()].filter((field) => relief === undefined || relief.counts[field]! >= LIMIT);
}

function offerFlightsFrom(from: Field, start: Start, offer: Opening<'fly'>): void {
  const { writer, outlook, airports } = start;
  offerSingles(from, start, offer);
  if (outlook.left[from]! < FLIGHT_LIMIT) return;
  const others = airports.filter((to) => to !== from);
  for (const to of others)
    if (leavesRoom(outlook, { from, to, count: FLIGHT_LIMIT }, false)) offer.one('fly', from, to, FLIGHT_LIMIT);
  for (const to of others) if (mayRelay(writer, from, to)) offer.one('fly', from, to, FLIGHT_LIMIT, true);
}

/** Offers the flights of one unit to fields that are not closed. */
function offerSingles(from: Field, { outlook, closed, tight }: Start, offer: Opening<'fly'>): void {
  const closedHere = closed.slice();
  // All fields that are not in `tight` have room for another unit. If the moves of the relief include a unit on `from`,
  // that unit can fly instead. Then the field to which it would have moved has room.
  for (const to of tight) if (!leavesRoom(outlook, { from, to, count: 1 }, false)) closedHere[to] = 1;
  closedHere[from] = 1;
  for (let least = 0; least < closedHere.length;) {
    let end = least;
    while (end < closedHere.length && closedHere[end] === 0) end++;
    offer.rangeAt(1, 'fly', [least, end - 1], from, 1);
    least = end + 1;
  }
}

function mayRelay(writer: Writer, from: Field, to: Field): boolean {
  const { flights } = writer.own;
  return (
    writer.setup.scenario.reinforced === writer.player &&
    hasRelayLeft(writer.setup.scenario, flights) &&
    flights.some((flight) => isPartner(flight, to)) &&
    canBeCompleted(withFlight(writer, { from, to, count: FLIGHT_LIMIT, relay: true }))
  );
}
