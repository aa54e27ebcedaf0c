import type { Battle, BattleSide, CountryIndex, Loan, Phase, Table } from './types.ts';

/**
 * Returns the current battle, or the battle that the end of the match interrupted; `undefined` if there is no such
 * battle.
 */
export function battleAt(phase: Phase): Battle | undefined {
  return 'battle' in phase ? phase.battle : undefined;
}

/** Returns the other side of a battle. */
export function opposite(side: BattleSide): BattleSide {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** Returns the country that fights on a side. */
export function countryOn(battle: Battle, side: BattleSide): CountryIndex {
  return side === 'attacker' ? battle.attacker : battle.defender;
}

/** Returns the points that are lent to a side. */
export function loansTo({ loans }: Battle, side: BattleSide): number {
  let sum = 0;
  for (const loan of loans) if (loan.side === side) sum += loan.free + loan.pledged;
  return sum;
}

/** Returns the loan of a country in a battle; `undefined` if the country has no loan. */
export function loanOf<Lent extends Loan>(
  { loans }: { readonly loans: readonly Lent[] },
  country: CountryIndex,
): Lent | undefined {
  for (const loan of loans) if (loan.country === country) return loan;
  return undefined;
}

/** Returns the attacker's stake: the committed points of the attacker and the loans to it. */
export function attackerStake(battle: Battle): number {
  return battle.own + loansTo(battle, 'attacker');
}

/**
 * Returns the known minimum of the defender's stake. After the defender has shown its stake, the known minimum is the
 * exact stake.
 */
export function shownStake({ ranges }: Pick<Table, 'ranges'>, battle: Battle): number {
  return ranges[battle.defender]!.lo + loansTo(battle, 'defender');
}

/** Returns the least number of points that the attacker must add in a counter-attack (WG-4.4). */
export function leastCounter(table: Pick<Table, 'ranges'>, battle: Battle): number {
  return Math.max(0, shownStake(table, battle) - attackerStake(battle) + 1);
}
