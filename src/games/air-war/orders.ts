/**
 * Moves and flights: which are legal, and where they lead.
 *
 * @packageDocumentation
 */
import { type Violation, violation } from '../../core/errors.ts';
import { type Board, boardOf, distance, fieldOf, nameOf } from './board.ts';
import { cityOfAirport, isBanned, isProtected, isUsable, type Public, unitsOfOn } from './control.ts';
import { noSuchField, outOfOrder, tooFewUnits, underTruce } from './refusals.ts';
import type { RuleId } from './rulebook.ts';
import {
  type Field,
  type Flight,
  type NamedFlight,
  type NamedOrder,
  ofSide,
  type Order,
  type Secret,
  type Side,
} from './types.ts';
import { LIMIT } from './units.ts';

/** Most units that one flight order takes (AW-4.4). */
export const FLIGHT_LIMIT = 2;

/** Who judges orders, and what he has written so far. */
export interface Writer extends Public {
  readonly player: Side;
  readonly own: Pick<Secret, 'flights' | 'moves'>;
}

/** Why a move may not be written now (AW-4.1, AW-4.5). */
export function whyNotMove(writer: Writer, order: NamedOrder): Violation<RuleId> | undefined {
  const { player, setup } = writer;
  const { from, to } = order;
  const board = boardOf(setup.scenario);
  const [origin, destination] = [fieldOf(board, from), fieldOf(board, to)];
  if (origin === undefined) return noSuchField(from);
  if (destination === undefined) return noSuchField(to);
  const steps = distance(board, origin, destination);
  if (steps === 0)
    return violation('same-field', 'AW-4.1', `Units without an order stay on ${from} anyway.`, { field: from });
  if (steps > 1)
    return violation('not-adjacent', 'AW-4.1', `From ${from} to ${to} it is ${steps} steps, more than one.`, { steps });
  if (isProtected(writer, player, destination)) return underTruce(setup.scenario, to, 'enter');
  return whyNotNext(writer, order, { from: origin, to: destination });
}

/** Why a move may not follow what is written so far (AW-4.5). */
function whyNotNext(
  writer: Writer,
  { from, count }: NamedOrder,
  step: { from: Field; to: Field },
): Violation<RuleId> | undefined {
  const { setup, own } = writer;
  const board = boardOf(setup.scenario);
  const lonely = lonelyRelay(own.flights);
  if (lonely !== undefined) return relayAlone(board, lonely);
  const last = own.moves.at(-1);
  if (last !== undefined && !isAfter(last, step.from, step.to)) {
    const before = `from ${nameOf(board, last.from)} to ${nameOf(board, last.to)}`;
    return outOfOrder(`Moves are written in the order of their fields: the last was ${before}.`);
  }
  const left = unitsLeft(writer, step.from);
  if (count > left) return tooFewUnits(from, left, count);
  const outlook = outlookOf(writer);
  if (outlook.full < step.from) return moreThanThree(board, outlook.full, outlook.counts[outlook.full] as number);
  const sure = count + surelyOn(outlook, step.from, step.to);
  return sure > LIMIT ? moreThanThree(board, step.to, sure) : undefined;
}

/** Where a player's units stand when what he has written so far is carried out. */
export interface Outlook {
  /** Units on each field. */
  readonly counts: Uint16Array;
  /** Of these, the units that arrive. */
  readonly arrivals: Uint16Array;
  /** The first field with more than three units; the size of the board if there is none. */
  readonly full: Field;
}

/** The outlook of what is written so far. */
export function outlookOf(writer: Writer): Outlook {
  const counts = countsAfter(writer, ofSide(writer.table.units, writer.player));
  const arrivals = arrivalsOf(writer);
  let full = 0;
  while (full < counts.length && (counts[full] as number) <= LIMIT) full++;
  return { counts, arrivals, full };
}

/**
 * Units that will stand on a field whatever is written next, when the next move is from `origin`: no unit leaves an
 * earlier field any more. So a move that leads to more than three is refused at once where nothing could mend it (AW-4.5).
 */
export function surelyOn({ counts, arrivals }: Outlook, origin: Field, field: Field): number {
  return (field < origin ? counts[field] : arrivals[field]) as number;
}

/** Why an order may not be taken back: what is written after it would not have been (AW-4.5). */
export function whyNotTakenBack({ setup, table, player, own }: Writer, number: number): Violation<RuleId> | undefined {
  const last = own.moves.at(-1);
  const order = own.flights[number] ?? (own.moves[number - own.flights.length] as Order);
  if (last === undefined || last === order) return undefined;
  const board = boardOf(setup.scenario);
  const flights = own.flights.filter((flight) => flight !== order);
  const lonely = lonelyRelay(flights);
  if (lonely !== undefined) return relayAlone(board, lonely);
  if (last.from <= order.from) return undefined;
  const rest = { flights, moves: own.moves.filter((each) => each !== order) };
  const here = outlookOf({ setup, table, player, own: rest }).counts[order.from] as number;
  return here > LIMIT ? moreThanThree(board, order.from, here) : undefined;
}

/** A relay without the second flight that it needs (AW-7.1). It gets none any more when moves have been written. */
export function lonelyRelay(flights: readonly Flight[]): Flight | undefined {
  const relay = flights.find((flight) => flight.relay);
  return relay === undefined || flights.some((flight) => isPartner(flight, relay)) ? undefined : relay;
}

function relayAlone(board: Board, { to }: Flight): Violation<RuleId> {
  const name = nameOf(board, to);
  const message = `From another airport of yours two units must fly to ${name}, too.`;
  return violation('relay-alone', 'AW-7.1', message, { field: name });
}

function moreThanThree(board: Board, field: Field, count: number): Violation<RuleId> {
  const name = nameOf(board, field);
  const message = `${name} would hold ${count} of your units, more than three.`;
  return violation('more-than-three', 'AW-4.1', message, { field: name, count });
}

/** Why a flight may not be written now (AW-4.4, AW-4.5). */
export function whyNotFlight(writer: Writer, flight: NamedFlight): Violation<RuleId> | undefined {
  const { setup, own } = writer;
  const board = boardOf(setup.scenario);
  const [origin, destination] = [fieldOf(board, flight.from), fieldOf(board, flight.to)];
  if (origin === undefined) return noSuchField(flight.from);
  if (destination === undefined) return noSuchField(flight.to);
  const closed = whyNotFrom(writer, origin);
  if (closed !== undefined) return closed;
  const last = own.flights.at(-1);
  if (last !== undefined && origin <= last.from)
    return outOfOrder(
      `Flights are written in the order of their airports: the last was from ${nameOf(board, last.from)}.`,
    );
  if (own.moves.length > 0) return outOfOrder('Flights are written before moves.');
  const left = unitsLeft(writer, origin);
  if (flight.count > left) return tooFewUnits(flight.from, left, flight.count);
  return whyNotTo(writer, { ...flight, origin, destination });
}

function whyNotFrom({ player, setup, table, own }: Writer, origin: Field): Violation<RuleId> | undefined {
  const from = nameOf(boardOf(setup.scenario), origin);
  const city = cityOfAirport(table.cities, origin);
  if (city === undefined) return violation('no-airport', 'AW-4.4', `${from} is no airport.`, { field: from });
  if (city.controller !== player)
    return violation('not-your-airport', 'AW-4.4', `${city.controller} controls the airport ${from}.`, { field: from });
  if (!isUsable(table, city, player))
    return violation('airport-contested', 'AW-4.4', `The airport ${from} is contested.`, { field: from });
  if (own.flights.some((flight) => flight.from === origin))
    return violation('already-flown', 'AW-4.4', `The airport ${from} has its flight order.`, { field: from });
  return undefined;
}

/** A flight whose fields are known. */
interface Route extends NamedFlight {
  readonly origin: Field;
  readonly destination: Field;
}

function whyNotTo(writer: Writer, route: Route): Violation<RuleId> | undefined {
  const { player, setup, table } = writer;
  const { to, count, origin, destination } = route;
  if (origin === destination)
    return violation('same-field', 'AW-4.4', `Units without an order stay on ${to} anyway.`, { field: to });
  if (isProtected(writer, player, destination)) return underTruce(setup.scenario, to, 'enter');
  const goal = cityOfAirport(table.cities, destination);
  const isOwnAirport = goal !== undefined && goal.controller === player;
  if (route.relay === true) return whyNotRelay(writer, route, isOwnAirport);
  if (isOwnAirport) {
    if (count <= FLIGHT_LIMIT) return undefined;
    return violation('too-many-fly', 'AW-4.4', `To ${to} two units may fly, not ${count}.`, {
      limit: FLIGHT_LIMIT,
      count,
    });
  }
  if (count > 1) {
    const message = `${to} is no airport of yours: one unit may fly there, not ${count}.`;
    return violation('too-many-fly', 'AW-4.4', message, { limit: 1, count });
  }
  if (isBanned(boardOf(setup.scenario), table, player, destination)) {
    return violation('flight-banned', 'AW-4.4', `${to} is a city or an airport of the opponent’s, or beside one.`, {
      field: to,
    });
  }
  return undefined;
}

function whyNotRelay(
  { player, setup, table, own }: Writer,
  route: Route,
  isOwnAirport: boolean,
): Violation<RuleId> | undefined {
  if (setup.scenario.reinforced !== player)
    return violation(
      'no-relay',
      'AW-7.1',
      'None of your flights may end on a city beside its airport as part of a double flight.',
    );
  if (!isOwnAirport) return violation('no-relay', 'AW-7.1', `${route.to} is no airport of yours.`, { field: route.to });
  if (route.count !== FLIGHT_LIMIT)
    return violation('no-relay', 'AW-7.1', `Two units fly so, not ${route.count}.`, { count: route.count });
  if (own.flights.some(({ relay }) => relay))
    return violation('no-relay', 'AW-7.1', 'In a cycle this is done once, and you have written it.');
  const city = cityOfAirport(table.cities, route.destination);
  return city?.airport === route.origin
    ? violation('no-relay', 'AW-7.1', 'The airport must be a third one.')
    : undefined;
}

/** Why what is written cannot be committed (AW-4.1, AW-7.1). */
export function whyNotCommitted(writer: Writer): Violation<RuleId> | undefined {
  const { setup, own } = writer;
  const board = boardOf(setup.scenario);
  const lonely = lonelyRelay(own.flights);
  if (lonely !== undefined) return relayAlone(board, lonely);
  const { full, counts } = outlookOf(writer);
  return full < counts.length ? moreThanThree(board, full, counts[full] as number) : undefined;
}

function isPartner(flight: Flight, relay: Flight): boolean {
  return flight !== relay && flight.to === relay.to && flight.count === FLIGHT_LIMIT;
}

/** How many of a side's units stand on each field when its orders are carried out. */
export function countsAfter(writer: Pick<Writer, 'setup' | 'table' | 'own'>, units: readonly Field[]): Uint16Array {
  const counts = arrivalsOf(writer);
  for (let index = 0; index < units.length; index++) add(counts, units[index] as Field, 1);
  for (const { from, count } of writer.own.moves) add(counts, from, -count);
  for (const { from, count } of writer.own.flights) add(counts, from, -count);
  return counts;
}

function arrivalsOf({ setup, table, own }: Pick<Writer, 'setup' | 'table' | 'own'>): Uint16Array {
  const arrivals = new Uint16Array(boardOf(setup.scenario).hex.size);
  for (const { to, count } of own.moves) add(arrivals, to, count);
  for (const { to, count, relay } of own.flights) {
    add(arrivals, to, relay ? 1 : count);
    if (relay) add(arrivals, cityOfAirport(table.cities, to)?.field ?? to, 1);
  }
  return arrivals;
}

function add(counts: Uint16Array, field: Field, count: number): void {
  counts[field] = (counts[field] as number) + count;
}

/** Units on a field that have no order. */
export function unitsLeft(writer: Writer, field: Field): number {
  return (
    unitsOfOn(writer.table, writer.player, field) -
    ordered(writer.own.moves, field) -
    ordered(writer.own.flights, field)
  );
}

/** How many units have orders from a field. */
export function ordered(orders: readonly Order[], from: Field): number {
  let count = 0;
  for (let index = 0; index < orders.length; index++) {
    const order = orders[index] as Order;
    if (order.from === from) count += order.count;
  }
  return count;
}

/** Whether an order between these fields comes after another one in their order. */
export function isAfter(last: Order, from: Field, to: Field): boolean {
  return from > last.from || (from === last.from && to > last.to);
}

/** An order between numbered fields of a board that has them. */
export function numbered(board: Board, { from, to, count }: NamedOrder): { from: Field; to: Field; count: number } {
  return { from: fieldOf(board, from) as Field, to: fieldOf(board, to) as Field, count };
}

/** A flight between numbered fields of a board that has them. */
export function numberedFlight(board: Board, flight: NamedFlight): ReturnType<typeof numbered> & { relay: boolean } {
  return { ...numbered(board, flight), relay: flight.relay === true };
}
