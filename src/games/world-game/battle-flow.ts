/**
 * The course of a battle, from the first attack to the decision (sections 4 and 5).
 *
 * @packageDocumentation
 */
import type { Draft } from '../../core/plain-data.ts';
import { allianceBetween, deedsOf, lapseAlliances } from './alliances.ts';
import { judgeAid } from './agreements.ts';
import { countryOn, isAsked, loansTo, opposite } from './battle.ts';
import { countryName, rangeOf, secretOf } from './countries.ts';
import { gain, hasAtLeast, hasFewerThan, isExactly, spend } from './ranges.ts';
import { repayments } from './repayments.ts';
import type { Battle, BattleSide, CountryIndex, Log, WorldDraft } from './types.ts';
import { callAfter, endMatch, lastCountry } from './war-flow.ts';

/** The first attack: the points leave the attacker, and either are lost at once or make a battle (WG-3.2 to WG-3.5). */
export function strike(
  state: WorldDraft,
  { attacker, target, points }: { attacker: CountryIndex; target: CountryIndex; points: number },
  log: Log,
): void {
  const names = { country: countryName(state.setup, attacker), target: countryName(state.setup, target), points };
  secretOf(state, attacker).points -= points;
  spend(rangeOf(state, attacker), points);
  log?.push({ type: 'points-committed', rule: 'WG-3.2', ...names });
  const defence = secretOf(state, target);
  if (points <= defence.points) {
    defence.points += points;
    hasAtLeast(rangeOf(state, target), points);
    gain(rangeOf(state, target), points);
    log?.push({ type: 'attack-failed', rule: 'WG-3.3', ...names });
    callAfter(state, attacker, log);
    return;
  }
  hasFewerThan(rangeOf(state, target), points);
  log?.push({ type: 'battle-joined', rule: 'WG-3.4', ...names });
  const untouched = { shown: false, loans: [], barred: [], called: [], stirred: false };
  startAid(state, { attacker, defender: target, own: points, answering: 'defender', ...untouched });
}

/** Starts an aid round for the side that is to answer (WG-4.1). */
export function startAid(state: WorldDraft, battle: Draft<Battle>): void {
  battle.stirred = false;
  askFrom(state, battle, 0);
}

/** Lets the other side answer, with an aid round first (WG-4.3, WG-4.4). */
export function turnTables(state: WorldDraft, battle: Draft<Battle>): void {
  battle.answering = opposite(battle.answering);
  startAid(state, battle);
}

/** Goes on with the aid round after the country that was asked. */
export function continueAid(state: WorldDraft): void {
  const { step } = state.table;
  if (step.kind === 'aid') askFrom(state, step.battle, step.country + 1);
}

/** The country asked gives nothing (WG-4.1). */
export function declineAid(state: WorldDraft, log: Log): void {
  const { step } = state.table;
  if (step.kind !== 'aid') return;
  const to = countryName(state.setup, countryOn(step.battle, step.battle.answering));
  log?.push({ type: 'aid-declined', rule: 'WG-4.1', country: countryName(state.setup, step.country), to });
  continueAid(state);
}

/** Decides a battle in the order of section 5; then the next country is called, or the war is over. */
export function decide(state: WorldDraft, battle: Draft<Battle>, loser: BattleSide, log: Log): void {
  const winner = countryOn(battle, opposite(loser));
  const beaten = countryOn(battle, loser);
  const names = { country: countryName(state.setup, winner), loser: countryName(state.setup, beaten) };
  log?.push({ type: 'battle-decided', rule: 'WG-5.1', ...names });
  judgeAid(state.table, battle);
  takeStakes(state, battle, loser);
  if (loser === 'defender' || secretOf(state, beaten).points === 0) defeat(state, beaten, log);
  else hasAtLeast(rangeOf(state, beaten), 1);
  repay(state, battle, winner, log);
  const { points } = secretOf(state, winner);
  isExactly(rangeOf(state, winner), points);
  log?.push({ type: 'total-announced', rule: 'WG-5.4', country: names.country, points });
  const outcome = lastCountry(state);
  if (outcome === undefined) callAfter(state, battle.attacker, log);
  else endMatch(state, outcome, log);
}

function askFrom(state: WorldDraft, battle: Draft<Battle>, from: CountryIndex): void {
  const { table } = state;
  for (let country = from; country < table.status.length; country++) {
    if (!isAsked(table, battle, country)) continue;
    table.step = { kind: 'aid', country, battle };
    return;
  }
  table.step = { kind: 'answer', battle };
}

/** The winner takes both stakes (WG-5.1), and what the attacker kept back if the conquest is total (WG-5.2). */
function takeStakes(state: WorldDraft, battle: Draft<Battle>, loser: BattleSide): void {
  const attacker = secretOf(state, battle.attacker);
  const defender = secretOf(state, battle.defender);
  const committed = battle.own + loansTo(battle, 'attacker') + loansTo(battle, 'defender');
  if (loser === 'defender') {
    attacker.points += committed + defender.points;
    defender.points = 0;
    return;
  }
  defender.points += committed;
  if (state.setup.conquest === 'stake') return;
  defender.points += attacker.points;
  attacker.points = 0;
}

function defeat(state: WorldDraft, country: CountryIndex, log: Log): void {
  state.table.status[country] = 'out';
  isExactly(rangeOf(state, country), 0);
  log?.push({ type: 'country-defeated', rule: 'WG-5.2', country: countryName(state.setup, country) });
  lapseAlliances(state, country, log);
}

/** The winner repays what was lent to it (WG-5.3). */
function repay(state: WorldDraft, battle: Draft<Battle>, winner: CountryIndex, log: Log): void {
  const purse = secretOf(state, winner);
  const side: BattleSide = winner === battle.attacker ? 'attacker' : 'defender';
  const lent = battle.loans.filter((loan) => loan.side === side);
  const rates = lent.map(({ country }) => allianceBetween(state.table, winner, country)?.repay ?? 1);
  const claims = lent.map(({ free, pledged }, index) => (free + pledged) * (rates[index] as number));
  const paid = repayments(purse.points, claims);
  for (const [index, { country }] of lent.entries()) {
    const [points, owed] = [paid[index] as number, claims[index] as number];
    purse.points -= points;
    secretOf(state, country).points += points;
    gain(rangeOf(state, country), points);
    const alliance = allianceBetween(state.table, winner, country);
    if (alliance !== undefined) {
      const deeds = deedsOf(alliance, winner);
      deeds.owed += owed;
      deeds.repaid += points;
    }
    const names = { country: countryName(state.setup, winner), to: countryName(state.setup, country) };
    log?.push({ type: 'loan-repaid', rule: 'WG-5.3', ...names, owed, points });
  }
}
