/**
 * What each side begins with, as a table.
 *
 * @packageDocumentation
 */
import type { Scenario } from '../../games/air-war/scenario-shape.ts';
import { SIDES } from '../../games/air-war/sides.ts';
import type { Sheet } from '../sheets.ts';
import type { Labels } from '../../words/labels.ts';
import { english, type Label } from '../../words/air-war/labels-en.ts';

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
export function sheets({ units, cities, preset }: Scenario, labels: Labels<Label> = english): readonly Sheet[] {
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
