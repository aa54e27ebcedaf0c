/**
 * What can be wrong with what everybody sees, though its parts have the right shape.
 *
 * @packageDocumentation
 */
import type { Position } from '../../../core/game.ts';
import type { Fault } from '../../../core/untrusted.ts';
import { hasChoice } from '../fire.ts';
import { names } from '../naming.ts';
import { faultInSetup } from '../scenario-faults.ts';
import { ofSide, SIDES } from '../sides.ts';
import type { AirWar } from '../types.ts';
import { faultInCities } from './cities.ts';
import { faultInUnits } from './units.ts';

/** The first fault in what everybody sees, if there is any. */
export function faultInTable(position: Position<AirWar>): Fault | undefined {
  const fault = faultInSetup(position.setup);
  if (fault !== undefined) return { path: `setup.${fault.path}`, reason: fault.reason };
  return (
    faultInStep(position) ??
    faultInCities(position) ??
    faultInUnits(position) ??
    faultInWaiting(position) ??
    faultInOutcome(position)
  );
}

function faultInStep(position: Position<AirWar>): Fault | undefined {
  const { setup, table } = position;
  const { kind } = table.step;
  if (setup.maxCycles !== null && table.cycle > setup.maxCycles)
    return { path: 'table.cycle', reason: `The match has ${String(setup.maxCycles)} cycles` };
  if ((kind === 'moves' || kind === 'fire') && table.cycle === 0)
    return { path: 'table.cycle', reason: 'Expected at least 1' };
  return faultInBeginning(position);
}

function faultInBeginning({ setup, table }: Position<AirWar>): Fault | undefined {
  const { kind } = table.step;
  const isEarly = kind === 'cities' || kind === 'placement' || kind === 'naming';
  if (!isEarly) return undefined;
  if (table.cycle > 0) return { path: 'table.cycle', reason: 'Expected 0' };
  if (kind === 'placement')
    return setup.placement === 'preset' ? { path: 'table.step', reason: 'The placement is preset' } : undefined;
  return setup.cities === 'preset' ? { path: 'table.step', reason: 'The cities are preset' } : undefined;
}

function faultInWaiting(position: Position<AirWar>): Fault | undefined {
  const { waiting, step } = position.table;
  const { kind } = step;
  const path = 'table.waiting';
  if (kind === 'over') return waiting.length === 0 ? undefined : { path, reason: 'The match is over' };
  const expected = SIDES.filter((side) => waiting.includes(side));
  if (expected.length !== waiting.length || expected[0] !== waiting[0])
    return { path, reason: 'Expected different players, A before B' };
  if (kind === 'naming' && SIDES.some((side) => names(position, side) !== waiting.includes(side)))
    return { path, reason: 'Expected those who have a city to name' };
  return kind === 'fire' && !waiting.every((side) => hasChoice(position, side))
    ? { path, reason: 'Expected players with a choice' }
    : undefined;
}

function faultInOutcome({ setup, table }: Position<AirWar>): Fault | undefined {
  if (table.step.kind !== 'over') return undefined;
  const { outcome } = table.step;
  const path = 'table.step.outcome';
  const alive = SIDES.filter((side) => ofSide(table.units, side).length > 0);
  const winner = outcome.kind === 'win' ? outcome.winner : undefined;
  const isSo = {
    'no-units': alive.length < 2 && alive[0] === winner,
    conceded: winner !== undefined,
    'cycle-limit': winner === undefined && table.cycle === setup.maxCycles,
  }[outcome.reason];
  return isSo && outcome.scores === undefined ? undefined : { path, reason: 'No match ends so' };
}
