/**
 * A battle as everybody sees it: stakes, loans, who may take part.
 *
 * @packageDocumentation
 */
import { allianceBetween } from './alliances.ts';
import type { Battle, BattleSide, CountryIndex, Loan, Table } from './types.ts';

/** The other side. */
export function opposite(side: BattleSide): BattleSide {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** The country that fights on a side. */
export function countryOn(battle: Battle, side: BattleSide): CountryIndex {
  return side === 'attacker' ? battle.attacker : battle.defender;
}

/** Points lent to a side. */
export function loansTo({ loans }: Battle, side: BattleSide): number {
  let sum = 0;
  for (let index = 0; index < loans.length; index++) {
    const loan = loans[index] as Loan;
    if (loan.side === side) sum += loan.free + loan.pledged;
  }
  return sum;
}

/** What a country has lent in this battle, if anything. */
export function loanOf<B extends Battle>({ loans }: B, country: CountryIndex): B['loans'][number] | undefined {
  for (let index = 0; index < loans.length; index++) {
    const loan: Loan | undefined = loans[index];
    if (loan?.country === country) return loan;
  }
  return undefined;
}

/** The attacker's stake: what it committed and what was lent to it. */
export function attackerStake(battle: Battle): number {
  return battle.own + loansTo(battle, 'attacker');
}

/** The defender's stake, once it has shown it: its range is exact then. */
export function shownStake({ ranges }: Pick<Table, 'ranges'>, battle: Battle): number {
  return (ranges[battle.defender] as Table['ranges'][number]).lo + loansTo(battle, 'defender');
}

/** Whether a country is asked in the aid rounds of a battle (WG-4.1). */
export function isAsked({ status }: Pick<Table, 'status'>, battle: Battle, country: CountryIndex): boolean {
  if (country === battle.attacker || country === battle.defender) return false;
  return status[country] !== 'out' && !battle.barred.includes(country);
}

/** Why a country may not lend to the side that is to answer, whatever it has (WG-4.2). */
export function barToLending(
  table: Table,
  battle: Battle,
  country: CountryIndex,
): 'lent-to-other-side' | 'allied-to-defender' | undefined {
  const loan = loanOf(battle, country);
  if (loan !== undefined && loan.side !== battle.answering) return 'lent-to-other-side';
  if (battle.answering === 'defender') return undefined;
  return allianceBetween(table, country, battle.defender) === undefined ? undefined : 'allied-to-defender';
}

/** The least that the attacker must add to counter-attack (WG-4.4). */
export function leastCounter(table: Table, battle: Battle): number {
  return Math.max(0, shownStake(table, battle) - attackerStake(battle) + 1);
}

/** Whether the defender can still call the pledge of a country (WG-4.4). */
export function canCall(table: Table, battle: Battle, country: CountryIndex): boolean {
  const alliance = allianceBetween(table, battle.defender, country);
  return alliance !== undefined && alliance.pledge > 0 && !battle.called.includes(country);
}
