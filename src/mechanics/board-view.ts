import { type Counters, type CounterTable, type HiddenCounters, OFF_MAP } from './counters.ts';
import type { GameMap } from './game-map.ts';
import { type Going, NEVER, Reach } from './reach.ts';

/** Why a unit cannot move to a space. */
export type MoveObstacle = 'blocked' | 'full' | 'too-far' | 'zone';

/**
 * One side's view of the counters, in arrays that {@link Reach} reads. Create a board view once, and call `read`
 * whenever the table has changed.
 */
export class BoardView<Side extends string = string> {
  readonly #counters: Counters<Side>;
  /** For each space, 1 if an enemy is in this space, else 0. */
  readonly enemies: Uint8Array;
  /** For each space, 1 if this space is in an enemy zone of control, else 0. */
  readonly zones: Uint8Array;
  /**
   * For each unit of the side, the space of the unit, even if the unit is hidden. For enemies and for units off the
   * map, a number below 0.
   */
  readonly places: Int32Array;
  readonly reach: Reach;
  /** For each space, the total stacking points of the side's units in this space. */
  readonly #load: Int32Array;
  readonly #goings: readonly Going[];
  /** For each unit, the least cost at which this unit can move one space. */
  readonly #least: readonly number[];

  constructor(counters: Counters<Side>) {
    const { map, ids, mix, costs } = counters;
    this.#counters = counters;
    this.enemies = new Uint8Array(map.size);
    this.zones = new Uint8Array(map.size);
    this.#load = new Int32Array(map.size);
    this.places = new Int32Array(ids.length);
    this.reach = new Reach(map);
    const { enemies: blocked, zones } = this;
    const zoneRules = mix.zones ?? {};
    this.#goings = costs.map((each) => ({ costs: each, blocked, zones, zoneRules }));
    this.#least = costs.map((each) => each.reduce((least, cost) => Math.min(least, cost), NEVER));
  }

  /**
   * Fills the arrays from a table.
   *
   * @param table - The counters that all players see.
   * @param side - The side whose view to read.
   * @param own - The secret of the side, if the side has hidden units.
   */
  read({ at }: Pick<CounterTable, 'at'>, side: Side, own?: Partial<HiddenCounters>): this {
    const { sides, kinds } = this.#counters;
    this.enemies.fill(0);
    this.zones.fill(0);
    this.#load.fill(0);
    for (let unit = 0; unit < at.length; unit++) {
      let space = at[unit]!;
      if (sides[unit] !== side) {
        if (space >= 0) this.#markEnemy(space);
        space = -1;
      } else if (space === OFF_MAP.hidden) space = own?.hidden?.[unit] ?? -1;
      this.places[unit] = space;
      if (space >= 0) this.#load[space]! += kinds[unit]!.size ?? 1;
    }
    return this;
  }

  #markEnemy(space: number): void {
    const { map, zoneLinks } = this.#counters;
    this.enemies[space] = 1;
    const end = map.starts[space + 1]!;
    for (let link = map.starts[space]!; link < end; link++) {
      if (zoneLinks[link] === 1) this.zones[map.links[link]!] = 1;
    }
  }

  /** Whether a unit of the side is in a space. */
  hasFriends(space: number): boolean {
    return this.places.includes(space);
  }

  /** Whether a space has no room for a given unit of the side. */
  isFull(unit: number, space: number): boolean {
    const { mix, kinds } = this.#counters;
    const { stacking = Infinity } = mix;
    if (typeof stacking === 'number') return this.#load[space]! + (kinds[unit]!.size ?? 1) > stacking;
    const there = [...this.places.keys()].filter((other) => this.places[other] === space && other !== unit);
    return this.#counters.excess([...there, unit], space) > 0;
  }

  /**
   * Finds the spaces that a unit of the side can reach, including full spaces. The result is in
   * {@link BoardView.reach}.
   */
  findReach(unit: number): Reach {
    this.reach.find(this.places[unit]!, this.#counters.kinds[unit]!.allowance, this.#goings[unit]!);
    return this.reach;
  }

  /**
   * Returns the spaces where a unit of the side can end its move, in ascending order of cost. The result does not
   * include the current space of the unit.
   */
  goals(unit: number): readonly number[] {
    const reach = this.findReach(unit);
    const goals: number[] = [];
    for (let index = 1; index < reach.count; index++) {
      const space = reach.spaces[index]!;
      if (!this.isFull(unit, space)) goals.push(space);
    }
    return goals;
  }

  /**
   * Returns the reason why a unit of the side cannot move to a space; `undefined` if the unit can move to this space.
   * The unit must be on the map. A space is `blocked` if an enemy is in this space, or if no unit of this kind can
   * enter the space.
   */
  whyNotReach(unit: number, to: number): MoveObstacle | undefined {
    const { map, kinds, costs: all } = this.#counters;
    const costs = all[unit]!;
    const [from, { allowance }] = [this.places[unit]!, kinds[unit]!];
    if (this.enemies[to] === 1) return 'blocked';
    // Compares the allowance with the least possible cost first: in most cases, this comparison makes a search
    // unnecessary.
    if (map.distance(from, to) * this.#least[unit]! > allowance) return 'too-far';
    if (this.findReach(unit).has(to)) return this.isFull(unit, to) ? 'full' : undefined;
    this.reach.find(from, allowance, { costs, blocked: this.enemies });
    if (this.reach.has(to)) return 'zone';
    return map.neighbours[to]!.every((next) => costs[linkTo(map, next, to)] === NEVER) ? 'blocked' : 'too-far';
  }

  /**
   * Returns the spaces to which a unit of the side can retreat by one step. Each space is farther from the start of the
   * retreat than the unit's current space, and has no enemies. If a space is in an enemy zone of control, a friendly
   * unit must be in this space.
   *
   * @param unit - A unit of the side on the map.
   * @param began - The space where the unit's retreat began.
   */
  retreats(unit: number, began: number): readonly number[] {
    const { map, costs } = this.#counters;
    const from = this.places[unit]!;
    return map.neighbours[from]!.filter(
      (to, index) =>
        this.enemies[to] === 0 &&
        costs[unit]![map.starts[from]! + index]! < NEVER &&
        (this.zones[to] === 0 || this.hasFriends(to)) &&
        map.distance(began, to) > map.distance(began, from) &&
        !this.isFull(unit, to),
    );
  }
}

/** Returns the number of the link between two adjacent spaces. */
function linkTo({ starts, neighbours }: GameMap, from: number, to: number): number {
  return starts[from]! + neighbours[from]!.indexOf(to);
}
