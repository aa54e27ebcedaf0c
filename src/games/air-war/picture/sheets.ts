import type { Scenario } from '../rules/scenario-shape.ts';
import { SIDES } from '../rules/sides.ts';
import type { Sheet } from '../../../pictures/sheets.ts';
import type { Labels } from '../../../messages/labels.ts';
import type { Label } from '../messages/en.ts';

/**
 * What the report says of a game in numbers: units, cities, and cities that produce where the scenario gives them.
 *
 * @param scenario - As a match is played with.
 * @param labels - What the table says; in English if absent.
 *
 * @example
 * ```ts
 * import { variants } from 'countersheet/air-war';
 *
 * sheets(variants['small-three']).length > 0 // => true
 * ```
 */
export function sheets({ units, cities, preset }: Scenario, labels: Labels<Label>): readonly Sheet[] {
  return [
    {
      id: 'conditions',
      caption: labels.say('conditions'),
      columns: [labels.say('condition'), labels.say('units-heading'), labels.say('cities'), labels.say('producing')],
      rows: SIDES.map((side) => [
        side,
        String(units[side]),
        String(cities[side].count),
        String(preset[side].filter(({ productive }) => productive).length),
      ]),
    },
  ];
}
