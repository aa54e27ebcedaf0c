import { hexBoard } from '../../../mechanics/hex.ts';
import type { Fault } from '../../../core/untrusted.ts';
import { boardOf, fieldOf } from './board.ts';
import { canComplete } from './city-room.ts';
import { presetAirport, sites } from './city-sites.ts';
import { faultBelow, faultIf, firstFault } from './faults.ts';
import type { CityConditions, Field, PresetCity, Scenario } from './scenario-shape.ts';
import { ofSide, type Side, SIDES } from './sides.ts';
import type { Setup } from './types.ts';
import { haveRoom } from './unit-placement.ts';
import { LIMIT } from './units.ts';

/** Most cities of a side that players place, and most fields on which one can stand: a search among more takes too long. */
const PLACED_MOST = 7;
const SITES_MOST = 350;

/** What is wrong with a match that would be played so: with its scenario, units without room, cities that cannot be placed. */
export function faultInSetup({ scenario, cities }: Setup): Fault | undefined {
  const fault =
    faultInScenario(scenario) ??
    firstFault(
      SIDES,
      (side) =>
        faultIf(!haveRoom(scenario, side), `units.${side}`, 'These units have no room on the fields open to them') ??
        (cities === 'players' ? faultInPlacing(scenario, side) : undefined),
    );
  return faultBelow('scenario', fault);
}

/** What is wrong with the cities of a side if the opponent is to place them. */
function faultInPlacing(scenario: Scenario, side: Side): Fault | undefined {
  const path = `cities.${side}`;
  const { count } = ofSide(scenario.cities, side);
  if (count > PLACED_MOST)
    return { path: `${path}.count`, reason: `Expected at most ${PLACED_MOST} where players place the cities` };
  const open = sites(scenario, side).length;
  const tooMany = `Players can place cities on at most ${SITES_MOST} fields, and those of ${side} can stand on ${open}`;
  return (
    faultIf(open > SITES_MOST, 'board', tooMany) ??
    faultIf(!canComplete(scenario, side, []), path, 'No cities were found on this board that meet these conditions')
  );
}

function faultInScenario(scenario: Scenario): Fault | undefined {
  return (
    faultInDivision(scenario) ??
    firstFault(SIDES, (side) => faultBelow(`cities.${side}`, faultInConditions(scenario, side))) ??
    faultInSalient(scenario) ??
    faultInPresets(scenario)
  );
}

function faultInDivision({ board, division }: Scenario): Fault | undefined {
  if (division.kind === 'rows') return undefined;
  const { first, last } = division;
  return (
    faultIf(first < 3, 'division.first', 'Expected at least two columns before A’s part') ??
    faultIf(last < first + 2, 'division.last', 'Expected at least three columns in A’s part') ??
    faultIf(last > board.columns - 2, 'division.last', 'Expected at least two columns behind A’s part')
  );
}

function faultInConditions({ cities, division }: Scenario, side: Side): Fault | undefined {
  const { count, fourBoundaries, back, productive } = ofSide(cities, side);
  const needsBack = fourBoundaries || back !== null || productive.kind === 'nearest';
  return (
    faultIf(division.kind === 'columns' && needsBack, '', 'A board divided by columns has no back boundary') ??
    faultIf(productive.kind === 'back' && back === null, 'productive', 'No condition counts the cities at the back') ??
    faultIf(
      productive.kind === 'nearest' && productive.count > count,
      'productive.count',
      `Expected at most ${count}`,
    ) ??
    (back === null ? undefined : faultInBack(back, count))
  );
}

function faultInBack({ least, most, count }: NonNullable<CityConditions['back']>, cities: number): Fault | undefined {
  return (
    faultIf(least > most, 'back.most', `Expected at least ${least}`) ??
    faultIf(count > cities, 'back.count', `Expected at most ${cities}`)
  );
}

function faultInSalient({ board, salient, units }: Scenario): Fault | undefined {
  if (salient === null) return undefined;
  const { byName } = hexBoard(board.columns, board.rows);
  const { city, airport, fields, garrison, owner } = salient;
  const lost = fields.findIndex((name, index) => !byName.has(name) || fields.indexOf(name) < index);
  const fault =
    faultIf(!byName.has(city), 'city', `The board has no field "${city}"`) ??
    faultIf(!byName.has(airport), 'airport', `The board has no field "${airport}"`) ??
    faultIf(lost >= 0, `fields.${lost}`, 'Expected different fields of the board') ??
    faultIf(city === airport, 'airport', 'Expected another field than the city') ??
    faultIf(
      garrison > Math.min(ofSide(units, owner), LIMIT * fields.length),
      'garrison',
      'So many units are not there, or have no room',
    );
  return faultBelow('salient', fault);
}

/** Cities of a preset need only be different fields of the board, as their airports are (AW-2.4). */
function faultInPresets(scenario: Scenario): Fault | undefined {
  const { salient } = boardOf(scenario);
  const taken = new Set(salient === undefined ? [] : [salient.city, salient.airport]);
  return firstFault(SIDES, (side) =>
    firstFault(ofSide(scenario.preset, side), (city, index) =>
      faultBelow(`preset.${side}.${index}`, faultInPreset(scenario, side, city, taken)),
    ),
  );
}

function faultInPreset(scenario: Scenario, side: Side, preset: PresetCity, taken: Set<Field>): Fault | undefined {
  const [city, airport] = [fieldOf(scenario, preset.field), presetAirport(scenario, side, preset)];
  if (city === undefined) return { path: 'field', reason: `The board has no field "${preset.field}"` };
  if (airport === undefined) return { path: 'airport', reason: 'The airport is no field of the board' };
  const isTaken = taken.has(city) || taken.has(airport) || city === airport;
  taken.add(city).add(airport);
  return faultIf(isTaken, '', 'Cities and airports must be different fields');
}
