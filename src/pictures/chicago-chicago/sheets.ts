/**
 * The conflict results tables, what their codes do, and the counters, as tables.
 *
 * @packageDocumentation
 */
import type { Scenario } from '../../games/chicago-chicago/scenario-shape.ts';
import { LEVELS, POLICE_UNITS } from '../../games/chicago-chicago/units.ts';
import type { Sheet } from '../sheets.ts';
import { english, type Labels } from './labels.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * What is printed beside the board: HARASS for either side, ASSAULT, the effects, the counters.
 *
 * @param scenario - As a match is played with.
 * @param labels - What the tables say; in English if absent.
 */
export function sheets(scenario: Scenario, labels: Labels = english): readonly Sheet[] {
  const { harass, assault } = scenario;
  return [
    results('harass-police', labels.tables.harass.police, { table: harass.police, labels }),
    results('harass-demonstrators', labels.tables.harass.demonstrators, { table: harass.demonstrators, labels }),
    results('assault', labels.tables.assault, { table: assault, labels }),
    effects(scenario, labels),
    counters(scenario, labels),
  ];
}

function results(
  id: string,
  caption: string,
  { table, labels }: { table: Scenario['assault']; labels: Labels },
): Sheet {
  const { columns, rows } = table;
  return { id, caption, columns: [labels.die, ...columns], rows: FACES.map((face) => [String(face), ...rows[face]]) };
}

function effects({ effects: all }: Scenario, labels: Labels): Sheet {
  return {
    id: 'effects',
    caption: labels.effects,
    columns: [labels.code, labels.effect],
    rows: [...FACES.map((number) => [String(number), labels.effectOf(all[number])]), ['SHOT', labels.shot]],
  };
}

function counters({ units: { police, demonstrators } }: Scenario, labels: Labels): Sheet {
  const row = (
    side: string,
    unit: string,
    { conflict, movement }: { conflict: number; movement: number },
  ): readonly string[] => [`${side}: ${unit}`, String(conflict), String(movement)];
  return {
    id: 'counters',
    caption: labels.counters,
    columns: [labels.unit, labels.conflict, labels.movement],
    rows: [
      ...POLICE_UNITS.map((unit) => row(labels.sides.police, labels.units[unit], police[unit])),
      ...LEVELS.map((level) => row(labels.sides.demonstrators, labels.units[level], demonstrators[level])),
    ],
  };
}
