import type { Violation } from './errors.ts';
import type { GameTypes, Position, RefusalOf, Seat, State, View } from './game.ts';
import type { Declaration } from './declaration.ts';
import type { Draft } from './plain-data.ts';
import type { Rng, Seed } from './random.ts';
import type { Issue, Schema } from './schema.ts';

/**
 * All types of a game, including types that only its author needs. {@link TypesOf} derives them from the declaration.
 */
export interface AuthorTypes extends GameTypes {
  table: { readonly phase: { readonly kind: string } };
  /** For each kind of phase, its data in the table. */
  phases: object;
  /** The fields of each decision type, as rules receive them. */
  decisions: object;
  /** The fields of each chance event type, as rules receive them. */
  chances: object;
}

/** Names of the phases of a game. */
export type PhaseName<G extends AuthorTypes> = keyof G['phases'] & string;

/** A phase whose kind is in `Kind`, with its data. */
export type PhaseAt<G extends AuthorTypes, Kind extends PhaseName<G>> = {
  [K in Kind]: { readonly kind: K } & G['phases'][K];
}[Kind];

/** The public part of a match in a phase whose kind is in `Kind`. */
export interface PositionAt<G extends AuthorTypes, Kind extends PhaseName<G> = PhaseName<G>> extends Position<G> {
  readonly phase: PhaseAt<G, Kind>;
}

/**
 * Everything that one player knows in a phase whose kind is in `Kind`. Rules that judge an action receive a seat and
 * nothing else.
 */
export interface SeatAt<G extends AuthorTypes, Kind extends PhaseName<G> = PhaseName<G>> extends Seat<G> {
  readonly phase: PhaseAt<G, Kind>;
}

/** The log of events; `undefined` if the caller wants no events, so write `log?.push(…)`. */
export type EventLog<G extends GameTypes> = G['event'][] | undefined;

/** A state that a rule is allowed to change, except its `setup`. */
export interface StateDraft<G extends AuthorTypes> {
  readonly setup: G['setup'];
  readonly table: Draft<G['table']>;
  /** The secret of each player. */
  readonly secrets: Readonly<Record<G['player'], Draft<G['secret']>>>;
  readonly hidden: Draft<G['hidden']>;
  readonly log: EventLog<G>;
}

/** The draft of a state in a phase whose kind is in `Kind`. Rules are allowed to modify the draft. */
export interface DraftAt<G extends AuthorTypes, Kind extends PhaseName<G> = PhaseName<G>> extends StateDraft<G> {
  /** The current phase. Assign `table.phase` to go to another phase. */
  readonly phase: Draft<PhaseAt<G, Kind>>;
}

/** The draft of a state that a player's decision changes. */
export interface DecisionDraft<G extends AuthorTypes, Kind extends PhaseName<G> = PhaseName<G>> extends DraftAt<
  G,
  Kind
> {
  readonly player: G['player'];
  /** The secret of the player who decides. */
  readonly own: Draft<G['secret']>;
}

/** The values of up to four fields. If an action has more fields, offer it with {@link ChoiceBuilder.numbered}. */
export type GivenFields = readonly [first?: FieldValue, second?: FieldValue, third?: FieldValue, fourth?: FieldValue];

/**
 * Collects the choices of a phase. Choices are numbered from 0 in the order of the calls. Pass field values as rules
 * receive them, in the order in which the fields are declared.
 */
export interface ChoiceBuilder<Type> {
  /** Number of choices so far; a choice with weight n counts n times. */
  readonly size: number;
  /** Offers one action or one chance event. */
  one(type: Type, ...fields: GivenFields): void;
  /** Offers a chance event with a weight: a whole number, 0 or more. */
  weighted(weight: number, type: Type, ...fields: GivenFields): void;
  /**
   * Offers one action for each of these values. The last field of the action contains the value. The list is not
   * copied.
   */
  each(type: Type, values: readonly FieldValue[], ...fields: GivenFields): void;
  /**
   * Offers one action for each set bit of a 32-bit whole number. The number of the bit, from 0, becomes the last field
   * of the action. Use this method for a set of indexes, such as the tracks that can be attacked, because the method
   * creates no list.
   */
  eachBit(type: Type, bits: number, ...fields: GivenFields): void;
  /**
   * Offers one action for each whole number from `least` to `most` (both included). The number becomes the last field
   * of the action. Offers nothing if `most` is less than `least`. The cost does not depend on the size of the range.
   */
  range(type: Type, least: number, most: number, ...fields: GivenFields): void;
  /**
   * Same as {@link ChoiceBuilder.range}, but the number is not the last field. The index of the number among the fields
   * is `place`, from 0; `fields` are the other fields.
   */
  rangeAt(place: number, type: Type, range: readonly [number, number], ...fields: GivenFields): void;
  /**
   * For each pair of whole numbers from these two ranges (both ends included), offers an action that has these two
   * numbers as its fields.
   */
  grid(type: Type, first: readonly [number, number], second: readonly [number, number]): void;
  /**
   * Offers `size` actions of one type. `fieldsAt(rank)` returns the fields of the action with the index `rank`, from 0.
   * The function is called only when the action with this index is needed.
   */
  numbered(type: Type, size: number, fieldsAt: (rank: number) => readonly FieldValue[]): void;
}

/** A field value, as rules receive it. */
export type FieldValue = string | number | boolean | undefined;

/** A phase in which one player decides. */
export interface DecisionPhase<G extends AuthorTypes, Kind extends PhaseName<G>> extends PhaseBase<G, Kind> {
  /** The player who decides. */
  actor(position: PositionAt<G, Kind>): G['player'];
  /**
   * Offers all legal actions of the player, except actions that `legalActions` does not list. Default: tries every
   * combination of fields of every action of this phase.
   *
   * If nothing is offered, the phase is skipped, see {@link PhaseBase.ifNoChoice}. Only public facts may decide whether
   * the phase offers an action. Therefore always offer at least one action, such as a pass, to a player who has to
   * decide.
   */
  choices?(seat: SeatAt<G, Kind>, offer: ChoiceBuilder<keyof G['decisions'] & string>): void;
  /**
   * Offers all actions of {@link DecisionPhase.choices}, and possibly also illegal actions. Offers each action once.
   * Define `candidates` if finding the legal actions needs a search: random play then draws candidates until one is
   * legal, so no list of legal actions is needed. If anything is offered, at least one action must be legal.
   */
  candidates?(seat: SeatAt<G, Kind>, offer: ChoiceBuilder<keyof G['decisions'] & string>): void;
  /** Runs instead of the decision if the player is eliminated. The function is allowed to log events. */
  readonly ifEliminated?: ((state: DecisionDraft<G, Kind>) => void) | undefined;
  readonly actors?: never;
  readonly stream?: never;
}

/**
 * A phase in which several players decide. None of these players sees the choices of the other players until all have
 * chosen.
 */
export interface SimultaneousPhase<G extends AuthorTypes, Kind extends PhaseName<G>> extends PhaseBase<G, Kind> {
  /** Returns the players who still have to decide, in any order. If no player has to decide, the phase is skipped. */
  actors(position: PositionAt<G, Kind>): readonly G['player'][];
  /** Same as {@link DecisionPhase.choices}; offer at least one action to each actor. */
  choices?(seat: SeatAt<G, Kind>, offer: ChoiceBuilder<keyof G['decisions'] & string>): void;
  /** Same as {@link DecisionPhase.candidates}. */
  candidates?(seat: SeatAt<G, Kind>, offer: ChoiceBuilder<keyof G['decisions'] & string>): void;
  readonly actor?: never;
  readonly stream?: never;
}

/** A phase in which dice are rolled or a card is drawn. */
export interface ChancePhase<G extends AuthorTypes, Kind extends PhaseName<G>> extends PhaseBase<G, Kind> {
  /** Name of the random stream. In a seeded match, phases with the same name draw from the same stream. */
  readonly stream: string | ((position: PositionAt<G, Kind>) => string);
  /**
   * Offers the possible chance events. Default: every combination of field values of every chance event of this phase,
   * equally likely.
   */
  outcomes?(
    state: State<G> & { readonly phase: PhaseAt<G, Kind> },
    offer: ChoiceBuilder<keyof G['chances'] & string>,
  ): void;
  readonly actor?: never;
  readonly actors?: never;
}

/** The members that all phases except `over` have. */
export interface PhaseBase<G extends AuthorTypes, Kind extends PhaseName<G>> {
  /** The rule to cite if an action belongs to another phase. */
  readonly rule: G['rule'];
  /** Runs if the phase offers no action. Leave this function out if the phase always offers an action. */
  readonly ifNoChoice?: ((state: DraftAt<G, Kind>) => void) | undefined;
}

/** The rules of one phase. */
export type PhaseRules<G extends AuthorTypes, Kind extends PhaseName<G>> = Kind extends 'over'
  ? {
      /** The rule to cite if a player acts after the end of the match. */
      readonly rule: G['rule'];
    }
  : DecisionPhase<G, Kind> | SimultaneousPhase<G, Kind> | ChancePhase<G, Kind>;

/**
 * The phases in which an action can be played. In all other phases, the action is refused. Leave `during` out if the
 * action can be played in every phase.
 */
export type ActionWindow<G extends AuthorTypes, Kind extends PhaseName<G>> = [PhaseName<G>] extends [Kind]
  ? { readonly during?: readonly Kind[] }
  : { readonly during: readonly Kind[] };

/**
 * The rules of one decision type: in which phases the decision can be played, whether it is legal, and what it does.
 */
export type ActionRules<
  G extends AuthorTypes,
  Type extends keyof G['decisions'],
  Kind extends PhaseName<G> = PhaseName<G>,
> = ActionWindow<G, Kind> & {
  /**
   * `'anybody'` if any player in the match is allowed to play the action whenever a player has to decide, even if
   * another player is to move. `legalActions` does not list an action that `'anybody'` can play.
   */
  readonly by?: 'anybody';
  /**
   * `false` if the action can be played but `legalActions` does not list it, for example so that a search does not try
   * the action.
   */
  readonly isListed?: false;
  /**
   * Returns the reason why the action is illegal. The function receives only the facts that the player knows. Default:
   * the action is always legal in the phases in which it can be played.
   */
  whyIllegal?(seat: SeatAt<G, Kind>, fields: G['decisions'][Type]): Violation<G['rule'], RefusalOf<G>> | undefined;
  /** Plays a legal action. If the function stores a field value that is an object, the function must store a copy. */
  apply(state: DecisionDraft<G, Kind>, fields: G['decisions'][Type]): void;
};

/**
 * The rules of a bulk action. A bulk action stands for a sequence of actions, which are judged and played one by one.
 * Either all of these actions are played, or none of them. `legalActions` does not list bulk actions.
 */
export type BulkRules<
  G extends AuthorTypes,
  Type extends keyof G['decisions'],
  Kind extends PhaseName<G> = PhaseName<G>,
> = ActionWindow<G, Kind> & {
  /**
   * Returns the reason why the bulk action as a whole is illegal. The engine calls this function before it judges the
   * parts. Default: only the parts are judged.
   */
  whyIllegal?(seat: SeatAt<G, Kind>, fields: G['decisions'][Type]): Violation<G['rule'], RefusalOf<G>> | undefined;
  /** Returns the actions to play, in order: at least one. These actions can be bulk actions. */
  parts(seat: SeatAt<G, Kind>, fields: G['decisions'][Type]): readonly BulkPart<G['action']>[];
};

/** An action without the property `player`. */
export type BulkPart<Action> = Action extends { readonly player: unknown } ? Omit<Action, 'player'> : never;

/** The rules of one chance event type. A chance event is legal exactly if the current phase offers this event. */
export type ChanceRules<
  G extends AuthorTypes,
  Type extends keyof G['chances'],
  Kind extends PhaseName<G> = PhaseName<G>,
> = ActionWindow<G, Kind> & {
  /** Changes the state as the chance event requires. */
  apply(state: DraftAt<G, Kind>, fields: G['chances'][Type]): void;
};

/** The first state of a match, as the rules create it. */
export interface InitialState<G extends AuthorTypes> {
  readonly setup: G['setup'];
  readonly table: G['table'];
  /** The secret of each player; absent if the game has no secrets. */
  readonly secrets?: Readonly<Record<G['player'], G['secret']>>;
  /** The hidden data; absent if nothing is hidden. */
  readonly hidden?: G['hidden'];
}

/** The rules of a game, as its author writes them. */
export interface GameSpec<G extends AuthorTypes> {
  readonly id: string;
  readonly title: string;
  readonly rulesVersion: number;
  /** The declaration of states and actions. */
  readonly declared: Declaration<G['rule']>;
  /** The rule to cite if a player acts out of turn. */
  readonly turnRule: G['rule'];

  /** Schema of the options. */
  readonly options: Schema<G['options'] & { readonly seed?: Seed | undefined }>;
  /** Returns the first state. The options are valid and must not be modified. The options do not include the seed. */
  initialState(options: G['options']): InitialState<G>;
  /** Runs before the first turn. The function is allowed to log events. */
  onStart?(state: StateDraft<G>): void;
  /** The players in seating order. A player must not be called `chance` or `spectator`. */
  players(setup: G['setup']): readonly G['player'][];
  /**
   * Whether a player is out of the match, by defeat or by conceding. Eliminated players never have to decide, and
   * cannot act. Leave this function out if no player can be eliminated.
   */
  isEliminated?(position: Position<G>, player: G['player']): boolean;

  /** The phases of a match. */
  readonly phases: { readonly [Kind in PhaseName<G>]: PhaseRules<G, Kind> };
  readonly actions: {
    readonly [Type in keyof G['decisions']]: ActionRules<G, Type> | BulkRules<G, Type>;
  };
  readonly chance: { readonly [Type in keyof G['chances']]: ChanceRules<G, Type> };

  /**
   * Samples the parts of a state that the viewer cannot see. Returns hidden data and the secrets of all players, with
   * the viewer's own secret unchanged. Leave this function out if the game has neither secrets nor hidden data. A game
   * without hidden data may omit `hidden` in the result. A game without secrets may omit `secrets`. The same applies to
   * the result of {@link GameSpec.initialState}.
   */
  sampleHidden?(view: View<G>, rng: Rng): Pick<InitialState<G>, 'secrets' | 'hidden'>;

  /**
   * Returns an inconsistency in the public part of a state, such as a counter beyond the end of its track. Core has
   * already checked the shape of the state.
   */
  issueInTable?(position: PositionAt<G>): Issue | undefined;
  /**
   * Returns an inconsistency in the state as a whole, such as a card in two places. Core has already checked the public
   * part.
   */
  issueIn?(state: State<G>): Issue | undefined;
}
