/**
 * What can be wrong with a state whose parts have the right shape. A state that passes can be played to its end, and
 * so can every world sampled from a view of it.
 *
 * @packageDocumentation
 */
import type { State } from '../../core/game.ts';
import type { Fault } from '../../core/untrusted.ts';
import { faultInAgreements } from './consistency-agreements.ts';
import { reasonAgainstBattle } from './consistency-battle.ts';
import { allianceBetween } from './alliances.ts';
import { attackerStake, isAsked, loansTo } from './battle.ts';
import { countryToAct } from './conceded.ts';
import { byCodePoint, countOf } from './countries.ts';
import { canPropose } from './diplomacy.ts';
import type { Battle, Range, Setup, Step, Table, WorldGame } from './types.ts';
import { FORT_POINTS } from './war-flow.ts';

/** The first fault in a state, if there is any. */
export function faultIn(state: State<WorldGame>): Fault | undefined {
  return (
    faultInCountries(state) ??
    faultInPoints(state) ??
    faultInTotal(state) ??
    faultInAgreements(state) ??
    faultInRound(state) ??
    faultInStep(state)
  );
}

function faultInCountries({ setup, table }: State<WorldGame>): Fault | undefined {
  const { countries } = setup;
  const misplaced = countries.findIndex(
    ({ name }, index) => index > 0 && byCodePoint((countries[index - 1] as { name: string }).name, name) >= 0,
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

function faultInPoints({ setup, table, secrets }: State<WorldGame>): Fault | undefined {
  for (const [index, { name }] of setup.countries.entries()) {
    const { lo, hi } = table.ranges[index] as Range;
    const path = `table.ranges.${String(index)}`;
    if (lo > hi) return { path, reason: 'The range is empty' };
    if (table.status[index] === 'out' && hi > 0) return { path, reason: 'A country that is out has no points' };
    const points = secrets[name]?.points ?? -1;
    if (points < lo || points > hi)
      return { path: `secrets.${name}.points`, reason: `Expected a number from ${String(lo)} to ${String(hi)}` };
  }
  return undefined;
}

/** Points only change hands, so that no world that fits has more of them than countries can start with (WG-5.5). */
function faultInTotal({ setup, table }: State<WorldGame>): Fault | undefined {
  const battle = battleIn(table.step);
  const staked = battle === undefined ? 0 : attackerStake(battle) + loansTo(battle, 'defender');
  const most = table.ranges.reduce((sum, { hi }) => sum + hi, staked);
  return most <= mostPoints(setup, table) ? undefined : { path: 'table.ranges', reason: 'There are too many points' };
}

function mostPoints({ countries, maxPoints }: Setup, { round }: Table): number {
  const forts = round === 0 ? 0 : countries.filter(({ fort }) => fort).length;
  return countries.length * maxPoints + forts * FORT_POINTS;
}

function battleIn(step: Step): Battle | undefined {
  return step.kind === 'aid' || step.kind === 'answer' || step.kind === 'over' ? step.battle : undefined;
}

function faultInRound({ setup, table }: State<WorldGame>): Fault | undefined {
  const { round, attacked, step } = table;
  const isBefore = step.kind === 'diplomacy' || step.kind === 'pledge';
  if (step.kind !== 'over' && isBefore !== (round === 0))
    return { path: 'table.round', reason: 'Expected 0 before the war, and 1 or more in it' };
  if (setup.maxRounds !== null && round > setup.maxRounds)
    return { path: 'table.round', reason: `The war has ${String(setup.maxRounds)} rounds` };
  if (round === 0 && attacked) return { path: 'table.attacked', reason: 'The war has not begun' };
  return needsAttack(step) && !attacked ? { path: 'table.attacked', reason: 'An attack was announced' } : undefined;
}

function needsAttack(step: Step): boolean {
  return step.kind === 'amount' || battleIn(step) !== undefined;
}

function faultInStep(state: State<WorldGame>): Fault | undefined {
  const { table } = state;
  const reason = reasonAgainstActor(table) ?? reasonAgainst(table.step, state);
  return reason === undefined ? undefined : { path: 'table.step', reason };
}

function reasonAgainstActor({ step, status }: Table): string | undefined {
  const actor = countryToAct(step);
  return actor === undefined || status[actor] === 'in' ? undefined : 'The country to act has left the war or conceded';
}

function reasonAgainst(step: Step, { setup, table }: State<WorldGame>): string | undefined {
  switch (step.kind) {
    case 'call':
      return undefined;
    case 'diplomacy':
      return step.round <= setup.diplomacyRounds ? undefined : 'The diplomacy has fewer rounds';
    case 'pledge':
      if (step.round > setup.diplomacyRounds) return 'The diplomacy has fewer rounds';
      if (step.to >= table.status.length) return 'There is no such country';
      return canPropose(table, step.country, step.to) ? undefined : 'Nothing can be proposed to this country';
    case 'amount':
      return reasonAgainstAmount(step, table);
    case 'aid':
      return (
        reasonAgainstBattle(step.battle, table) ??
        (isAsked(table, step.battle, step.country) ? undefined : 'This country takes no part in the aid round')
      );
    case 'answer':
      return reasonAgainstBattle(step.battle, table);
    case 'over':
      return reasonAgainstEnd(step, { setup, table });
  }
}

function reasonAgainstAmount({ country, target }: Extract<Step, { kind: 'amount' }>, table: Table): string | undefined {
  if (country === target || (table.status[target] ?? 'out') === 'out') return 'The target is no other country in play';
  if ((table.ranges[country] as Range).lo < 1) return 'A country without points cannot attack';
  return allianceBetween(table, country, target) === undefined ? undefined : 'An alliance with the target is void';
}

function reasonAgainstEnd(
  { outcome, battle }: Extract<Step, { kind: 'over' }>,
  { setup, table }: { readonly setup: Setup; readonly table: Table },
): string | undefined {
  const winners = outcome.kind === 'win' ? [outcome.winner] : outcome.players;
  const canWin = (name: string): boolean =>
    setup.countries.some((country, index) => country.name === name && table.status[index] === 'in');
  if (!winners.every(canWin) || new Set(winners).size < winners.length) return 'This country cannot win';
  const scored = outcome.scores === undefined ? undefined : Object.keys(outcome.scores);
  const names = setup.countries.map(({ name }) => name);
  if (scored !== undefined && (scored.length < names.length || !scored.every((name) => names.includes(name))))
    return 'Expected the points of every country';
  return battle === undefined ? undefined : reasonAgainstBattle(battle, table);
}
