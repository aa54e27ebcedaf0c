/**
 * All moves, aims and flights that may be written next.
 *
 * @packageDocumentation
 */
import { boardOf } from './board.ts';
import { closedFields, isUsable, protectedFields } from './control.ts';
import { forEachTarget, type Gunner } from './fire.ts';
import {
  FLIGHT_LIMIT,
  isAfter,
  lonelyRelay,
  ordered,
  type Outlook,
  outlookOf,
  surelyOn,
  unitsLeft,
  type Writer,
} from './orders.ts';
import { type City, type Field, ofSide, type Order } from './types.ts';
import { LIMIT } from './units.ts';

/**
 * Pairs of fields between which units may be ordered next, in order, and for each the most units: from, to, units,
 * from, to, units. Any smaller number may be ordered, too.
 */
export type Pairs = readonly number[];

/** How many orders there are to choose from. */
export function ordersIn(pairs: Pairs): number {
  let orders = 0;
  for (let index = 2; index < pairs.length; index += 3) orders += pairs[index] as number;
  return orders;
}

/** One of the orders by its number, from 0. */
export function orderAt(pairs: Pairs, number: number): Order {
  let rest = number;
  let index = 0;
  while (rest >= (pairs[index + 2] as number)) {
    rest -= pairs[index + 2] as number;
    index += 3;
  }
  return { from: pairs[index] as Field, to: pairs[index + 1] as Field, count: rest + 1 };
}

/** The moves that may be written next (AW-4.1, AW-4.5). */
export function openSteps(writer: Writer): Pairs {
  const { player, table, own } = writer;
  const pairs: number[] = [];
  if (lonelyRelay(own.flights) !== undefined) return pairs;
  const units = ofSide(table.units, player);
  const outlook = outlookOf(writer);
  const shielded = protectedFields(writer, player);
  const first = own.moves.at(-1)?.from ?? 0;
  for (let index = 0; index < units.length; index++) {
    const from = units[index] as Field;
    if (from < first || from > outlook.full || from === units[index - 1]) continue;
    addStepsFrom(writer, from, { outlook, shielded, pairs });
  }
  return pairs;
}

function addStepsFrom(
  writer: Writer,
  from: Field,
  { outlook, shielded, pairs }: { outlook: Outlook; shielded: Uint8Array; pairs: number[] },
): void {
  const left = unitsLeft(writer, from);
  if (left === 0) return;
  const last = writer.own.moves.at(-1);
  const around = boardOf(writer.setup.scenario).hex.neighbours[from] as readonly Field[];
  for (let place = 0; place < around.length; place++) {
    const to = around[place] as Field;
    if (shielded[to] !== 0 || (last !== undefined && !isAfter(last, from, to))) continue;
    const most = Math.min(left, LIMIT - surelyOn(outlook, from, to));
    if (most > 0) pairs.push(from, to, most);
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
    if (left > 0) pairs.push(from, to, left);
  });
  return pairs;
}

/** An airport from which a flight may be ordered next, and where it may lead. */
export interface Start {
  readonly from: Field;
  /** Number of fields to which one unit may fly, airports of the player's own included. */
  readonly single: number;
  /** Airports to which two units may fly. */
  readonly double: readonly Field[];
  /** Airports to which two units may fly so that one of them ends on the city (AW-7.1). */
  readonly relay: readonly Field[];
}

/** The flights that may be written next. */
export interface Departures {
  /** In order. */
  readonly starts: readonly Start[];
  /** Fields that are closed to single flights, marked by 1. */
  readonly closed: Uint8Array;
}

/** How many flights there are to choose from at a start. */
export function flightsFrom({ single, double, relay }: Start): number {
  return single + double.length + relay.length;
}

const NO_DEPARTURES: Departures = { starts: [], closed: /* @__PURE__ */ new Uint8Array(0) };

/** The flights that may be written next (AW-4.4, AW-4.5). */
export function departures(writer: Writer): Departures {
  const { player, setup, table, own } = writer;
  const last = own.flights.at(-1);
  const mayStart = ({ airport }: City): boolean =>
    (last === undefined || airport > last.from) && unitsLeft(writer, airport) > 0;
  const from =
    own.moves.length > 0 ? [] : table.cities.filter((city) => mayStart(city) && isUsable(table, city, player));
  if (from.length === 0) return NO_DEPARTURES;
  const shielded = protectedFields(writer, player);
  const goals = table.cities.filter(({ controller, airport }) => controller === player && shielded[airport] === 0);
  const airports = goals.map(({ airport }) => airport).sort(ascending);
  const closed = closedFields(writer, player);
  for (const airport of airports) closed[airport] = 0;
  const mayRelay = setup.scenario.reinforced === player && !own.flights.some(({ relay }) => relay);
  const startOf = (airport: Field): Start => {
    const double = unitsLeft(writer, airport) < FLIGHT_LIMIT ? [] : airports.filter((goal) => goal !== airport);
    return { from: airport, single: openBut(closed, airport), double, relay: mayRelay ? double : [] };
  };
  return {
    starts: from
      .map(({ airport }) => airport)
      .sort(ascending)
      .map(startOf),
    closed,
  };
}

function openBut(closed: Uint8Array, except: Field): number {
  let open = closed[except] === 0 ? -1 : 0;
  for (let field = 0; field < closed.length; field++) if (closed[field] === 0) open++;
  return open;
}

function ascending(one: number, other: number): number {
  return one - other;
}
