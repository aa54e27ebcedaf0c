/**
 * What can be wrong with the units on the board.
 *
 * @packageDocumentation
 */
import type { Position } from '../../../core/game.ts';
import type { Fault } from '../../../core/untrusted.ts';
import { boardOf } from '../board.ts';
import { cityOn, mayProduceBesideThree } from '../control.ts';
import { canBeCompleted } from '../outlook.ts';
import type { Field } from '../scenario-shape.ts';
import { ofSide, type Side, SIDES } from '../sides.ts';
import type { AirWar, Step } from '../types.ts';
import { LIMIT } from '../units.ts';

/** The first fault in the units, if there is any. */
export function faultInUnits(position: Position<AirWar>): Fault | undefined {
  const { setup, table } = position;
  const { kind } = table.step;
  for (const side of SIDES) {
    const path = `table.units.${side}`;
    const units = ofSide(table.units, side);
    const fault = faultInList(position, side, units);
    if (fault !== undefined) return fault;
    const reason = reasonAgainstNumber(kind, units.length, ofSide(setup.scenario.units, side));
    if (reason !== undefined) return { path, reason };
    const player = { setup, table, player: side, own: { flights: [], moves: [] } };
    if (kind === 'moves' && !canBeCompleted(player))
      return { path, reason: 'A fourth unit of a city has nowhere to go' };
  }
  return undefined;
}

function reasonAgainstNumber(kind: Step['kind'], count: number, first: number): string | undefined {
  switch (kind) {
    case 'cities':
    case 'placement':
      return count > 0 ? 'No unit is on the board yet' : undefined;
    case 'naming':
      return count === first ? undefined : `Expected ${String(first)} units`;
    case 'moves':
    case 'fire':
      return count > 0 ? undefined : 'A player without units has lost';
    case 'over':
      return undefined;
  }
}

function faultInList(position: Position<AirWar>, side: Side, units: readonly Field[]): Fault | undefined {
  const { size } = boardOf(position.setup.scenario).hex;
  let here = 0;
  for (const [index, field] of units.entries()) {
    const path = `table.units.${side}.${String(index)}`;
    const before = units[index - 1];
    if (field >= size) return { path, reason: 'The board has no such field' };
    if (before !== undefined && field < before) return { path, reason: 'Expected the fields in order' };
    here = field === before ? here + 1 : 1;
    if (here > mostOn(position, side, field)) return { path, reason: 'There are too many units on this field' };
  }
  return undefined;
}

/** Most units that a field may hold: four where one has just been produced beside three (AW-7.1). */
function mostOn({ setup, table }: Position<AirWar>, side: Side, field: Field): number {
  const city = cityOn(table.cities, field);
  const isFull = city?.controller === side && city.productive && mayProduceBesideThree(setup, city);
  return isFull && table.step.kind !== 'fire' ? LIMIT + 1 : LIMIT;
}
