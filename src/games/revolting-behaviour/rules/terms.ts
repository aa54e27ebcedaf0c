import { remembered } from '../../../core/cache.ts';
import { ACTIVITIES, costOf, SEVERITIES, type Venture } from './activities.ts';
import { CARDS } from './cards.ts';
import type { Scenario } from './scenario-shape.ts';
import { benefitOf, isSatisfiedBy } from './success.ts';

/** The cost of an attempt, the cards that fulfil it, and its benefit. */
export interface Terms {
  /** The resource points that each card costs (RB-3.2). */
  readonly cost: number;
  /** For each card in {@link CARDS}, whether this card fulfils the attempt (RB-3.3). */
  readonly isFulfilledBy: readonly boolean[];
  /** The number of points that a success brings (RB-3.5). */
  readonly benefit: number;
}

/** The {@link Terms} of all attempts in a scenario, as a list of lists, by activity and then by severity. */
const termsIn = /* @__PURE__ */ remembered((scenario: Scenario) =>
  ACTIVITIES.map((activity) => SEVERITIES.map((severity) => termsFrom(scenario, { activity, severity }))),
);

/** Returns the cost and the benefit of an attempt in a scenario, and the cards that fulfil the attempt. */
export function termsOf(scenario: Scenario, { activity, severity }: Venture): Terms {
  return termsIn(scenario)[placeIn(ACTIVITIES, activity)]![placeIn(SEVERITIES, severity)]!;
}

function termsFrom(scenario: Scenario, venture: Venture): Terms {
  return {
    cost: costOf(venture.activity),
    isFulfilledBy: CARDS.map((card) => isSatisfiedBy(scenario, venture, card)),
    benefit: benefitOf(scenario, venture),
  };
}

/** Returns the index of a word in a list. The lists are so short that this loop is faster than a map. */
function placeIn(words: readonly string[], word: string): number {
  for (let place = 0; place < words.length; place++) if (words[place] === word) return place;
  return -1;
}
