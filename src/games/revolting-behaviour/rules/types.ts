import type { DataOf, PhaseOf, TypesOf } from '../../../core/declaration.ts';
import type { Violation } from '../../../core/errors.ts';
import type { StateDraft } from '../../../core/spec.ts';
import type { StandardCard } from '../../../mechanics/deck.ts';
import type {
  attemptEntries,
  causeEntries,
  declared,
  drawingEntries,
  holdingEntries,
  optionEntries,
} from './declaration.ts';
import type { RuleId } from './rulebook.ts';

/** Name of a player. The caller of `setup` chooses the names. */
export type PlayerName = string;

/** The index of a player in seating order, from 0. States contain the index of a player instead of the name. */
export type PlayerIndex = number;

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

/**
 * An announced attempt: activity, severity and, for force, the target.
 *
 * @interface
 */
export type Attempt = DataOf<typeof attemptEntries>;

/**
 * An attempt in progress, with the drawn cards in the order in which they were drawn.
 *
 * @interface
 */
export type Drawing = DataOf<typeof drawingEntries>;

/**
 * A Cause, and the known cards of its pack.
 *
 * @interface
 */
export type Cause = DataOf<typeof causeEntries>;

/**
 * The cards and points of one player.
 *
 * @interface
 */
export type Holding = DataOf<typeof holdingEntries>;

/**
 * The current phase, with the data of this phase. The player who acts in the phase is the first player in
 * {@link Table.order}.
 */
export type Phase = PhaseOf<typeof declared>;

/**
 * The public part of a state. The public part contains all data of a state, because nothing is secret.
 *
 * @interface
 */
export type Table = RevoltingBehaviour['table'];

/** A decision of a player. */
export type Action = RevoltingBehaviour['action'];

/** The actions of one type. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/**
 * An event. `player` is the player who acted, or the player whom the event affects. `points` are the points that this
 * player has after the event.
 */
export type Event = Readonly<
  { rule: RuleId } & (
    | { type: 'turn-started'; turn: number }
    | { type: 'lot-drawn'; player: PlayerName; place: number }
    | { type: 'order-settled'; order: readonly PlayerName[] }
    | { type: 'turn-passed'; player: PlayerName }
    | ({ type: 'attempt-made'; player: PlayerName } & Attempt)
    | { type: 'card-drawn'; player: PlayerName; card: StandardCard; cost: number; points: number }
    | { type: 'attempt-succeeded'; player: PlayerName; benefit: number; kind: 'resource' | 'action' }
    | { type: 'attempt-failed'; player: PlayerName; reason: 'stopped' | 'cannot-pay' | 'joker' | 'target-gone' }
    | { type: 'points-raised'; player: PlayerName; gained: number; points: number }
    | { type: 'points-destroyed'; player: PlayerName; lost: number; points: number }
    | { type: 'cause-card-turned'; player: PlayerName; card: StandardCard }
    | { type: 'cause-card-overcome'; player: PlayerName; card: StandardCard; left: number }
    | { type: 'cause-card-held'; player: PlayerName; card: StandardCard; left: number }
    | { type: 'cause-strengthened'; player: PlayerName; count: number }
    | { type: 'penalty-paid'; player: PlayerName; card: StandardCard; lost: number; points: number }
    | { type: 'player-fallen'; player: PlayerName }
    | { type: 'cause-started'; player: PlayerName; cards: number; points: number }
    | { type: 'stayed-out'; player: PlayerName }
    | { type: 'player-conceded'; player: PlayerName }
    | { type: 'match-ended'; outcome: RevoltingBehaviour['outcome'] }
  )
>;

/** The codes of all violations of this game's rules. */
export type RefusalCode =
  'fallen' | 'needless-target' | 'no-target' | 'not-fallen' | 'own-target' | 'target-fallen' | 'too-poor' | 'truce';

/** A violation: the reason why an action is illegal. */
export type Refusal = Violation<RuleId, RefusalCode>;

/** All types of this game in one type. The generic types of core take this type as their parameter. */
export interface RevoltingBehaviour extends TypesOf<typeof declared, RuleId> {
  options: Options;
  event: Event;
  refusal: RefusalCode;
}

/** A state that the rules can modify. */
export type RevoltDraft = StateDraft<RevoltingBehaviour>;
