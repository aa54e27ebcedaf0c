/**
 * What the author of a game wrote down in the first edition of the contract. It is kept for the games that have not moved
 * to the second one, and goes with the last of them.
 *
 * @packageDocumentation
 */
import type * as v from 'valibot';
import type { ChanceOutcome } from '../chance.ts';
import type { Violation } from '../errors.ts';
import type { GameTypes, Position, Seat, State, Turn, View } from '../game.ts';
import type { Draft } from '../plain-data.ts';
import type { DiceDraft, Rng, Seed } from '../random.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Fault, Schema } from '../untrusted.ts';

/** The shape of an action: a valibot `strictObject` whose entries, in order, are the words of its notation. */
export type Shape<Action> = Schema<Action> & { readonly entries: v.ObjectEntries };

/** A state that is being changed: all of it but what is fixed for the match. */
export interface StateDraft<G extends GameTypes> {
  readonly setup: G['setup'];
  readonly table: Draft<G['table']>;
  readonly secrets: Record<G['player'], Draft<G['secret']>>;
  readonly hidden: Draft<G['hidden']>;
  readonly dice?: DiceDraft | undefined;
}

/** Where rules report what happens; absent when nobody listens, so write `log?.push(…)`. */
export type EventLog<G extends GameTypes> = G['event'][] | undefined;

/** Changes a copy of the state. What it stores of the action it copies. */
type Recipe<G extends GameTypes, Action> = (state: StateDraft<G>, action: Action, log: EventLog<G>) => void;

/** One type of action: its shape, may I, what may I, do it. */
export interface ActionRules<G extends GameTypes, Action> {
  readonly shape: Shape<Action>;
  /** Judges a well-formed action of a player who is to act, from what he sees alone. */
  whyIllegal(seat: Seat<G>, action: Action): Violation<G['rule']> | undefined;
  /** All legal actions of this type, in a stable order. Absent for types that are accepted but not listed. */
  list?(seat: Seat<G>): readonly Action[];
  /** Plays a legal action. */
  readonly apply: Recipe<G, Action>;
}

/** One type of chance event. It is legal exactly when {@link GameSpec.outcomes} lists it. */
export interface ChanceRules<G extends GameTypes, Event> {
  readonly shape: Shape<Event>;
  readonly apply: Recipe<G, Event>;
}

/** Something for each type of a union. */
type ByType<Union extends { type: string }, Rules extends Record<Union['type'], unknown>> = {
  readonly [Type in Union['type']]: Rules[Type];
};

/** The rules of a game, as its author writes them. */
export interface GameSpec<G extends GameTypes> {
  readonly id: string;
  readonly title: string;
  readonly rulesVersion: number;
  readonly rulebook: Rulebook<G['rule']>;
  /** The rules that say whose turn it is and when the match is over: cited when an action comes out of turn. */
  readonly citations: { readonly turn: G['rule']; readonly over: G['rule'] };

  /** Shape and limits of the options. */
  readonly options: Schema<G['options'] & { readonly seed?: Seed | undefined }>;
  /** The first state, from valid options. Options are kept, not modified; the seed is no concern of the game. */
  begin(options: G['options'], log: EventLog<G>): StateDraft<G>;
  /** In seating order; nobody may be called `chance` or `spectator`. */
  players(setup: G['setup']): readonly G['player'][];
  /** Whose turn it is; called often, so give constants where you can. */
  turn(position: Position<G>): Turn<G>;

  /** In the order in which their actions are listed. */
  readonly actions: ByType<
    G['action'],
    { [T in G['action']['type']]: ActionRules<G, Extract<G['action'], { type: T }>> }
  >;
  readonly chance: ByType<
    G['chance'],
    { [T in G['chance']['type']]: ChanceRules<G, Extract<G['chance'], { type: T }>> }
  >;
  /** What chance may do; asked only when it is to act. */
  outcomes(state: State<G>): readonly ChanceOutcome<G['chance']>[];
  /** One of the outcomes, by weight, without listing them all; asked only when chance is to act. */
  randomOutcome?(state: State<G>, rng: Rng): G['chance'];
  /** One of the listed actions of a player who is to act, each as likely, without listing them all. */
  randomDecision?(seat: Seat<G>, rng: Rng): G['action'];

  /** Deals what the viewer of a view cannot see: the secrets of all players (his own as it is) and what is hidden. */
  sampleHidden(view: View<G>, rng: Rng): Pick<State<G>, 'secrets' | 'hidden'>;

  /** Shapes of the parts of a state, each for itself. */
  readonly shapes: {
    readonly setup: Schema<G['setup']>;
    readonly table: Schema<G['table']>;
    readonly secret: Schema<G['secret']>;
    readonly hidden: Schema<G['hidden']>;
  };
  /** What is wrong with a state whose parts have the right shape: a card in two places, a counter off its track. */
  faultIn?(state: State<G>): Fault | undefined;
}
