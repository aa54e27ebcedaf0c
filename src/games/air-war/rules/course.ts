import { endMatch } from '../../../core/ending.ts';
import type { Draft } from '../../../core/plain-data.ts';
import { byField, nameOf } from './board.ts';
import { cityRecord } from './city-sites.ts';
import { cityOfAirport, isDisputed, mustNameCity, unitsOfOn } from './control.ts';
import { deadOf, hasChoice, volleys } from './fire.ts';
import { unitsAfter } from './outlook.ts';
import { countCompleteCycles, produce } from './production.ts';
import type { Field, FieldId } from './scenario-shape.ts';
import { type BySide, ofSide, opponentOf, type Side, SIDES } from './sides.ts';
import type { AirWar, AirWarDraft, Secret, Setup } from './types.ts';
import { scenarioUnits } from './unit-placement.ts';
import { addUnit, forEachPile, type Piles, removeUnits, total } from './units.ts';

/** Ends the match. */
export function end(state: AirWarDraft, outcome: AirWar['outcome']): void {
  clear(state);
  state.table.waiting = [];
  endMatch(state, outcome);
  state.log?.push({ type: 'match-ended', rule: outcome.rule, outcome });
}

/** Returns the secret of a player who has written nothing. */
export function emptySecret(): Draft<Secret> {
  return { cities: [], piles: [], flights: [], moves: [], aims: [] };
}

/** Removes all secret entries of both players. */
function clear({ secrets }: AirWarDraft): void {
  for (const side of SIDES) Object.assign(ofSide(secrets, side), emptySecret());
}

/** Reveals the placed cities (AW-2.2). */
export function revealCities(state: AirWarDraft): void {
  const { setup, table, secrets, log } = state;
  for (const side of SIDES) {
    const written = ofSide(secrets, side).cities;
    for (const city of written) table.cities.push(cityRecord(setup.scenario, opponentOf(side), city));
    const cities = written.map(({ field }) => nameOf(setup.scenario, field));
    log?.push({ type: 'cities-revealed', rule: 'AW-2.2', player: side, cities });
  }
  clear(state);
  table.cities.sort(byField);
  enterPlacement(state);
}

/** Starts the phase in which the players place units, or places the units as the scenario says (AW-2.1, AW-2.4). */
export function enterPlacement(state: AirWarDraft): void {
  const { setup, table, log } = state;
  if (setup.placement === 'players') {
    table.phase = { kind: 'placement' };
    table.waiting = ['A', 'B'];
    return;
  }
  for (const side of SIDES) {
    table.units[side] = scenarioUnits(setup.scenario, side, table.cities);
    log?.push({ type: 'units-placed', rule: 'AW-2.4', player: side, piles: pilesOf(setup, table.units[side]) });
  }
  enterNaming(state);
}

/** Reveals the placed units (AW-2.3). */
export function revealUnits(state: AirWarDraft): void {
  const { setup, table, secrets, log } = state;
  for (const side of SIDES) {
    const units = ofSide(table.units, side);
    for (const { field, count } of ofSide(secrets, side).piles) addUnit(units, field, count);
    log?.push({ type: 'units-placed', rule: 'AW-2.3', player: side, piles: pilesOf(setup, units) });
  }
  clear(state);
  enterNaming(state);
}

/** Returns the number of units on each field. The keys are the names of the fields. */
function pilesOf({ scenario }: Setup, units: readonly Field[]): Piles {
  const piles: [FieldId, number][] = [];
  forEachPile(units, (field, count) => piles.push([nameOf(scenario, field), count]));
  return Object.fromEntries(piles);
}

/** Waits for the players who must name a city, or starts the first cycle (AW-2.1, AW-7.2). */
function enterNaming(state: AirWarDraft): void {
  const { setup, table } = state;
  table.phase = { kind: 'naming' };
  table.waiting = setup.cities === 'players' ? SIDES.filter((side) => mustNameCity(state, side)) : [];
}

/** Starts the first cycle (AW-2.1). */
export function startMatch(state: AirWarDraft): void {
  if (state.setup.scenario.earlyProduction) produce(state, 'AW-6.4');
  startCycle(state, 1);
}

function startCycle({ table, log }: AirWarDraft, cycle: number): void {
  table.cycle = cycle;
  table.phase = { kind: 'moves' };
  table.waiting = ['A', 'B'];
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

/** Carries out all moves and flights (AW-4.6), then waits for the players who have a choice of targets (AW-5.5). */
export function revealMoves(state: AirWarDraft): void {
  const { setup, table, secrets } = state;
  const after = (player: Side): Field[] => {
    tellOrders(state, player);
    return unitsAfter({ player, setup, table, own: ofSide(secrets, player) });
  };
  table.units = { A: after('A'), B: after('B') };
  clear(state);
  updateControl(state);
  table.phase = { kind: 'fire' };
  table.waiting = SIDES.filter((side) => hasChoice(state, side));
}

function tellOrders({ setup, table, secrets, log }: AirWarDraft, player: Side): void {
  if (log === undefined) return;
  const { flights, moves } = ofSide(secrets, player);
  for (const { from, to, count, relay } of flights) {
    const flight = { player, from: nameOf(setup.scenario, from), to: nameOf(setup.scenario, to), count };
    const city = relay ? cityOfAirport(table.cities, to) : undefined;
    const onCity = city === undefined ? {} : { onCity: nameOf(setup.scenario, city.field) };
    log.push({ type: 'units-flown', rule: relay ? 'AW-7.1' : 'AW-4.4', ...flight, ...onCity });
  }
  for (const { from, to, count } of moves) {
    const move = { player, from: nameOf(setup.scenario, from), to: nameOf(setup.scenario, to), count };
    log.push({ type: 'units-moved', rule: 'AW-4.1', ...move });
  }
}

/**
 * If only one side has units on a city, this side gets control of the city. The control of all cities changes at the
 * same time (AW-4.3).
 */
function updateControl({ setup, table, log }: AirWarDraft): void {
  for (const city of table.cities) {
    const taker = opponentOf(city.controller);
    if (unitsOfOn(table, taker, city.field) === 0 || isDisputed(table, city.field)) continue;
    city.controller = taker;
    city.taken = table.cycle;
    city.held = 0;
    const name = nameOf(setup.scenario, city.field);
    log?.push({ type: 'city-taken', rule: 'AW-4.3', player: taker, city: name, owner: city.owner });
  }
}

/**
 * Carries out stages 4 and 5: removes the units that die, then produces units (AW-5.3, AW-6.1). After that, starts the
 * next cycle or ends the match (AW-8.1, AW-8.3).
 */
export function removeDead(state: AirWarDraft): void {
  const { setup, table, secrets } = state;
  fire(state, { A: secrets.A.aims, B: secrets.B.aims });
  clear(state);
  updateControl(state);
  const outcome = decisionByUnits(state);
  if (outcome !== undefined) return end(state, outcome);
  produce(state, 'AW-6.1');
  countCompleteCycles(state);
  if (setup.maxCycles === null || table.cycle < setup.maxCycles) return startCycle(state, table.cycle + 1);
  end(state, { kind: 'draw', players: ['A', 'B'], reason: 'cycle-limit', rule: 'AW-8.3' });
}

function fire(state: AirWarDraft, aims: BySide<Secret['aims']>): void {
  const { setup, table, log } = state;
  for (const { field, side, shots } of volleys(state, aims)) {
    const player = opponentOf(side);
    const count = total(shots);
    if (log !== undefined) {
      const sources = shots.toSorted((one, other) => one.from - other.from);
      const from = Object.fromEntries(sources.map((shot) => [nameOf(setup.scenario, shot.from), shot.count]));
      const target = nameOf(setup.scenario, field);
      log.push({ type: 'shots-fired', rule: 'AW-5.3', player: side, field: target, shots: count, from });
    }
    const dead = deadOf(unitsOfOn(table, player, field), count);
    if (dead === 0) continue;
    removeUnits(ofSide(table.units, player), field, dead);
    log?.push({ type: 'units-killed', rule: 'AW-5.3', player, field: nameOf(setup.scenario, field), count: dead });
  }
}

function decisionByUnits({ table: { units } }: AirWarDraft): AirWar['outcome'] | undefined {
  const [winner, ...others] = SIDES.filter((side) => ofSide(units, side).length > 0);
  if (others.length > 0) return undefined;
  const reason = { reason: 'no-units', rule: 'AW-8.1' } as const;
  return winner === undefined ? { kind: 'draw', players: ['A', 'B'], ...reason } : { kind: 'win', winner, ...reason };
}
