import { Fraction } from 'fraction.js';
import { IllegalActionError, type Json } from '../core/errors.ts';
import type { Fork, Game, GameTypes, State } from '../core/game.ts';
import { located } from '../core/record.ts';
import { canonical } from './canonical.ts';
import { after, type Branch, Induction, manualFork, type Method, type Node, type SearchSettings } from './induction.ts';
import { exact, ONE, type Rational, rational, ZERO } from './rational.ts';

/** A policy: returns the action to play in a position; `undefined` if the policy has no action for this position. */
export type Policy<G extends GameTypes> = (state: State<G>) => G['action'] | undefined;

/** Settings of {@link distribution}: the actions to play, and the measure. */
export interface DistributionSettings<G extends GameTypes, Value extends Json> extends SearchSettings<G> {
  /**
   * The actions to play: a list or a policy. The next action of a list is played at the first decision at which this
   * action is legal. Default: none.
   */
  readonly play?: readonly G['action'][] | Policy<G> | undefined;
  /**
   * The policy that chooses an action if the next action of the list is illegal, or if all actions of the list have
   * been played.
   */
  readonly otherwise?: Policy<G> | undefined;
  /**
   * Returns true for the positions in which play must end. Default: play ends at a decision for which neither the list
   * nor a policy has an action.
   */
  readonly until?: ((state: State<G>) => boolean) | undefined;
  /** Returns the measured value of the position in which play ends. Play always ends when the match is over. */
  readonly measure: (state: State<G>) => Value;
}

/** One possible value and its probability. */
export interface Likelihood<Value> {
  readonly value: Value;
  /** The probability of this value, always above 0. The probabilities in a distribution add up to 1. */
  readonly probability: Rational;
}

/**
 * All possible values with their probabilities, each value once: numbers in ascending order, other values in the order
 * of their JSON texts.
 */
export type Distribution<Value> = readonly Likelihood<Value>[];

/**
 * Plays the given actions and returns the exact probability of each value of a measure, for example of the losses in
 * one attack, in several attacks or in a whole phase.
 *
 * @param game - The rules.
 * @param state - The full state, hidden information included. The dice of the state are not used.
 * @param settings - The actions to play, the measure, and the limits of the search.
 * @throws {@link core.IllegalActionError} if the next action of the list is illegal and `otherwise` has no action.
 * @throws {@link core.MalformedError} if an action is not valid.
 * @throws RangeError if neither `play` nor `otherwise` gives an action before `until` returns true, or if a measure is
 *   not a finite number.
 * @throws {@link AnalysisError} if there are too many positions, or a position repeats.
 *
 * @example
 * ```ts
 * import { defaultScenario, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * let state = game.setup({ scenario: { ...defaultScenario, cards: {} } });
 * for (const line of ['radicals deploy alumni 10', 'administration deploy alumni 5']) {
 *   state = game.applyAction(state, game.parse(line));
 * }
 * const attack = { type: 'attack', player: 'administration', track: 'alumni' } as const;
 * distribution(game, state, { play: [attack], measure: ({ table }) => table.pieces.radicals[1] ?? 0 })
 * // => [{ value: 0, probability: '1/6' }, { value: 10, probability: '5/6' }]
 * ```
 */
export function distribution<G extends GameTypes, Value extends Json>(
  game: Game<G>,
  state: State<G>,
  settings: DistributionSettings<G, Value>,
): Distribution<Value> {
  const induction = new Induction(new Odds(game, settings), settings);
  const shares = [...induction.resultOf(manualFork(game, state)).values()];
  return shares
    .sort(byValue)
    .map(({ value, probability }) => ({ value: value as Value, probability: rational(probability) }));
}

/**
 * Returns the expected value of a distribution of numbers.
 *
 * @param numbers - Numbers with probabilities that add up to 1. Not modified.
 *
 * @example
 * ```ts
 * expectation([{ value: 0, probability: '2/3' }, { value: 1, probability: '1/3' }]) // => '1/3'
 * ```
 */
export function expectation(numbers: Distribution<number | Rational>): Rational {
  return rational(moment(numbers, (value) => value));
}

/**
 * Returns the variance of a distribution of numbers.
 *
 * @param numbers - Numbers with probabilities that add up to 1. Not modified.
 *
 * @example
 * ```ts
 * variance([{ value: 0, probability: '2/3' }, { value: 1, probability: '1/3' }]) // => '2/9'
 * ```
 */
export function variance(numbers: Distribution<number | Rational>): Rational {
  const average = moment(numbers, (value) => value);
  return rational(moment(numbers, (value) => value.sub(average).pow(2)));
}

/**
 * Returns the probability that a value belongs to an event.
 *
 * @param values - Values with probabilities that add up to 1. Not modified.
 * @param isSo - Returns true for the values that belong to the event.
 *
 * @example
 * ```ts
 * probabilityOf([{ value: 0, probability: '2/3' }, { value: 1, probability: '1/3' }], (value) => value > 0) // => '1/3'
 * ```
 */
export function probabilityOf<Value>(values: Distribution<Value>, isSo: (value: Value) => boolean): Rational {
  return rational(
    values.reduce((sum, { value, probability: share }) => (isSo(value) ? sum.add(exact(share)) : sum), ZERO),
  );
}

/** Thrown if the next action of the list `play` is illegal and `otherwise` has no action. */
export class ListedActionError extends IllegalActionError {}

interface Share {
  readonly value: Json;
  readonly probability: Fraction;
}

/** Maps the canonical text of each value to its probability. */
type Shares = ReadonlyMap<string, Share>;

class Odds<G extends GameTypes> implements Method<G, Shares> {
  readonly #game: Game<G>;
  readonly #settings: DistributionSettings<G, Json>;
  readonly #list: readonly G['action'][];
  readonly #policy: Policy<G>;

  constructor(game: Game<G>, settings: DistributionSettings<G, Json>) {
    const { play = [], otherwise } = settings;
    this.#game = game;
    this.#settings = settings;
    this.#list =
      typeof play === 'function'
        ? []
        : play.map((action, index) => located(`play.${String(index)}`, () => game.parseAction(action)));
    this.#policy = (state) => (typeof play === 'function' ? play(state) : undefined) ?? otherwise?.(state);
  }

  end({ fork, turn, place }: Node<G>): Shares | undefined {
    const { until } = this.#settings;
    const { state } = fork;
    if (turn.kind === 'over' || until?.(state) === true) return this.#measured(state);
    const isIdle = turn.kind === 'decision' && place === this.#list.length && this.#policy(state) === undefined;
    if (!isIdle) return undefined;
    if (until !== undefined)
      throw new RangeError(
        `${turn.players.join(' and ')} must decide before \`until\` returns true, but neither \`play\` nor \`otherwise\` gives an action.`,
      );
    return this.#measured(state);
  }

  mix(branches: readonly Branch<Shares>[]): Shares {
    const whole = branches.reduce((sum, { weight }) => sum + weight, 0);
    const mixed = new Map<string, Share>();
    for (const { weight, result } of branches) {
      const part = new Fraction(weight, whole);
      for (const [text, { value, probability: share }] of result) {
        const sum = (mixed.get(text)?.probability ?? ZERO).add(share.mul(part));
        mixed.set(text, { value, probability: sum });
      }
    }
    return mixed;
  }

  choose({ fork, place }: Node<G>, resultOf: (fork: Fork<G>, place: number) => Shares): Shares {
    const due = this.#list[place];
    const listed = due === undefined ? undefined : tried(fork, due);
    if (listed instanceof IllegalActionError) {
      const action = this.#policy(fork.state);
      if (action === undefined) throw new ListedActionError(listed.violation, listed.action);
      return resultOf(after(fork, this.#game.parseAction(action)), place);
    }
    if (listed !== undefined) return resultOf(listed, place + 1);
    return resultOf(after(fork, this.#game.parseAction(this.#policy(fork.state))), place);
  }

  #measured(state: State<G>): Shares {
    const value = this.#settings.measure(state);
    if (typeof value === 'number') exact(value);
    // The value is copied, because it can be a part of the position, which changes later.
    return new Map([[canonical(value), { value: structuredClone(value), probability: ONE }]]);
  }
}

function tried<G extends GameTypes>(fork: Fork<G>, action: G['action']): Fork<G> | IllegalActionError {
  try {
    return after(fork, action);
  } catch (error) {
    if (error instanceof IllegalActionError) return error;
    throw error;
  }
}

function moment(numbers: Distribution<number | Rational>, of: (value: Fraction) => Fraction): Fraction {
  return numbers.reduce((sum, { value, probability: share }) => sum.add(of(exact(value)).mul(exact(share))), ZERO);
}

function byValue({ value: one }: Share, { value: other }: Share): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return canonical(one) < canonical(other) ? -1 : 1;
}
