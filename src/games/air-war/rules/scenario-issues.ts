import { hexBoard } from './hexes.ts';
import type { Issue } from '../../../core/schema.ts';
import { boardOf, fieldOf } from './board.ts';
import { canComplete } from './city-room.ts';
import { givenAirport, sites } from './city-sites.ts';
import { issueBelow, issueIf, firstIssue } from './issues.ts';
import type { CityConditions, Field, GivenCity, Scenario } from './scenario-shape.ts';
import { ofSide, type Side, SIDES } from './sides.ts';
import type { Setup } from './types.ts';
import { haveRoom } from './unit-placement.ts';
import { LIMIT } from './units.ts';

/**
 * The maximum number of cities that players place for a side, and the maximum number of sites for these cities. With
 * more cities or sites, searches would take too long.
 */
const PLACED_MOST = 7;
const SITES_MOST = 350;

/**
 * Returns the first issue in a setup: an issue in its scenario, units without room, or cities that cannot be placed.
 */
export function issueInSetup({ scenario, cities }: Setup): Issue | undefined {
  const issue =
    issueInScenario(scenario) ??
    firstIssue(
      SIDES,
      (side) =>
        issueIf(
          !haveRoom(scenario, side),
          `units.${side}`,
          'There is not enough room for these units on the fields where they may be placed',
        ) ?? (cities === 'players' ? issueInPlacing(scenario, side) : undefined),
    );
  return issueBelow('scenario', issue);
}

/** Returns the issue that prevents the opponent from placing the cities of a side, if there is one. */
function issueInPlacing(scenario: Scenario, side: Side): Issue | undefined {
  const path = `cities.${side}`;
  const { count } = ofSide(scenario.cities, side);
  if (count > PLACED_MOST)
    return { path: `${path}.count`, reason: `Expected at most ${PLACED_MOST} cities if players place them` };
  const open = sites(scenario, side).length;
  const tooMany = `Expected at most ${SITES_MOST} fields where the cities of ${side} can stand, but there are ${open}`;
  return (
    issueIf(open > SITES_MOST, 'board', tooMany) ??
    issueIf(
      !canComplete(scenario, side, []),
      path,
      'The program found no cities on this board that meet these conditions',
    )
  );
}

function issueInScenario(scenario: Scenario): Issue | undefined {
  return (
    issueInDivision(scenario) ??
    firstIssue(SIDES, (side) => issueBelow(`cities.${side}`, issueInConditions(scenario, side))) ??
    issueInSalient(scenario) ??
    issueInGivenCities(scenario)
  );
}

function issueInDivision({ board, division }: Scenario): Issue | undefined {
  if (division.kind === 'rows') return undefined;
  const { first, last } = division;
  return (
    issueIf(first < 3, 'division.first', 'There are fewer than two columns before A’s part') ??
    issueIf(last < first + 2, 'division.last', 'A’s part has fewer than three columns') ??
    issueIf(last > board.columns - 2, 'division.last', 'There are fewer than two columns behind A’s part')
  );
}

function issueInConditions({ cities, division }: Scenario, side: Side): Issue | undefined {
  const { count, fourBoundaries, back, productive } = ofSide(cities, side);
  const needsBack = fourBoundaries || back !== null || productive.kind === 'nearest';
  return (
    issueIf(division.kind === 'columns' && needsBack, '', 'A board divided by columns has no back boundary') ??
    issueIf(
      productive.kind === 'back' && back === null,
      'productive',
      'The condition `back` is missing, so no cities are at the back',
    ) ??
    issueIf(
      productive.kind === 'nearest' && productive.count > count,
      'productive.count',
      `Expected at most ${count} productive cities`,
    ) ??
    (back === null ? undefined : issueInBack(back, count))
  );
}

function issueInBack({ least, most, count }: NonNullable<CityConditions['back']>, cities: number): Issue | undefined {
  return (
    issueIf(least > most, 'back.most', `Expected at least ${least}, the value of \`least\``) ??
    issueIf(count > cities, 'back.count', `Expected at most ${cities} cities`)
  );
}

function issueInSalient({ board, salient, units }: Scenario): Issue | undefined {
  if (salient === null) return undefined;
  const { byName } = hexBoard(board.columns, board.rows);
  const { city, airport, fields, garrison, owner } = salient;
  const lost = fields.findIndex((name, index) => !byName.has(name) || fields.indexOf(name) < index);
  const issue =
    issueIf(!byName.has(city), 'city', `The board has no field "${city}"`) ??
    issueIf(!byName.has(airport), 'airport', `The board has no field "${airport}"`) ??
    issueIf(lost >= 0, `fields.${lost}`, 'This field is not on the board, or the list contains it twice') ??
    issueIf(city === airport, 'airport', 'The airport is on the field of the city') ??
    issueIf(
      garrison > Math.min(ofSide(units, owner), LIMIT * fields.length),
      'garrison',
      'The garrison has more units than its side has, or more units than the fields can hold',
    );
  return issueBelow('salient', issue);
}

/** Checks the cities that a scenario places: no two cities or airports can be on the same field (AW-2.4). */
function issueInGivenCities(scenario: Scenario): Issue | undefined {
  const { salient } = boardOf(scenario);
  const taken = new Set(salient === undefined ? [] : [salient.city, salient.airport]);
  return firstIssue(SIDES, (side) =>
    firstIssue(ofSide(scenario.givenCities, side), (city, index) =>
      issueBelow(`givenCities.${side}.${index}`, issueInGivenCity(scenario, side, city, taken)),
    ),
  );
}

function issueInGivenCity(scenario: Scenario, side: Side, given: GivenCity, taken: Set<Field>): Issue | undefined {
  const [city, airport] = [fieldOf(scenario, given.field), givenAirport(scenario, side, given)];
  if (city === undefined) return { path: 'field', reason: `The board has no field "${given.field}"` };
  if (airport === undefined) return { path: 'airport', reason: 'The airport is not a field of the board' };
  const isTaken = taken.has(city) || taken.has(airport) || city === airport;
  taken.add(city).add(airport);
  return issueIf(isTaken, '', 'Cities and airports must be different fields');
}
