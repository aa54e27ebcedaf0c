import type { Position } from '../../../../core/game.ts';
import type { Issue } from '../../../../core/schema.ts';
import { boardOf } from '../board.ts';
import { cityOn, mayProduceBesideThree } from '../control.ts';
import { issueBelow, issueIf, firstIssue } from '../issues.ts';
import { canBeCompleted } from '../outlook.ts';
import type { Field } from '../scenario-shape.ts';
import { ofSide, type Side, SIDES } from '../sides.ts';
import type { AirWar, Phase } from '../types.ts';
import { LIMIT } from '../units.ts';

/** Returns the first issue in the positions of the units, if there is one. */
export function issueInUnits(position: Position<AirWar>): Issue | undefined {
  const { setup, table } = position;
  const { kind } = table.phase;
  return firstIssue(SIDES, (side) => {
    const units = ofSide(table.units, side);
    const writer = { setup, table, player: side, own: { flights: [], moves: [] } };
    const issue =
      issueInList(position, side, units) ??
      issueInNumber(kind, units.length, ofSide(setup.scenario.units, side)) ??
      issueIf(
        kind === 'moves' && !canBeCompleted(writer),
        '',
        'A city holds four units, but no moves can take a unit off this city',
      );
    return issueBelow(`units.${side}`, issue);
  });
}

function issueInNumber(kind: Phase['kind'], count: number, first: number): Issue | undefined {
  switch (kind) {
    case 'cities':
    case 'placement':
      return issueIf(count > 0, '', 'No unit can be on the board in this phase');
    case 'naming':
      return issueIf(count !== first, '', `Expected ${first} units`);
    case 'moves':
    case 'fire':
      return issueIf(count === 0, '', 'A player without units has lost, so the match must be over');
    case 'over':
      return undefined;
  }
}

function issueInList(position: Position<AirWar>, side: Side, units: readonly Field[]): Issue | undefined {
  const { size } = boardOf(position.setup.scenario).hex;
  return firstIssue(units, (field, index) => {
    const path = String(index);
    return (
      issueIf(field >= size, path, 'The board has no such field') ??
      issueIf(field < (units[index - 1] ?? 0), path, 'The fields are not sorted') ??
      issueIf(field === units[index - mostOn(position, side, field)], path, 'There are too many units on this field')
    );
  });
}

/**
 * Returns the maximum number of units that a side can have on a field. A city that had three units and then produced
 * another unit has four units (AW-7.1).
 */
function mostOn({ setup, table }: Position<AirWar>, side: Side, field: Field): number {
  const city = cityOn(table.cities, field);
  const isFull = city?.controller === side && city.productive && mayProduceBesideThree(setup, city);
  return isFull && table.phase.kind !== 'fire' ? LIMIT + 1 : LIMIT;
}
