import type { ChanceOutcome } from './chance.ts';
import type { Choices } from './choices.ts';
import type { CoreCode, Json, Violation } from './errors.ts';
import type { OptionRange } from './option-ranges.ts';
import type { Outcome } from './outcome.ts';
import type { Dice, Rng, Seed } from './random.ts';

/** The types of one game, in one parameter. */
export interface GameTypes {
  /** Who decides: a union of names, or `string` where the caller names the players. */
  player: string;
  /** The ids of the rulebook. */
  rule: string;
  /** How a match can end. */
  outcome: Outcome;
  /** What {@link Game.setup} takes, besides the seed. */
  options: object;
  /** What is fixed before the first turn and known to all: board, tables, rulings, names of players. */
  setup: object;
  /** What everybody sees and play changes. */
  table: object;
  /** What one player alone sees. */
  secret: object;
  /** What no player sees: a deck, as the multiset of its cards. */
  hidden: object;
  /** A decision of a player; `player` is one of the players. */
  action: { readonly type: string; readonly player: string };
  /** An event of chance: a die, a draw. */
  chance: { readonly type: string; readonly player: 'chance' };
  /** Something that happened in consequence of an action. */
  event: GameEvent;
  /** The codes of the game's own refusals. */
  refusal: string;
}

/** The code of a refusal: one of the game's own, or of the engine. */
export type RefusalOf<G extends GameTypes> = G['refusal'] | CoreCode;

/** An action of anybody, chance included. */
export type AnyAction<G extends GameTypes> = G['action'] | G['chance'];

/** Something that happened, and by which rule. */
export interface GameEvent<Rule extends string = string> {
  /** A past participle: `'die-rolled'`. */
  readonly type: string;
  /** The rule that caused it. */
  readonly rule: Rule;
  /** The one player who learns of it; absent when everybody does. */
  readonly only?: string;
}

/** What everybody knows of a match: the same in a {@link State}, a {@link View} and a {@link Seat}. */
export interface Position<G extends GameTypes> {
  readonly setup: G['setup'];
  readonly table: G['table'];
}

/** A match at one moment: plain JSON data, deeply frozen. It holds only what somebody at the table knows. */
export interface State<G extends GameTypes> extends Position<G> {
  /** By player. */
  readonly secrets: Readonly<Record<G['player'], G['secret']>>;
  readonly hidden: G['hidden'];
  /** The chance of a seeded match; absent when chance is the caller's to supply. */
  readonly dice?: Dice;
}

/** What one viewer may see of a state, and all that ever needs to leave a server for them. JSON; not a state, on purpose. */
export interface View<G extends GameTypes> extends Position<G> {
  readonly viewer: G['player'] | 'spectator';
  /** The viewer's own secret; absent for a spectator. */
  readonly own?: G['secret'];
}

/** What one player has before them when they decide. Rules that judge an action are given this and nothing else. */
export interface Seat<G extends GameTypes> extends Position<G> {
  readonly player: G['player'];
  readonly own: G['secret'];
}

/**
 * How good a position looks to a player who knows their own secret: the higher the better. Bots take it in the unit of
 * {@link payoff}, as the share of the match that the player may hope for, from 0 to 1; a measure of luck may have any
 * unit. It is not asked about a match that is over.
 */
export type Evaluation<G extends GameTypes> = (seat: Seat<G>) => number;

/** Whose turn it is. */
export type Turn<G extends GameTypes> =
  /** These players are to act, in any order; each of them sees nothing of what the others choose before all have chosen. */
  | { readonly kind: 'decision'; readonly players: readonly G['player'][] }
  /** A die or a draw is due. Outcomes of one stream share one source of luck. */
  | { readonly kind: 'chance'; readonly stream: string }
  | { readonly kind: 'over'; readonly outcome: G['outcome'] };

/** An action played: the state after it, and what happened. */
export interface Transition<G extends GameTypes> {
  readonly state: State<G>;
  /** What happened, in order. Give a viewer {@link eventsFor} them. */
  readonly events: readonly G['event'][];
  /** All that was played, in order: the action given, if any, and those that the dice of a seeded match added. */
  readonly actions: readonly AnyAction<G>[];
}

/** Where a fork's chance comes from: the state's own dice, the caller (chance turns are then to be played), or a generator. */
export type ForkDice = 'same' | 'manual' | Rng;

/**
 * A private copy of a state that changes in place, for search and playouts.
 *
 * It applies the same rules as {@link Game.applyAction}, without freezing, events or checks of an action's shape: give
 * it actions that are well formed.
 */
export interface Fork<G extends GameTypes> {
  /** The state now; it changes with each action. */
  readonly state: State<G>;
  /** As {@link Game.turn}. */
  turn(): Turn<G>;
  /** What a viewer may see of the state now; it changes with each action. Throws `MalformedError` if they are no player. */
  view(viewer: G['player'] | 'spectator'): View<G>;
  /** As {@link Game.legalActions}. */
  legalActions(player?: G['player'] | 'chance'): readonly AnyAction<G>[];
  /** As {@link Game.choices}; good until the next action, after which asking them for an action throws RangeError. */
  choices(player?: G['player'] | 'chance'): Choices<AnyAction<G>>;
  /** As {@link Game.chanceOutcomes}. */
  chanceOutcomes(): readonly ChanceOutcome<G['chance']>[];
  /** As {@link Game.randomAction}. */
  randomAction(rng: Rng): AnyAction<G>;
  /** Plays an action. Throws `IllegalActionError` and changes nothing if it is illegal. */
  apply(action: AnyAction<G>): void;
  /**
   * Plays one of the {@link Fork.choices} by its number, without making or judging the action: the fastest way to play.
   *
   * @param number - From 0 (included) to the size of the choices (excluded). Throws RangeError if there is no such choice.
   * @param player - Whose choices; whoever is to act if absent, of several players the first.
   */
  applyChoice(number: number, player?: G['player'] | 'chance'): void;
  /**
   * Plays random actions until the match is over: the same as applying {@link Fork.randomAction} again and again, but
   * what the rules themselves have chosen is not judged again.
   *
   * @param rng - Chooses the actions, and those of chance where the dice are manual.
   * @returns How the match ended.
   */
  playOut(rng: Rng): G['outcome'];
  /** An independent copy. A generator given as dice is shared with it. */
  clone(): Fork<G>;
}

/** The values of one field of an action, numbered from 0. */
export interface FieldRange {
  readonly key: string;
  /** How many values there are: `Infinity` if it takes any whole number, 0 if its values have no numbers, as those of a text. */
  readonly size: number;
  /** The value of a number from 0 (included) to `size` (excluded), as it stands in an action; `undefined` if it is left out. */
  at(number: number): Json | undefined;
}

/** The rules of one game. All functions are pure; none reads a clock, a global or `Math.random`. */
export interface Game<G extends GameTypes> {
  /** Kebab-case name: `'up-against-the-wall'`. */
  readonly id: string;
  readonly title: string;
  /** Raised whenever the same record could play out otherwise. Minimum: 1. */
  readonly rulesVersion: number;
  /** Types of action that are accepted but not listed by {@link Game.legalActions}: `concede`, taking back, and bulk forms. */
  readonly unlisted: readonly G['action']['type'][];
  /** Whether all players know all that there is to know: the rules declare neither secrets nor anything hidden. */
  readonly hasPerfectInformation: boolean;
  /** What {@link Game.setup} takes, besides the seed: for forms, and for lists of options. What is left out is at its default. */
  readonly optionRanges: readonly OptionRange[];

  /**
   * The first state of a match.
   *
   * @param options - Options of the game; with a `seed`, chance plays by itself from it.
   * @throws `MalformedError` if the options are not valid.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * const state = upAgainstTheWall.setup({ seed: 'first match' });
   * state.table.turn // => 1
   * ```
   */
  setup(options?: G['options'] & { readonly seed?: Seed }): State<G>;
  /**
   * The same as {@link Game.setup}, and what happened on the way: the draws that come before the first decision.
   *
   * @param options - As for {@link Game.setup}.
   * @throws `MalformedError` if the options are not valid.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * const { events } = upAgainstTheWall.start();
   * events.map(({ type }) => type) // => ['turn-started', 'move-started']
   * ```
   */
  start(options?: G['options'] & { readonly seed?: Seed }): Transition<G>;
  /**
   * All players of the match, in seating order.
   *
   * @param position - A state, a view, or anything with their `setup`.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * upAgainstTheWall.players(upAgainstTheWall.setup()) // => ['radicals', 'administration']
   * ```
   */
  players(position: Pick<Position<G>, 'setup'>): readonly G['player'][];
  /**
   * Whose turn it is.
   *
   * @param position - A state or a view.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * upAgainstTheWall.turn(upAgainstTheWall.setup()) // => { kind: 'chance', stream: 'card' }
   * ```
   */
  turn(position: Position<G>): Turn<G>;
  /**
   * The actions open to a player, or to `'chance'`; to all who are to act if no player is named. From a view, to its
   * viewer. All are made: where there may be very many, ask for {@link Game.choices}.
   *
   * @param view - Of the player who asks.
   * @returns All legal actions but the {@link Game.unlisted} ones, in an order that depends on the position alone; `[]`
   * for a player who is not to act, and for chance from a view.
   * @throws `MalformedError` if a view is asked about anybody but its viewer.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * const state = upAgainstTheWall.setup({ seed: 1 });
   * const [action] = upAgainstTheWall.legalActions(state, 'radicals');
   * upAgainstTheWall.whyIllegal(state, action) // => undefined
   * ```
   */
  legalActions(view: View<G>): readonly G['action'][];
  /**
   * The same of a state, for the player named.
   *
   * @param position - A state, or the view of the player.
   * @param player - Whose actions; absent: of all who are to act.
   */
  legalActions(position: State<G> | View<G>, player?: G['player'] | 'chance'): readonly AnyAction<G>[];
  /**
   * The same as {@link Game.legalActions}, as a numbered set: an action is made when it is asked for.
   *
   * @param view - Of the player who asks.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * const state = upAgainstTheWall.setup({ seed: 1 });
   * upAgainstTheWall.choices(state).size === upAgainstTheWall.legalActions(state).length // => true
   * ```
   */
  choices(view: View<G>): Choices<G['action']>;
  /**
   * The same of a state, for the player named.
   *
   * @param position - A state, or the view of the player.
   * @param player - Whose actions; absent: of all who are to act.
   */
  choices(position: State<G> | View<G>, player?: G['player'] | 'chance'): Choices<AnyAction<G>>;
  /**
   * Why an action is illegal, `undefined` if it is legal. Takes anything as an action; never throws for it. A view judges
   * the actions of its viewer, exactly as the state does, and refuses those of others as `not-the-viewer`.
   *
   * @param position - A state, or the view of who would act.
   * @param action - Anything; checked.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * const state = upAgainstTheWall.setup({ seed: 1 });
   * upAgainstTheWall.whyIllegal(state, { type: 'end-move', player: 'administration' })?.code // => 'not-your-turn'
   * ```
   */
  whyIllegal(position: State<G> | View<G>, action: unknown): Violation<G['rule'], RefusalOf<G>> | undefined;
  /**
   * The small actions that a bulk action is the sum of, in order; for any other action, itself alone.
   *
   * @param position - A state or a view; not modified.
   * @param action - An action of the game; whether its parts are legal is another question.
   * @throws `MalformedError` if the action is not one at all; `IllegalActionError` if it is a bulk action whose time it is not.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * const state = upAgainstTheWall.setup();
   * const draw = upAgainstTheWall.parse('chance draw rap-brown');
   * upAgainstTheWall.expand(state, draw) // => [draw]
   * ```
   */
  expand(position: State<G> | View<G>, action: AnyAction<G>): readonly AnyAction<G>[];
  /**
   * Plays an action.
   *
   * @param state - Not modified. A state that is not this game's own work, such as parsed JSON, is checked as by
   * {@link Game.parseState} first.
   * @param action - Of a player or, where the match has no dice, of chance.
   * @throws `IllegalActionError` if the action breaks a rule.
   * @throws `MalformedError` if the action or the state is not one at all.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * const start = upAgainstTheWall.setup();
   * const state = upAgainstTheWall.applyAction(start, { type: 'draw', player: 'chance', card: 'rap-brown' });
   * state.secrets.radicals.hand // => ['rap-brown']
   * start.secrets.radicals.hand // => []
   * ```
   */
  applyAction(state: State<G>, action: AnyAction<G>): State<G>;
  /**
   * The same as {@link Game.applyAction}, and what happened.
   *
   * @param state - As for {@link Game.applyAction}.
   * @param action - As for {@link Game.applyAction}.
   * @throws As {@link Game.applyAction}.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * const draw = upAgainstTheWall.parse('chance draw rap-brown');
   * const { events } = upAgainstTheWall.step(upAgainstTheWall.setup(), draw);
   * events[0]?.type // => 'card-drawn'
   * ```
   */
  step(state: State<G>, action: AnyAction<G>): Transition<G>;
  /**
   * What chance may do now, with whole-number weights of at least 1; `[]` unless it is chance's turn.
   *
   * @param state - Not modified.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * upAgainstTheWall.chanceOutcomes(upAgainstTheWall.setup()).length // => 24
   * ```
   */
  chanceOutcomes(state: State<G>): readonly ChanceOutcome<G['chance']>[];
  /**
   * One action of whoever is to act: of several players each as likely, of a player each listed action as likely, of
   * chance by weight.
   *
   * @param state - Not modified.
   * @param rng - Whose next numbers are drawn.
   * @throws RangeError if the match is over.
   *
   * @example
   * ```ts
   * import { createRng } from 'countersheet/core';
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * const state = upAgainstTheWall.setup();
   * upAgainstTheWall.randomAction(state, createRng(1)).player // => 'chance'
   * ```
   */
  randomAction(state: State<G>, rng: Rng): AnyAction<G>;
  /**
   * What a viewer may see. Throws `MalformedError` if they are no player of the match.
   *
   * @param state - Not modified.
   * @param viewer - A player of the match, or a spectator.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * const state = upAgainstTheWall.setup({ seed: 2 });
   * upAgainstTheWall.view(state, 'administration').own?.hand // => []
   * ```
   */
  view(state: State<G>, viewer: G['player'] | 'spectator'): View<G>;
  /**
   * A state that a view allows, without dice, drawn as likely as the viewer must hold it: every way in which the cards
   * can lie that they cannot see counts the same, as if the choices of others told nothing about them.
   *
   * @param view - What is known. One that the game has not made itself is checked.
   * @param rng - Whose next numbers are drawn.
   * @throws `MalformedError` if it is no view of the game.
   *
   * @example
   * ```ts
   * import { createRng } from 'countersheet/core';
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * const view = upAgainstTheWall.view(upAgainstTheWall.setup({ seed: 2 }), 'administration');
   * const world = upAgainstTheWall.sampleState(view, createRng(1));
   * world.secrets.radicals.hand.length // => 1
   * ```
   */
  sampleState(view: View<G>, rng: Rng): State<G>;
  /**
   * A private copy of a state that changes in place.
   *
   * @param state - Not modified.
   * @param settings - `dice`: where chance comes from, see {@link ForkDice}. Default: the dice of the state.
   *
   * @example
   * ```ts
   * import { createRng } from 'countersheet/core';
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * const fork = upAgainstTheWall.fork(upAgainstTheWall.setup({ seed: 1 }));
   * fork.playOut(createRng(1)).kind // => 'win'
   * ```
   */
  fork(state: State<G>, settings?: { readonly dice?: ForkDice }): Fork<G>;
  /**
   * The values that the fields of each type of action take in a match, chance included, in the order of its notation.
   *
   * @param position - A state, a view, or anything with their `setup`.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * const { attack } = upAgainstTheWall.fields(upAgainstTheWall.setup());
   * attack?.map(({ key, size }) => [key, size]) // => [['track', 11]]
   * ```
   */
  fields(position: Pick<Position<G>, 'setup'>): Readonly<Record<string, readonly FieldRange[]>>;
  /**
   * Checks options from outside. Throws `MalformedError`.
   *
   * @param json - Anything; not modified.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * upAgainstTheWall.parseOptions({ seed: 'first match' }) // => { seed: 'first match' }
   * ```
   */
  parseOptions(json: unknown): G['options'] & { readonly seed?: Seed };
  /**
   * Checks a state from outside, its inner consistency included. Throws `MalformedError`.
   *
   * @param json - Anything; not modified.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * const state = upAgainstTheWall.setup({ seed: 1 });
   * upAgainstTheWall.parseState(JSON.parse(JSON.stringify(state))) // => state
   * ```
   */
  parseState(json: unknown): State<G>;
  /**
   * Checks the shape of an action from outside; whether it is legal is another question. Throws `MalformedError`.
   *
   * @param json - Anything; not modified.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * upAgainstTheWall.parseAction({ type: 'hold', player: 'radicals', track: 'alumni' }).type // => 'hold'
   * ```
   */
  parseAction(json: unknown): AnyAction<G>;
  /**
   * An action in one line of text.
   *
   * @param action - An action of the game; whether it is legal is another question.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * upAgainstTheWall.format({ type: 'attack', player: 'radicals', track: 'alumni' }) // => 'radicals attack alumni'
   * ```
   */
  format(action: AnyAction<G>): string;
  /**
   * Reads what {@link Game.format} wrote. Throws `MalformedError`.
   *
   * @param text - One line.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * upAgainstTheWall.parse('chance roll 4') // => { type: 'roll', player: 'chance', die: 4 }
   * ```
   */
  parse(text: string): AnyAction<G>;
}

/**
 * The events that a viewer learns of.
 *
 * @param events - Events of a {@link Transition}; not modified.
 * @param viewer - A player, or `'spectator'`.
 *
 * @example
 * ```ts
 * const all = [{ type: 'card-drawn', rule: 'X-1' }, { type: 'card-seen', rule: 'X-1', only: 'north' }];
 * eventsFor(all, 'spectator') // => [{ type: 'card-drawn', rule: 'X-1' }]
 * eventsFor(all, 'north').length // => 2
 * ```
 */
export function eventsFor<Event extends GameEvent>(events: readonly Event[], viewer: string): readonly Event[] {
  return events.filter((event) => event.only === undefined || event.only === viewer);
}
