import type { Effect, Scenario } from '../rules/scenario-shape.ts';
import type { Side } from '../rules/sides.ts';
import type { Setup } from '../rules/types.ts';
import { LEVELS, POLICE_UNITS, type Unit } from '../rules/units.ts';
import type { ReferenceTable } from '../../../pictures/reference-tables.ts';
import type { Labels } from '../../../messages/labels.ts';
import type { Label } from '../messages/en.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * Returns the printed tables: HARASS for each side, ASSAULT, the effects, and the counters.
 *
 * @param setup - The setup of a match. The scenario in it contains the tables.
 * @param labels - The labels in the language of the tables.
 *
 * @example
 * ```ts
 * import { setup } from 'countersheet/chicago-chicago';
 * import { messages } from 'countersheet/chicago-chicago/messages/en';
 *
 * referenceTables(setup().setup, messages.labels).some(({ caption }) => caption.includes('HARASS')) // => true
 * ```
 */
export function referenceTables({ scenario }: Setup, labels: Labels<Label>): readonly ReferenceTable[] {
  const { harass, assault } = scenario;
  return [
    results('harass-police', labels.say('harass', { side: 'police' }), { table: harass.police, labels }),
    results('harass-demonstrators', labels.say('harass', { side: 'demonstrators' }), {
      table: harass.demonstrators,
      labels,
    }),
    results('assault', labels.say('assault'), { table: assault, labels }),
    effects(scenario, labels),
    counters(scenario, labels),
  ];
}

function results(
  id: string,
  caption: string,
  { table, labels }: { table: Scenario['assault']; labels: Labels<Label> },
): ReferenceTable {
  const { columns, rows } = table;
  return {
    id,
    rule: 'CC-4.6',
    caption,
    columns: [labels.say('die'), ...columns],
    rows: FACES.map((face) => [String(face), ...rows[face]]),
  };
}

function effects({ effects: all }: Scenario, labels: Labels<Label>): ReferenceTable {
  return {
    id: 'effects',
    rule: 'CC-4.8',
    caption: labels.say('effects'),
    columns: [labels.say('code'), labels.say('effect')],
    rows: [...FACES.map((number) => [String(number), effectOf(all[number], labels)]), ['SHOT', labels.say('shot')]],
  };
}

function effectOf({ share, change }: Effect, labels: Labels<Label>): string {
  return labels.say('effect-of', { share: share.replace('/', '-'), change });
}

function counters({ units: { police, demonstrators } }: Scenario, labels: Labels<Label>): ReferenceTable {
  const row = (
    side: Side,
    unit: Unit,
    { conflict, movement }: { conflict: number; movement: number },
  ): readonly string[] => [
    labels.say('counter-of', { side, unit: labels.say('unit', { unit }) }),
    String(conflict),
    String(movement),
  ];
  return {
    id: 'counters',
    rule: 'CC-1.2',
    caption: labels.say('counters'),
    columns: [labels.say('unit-heading'), labels.say('conflict'), labels.say('movement')],
    rows: [
      ...POLICE_UNITS.map((unit) => row('police', unit, police[unit])),
      ...LEVELS.map((level) => row('demonstrators', level, demonstrators[level])),
    ],
  };
}
