/**
 * The words of *Revolting Behaviour!* as types.
 *
 * @packageDocumentation
 */
import type { Outcome } from '../../core/outcome.ts';
import type { Draw, RANKS, StandardCard } from '../../mechanics/deck.ts';
import type { RuleId } from './rulebook.ts';

/** Name of a player: a word that the caller chooses. */
export type PlayerName = string;

/** Place of a player at the table, from 0: what a state calls him by. */
export type SeatIndex = number;

/** Activities, in the order of their suits: diamonds, hearts, clubs, spades. */
export const ACTIVITIES = ['legal-fund-raising', 'legal-force', 'illegal-fund-raising', 'illegal-force'] as const;

/** What a player attempts (RB-3.1). */
export type Activity = (typeof ACTIVITIES)[number];

/** Severities, the easiest first. */
export const SEVERITIES = ['mild', 'moderate', 'severe'] as const;

/** How hard an attempt is, and how much it brings (RB-3.3). */
export type Severity = (typeof SEVERITIES)[number];

/** What the law says of an activity. */
export type Legality = 'legal' | 'illegal';

/** Rank of a card, `'ace'` to `'king'`. */
export type Rank = (typeof RANKS)[number];

/** Points for a success, by severity. */
export type BySeverity = Readonly<Record<Severity, number>>;

/** The tables that the source has lost. A scenario of your own is checked by `setup`. */
export interface Scenario {
  readonly name: string;
  /** Whether the tables are as printed or made up for want of a copy. */
  readonly provenance: 'printed' | 'reconstructed' | 'invented';
  /** What is reconstructed, and from what. */
  readonly notes: string;
  /** RB-3.5: resource points of fund-raising, action points of force: whole numbers from 1 to 1000. */
  readonly benefits: Readonly<Record<Legality, BySeverity>>;
  /** RB-3.3: the ranks that fulfil a severe action in its suit: 1 to 13, no two the same. */
  readonly severe: readonly Rank[];
}

/** What `setup` takes, besides the seed. */
export interface Options {
  /** Two to eight different words, none of them `chance`, `spectator` or `cause`. Default: `['ada', 'ben']`. */
  readonly players?: readonly PlayerName[] | undefined;
  /** RB-1.1: jokers in each pack, 0 to 4. Default: 2. */
  readonly jokers?: number | undefined;
  /** RB-1.2: cards of a Cause at its start, 1 to 30. Default: 10. */
  readonly causeSize?: number | undefined;
  /** RB-3.1: in how many turns, from the first, no force is allowed against players: 0 to 1000. Default: 0. */
  readonly truce?: number | undefined;
  /** RB-6.3: how many turns a match has at most, 1 to 1,000,000; `null`: no limit. Default: 200. */
  readonly maxTurns?: number | null | undefined;
  /** Default: the reconstructed tables. */
  readonly scenario?: Scenario | undefined;
}

/** What is fixed for a match. */
export interface Setup {
  readonly players: readonly PlayerName[];
  readonly jokers: number;
  readonly causeSize: number;
  readonly truce: number;
  readonly maxTurns: number | null;
  readonly scenario: Scenario;
}

/** Whom force is against: `'cause'`, the actor's own, or the name of another player. */
export type Target = string;

/** What a player has named: activity, severity and, for force, whom it is against. */
export interface Attempt {
  readonly activity: Activity;
  readonly severity: Severity;
  /** Absent for fund-raising. */
  readonly target?: Target;
}

/** An attempt under way, and the cards drawn in it, in order. */
export interface Drawing {
  readonly attempt: Attempt;
  readonly drawn: readonly StandardCard[];
}

/** Where in a turn the match stands, with just what that step needs. The player meant is the first of {@link Table.order}. */
export type TurnStep = Readonly<
  /** Chance settles the next place among those who are tied (RB-2.1). */
  | { kind: 'lot' }
  /** The player attempts something or passes; at zero points, he starts a new cause or stays out (RB-6.1). */
  | { kind: 'act' }
  /** A card of his action deck, already paid, is due (RB-3.2). */
  | ({ kind: 'draw' } & Drawing)
  /** He draws on or stops (RB-3.2). */
  | ({ kind: 'choose' } & Drawing)
  /** The top card of his Cause is turned up, with so many action points left (RB-4.2). */
  | ({ kind: 'turn-up'; left: number } & Drawing)
  /** The penalty card is due (RB-5.1). */
  | ({ kind: 'penalty' } & Drawing)
  | { kind: 'over'; outcome: Outcome<PlayerName, RuleId> }
>;

/** A Cause, and what has been seen of the pack that it comes from. */
export interface Cause {
  /** Cards lying face down. */
  readonly down: number;
  /** The top card if it lies face up: none or one. */
  readonly up: readonly StandardCard[];
  /** All cards of the pack turned up so far, sorted by name, the one lying face up included. */
  readonly seen: readonly StandardCard[];
}

/** What a player has before him. */
export interface Holding {
  /** Resource points. */
  readonly points: number;
  readonly cause: Cause;
}

/** What everybody sees: everything. */
export interface Table {
  /** From 1. */
  readonly turn: number;
  readonly step: TurnStep;
  /**
   * Who is to act and who comes after him in this turn. While lots are drawn: those who have their places already. At the
   * end of a match, its first is who acted last.
   */
  readonly order: readonly SeatIndex[];
  /** In seating order. */
  readonly holdings: readonly Holding[];
  /** Who has conceded, the first to do so first (RB-6.4). */
  readonly conceded: readonly SeatIndex[];
}

/** There are no secrets. */
export type Secret = Readonly<Record<string, never>>;

/** Nothing is hidden that could be known: a card that lies face down is nowhere before it is turned up (RB-7.1). */
export type Hidden = Readonly<Record<string, never>>;

/** A decision of a player. */
export type Action = Readonly<
  { player: PlayerName } & (
    | { type: 'pass' }
    | ({ type: 'attempt' } & Attempt)
    | { type: 'draw-on' }
    | { type: 'stop' }
    | { type: 'start-new-cause' }
    | { type: 'stay-out' }
    | { type: 'concede' }
  )
>;

/** The action of one type. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** The chance event that gives the next place of the order to one of those tied (RB-2.1). */
export interface Lot {
  readonly type: 'lot';
  readonly player: 'chance';
  readonly name: PlayerName;
}

/** Something that happened. `player` is who did it or to whom it happened; points are those left to him. */
export type Event = Readonly<
  { rule: RuleId } & (
    | { type: 'turn-started'; turn: number }
    | { type: 'lot-drawn'; player: PlayerName; place: number }
    | { type: 'order-settled'; order: readonly PlayerName[] }
    | { type: 'turn-passed'; player: PlayerName }
    | ({ type: 'attempt-made'; player: PlayerName } & Attempt)
    | { type: 'card-drawn'; player: PlayerName; card: StandardCard; cost: number; points: number }
    | { type: 'attempt-succeeded'; player: PlayerName; benefit: number; kind: 'resource' | 'action' }
    | { type: 'attempt-failed'; player: PlayerName; reason: 'stopped' | 'cannot-pay' | 'joker' }
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
    | { type: 'match-ended'; outcome: Outcome<PlayerName, RuleId> }
  )
>;

/** The types of the game, for the contract. */
export interface RevoltingBehaviour {
  player: PlayerName;
  rule: RuleId;
  options: Options;
  setup: Setup;
  table: Table;
  secret: Secret;
  hidden: Hidden;
  action: Action;
  chance: Draw | Lot;
  event: Event;
}
