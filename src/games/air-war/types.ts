/**
 * The words of the air war games as types.
 *
 * @packageDocumentation
 */
import type { Outcome } from '../../core/outcome.ts';
import type { EventLog, StateDraft } from '../../core/first-edition/spec.ts';
import type { RuleId } from './rulebook.ts';

/** The two players. */
export const SIDES = ['A', 'B'] as const;

/** A player. */
export type Side = (typeof SIDES)[number];

/** Indexable by `A` and `B`. */
export type BySide<Value> = Readonly<Record<Side, Value>>;

/** What belongs to a side. The same as `values[side]`, but read by name, which is faster where a rule runs often. */
export function ofSide<Value>(values: BySide<Value>, side: Side): Value {
  return side === 'A' ? values.A : values.B;
}

/** The other player. */
export function opponentOf(side: Side): Side {
  return side === 'A' ? 'B' : 'A';
}

/** Name of a field in scenarios, actions and events: the letter of its column and its place from A's edge, `'k13'`. */
export type FieldId = string;

/** Number of a field on its board, from 0: what a state calls it by. */
export type Field = number;

/** The seven games of the report. */
export const VARIANTS = [
  'large-six',
  'large-three',
  'large-unequal',
  'large-salient',
  'small-three',
  'small-two-back',
  'small-unequal',
] as const;

/** Name of a game of the report. */
export type VariantId = (typeof VARIANTS)[number];

/** How the board is divided: by a line across the middle of its columns, or into A's columns and B's at both ends. */
export type Division = Readonly<
  | { kind: 'rows' }
  /** A's part: the columns from `first` to `last`, the two on either side of each line being no-man's-land (AW-1.6). */
  | { kind: 'columns'; first: number; last: number }
>;

/** Which of the placed cities of a player produce. */
export type ProductionRule = Readonly<
  | { kind: 'all' }
  /** Those that the `back` condition counts (AW-7). */
  | { kind: 'back' }
  /** The nearest to the back boundary, so many; the placer marks them (AW-7.1). */
  | { kind: 'nearest'; count: number }
  /** All but one, which their owner names before the first cycle (AW-7.2). */
  | { kind: 'all-but-named' }
>;

/** What the cities of a player must fulfil that his opponent places. */
export interface CityConditions {
  /** How many: 1 to 12. */
  readonly count: number;
  /** For each of the four boundaries of the home, some city is separated from it by two or three fields. */
  readonly fourBoundaries: boolean;
  /** How many cities stand so far from the back boundary: at least `least` and at most `most` fields between. */
  readonly back: null | {
    readonly least: number;
    readonly most: number;
    readonly count: number;
    /** Whether exactly so many must stand there, or at least so many. */
    readonly exact: boolean;
  };
  readonly productive: ProductionRule;
}

/** A city that a scenario gives. */
export interface PresetCity {
  readonly field: FieldId;
  /** Default: the field that AW-1.8 says. */
  readonly airport?: FieldId | undefined;
  readonly productive: boolean;
}

/** For how long a player may not attack, and what (AW-7.1, AW-7.2). */
export interface Truce {
  /** Who may not attack. */
  readonly player: Side;
  /** In the cycles from 1 to this. */
  readonly cycles: number;
  /** What he may neither enter nor fire at: the opponent's home, or the opponent's own cities with what is beside them. */
  readonly scope: 'home' | 'own-cities';
}

/** A city outside its owner's home, known beforehand (AW-7.1). */
export interface Salient {
  readonly owner: Side;
  readonly city: FieldId;
  readonly airport: FieldId;
  /** The fields on which exactly `garrison` units of the owner begin, the city among them: 1 to 50. */
  readonly fields: readonly FieldId[];
  readonly garrison: number;
  /** Least distance from the city at which units of the opponent begin. */
  readonly keepOut: number;
  /** Least distance from the city of every placed city. */
  readonly cityDistance: number;
}

/** Everything that a game is played with. A scenario of your own is checked by `setup`. */
export interface Scenario {
  readonly name: string;
  /** Whether it is a game of the report, or somebody's own. */
  readonly provenance: 'printed' | 'reconstructed' | 'invented';
  /** What is reconstructed, and from what. */
  readonly notes: string;
  /** Odd numbers: 5 to 25 columns, 9 to 99 rows. */
  readonly board: { readonly columns: number; readonly rows: number };
  readonly division: Division;
  readonly cities: BySide<CityConditions>;
  /** Units of each player at the start: 1 to 1000. */
  readonly units: BySide<number>;
  /** AW-6.2 or AW-6.3. */
  readonly symmetric: boolean;
  /** Complete cycles before a taken city produces, in games that are not symmetric (AW-6.3). */
  readonly captureDelay: number;
  /** Whether there is production before the first moves (AW-6.4). */
  readonly earlyProduction: boolean;
  readonly truce: Truce | null;
  readonly salient: Salient | null;
  /** Whose cities produce beside three units, and who may fly four units to one of his airports (AW-7.1). */
  readonly reinforced: Side | null;
  /** Cities for `cities: 'preset'`. */
  readonly preset: BySide<readonly PresetCity[]>;
}

/** Who places: the players, or the scenario. */
export type Placer = 'players' | 'preset';

/** What `setup` takes, besides the seed. */
export interface Options {
  /** A game of the report by name, or a scenario of your own. Default: `'small-three'`. */
  readonly scenario?: VariantId | Scenario | undefined;
  /** AW-2.4: who places the cities. Default: `'players'`. */
  readonly cities?: Placer | undefined;
  /** AW-2.4: who places the units. Default: `'players'`. */
  readonly placement?: Placer | undefined;
  /** AW-8.3: a match that is not over after this cycle is a draw; `null` for no such end. Default: 200. */
  readonly maxCycles?: number | null | undefined;
}

/** What is fixed for a match. */
export interface Setup {
  readonly scenario: Scenario;
  readonly cities: Placer;
  readonly placement: Placer;
  readonly maxCycles: number | null;
}

/** Where a match stands. */
export type Step = Readonly<
  /** Each player places the opponent's cities in secret (AW-2.2). */
  | { kind: 'cities' }
  /** Each player places his units in secret (AW-2.3). */
  | { kind: 'placement' }
  /** A player names his city that does not produce (AW-7.2). */
  | { kind: 'naming' }
  /** Stage 1: orders are written (AW-4.1). */
  | { kind: 'moves' }
  /** Stage 3: fire is aimed (AW-5.2). */
  | { kind: 'fire' }
  | { kind: 'over'; outcome: Outcome<Side, RuleId> }
>;

/** A city on the board. */
export interface City {
  readonly field: Field;
  readonly airport: Field;
  /** Whose city it is from the start. */
  readonly owner: Side;
  /** Who controls it now (AW-4.3). */
  readonly controller: Side;
  /** Whether it produced at the start (AW-6.1). */
  readonly productive: boolean;
  /** The cycle in which it was last taken or retaken; 0 for never. */
  readonly taken: number;
  /** Complete cycles since then (AW-6.3), counted up to the delay of the scenario; 0 in symmetric games. */
  readonly held: number;
}

/** What everybody sees. */
export interface Table {
  /** From 1; 0 before the first cycle. */
  readonly cycle: number;
  readonly step: Step;
  /** Who is still to decide in this step. */
  readonly waiting: readonly Side[];
  /** In the order of their fields. */
  readonly cities: readonly City[];
  /** The field of each unit, in order: `[7, 7, 9]` is two units on field 7 and one on field 9. */
  readonly units: BySide<readonly Field[]>;
}

/** So many units from a field to another: a move, or fire. */
export interface Order {
  readonly from: Field;
  readonly to: Field;
  readonly count: number;
}

/** A flight; `relay`: one of the two units ends on the city of the airport (AW-7.1). */
export interface Flight extends Order {
  readonly relay: boolean;
}

/** A city of the opponent's, placed but not yet revealed. */
export interface PlacedCity {
  readonly field: Field;
  readonly productive: boolean;
}

/** Units placed but not yet revealed. */
export interface Pile {
  readonly field: Field;
  readonly count: number;
}

/** What one player has written and not yet revealed. */
export interface Secret {
  /** The opponent's cities, in the order written; when sealed, in the order of their fields. */
  readonly cities: readonly PlacedCity[];
  /** His units, in the order written; when sealed, in the order of their fields. */
  readonly piles: readonly Pile[];
  /** In the order of their airports. */
  readonly flights: readonly Flight[];
  /** In the order of their fields, first from, then to. */
  readonly moves: readonly Order[];
  /** In the order of their fields, first from, then to. */
  readonly aims: readonly Order[];
}

/** A move or an aim in actions: the names of its fields. */
export interface NamedOrder {
  readonly from: FieldId;
  readonly to: FieldId;
  readonly count: number;
}

/** A flight in actions. */
export interface NamedFlight extends NamedOrder {
  /** AW-7.1: one of the two units ends on the city. */
  readonly relay?: true;
}

/** A city in actions. `productive` is said where the placer marks the cities that produce (AW-7.1), and nowhere else. */
export interface NamedCity {
  readonly field: FieldId;
  readonly productive?: boolean;
}

/** Units by field, in actions and events. */
export type Piles = Readonly<Record<FieldId, number>>;

/** A decision of a player. */
export type Action = Readonly<
  { player: Side } & (
    | { type: 'place-city'; field: FieldId; productive?: boolean }
    | { type: 'cities'; cities: readonly NamedCity[] }
    | { type: 'place'; field: FieldId; count: number }
    | { type: 'placement'; piles: Piles }
    | { type: 'name-city'; field: FieldId }
    | { type: 'fly'; from: FieldId; to: FieldId; count: number; relay?: true }
    | { type: 'move'; from: FieldId; to: FieldId; count: number }
    | { type: 'orders'; flights: readonly NamedFlight[]; moves: readonly NamedOrder[] }
    | { type: 'aim'; from: FieldId; to: FieldId; count: number }
    | { type: 'fire'; aims: readonly NamedOrder[] }
    | { type: 'take-back'; number: number }
    | { type: 'commit' }
    | { type: 'concede' }
  )
>;

/** The action of one type. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** Something that happened. `player` is the side that it happened to or that did it. */
export type Event = Readonly<
  { rule: RuleId } & (
    | { type: 'orders-sealed'; player: Side; step: Step['kind'] }
    | { type: 'cities-revealed'; player: Side; cities: readonly FieldId[] }
    | { type: 'units-placed'; player: Side; piles: Piles }
    | { type: 'city-named'; player: Side; city: FieldId }
    | { type: 'cycle-started'; cycle: number; units: BySide<number>; cities: BySide<number> }
    | { type: 'units-moved'; player: Side; from: FieldId; to: FieldId; count: number }
    | { type: 'units-flown'; player: Side; from: FieldId; to: FieldId; count: number; onCity?: FieldId }
    | { type: 'city-taken'; player: Side; city: FieldId; owner: Side }
    | { type: 'shots-fired'; player: Side; field: FieldId; shots: number }
    | { type: 'units-killed'; player: Side; field: FieldId; count: number }
    | { type: 'unit-produced'; player: Side; city: FieldId }
    | { type: 'match-ended'; outcome: Outcome<Side, RuleId> }
  )
>;

/** The types of the game, for the contract. */
export interface AirWar {
  player: Side;
  rule: RuleId;
  options: Options;
  setup: Setup;
  table: Table;
  secret: Secret;
  hidden: object;
  action: Action;
  /** There is no chance. */
  chance: never;
  event: Event;
}

/** A state that is being changed. */
export type AirWarDraft = StateDraft<AirWar>;

/** Where events of the game are reported, if anybody listens. */
export type Log = EventLog<AirWar>;
