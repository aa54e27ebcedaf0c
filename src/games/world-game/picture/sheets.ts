import type { Scenario } from '../rules/scenario-shape.ts';
import type { Sheet } from '../../../pictures/sheets.ts';
import type { Labels } from '../../../messages/labels.ts';
import type { Label } from '../messages/en.ts';

/**
 * The countries with their points and forts, for whoever may see all of them: in a match points are secret.
 *
 * @param scenario - As a match is played with.
 * @param labels - What the table says; in English if absent.
 *
 * @example
 * ```ts
 * import { defaultScenario } from 'countersheet/world-game';
 *
 * sheets(defaultScenario).length > 0 // => true
 * ```
 */
export function sheets({ countries }: Scenario, labels: Labels<Label>): readonly Sheet[] {
  return [
    {
      id: 'countries',
      caption: labels.say('start'),
      columns: [labels.say('name'), labels.say('points'), labels.say('fort')],
      rows: countries.map(({ name, points, fort }) => [
        name,
        labels.say('figure', { points }),
        labels.say('has-fort', { fort: fort === true }),
      ]),
    },
  ];
}
