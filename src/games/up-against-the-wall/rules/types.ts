import type { DataOf, PhaseOf, TypesOf } from '../../../core/declaration.ts';
import type { Violation } from '../../../core/errors.ts';
import type { StateDraft } from '../../../core/spec.ts';
import type { optionEntries, declared } from './declaration.ts';
import type { RuleId } from './rulebook.ts';
import type { CardId, TrackId, UcomCode, UcomColumn, UcomResult } from './scenario-shape.ts';
import type { BySide, Side } from './sides.ts';

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

/** The current phase, with its data. */
export type Phase = PhaseOf<typeof declared>;

/**
 * The public part of a state.
 *
 * @interface
 */
export type Table = Uaw['table'];

/**
 * The secret of one side: its hand and its discarded cards.
 *
 * @interface
 */
export type Secret = DataOf<typeof declared.secret>;

/**
 * The part of a state that is hidden from all players: the deck.
 *
 * @interface
 */
export type Hidden = DataOf<typeof declared.hidden>;

/** A decision of a player. */
export type Action = Uaw['action'];

/** The actions of one type. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** An event. `player` is the side that acted or was affected. */
export type Event = Readonly<
  { rule: RuleId } & (
    | { type: 'turn-started'; turn: number; due: BySide<number> }
    | { type: 'move-started'; player: Side; turn: number }
    | { type: 'card-drawn'; player: Side }
    | { type: 'card-seen'; player: Side; card: CardId; title: string; only: Side }
    | { type: 'card-replaced'; player: Side; card: CardId; title: string }
    | { type: 'card-put-back'; player: Side }
    | { type: 'card-used'; player: Side; card: CardId; title: string; side: Side; due: number }
    | { type: 'card-discarded'; player: Side }
    | { type: 'pieces-taken-up'; player: Side; tracks: readonly TrackId[]; count: number }
    | { type: 'pieces-deployed'; player: Side; track: TrackId; count: number }
    | { type: 'gambit-called'; player: Side; attackers: number; defenders: number; odds: UcomColumn }
    | { type: 'attack-made'; player: Side; track: TrackId; attackers: number; defenders: number; odds: UcomColumn }
    | { type: 'die-rolled'; player: Side; die: number; odds: UcomColumn; code: UcomCode; result: UcomResult }
    | { type: 'pieces-lost'; player: Side; track: TrackId; count: number }
    | { type: 'counter-moved'; player: Side; track: TrackId; from: number; to: number }
    | { type: 'match-ended'; outcome: Uaw['outcome'] }
  )
>;

/** The codes with which this game refuses illegal actions. */
export type RefusalCode =
  | 'already-attacked'
  | 'deployment-begun'
  | 'gambit-called'
  | 'no-attack-made'
  | 'no-attacker'
  | 'no-defender'
  | 'no-odds'
  | 'no-piece'
  | 'not-in-hand'
  | 'not-that-track'
  | 'not-unopposed'
  | 'nothing-to-discard'
  | 'odds-too-low'
  | 'out-of-order'
  | 'pieces-left'
  | 'side-has-deployed'
  | 'too-few-left'
  | 'too-many'
  | 'wrong-number';

/** A violation: why an action is illegal. */
export type Refusal = Violation<RuleId, RefusalCode>;

/** All types of this game. The types of the core take them as one type parameter. */
export interface Uaw extends TypesOf<typeof declared, RuleId> {
  options: Options;
  event: Event;
  refusal: RefusalCode;
}

/** A state that the rules can modify. */
export type UawDraft = StateDraft<Uaw>;
