/**
 * The words of *Up Against the Wall, Motherfucker!* as types.
 *
 * @packageDocumentation
 */
import type { Roll } from '../../mechanics/dice.ts';
import type { Deck, Draw } from '../../mechanics/deck.ts';
import type { ResultsTable } from '../../mechanics/results-table.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { RuleId } from './rulebook.ts';

/** The two players, in the order of their moves. */
export const SIDES = ['radicals', 'administration'] as const;

/** A player. */
export type Side = (typeof SIDES)[number];

/** Indexable by `radicals` and `administration`. */
export type BySide<Value> = Readonly<Record<Side, Value>>;

/** What belongs to a side. The same as `values[side]`, but read by name, which is several times as fast where a rule runs often. */
export function ofSide<Value>(values: BySide<Value>, side: Side): Value {
  return side === 'radicals' ? values.radicals : values.administration;
}

/** The same as `values[side] = value`, by name as in {@link ofSide}. */
export function setOfSide<Value>(values: Record<Side, Value>, side: Side, value: Value): void {
  if (side === 'radicals') values.radicals = value;
  else values.administration = value;
}

/** The other player. */
export function opponentOf(side: Side): Side {
  return side === 'radicals' ? 'administration' : 'radicals';
}

/** Name of a track in scenarios, actions and events: `'black-students'`. */
export type TrackId = string;

/** Place of a track in board order, from 0: what a state calls it by. */
export type TrackIndex = number;

/** A number for each track, in board order. */
export type ByTrack = readonly number[];

/** One group's track, a row of boxes from Low Library (the administration's end) out to the edge (the radicals'). */
export interface Track {
  readonly id: TrackId;
  /** Name for people. */
  readonly name: string;
  /** Support points of the boxes from the inner to the outer end: whole numbers from 0 to 10. */
  readonly values: readonly number[];
  /** Index of the box on the line: boxes before it are the administration's, boxes after it the radicals'. */
  readonly line: number;
  /** Index of the dotted box, where the counter starts. */
  readonly dot: number;
}

/** Name of a contingency card in actions and states: `'rap-brown-rally'`. */
export type CardId = string;

/** A contingency card: what it does to the pieces that a side receives this turn. */
export type Card = Readonly<
  | { title: string; effect: 'add' | 'multiply' | 'divide'; side: Side; by: number }
  /** Shown, without effect, and put back into the deck. */
  | { title: string; effect: 'replace' }
>;

/** Headings of the matrix: odds of attacker to defender, worst first. The last is "or better". */
export const UCOM_COLUMNS = ['1-2', '1-1', '2-1', '3-1', '4-1', '5-1'] as const;

/** A heading of the matrix. */
export type UcomColumn = (typeof UCOM_COLUMNS)[number];

/** Legend of the matrix: what each printed code does. */
export const UCOM_LEGEND = {
  TE: 'defender-eliminated',
  YE: 'attacker-eliminated',
  AL: 'exchange',
  o: 'no-effect',
} as const;

/** A code as printed. */
export type UcomCode = keyof typeof UCOM_LEGEND;

/** What a code means. */
export type UcomResult = (typeof UCOM_LEGEND)[UcomCode];

/** The University Conflict Outcome Matrix. */
export type Ucom = ResultsTable<typeof UCOM_COLUMNS, UcomCode>;

/** Everything printed that a match is played with. A scenario of your own is checked by `setup`. */
export interface Scenario {
  readonly name: string;
  /** Whether the board is as printed or made up for want of a copy. */
  readonly provenance: 'printed' | 'reconstructed' | 'invented';
  /** What is reconstructed, and from what. */
  readonly notes: string;
  /** 1 to 20 tracks, in board order. */
  readonly tracks: readonly Track[];
  /** Projected Leverage Over Time: pieces received in each turn. Both lists are as long as the match has turns. */
  readonly plot: BySide<readonly number[]>;
  readonly ucom: Ucom;
  readonly cards: Readonly<Record<CardId, Card>>;
}

/** What `setup` takes, besides the seed. */
export interface Options {
  /** Default: the reconstructed board with the printed cards, PLOT and matrix. */
  readonly scenario?: Scenario | undefined;
  /** UW-3.5: whether a counter can be moved where nobody opposes, without an attack. Default: `'hold'`, it cannot. */
  readonly unopposed?: 'hold' | 'advance' | undefined;
  /** UW-6.2: what wipes a side out. Default: `'support'`. */
  readonly wipeOut?: 'support' | 'combat' | 'off' | undefined;
}

/** What is fixed for a match. */
export interface Setup {
  readonly scenario: Scenario;
  readonly unopposed: 'hold' | 'advance';
  readonly wipeOut: 'support' | 'combat' | 'off';
}

/** Where in a move the match stands, with just what that step needs. */
export type MoveStep = Readonly<
  /** Chance draws the mover's card (UW-5.1). */
  | { kind: 'draw' }
  /** `player` may use cards (UW-5.2). `used`: how many he has used in this window; `drew`: he may still hold the card just drawn. */
  | { kind: 'cards'; player: Side; used: number; drew: boolean }
  /** The mover places pieces: `left` to place, on the tracks from `from` on (UW-3.1). */
  | { kind: 'deploy'; left: number; from: TrackIndex }
  /** Chance rolls for the gambit (UW-4.2). */
  | { kind: 'gambit-roll' }
  /** `player` takes `left` pieces off, on the tracks from `from` on; `stood`: where the defender stood before the call (UW-4.2). */
  | { kind: 'remove'; player: Side; left: number; from: TrackIndex; stood: readonly TrackIndex[] }
  /** The mover attacks (UW-3.2). */
  | { kind: 'attack' }
  /** Chance rolls for the attack on a track (UW-3.4). */
  | { kind: 'attack-roll'; track: TrackIndex }
  /** The mover decides on the counters of these tracks, the first one now (UW-3.5, UW-4.3); then the move goes on. */
  | { kind: 'advance'; queue: readonly TrackIndex[]; after: 'attack' | 'gambit' }
  | { kind: 'over'; outcome: Outcome<Side, RuleId> }
>;

/** What everybody sees. */
export interface Table {
  /** From 1. */
  readonly turn: number;
  readonly mover: Side;
  readonly step: MoveStep;
  /** Combat pieces on the tracks: RADs and LAWs. */
  readonly pieces: BySide<ByTrack>;
  /** Index of the box in which each track's counter stands. */
  readonly counters: ByTrack;
  /** Pieces that each side receives this turn, as changed by cards so far. */
  readonly due: BySide<number>;
  /** What has been done in this move. */
  readonly done: {
    readonly gambit: boolean;
    /** Tracks attacked. */
    readonly attacked: readonly TrackIndex[];
    /** Tracks whose counter was moved without an attack. */
    readonly advanced: readonly TrackIndex[];
  };
  /** Cards used, in order: out of the game. */
  readonly used: readonly CardId[];
  /** How many cards each side holds. */
  readonly handSizes: BySide<number>;
  /** How many cards each side has discarded unseen. */
  readonly discardCounts: BySide<number>;
}

/** What one side alone sees. */
export interface Secret {
  /** In the order drawn. */
  readonly hand: readonly CardId[];
  /** Whether the last card of the hand was drawn in this move and may be discarded. */
  readonly fresh: boolean;
  /** In the order discarded. */
  readonly discarded: readonly CardId[];
}

/** What nobody sees. */
export interface Hidden {
  /** The cards still to be drawn. */
  readonly deck: Deck;
}

/** Pieces by track, for the bulk forms; tracks left out get none. */
export type Piles = Readonly<Record<TrackId, number>>;

/** A decision of a player. */
export type Action = Readonly<
  { player: Side } & (
    | { type: 'use-card'; card: CardId }
    | { type: 'discard' }
    | { type: 'end-cards' }
    | { type: 'call-gambit' }
    | { type: 'deploy'; track: TrackId; count: number }
    | { type: 'deploy-all'; piles: Piles }
    | { type: 'end-deploy' }
    | { type: 'remove-piece'; track: TrackId }
    | { type: 'remove-pieces'; piles: Piles }
    | { type: 'attack'; track: TrackId }
    | { type: 'advance'; track: TrackId }
    | { type: 'hold'; track: TrackId }
    | { type: 'end-move' }
    | { type: 'concede' }
  )
>;

/** The action of one type. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** Something that happened. `player` is the side that it happened to or that did it. */
export type Event = Readonly<
  { rule: RuleId } & (
    | { type: 'turn-started'; turn: number; due: BySide<number> }
    | { type: 'move-started'; player: Side; turn: number }
    | { type: 'card-drawn'; player: Side }
    | { type: 'card-seen'; player: Side; card: CardId; title: string; only: Side }
    | { type: 'card-replaced'; player: Side; card: CardId; title: string }
    | { type: 'card-used'; player: Side; card: CardId; title: string; side: Side; due: number }
    | { type: 'card-discarded'; player: Side }
    | { type: 'pieces-deployed'; player: Side; track: TrackId; count: number }
    | { type: 'gambit-called'; player: Side; attackers: number; defenders: number; odds: UcomColumn }
    | { type: 'attack-made'; player: Side; track: TrackId; attackers: number; defenders: number; odds: UcomColumn }
    | { type: 'die-rolled'; player: Side; die: number; odds: UcomColumn; code: UcomCode; result: UcomResult }
    | { type: 'pieces-lost'; player: Side; track: TrackId; count: number }
    | { type: 'counter-moved'; player: Side; track: TrackId; from: number; to: number }
    | { type: 'match-ended'; outcome: Outcome<Side, RuleId> }
  )
>;

/** The types of the game, for the contract. */
export interface Uaw {
  player: Side;
  rule: RuleId;
  options: Options;
  setup: Setup;
  table: Table;
  secret: Secret;
  hidden: Hidden;
  action: Action;
  chance: Roll | Draw;
  event: Event;
}
