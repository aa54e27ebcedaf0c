import type { Violation } from './errors.ts';
import type { GameTypes, Position, RefusalOf, Seat, State, View } from './game.ts';
import type { Declaration } from './declaration.ts';
import type { Draft } from './plain-data.ts';
import type { Rng, Seed } from './random.ts';
import type { Issue, Schema } from './schema.ts';

/** The types of a game that its author needs besides those of the contract. {@link TypesOf} makes them of its declaration. */
export interface AuthorTypes extends GameTypes {
  table: { readonly phase: { readonly kind: string } };
  /** What the table says in each phase. */
  phases: object;
  /** The fields of each type of decision, as rules are given them. */
  decisions: object;
  /** The fields of each type of chance event, as rules are given them. */
  chances: object;
}

/** Names of the phases of a game. */
export type PhaseName<G extends AuthorTypes> = keyof G['phases'] & string;

/** The phase, known to be one of these. */
export type PhaseAt<G extends AuthorTypes, Kind extends PhaseName<G>> = {
  [K in Kind]: { readonly kind: K } & G['phases'][K];
}[Kind];

/** What everybody knows in one of these phases. */
export interface PositionAt<G extends AuthorTypes, Kind extends PhaseName<G> = PhaseName<G>> extends Position<G> {
  readonly phase: PhaseAt<G, Kind>;
}

/** What one player has before them in one of these phases. Rules that judge an action are given this and nothing else. */
export interface SeatAt<G extends AuthorTypes, Kind extends PhaseName<G> = PhaseName<G>> extends Seat<G> {
  readonly phase: PhaseAt<G, Kind>;
}

/** Where rules report what happens; absent when nobody listens, so write `log?.push(…)`. */
export type EventLog<G extends GameTypes> = G['event'][] | undefined;

/** A state that is being changed: all of it but what is fixed for the match. */
export interface StateDraft<G extends AuthorTypes> {
  readonly setup: G['setup'];
  readonly table: Draft<G['table']>;
  /** By player. */
  readonly secrets: Readonly<Record<G['player'], Draft<G['secret']>>>;
  readonly hidden: Draft<G['hidden']>;
  readonly log: EventLog<G>;
}

/** A state that is being changed while it stands in one of these phases. */
export interface DraftAt<G extends AuthorTypes, Kind extends PhaseName<G> = PhaseName<G>> extends StateDraft<G> {
  /** The phase as it is now; assign `table.phase` to go to another one. */
  readonly phase: Draft<PhaseAt<G, Kind>>;
}

/** A state that is being changed by a player's decision. */
export interface DecisionDraft<G extends AuthorTypes, Kind extends PhaseName<G> = PhaseName<G>> extends DraftAt<
  G,
  Kind
> {
  readonly player: G['player'];
  /** The secret of that player. */
  readonly own: Draft<G['secret']>;
}

/**
 * Where a phase writes down what is offered. The order in which it does so numbers the choices from 0. Fields are given
 * in the order in which they are declared, as rules see them.
 */
export interface ChoiceBuilder<Type> {
  /** How many choices there are so far, each as often as it weighs. */
  readonly size: number;
  /** Offers one action, or one chance event. */
  one(type: Type, ...fields: readonly FieldValue[]): void;
  /** Offers a chance event that is as likely as `weight` others: a whole number, 0 or more. */
  weighted(weight: number, type: Type, ...fields: readonly FieldValue[]): void;
  /** Offers an action with each of these values, which are not copied, as its last field. */
  each(type: Type, values: readonly FieldValue[], ...fields: readonly FieldValue[]): void;
  /**
   * Offers an action with each whole number from `least` to `most`, both included, as its last field; nothing if `most` is
   * less. However many they are, they cost no more than one.
   */
  range(type: Type, least: number, most: number, ...fields: readonly FieldValue[]): void;
  /** The same of a range, both ends included, and with the field at a place, from 0, instead of the last; `fields` are the others. */
  rangeAt(place: number, type: Type, range: readonly [number, number], ...fields: readonly FieldValue[]): void;
  /** Offers an action of two fields with each pair of whole numbers from these ranges, both ends included. */
  grid(type: Type, first: readonly [number, number], second: readonly [number, number]): void;
  /** Offers `size` actions: number `rank` of them, from 0, has the fields `fieldsAt(rank)`, which is asked for that one alone. */
  numbered(type: Type, size: number, fieldsAt: (rank: number) => readonly FieldValue[]): void;
}

/** A value of a field, as rules see it. */
export type FieldValue = string | number | boolean | undefined;

/** A phase at which one player decides. */
export interface DecisionPhase<G extends AuthorTypes, Kind extends PhaseName<G>> extends PhaseBase<G, Kind> {
  /** Who decides. */
  actor(position: PositionAt<G, Kind>): G['player'];
  /**
   * Offers what the player may do: all legal actions but the unlisted ones. Absent: every combination of the fields of
   * every action of this phase is tried. When nothing is offered the phase is passed over, see {@link PhaseBase.ifNoChoice};
   * whether it is must follow from what everybody sees: where a decision is due, offer at least the action that passes.
   */
  choices?(seat: SeatAt<G, Kind>, offer: ChoiceBuilder<keyof G['decisions'] & string>): void;
  /**
   * Offers what {@link DecisionPhase.choices} offers and more, each action once, where it takes a search to tell what is
   * legal: a random action is drawn from these until one is legal, and nothing is listed for it. Unless nothing is offered
   * at least one of them is legal.
   */
  candidates?(seat: SeatAt<G, Kind>, offer: ChoiceBuilder<keyof G['decisions'] & string>): void;
  /** What is done, events and all, for an actor who is out of the match and not asked any more. */
  readonly ifEliminated?: ((state: DecisionDraft<G, Kind>) => void) | undefined;
  readonly actors?: never;
  readonly stream?: never;
}

/** A phase at which several players decide, and see nothing of what the others choose before all have chosen. */
export interface SimultaneousPhase<G extends AuthorTypes, Kind extends PhaseName<G>> extends PhaseBase<G, Kind> {
  /** Who still has to decide, in any order. When nobody has, the phase is passed over. */
  actors(position: PositionAt<G, Kind>): readonly G['player'][];
  /** As {@link DecisionPhase.choices}; at least one for each of the actors. */
  choices?(seat: SeatAt<G, Kind>, offer: ChoiceBuilder<keyof G['decisions'] & string>): void;
  /** As {@link DecisionPhase.candidates}. */
  candidates?(seat: SeatAt<G, Kind>, offer: ChoiceBuilder<keyof G['decisions'] & string>): void;
  readonly actor?: never;
  readonly stream?: never;
}

/** A phase at which a die or a draw is due. */
export interface ChancePhase<G extends AuthorTypes, Kind extends PhaseName<G>> extends PhaseBase<G, Kind> {
  /** Outcomes of one stream share one source of luck in a seeded match. */
  readonly stream: string | ((position: PositionAt<G, Kind>) => string);
  /** Offers what chance may do. Absent: every value of every chance event of this phase, each as likely. */
  outcomes?(
    state: State<G> & { readonly phase: PhaseAt<G, Kind> },
    offer: ChoiceBuilder<keyof G['chances'] & string>,
  ): void;
  readonly actor?: never;
  readonly actors?: never;
}

/** What all phases but the last have. */
export interface PhaseBase<G extends AuthorTypes, Kind extends PhaseName<G>> {
  /** The rule that is cited when an action belongs to another phase. */
  readonly rule: G['rule'];
  /** What comes when nothing is offered. Absent where something always is. */
  readonly ifNoChoice?: ((state: DraftAt<G, Kind>) => void) | undefined;
}

/** The rules of one phase. */
export type PhaseRules<G extends AuthorTypes, Kind extends PhaseName<G>> = Kind extends 'over'
  ? {
      /** The rule that is cited when an action comes after the end. */
      readonly rule: G['rule'];
    }
  : DecisionPhase<G, Kind> | SimultaneousPhase<G, Kind> | ChancePhase<G, Kind>;

/** When an action is open: the phases at which it is, refused elsewhere. It may be left out if that is every one. */
export type ActionWindow<G extends AuthorTypes, Kind extends PhaseName<G>> = [PhaseName<G>] extends [Kind]
  ? { readonly during?: readonly Kind[] }
  : { readonly during: readonly Kind[] };

/** One type of decision: when it is open, may I, do it. */
export type ActionRules<
  G extends AuthorTypes,
  Type extends keyof G['decisions'],
  Kind extends PhaseName<G> = PhaseName<G>,
> = ActionWindow<G, Kind> & {
  /** `'anybody'`: whoever is in the match may do it at any decision, asked or not. It is then not listed. */
  readonly by?: 'anybody';
  /** `false` if it is accepted but not offered: what a search does not want to try. */
  readonly isListed?: false;
  /** Judges the action of a player from what that player sees. Absent: it is always legal in its phases. */
  whyIllegal?(seat: SeatAt<G, Kind>, fields: G['decisions'][Type]): Violation<G['rule'], RefusalOf<G>> | undefined;
  /** Plays a legal action. What it stores of the fields it copies. */
  apply(state: DecisionDraft<G, Kind>, fields: G['decisions'][Type]): void;
};

/** One type of action that is the sum of others: they are judged and played one by one, all or none. It is not listed. */
export type BulkRules<
  G extends AuthorTypes,
  Type extends keyof G['decisions'],
  Kind extends PhaseName<G> = PhaseName<G>,
> = ActionWindow<G, Kind> & {
  /** What the action must be as a whole, judged before its parts. Absent: nothing but their sum. */
  whyIllegal?(seat: SeatAt<G, Kind>, fields: G['decisions'][Type]): Violation<G['rule'], RefusalOf<G>> | undefined;
  /** The actions that it is the sum of, at least one, in the order in which they are played; bulk actions among them. */
  parts(seat: SeatAt<G, Kind>, fields: G['decisions'][Type]): readonly BulkPart<G['action']>[];
};

/** An action without its player. */
export type BulkPart<Action> = Action extends { readonly player: unknown } ? Omit<Action, 'player'> : never;

/** One type of chance event. It is legal exactly when the phase offers it. */
export type ChanceRules<
  G extends AuthorTypes,
  Type extends keyof G['chances'],
  Kind extends PhaseName<G> = PhaseName<G>,
> = ActionWindow<G, Kind> & {
  /** Plays the event. */
  apply(state: DraftAt<G, Kind>, fields: G['chances'][Type]): void;
};

/** The first state of a match. */
export interface InitialState<G extends AuthorTypes> {
  readonly setup: G['setup'];
  readonly table: G['table'];
  /** By player; absent if nothing is secret. */
  readonly secrets?: Readonly<Record<G['player'], G['secret']>>;
  /** Absent if nothing is hidden. */
  readonly hidden?: G['hidden'];
}

/** The rules of a game, as its author writes them. */
export interface GameSpec<G extends AuthorTypes> {
  readonly id: string;
  readonly title: string;
  readonly rulesVersion: number;
  /** What its states and actions are made of. */
  readonly declared: Declaration<G['rule']>;
  /** The rule that says whose turn it is: cited when an action comes out of turn. */
  readonly turnRule: G['rule'];

  /** Shape and limits of the options. */
  readonly options: Schema<G['options'] & { readonly seed?: Seed | undefined }>;
  /** The first state, from valid options. Options are kept, not modified; the seed is no concern of the game. */
  initialState(options: G['options']): InitialState<G>;
  /** What happens before anybody acts, events and all. Absent if nothing does. */
  onStart?(state: StateDraft<G>): void;
  /** In seating order; nobody may be called `chance` or `spectator`. */
  players(setup: G['setup']): readonly G['player'][];
  /** Whether a player is out of the match, defeated or by conceding: not asked, and not heard. Absent if nobody can be. */
  isEliminated?(position: Position<G>, player: G['player']): boolean;

  /** The course of play. */
  readonly phases: { readonly [Kind in PhaseName<G>]: PhaseRules<G, Kind> };
  readonly actions: {
    readonly [Type in keyof G['decisions']]: ActionRules<G, Type> | BulkRules<G, Type>;
  };
  readonly chance: { readonly [Type in keyof G['chances']]: ChanceRules<G, Type> };

  /**
   * Deals what the viewer of a view cannot see: the secrets of all players (their own as it is) and what is hidden.
   * Absent if the game has neither secrets nor anything hidden; without one of them it is left out, as in `begin`.
   */
  sampleHidden?(view: View<G>, rng: Rng): Pick<InitialState<G>, 'secrets' | 'hidden'>;

  /** What is wrong with what everybody sees, though its shape is right: a counter off its track. */
  issueInTable?(position: PositionAt<G>): Issue | undefined;
  /** What is wrong with a whole state whose table is right: a card in two places. */
  issueIn?(state: State<G>): Issue | undefined;
}
