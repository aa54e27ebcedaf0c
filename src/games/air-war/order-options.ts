/**
 * All moves, aims and flights that may be written next.
 *
 * @packageDocumentation
 */
import { closedFields, isUsable } from './control.ts';
import { forEachTarget, type Gunner } from './fire.ts';
import { FLIGHT_LIMIT, isPartner } from './flights.ts';
import {
  canBeCompleted,
  isAfter,
  leavesRoom,
  ordered,
  type Outlook,
  outlookOf,
  unitsLeft,
  withFlight,
  type Writer,
} from './outlook.ts';
import { firstFull, rankOf } from './relief.ts';
import { type City, type Field, ofSide, type Order } from './types.ts';
import { LIMIT } from './units.ts';

/**
 * Pairs of fields between which units may be ordered next, in order, and for each the least and the most units: from, to,
 * least, most, from, to, least, most. Any number between may be ordered, too.
 */
export type Pairs = readonly number[];

/** Calls `visit` for each pair of fields, with the least and the most units. */
export function forEachPair(pairs: Pairs, visit: (from: Field, to: Field, least: number, most: number) => void): void {
  for (let index = 0; index < pairs.length; index += 4) {
    const [from, to, least, most] = pairs.slice(index, index + 4) as [Field, Field, number, number];
    visit(from, to, least, most);
  }
}

/** How many orders there are to choose from. */
export function ordersIn(pairs: Pairs): number {
  let orders = 0;
  for (let index = 3; index < pairs.length; index += 4)
    orders += (pairs[index] as number) - (pairs[index - 1] as number) + 1;
  return orders;
}

/** One of the orders by its number, from 0. */
export function orderAt(pairs: Pairs, number: number): Order {
  let rest = number;
  for (let index = 0; ; index += 4) {
    const least = pairs[index + 2] as number;
    const most = pairs[index + 3] as number;
    if (rest <= most - least)
      return { from: pairs[index] as Field, to: pairs[index + 1] as Field, count: least + rest };
    rest -= most - least + 1;
  }
}

/** The moves that may be written next (AW-4.1, AW-4.5). */
export function openSteps(writer: Writer, outlook = outlookOf(writer)): Pairs {
  const { player, table, own } = writer;
  const pairs: number[] = [];
  const units = ofSide(table.units, player);
  // No unit leaves an earlier field any more, so none may pass over one that holds too many.
  const full = firstFull(outlook.counts);
  const first = own.moves.at(-1)?.from ?? 0;
  for (let index = 0; index < units.length; index++) {
    const from = units[index] as Field;
    if (from < first || from > full || from === units[index - 1]) continue;
    addStepsFrom(outlook, from, pairs);
  }
  return pairs;
}

function addStepsFrom(outlook: Outlook, from: Field, pairs: number[]): void {
  const { hex, closed, last } = outlook.ground;
  const left = outlook.left[from] as number;
  if (left === 0) return;
  const around = hex.neighbours[from] as readonly Field[];
  for (let place = 0; place < around.length; place++) {
    const to = around[place] as Field;
    if (closed[to] !== 0 || rankOf(hex, from, to) <= last) continue;
    // Those numbers of units that leave room follow one another.
    let least = 1;
    while (least <= left && !leavesRoom(outlook, { from, to, count: least }, true)) least++;
    if (least > left) continue;
    let most = least;
    while (most < left && leavesRoom(outlook, { from, to, count: most + 1 }, true)) most++;
    pairs.push(from, to, least, most);
  }
}

/** The aims that may be written next (AW-5.2, AW-4.5). */
export function openAims(gunner: Gunner): Pairs {
  const { player, own } = gunner;
  const last: Order | undefined = own.aims.at(-1);
  const pairs: number[] = [];
  forEachTarget(gunner, player, (from, to, units) => {
    if (last !== undefined && !isAfter(last, from, to)) return;
    const left = units - ordered(own.aims, from);
    if (left > 0) pairs.push(from, to, 1, left);
  });
  return pairs;
}

/** An airport from which a flight may be ordered next, and where it may lead. */
export interface Start {
  readonly from: Field;
  /** Fields to which one unit may not fly, marked by 1. */
  readonly closed: Uint8Array;
  /** Number of the others. */
  readonly single: number;
  /** Airports to which two units may fly. */
  readonly double: readonly Field[];
  /** Airports to which two units may fly so that one of them ends on the city (AW-7.1). */
  readonly relay: readonly Field[];
}

/** How many flights there are to choose from at a start. */
export function flightsFrom({ single, double, relay }: Start): number {
  return single + double.length + relay.length;
}

/** Where flights may be written next, and where they may lead, in the order of the airports (AW-4.4, AW-4.5). */
export function departures(writer: Writer, outlook = outlookOf(writer)): readonly Start[] {
  const { player, table, own } = writer;
  const last = own.flights.at(-1);
  const mayStart = (city: City): boolean =>
    (last === undefined || city.airport > last.from) &&
    unitsLeft(writer, city.airport) > 0 &&
    isUsable(table, city, player);
  const from = own.moves.length > 0 ? [] : table.cities.filter(mayStart);
  if (from.length === 0) return [];
  const shielded = outlook.ground.closed;
  const goals = table.cities.filter(({ controller, airport }) => controller === player && shielded[airport] === 0);
  const airports = goals.map(({ airport }) => airport).sort(ascending);
  const closed = closedFields(writer, player);
  for (const airport of airports) closed[airport] = 0;
  const goal = { airports, closed, ...openFields(outlook, closed) };
  return from
    .map(({ airport }) => airport)
    .sort(ascending)
    .map((airport) => startAt(writer, airport, outlook, goal));
}

/** Where flights may lead that do not lead to too many units on a field. */
interface Goals {
  readonly airports: readonly Field[];
  /** Fields closed to single flights, marked by 1. */
  readonly closed: Uint8Array;
  /** The others. */
  readonly open: readonly Field[];
  /** Those of them on which there is no room without further moves. */
  readonly tight: readonly Field[];
}

function openFields({ relief, ground }: Outlook, closed: Uint8Array): Pick<Goals, 'open' | 'tight'> {
  const open: Field[] = [];
  for (let field = 0; field < ground.hex.size; field++) if (closed[field] === 0) open.push(field);
  return { open, tight: open.filter((field) => relief === undefined || (relief.counts[field] as number) >= LIMIT) };
}

function startAt(writer: Writer, from: Field, outlook: Outlook, { airports, closed, open, tight }: Goals): Start {
  const { relief, left } = outlook;
  const units = left[from] as number;
  const mayLead = (to: Field, count: number): boolean => leavesRoom(outlook, { from, to, count }, false);
  // A unit that no relief needs may fly wherever there is room.
  const isSpare = relief !== undefined && units > (relief.moved[from] ?? 0);
  const shut = (isSpare ? tight : open).filter((to) => to !== from && !mayLead(to, 1));
  const others = units < FLIGHT_LIMIT ? [] : airports.filter((to) => to !== from);
  const closedHere = closed.slice();
  closedHere[from] = 1;
  for (const to of shut) closedHere[to] = 1;
  return {
    from,
    closed: closedHere,
    single: open.length - shut.length - (closed[from] === 0 ? 1 : 0),
    double: others.filter((to) => mayLead(to, FLIGHT_LIMIT)),
    relay: others.filter((to) => mayRelay(writer, from, to)),
  };
}

function mayRelay(writer: Writer, from: Field, to: Field): boolean {
  const { flights } = writer.own;
  return (
    writer.setup.scenario.reinforced === writer.player &&
    !flights.some(({ relay }) => relay) &&
    flights.some((flight) => isPartner(flight, to)) &&
    canBeCompleted(withFlight(writer, { from, to, count: FLIGHT_LIMIT, relay: true }))
  );
}

function ascending(one: number, other: number): number {
  return one - other;
}
