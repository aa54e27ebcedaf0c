/**
 * The course of a match, from the placing of the cities to the end of a cycle: each function enters a step, and passes
 * over the steps in which there is nothing to decide.
 *
 * @packageDocumentation
 */
import type { Outcome } from '../../core/outcome.ts';
import type { Draft } from '../../core/plain-data.ts';
import { boardOf, nameOf } from './board.ts';
import { isDisputed, type Public } from './control.ts';
import { cityRecord } from './city-sites.ts';
import { hasChoice, volleys } from './fire.ts';
import { standingAfter } from './outlook.ts';
import { countCompleteCycles, produce } from './production.ts';
import type { RuleId } from './rulebook.ts';
import {
  type AirWarDraft,
  type City,
  type Field,
  type FieldId,
  type Log,
  ofSide,
  opponentOf,
  type Side,
  SIDES,
} from './types.ts';
import { presetUnits } from './unit-placement.ts';
import { removeUnits, unitsFrom, unitsOn } from './units.ts';

/** Seals what a player has written; with the last one all is revealed (AW-4.6). */
export function seal(state: AirWarDraft, player: Side, log: Log): void {
  const { table } = state;
  const own = ofSide(state.secrets, player);
  own.cities.sort(byField);
  own.piles.sort(byField);
  log?.push({ type: 'orders-sealed', rule: 'AW-4.6', player, step: table.step.kind });
  table.waiting = table.waiting.filter((side) => side !== player);
  if (table.waiting.length > 0) return;
  switch (table.step.kind) {
    case 'cities':
      return revealCities(state, log);
    case 'placement':
      return revealUnits(state, log);
    case 'moves':
      return revealMoves(state, log);
    case 'fire':
      return removeDead(state, log);
    case 'naming':
    case 'over':
      throw new RangeError('There is nothing to seal.');
  }
}

/** Goes on when the cities stand (AW-2.1). */
export function enterPlacement(state: AirWarDraft, log: Log): void {
  const { setup, table } = state;
  if (setup.placement === 'players') return waitFor(state, 'placement', ['A', 'B']);
  for (const side of SIDES) {
    table.units[side] = presetUnits(setup.scenario, side, table.cities);
    log?.push({ type: 'units-placed', rule: 'AW-2.4', player: side, piles: pilesOf(setup, table.units[side]) });
  }
  enterNaming(state, log);
}

/** Units by the name of their field. */
function pilesOf({ scenario }: AirWarDraft['setup'], units: readonly Field[]): Record<FieldId, number> {
  const board = boardOf(scenario);
  const piles: Record<FieldId, number> = {};
  for (const field of units) piles[nameOf(board, field)] = (piles[nameOf(board, field)] ?? 0) + 1;
  return piles;
}

/** Goes on when the units stand (AW-2.1). */
function enterNaming(state: AirWarDraft, log: Log): void {
  const namer = state.setup.cities === 'players' ? SIDES.filter((side) => names(state, side)) : [];
  if (namer.length > 0) waitFor(state, 'naming', namer);
  else startMatch(state, log);
}

/** Whether a side has to name a city of its own that does not produce (AW-7.2), and has not yet. */
export function names({ setup, table }: Public, side: Side): boolean {
  return (
    ofSide(setup.scenario.cities, side).productive.kind === 'all-but-named' &&
    table.cities.every(({ owner, productive }) => owner !== side || productive)
  );
}

/** A player's city is named (AW-7.2); when all are the first cycle begins. */
export function nameCity(state: AirWarDraft, player: Side, city: Draft<City>, log: Log): void {
  city.productive = false;
  log?.push({ type: 'city-named', rule: 'AW-7.2', player, city: nameOf(boardOf(state.setup.scenario), city.field) });
  state.table.waiting = state.table.waiting.filter((side) => side !== player);
  if (state.table.waiting.length === 0) startMatch(state, log);
}

/** Ends the match. */
export function endMatch(state: AirWarDraft, outcome: Draft<Outcome<Side, RuleId>>, log: Log): void {
  for (const side of SIDES) state.secrets[side] = emptySecret();
  state.table.waiting = [];
  state.table.step = { kind: 'over', outcome };
  log?.push({ type: 'match-ended', rule: outcome.rule, outcome });
}

/** Nothing written. */
export function emptySecret(): AirWarDraft['secrets']['A'] {
  return { cities: [], piles: [], flights: [], moves: [], aims: [] };
}

function waitFor(state: AirWarDraft, kind: 'placement' | 'naming' | 'moves' | 'fire', waiting: Side[]): void {
  state.table.step = { kind };
  state.table.waiting = waiting;
}

function revealCities(state: AirWarDraft, log: Log): void {
  const { setup, table, secrets } = state;
  const board = boardOf(setup.scenario);
  for (const side of SIDES) {
    const written = ofSide(secrets, side).cities;
    for (const city of written) table.cities.push(cityRecord(setup.scenario, opponentOf(side), city));
    const cities = written.map(({ field }) => nameOf(board, field));
    log?.push({ type: 'cities-revealed', rule: 'AW-2.2', player: side, cities });
    secrets[side] = emptySecret();
  }
  table.cities.sort(byField);
  enterPlacement(state, log);
}

function revealUnits(state: AirWarDraft, log: Log): void {
  const { setup, table, secrets } = state;
  for (const side of SIDES) {
    for (const { field, count } of ofSide(secrets, side).piles) {
      for (let unit = 0; unit < count; unit++) table.units[side].push(field);
    }
    log?.push({ type: 'units-placed', rule: 'AW-2.3', player: side, piles: pilesOf(setup, table.units[side]) });
    secrets[side] = emptySecret();
  }
  enterNaming(state, log);
}

function startMatch(state: AirWarDraft, log: Log): void {
  if (state.setup.scenario.earlyProduction) produce(state, 'AW-6.4', log);
  startCycle(state, 1, log);
}

function startCycle(state: AirWarDraft, cycle: number, log: Log): void {
  const { table } = state;
  table.cycle = cycle;
  waitFor(state, 'moves', ['A', 'B']);
  if (log === undefined) return;
  const controlled = (side: Side): number => table.cities.filter(({ controller }) => controller === side).length;
  log.push({
    type: 'cycle-started',
    rule: 'AW-2.1',
    cycle,
    units: { A: table.units.A.length, B: table.units.B.length },
    cities: { A: controlled('A'), B: controlled('B') },
  });
}

function revealMoves(state: AirWarDraft, log: Log): void {
  const { setup, table, secrets } = state;
  for (const side of SIDES) {
    const own = ofSide(secrets, side);
    if (log !== undefined) tellOrders(state, side, log);
    if (own.flights.length === 0 && own.moves.length === 0) continue;
    table.units[side] = unitsFrom(standingAfter({ player: side, setup, table, own }).counts);
  }
  for (const side of SIDES) secrets[side] = emptySecret();
  updateControl(state, log);
  const gunners = SIDES.filter((side) => hasChoice(state, side));
  if (gunners.length > 0) waitFor(state, 'fire', gunners);
  else removeDead(state, log);
}

function tellOrders({ setup, table, secrets }: AirWarDraft, player: Side, log: NonNullable<Log>): void {
  const board = boardOf(setup.scenario);
  const { flights, moves } = ofSide(secrets, player);
  for (const { from, to, count, relay } of flights) {
    const city = table.cities.find(({ airport }) => relay && airport === to);
    const flight = { player, from: nameOf(board, from), to: nameOf(board, to), count };
    const onCity = city === undefined ? {} : { onCity: nameOf(board, city.field) };
    log.push({ type: 'units-flown', rule: relay ? 'AW-7.1' : 'AW-4.4', ...flight, ...onCity });
  }
  for (const { from, to, count } of moves)
    log.push({ type: 'units-moved', rule: 'AW-4.1', player, from: nameOf(board, from), to: nameOf(board, to), count });
}

/** Gives cities to those who hold them alone, all together (AW-4.3). */
function updateControl({ setup, table }: AirWarDraft, log: Log): void {
  for (const city of table.cities) {
    const taker = opponentOf(city.controller);
    if (unitsOn(ofSide(table.units, taker), city.field) === 0 || isDisputed(table, city.field)) continue;
    city.controller = taker;
    city.taken = table.cycle;
    city.held = 0;
    const name = nameOf(boardOf(setup.scenario), city.field);
    log?.push({ type: 'city-taken', rule: 'AW-4.3', player: taker, city: name, owner: city.owner });
  }
}

/** Stages 4 and 5 (AW-5.3, AW-6.1). */
function removeDead(state: AirWarDraft, log: Log): void {
  const { setup, table, secrets } = state;
  const board = boardOf(setup.scenario);
  const fired = volleys(state, { A: secrets.A.aims, B: secrets.B.aims });
  for (const { field, side, shots, dead } of fired) {
    const player = opponentOf(side);
    log?.push({ type: 'shots-fired', rule: 'AW-5.3', player: side, field: nameOf(board, field), shots });
    if (dead === 0) continue;
    removeUnits(ofSide(table.units, player), field, dead);
    log?.push({ type: 'units-killed', rule: 'AW-5.3', player, field: nameOf(board, field), count: dead });
  }
  for (const side of SIDES) secrets[side] = emptySecret();
  updateControl(state, log);
  const outcome = decisionByUnits(state);
  if (outcome !== undefined) return endMatch(state, outcome, log);
  produce(state, 'AW-6.1', log);
  countCompleteCycles(state);
  if (setup.maxCycles === null || table.cycle < setup.maxCycles) return startCycle(state, table.cycle + 1, log);
  endMatch(state, { kind: 'draw', players: ['A', 'B'], reason: 'cycle-limit', rule: 'AW-8.3' }, log);
}

function decisionByUnits({ table: { units } }: AirWarDraft): Draft<Outcome<Side, RuleId>> | undefined {
  const [a, b] = [units.A.length > 0, units.B.length > 0];
  if (a && b) return undefined;
  const end = { reason: 'no-units', rule: 'AW-8.1' } as const;
  if (a === b) return { kind: 'draw', players: ['A', 'B'], ...end };
  return { kind: 'win', winner: a ? 'A' : 'B', ...end };
}

function byField(one: { field: number }, other: { field: number }): number {
  return one.field - other.field;
}
