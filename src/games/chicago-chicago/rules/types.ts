import type { DataOf, PhaseOf, TypesOf } from '../../../core/declaration.ts';
import type { Violation } from '../../../core/errors.ts';
import type { StateDraft } from '../../../core/spec.ts';
import type { D6 } from '../../../mechanics/dice.ts';
import type { CrtCode, CrtColumn, TableName } from './crt.ts';
import type { declared, optionEntries } from './declaration.ts';
import type { RuleId } from './rulebook.ts';
import type { AreaId, Effect, Scenario } from './scenario-shape.ts';
import type { BySide, Side } from './sides.ts';
import type { PoliceUnit } from './units.ts';

/**
 * Options of `setup`, without the seed.
 *
 * @interface
 */
export type Options = DataOf<typeof optionEntries>;

/**
 * The data that never change in a match, such as the scenario and the options.
 *
 * @interface
 */
export type Setup = DataOf<typeof declared.setup>;

/** The current phase, with the data of this phase. */
export type Phase = PhaseOf<typeof declared>;

/**
 * The public part of a state. The public part contains all data of a state, because nothing is secret.
 *
 * @interface
 */
export type Table = Chicago['table'];

/** A decision of a player. */
export type Action = Chicago['action'];

/** The actions of one type. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** The reason why a side scores points. */
export type ScoreReason = 'conflict' | keyof Scenario['points'];

/** Numbers of units by sort or kind, as events contain them. */
export type Tally = Readonly<Record<string, number>>;

/** An event. `player` is the side that acted or was affected. */
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
    | { type: 'match-ended'; outcome: Chicago['outcome'] }
  )
>;

/** The codes of the reasons why an action is illegal. */
export type RefusalCode =
  | 'already-attacked'
  | 'box-full'
  | 'groups-there'
  | 'guard-attacks'
  | 'guard-in-box'
  | 'in-a-park'
  | 'no-attacker'
  | 'no-box'
  | 'no-defender'
  | 'no-guard-left'
  | 'no-guard-there'
  | 'no-such-name'
  | 'no-such-unit'
  | 'not-a-park'
  | 'not-behind'
  | 'not-linked'
  | 'not-released'
  | 'not-that-box'
  | 'odds-too-low'
  | 'other-area'
  | 'out-of-order'
  | 'police-infiltrate'
  | 'set-up-begun'
  | 'too-far'
  | 'too-few-left'
  | 'too-few-units'
  | 'units-left';

/** A violation: the reason why an action is illegal. */
export type Refusal = Violation<RuleId, RefusalCode>;

/** All types of this game in one type. The generic types of core take this type as their parameter. */
export interface Chicago extends TypesOf<typeof declared, RuleId> {
  options: Options;
  event: Event;
  refusal: RefusalCode;
}

/** A state that the rules can modify. */
export type ChicagoDraft = StateDraft<Chicago>;
