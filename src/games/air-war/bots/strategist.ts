import type { Bot } from '../../../bots/bot.ts';
import type { Choices } from '../../../core/choices.ts';
import type { Evaluation, View } from '../../../core/game.ts';
import { sample } from '../../../core/random.ts';
import { protectedFields } from '../rules/control.ts';
import { randomCities } from '../rules/city-placement.ts';
import { forEachTarget } from '../rules/fire.ts';
import type { NamedFlight, NamedOrder, Order } from '../rules/orders.ts';
import type { Field } from '../rules/scenario-shape.ts';
import { ofSide, opponentOf, type Side } from '../rules/sides.ts';
import type { Action, ActionOf, AirWar } from '../rules/types.ts';
import { firstFrom, forEachPile, LIMIT, total } from '../rules/units.ts';
import type { HexMap } from '../../../mechanics/hex-map.ts';
import { hexBoard } from '../rules/hexes.ts';
import { bump, OrderSheet } from './order-sheet.ts';

/** An enemy threatens a city if it is at most this many steps away from the city. */
const THREAT = 7;

/** Before a unit takes a step, it counts the units that are at most this many steps away. */
const NEAR = 2;

/**
 * A unit takes a step only if the number of enemy units near the field to which it goes is at most this multiple of the
 * number of its own side's units near the field on which it stands. A side that controls more productive cities than
 * the opponent is more careful, because it gains by waiting.
 */
const ODDS = { usual: 0.8, careful: 0.6 } as const;

/** When a unit chooses its goal, a step to an enemy unit counts as much as this many steps to a city. */
const HUNT = 1.5;

/** Returns the field to which the units on a field march; `undefined` if the units stay. */
type Plan = (field: Field) => Field | undefined;

/**
 * A bot whose units each march to the nearest city of the opponent, or to the nearest enemy unit if this unit is much
 * nearer. A unit takes a step only if it is not outnumbered. A unit fires only if its shot can still help to kill an
 * enemy unit.
 */
export const strategist: Bot<AirWar> = marching();

/**
 * A bot that marches only towards enemies near its cities. Units that are far from all these enemies stay where they
 * are.
 */
export const defender: Bot<AirWar> = planned(planOfDefence);

/**
 * Returns a bot that marches like the strategist. A step to an enemy unit counts as much as `hunt` steps to a city, and
 * the bot takes steps at `risk` times the strategist's odds.
 */
export function marching(hunt = HUNT, risk = 1): Bot<AirWar> {
  return planned((board) => planOfMarch(board, hunt), risk);
}

/** The value of a city in the evaluation, measured in units. */
const CITY = 3;

/** The value, measured in units, of moving all units one step nearer to their goals. */
const STEP = 0.5;

/** The evaluation assumes that a side with a lead of this many units wins three matches for each match it loses. */
const SCALE = 10;

/**
 * The bonus for each unit that can still get an order. In the phase `moves`, the bonus is a number of steps. In the
 * phase `fire`, it is a number of kills. Without this bonus, the search would skip such units.
 */
const IN_HAND = 0.25;

/**
 * Returns a side's expected payoff, from 0 (a loss) to 1 (a win). The evaluation considers the units and cities of both
 * sides, the kills that the side can expect from its fire, and the units of the side that can still get orders. The
 * evaluation also assumes that the side's written orders are carried out, and considers the distance from each unit to
 * the nearest city of the opponent. A unit can still get an order if its field comes after the field of the last order,
 * because orders are written in sequence, sorted by field.
 */
export const evaluate: Evaluation<AirWar> = ({ setup, table, own, player }) => {
  const { columns, rows } = setup.scenario.board;
  const hex = hexBoard(columns, rows);
  const enemies = ofSide(table.units, opponentOf(player));
  const units = ofSide(table.units, player);
  const taken = table.cities.filter(({ controller }) => controller !== player);
  const goals = taken.length > 0 ? taken.map(({ field }) => field) : enemies;
  const away = (field: Field): number =>
    goals.reduce((least, goal) => Math.min(least, hex.distance(field, goal)), rows);
  let steps = 0;
  for (const field of units) steps += away(field);
  for (const { from, to, count } of [...own.flights, ...own.moves]) steps += count * (away(to) - away(from));
  for (const { field, count } of own.piles) steps += count * (away(field) - rows);
  const waiting = table.waiting.includes(player);
  if (waiting && table.phase.kind === 'moves') steps -= IN_HAND * unitsAfter(own.moves, units);
  const lead = units.length - enemies.length + CITY * (table.cities.length - 2 * taken.length);
  const fire = waiting && table.phase.kind === 'fire' ? IN_HAND * unitsAfter(own.aims, units) : 0;
  const gain = lead + fire + killsOf(own.aims, enemies) - (STEP * steps) / Math.max(1, units.length);
  return 1 / (1 + 3 ** (-gain / SCALE));
};

/** Returns the number of units on fields that come after the start field of the last order. */
function unitsAfter(orders: readonly Order[], units: readonly Field[]): number {
  return units.length - firstFrom(units, (orders.at(-1)?.from ?? -1) + 1);
}

/** Returns the expected kills: half a unit for each shot, but at most the number of units on the target. */
function killsOf(aims: readonly Order[], enemies: readonly Field[]): number {
  const shots = new Map<Field, number>();
  for (const { to, count } of aims) bump(shots, to, count);
  const standing = counted(enemies);
  let kills = 0;
  for (const [field, count] of shots) kills += Math.min(count / 2, standing.get(field) ?? 0);
  return kills;
}

function planned(planOf: (board: Board) => Plan, risk = 1): Bot<AirWar> {
  return (view, choices, rng) => {
    const board = boardFor(view);
    const { player } = board;
    switch (view.table.phase.kind) {
      case 'cities':
        return { type: 'cities', player, cities: randomCities(view.setup.scenario, opponentOf(player), rng) };
      case 'moves':
        return ordersOf(board, choices, planOf(board), risk * oddsOf(board));
      case 'fire':
        return { type: 'fire', player, aims: aimsOf(view, board) };
      case 'placement':
      case 'naming':
      case 'over':
        return sample(choices, rng);
    }
  };
}

interface Board {
  readonly player: Side;
  readonly table: AirWar['table'];
  readonly hex: HexMap;
  readonly own: ReadonlyMap<Field, number>;
  readonly enemies: ReadonlyMap<Field, number>;
  /** For each field, 1 if a truce closes it, else 0. */
  readonly closed: Uint8Array;
}

function boardFor({ setup, table, viewer }: View<AirWar>): Board {
  const { columns, rows } = setup.scenario.board;
  const player = viewer as Side;
  return {
    player,
    table,
    hex: hexBoard(columns, rows),
    own: counted(ofSide(table.units, player)),
    enemies: counted(ofSide(table.units, opponentOf(player))),
    closed: protectedFields({ setup, table }, player),
  };
}

function counted(units: readonly Field[]): Map<Field, number> {
  const counts = new Map<Field, number>();
  forEachPile(units, (field, count) => counts.set(field, count));
  return counts;
}

function planOfMarch({ player, table, hex, enemies }: Board, hunt: number): Plan {
  const cities = table.cities.filter(({ controller }) => controller !== player);
  const goals = [
    ...cities.map(({ field }) => ({ field, cost: 1 })),
    ...[...enemies.keys()].map((field) => ({ field, cost: hunt })),
  ];
  return (from) => least(goals, ({ field, cost }) => cost * hex.distance(from, field))?.field;
}

function planOfDefence({ player, table, hex, enemies }: Board): Plan {
  const cities = table.cities.filter(({ owner, controller }) => owner === player || controller === player);
  const isNear = (enemy: Field): boolean => cities.some(({ field }) => hex.distance(field, enemy) <= THREAT);
  const threats = [...enemies.keys()].filter(isNear);
  return (field) => {
    const threat = least(threats, (enemy) => hex.distance(field, enemy));
    return threat !== undefined && hex.distance(field, threat) <= THREAT ? threat : undefined;
  };
}

function least<Item>(items: readonly Item[], cost: (item: Item) => number): Item | undefined {
  let [best, bestCost]: [Item | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const item of items) {
    const own = cost(item);
    if (own < bestCost) [best, bestCost] = [item, own];
  }
  return best;
}

/** For each field, the goal of the units on it. */
type Goals = ReadonlyMap<Field, Field | undefined>;

/**
 * Returns the orders that carry out a plan. The function first chooses the flights. Then each remaining unit moves one
 * step nearer to its goal if there is room and the unit is not outnumbered, beginning with the units nearest to their
 * goals.
 */
function ordersOf(board: Board, choices: Choices<Action>, plan: Plan, odds: number): Action {
  const { player, hex, own, enemies } = board;
  const sheet = new OrderSheet(board);
  const goals: Goals = new Map([...own.keys()].map((field) => [field, plan(field)]));
  const flights = flightsOf(board, choices, goals);
  for (const flight of flights) sheet.fly(flight);
  for (const [field, count] of own) if (count > LIMIT) sheet.relieve(field);
  const far = (field: Field): number => {
    const goal = goals.get(field);
    return goal === undefined ? -1 : hex.distance(field, goal);
  };
  const each = ([field, count]: [Field, number]): Field[] => Array.from({ length: count }, () => field);
  const units = [...sheet.standing].flatMap(each).sort((one, other) => far(one) - far(other));
  for (const from of units) {
    const goal = goals.get(from);
    if (goal === undefined) continue;
    const most = odds * unitsNear(board, own, from);
    const isOpen = (to: Field): boolean =>
      sheet.hasRoom(to) && hex.distance(to, goal) < far(from) && unitsNear(board, enemies, to) <= most;
    const to = least(
      sheet.around(from).filter(isOpen),
      (field) => 10 * hex.distance(field, goal) - sheet.arriving(field),
    );
    if (to !== undefined) sheet.step(from, to);
  }
  return { type: 'orders', player, flights, moves: sheet.moves };
}

function oddsOf({ player, table }: Board): number {
  const productive = table.cities.filter((city) => city.productive);
  const held = productive.filter(({ controller }) => controller === player).length;
  return 2 * held > productive.length ? ODDS.careful : ODDS.usual;
}

/** Returns how many of these units are at most {@link NEAR} steps away from a field. */
function unitsNear({ hex }: Board, units: ReadonlyMap<Field, number>, here: Field): number {
  let near = 0;
  for (const [field, count] of units) if (hex.distance(field, here) <= NEAR) near += count;
  return near;
}

/** A bot writes only flights that save more than this number (see {@link savedBy}). */
const LEAST_SAVED = 20;

/** For each airport, returns the flight that saves most, if it saves more than {@link LEAST_SAVED}. */
function flightsOf(board: Board, choices: Choices<Action>, goals: Goals): readonly NamedFlight[] {
  const best = new Map<string, { readonly flight: NamedFlight; readonly saved: number }>();
  const flights = (): readonly NamedFlight[] => [...best.values()].map(({ flight }) => flight);
  for (const action of choices) {
    if (action.type !== 'fly' || action.relay === true) continue;
    const { from, to, count } = action;
    const saved = savedBy(board, action, goals);
    if (saved <= (best.get(from)?.saved ?? LEAST_SAVED)) continue;
    if (total(flights().filter((flight) => flight.to === to)) + count > LIMIT) continue;
    best.set(from, { flight: { from, to, count }, saved });
  }
  return flights();
}

/**
 * Returns the number of steps that a flight saves for one unit, multiplied by one more than the number of units; 0 if
 * the units have no goal, or if the destination has units of the same side.
 */
function savedBy({ hex, own }: Board, { from, to, count }: ActionOf<'fly'>, goals: Goals): number {
  const [origin, destination] = [hex.byName.get(from) as Field, hex.byName.get(to) as Field];
  const goal = goals.get(origin);
  if (goal === undefined || own.has(destination)) return 0;
  return (hex.distance(origin, goal) - hex.distance(destination, goal)) * (count + 1);
}

/**
 * Returns the aims of all units: each unit fires at a target that still needs shots, beginning with the target that
 * needs the most shots.
 */
function aimsOf(view: View<AirWar>, { player, hex, enemies, own }: Board): readonly NamedOrder[] {
  const needed = new Map([...enemies].map(([field, count]) => [field, 2 * count]));
  const targets = new Map<Field, Field[]>();
  forEachTarget(view, player, (from, to) => targets.set(from, [...(targets.get(from) ?? []), to]));
  const aims: NamedOrder[] = [];
  for (const [from, fields] of targets) {
    let left = own.get(from) ?? 0;
    for (const to of fields.sort((one, other) => (needed.get(other) ?? 0) - (needed.get(one) ?? 0))) {
      const count = Math.min(left, needed.get(to) ?? 0);
      if (count === 0) continue;
      left -= count;
      bump(needed, to, -count);
      aims.push({ from: hex.names[from] as string, to: hex.names[to] as string, count });
    }
  }
  return aims;
}
