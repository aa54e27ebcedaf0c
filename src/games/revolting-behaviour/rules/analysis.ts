import { Fraction } from 'fraction.js';
import type { StandardCard } from '../../../mechanics/deck.ts';
import { costOf, type Venture } from './activities.ts';
import { packOf } from './cards.ts';
import { defaultScenario } from './scenario.ts';
import type { Scenario } from './scenario-shape.ts';
import { isSatisfiedBy } from './success.ts';

/** A question about odds: an attempt, a budget and a deck. */
export interface AttemptPlan extends Venture {
  /**
   * The maximum number of resource points that the player spends on the attempt: 0 or more; `Infinity` for no limit.
   */
  readonly budget: number;
  /**
   * The cards of the deck, in any order. By default, the deck is a full action deck of the scenario with two jokers.
   */
  readonly deck?: readonly StandardCard[];
  /**
   * The cards that fulfil a severe attempt, and the ranks of a pack. By default, they are the cards and ranks of the
   * reconstructed scenario.
   */
  readonly scenario?: Pick<Scenario, 'severe' | 'pack'>;
}

/**
 * The exact odds of an attempt as fractions in lowest terms (`'13/15'`). The probabilities `success`, `joker` and `dry`
 * add up to 1.
 */
export interface AttemptOdds {
  /** The probability that a fulfilling card is drawn before any joker (RB-3.4). */
  readonly success: string;
  /** The probability that a joker is drawn before any fulfilling card (RB-5.1). */
  readonly joker: string;
  /**
   * The probability that neither a fulfilling card nor a joker is drawn before the budget or the deck is used up.
   * Without such a card, the attempt fails (RB-3.2).
   */
  readonly dry: string;
  /** The average number of resource points that the player pays for cards, without the penalty for a joker. */
  readonly expectedCost: string;
}

/**
 * Returns the exact odds of an attempt by a player who draws until the attempt is decided or the next card would exceed
 * the budget. At the start of each attempt, the action deck is full. For the odds during an attempt, pass the remaining
 * cards as `deck`.
 *
 * @param plan - The attempt, the budget and the deck.
 * @throws RangeError if the budget is negative or `NaN`.
 *
 * @example
 * ```ts
 * attemptOdds({ activity: 'legal-force', severity: 'moderate', budget: Infinity }).success // => '13/15'
 * ```
 */
export function attemptOdds({
  activity,
  severity,
  budget,
  scenario = defaultScenario,
  deck = packOf({ jokers: 2, scenario }),
}: AttemptPlan): AttemptOdds {
  if (!(budget >= 0)) throw new RangeError(`A budget is a number of 0 or more, not ${String(budget)}.`);
  const cost = costOf(activity);
  const draws = Math.min(Math.floor(budget / cost), deck.length);
  const fulfilling = count(deck, (card) => isSatisfiedBy(scenario, { activity, severity }, card));
  const jokers = count(deck, (card) => card === 'joker');
  let success = new Fraction(0);
  let joker = new Fraction(0);
  let expectedDraws = new Fraction(0);
  /** The probability that the attempt is still undecided after the cards drawn so far. */
  let dry = new Fraction(1);
  for (let left = deck.length; left > deck.length - draws && dry.compare(0) > 0; left--) {
    const each = dry.div(left);
    success = success.add(each.mul(fulfilling));
    joker = joker.add(each.mul(jokers));
    expectedDraws = expectedDraws.add(dry);
    dry = each.mul(left - fulfilling - jokers);
  }
  return {
    success: success.toFraction(),
    joker: joker.toFraction(),
    dry: dry.toFraction(),
    expectedCost: expectedDraws.mul(cost).toFraction(),
  };
}

function count(deck: readonly StandardCard[], isCounted: (card: StandardCard) => boolean): number {
  return deck.filter(isCounted).length;
}
