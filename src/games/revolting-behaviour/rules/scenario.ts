import type { Scenario } from './scenario-shape.ts';

const FACES = ['jack', 'queen', 'king'] as const;

/** The default scenario. */
export const defaultScenario: Scenario = {
  name: 'Revolting Behaviour!',
  provenance: 'reconstructed',
  notes:
    'The table of benefits and the requirement of severe actions are reconstructed. The source gives only one value: 10 points for a force action, in an example that does not say which kind of force (RB-3.3, RB-3.5).',
  // prettier-ignore
  benefits: {
    'legal-fund-raising':   { mild: 5,  moderate: 10, severe: 30 },
    'legal-force':          { mild: 5,  moderate: 10, severe: 30 },
    'illegal-fund-raising': { mild: 10, moderate: 20, severe: 38 },
    'illegal-force':        { mild: 10, moderate: 20, severe: 38 },
  },
  severe: {
    'legal-fund-raising': FACES,
    'legal-force': FACES,
    'illegal-fund-raising': FACES,
    'illegal-force': FACES,
  },
};
