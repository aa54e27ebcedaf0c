import type { Setup } from '../rules/types.ts';
import type { ReferenceTable } from '../../../pictures/reference-tables.ts';
import type { Labels } from '../../../messages/labels.ts';
import type { Label } from '../messages/en.ts';

/**
 * Returns a table of the countries in calling order, with their forts. The table does not show points, because they are
 * secret.
 *
 * @param setup - The setup of a match.
 * @param labels - The labels in the language of the table.
 *
 * @example
 * ```ts
 * import { setup } from 'countersheet/world-game';
 * import { messages } from 'countersheet/world-game/messages/en';
 *
 * referenceTables(setup().setup, messages.labels).map(({ id }) => id) // => ['countries']
 * ```
 */
export function referenceTables({ countries }: Setup, labels: Labels<Label>): readonly ReferenceTable[] {
  return [
    {
      id: 'countries',
      rule: 'WG-1.2',
      caption: labels.say('start'),
      columns: [labels.say('name'), labels.say('fort')],
      rows: countries.map(({ name, fort }) => [name, labels.say('has-fort', { fort })]),
    },
  ];
}
