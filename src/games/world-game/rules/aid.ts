import { allianceBetween } from './alliances.ts';
import { loanOf } from './battle.ts';
import type { Battle, CountryIndex, Setup, Table } from './types.ts';

/** Whether a country is asked for aid in the aid rounds of a battle (WG-4.1). */
export function isAsked({ status }: Pick<Table, 'status'>, battle: Battle, country: CountryIndex): boolean {
  if (country === battle.attacker || country === battle.defender) return false;
  return status[country] !== 'out' && !battle.barred.includes(country);
}

/**
 * Returns the reason why a country must not lend to the side that must answer (WG-4.2). The function does not check
 * whether the country has enough points.
 */
export function whyNotLend(
  table: Pick<Table, 'alliances'>,
  battle: Battle,
  country: CountryIndex,
): 'lent-to-other-side' | 'allied-to-defender' | undefined {
  const loan = loanOf(battle, country);
  if (loan !== undefined && loan.side !== battle.answering) return 'lent-to-other-side';
  if (battle.answering === 'defender') return undefined;
  return allianceBetween(table, country, battle.defender) === undefined ? undefined : 'allied-to-defender';
}

/**
 * Returns the points that a country can withdraw (WG-4.3): the points that it lent freely and, if pledged points are
 * not bound (WG-4.4), the points that it lent because of a pledge.
 */
export function withdrawable({ pledged }: Pick<Setup, 'pledged'>, battle: Battle, country: CountryIndex): number {
  const loan = loanOf(battle, country);
  if (loan === undefined) return 0;
  return pledged === 'bound' ? loan.free : loan.free + loan.pledged;
}

/** Returns the countries whose pledges the defender can still call, in calling order (WG-4.4). */
export function callable(
  { alliances }: Pick<Table, 'alliances'>,
  { defender, called }: Battle,
): readonly CountryIndex[] {
  const pledged = alliances.filter(
    ({ members, standing, pledge }) => standing.kind === 'in-force' && pledge > 0 && members.includes(defender),
  );
  const allies = pledged.map(({ members: [one, other] }) => (one === defender ? other : one));
  return allies.filter((ally) => !called.includes(ally)).sort((one, other) => one - other);
}

/** Whether the defender can still call the pledge of a country (WG-4.4). */
export function canCall(table: Pick<Table, 'alliances'>, battle: Battle, country: CountryIndex): boolean {
  return callable(table, battle).includes(country);
}
