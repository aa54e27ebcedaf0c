import type { DataOf, PhaseOf, TypesOf } from '../../../core/declaration.ts';
import type { Violation } from '../../../core/errors.ts';
import type { StateDraft } from '../../../core/spec.ts';
import type { declared, optionEntries } from './declaration.ts';
import type { RuleId } from './rulebook.ts';
import type { FieldId } from './scenario-shape.ts';
import type { BySide, Side } from './sides.ts';
import type { Piles } from './units.ts';

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

/** The current phase. */
export type Phase = PhaseOf<typeof declared>;

/**
 * The public part of a state.
 *
 * @interface
 */
export type Table = AirWar['table'];

/**
 * The secret of one player: the entries that they have written but not revealed yet.
 *
 * @interface
 */
export type Secret = DataOf<typeof declared.secret>;

/** A decision of a player. */
export type Action = AirWar['action'];

/** The actions of one type. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** An event. `player` is the side that acted or was affected. */
export type Event = Readonly<
  { rule: RuleId } & (
    | { type: 'orders-sealed'; player: Side; phase: Phase['kind'] }
    | { type: 'cities-revealed'; player: Side; cities: readonly FieldId[] }
    | { type: 'units-placed'; player: Side; piles: Piles }
    | { type: 'city-named'; player: Side; city: FieldId }
    | { type: 'cycle-started'; cycle: number; units: BySide<number>; cities: BySide<number> }
    | { type: 'units-moved'; player: Side; from: FieldId; to: FieldId; count: number }
    | { type: 'units-flown'; player: Side; from: FieldId; to: FieldId; count: number; onCity?: FieldId }
    | { type: 'city-taken'; player: Side; city: FieldId; owner: Side }
    | { type: 'shots-fired'; player: Side; field: FieldId; shots: number; from: Piles }
    | { type: 'units-killed'; player: Side; field: FieldId; count: number }
    | { type: 'unit-produced'; player: Side; city: FieldId }
    | { type: 'match-ended'; outcome: AirWar['outcome'] }
  )
>;

/** The codes of the game's violations. */
export type RefusalCode =
  | 'airport-contested'
  | 'already-flown'
  | 'already-placed'
  | 'back-count'
  | 'cities-left'
  | 'flight-banned'
  | 'four-boundaries'
  | 'has-committed'
  | 'mark-needed'
  | 'mark-not-needed'
  | 'more-than-three'
  | 'must-fire-here'
  | 'near-boundary'
  | 'near-city'
  | 'near-salient'
  | 'nearest-productive'
  | 'no-airport'
  | 'no-completion'
  | 'no-enemy'
  | 'no-relay'
  | 'no-room'
  | 'no-such-name'
  | 'not-adjacent'
  | 'not-home'
  | 'not-your-airport'
  | 'not-your-city'
  | 'nothing-written'
  | 'out-of-order'
  | 'relay-alone'
  | 'same-field'
  | 'too-few-units'
  | 'too-many-cities'
  | 'too-many-fly'
  | 'too-many-units'
  | 'truce'
  | 'units-left';

/** A violation: why an action is illegal. */
export type Refusal = Violation<RuleId, RefusalCode>;

/** All types of this game. The types of the core take them as one type parameter. */
export interface AirWar extends TypesOf<typeof declared, RuleId> {
  options: Options;
  event: Event;
  refusal: RefusalCode;
}

/** A state that the rules can modify. */
export type AirWarDraft = StateDraft<AirWar>;
