import type { Position } from '../../../../core/game.ts';
import type { Outcome } from '../../../../core/outcome.ts';
import type { PositionAt } from '../../../../core/spec.ts';
import type { Fault } from '../../../../core/untrusted.ts';
import { isAsked } from '../aid.ts';
import { allianceBetween } from '../alliances.ts';
import { countryOn } from '../battle.ts';
import { canPropose } from '../proposals.ts';
import type { CountryIndex, Setup, Step, Table, WorldGame } from '../types.ts';
import { reasonAgainstBattle } from './battle.ts';

/** The first fault in the step, if there is any. */
export function faultInStep({ setup, table, step }: PositionAt<WorldGame>): Fault | undefined {
  const reason = reasonAgainstActor(step, table) ?? reasonAgainst(step, setup, table);
  return reason === undefined ? undefined : { path: 'table.step', reason };
}

function reasonAgainstActor(step: Step, { status }: Table): string | undefined {
  const actor = actorAt(step);
  return actor === undefined || status[actor] === 'in' ? undefined : 'The country to act has left the war or conceded';
}

function actorAt(step: Step): CountryIndex | undefined {
  if (step.kind === 'over') return undefined;
  return step.kind === 'answer' ? countryOn(step.battle, step.battle.answering) : step.country;
}

function reasonAgainst(step: Step, setup: Setup, table: Table): string | undefined {
  switch (step.kind) {
    case 'call':
      return undefined;
    case 'diplomacy':
      return reasonAgainstRound(step.round, setup);
    case 'pledge':
      return reasonAgainstRound(step.round, setup) ?? reasonAgainstPledge(step, { setup, table });
    case 'amount':
      return reasonAgainstAmount(step, table);
    case 'aid':
      return reasonAgainstBattle(step.battle, table) ?? reasonAgainstAid(step, table);
    case 'answer':
      return reasonAgainstBattle(step.battle, table);
    case 'over':
      if (!canWin(step.outcome, setup, table)) return 'This country cannot win';
      return step.battle === undefined ? undefined : reasonAgainstBattle(step.battle, table);
  }
}

function reasonAgainstRound(round: number, { diplomacyRounds }: Setup): string | undefined {
  return round <= diplomacyRounds ? undefined : 'The diplomacy has fewer rounds';
}

function reasonAgainstPledge(
  { country, to }: Extract<Step, { kind: 'pledge' }>,
  position: Position<WorldGame>,
): string | undefined {
  if (to >= position.table.status.length) return 'There is no such country';
  return canPropose(position, country, to) ? undefined : 'Nothing can be proposed to this country';
}

function reasonAgainstAmount({ country, target }: Extract<Step, { kind: 'amount' }>, table: Table): string | undefined {
  if (country === target || (table.status[target] ?? 'out') === 'out') return 'The target is no other country in play';
  if (table.ranges[country]!.lo < 1) return 'A country without points cannot attack';
  return allianceBetween(table, country, target) === undefined ? undefined : 'An alliance with the target is void';
}

function reasonAgainstAid({ country, battle }: Extract<Step, { kind: 'aid' }>, table: Table): string | undefined {
  return isAsked(table, battle, country) ? undefined : 'This country takes no part in the aid round';
}

/** Whether all winners are in the war and have not conceded. */
function canWin(outcome: Outcome, { countries }: Setup, { status }: Table): boolean {
  const winners = outcome.kind === 'win' ? [outcome.winner] : outcome.players;
  return countries.every(({ name }, index) => status[index] === 'in' || !winners.includes(name));
}
