import type { GameMap } from './game-map.ts';

/** The costs of movement, in movement points: whole numbers, 0 or more, or `Infinity` if movement is impossible. */
export interface MovementCosts {
  /** Cost of entering a space, by terrain. Each terrain of the map must have a cost. */
  readonly terrain: Readonly<Record<string, number>>;
  /** Extra cost of crossing a border, by the feature of the border. Default: 0. */
  readonly borders?: Readonly<Record<string, number>>;
  /**
   * For each feature of borders, the total cost of a step across such a border, whatever the terrain: `{ road: 1 }`.
   */
  readonly along?: Readonly<Record<string, number>>;
}

/** The effects of enemy zones of control on movement. */
export interface ZoneRules {
  /** Extra cost of entering an enemy zone of control. Default: 0. */
  readonly enter?: number;
  /** Extra cost of leaving a space in an enemy zone of control. Default: 0. */
  readonly leave?: number;
  /** Whether a unit must stop when it enters an enemy zone of control. Default: false. */
  readonly stops?: boolean;
  /**
   * Whether a unit must not move directly from one space in an enemy zone of control to another such space. Default:
   * false.
   */
  readonly bars?: boolean;
}

/**
 * The facts that determine to which spaces a unit can move, and at what cost. `blocked` and `zones` have 0 or 1 for
 * each space.
 */
export interface Going {
  /** Cost of each link: the result of {@link linkCosts}. */
  readonly costs: Int32Array;
  /** For each space, 1 if units cannot enter this space. By default, units can enter all spaces. */
  readonly blocked?: Uint8Array;
  /**
   * For each space, 1 if this space is in an enemy zone of control. By default, no space is in an enemy zone of
   * control.
   */
  readonly zones?: Uint8Array;
  readonly zoneRules?: ZoneRules;
}

/** Cost of a link that units cannot cross. The sum of three such costs is still a 32-bit number. */
export const NEVER = 2 ** 29;

const NO_RULES: ZoneRules = {};

/**
 * Returns the cost of each link of a map.
 *
 * @param map - Terrain and borders.
 * @param costs - The costs of each terrain and of each feature of borders.
 * @throws RangeError if a terrain has no cost, or a cost is not a whole number of 0 or more.
 *
 * @example
 * ```ts
 * import { areaMap } from 'countersheet/mechanics';
 *
 * const valley = areaMap(['hill', 'lake'], [['hill', 'lake']], { terrain: { hill: 'rough', lake: 'water' } });
 * [...linkCosts(valley, { terrain: { rough: 2, water: 1 } })] // => [1, 2]
 * ```
 */
export function linkCosts(
  { links, borders, terrain }: Pick<GameMap, 'links' | 'borders' | 'terrain'>,
  costs: MovementCosts,
): Int32Array {
  const { borders: extra = {}, along = {} } = costs;
  return links.map((to, link) => {
    const feature = borders[link]!;
    const entry = along[feature] ?? (costs.terrain[terrain[to]!] ?? Number.NaN) + (extra[feature] ?? 0);
    if (entry === Infinity) return NEVER;
    if (Number.isInteger(entry) && entry >= 0 && entry < NEVER) return entry;
    throw new RangeError(
      `Expected a cost of at least 0 for the terrain "${terrain[to]!}" and the border "${feature}".`,
    );
  });
}

/**
 * Finds the spaces that a unit can reach, with their costs and cheapest paths. Each search reuses the arrays of the
 * previous search and allocates nothing.
 */
export class Reach {
  /** Number of spaces found, including the space where the unit starts. */
  count = 0;
  /** The first `count` entries are the spaces found, in ascending order of cost. */
  readonly spaces: Int32Array;
  readonly #map: Pick<GameMap, 'starts' | 'links'>;
  /**
   * For each space, the cost of reaching the space plus the base of the search that reached it. Each search has a lower
   * base than all earlier searches. Therefore, all stored costs of earlier searches are above the limit of the current
   * search. If the stored cost of a space is above this limit, the current search has not reached the space.
   */
  readonly #totals: Int32Array;
  readonly #before: Int32Array;
  #base = NEVER;
  #limit = NEVER;
  #costs: Int32Array;
  #blocked: Uint8Array;
  #zones: Uint8Array;
  #rules = NO_RULES;
  /**
   * For each cost, the first space of a linked list: the list of those spaces with this cost that the search must still
   * visit.
   */
  #heads = new Int32Array(32).fill(-1);
  #entries = 0;
  readonly #waiting: Int32Array;
  readonly #nexts: Int32Array;
  readonly #none: Uint8Array;

  /**
   * @param map - The map on which to search.
   *
   * @example
   * ```ts
   * import { areaMap } from 'countersheet/mechanics';
   *
   * const valley = areaMap(['hill', 'lake', 'mill'], [['hill', 'lake'], ['lake', 'mill']], { terrain: { lake: 'water' } });
   * const reach = new Reach(valley);
   * reach.find(0, 3, { costs: linkCosts(valley, { terrain: { '': 1, water: 2 } }) });
   * [reach.count, reach.costOf(2), reach.pathTo(2)] // => [3, 3, [0, 1, 2]]
   * ```
   */
  constructor(map: GameMap) {
    const { size, links } = map;
    this.#map = map;
    this.spaces = new Int32Array(size);
    this.#totals = new Int32Array(size).fill(NEVER);
    this.#before = new Int32Array(size);
    this.#waiting = new Int32Array(links.length + 1);
    this.#nexts = new Int32Array(links.length + 1);
    this.#none = new Uint8Array(size);
    [this.#costs, this.#blocked, this.#zones] = [this.#waiting, this.#none, this.#none];
  }

  /**
   * Finds the spaces that a unit can reach.
   *
   * @param from - Space of the unit.
   * @param allowance - Movement points: a whole number, 0 or more.
   * @param going - The costs, the blocked spaces and the zones of control.
   */
  find(from: number, allowance: number, going: Going): void {
    const { costs, blocked = this.#none, zones = this.#none, zoneRules = NO_RULES } = going;
    if (allowance >= this.#heads.length) this.#heads = new Int32Array(2 * allowance).fill(-1);
    const heads = this.#heads;
    const base = this.#baseFor(allowance);
    this.#costs = costs;
    this.#blocked = blocked;
    this.#zones = zones;
    this.#rules = zoneRules;
    this.#entries = 0;
    this.count = 0;
    this.#before[from] = -1;
    this.#wait(from, base);
    let taken = 0;
    for (let cost = 0; taken < this.#entries; cost++) {
      for (let entry = heads[cost]!; entry >= 0; entry = heads[cost]!, taken++) {
        heads[cost] = this.#nexts[entry]!;
        const space = this.#waiting[entry]!;
        // After the space was added to this list, the search found a cheaper path to the space.
        if (this.#totals[space] !== base + cost) continue;
        this.spaces[this.count++] = space;
        this.#visit(space, base + cost);
      }
    }
  }

  /** Continues the search from a space to its neighbours. */
  #visit(space: number, total: number): void {
    const { enter = 0, leave = 0, stops = false, bars = false } = this.#rules;
    const isInZone = this.#zones[space] === 1;
    if (!isInZone) this.#expand(space, total, enter);
    else if (!stops || this.#before[space] === -1) this.#expand(space, total + leave, bars ? NEVER : enter);
  }

  /** @param intoZone - Extra cost of a step into an enemy zone of control. */
  #expand(space: number, spent: number, intoZone: number): void {
    const { starts, links } = this.#map;
    const costs = this.#costs;
    const zones = this.#zones;
    const blocked = this.#blocked;
    const totals = this.#totals;
    const end = starts[space + 1]!;
    for (let link = starts[space]!; link < end; link++) {
      const to = links[link]!;
      const total = spent + costs[link]! + (zones[to] === 1 ? intoZone : 0);
      if (total > this.#limit || totals[to]! <= total || blocked[to] === 1) continue;
      this.#before[to] = space;
      this.#wait(to, total);
    }
  }

  #wait(space: number, total: number): void {
    const cost = total - this.#base;
    const entry = this.#entries++;
    this.#totals[space] = total;
    this.#waiting[entry] = space;
    this.#nexts[entry] = this.#heads[cost]!;
    this.#heads[cost] = entry;
  }

  #baseFor(allowance: number): number {
    if (this.#base <= allowance) {
      this.#totals.fill(NEVER);
      this.#base = NEVER;
    }
    this.#base -= allowance + 1;
    this.#limit = this.#base + allowance;
    return this.#base;
  }

  /** Whether the last search reached a given space. */
  has(space: number): boolean {
    return this.#totals[space]! <= this.#limit;
  }

  /** Returns the least cost of reaching a space; `Infinity` if the last search did not reach the space. */
  costOf(space: number): number {
    return this.has(space) ? this.#totals[space]! - this.#base : Infinity;
  }

  /**
   * Returns the spaces on the cheapest path to a space, including the start; empty if the last search did not reach the
   * space.
   */
  pathTo(space: number): readonly number[] {
    if (!this.has(space)) return [];
    const path = [space];
    for (let at = this.#before[space]!; at >= 0; at = this.#before[at]!) path.push(at);
    return path.reverse();
  }
}
