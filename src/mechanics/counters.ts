import * as v from 'valibot';
import { type Field, indexOf } from '../core/fields.ts';
import { namesIn } from '../core/lookups.ts';
import type { Issue, Schema } from '../core/schema.ts';
import { atLeast } from '../core/shapes.ts';
import type { GameMap } from './game-map.ts';
import { linkCosts, type MovementCosts, type ZoneRules } from './reach.ts';

/** The properties that all units of one kind share. */
export interface UnitKind {
  /**
   * The strengths of a unit that has lost 0, 1, 2 … strength steps. A unit that has lost all its steps is eliminated.
   */
  readonly strengths: readonly number[];
  /** Movement points. */
  readonly allowance: number;
  /** The costs of movement for units of this kind. By default, the kind has the general costs of the counter mix. */
  readonly costs?: MovementCosts;
  /** Stacking points. Default: 1. */
  readonly size?: number;
  /** The NATO symbol that a picture draws. Default: none. */
  readonly symbol?: 'infantry' | 'cavalry' | 'armour' | 'artillery' | 'headquarters' | 'supply';
}

/** One unit. */
export interface UnitEntry<Side extends string = string> {
  readonly id: string;
  readonly side: Side;
  readonly kind: string;
  /** The name of the space where the unit is at the start, or where the unit enters the map. */
  readonly at?: string;
  /** The turn in which the unit enters the map. By default, the unit is on the map from the start. */
  readonly turn?: number;
  /**
   * The names of the spaces where the player of this unit can hide it. The space of the unit is a secret until the unit
   * is found or moves.
   */
  readonly hides?: readonly string[];
}

/** The counters of a game, and the rules about the spaces where counters can be. */
export interface CounterMix<Side extends string = string> {
  readonly map: GameMap;
  /** The names of both sides, in the order in which the sides move. */
  readonly sides: readonly [Side, Side];
  readonly kinds: Readonly<Record<string, UnitKind>>;
  readonly units: readonly UnitEntry<Side>[];
  readonly costs: MovementCosts;
  /**
   * The maximum number of stacking points of a side in a space; or a function that returns by how many points the given
   * units of a side exceed the limit of a space. By default, there is no limit.
   */
  readonly stacking?: number | ((units: readonly number[], space: number) => number);
  /**
   * The rules for zones of control. The zone of control of a unit consists of the spaces next to this unit. By default,
   * there are no zones of control.
   */
  readonly zones?: ZoneRules & {
    /** Features of borders across which a zone of control does not extend. */
    readonly notAcross?: readonly string[];
    /** Terrain into which a zone of control does not extend. */
    readonly notInto?: readonly string[];
  };
}

/** The part of a table that describes counters. Most arrays have one entry for each unit. */
export interface CounterTable<Side extends string = string> {
  readonly turn: number;
  /** The side to move. */
  readonly mover: Side;
  /** For each unit, the space of the unit, or a value of {@link OFF_MAP}. */
  readonly at: readonly number[];
  /** For each unit, the number of strength steps that it has lost. */
  readonly losses: readonly number[];
  /** For each unit, 1 if the unit has already acted in the current phase, else 0. */
  readonly done: readonly number[];
  /** The spaces that were attacked in the current phase. */
  readonly attacked: readonly number[];
}

/** The secret of a side: for each unit, the space where this unit is hidden; -1 if the unit is not hidden. */
export interface HiddenCounters {
  readonly hidden: readonly number[];
}

/**
 * Special numbers for units that are not on the map or whose space is secret. Such a unit has one of these numbers
 * instead of the number of a space.
 */
export const OFF_MAP = { waiting: -1, lost: -2, hidden: -3 } as const;

/**
 * The counters of a game, numbered in the order of the counter mix.
 *
 * @typeParam Side - Names of the sides.
 */
export class Counters<Side extends string = string> {
  readonly mix: CounterMix<Side>;
  readonly map: GameMap;
  readonly ids: readonly string[];
  /** For each unit, the kind of the unit. */
  readonly kinds: readonly UnitKind[];
  readonly sides: readonly Side[];
  readonly costs: readonly Int32Array[];
  /** For each unit, the spaces where the player can hide this unit; empty if the unit cannot be hidden. */
  readonly hides: readonly (readonly number[])[];
  /** For each unit, the space where the unit starts or enters the map; -1 for a unit without such a space. */
  readonly entries: readonly number[];
  /** For each link, 1 if the zone of control of a unit extends along this link, else 0. */
  readonly zoneLinks: Uint8Array;
  /** The entries that {@link CounterTable} needs in the `table` of a declaration. */
  readonly table: {
    readonly turn: Schema<number>;
    readonly mover: Schema<Side>;
    readonly at: Schema<readonly number[]>;
    readonly losses: Schema<readonly number[]>;
    readonly done: Schema<readonly number[]>;
    readonly attacked: Schema<readonly number[]>;
  };
  /** The entries that {@link HiddenCounters} needs in the `secret` of a declaration. */
  readonly secret: { readonly hidden: Schema<readonly number[]> };

  /**
   * @param mix - The sides, the kinds of units, the units and the stacking limits.
   * @throws RangeError if an id occurs twice, a kind or a space is unknown, or both sides can hide units in the same
   * space.
   *
   * @example
   * ```ts
   * import { hexMap } from 'countersheet/mechanics';
   *
   * const counters = new Counters({
   *   map: hexMap({ top: 'flat', shifted: 'even', rows: ['...'] }),
   *   sides: ['red', 'blue'],
   *   kinds: { infantry: { strengths: [4, 2], allowance: 4 } },
   *   units: [
   *     { id: 'r1', side: 'red', kind: 'infantry', at: '0101' },
   *     { id: 'b1', side: 'blue', kind: 'infantry', at: '0301', turn: 2 },
   *   ],
   *   costs: { terrain: { '.': 1 } },
   * });
   * counters.start().at // => [0, -1]
   * counters.strengthOf({ losses: [1, 0] }, 0) // => 2
   * ```
   */
  constructor(mix: CounterMix<Side>) {
    const { map, units, sides, kinds, costs, zones } = mix;
    this.mix = mix;
    this.map = map;
    this.ids = units.map(({ id }) => id);
    if (new Set(this.ids).size < this.ids.length) throw new RangeError('Two units have the same id.');
    this.kinds = units.map(({ kind }) => found(kinds[kind], 'kind', kind));
    this.sides = units.map(({ side }) => side);
    const byKind = new Map(namesIn(kinds).map((kind) => [kind, linkCosts(map, kinds[kind]!.costs ?? costs)]));
    this.costs = units.map(({ kind }) => byKind.get(kind)!);
    const spaceOf = (name: string): number => found(map.byName.get(name), 'space', name);
    this.hides = units.map(({ hides = [] }) => hides.map(spaceOf));
    this.entries = units.map(({ at }) => (at === undefined ? -1 : spaceOf(at)));
    if (sides.length > new Set(sides).size || this.#hideTogether())
      throw new RangeError('Expected two different sides that cannot hide units in the same space.');
    const { notAcross = [], notInto = [] } = zones ?? {};
    this.zoneLinks = Uint8Array.from(map.links, (to, link) =>
      zones === undefined || notAcross.includes(map.borders[link]!) || notInto.includes(map.terrain[to]!) ? 0 : 1,
    );
    const byUnit = (least: number, most: number): Schema<readonly number[]> =>
      v.pipe(v.array(atLeast(least, most)), v.length(units.length));
    this.table = {
      turn: atLeast(1),
      mover: v.picklist(sides),
      at: byUnit(OFF_MAP.hidden, map.size - 1),
      losses: byUnit(0, Math.max(...this.kinds.map(({ strengths }) => strengths.length))),
      done: byUnit(0, 1),
      attacked: v.array(atLeast(0, map.size - 1)),
    };
    this.secret = { hidden: byUnit(-1, map.size - 1) };
  }

  /** Returns the table at the start of a match: each unit is on the map or waits to enter the map. */
  start(): CounterTable<Side> {
    const { units, sides } = this.mix;
    const none = units.map(() => 0);
    const at = units.map(({ turn }, unit) => (turn === undefined ? this.entries[unit]! : OFF_MAP.waiting));
    return { turn: 1, mover: sides[0], at, losses: none, done: [...none], attacked: [] };
  }

  /** Returns the secret of each side at the start, when no unit is hidden yet. */
  startSecrets(): Readonly<Record<Side, HiddenCounters>> {
    const [one, other] = this.mix.sides;
    const none = (): HiddenCounters => ({ hidden: this.ids.map(() => -1) });
    return { [one]: none(), [other]: none() } as Record<Side, HiddenCounters>;
  }

  /** Returns the current strength of a unit, after the loss of steps. */
  strengthOf({ losses }: Pick<CounterTable, 'losses'>, unit: number): number {
    return this.kinds[unit]!.strengths[losses[unit]!] ?? 0;
  }

  /** Returns the total strength of the given units. */
  totalStrength(table: Pick<CounterTable, 'losses'>, units: readonly number[]): number {
    let total = 0;
    for (const unit of units) total += this.strengthOf(table, unit);
    return total;
  }

  /** Returns those units in a space that all players see. */
  unitsIn({ at }: Pick<CounterTable, 'at'>, space: number): readonly number[] {
    const units: number[] = [];
    for (let unit = 0; unit < at.length; unit++) if (at[unit] === space) units.push(unit);
    return units;
  }

  /** Returns the opponent of a side. */
  opponentOf(side: Side): Side {
    const [one, other] = this.mix.sides;
    return side === one ? other : one;
  }

  /**
   * Returns the number of stacking points by which given units of a side exceed the limit of a space; 0 or less if they
   * do not exceed the limit.
   */
  excess(units: readonly number[], space: number): number {
    const { stacking = Infinity } = this.mix;
    if (typeof stacking === 'function') return stacking(units, space);
    return units.reduce((sum, unit) => sum + (this.kinds[unit]!.size ?? 1), 0) - stacking;
  }

  /** A field that contains the id of a unit. */
  unitField<Rule extends string>(rule: Rule): Field<string, number, Rule> {
    return indexOf({ rule, names: () => this.ids });
  }

  /** A field that contains the name of a space. */
  spaceField<Rule extends string>(rule: Rule): Field<string, number, Rule> {
    return indexOf({ rule, names: () => this.map.names });
  }

  /**
   * Returns an issue in a table whose shape is valid: units of both sides in one space, too many units in a space, or
   * an impossible number of lost steps.
   */
  issueInTable(table: CounterTable<Side>): Issue | undefined {
    for (const [unit, at] of table.at.entries()) {
      const path = `table.at.${unit}`;
      if (at === OFF_MAP.hidden && this.hides[unit]!.length === 0)
        return { path, reason: 'This unit cannot be hidden' };
      const isLost = at === OFF_MAP.lost;
      if (isLost !== table.losses[unit]! >= this.kinds[unit]!.strengths.length)
        return { path, reason: 'Expected the unit to be lost if, and only if, it has lost all its steps' };
      if (at < 0) continue;
      const there = this.unitsIn(table, at);
      if (there.some((other) => this.sides[other] !== this.sides[unit]))
        return { path, reason: 'Expected units of only one side in this space' };
      if (this.excess(there, at) > 0) return { path, reason: 'Expected fewer units in this space' };
    }
    return undefined;
  }

  #hideTogether(): boolean {
    const spacesOf = (side: Side): readonly number[] =>
      this.hides.flatMap((spaces, unit) => (this.sides[unit] === side ? spaces : []));
    const [one, other] = this.mix.sides.map(spacesOf);
    return one!.some((space) => other!.includes(space));
  }
}

function found<Value>(value: Value | undefined, what: string, name: string): Value {
  if (value === undefined) throw new RangeError(`There is no ${what} "${name}".`);
  return value;
}
