import { byName } from '../../../core/lookups.ts';
import { ACTIVITIES } from './activities.ts';
import type { Scenario } from './scenario-shape.ts';
import type { Options } from './types.ts';

const FACES = ['jack', 'queen', 'king'] as const;

const NINE_OR_HIGHER = ['9', '10', ...FACES, 'ace'] as const;

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
  severe: byName(ACTIVITIES, () => FACES),
};

/** Tables for {@link balancedOptions}. With these tables, every activity is worth the points that it costs. */
const balancedScenario: Scenario = {
  name: 'Balanced tables',
  provenance: 'invented',
  notes:
    'The tables are invented. They were chosen by measuring matches between strategists: the players have equal chances, matches are short, and each activity and each severity is used in many matches.',
  // prettier-ignore
  benefits: {
    'legal-fund-raising':   { mild: 5,  moderate: 10, severe: 20 },
    'legal-force':          { mild: 7,  moderate: 15, severe: 28 },
    'illegal-fund-raising': { mild: 9,  moderate: 17, severe: 30 },
    'illegal-force':        { mild: 11, moderate: 24, severe: 44 },
  },
  severe: byName(ACTIVITIES, () => NINE_OR_HIGHER),
};

/**
 * Options for a balanced match (RB-3.5): the match is short and has a winner, and both legal and illegal activities are
 * useful.
 */
export const balancedOptions = { scenario: balancedScenario, jokers: 1, causeSize: 8, truce: 3 } satisfies Options;
