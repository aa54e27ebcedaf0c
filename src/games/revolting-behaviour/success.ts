/**
 * Which cards fulfil an attempt, and what it then brings.
 *
 * @packageDocumentation
 */
import type { StandardCard } from '../../mechanics/deck.ts';
import type { Activity, Venture } from './activities.ts';
import { rankOf, type Suit, suitOf } from './cards.ts';
import type { Scenario } from './scenario-shape.ts';

/** What the cards and the law say of an activity (RB-3.1). */
interface ActivityFacts {
  readonly suit: Suit;
  /** The other suit of the same colour. */
  readonly twin: Suit;
  readonly legality: keyof Scenario['benefits'];
}

// prettier-ignore
const FACTS: Readonly<Record<Activity, ActivityFacts>> = {
  'legal-fund-raising':   { suit: 'diamonds', twin: 'hearts',   legality: 'legal' },
  'legal-force':          { suit: 'hearts',   twin: 'diamonds', legality: 'legal' },
  'illegal-fund-raising': { suit: 'clubs',    twin: 'spades',   legality: 'illegal' },
  'illegal-force':        { suit: 'spades',   twin: 'clubs',    legality: 'illegal' },
};

/** What a success brings: resource points for fund-raising, action points for force (RB-3.5). */
export function benefitOf({ benefits }: Pick<Scenario, 'benefits'>, { activity, severity }: Venture): number {
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
  { activity, severity }: Venture,
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
