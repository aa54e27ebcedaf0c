/**
 * What can be wrong with a battle.
 *
 * @packageDocumentation
 */
import { allianceBetween } from './alliances.ts';
import type { Battle, CountryIndex, Loan, Range, Table } from './types.ts';

/** Why a battle cannot stand as it does, if it cannot. */
export function reasonAgainstBattle(battle: Battle, table: Table): string | undefined {
  const { attacker, defender, loans, barred, called } = battle;
  const inPlay = (country: CountryIndex): boolean => (table.status[country] ?? 'out') !== 'out';
  if (attacker === defender || !inPlay(attacker) || !inPlay(defender)) return 'A battle has two sides in play';
  if (allianceBetween(table, attacker, defender) !== undefined) return 'An alliance of the two sides is void';
  for (const list of [loans.map(({ country }) => country), barred, called]) {
    const areThird = list.every((country) => inPlay(country) && country !== attacker && country !== defender);
    if (!areThird || new Set(list).size < list.length) return 'Expected different third countries in play';
  }
  if (called.some((ally) => (allianceBetween(table, defender, ally)?.pledge ?? 0) === 0))
    return 'There is no such pledge';
  for (const loan of loans) {
    const reason = reasonAgainstLoan(loan, battle, table);
    if (reason !== undefined) return reason;
  }
  return reasonAgainstShown(battle, table);
}

function reasonAgainstLoan({ country, side, free, pledged }: Loan, battle: Battle, table: Table): string | undefined {
  const alliance = allianceBetween(table, battle.defender, country);
  if (free + pledged === 0) return 'A loan has points';
  if (free > 0 && battle.barred.includes(country)) return 'A country that is barred has withdrawn its loan';
  if (side === 'attacker' && alliance !== undefined) return 'An ally of the defender does not lend to the attacker';
  if (pledged === 0) return undefined;
  if (side === 'attacker' || !battle.called.includes(country)) return 'No pledge of this country was called';
  return pledged <= (alliance?.pledge ?? 0) ? undefined : 'A pledge is smaller';
}

/** Until the defender shows its stake it must answer, nobody lends to the attacker, and it has less than was announced. */
function reasonAgainstShown({ shown, answering, loans, own, defender }: Battle, table: Table): string | undefined {
  const { lo, hi } = table.ranges[defender] as Range;
  if (shown) return lo === hi ? undefined : 'The stake of the defender was shown';
  if (answering === 'attacker' || loans.some(({ side }) => side === 'attacker')) return 'The defender has not answered';
  return hi < own ? undefined : 'The first attack exceeds what the defender has';
}
