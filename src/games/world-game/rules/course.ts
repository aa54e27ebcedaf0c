import { copy } from '../../../core/plain-data.ts';
import type { DecisionDraft } from '../../../core/spec.ts';
import { judgeAgreements } from './agreements.ts';
import { countOf, countryName, firstFrom, secretOf } from './countries.ts';
import { declared } from './declaration.ts';
import { gain, isExactly } from './ranges.ts';
import { FORT_POINTS } from './scenario-shape.ts';
import type { Battle, CountryIndex, CountryName, WorldDraft, WorldGame } from './types.ts';

/** Starts the diplomacy, or starts the war if there are no rounds of diplomacy. */
export function onStart(state: WorldDraft): void {
  if (state.setup.diplomacyRounds === 0) beginWar(state);
}

/**
 * Ends a country's turn in diplomacy. The match continues with the next country, the next round or the war (WG-2.1).
 */
export function endDiplomacy(state: DecisionDraft<WorldGame, 'diplomacy' | 'pledge'>): void {
  const { setup, table, player, log } = state;
  const { country, round } = state.phase;
  log?.push({ type: 'diplomacy-ended', rule: 'WG-2.1', country: player });
  if (country + 1 < table.status.length) table.phase = { kind: 'diplomacy', country: country + 1, round };
  else if (round < setup.diplomacyRounds) table.phase = { kind: 'diplomacy', country: 0, round: round + 1 };
  else beginWar(state);
}

/** Records that the called country passes, then calls the next country (WG-3.1). */
export function passCall(state: DecisionDraft<WorldGame, 'call'>): void {
  state.log?.push({ type: 'call-passed', rule: 'WG-3.1', country: state.player });
  callAfter(state, state.phase.country);
}

/** Cancels an attack if the attacker has conceded before it announced the points (WG-6.4). */
export function dropAttack(state: DecisionDraft<WorldGame, 'amount'>): void {
  const { setup, phase, player, log } = state;
  log?.push({ type: 'attack-dropped', rule: 'WG-6.4', country: player, target: countryName(setup, phase.target) });
  callAfter(state, phase.country);
}

/** Calls the next country in play after a given country; if no country in play is left, ends the round (WG-3.1). */
export function callAfter(state: WorldDraft, country: CountryIndex): void {
  callFrom(state, country + 1);
}

/** Returns the outcome if only one country can still win the war (WG-6.1, WG-6.4). */
export function lastCountry({ table, setup }: WorldDraft): WorldGame['outcome'] | undefined {
  if (countOf(table.status, 'in') !== 1) return undefined;
  const winner = countryName(setup, table.status.indexOf('in'));
  if (countOf(table.status, 'conceded') === 0) return { kind: 'win', winner, reason: 'last-in-play', rule: 'WG-6.1' };
  return { kind: 'win', winner, reason: 'conceded', rule: 'WG-6.4' };
}

/**
 * Ends the match, and logs which alliances and promises were kept. `battle` is the battle that the end of the match
 * interrupts; absent if no battle is interrupted.
 */
export function end(state: WorldDraft, outcome: WorldGame['outcome'], battle?: Battle): void {
  const ending = { kind: 'over', outcome: copy(outcome) } as const;
  state.table.phase = battle === undefined ? ending : { ...ending, battle: copy(battle) };
  state.log?.push({ type: 'match-ended', rule: outcome.rule, outcome });
  judgeAgreements(state);
}

/** Ends the diplomacy: open proposals lapse, forts add points, and the first country is called (WG-1.3, WG-2.1). */
function beginWar(state: WorldDraft): void {
  const { table, setup, log } = state;
  for (const { from, to } of table.proposals) {
    const names = { country: countryName(setup, from), to: countryName(setup, to) };
    log?.push({ type: 'proposal-lapsed', rule: 'WG-2.1', ...names });
  }
  table.proposals = [];
  manForts(state);
  startRound(state);
}

function manForts(state: WorldDraft): void {
  for (const [country, { name, fort }] of state.setup.countries.entries()) {
    if (!fort) continue;
    secretOf(state, country).points += FORT_POINTS;
    gain(state.table.ranges[country]!, FORT_POINTS);
    state.log?.push({ type: 'fort-manned', rule: 'WG-1.3', country: name, points: FORT_POINTS });
  }
}

function startRound(state: WorldDraft): void {
  const { table, log } = state;
  table.round += 1;
  table.attacked = false;
  log?.push({ type: 'round-started', rule: 'WG-3.1', round: table.round });
  callFrom(state, 0);
}

function callFrom(state: WorldDraft, from: CountryIndex): void {
  const { table } = state;
  const country = firstFrom(from, table, (each) => table.status[each] !== 'out');
  if (country === undefined) endRound(state);
  else table.phase = { kind: 'call', country };
}

function endRound(state: WorldDraft): void {
  const { table, setup } = state;
  if (!table.attacked) endOnPoints(state, 'peace');
  else if (setup.maxRounds !== null && table.round >= setup.maxRounds) endOnPoints(state, 'rounds');
  else startRound(state);
}

/**
 * Ends the match: the country with the most points wins. If several countries have the most points, they share the
 * victory (WG-6.2).
 */
function endOnPoints(state: WorldDraft, reason: 'peace' | 'rounds'): void {
  const { table, setup } = state;
  const scores = announceTotals(state);
  const able = setup.countries.map(({ name }) => name).filter((_, country) => table.status[country] === 'in');
  const most = Math.max(...able.map((name) => scores[name]!));
  const players = able.filter((name) => scores[name] === most);
  const winner = players[0]!;
  const by = { reason, rule: declared.endings[reason] };
  end(state, players.length === 1 ? { kind: 'win', winner, ...by, scores } : { kind: 'draw', players, ...by, scores });
}

/**
 * Announces the points of all countries. The outcome shows the points, so each public range must contain one number.
 */
function announceTotals(state: WorldDraft): Readonly<Record<CountryName, number>> {
  const { table, setup, log } = state;
  const scores: Record<CountryName, number> = {};
  for (const [country, { name }] of setup.countries.entries()) {
    const { points } = secretOf(state, country);
    scores[name] = points;
    isExactly(table.ranges[country]!, points);
    if (table.status[country] !== 'out') log?.push({ type: 'total-announced', rule: 'WG-6.2', country: name, points });
  }
  return scores;
}
