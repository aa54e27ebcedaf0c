import type { Scenario } from './scenario-shape.ts';

/** The example of the printed rules (WG-1.5). */
export const defaultScenario: Scenario = {
  name: 'The example of the rules',
  provenance: 'printed',
  notes: 'Five countries, as in the example of one round of war. The source gives no forts and no alliances for it.',
  maxPoints: 10_000,
  countries: [
    { name: 'A', points: 3000 },
    { name: 'B', points: 2500 },
    { name: 'C', points: 2000 },
    { name: 'D', points: 1900 },
    { name: 'E', points: 1800 },
  ],
};
