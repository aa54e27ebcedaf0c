import type { Choices } from '../../../core/choices.ts';
import type { View } from '../../../core/game.ts';
import { whyNotLend } from '../rules/aid.ts';
import { allianceBetween } from '../rules/alliances.ts';
import { attackerStake, countryOn, loanOf, shownStake } from '../rules/battle.ts';
import { isLeader, rangeOf } from './estimates.ts';
import type { Action, Battle, CountryIndex, Table, WorldGame } from '../rules/types.ts';

/** A battle, and the third country that is asked for aid in this battle. */
interface Asked {
  readonly battle: Battle;
  readonly country: CountryIndex;
}

/**
 * Lends if two conditions are met. First, the loan certainly makes the stake of the answering side the higher stake.
 * Second, the loan earns interest or stops the richest country. Otherwise, withdraws an earlier loan or declines.
 */
export function aid(view: View<WorldGame>, player: string, asked: Asked): Action {
  const points = loanFor(view, asked);
  if (points > 0) return { type: 'lend', player, points };
  const { battle, country } = asked;
  const loan = loanOf(battle, country);
  const isAtRisk = missing(view.table, battle) > 0 && loan?.side === battle.answering && loan.free > 0;
  return { type: isAtRisk ? 'withdraw' : 'decline', player };
}

/**
 * Counter-attacks with the fewest points possible. If no counter-attack is possible, calls the pledges of allies; then
 * appeals for aid; if nothing else is possible, yields.
 */
export function answer(choices: Choices<Action>): Action {
  const offered = new Map<Action['type'], Action>();
  for (const action of choices) {
    if (action.type === 'counter') return action;
    if (!offered.has(action.type)) offered.set(action.type, action);
  }
  return offered.get('call') ?? offered.get('appeal') ?? offered.get('yield')!;
}

/** Returns the points that a country lends to the side that must answer; 0 if it must not lend. */
function loanFor(view: View<WorldGame>, asked: Asked): number {
  const { table } = view;
  const { battle, country } = asked;
  if (whyNotLend(table, battle, country) !== undefined) return 0;
  const gain = gainOnLoan(table, asked);
  return gain > 0 ? loanAtInterest(view, asked, gain) : loanAgainstLeader(view, asked);
}

/**
 * Returns the number of points for a loan at interest. The first loan is so large that the borrowing side would owe all
 * points that it can win. Later loans have only the points that the borrowing side still needs.
 */
function loanAtInterest({ table, own }: View<WorldGame>, { battle, country }: Asked, gain: number): number {
  const least = missing(table, battle);
  if (least <= 0 && loanOf(battle, country) !== undefined) return 0;
  const most = Math.ceil((attackerStake(battle) + shownStake(table, battle)) / gain);
  const points = Math.min(own?.points ?? 0, Math.max(least, most));
  return points < least ? 0 : points;
}

/**
 * If the richest country attacks, returns a loan that the attacker cannot exceed. If only one country lends, this
 * country is always repaid.
 */
function loanAgainstLeader({ table, own }: View<WorldGame>, { battle, country }: Asked): number {
  const { attacker, answering } = battle;
  if (answering === 'attacker' || loanOf(battle, country) !== undefined) return 0;
  if (!isLeader(table, attacker, attackerStake(battle))) return 0;
  const points = missing(table, battle) + rangeOf(table, attacker).hi;
  return points <= (own?.points ?? 0) ? points : 0;
}

/**
 * Returns the points that the answering side must add to have the higher stake. For a hidden stake, the function uses
 * the known minimum of this stake.
 */
function missing(table: Table, battle: Battle): number {
  const lead = shownStake(table, battle) - attackerStake(battle);
  return (battle.answering === 'attacker' ? lead : -lead) + 1;
}

/** Returns the number of points that a country gains for each point that it lends to the side that must answer. */
function gainOnLoan(table: Table, { battle, country }: Asked): number {
  return (allianceBetween(table, country, countryOn(battle, battle.answering))?.repay ?? 1) - 1;
}
