import type { Position } from '../../../../core/game.ts';
import { isEqual } from '../../../../core/plain-data.ts';
import type { Fault } from '../../../../core/untrusted.ts';
import { faultBelow, faultIf } from '../faults.ts';
import { hasChoice } from '../fire.ts';
import { names } from '../control.ts';
import { faultInSetup } from '../scenario-faults.ts';
import { ofSide, SIDES } from '../sides.ts';
import type { AirWar } from '../types.ts';
import { faultInCities } from './cities.ts';
import { faultInUnits } from './units.ts';

/** The first fault in what everybody sees, if there is any. */
export function faultInTable(position: Position<AirWar>): Fault | undefined {
  return (
    faultBelow('setup', faultInSetup(position.setup)) ??
    faultBelow(
      'table',
      faultInStep(position) ??
        faultInCities(position) ??
        faultInUnits(position) ??
        faultInWaiting(position) ??
        faultInOutcome(position),
    )
  );
}

function faultInStep(position: Position<AirWar>): Fault | undefined {
  const { maxCycles } = position.setup;
  const { step, cycle } = position.table;
  const isFought = step.kind === 'moves' || step.kind === 'fire';
  return (
    faultIf(maxCycles !== null && cycle > maxCycles, 'cycle', `The match has ${String(maxCycles)} cycles`) ??
    faultIf(isFought && cycle === 0, 'cycle', 'Expected at least 1') ??
    (isFought || step.kind === 'over' ? undefined : faultInBeginning(position))
  );
}

function faultInBeginning({ setup, table }: Position<AirWar>): Fault | undefined {
  const isPlacement = table.step.kind === 'placement';
  return (
    faultIf(table.cycle > 0, 'cycle', 'Expected 0') ??
    faultIf(isPlacement && setup.placement === 'preset', 'step', 'The placement is preset') ??
    faultIf(!isPlacement && setup.cities === 'preset', 'step', 'The cities are preset')
  );
}

function faultInWaiting(position: Position<AirWar>): Fault | undefined {
  const { waiting, step } = position.table;
  const { kind } = step;
  const faultUnless = (isRight: boolean, reason: string): Fault | undefined => faultIf(!isRight, 'waiting', reason);
  if (kind === 'over') return faultUnless(waiting.length === 0, 'The match is over');
  const inOrder = SIDES.filter((side) => waiting.includes(side));
  const naming = SIDES.filter((side) => names(position, side));
  return (
    faultUnless(isEqual(waiting, inOrder), 'Expected different players, A before B') ??
    faultUnless(kind !== 'naming' || isEqual(waiting, naming), 'Expected those who have a city to name') ??
    faultUnless(kind !== 'fire' || waiting.every((side) => hasChoice(position, side)), 'Expected players with a choice')
  );
}

function faultInOutcome({ setup, table }: Position<AirWar>): Fault | undefined {
  if (table.step.kind !== 'over') return undefined;
  const { outcome } = table.step;
  const alive = SIDES.filter((side) => ofSide(table.units, side).length > 0);
  const winner = outcome.kind === 'win' ? outcome.winner : undefined;
  const isSo = {
    'no-units': alive.length < 2 && alive[0] === winner,
    conceded: winner !== undefined,
    'cycle-limit': winner === undefined && table.cycle === setup.maxCycles,
  }[outcome.reason];
  return faultIf(!isSo || outcome.scores !== undefined, 'step.outcome', 'No match ends so');
}
