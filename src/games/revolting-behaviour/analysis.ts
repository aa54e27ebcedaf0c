/**
 * What an attempt is worth before it is made: exact chances and cost of drawing on up to a budget.
 *
 * @packageDocumentation
 */
import type { StandardCard } from '../../mechanics/deck.ts';
import { costOf, type Venture } from './activities.ts';
import { packWith } from './cards.ts';
import { type Fraction, fraction, product, sum } from './fraction.ts';
import { defaultScenario } from './scenario.ts';
import type { Scenario } from './scenario-shape.ts';
import { isFulfilledBy } from './success.ts';

/** An attempt whose odds are asked for. */
export interface AttemptPlan extends Venture {
  /** Resource points that the player spends on it at most: 0 or more; `Infinity` is no limit. */
  readonly budget: number;
  /** The cards that he draws from, in any order. Default: a whole action deck with two jokers. */
  readonly deck?: readonly StandardCard[];
  /** Says which cards fulfil a severe action. Default: the reconstructed one. */
  readonly scenario?: Pick<Scenario, 'severe'>;
}

/** How an attempt ends, exactly. The three chances add up to 1. */
export interface AttemptOdds {
  /** Chance that a fulfilling card comes first (RB-3.4). */
  readonly success: Fraction;
  /** Chance that a joker comes first (RB-5.1). */
  readonly joker: Fraction;
  /** Chance that neither comes before the budget, or the deck, is used up: then the attempt has failed (RB-3.2). */
  readonly dry: Fraction;
  /** Resource points paid for cards, on average; the penalty of a joker is not among them. */
  readonly expectedCost: Fraction;
}

/**
 * The exact odds of an attempt by a player who draws on until it is decided or another card would exceed his budget.
 *
 * Between two attempts the deck is whole again. In the midst of one, `deck` is what is left of it.
 *
 * @throws RangeError if the budget is not a number of 0 or more.
 *
 * @example
 * ```ts
 * const { success } = attemptOdds({ activity: 'legal-force', severity: 'moderate', budget: Infinity });
 * [success.numerator, success.denominator] // => [13n, 15n]
 * ```
 */
export function attemptOdds({
  activity,
  severity,
  budget,
  deck = packWith(2),
  scenario = defaultScenario,
}: AttemptPlan): AttemptOdds {
  if (!(budget >= 0)) throw new RangeError(`A budget is a number of 0 or more, not ${String(budget)}.`);
  const cost = costOf(activity);
  const draws = Math.min(Math.floor(budget / cost), deck.length);
  const fulfilling = count(deck, (card) => isFulfilledBy(scenario, { activity, severity }, card));
  const jokers = count(deck, (card) => card === 'joker');
  let success = NONE;
  let joker = NONE;
  let expectedDraws = NONE;
  /** Chance that the cards so far have decided nothing. */
  let dry = fraction(1n, 1n);
  for (let drawn = 0; drawn < draws && dry.numerator > 0n; drawn++) {
    const left = deck.length - drawn;
    success = sum(success, product(dry, share(fulfilling, left)));
    joker = sum(joker, product(dry, share(jokers, left)));
    expectedDraws = sum(expectedDraws, dry);
    dry = product(dry, share(left - fulfilling - jokers, left));
  }
  return { success, joker, dry, expectedCost: product(expectedDraws, share(cost, 1)) };
}

const NONE: Fraction = { numerator: 0n, denominator: 1n };

function share(part: number, whole: number): Fraction {
  return fraction(BigInt(part), BigInt(whole));
}

function count(deck: readonly StandardCard[], isCounted: (card: StandardCard) => boolean): number {
  return deck.filter(isCounted).length;
}
