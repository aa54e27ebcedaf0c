import type { StandardCard } from '../../../mechanics/deck.ts';
import type { Activity, Venture } from './activities.ts';
import { rankOf, type Suit, suitOf } from './cards.ts';
import type { Scenario } from './scenario-shape.ts';

/** For each activity, the suit of the activity (RB-3.1), and the other suit of the same colour. */
interface Suits {
  readonly suit: Suit;
  readonly twin: Suit;
}

// prettier-ignore
const SUITS_OF: Readonly<Record<Activity, Suits>> = {
  'legal-fund-raising':   { suit: 'diamonds', twin: 'hearts' },
  'legal-force':          { suit: 'hearts',   twin: 'diamonds' },
  'illegal-fund-raising': { suit: 'clubs',    twin: 'spades' },
  'illegal-force':        { suit: 'spades',   twin: 'clubs' },
};

/**
 * Returns the benefit of a success: resource points for fund-raising, action points for force (RB-3.5).
 *
 * @param scenario - The scenario with the table of benefits.
 * @param venture - The activity and severity of the attempt.
 *
 * @example
 * ```ts
 * import { defaultScenario } from 'countersheet/revolting-behaviour';
 *
 * const mild = benefitOf(defaultScenario, { activity: 'legal-force', severity: 'mild' });
 * mild < benefitOf(defaultScenario, { activity: 'legal-force', severity: 'severe' }) // => true
 * ```
 */
export function benefitOf({ benefits }: Pick<Scenario, 'benefits'>, { activity, severity }: Venture): number {
  return benefits[activity][severity];
}

/**
 * Returns the resource points that force takes from a player: one resource point for every two action points (RB-4.1),
 * but at most all points of the player.
 */
export const blowOf = (actionPoints: number): number => Math.floor(actionPoints / 2);

/**
 * Whether a card fulfils an attempt (RB-3.3). A joker never fulfils an attempt.
 *
 * @param scenario - The scenario with the cards for severe attempts.
 * @param venture - The activity and severity of the attempt.
 * @param card - The drawn card.
 *
 * @example
 * ```ts
 * import { defaultScenario } from 'countersheet/revolting-behaviour';
 *
 * const attempt = { activity: 'legal-force', severity: 'mild' } as const;
 * isSatisfiedBy(defaultScenario, attempt, '2-of-diamonds') // => true
 * isSatisfiedBy(defaultScenario, { ...attempt, severity: 'severe' }, '2-of-hearts') // => false
 * ```
 */
export function isSatisfiedBy(
  { severe }: Pick<Scenario, 'severe'>,
  { activity, severity }: Venture,
  card: StandardCard,
): boolean {
  const { suit, twin } = SUITS_OF[activity];
  const own = suitOf(card);
  switch (severity) {
    case 'mild':
      return own === suit || own === twin;
    case 'moderate':
      return own === suit;
    case 'severe':
      return own === suit && severe[activity].includes(rankOf(card));
  }
}
