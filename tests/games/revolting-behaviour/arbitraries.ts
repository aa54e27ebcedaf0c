import fc from 'fast-check';
import { defaultScenario, type Options, type Scenario } from '../../../src/games/revolting-behaviour/index.ts';
import { RANKS } from '../../../src/mechanics/deck.ts';

/** Names that the notation prints as they are. */
const NAMES = ['ada', 'ben', 'Çelik', 'd3', 'e-f', 'O’Neill', 'g.h', 'Stop'];

const bySeverity = fc.record({
  mild: fc.integer({ min: 1, max: 40 }),
  moderate: fc.integer({ min: 1, max: 40 }),
  severe: fc.integer({ min: 1, max: 40 }),
});

/** Tables of anybody's own. */
const anyScenario: fc.Arbitrary<Scenario> = fc.record({
  name: fc.constant('Own tables'),
  provenance: fc.constant('invented'),
  notes: fc.constant(''),
  benefits: fc.record({ legal: bySeverity, illegal: bySeverity }),
  severe: fc.uniqueArray(fc.constantFrom(...RANKS), { minLength: 1 }),
});

/** Options of every sort, present or not; matches are kept short. */
export const anyOptions: fc.Arbitrary<Options> = fc.record<Options>(
  {
    players: fc.shuffledSubarray(NAMES, { minLength: 2 }),
    jokers: fc.nat(4),
    causeSize: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 30 })),
    truce: fc.nat(4),
    maxTurns: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 20 })),
    scenario: fc.oneof(fc.constant(defaultScenario), anyScenario),
  },
  { requiredKeys: [] },
);
