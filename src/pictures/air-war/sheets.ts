/**
 * What each side begins with, as a table.
 *
 * @packageDocumentation
 */
import type { Scenario } from '../../games/air-war/scenario-shape.ts';
import { SIDES } from '../../games/air-war/sides.ts';
import type { Sheet } from '../sheets.ts';
import { english, type Labels } from './labels.ts';

/**
 * What the report says of a game in numbers: units, cities, and cities that produce where the scenario gives them.
 *
 * @param scenario - As a match is played with.
 * @param labels - What the table says; in English if absent.
 */
export function sheets({ units, cities, preset }: Scenario, labels: Labels = english): readonly Sheet[] {
  return [
    {
      id: 'conditions',
      caption: labels.conditions,
      columns: [labels.condition, labels.units, labels.cities, labels.producing],
      rows: SIDES.map((side) => [
        side,
        String(units[side]),
        String(cities[side].count),
        String(preset[side].filter(({ productive }) => productive).length),
      ]),
    },
  ];
}
