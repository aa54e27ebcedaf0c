import { SIDES } from '../rules/sides.ts';
import type { Setup } from '../rules/types.ts';
import type { ReferenceTable } from '../../../pictures/reference-tables.ts';
import type { Labels } from '../../../messages/labels.ts';
import type { Label } from '../messages/en.ts';

/**
 * Returns a table that has, for each side, the number of units, the number of cities, and the number of productive
 * cities among the `givenCities` of the scenario.
 *
 * @param setup - The setup of a match.
 * @param labels - The labels in the language of the table.
 *
 * @example
 * ```ts
 * import { setup } from 'countersheet/air-war';
 * import { messages } from 'countersheet/air-war/messages/en';
 *
 * referenceTables(setup().setup, messages.labels).length > 0 // => true
 * ```
 */
export function referenceTables({ scenario }: Setup, labels: Labels<Label>): readonly ReferenceTable[] {
  const { units, cities, givenCities } = scenario;
  return [
    {
      id: 'conditions',
      rule: 'AW-7.3',
      caption: labels.say('conditions'),
      columns: [labels.say('condition'), labels.say('units-heading'), labels.say('cities'), labels.say('producing')],
      rows: SIDES.map((side) => [
        side,
        String(units[side]),
        String(cities[side].count),
        String(givenCities[side].filter(({ productive }) => productive).length),
      ]),
    },
  ];
}
