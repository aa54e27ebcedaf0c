import type { Position } from '../../../../core/game.ts';
import type { Outcome } from '../../../../core/outcome.ts';
import type { PositionAt } from '../../../../core/spec.ts';
import type { Issue } from '../../../../core/schema.ts';
import { isAsked } from '../aid.ts';
import { allianceBetween } from '../alliances.ts';
import { countryOn } from '../battle.ts';
import { canPropose } from '../proposals.ts';
import type { CountryIndex, Setup, Phase, Table, WorldGame } from '../types.ts';
import { reasonAgainstBattle } from './battle.ts';

/** Returns the first issue in the phase; `undefined` if there is no issue. */
export function issueInStep({ setup, table, phase }: PositionAt<WorldGame>): Issue | undefined {
  const reason = reasonAgainstActor(phase, table) ?? reasonAgainst(phase, setup, table);
  return reason === undefined ? undefined : { path: 'table.phase', reason };
}

function reasonAgainstActor(phase: Phase, { status }: Table): string | undefined {
  const actor = actorAt(phase);
  return actor === undefined || status[actor] === 'in'
    ? undefined
    : 'The country that must act has left the war or has conceded';
}

function actorAt(phase: Phase): CountryIndex | undefined {
  if (phase.kind === 'over') return undefined;
  return phase.kind === 'answer' ? countryOn(phase.battle, phase.battle.answering) : phase.country;
}

function reasonAgainst(phase: Phase, setup: Setup, table: Table): string | undefined {
  switch (phase.kind) {
    case 'call':
      return undefined;
    case 'diplomacy':
      return reasonAgainstRound(phase.round, setup);
    case 'pledge':
      return reasonAgainstRound(phase.round, setup) ?? reasonAgainstPledge(phase, { setup, table });
    case 'amount':
      return reasonAgainstAmount(phase, table);
    case 'aid':
      return reasonAgainstBattle(phase.battle, table) ?? reasonAgainstAid(phase, table);
    case 'answer':
      return reasonAgainstBattle(phase.battle, table);
    case 'over':
      if (!canWin(phase.outcome, setup, table)) return 'A winner has left the war or has conceded';
      return phase.battle === undefined ? undefined : reasonAgainstBattle(phase.battle, table);
  }
}

function reasonAgainstRound(round: number, { diplomacyRounds }: Setup): string | undefined {
  return round <= diplomacyRounds ? undefined : 'The match does not have so many rounds of diplomacy';
}

function reasonAgainstPledge(
  { country, to }: Extract<Phase, { kind: 'pledge' }>,
  position: Position<WorldGame>,
): string | undefined {
  if (to >= position.table.status.length) return 'There is no such country';
  return canPropose(position, country, to) ? undefined : 'No alliance can be proposed to this country';
}

function reasonAgainstAmount(
  { country, target }: Extract<Phase, { kind: 'amount' }>,
  table: Table,
): string | undefined {
  if (country === target || (table.status[target] ?? 'out') === 'out') return 'Expected another country in play';
  if (table.ranges[country]!.lo < 1) return 'A country without points cannot attack';
  return allianceBetween(table, country, target) === undefined
    ? undefined
    : 'Expected no alliance between the attacker and the target';
}

function reasonAgainstAid({ country, battle }: Extract<Phase, { kind: 'aid' }>, table: Table): string | undefined {
  return isAsked(table, battle, country) ? undefined : 'This country takes no part in the aid round';
}

/** Whether all winners are still in the war and none of them has conceded. */
function canWin(outcome: Outcome, { countries }: Setup, { status }: Table): boolean {
  const winners = outcome.kind === 'win' ? [outcome.winner] : outcome.players;
  return countries.every(({ name }, index) => status[index] === 'in' || !winners.includes(name));
}
