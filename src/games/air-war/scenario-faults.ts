/**
 * What can be wrong with a scenario whose shape is right.
 *
 * @packageDocumentation
 */
import { hexBoard } from '../../mechanics/hex.ts';
import type { Fault } from '../../core/untrusted.ts';
import { boardOf, fieldOf } from './board.ts';
import { canComplete } from './city-room.ts';
import { presetAirport, sites } from './city-sites.ts';
import type { CityConditions, PresetCity, Scenario } from './scenario-shape.ts';
import { ofSide, type Side, SIDES } from './sides.ts';
import type { Setup } from './types.ts';
import { haveRoom } from './unit-placement.ts';
import { LIMIT } from './units.ts';

/** Most cities of a side that players place, and most fields on which one can stand: a search among more takes too long. */
const PLACED_MOST = 7;
const SITES_MOST = 350;

/** What is wrong with a match that would be played so: with its scenario, units without room, cities that cannot be placed. */
export function faultInSetup({ scenario, cities }: Setup): Fault | undefined {
  const fault = faultInScenario(scenario);
  if (fault !== undefined) return { path: `scenario.${fault.path}`, reason: fault.reason };
  for (const side of SIDES) {
    if (!haveRoom(scenario, side))
      return { path: `scenario.units.${side}`, reason: 'These units have no room on the fields open to them' };
    const unplaced = cities === 'players' ? faultInPlacing(scenario, side) : undefined;
    if (unplaced !== undefined) return unplaced;
  }
  return undefined;
}

/** What is wrong with the cities of a side if the opponent is to place them. */
function faultInPlacing(scenario: Scenario, side: Side): Fault | undefined {
  const path = `scenario.cities.${side}`;
  if (ofSide(scenario.cities, side).count > PLACED_MOST)
    return { path: `${path}.count`, reason: `Expected at most ${String(PLACED_MOST)} where players place the cities` };
  const open = sites(scenario, side).length;
  if (open > SITES_MOST)
    return {
      path: 'scenario.board',
      reason: `Players can place cities on at most ${String(SITES_MOST)} fields, and those of ${side} can stand on ${String(open)}`,
    };
  return canComplete(scenario, side, [])
    ? undefined
    : { path, reason: 'No cities were found on this board that meet these conditions' };
}

function faultInScenario(scenario: Scenario): Fault | undefined {
  const division = faultInDivision(scenario);
  if (division !== undefined) return division;
  for (const side of SIDES) {
    const fault = faultInConditions(scenario, side);
    if (fault !== undefined) return fault;
  }
  return faultInSalient(scenario) ?? faultInPresets(scenario);
}

function faultInDivision({ board, division }: Scenario): Fault | undefined {
  if (division.kind === 'rows') return undefined;
  const { first, last } = division;
  if (first < 3) return { path: 'division.first', reason: 'Expected at least two columns before A’s part' };
  if (last < first + 2) return { path: 'division.last', reason: 'Expected at least three columns in A’s part' };
  return last > board.columns - 2
    ? { path: 'division.last', reason: 'Expected at least two columns behind A’s part' }
    : undefined;
}

function faultInConditions({ cities, division }: Scenario, side: Side): Fault | undefined {
  const { count, fourBoundaries, back, productive } = ofSide(cities, side);
  const path = `cities.${side}`;
  if (division.kind === 'columns' && (fourBoundaries || back !== null || productive.kind === 'nearest'))
    return { path, reason: 'A board divided by columns has no back boundary' };
  if (productive.kind === 'back' && back === null)
    return { path: `${path}.productive`, reason: 'No condition counts the cities at the back' };
  if (productive.kind === 'nearest' && productive.count > count)
    return { path: `${path}.productive.count`, reason: `Expected at most ${String(count)}` };
  return back === null ? undefined : faultInBack(back, count, `${path}.back`);
}

function faultInBack(
  { least, most, count }: NonNullable<CityConditions['back']>,
  cities: number,
  path: string,
): Fault | undefined {
  if (least > most) return { path: `${path}.most`, reason: `Expected at least ${String(least)}` };
  return count > cities ? { path: `${path}.count`, reason: `Expected at most ${String(cities)}` } : undefined;
}

function faultInSalient({ board, salient, units }: Scenario): Fault | undefined {
  if (salient === null) return undefined;
  const { byName } = hexBoard(board.columns, board.rows);
  const { city, airport, fields, garrison, owner } = salient;
  const stray = Object.entries({ city, airport }).find(([, name]) => !byName.has(name));
  if (stray !== undefined) return { path: `salient.${stray[0]}`, reason: `The board has no field "${stray[1]}"` };
  const lost = fields.findIndex((name, index) => !byName.has(name) || fields.indexOf(name) < index);
  if (lost >= 0) return { path: `salient.fields.${String(lost)}`, reason: 'Expected different fields of the board' };
  if (city === airport) return { path: 'salient.airport', reason: 'Expected another field than the city' };
  return garrison > Math.min(ofSide(units, owner), LIMIT * fields.length)
    ? { path: 'salient.garrison', reason: 'So many units are not there, or have no room' }
    : undefined;
}

/** Cities of a preset need only be different fields of the board, as their airports are (AW-2.4). */
function faultInPresets(scenario: Scenario): Fault | undefined {
  const { salient } = boardOf(scenario);
  const taken = new Set(salient === undefined ? [] : [salient.city, salient.airport]);
  for (const side of SIDES) {
    for (const [index, city] of ofSide(scenario.preset, side).entries()) {
      const path = `preset.${side}.${String(index)}`;
      const fault = faultInPreset(scenario, side, { city, path });
      if (fault !== undefined) return fault;
      for (const field of [fieldOf(scenario, city.field)!, presetAirport(scenario, side, city)!]) {
        if (taken.has(field)) return { path, reason: 'Cities and airports must be different fields' };
        taken.add(field);
      }
    }
  }
  return undefined;
}

function faultInPreset(
  scenario: Scenario,
  side: Side,
  { city, path }: { city: PresetCity; path: string },
): Fault | undefined {
  if (fieldOf(scenario, city.field) === undefined)
    return { path: `${path}.field`, reason: `The board has no field "${city.field}"` };
  return presetAirport(scenario, side, city) === undefined
    ? { path: `${path}.airport`, reason: 'The airport is no field of the board' }
    : undefined;
}
