/**
 * Flights: from where, to where, how many.
 *
 * @packageDocumentation
 */
import { type Violation, violation } from '../../core/errors.ts';
import { type Board, boardOf, fieldOf, nameOf } from './board.ts';
import { cityOfAirport, isBanned, isProtected, isUsable } from './control.ts';
import { numbered, whyNoRoom } from './moves.ts';
import { unitsLeft, withFlight, type Writer } from './outlook.ts';
import { noSuchField, outOfOrder, tooFewUnits, underTruce } from './refusals.ts';
import type { RuleId } from './rulebook.ts';
import type { Field, Flight, NamedFlight } from './types.ts';

/** Most units that one flight order takes (AW-4.4). */
export const FLIGHT_LIMIT = 2;

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
  return (
    whyNotTo(writer, { ...flight, origin, destination }) ?? whyNoRoom(withFlight(writer, numberedFlight(board, flight)))
  );
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
  { player, setup, own }: Writer,
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
  if (own.flights.some((flight) => isPartner(flight, route.destination))) return undefined;
  const message = `First write a flight of two units to ${route.to} from another airport of yours: this is the second one.`;
  return violation('relay-alone', 'AW-7.1', message, { field: route.to });
}

/** Whether a flight can be the first of two to an airport, of which the second is a relay (AW-7.1). */
export function isPartner({ to, count }: Flight, airport: Field): boolean {
  return to === airport && count === FLIGHT_LIMIT;
}

/** A flight between numbered fields of a board that has them. */
export function numberedFlight(board: Board, flight: NamedFlight): ReturnType<typeof numbered> & { relay: boolean } {
  return { ...numbered(board, flight), relay: flight.relay === true };
}
