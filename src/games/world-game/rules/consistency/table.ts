import type { Position } from '../../../../core/game.ts';
import type { PositionAt } from '../../../../core/spec.ts';
import type { Issue } from '../../../../core/schema.ts';
import { battleAt } from '../battle.ts';
import { byCodePoint, countOf } from '../countries.ts';
import type { Phase, WorldGame } from '../types.ts';
import { issueInAgreements } from './agreements.ts';
import { issueInRanges } from './points.ts';
import { issueInStep } from './phase.ts';

/** Returns the first issue in the public part of a state; `undefined` if there is no issue. */
export function issueInTable(position: PositionAt<WorldGame>): Issue | undefined {
  return (
    issueInCountries(position) ??
    issueInRanges(position) ??
    issueInAgreements(position) ??
    issueInRound(position) ??
    issueInStep(position)
  );
}

function issueInCountries({ setup: { countries }, table }: Position<WorldGame>): Issue | undefined {
  const misplaced = countries.findIndex(
    ({ name }, index) => index > 0 && byCodePoint(countries[index - 1]!.name, name) >= 0,
  );
  if (misplaced >= 0) {
    const reason = 'Expected names in calling order, each only once';
    return { path: `setup.countries.${String(misplaced)}.name`, reason };
  }
  for (const path of ['status', 'ranges'] as const) {
    if (table[path].length !== countries.length)
      return { path: `table.${path}`, reason: `Expected ${String(countries.length)} entries, one for each country` };
  }
  const active = countOf(table.status, 'in');
  const needed = table.phase.kind === 'over' ? 1 : 2;
  return active >= needed
    ? undefined
    : { path: 'table.status', reason: 'Too few countries can still win, so the match must be over' };
}

function issueInRound({ setup, table, phase }: PositionAt<WorldGame>): Issue | undefined {
  const { round } = table;
  const isBefore = phase.kind === 'diplomacy' || phase.kind === 'pledge';
  if (phase.kind !== 'over' && isBefore !== (round === 0))
    return { path: 'table.round', reason: 'Expected 0 before the war, and at least 1 during the war' };
  if (setup.maxRounds !== null && round > setup.maxRounds)
    return { path: 'table.round', reason: `The war has only ${String(setup.maxRounds)} rounds` };
  const reason = reasonAgainstAttacked({ setup, table }, phase);
  return reason === undefined ? undefined : { path: 'table.attacked', reason };
}

function reasonAgainstAttacked({ setup, table }: Position<WorldGame>, phase: Phase): string | undefined {
  if (table.attacked) return table.round === 0 ? 'Expected false, because the war has not begun' : undefined;
  if (battleAt(phase) !== undefined) return 'Expected true, because an attack has led to a battle in this round';
  return phase.kind === 'amount' && setup.confrontation === 'announced'
    ? 'Expected true, because an attack was announced in this round'
    : undefined;
}
