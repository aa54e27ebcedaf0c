import type { ChanceOutcome } from './chance.ts';
import type { Choices } from './choices.ts';
import type { CoreCode, Json, Violation } from './errors.ts';
import type { OptionRange } from './option-ranges.ts';
import type { Outcome } from './outcome.ts';
import type { Dice, Rng, Seed } from './random.ts';

/** All types of one game, collected so that they can be passed as one type parameter. */
export interface GameTypes {
  /** The names of the players: a union type, or `string` if the caller names the players. */
  player: string;
  /** The rule ids of the rulebook. */
  rule: string;
  /** How a match can end. */
  outcome: Outcome;
  /** The options of {@link Game.setup}, without the seed. */
  options: object;
  /**
   * The data that is fixed before the first turn and known to all players: board, tables, rulings, names of players.
   */
  setup: object;
  /** The data that is visible to all players and changes during play. */
  table: object;
  /** The secret data of one player, which no other player sees. */
  secret: object;
  /**
   * The data that is hidden from all players, such as a deck. The hidden data of a deck lists how many cards of each
   * kind are left, but not their order.
   */
  hidden: object;
  /** A decision of one of the players. */
  action: { readonly type: string; readonly player: string };
  /** A chance event: a die roll or a card draw. */
  chance: { readonly type: string; readonly player: 'chance' };
  /** Something that happened because of an action. */
  event: GameEvent;
  /** The codes of the game's own refusals. */
  refusal: string;
}

/** The code of a refusal: defined by the game or by the engine. */
export type RefusalOf<G extends GameTypes> = G['refusal'] | CoreCode;

/** An action of a player or of chance. */
export type AnyAction<G extends GameTypes> = G['action'] | G['chance'];

/** Something that happened, and the rule that caused it. */
export interface GameEvent<Rule extends string = string> {
  /** The type of event, as a past participle: `'die-rolled'`. */
  readonly type: string;
  /** The rule that caused the event. */
  readonly rule: Rule;
  /** The only player who sees the event; absent if all players see it. */
  readonly only?: string;
}

/** The public part of a match: the same in a {@link State}, a {@link View} and a {@link Seat}. */
export interface Position<G extends GameTypes> {
  readonly setup: G['setup'];
  readonly table: G['table'];
}

/**
 * A match at one moment: plain JSON data, deeply frozen. A state contains only facts that also exist when people play
 * the game at a table.
 */
export interface State<G extends GameTypes> extends Position<G> {
  /** The secret of each player. */
  readonly secrets: Readonly<Record<G['player'], G['secret']>>;
  readonly hidden: G['hidden'];
  /** The random streams of a seeded match; absent if the caller supplies the chance events. */
  readonly dice?: Dice;
}

/**
 * The part of a state that one viewer is allowed to see, as plain JSON. A server needs to send nothing else to the
 * viewer. A view cannot be used as a state.
 */
export interface View<G extends GameTypes> extends Position<G> {
  readonly viewer: G['player'] | 'spectator';
  /** The secret of the viewer; absent for a spectator. */
  readonly own?: G['secret'];
}

/** Everything that one player knows when they decide. Rules that judge an action receive a seat and nothing else. */
export interface Seat<G extends GameTypes> extends Position<G> {
  readonly player: G['player'];
  readonly own: G['secret'];
}

/**
 * Rates a position for a player who knows their own secret: higher is better. For bots, the rating must be the
 * {@link payoff} that the player can expect, from 0 to 1. For the luck report, the rating can have any unit.
 * Bots never call this function for a match that is over; the luck report can do so.
 */
export type Evaluation<G extends GameTypes> = (seat: Seat<G>) => number;

/** Who must act next: one or more players, or chance. If the match is over, nobody acts. */
export type Turn<G extends GameTypes> =
  /**
   * These players decide, in any order. None of these players sees the decisions of the other players until all have
   * decided.
   */
  | { readonly kind: 'decision'; readonly players: readonly G['player'][] }
  /** A die roll or a card draw follows. `stream` is the name of the random stream that decides the result. */
  | { readonly kind: 'chance'; readonly stream: string }
  | { readonly kind: 'over'; readonly outcome: G['outcome'] };

/** The result of an action: the state after the action, the events, and all actions that were played. */
export interface Transition<G extends GameTypes> {
  readonly state: State<G>;
  /**
   * The events, in the order in which they happened. Filter these events with {@link eventsFor} before you show them to
   * a viewer.
   */
  readonly events: readonly G['event'][];
  /**
   * All actions played, in order: the action that the caller passed, if any, and the chance events that the dice of a
   * seeded match added.
   */
  readonly actions: readonly AnyAction<G>[];
}

/**
 * The source of chance events in a fork: `'same'` uses the dice of the state, `'manual'` lets the caller supply the
 * events, and an {@link Rng} draws them.
 */
export type ForkDice = 'same' | 'manual' | Rng;

/**
 * A private copy of a state, for search and playouts. The copy changes in place.
 *
 * A fork applies the same rules as {@link Game.applyAction}, but it does not freeze states, record events or check the
 * shape of an action. Pass only well-formed actions to a fork.
 */
export interface Fork<G extends GameTypes> {
  /** The current state; the object changes with each action. */
  readonly state: State<G>;
  /** Same as {@link Game.turn}. */
  turn(): Turn<G>;
  /**
   * The viewer's view of the current state; the object changes with each action. Throws `MalformedError` if the viewer
   * is neither a player of the match nor `'spectator'`.
   */
  view(viewer: G['player'] | 'spectator'): View<G>;
  /** Same as {@link Game.legalActions}. */
  legalActions(player?: G['player'] | 'chance'): readonly AnyAction<G>[];
  /**
   * Same as {@link Game.choices}, but the choices are valid only until the next action. After the next action, reading
   * an action from the choices throws RangeError.
   */
  choices(player?: G['player'] | 'chance'): Choices<AnyAction<G>>;
  /** Same as {@link Game.chanceOutcomes}. */
  chanceOutcomes(): readonly ChanceOutcome<G['chance']>[];
  /** Same as {@link Game.randomAction}. */
  randomAction(rng: Rng): AnyAction<G>;
  /** Plays an action. If the action is illegal, throws `IllegalActionError` and changes nothing. */
  apply(action: AnyAction<G>): void;
  /**
   * Returns the number of {@link Fork.choices} of a player; 0 if it is not the player's turn, or if the match is over.
   *
   * @param player - Default: the player to move (the first, if there are several), or chance.
   */
  size(player?: G['player'] | 'chance'): number;
  /**
   * Returns the choice with the given number, as an action.
   *
   * @param number - From 0 (included) to {@link Fork.size} (excluded).
   * @param player - Same as for {@link Fork.size}.
   * @throws RangeError if no choice has this number.
   */
  actionAt(number: number, player?: G['player'] | 'chance'): AnyAction<G>;
  /**
   * Plays the choice with the given number, without creating or checking the action. This method is the fastest way to
   * play.
   *
   * @param number - From 0 (included) to {@link Fork.size} (excluded).
   * @param player - Same as for {@link Fork.size}.
   * @throws RangeError if no choice has this number.
   */
  play(number: number, player?: G['player'] | 'chance'): void;
  /**
   * Returns a hash of the viewer's current view, without the setup. A search can use this hash as a key to store
   * results for the position.
   *
   * @param viewer - A player of the match, or `'spectator'`.
   * @returns A whole number from 0 to 2^53 - 1: equal views have the same key on every machine. Different views of one
   * match almost never have the same key.
   * @throws `MalformedError` if `viewer` is neither a player of the match nor `'spectator'`.
   */
  infoKey(viewer: G['player'] | 'spectator'): number;
  /**
   * Plays random actions until the match is over. The result is the same as after repeated calls of
   * {@link Fork.randomAction} and {@link Fork.apply}. This method is faster, because it does not check the actions that
   * the rules offered.
   *
   * @param rng - Source of all random choices. If the dice are manual, this generator draws the chance events, too.
   * @returns The outcome of the match.
   */
  playOut(rng: Rng): G['outcome'];
  /** Returns an independent copy. If the dice are an {@link Rng}, both copies share this generator. */
  clone(): Fork<G>;
}

/** A {@link Fork} that can write the choices of a player as numbers, for machine learning. */
export interface CodedFork<G extends GameTypes> extends Fork<G> {
  /**
   * Writes the codes of a player's choices (see {@link ActionCodes}) into an array, in the order of the choices. The
   * function creates no actions.
   *
   * @param into - Receives the codes. An array that is too short receives only the first codes.
   * @param player - Default: the player to move (the first, if there are several).
   * @returns The number of the player's choices; 0 if it is not the player's turn.
   * @throws RangeError if the actions of the match have no codes.
   */
  codes(into: Int32Array, player?: G['player']): number;
  clone(): CodedFork<G>;
}

/** The values of one field of an action, numbered from 0. */
export interface FieldRange {
  readonly key: string;
  /** Number of values: `Infinity` if any whole number is valid, 0 if the values are not numbered (such as text). */
  readonly size: number;
  /**
   * Returns the value with a number from 0 (included) to `size` (excluded), in the form that an action contains;
   * `undefined` if this number stands for a field that is left out.
   */
  at(number: number): Json | undefined;
}

/**
 * For machine learning: a number for each action that {@link Game.legalActions} can list in a match. A code combines
 * the number of the action type and the numbers of the field values in one whole number. A code does not depend on the
 * position or the player.
 */
export interface ActionCodes<G extends GameTypes> {
  /** Codes are whole numbers from 0 (included) to `size` (excluded). `size` is at most 2^31 - 1. */
  readonly size: number;
  /**
   * The action types in the order of their codes. Each entry has the first code of the type, its fields, and the number
   * of values of each field. The code of an action is the `first` of its type plus the number of its combination of
   * field values. The combinations are numbered from 0; the last field varies fastest.
   */
  readonly kinds: readonly {
    readonly type: string;
    readonly first: number;
    readonly fields: readonly { readonly key: string; readonly size: number }[];
  }[];
  /**
   * Returns the code of an action; `undefined` if {@link Game.legalActions} does not list its type, or if no such
   * action can be legal in the match.
   *
   * @param action - An action of the game.
   */
  codeOf(action: G['action']): number | undefined;
  /**
   * Returns the player's action that has the given code. The action need not be legal.
   *
   * @param code - From 0 (included) to `size` (excluded).
   * @param player - A player of the match.
   * @throws RangeError if no action has this code.
   */
  actionOf(code: number, player: G['player']): G['action'];
}

/** The rules of one game. All functions are pure: none reads a clock, a global variable or `Math.random`. */
export interface Game<G extends GameTypes> {
  /** Kebab-case name: `'up-against-the-wall'`. */
  readonly id: string;
  readonly title: string;
  /**
   * Version of the rules: 1 or more. The version increases with each change that could make saved records replay
   * differently.
   */
  readonly rulesVersion: number;
  /**
   * Action types that players can play although {@link Game.legalActions} does not list them: `concede`, takebacks and
   * bulk actions.
   */
  readonly unlisted: readonly G['action']['type'][];
  /** For each declared phase except `over`, the rule that the phase cites. */
  readonly phases: Readonly<Record<string, G['rule']>>;
  /** The declared reasons for which a match can end. */
  readonly endings: readonly string[];
  /** Whether all players know the whole state, because the rules declare neither secrets nor hidden data. */
  readonly hasPerfectInformation: boolean;
  /**
   * The options of {@link Game.setup} without the seed, for input forms and lists of options. An option that is left
   * out has its default value.
   */
  readonly optionRanges: readonly OptionRange[];

  /**
   * Returns the first state of a match.
   *
   * @param options - Options of the game. With a `seed`, the game plays chance events itself.
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
   * Same as {@link Game.setup}, and also returns the events and actions before the first decision, such as card draws.
   *
   * @param options - Same as for {@link Game.setup}.
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
   * Returns all players of the match, in seating order.
   *
   * @param position - A state, a view, or any object with the `setup` of the match.
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
   * Returns whose turn it is.
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
   * Returns the legal actions of a player or of `'chance'`; by default, of all players who must act. For a view,
   * returns the actions of its viewer. The function creates an object for every action. If a player can have very many
   * actions, use {@link Game.choices} instead.
   *
   * @param view - The view of the player whose actions to return.
   * @returns All legal actions except the actions of {@link Game.unlisted} types. Their order depends on the position
   *   alone. The list is empty for a player whose turn it is not, and for chance if the position is a view.
   * @throws `MalformedError` if the position is a view, and the caller requests the actions of a player who is not its
   *   viewer.
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
   * Returns the legal actions of the given player in a position.
   *
   * @param position - A state, or the view of the player.
   * @param player - Player whose actions to return. Default: all players who must act, or chance.
   */
  legalActions(position: State<G> | View<G>, player?: G['player'] | 'chance'): readonly AnyAction<G>[];
  /**
   * Same as {@link Game.legalActions}, but returns a numbered set. The set creates an action only when the caller reads
   * this action.
   *
   * @param view - The view of the player whose choices to return.
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
   * Returns the choices of the given player in a position.
   *
   * @param position - A state, or the view of the player.
   * @param player - Player whose choices to return. Default: all players who must act, or chance.
   */
  choices(position: State<G> | View<G>, player?: G['player'] | 'chance'): Choices<AnyAction<G>>;
  /**
   * Returns the reason why an action is illegal, or `undefined` if it is legal. The function accepts any value as an
   * action and never throws because of this value. If the position is a view, the result for an action of the viewer is
   * the same as for the whole state, and the code for an action of another player is `not-the-viewer`.
   *
   * @param position - A state, or the view of the acting player.
   * @param action - Any value; the function checks it.
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
   * Returns the single actions that a bulk action stands for, in order. For any other action, returns a list of this
   * action alone.
   *
   * @param position - A state or a view; not modified.
   * @param action - An action of the game. The function does not check whether the single actions are legal.
   * @throws `MalformedError` if the action is malformed.
   * @throws `IllegalActionError` if the action is a bulk action that cannot be played now, or that is illegal as a
   *   whole, for example because its numbers are too large.
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
   * Plays an action and returns the new state.
   *
   * @param state - Not modified. A state that this game did not create, such as parsed JSON, is first checked as in
   * {@link Game.parseState}.
   * @param action - An action of a player, or of chance if the match has no dice.
   * @throws `IllegalActionError` if the action breaks a rule.
   * @throws `MalformedError` if the action or the state is malformed.
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
   * Same as {@link Game.applyAction}, and also returns the events and all played actions.
   *
   * @param state - Same as for {@link Game.applyAction}.
   * @param action - Same as for {@link Game.applyAction}.
   * @throws The same errors as {@link Game.applyAction}.
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
   * Returns the possible chance events, each with a weight (a whole number, 1 or more); `[]` if it is not chance's
   * turn.
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
   * Returns a random action of a player to move, or of chance. All players to move are equally likely, and so are all
   * actions that {@link Game.legalActions} lists for one player. Chance events are drawn by their weights.
   *
   * @param state - Not modified.
   * @param rng - Random generator. The call advances the generator.
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
   * Returns the part of a state that a viewer is allowed to see.
   *
   * @param state - Not modified.
   * @param viewer - A player of the match, or `'spectator'`.
   * @throws `MalformedError` if the viewer is neither a player nor `'spectator'`.
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
   * Returns a random state that fits a view. The returned state has no dice. Every arrangement of the cards that the
   * viewer cannot see is equally likely: the function draws no conclusions from the choices of other players.
   *
   * @param view - The known part of the state. A view that the game did not create is checked.
   * @param rng - Random generator. The call advances the generator.
   * @throws `MalformedError` if the value is not a view of the game.
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
   * Returns a private copy of a state. Actions change this copy in place.
   *
   * @param state - Not modified.
   * @param settings - `dice`: the source of chance events, see {@link ForkDice}. Default: the dice of the state.
   * @throws `MalformedError` if `dice` is not a source of chance events.
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
  fork(state: State<G>, settings?: { readonly dice?: ForkDice }): CodedFork<G>;
  /**
   * Returns the codes of the actions of a match. The same setup always gives the same codes.
   *
   * @param position - A state, a view, or any object with the `setup` of the match.
   * @throws RangeError if {@link Game.legalActions} can list an action with a field whose values are infinitely many or
   *   not numbered, or if there are more than 2^31 - 1 codes.
   *
   * @example
   * ```ts
   * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
   *
   * const codes = upAgainstTheWall.codes(upAgainstTheWall.setup());
   * const code = codes.codeOf({ type: 'attack', player: 'radicals', track: 'trustees' });
   * codes.actionOf(code ?? 0, 'administration') // => { type: 'attack', player: 'administration', track: 'trustees' }
   * ```
   */
  codes(position: Pick<Position<G>, 'setup'>): ActionCodes<G>;
  /**
   * Returns the values that the fields of each action type can have in a match, in the order of the notation. Chance
   * events are included.
   *
   * @param position - A state, a view, or any object with the `setup` of the match.
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
   * Checks options from an untrusted source.
   *
   * @param json - Any value; not modified.
   * @throws `MalformedError` if the options are not valid.
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
   * Checks a state from an untrusted source, including its internal consistency.
   *
   * @param json - Any value; not modified.
   * @throws `MalformedError` if the value is not a valid state.
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
   * Checks the shape of an action from an untrusted source. The function does not check whether the action is legal.
   *
   * @param json - Any value; not modified.
   * @throws `MalformedError` if the value is not an action of the game.
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
   * Writes an action as one line of text.
   *
   * @param action - An action of the game; it need not be legal.
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
   * Reads an action that {@link Game.format} wrote.
   *
   * @param text - One line.
   * @throws `MalformedError` if the text is not an action in the notation of the game.
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
 * A {@link Game} that has only the functions for playing. It has no notation and no action codes, and it refuses states
 * and views that it did not create.
 */
export interface PlayableGame<G extends GameTypes> extends Omit<Game<G>, NotForPlay | 'fork'> {
  /** Same as {@link Game.fork}. */
  fork(state: State<G>, settings?: { readonly dice?: ForkDice }): Fork<G>;
}

type NotForPlay =
  | ('codes' | 'endings' | 'fields' | 'format' | 'optionRanges')
  | ('parse' | 'parseAction' | 'parseOptions' | 'parseState' | 'phases');

/**
 * Returns the events that a viewer is allowed to see.
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
