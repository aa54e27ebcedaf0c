/**
 * What a war starts from, as a table.
 *
 * @packageDocumentation
 */
import type { Scenario } from '../../games/world-game/scenario-shape.ts';
import type { Sheet } from '../sheets.ts';
import { english, type Labels } from './labels.ts';

/**
 * The countries with their points and forts, for whoever may see all of them: in a match points are secret.
 *
 * @param scenario - As a match is played with.
 * @param labels - What the table says; in English if absent.
 */
export function sheets({ countries }: Scenario, labels: Labels = english): readonly Sheet[] {
  return [
    {
      id: 'countries',
      caption: labels.countries,
      columns: [labels.name, labels.points, labels.fort],
      rows: countries.map(({ name, points, fort }) => [name, String(points), fort === true ? labels.yes : labels.no]),
    },
  ];
}
