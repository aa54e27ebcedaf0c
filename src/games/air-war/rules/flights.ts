import { violation } from '../../../core/errors.ts';
import { boardOf, nameOf } from './board.ts';
import { cityOfAirport, isBanned, isUsable, whyNotInTruce } from './control.ts';
import type { Flight } from './orders.ts';
import { unitsLeft, whyNotCompleted, withFlight, type Writer } from './outlook.ts';
import type { Field, Scenario } from './scenario-shape.ts';
import type { Refusal } from './types.ts';

/** The maximum number of units in one flight (AW-4.4). */
export const FLIGHT_LIMIT = 2;

/** Returns the reason why the player must not write this flight now (AW-4.4, AW-4.5). */
export function whyNotFlight(writer: Writer, flight: Flight): Refusal | undefined {
  const { own } = writer;
  const closed = whyNotFrom(writer, flight.from);
  if (closed !== undefined) return closed;
  const last = own.flights.at(-1);
  if ((last !== undefined && flight.from <= last.from) || own.moves.length > 0)
    return violation('out-of-order', 'AW-4.5');
  const left = unitsLeft(writer, flight.from);
  if (flight.count > left) {
    const field = nameOf(writer.setup.scenario, flight.from);
    return violation('too-few-units', 'AW-4.1', { field, left, count: flight.count });
  }
  return whyNotTo(writer, flight) ?? whyNotCompleted(withFlight(writer, flight));
}

function whyNotFrom({ player, setup, table, own }: Writer, origin: Field): Refusal | undefined {
  const from = nameOf(setup.scenario, origin);
  const city = cityOfAirport(table.cities, origin);
  if (city === undefined) return violation('no-airport', 'AW-4.4', { field: from });
  if (city.controller !== player) return violation('not-your-airport', 'AW-4.4', { field: from });
  if (!isUsable(table, city, player)) return violation('airport-contested', 'AW-4.4', { field: from });
  if (own.flights.some((flight) => flight.from === origin))
    return violation('already-flown', 'AW-4.4', { field: from });
  return undefined;
}

function whyNotTo(writer: Writer, flight: Flight): Refusal | undefined {
  const { player, setup, table } = writer;
  const { count } = flight;
  const to = nameOf(setup.scenario, flight.to);
  if (flight.from === flight.to) return violation('same-field', 'AW-4.4', { field: to });
  const closed = whyNotInTruce(writer, flight.to);
  if (closed !== undefined) return closed;
  const isOwnAirport = cityOfAirport(table.cities, flight.to)?.controller === player;
  if (flight.relay) return whyNotRelay(writer, flight, isOwnAirport);
  if (isOwnAirport) {
    if (count <= FLIGHT_LIMIT) return undefined;
    return violation('too-many-fly', 'AW-4.4', { limit: FLIGHT_LIMIT, count });
  }
  if (count > 1) return violation('too-many-fly', 'AW-4.4', { limit: 1, count });
  const isOpen = !isBanned(boardOf(setup.scenario), table, player, flight.to);
  return isOpen ? undefined : violation('flight-banned', 'AW-4.4', { field: to });
}

function whyNotRelay(
  { player, setup, own }: Writer,
  { to, count }: Flight,
  isOwnAirport: boolean,
): Refusal | undefined {
  const field = nameOf(setup.scenario, to);
  if (setup.scenario.reinforced !== player) return violation('no-relay', 'AW-7.1');
  if (!isOwnAirport) return violation('no-relay', 'AW-7.1', { field });
  if (count !== FLIGHT_LIMIT) return violation('no-relay', 'AW-7.1', { count });
  if (!hasRelayLeft(setup.scenario, own.flights)) return violation('no-relay', 'AW-7.1');
  if (own.flights.some((flight) => isPartner(flight, to))) return undefined;
  return violation('relay-alone', 'AW-7.1', { field });
}

/** Whether one more double flight is allowed in addition to these flights (AW-7.1). */
export function hasRelayLeft({ doubleFlights = 1 }: Scenario, flights: readonly Flight[]): boolean {
  let relays = 0;
  for (const { relay } of flights) if (relay) relays++;
  return relays < doubleFlights;
}

/**
 * Whether a flight can be the first flight of a double flight to an airport. The second flight is the flight with
 * `relay` (AW-7.1).
 */
export function isPartner({ to, count }: Flight, airport: Field): boolean {
  return to === airport && count === FLIGHT_LIMIT;
}
