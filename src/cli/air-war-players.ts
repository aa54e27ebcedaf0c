/**
 * Two players for demonstrations of the air war games: one marches on a city, the other defends his. Each looks one cycle
 * ahead and no further.
 *
 * @packageDocumentation
 */
import type { View } from '../core/game.ts';
import { pick, type Rng } from '../core/random.ts';
import { protectedFields } from '../games/air-war/control.ts';
import { randomCities } from '../games/air-war/index.ts';
import {
  type Action,
  type AirWar,
  type Field,
  type NamedFlight,
  type NamedOrder,
  ofSide,
  opponentOf,
  type Side,
} from '../games/air-war/types.ts';
import { type HexBoard, hexBoard, hexDistance } from '../mechanics/hex.ts';
import type { DemoPlayer } from './players.ts';

/** Most units of a colour on a field. */
const LIMIT = 3;

/** Steps from a city at which an enemy is a threat to it. */
const THREAT = 7;

/** A unit marches on in company; alone it goes to the city of its own that is nearest to the goal. */
const COMPANY = { units: 14, steps: 3 } as const;

/** The field that each unit makes for, or `undefined` where it stays. */
type Plan = (field: Field) => Field | undefined;

/** Marches with everything on the nearest city of the opponent's; when he has none, on his nearest unit. */
export const marchingPlayer: DemoPlayer<AirWar> = (view, actions, rng) => play(view, actions, rng, planOfMarch);

/** Goes for enemies that come near a city of his own; else stays. */
export const defendingPlayer: DemoPlayer<AirWar> = (view, actions, rng) => play(view, actions, rng, planOfDefence);

function play(view: View<AirWar>, actions: readonly Action[], rng: Rng, planOf: (board: Board) => Plan): Action {
  const player = view.viewer as Side;
  const board = boardFor(view, player);
  switch (view.table.step.kind) {
    case 'cities':
      return { type: 'cities', player, cities: randomCities(view.setup.scenario, opponentOf(player), rng) };
    case 'moves':
      return ordersOf(board, actions, planOf(board));
    case 'fire':
      return { type: 'fire', player, aims: aimsOf(board, actions) };
    case 'placement':
    case 'naming':
    case 'over':
      return pick(actions, rng);
  }
}

/** What a player sees, ready for use. */
interface Board {
  readonly player: Side;
  readonly table: AirWar['table'];
  readonly hex: HexBoard;
  readonly own: ReadonlyMap<Field, number>;
  readonly enemies: ReadonlyMap<Field, number>;
  /** Fields that a truce closes, marked by 1. */
  readonly closed: Uint8Array;
}

function boardFor({ setup, table }: View<AirWar>, player: Side): Board {
  const { columns, rows } = setup.scenario.board;
  const own = counted(ofSide(table.units, player));
  const enemies = counted(ofSide(table.units, opponentOf(player)));
  return {
    player,
    table,
    hex: hexBoard(columns, rows),
    own,
    enemies,
    closed: protectedFields({ setup, table }, player),
  };
}

function counted(units: readonly Field[]): Map<Field, number> {
  const counts = new Map<Field, number>();
  for (const field of units) counts.set(field, (counts.get(field) ?? 0) + 1);
  return counts;
}

function planOfMarch({ player, table, hex, own, enemies }: Board): Plan {
  const cities = table.cities.filter(({ controller }) => controller !== player);
  const goals = cities.length > 0 ? cities.map(({ field }) => field) : [...enemies.keys()];
  const effort = (goal: Field): number =>
    [...own].reduce((sum, [field, count]) => sum + count * hexDistance(hex, field, goal), 0);
  const goal = least(goals, effort);
  const held = table.cities.filter(({ controller }) => controller === player).map(({ field }) => field);
  const rally = goal === undefined ? undefined : least(held, (field) => hexDistance(hex, field, goal));
  const friends = (here: Field): number =>
    [...own].reduce((sum, [field, count]) => sum + (hexDistance(hex, field, here) <= COMPANY.steps ? count : 0), 0);
  return (field) => (rally === undefined || friends(field) >= COMPANY.units ? goal : rally);
}

function planOfDefence({ player, table, hex, enemies }: Board): Plan {
  const cities = table.cities.filter(({ owner, controller }) => owner === player || controller === player);
  const isNear = (enemy: Field): boolean => cities.some(({ field }) => hexDistance(hex, field, enemy) <= THREAT);
  const threats = [...enemies.keys()].filter(isNear);
  return (field) => {
    const threat = least(threats, (enemy) => hexDistance(hex, field, enemy));
    return threat !== undefined && hexDistance(hex, field, threat) <= THREAT ? threat : undefined;
  };
}

/** The item of the least cost. */
function least<Item>(items: readonly Item[], cost: (item: Item) => number): Item | undefined {
  let [best, bestCost]: [Item | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const item of items) {
    const own = cost(item);
    if (own < bestCost) [best, bestCost] = [item, own];
  }
  return best;
}

/** Orders that are being written: who stands where without an order, who arrives, and the moves so far. */
class OrderSheet {
  readonly #hex: HexBoard;
  readonly standing: Map<Field, number>;
  readonly #arriving = new Map<Field, number>();
  readonly #moves = new Map<string, NamedOrder>();
  readonly #closed: Uint8Array;

  constructor({ hex, own, closed }: Board) {
    this.#hex = hex;
    this.#closed = closed;
    this.standing = new Map(own);
  }

  get moves(): readonly NamedOrder[] {
    return [...this.#moves.values()];
  }

  hasRoom(field: Field): boolean {
    return (this.standing.get(field) ?? 0) + this.arriving(field) < LIMIT;
  }

  arriving(field: Field): number {
    return this.#arriving.get(field) ?? 0;
  }

  /** The open fields beside a field. */
  around(from: Field): readonly Field[] {
    return (this.#hex.neighbours[from] as readonly Field[]).filter((to) => this.#closed[to] === 0);
  }

  fly({ to, count }: NamedFlight, from: Field): void {
    bump(this.standing, from, -count);
    bump(this.#arriving, this.#hex.byName.get(to) as Field, count);
  }

  step(from: Field, to: Field): void {
    bump(this.standing, from, -1);
    bump(this.#arriving, to, 1);
    const count = (this.#moves.get(this.#key(from, to))?.count ?? 0) + 1;
    this.#moves.set(this.#key(from, to), { ...this.#names(from, to), count });
  }

  /** Moves one unit from a field that holds too many, and one from each field on the way to where there is room. */
  relieve(full: Field): void {
    const paths: Field[][] = [[full]];
    const seen = new Set([full]);
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      const end = path.at(-1) as Field;
      if (end !== full && this.hasRoom(end)) {
        for (let index = 1; index < path.length; index++) this.step(path[index - 1] as Field, path[index] as Field);
        return;
      }
      for (const next of this.around(end)) {
        if (!seen.has(next)) paths.push([...path, next]);
        seen.add(next);
      }
    }
  }

  #names(from: Field, to: Field): { from: string; to: string } {
    return { from: this.#hex.names[from] as string, to: this.#hex.names[to] as string };
  }

  #key(from: Field, to: Field): string {
    const names = this.#names(from, to);
    return `${names.from}-${names.to}`;
  }
}

/** Takes each unit a step nearer to its goal where there is room, the nearest first, after flights have left. */
function ordersOf(board: Board, actions: readonly Action[], planned: Plan): Action {
  const { player, hex, own } = board;
  const sheet = new OrderSheet(board);
  const flights = flightsOf(board, actions, planned);
  for (const flight of flights) sheet.fly(flight, hex.byName.get(flight.from) as Field);
  for (const [field, count] of own) if (count > LIMIT) sheet.relieve(field);
  const goals = new Map([...own.keys()].map((field) => [field, planned(field)]));
  const far = (field: Field): number => {
    const goal = goals.get(field);
    return goal === undefined ? -1 : hexDistance(hex, field, goal);
  };
  const free = ([field, count]: [Field, number]): Field[] =>
    Array.from({ length: Math.max(0, count - guard(board, field)) }, () => field);
  const units = [...sheet.standing].flatMap(free).sort((one, other) => far(one) - far(other));
  for (const from of units) {
    const goal = goals.get(from);
    if (goal === undefined) continue;
    const nearer = sheet.around(from).filter((to) => sheet.hasRoom(to) && hexDistance(hex, to, goal) < far(from));
    const to = least(nearer, (field) => 10 * hexDistance(hex, field, goal) - sheet.arriving(field));
    if (to !== undefined) sheet.step(from, to);
  }
  return { type: 'orders', player, flights, moves: sheet.moves };
}

/** Units that stay on a field: one on each city of the player's. */
function guard({ player, table }: Board, field: Field): number {
  return table.cities.some((city) => city.field === field && city.controller === player) ? 1 : 0;
}

/** A flight, and the steps that it saves, by all its units and once more. */
interface Airlift {
  readonly from: Field;
  readonly to: Field;
  readonly saved: number;
  readonly flight: NamedFlight;
}

/** Steps that a flight must save. */
const WORTHWHILE = 20;

/** From each airport the flight that comes nearest to the goal, if it saves many steps. */
function flightsOf(board: Board, actions: readonly Action[], planned: Plan): readonly NamedFlight[] {
  const best = new Map<Field, Airlift>();
  const taken = new Map<Field, number>();
  for (const action of actions) {
    const airlift = airliftOf(board, action, planned);
    if (airlift === undefined) continue;
    const { from, to, saved, flight } = airlift;
    const before = best.get(from);
    if (saved <= (before?.saved ?? WORTHWHILE) || (taken.get(to) ?? 0) + flight.count > LIMIT) continue;
    if (before !== undefined) bump(taken, before.to, -before.flight.count);
    bump(taken, to, flight.count);
    best.set(from, airlift);
  }
  return [...best.values()].map(({ flight }) => flight);
}

/** What an action saves if it is a flight to a field without units of the player's. */
function airliftOf({ hex, own }: Board, action: Action, planned: Plan): Airlift | undefined {
  if (action.type !== 'fly' || action.relay === true) return undefined;
  const { count } = action;
  const [from, to] = [hex.byName.get(action.from) as Field, hex.byName.get(action.to) as Field];
  const goal = planned(from);
  if (goal === undefined || own.has(to)) return undefined;
  const saved = (hexDistance(hex, from, goal) - hexDistance(hex, to, goal)) * (count + 1);
  return { from, to, saved, flight: { from: action.from, to: action.to, count } };
}

/** Aims every unit at a field where another shot still tells, where most has been aimed already. */
function aimsOf({ hex, enemies, own }: Board, actions: readonly Action[]): readonly NamedOrder[] {
  const needed = new Map([...enemies].map(([field, count]) => [field, 2 * count]));
  const left = new Map(own);
  const targets = new Map<Field, Field[]>();
  for (const action of actions) {
    if (action.type !== 'aim' || action.count !== 1) continue;
    const from = hex.byName.get(action.from) as Field;
    targets.set(from, [...(targets.get(from) ?? []), hex.byName.get(action.to) as Field]);
  }
  const aims: NamedOrder[] = [];
  for (const [from, fields] of targets) {
    for (const to of fields.sort((one, other) => (needed.get(one) ?? 0) - (needed.get(other) ?? 0))) {
      const count = Math.min(left.get(from) ?? 0, needed.get(to) ?? 0);
      if (count <= 0) continue;
      bump(left, from, -count);
      bump(needed, to, -count);
      aims.push({ from: hex.names[from] as string, to: hex.names[to] as string, count });
    }
  }
  return aims;
}

function bump(counts: Map<Field, number>, field: Field, by: number): void {
  counts.set(field, (counts.get(field) ?? 0) + by);
}
