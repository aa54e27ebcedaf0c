/**
 * The course of the war outside battles: who is called next, when a round ends, when the war does.
 *
 * @packageDocumentation
 */
import type { Outcome } from '../../core/outcome.ts';
import type { Draft } from '../../core/plain-data.ts';
import { judgeAgreements } from './agreements.ts';
import { countOf, countryName, rangeOf, secretOf } from './countries.ts';
import { gain, isExactly } from './ranges.ts';
import type { RuleId } from './rulebook.ts';
import type { Battle, CountryIndex, CountryName, Log, WorldDraft } from './types.ts';

/** Points that a fort adds (WG-1.3). */
export const FORT_POINTS = 100;

/** Ends the diplomacy: what is unanswered lapses, forts are manned, the first country is called (WG-1.3, WG-2.1). */
export function beginWar(state: WorldDraft, log: Log): void {
  const { table, setup } = state;
  for (const { from, to } of table.proposals) {
    const lapsed = { country: countryName(setup, from), to: countryName(setup, to) };
    log?.push({ type: 'proposal-lapsed', rule: 'WG-2.1', ...lapsed });
  }
  table.proposals = [];
  for (const [country, { name, fort }] of setup.countries.entries()) {
    if (!fort) continue;
    secretOf(state, country).points += FORT_POINTS;
    gain(rangeOf(state, country), FORT_POINTS);
    log?.push({ type: 'fort-manned', rule: 'WG-1.3', country: name, points: FORT_POINTS });
  }
  startRound(state, log);
}

/** Calls the next country in play after `country`, or ends the round if there is none (WG-3.1). */
export function callAfter(state: WorldDraft, country: CountryIndex, log: Log): void {
  const { status } = state.table;
  for (let next = country + 1; next < status.length; next++) {
    if (status[next] === 'out') continue;
    state.table.step = { kind: 'call', country: next };
    return;
  }
  endRound(state, log);
}

/** The country called attacks nobody (WG-3.1). */
export function passCall(state: WorldDraft, country: CountryIndex, log: Log): void {
  log?.push({ type: 'call-passed', rule: 'WG-3.1', country: countryName(state.setup, country) });
  callAfter(state, country, log);
}

/** The winner of the war if there is only one country left that can win it (WG-6.1, WG-6.4). */
export function lastCountry({ table, setup }: WorldDraft): Draft<Outcome<CountryName, RuleId>> | undefined {
  const active = countOf(table.status, 'in');
  if (active !== 1) return undefined;
  const winner = countryName(setup, table.status.indexOf('in'));
  if (countOf(table.status, 'conceded') === 0) return { kind: 'win', winner, reason: 'last-in-play', rule: 'WG-6.1' };
  return { kind: 'win', winner, reason: 'conceded', rule: 'WG-6.4' };
}

/** Ends the match, and tells what became of the agreements. */
export function endMatch(
  state: WorldDraft,
  outcome: Draft<Outcome<CountryName, RuleId>>,
  log: Log,
  battle?: Draft<Battle>,
): void {
  state.table.step = battle === undefined ? { kind: 'over', outcome } : { kind: 'over', outcome, battle };
  log?.push({ type: 'match-ended', rule: outcome.rule, outcome: { ...outcome } });
  if (log !== undefined) judgeAgreements(state, log);
}

function startRound(state: WorldDraft, log: Log): void {
  const { table } = state;
  table.round += 1;
  table.attacked = false;
  log?.push({ type: 'round-started', rule: 'WG-3.1', round: table.round });
  callAfter(state, -1, log);
}

function endRound(state: WorldDraft, log: Log): void {
  const { table, setup } = state;
  if (!table.attacked) endOnPoints(state, 'WG-6.2', log);
  else if (setup.maxRounds !== null && table.round >= setup.maxRounds) endOnPoints(state, 'WG-6.3', log);
  else startRound(state, log);
}

/** The largest total wins. All totals are announced, or else the end would tell something that no range can hold. */
function endOnPoints(state: WorldDraft, rule: RuleId, log: Log): void {
  const { table, setup } = state;
  const scores: Record<CountryName, number> = {};
  let most = -1;
  for (const [country, { name }] of setup.countries.entries()) {
    const { points } = secretOf(state, country);
    scores[name] = points;
    isExactly(rangeOf(state, country), points);
    if (table.status[country] === 'in') most = Math.max(most, points);
    if (table.status[country] !== 'out') log?.push({ type: 'total-announced', rule: 'WG-6.2', country: name, points });
  }
  const isWinner = (name: CountryName, country: CountryIndex): boolean =>
    table.status[country] === 'in' && scores[name] === most;
  const winners = setup.countries.map(({ name }) => name).filter(isWinner);
  const [winner] = winners as [CountryName];
  const end = { reason: rule === 'WG-6.2' ? 'peace' : 'rounds', rule, scores };
  endMatch(
    state,
    winners.length === 1 ? { kind: 'win', winner, ...end } : { kind: 'draw', players: winners, ...end },
    log,
  );
}
