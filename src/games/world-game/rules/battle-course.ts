import type { Draft } from '../../../core/plain-data.ts';
import type { DecisionDraft, DraftAt } from '../../../core/spec.ts';
import { judgeAid } from './agreements.ts';
import { isAsked } from './aid.ts';
import { allianceBetween, deedsOf, lapseAlliances } from './alliances.ts';
import { countryOn, loansTo, opposite } from './battle.ts';
import { countryName, firstFrom, secretOf } from './countries.ts';
import { callAfter, end, lastCountry } from './course.ts';
import { gain, hasAtLeast, isExactly } from './ranges.ts';
import type { Battle, BattleSide, CountryIndex, WorldDraft, WorldGame } from './types.ts';

/** Starts a battle, because the first attack did not fail at once. The defender must answer (WG-3.4, WG-3.5). */
export function joinBattle(
  state: WorldDraft,
  { attacker, defender, own }: Pick<Battle, 'attacker' | 'defender' | 'own'>,
): void {
  const untouched = { loans: [], barred: [], called: [], aidChanged: false };
  startAid(state, { attacker, defender, own, shown: false, answering: 'defender', ...untouched });
}

/** Starts an aid round for the side that must answer (WG-4.1). */
export function startAid(state: WorldDraft, battle: Draft<Battle>): void {
  battle.aidChanged = false;
  askFrom(state, battle, 0);
}

/** Makes the other side the side that must answer, and starts an aid round (WG-4.3, WG-4.4). */
export function switchSides(state: WorldDraft, battle: Draft<Battle>): void {
  battle.answering = opposite(battle.answering);
  startAid(state, battle);
}

/** Asks the next country in the aid round. */
export function continueAid(state: DraftAt<WorldGame, 'aid'>): void {
  const { battle, country } = state.phase;
  askFrom(state, battle, country + 1);
}

/** Records that the asked country declines, then asks the next country (WG-4.1). */
export function declineAid(state: DecisionDraft<WorldGame, 'aid'>): void {
  const { setup, phase, player, log } = state;
  const to = countryName(setup, countryOn(phase.battle, phase.battle.answering));
  log?.push({ type: 'aid-declined', rule: 'WG-4.1', country: player, to });
  continueAid(state);
}

/**
 * Decides the battle after the side that must answer has yielded. The function follows the rules of section 5 of the
 * rulebook, in their order. After that, it continues or ends the war.
 */
export function decide(state: DecisionDraft<WorldGame, 'answer'>): void {
  const { setup, table, player, log } = state;
  const { battle } = state.phase;
  const winner = countryOn(battle, opposite(battle.answering));
  const country = countryName(setup, winner);
  log?.push({ type: 'battle-decided', rule: 'WG-5.1', country, loser: player });
  judgeAid(table, battle);
  takeStakes(state, battle);
  settleLoser(state);
  repay(state, battle, winner);
  const { points } = secretOf(state, winner);
  isExactly(table.ranges[winner]!, points);
  log?.push({ type: 'total-announced', rule: 'WG-5.4', country, points });
  const outcome = lastCountry(state);
  if (outcome === undefined) callAfter(state, battle.attacker);
  else end(state, outcome);
}

function askFrom({ table }: WorldDraft, battle: Draft<Battle>, from: CountryIndex): void {
  const country = firstFrom(from, table, (each) => isAsked(table, battle, each));
  table.phase = country === undefined ? { kind: 'answer', battle } : { kind: 'aid', country, battle };
}

/**
 * Gives the winner both stakes (WG-5.1). In a total conquest, gives the winner the attacker's uncommitted points, too
 * (WG-5.2).
 */
function takeStakes(state: WorldDraft, battle: Battle): void {
  const attacker = secretOf(state, battle.attacker);
  const defender = secretOf(state, battle.defender);
  const committed = battle.own + loansTo(battle, 'attacker') + loansTo(battle, 'defender');
  if (battle.answering === 'defender') {
    attacker.points += committed + defender.points;
    defender.points = 0;
    return;
  }
  defender.points += committed;
  if (state.setup.conquest === 'stake') return;
  defender.points += attacker.points;
  attacker.points = 0;
}

/**
 * Removes the loser from the war if the rules require this: a defender that yields is out of the war; an attacker that
 * yields is out only if it has no points left (WG-5.2).
 */
function settleLoser(state: DecisionDraft<WorldGame, 'answer'>): void {
  const { table, own, player, log } = state;
  const { battle } = state.phase;
  const loser = countryOn(battle, battle.answering);
  if (battle.answering === 'attacker' && own.points > 0) {
    hasAtLeast(table.ranges[loser]!, 1);
    return;
  }
  table.status[loser] = 'out';
  isExactly(table.ranges[loser]!, 0);
  log?.push({ type: 'country-defeated', rule: 'WG-5.2', country: player });
  lapseAlliances(state, loser);
}

/** Makes the winner repay the loans to its side (WG-5.3). */
function repay(state: WorldDraft, battle: Battle, winner: CountryIndex): void {
  const side: BattleSide = opposite(battle.answering);
  const lent = battle.loans.filter((loan) => loan.side === side);
  const claims = lent.map(({ country, free, pledged }) => {
    return (free + pledged) * (allianceBetween(state.table, winner, country)?.repay ?? 1);
  });
  const paid = repayments(secretOf(state, winner).points, claims);
  for (const [index, { country }] of lent.entries()) {
    payBack(state, { from: winner, to: country }, { owed: claims[index]!, points: paid[index]! });
  }
}

function payBack(
  state: WorldDraft,
  { from, to }: { readonly from: CountryIndex; readonly to: CountryIndex },
  { owed, points }: { readonly owed: number; readonly points: number },
): void {
  const { setup, table, log } = state;
  secretOf(state, from).points -= points;
  secretOf(state, to).points += points;
  gain(table.ranges[to]!, points);
  const alliance = allianceBetween(table, from, to);
  if (alliance !== undefined) {
    const deeds = deedsOf(alliance, from);
    deeds.owed += owed;
    deeds.repaid += points;
  }
  const names = { country: countryName(setup, from), to: countryName(setup, to) };
  log?.push({ type: 'loan-repaid', rule: 'WG-5.3', ...names, owed, points });
}

/**
 * Divides a total among claims. If possible, all claims are paid in full; otherwise, each claim is paid in proportion,
 * rounded down.
 *
 * @param total - The available points: a whole number, 0 or more.
 * @param claims - The points of each claim: whole numbers, 0 or more; not modified.
 * @returns The points paid for each claim, in the order of `claims`. The sum of all payments is at most the total.
 *
 * @example
 * ```ts
 * repayments(6001, [2402]) // => [2402]
 * repayments(10, [8, 8, 4]) // => [4, 4, 2]
 * ```
 */
export function repayments(total: number, claims: readonly number[]): readonly number[] {
  const sum = claims.reduce((before, claim) => before + claim, 0);
  if (sum <= total) return [...claims];
  // The code uses `BigInt`, because the product can exceed the whole numbers that a `number` represents exactly.
  return claims.map((claim) => Number((BigInt(total) * BigInt(claim)) / BigInt(sum)));
}
