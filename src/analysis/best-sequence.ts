import type { Fraction } from 'fraction.js';
import type { IllegalActionError } from '../core/errors.ts';
import type { Game, GameTypes, State } from '../core/game.ts';
import { distribution, type DistributionSettings, expectation, ListedActionError } from './distribution.ts';
import { exact, type Rational, rational } from './rational.ts';

/** The maximum number of actions that {@link bestSequence} accepts. */
const ORDER_MOST = 7;

/** The best order of the given actions, and the value of this order. */
export interface BestSequence<G extends GameTypes> {
  readonly order: readonly G['action'][];
  /** The expected value of the measure if the actions are played in this order. */
  readonly value: Rational;
}

/**
 * Tries all orders of the given actions, and returns the order with the highest expected measure. The order is fixed,
 * so it does not react to chance results. Orders that would play an illegal action are excluded. If several orders are
 * equally good, the first of these orders is returned. Seven actions have 5040 orders. {@link bestPlay} is often
 * faster, and its play can react to chance results.
 *
 * @param game - The rules.
 * @param state - The position to start from; not modified.
 * @param actions - One to seven actions. Each action is played once.
 * @param settings - The same settings as for {@link distribution}.
 * @throws RangeError if there are no actions or more than seven, or the measure is not a finite number.
 * @throws {@link core.IllegalActionError} if every order contains an illegal action, or if `otherwise` returns an
 * illegal action.
 * @throws {@link core.MalformedError} if an action is not valid.
 * @throws {@link AnalysisError} if there are too many positions, or a position repeats.
 *
 * @example
 * ```ts
 * import { defaultScenario, supportPoints, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * let state = game.setup({ scenario: { ...defaultScenario, cards: {} } });
 * for (const line of ['radicals deploy alumni 10', 'administration deploy alumni 5']) {
 *   state = game.applyAction(state, game.parse(line));
 * }
 * const attack = { type: 'attack', player: 'administration', track: 'alumni' } as const;
 * bestSequence(game, state, [attack], { measure: (now) => supportPoints(now).administration }).order // => [attack]
 * ```
 */
export function bestSequence<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  actions: readonly G['action'][],
  settings: Omit<DistributionSettings<G, number | Rational>, 'play'>,
): BestSequence<G> {
  if (actions.length === 0 || actions.length > ORDER_MOST)
    throw new RangeError(`Expected 1 to ${String(ORDER_MOST)} actions but received ${String(actions.length)}.`);
  let best: { order: readonly G['action'][]; value: Fraction } | undefined;
  let refusal: unknown;
  for (const order of ordersOf(actions)) {
    try {
      const value = exact(expectation(distribution(game, state, { ...settings, play: order })));
      if (best === undefined || value.gt(best.value)) best = { order, value };
    } catch (error) {
      if (!(error instanceof ListedActionError)) throw error;
      refusal ??= error;
    }
  }
  if (best === undefined) throw refusal as IllegalActionError;
  return { order: best.order, value: rational(best.value) };
}

/** Returns all permutations of some items, in lexicographic order of the items' indices. */
function ordersOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, place) => ordersOf(items.toSpliced(place, 1)).map((rest) => [first, ...rest]));
}
