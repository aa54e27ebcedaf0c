import type { Position } from '../../../../core/game.ts';
import type { Fault } from '../../../../core/untrusted.ts';
import { boardOf } from '../board.ts';
import { cityOn, mayProduceBesideThree } from '../control.ts';
import { faultBelow, faultIf, firstFault } from '../faults.ts';
import { canBeCompleted } from '../outlook.ts';
import type { Field } from '../scenario-shape.ts';
import { ofSide, type Side, SIDES } from '../sides.ts';
import type { AirWar, Step } from '../types.ts';
import { LIMIT } from '../units.ts';

/** The first fault in the units, if there is any. */
export function faultInUnits(position: Position<AirWar>): Fault | undefined {
  const { setup, table } = position;
  const { kind } = table.step;
  return firstFault(SIDES, (side) => {
    const units = ofSide(table.units, side);
    const writer = { setup, table, player: side, own: { flights: [], moves: [] } };
    const fault =
      faultInList(position, side, units) ??
      faultInNumber(kind, units.length, ofSide(setup.scenario.units, side)) ??
      faultIf(kind === 'moves' && !canBeCompleted(writer), '', 'A fourth unit of a city has nowhere to go');
    return faultBelow(`units.${side}`, fault);
  });
}

function faultInNumber(kind: Step['kind'], count: number, first: number): Fault | undefined {
  switch (kind) {
    case 'cities':
    case 'placement':
      return faultIf(count > 0, '', 'No unit is on the board yet');
    case 'naming':
      return faultIf(count !== first, '', `Expected ${first} units`);
    case 'moves':
    case 'fire':
      return faultIf(count === 0, '', 'A player without units has lost');
    case 'over':
      return undefined;
  }
}

function faultInList(position: Position<AirWar>, side: Side, units: readonly Field[]): Fault | undefined {
  const { size } = boardOf(position.setup.scenario).hex;
  return firstFault(units, (field, index) => {
    const path = String(index);
    return (
      faultIf(field >= size, path, 'The board has no such field') ??
      faultIf(field < (units[index - 1] ?? 0), path, 'Expected the fields in order') ??
      faultIf(field === units[index - mostOn(position, side, field)], path, 'There are too many units on this field')
    );
  });
}

/** Most units that a field may hold: four where one has just been produced beside three (AW-7.1). */
function mostOn({ setup, table }: Position<AirWar>, side: Side, field: Field): number {
  const city = cityOn(table.cities, field);
  const isFull = city?.controller === side && city.productive && mayProduceBesideThree(setup, city);
  return isFull && table.step.kind !== 'fire' ? LIMIT + 1 : LIMIT;
}
