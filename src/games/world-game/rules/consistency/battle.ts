import { allianceBetween } from '../alliances.ts';
import type { Battle, CountryIndex, Loan, Table } from '../types.ts';

/** Returns the reason why a battle is impossible; `undefined` if the battle is possible. */
export function reasonAgainstBattle(battle: Battle, table: Table): string | undefined {
  const { attacker, defender } = battle;
  const inPlay = (country: CountryIndex): boolean => (table.status[country] ?? 'out') !== 'out';
  if (attacker === defender || !inPlay(attacker) || !inPlay(defender))
    return 'Expected two countries in play as the sides of the battle';
  if (allianceBetween(table, attacker, defender) !== undefined) return 'The alliance of the two sides must have ended';
  return reasonAgainstThird(battle, inPlay) ?? reasonAgainstLoans(battle, table) ?? reasonAgainstShown(battle, table);
}

function reasonAgainstThird(
  { attacker, defender, loans, barred, called }: Battle,
  inPlay: (country: CountryIndex) => boolean,
): string | undefined {
  for (const list of [loans.map(({ country }) => country), barred, called]) {
    const areThird = list.every((country) => inPlay(country) && country !== attacker && country !== defender);
    if (!areThird || new Set(list).size < list.length)
      return 'Expected countries that are in play and are not sides of the battle, each at most once';
  }
  return undefined;
}

function reasonAgainstLoans(battle: Battle, table: Table): string | undefined {
  const hasPledged = (ally: CountryIndex): boolean => (allianceBetween(table, battle.defender, ally)?.pledge ?? 0) > 0;
  if (!battle.called.every(hasPledged))
    return 'The list contains a country that has not pledged points to the defender';
  for (const loan of battle.loans) {
    const pledge = allianceBetween(table, battle.defender, loan.country)?.pledge;
    const reason = reasonAgainstLoan(loan, battle, pledge);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/**
 * Returns the reason why a loan is impossible; `undefined` if the loan is possible. `pledge` is the number of points
 * that the lender has pledged to the defender; `undefined` if the two countries are not allied.
 */
function reasonAgainstLoan(
  { country, side, free, pledged }: Loan,
  { barred, called }: Battle,
  pledge: number | undefined,
): string | undefined {
  if (free + pledged === 0) return 'A loan needs at least one point';
  if (free > 0 && barred.includes(country)) return 'A country that has left the battle must have withdrawn its loan';
  if (side === 'attacker' && pledge !== undefined) return 'An ally of the defender cannot lend to the attacker';
  if (pledged > 0 && !called.includes(country)) return 'No pledge of this country was called';
  return pledged > (pledge ?? 0) ? 'The loan is greater than the pledge' : undefined;
}

/**
 * Checks a battle in which the defender has not shown its stake, and returns the reason why this battle is impossible.
 * Before the defender shows its stake, three facts are certain: the defender is the side that must answer, the defender
 * has fewer points than the attack, and no country has lent points to the attacker.
 */
function reasonAgainstShown({ shown, answering, loans, own, defender }: Battle, table: Table): string | undefined {
  const { lo, hi } = table.ranges[defender]!;
  if (shown) return lo === hi ? undefined : 'The stake has been shown, so its public range must contain one number';
  if (answering === 'attacker' || loans.some(({ side }) => side === 'attacker'))
    return 'The attacker cannot answer or get loans before the defender has answered';
  return hi < own ? undefined : 'Expected the defender to have fewer points than the first attack';
}
