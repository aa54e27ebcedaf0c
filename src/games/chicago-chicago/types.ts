/**
 * The words of *Chicago-Chicago!* as types.
 *
 * @packageDocumentation
 */
import type { EventLog, StateDraft } from '../../core/first-edition/spec.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { Link } from '../../mechanics/area-map.ts';
import type { D6, Roll } from '../../mechanics/dice.ts';
import type { ResultsTable } from '../../mechanics/results-table.ts';
import type { Level, PoliceUnit, Sort, Unit } from './units.ts';
import type { RuleId } from './rulebook.ts';

/** The two players, in the order of their steps. */
export const SIDES = ['demonstrators', 'police'] as const;

/** A player. */
export type Side = (typeof SIDES)[number];

/** Indexable by `demonstrators` and `police`. */
export type BySide<Value> = Readonly<Record<Side, Value>>;

/** The other player. */
export function opponentOf(side: Side): Side {
  return side === 'demonstrators' ? 'police' : 'demonstrators';
}

/** Name of an area in scenarios, actions and events: `'conrad-hilton'`. */
export type AreaId = string;

/** Place of an area in board order, from 0: what a state calls it by. */
export type AreaIndex = number;

/** A number for each area, in board order. */
export type ByArea = readonly number[];

/** Numbers of units: a row for each sort, lowest first, and in it a number for each area. */
export type Stacks = readonly ByArea[];

/** One area of the board. */
export interface Area {
  readonly id: AreaId;
  /** Name for people. */
  readonly name: string;
  /** What the police score here. */
  readonly police: number;
  /** What the demonstrators score here. */
  readonly demonstrators: number;
  /** By how much groups here multiply; absent where there is no park. */
  readonly park?: number | undefined;
  /** The minimum box, where there is one: to be kept full always, or until groups come near. */
  readonly box?: 'plain' | 'conditional' | undefined;
}

/** The two numbers on a counter. */
export interface Strength {
  readonly conflict: number;
  readonly movement: number;
}

/** Headings of the tables: odds of attacker to defender, worst first. */
export const CRT_COLUMNS = ['1-1', '2-1', '3-1', '4-1'] as const;

/** A heading of the tables. */
export type CrtColumn = (typeof CRT_COLUMNS)[number];

/** What a code does to the units that it names: how many, and what becomes of them. */
export interface Effect {
  readonly share: '1/3' | '1/2' | 'all';
  readonly change: 'up' | 'down' | 'removed';
}

/** The number in a code. */
export type EffectNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** A result as printed: who scores, who is affected, how; or a shot. */
export type CrtCode = `${'P' | 'D'}${'P' | 'D'}${EffectNumber}` | 'SHOT';

/** A conflict results table. */
export type Crt = ResultsTable<typeof CRT_COLUMNS, CrtCode>;

/** Name of a table. */
export type TableName = 'harass' | 'assault';

/** Everything printed that a match is played with. A scenario of your own is checked by `setup`. */
export interface Scenario {
  readonly name: string;
  /** Whether the data are as printed or made up for want of a copy. */
  readonly provenance: 'printed' | 'reconstructed' | 'invented';
  /** What is reconstructed, and from what. */
  readonly notes: string;
  /** Names of the turns; each ends with the third of the day: `'25A'`. */
  readonly turns: readonly string[];
  readonly units: {
    readonly police: Readonly<Record<PoliceUnit, Strength>>;
    readonly demonstrators: Readonly<Record<Level, Strength>>;
  };
  readonly counterMix: {
    readonly police: Readonly<Record<PoliceUnit, number>>;
    readonly demonstrators: Readonly<Record<Level, number>>;
  };
  readonly setUp: {
    readonly demonstrators: Readonly<Record<Level, number>>;
    readonly police: Readonly<Record<Exclude<PoliceUnit, 'guard'>, number>>;
    /** Platoons that a minimum box holds, and must hold. */
    readonly platoonsPerBox: number;
  };
  /** In board order: 2 to 100. */
  readonly areas: readonly Area[];
  /** Each pair once: at most 4950. */
  readonly links: readonly Link[];
  /** The parks, in the order in which groups multiply. */
  readonly parkOrder: readonly AreaId[];
  readonly harass: BySide<Crt>;
  readonly assault: Crt;
  readonly effects: Readonly<Record<EffectNumber, Effect>>;
  /** What the demonstrators score otherwise than in conflicts, by the reason (CC-4.10, CC-4.11). */
  readonly points: Readonly<Record<Exclude<ScoreReason, 'conflict'>, number>>;
}

/** What `setup` takes, besides the seed. */
export interface Options {
  /** Default: the reconstructed board and tables with the printed units. */
  readonly scenario?: Scenario | undefined;
  /** CC-4.10: what parks cost that the police leave alone on a C turn. Default: `'once'`. */
  readonly unengaged?: 'once' | 'per-park' | undefined;
}

/** What is fixed for a match. */
export interface Setup {
  readonly scenario: Scenario;
  readonly unengaged: 'once' | 'per-park';
}

/** A conflict that waits for its die: who takes part, by sort. */
export interface Conflict {
  readonly attacker: Side;
  readonly area: AreaIndex;
  readonly table: TableName;
  readonly column: CrtColumn;
  /** Whether the platoons are those of the minimum box. */
  readonly boxed: boolean;
  readonly platoons: readonly number[];
  readonly groups: readonly number[];
}

/** Where in a turn the match stands, with just what that step needs. */
export type GameStep = Readonly<
  /** The demonstrators choose a park (CC-3.1). */
  | { kind: 'gather' }
  /** The police fill the box of an area with units from one kind on (CC-3.2). */
  | { kind: 'garrison'; area: AreaIndex; unit: number }
  /** The police place the rest: this kind of unit from this area on, then the next kinds (CC-3.2). */
  | { kind: 'post'; unit: number; area: AreaIndex }
  /** Step 1. `from`: how far the marches have come, area by area and in each from the lowest level up (CC-4.1). */
  | { kind: 'move'; from: number }
  /** Units on the march in step 1 or 3, who may go on while points are left; `sort` is their row of the stacks. */
  | { kind: 'march'; player: Side; sort: number; at: AreaIndex; count: number; left: number; from: number }
  /** Step 2 (CC-4.3). */
  | { kind: 'confront' }
  /** Step 3 (CC-4.2). */
  | { kind: 'patrol' }
  /** Step 4 (CC-4.4). */
  | { kind: 'attack' }
  /** Step 4: groups are singled out and platoons told off for one attack, in order from `from` on (CC-4.4). */
  | { kind: 'muster'; area: AreaIndex; groups: readonly number[]; platoons: readonly number[]; from: number }
  /** Chance rolls for a conflict (CC-4.6). */
  | { kind: 'roll'; conflict: Conflict }
  | { kind: 'over'; outcome: Outcome<Side, RuleId> }
>;

/** What everybody sees: everything. */
export interface Table {
  /** From 1. */
  readonly turn: number;
  readonly step: GameStep;
  /** The exposure index (CC-3.3). */
  readonly index: BySide<number>;
  /** Groups by sort and area: those that may still move or be attacked in this step, and those that have or were. */
  readonly groups: { readonly fresh: Stacks; readonly spent: Stacks };
  /** Platoons and Guard companies in the areas in the same way, and platoons in the boxes: those that went in in this step apart. */
  readonly police: {
    readonly fresh: Stacks;
    readonly spent: Stacks;
    readonly boxed: Stacks;
    readonly relieving: Stacks;
  };
  /** Areas whose conditional box is released (CC-2.3), in board order. */
  readonly released: readonly boolean[];
  /** Platoons that the boxes lost in step 2 of this turn (CC-4.2). */
  readonly boxLosses: ByArea;
  /** Areas in which a conflict was started in this step. */
  readonly attacked: readonly AreaIndex[];
  /** Guard companies that have not been brought in (CC-4.11). */
  readonly guardsLeft: number;
}

/** Nothing is secret or hidden. */
export type Nothing = Readonly<Record<string, never>>;

/** Numbers of units by name; those left out are none. */
export type Units<Name extends Unit = Unit> = Readonly<Partial<Record<Name, number>>>;

/** Numbers of units by area and name, for the bulk forms. */
export type Garrisons = Readonly<Record<AreaId, Units<PoliceUnit>>>;

/** One of the small actions of a whole step, without its player. */
export type Order = Readonly<
  | { type: 'march'; unit: Unit; path: readonly AreaId[]; count: number; infiltrating: boolean }
  | { type: 'fill'; area: AreaId; unit: PoliceUnit }
  | { type: 'relieve'; area: AreaId; unit: PoliceUnit; relieved: PoliceUnit }
  | { type: 'leave'; area: AreaId; unit: PoliceUnit }
  | { type: 'bring-guard'; area: AreaId }
  | { type: 'withdraw-guard'; area: AreaId }
>;

/** A decision of a player. */
export type Action = Readonly<
  { player: Side } & (
    | { type: 'gather'; area: AreaId }
    | { type: 'garrison'; area: AreaId; unit: PoliceUnit; count: number }
    | { type: 'post'; unit: PoliceUnit; area: AreaId; count: number }
    | { type: 'deploy-all'; boxes: Garrisons; areas: Garrisons }
    | { type: 'default-set-up' }
    | { type: 'move'; unit: Unit; from: AreaId; to: AreaId; count: number }
    | { type: 'infiltrate'; unit: Unit; from: AreaId; to: AreaId; count: number }
    | { type: 'go-on'; to: AreaId }
    | { type: 'halt' }
    | Order
    | { type: 'play-step'; orders: readonly Order[] }
    | { type: 'confront'; area: AreaId }
    | { type: 'engage'; area: AreaId; table: TableName }
    | { type: 'single-out'; area: AreaId; sort: Sort; count: number }
    | { type: 'commit'; unit: PoliceUnit; count: number }
    | { type: 'strike'; table: TableName }
    | {
        type: 'attack-groups';
        area: AreaId;
        groups: Readonly<Partial<Record<Sort, number>>>;
        platoons: Units;
        table: TableName;
      }
    | { type: 'end-step' }
    | { type: 'concede' }
  )
>;

/** The action of one type. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** Why points were scored. */
export type ScoreReason = 'conflict' | 'unengaged' | 'guard-entered' | 'guard-withdrawn';

/** Numbers of units by sort, as events tell them. */
export type Tally = Readonly<Record<string, number>>;

/** Something that happened. `player` is the side that it happened to or that did it. */
export type Event = Readonly<
  { rule: RuleId } & (
    | { type: 'turn-started'; turn: string }
    | { type: 'step-started'; player: Side; step: 1 | 2 | 3 | 4 }
    | { type: 'groups-gathered'; area: AreaId; units: Tally }
    | { type: 'platoons-placed'; area: AreaId; boxed: boolean; unit: PoliceUnit; count: number }
    | { type: 'groups-multiplied'; area: AreaId; units: Tally }
    | {
        type: 'units-moved';
        player: Side;
        unit: string;
        count: number;
        from: AreaId;
        to: AreaId;
        infiltrating: boolean;
      }
    | { type: 'box-released'; area: AreaId }
    | { type: 'box-changed'; area: AreaId; entered?: PoliceUnit; left?: PoliceUnit }
    | { type: 'guard-moved'; area: AreaId; entered: boolean }
    | {
        type: 'conflict-started';
        player: Side;
        area: AreaId;
        table: TableName;
        column: CrtColumn;
        attackers: number;
        defenders: number;
        boxed: boolean;
      }
    | { type: 'die-rolled'; player: Side; area: AreaId; table: TableName; column: CrtColumn; die: D6; code: CrtCode }
    | { type: 'points-scored'; player: Side; points: number; reason: ScoreReason; area?: AreaId; index: BySide<number> }
    | { type: 'units-affected'; player: Side; area: AreaId; change: Effect['change']; units: Tally; lost: number }
    | { type: 'groups-dwindled'; area: AreaId; infiltrating: boolean; units: Tally; lost: number }
    | { type: 'groups-dispersed'; area: AreaId; units: Tally }
    | { type: 'match-ended'; outcome: Outcome<Side, RuleId> }
  )
>;

/** The types of the game, for the contract. */
export interface Chicago {
  player: Side;
  rule: RuleId;
  options: Options;
  setup: Setup;
  table: Table;
  secret: Nothing;
  hidden: Nothing;
  action: Action;
  chance: Roll;
  event: Event;
}

/** A state that is being changed. */
export type ChicagoDraft = StateDraft<Chicago>;

/** Where events of the game are reported, if anybody listens. */
export type Log = EventLog<Chicago>;
