import type { Position } from '../../../../core/game.ts';
import type { PositionAt } from '../../../../core/spec.ts';
import type { Fault } from '../../../../core/untrusted.ts';
import { battleAt } from '../battle.ts';
import { byCodePoint, countOf } from '../countries.ts';
import type { Step, WorldGame } from '../types.ts';
import { faultInAgreements } from './agreements.ts';
import { faultInRanges } from './points.ts';
import { faultInStep } from './step.ts';

/** The first fault in what everybody sees, if there is any. */
export function faultInTable(position: PositionAt<WorldGame>): Fault | undefined {
  return (
    faultInCountries(position) ??
    faultInRanges(position) ??
    faultInAgreements(position) ??
    faultInRound(position) ??
    faultInStep(position)
  );
}

function faultInCountries({ setup: { countries }, table }: Position<WorldGame>): Fault | undefined {
  const misplaced = countries.findIndex(
    ({ name }, index) => index > 0 && byCodePoint(countries[index - 1]!.name, name) >= 0,
  );
  if (misplaced >= 0) {
    const reason = 'Expected different names in calling order';
    return { path: `setup.countries.${String(misplaced)}.name`, reason };
  }
  for (const path of ['status', 'ranges'] as const) {
    if (table[path].length !== countries.length)
      return { path: `table.${path}`, reason: `Expected ${String(countries.length)} entries, one for each country` };
  }
  const active = countOf(table.status, 'in');
  const needed = table.step.kind === 'over' ? 1 : 2;
  return active >= needed ? undefined : { path: 'table.status', reason: 'Too few countries can still win' };
}

function faultInRound({ setup, table, step }: PositionAt<WorldGame>): Fault | undefined {
  const { round } = table;
  const isBefore = step.kind === 'diplomacy' || step.kind === 'pledge';
  if (step.kind !== 'over' && isBefore !== (round === 0))
    return { path: 'table.round', reason: 'Expected 0 before the war, and 1 or more in it' };
  if (setup.maxRounds !== null && round > setup.maxRounds)
    return { path: 'table.round', reason: `The war has ${String(setup.maxRounds)} rounds` };
  const reason = reasonAgainstAttacked({ setup, table }, step);
  return reason === undefined ? undefined : { path: 'table.attacked', reason };
}

function reasonAgainstAttacked({ setup, table }: Position<WorldGame>, step: Step): string | undefined {
  if (table.attacked) return table.round === 0 ? 'The war has not begun' : undefined;
  if (battleAt(step) !== undefined) return 'An attack stood';
  return step.kind === 'amount' && setup.confrontation === 'announced' ? 'An attack was announced' : undefined;
}
