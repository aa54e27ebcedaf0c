/**
 * What the four activities are, what they cost and what they bring.
 *
 * @packageDocumentation
 */
import type { StandardCard } from '../../mechanics/deck.ts';
import { rankOf, suitOf } from './cards.ts';
import type { Activity, Attempt, Legality, Scenario } from './types.ts';

/** What is said of an activity by its suit (RB-3.1). */
interface ActivityFacts {
  readonly suit: 'diamonds' | 'hearts' | 'clubs' | 'spades';
  /** The other suit of the same colour. */
  readonly twin: 'diamonds' | 'hearts' | 'clubs' | 'spades';
  readonly legality: Legality;
  /** Resource points for each card drawn (RB-3.2). */
  readonly cost: number;
  readonly isForce: boolean;
}

// prettier-ignore
const FACTS: Readonly<Record<Activity, ActivityFacts>> = {
  'legal-fund-raising':   { suit: 'diamonds', twin: 'hearts',   legality: 'legal',   cost: 1, isForce: false },
  'legal-force':          { suit: 'hearts',   twin: 'diamonds', legality: 'legal',   cost: 1, isForce: true },
  'illegal-fund-raising': { suit: 'clubs',    twin: 'spades',   legality: 'illegal', cost: 2, isForce: false },
  'illegal-force':        { suit: 'spades',   twin: 'clubs',    legality: 'illegal', cost: 2, isForce: true },
};

/** Resource points that each card of an attempt costs (RB-3.2): 1 or 2. */
export function costOf(activity: Activity): number {
  return FACTS[activity].cost;
}

/** Whether an activity is force, which needs a target, and not fund-raising. */
export function isForce(activity: Activity): boolean {
  return FACTS[activity].isForce;
}

/** What a success brings: resource points for fund-raising, action points for force (RB-3.5). */
export function benefitOf({ benefits }: Scenario, { activity, severity }: Attempt): number {
  return benefits[FACTS[activity].legality][severity];
}

/**
 * Whether a card fulfils an attempt (RB-3.3). A joker never does.
 *
 * @example
 * ```ts
 * const attempt = { activity: 'legal-force', severity: 'mild' } as const;
 * isFulfilledBy({ severe: ['king'] }, attempt, '2-of-diamonds') // => true
 * isFulfilledBy({ severe: ['king'] }, { ...attempt, severity: 'severe' }, 'queen-of-hearts') // => false
 * ```
 */
export function isFulfilledBy(
  { severe }: Pick<Scenario, 'severe'>,
  { activity, severity }: Pick<Attempt, 'activity' | 'severity'>,
  card: StandardCard,
): boolean {
  const { suit, twin } = FACTS[activity];
  const own = suitOf(card);
  switch (severity) {
    case 'mild':
      return own === suit || own === twin;
    case 'moderate':
      return own === suit;
    case 'severe':
      return own === suit && severe.includes(rankOf(card));
  }
}
