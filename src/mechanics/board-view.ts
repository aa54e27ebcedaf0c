import { type Counters, type CounterTable, type HiddenCounters, OFF_MAP } from './counters.ts';
import type { GameMap } from './game-map.ts';
import { type Going, NEVER, Reach } from './reach.ts';

/** Why a unit cannot move to a space. */
export type MoveObstacle = 'blocked' | 'full' | 'too-far' | 'zone';

/**
 * The counters as one side sees them, as arrays by space that {@link Reach} reads. There is one for each set of
 * counters: read the table again after each change of it.
 */
export class BoardView<Side extends string = string> {
  readonly #counters: Counters<Side>;
  /** By space, 1 if an enemy is there. */
  readonly enemies: Uint8Array;
  /** By space, 1 if it is in an enemy zone of control. */
  readonly zones: Uint8Array;
  /** By unit, the space of each own unit, hidden ones included; below 0 for enemies, and for units off the map. */
  readonly places: Int32Array;
  readonly reach: Reach;
  /** Stacking points of the own units, by space. */
  readonly #load: Int32Array;
  readonly #goings: readonly Going[];
  /** By unit, the least cost of a step. */
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
   * Reads a table.
   *
   * @param table - What everybody sees.
   * @param side - The side that looks.
   * @param own - The secret of that side, if it has hidden units.
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

  /** Whether an own unit is in a space. */
  hasFriends(space: number): boolean {
    return this.places.includes(space);
  }

  /** Whether a space has no room for one more own unit. */
  isFull(unit: number, space: number): boolean {
    const { mix, kinds } = this.#counters;
    const { stacking = Infinity } = mix;
    if (typeof stacking === 'number') return this.#load[space]! + (kinds[unit]!.size ?? 1) > stacking;
    const there = [...this.places.keys()].filter((other) => this.places[other] === space && other !== unit);
    return this.#counters.excess([...there, unit], space) > 0;
  }

  /** Finds the spaces that an own unit can reach, full ones included: see {@link BoardView.reach}. */
  findReach(unit: number): Reach {
    this.reach.find(this.places[unit]!, this.#counters.kinds[unit]!.allowance, this.#goings[unit]!);
    return this.reach;
  }

  /** Returns the spaces where an own unit can end its move, the cheapest first; without the one where it is. */
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
   * Returns why an own unit on the map cannot move to a space; `undefined` if it can. A space is `blocked` if an enemy is
   * there, or no unit of this kind can enter it.
   */
  whyNotReach(unit: number, to: number): MoveObstacle | undefined {
    const { map, kinds, costs: all } = this.#counters;
    const costs = all[unit]!;
    const [from, { allowance }] = [this.places[unit]!, kinds[unit]!];
    if (this.enemies[to] === 1) return 'blocked';
    // A step costs at least this, so that most searches are not necessary.
    if (map.distance(from, to) * this.#least[unit]! > allowance) return 'too-far';
    if (this.findReach(unit).has(to)) return this.isFull(unit, to) ? 'full' : undefined;
    this.reach.find(from, allowance, { costs, blocked: this.enemies });
    if (this.reach.has(to)) return 'zone';
    return map.neighbours[to]!.every((next) => costs[linkTo(map, next, to)] === NEVER) ? 'blocked' : 'too-far';
  }

  /**
   * Returns the spaces to which an own unit can retreat by one step: away from where it began, without enemies, and not
   * in an enemy zone unless a friend is there.
   *
   * @param unit - An own unit on the map.
   * @param began - The space where its retreat began.
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

/** The number of the link between two adjacent spaces. */
function linkTo({ starts, neighbours }: GameMap, from: number, to: number): number {
  return starts[from]! + neighbours[from]!.indexOf(to);
}
