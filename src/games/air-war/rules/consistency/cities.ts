import type { Position } from '../../../../core/game.ts';
import { isEqual } from '../../../../core/plain-data.ts';
import type { Issue } from '../../../../core/schema.ts';
import { isMarked } from '../city-conditions.ts';
import { areCitiesLegal } from '../city-placement.ts';
import { cityRecord, firstCities } from '../city-sites.ts';
import type { City } from '../city.ts';
import { issueBelow, issueIf, firstIssue } from '../issues.ts';
import { mustNameCity } from '../control.ts';
import type { Scenario } from '../scenario-shape.ts';
import { ofSide, type Side, SIDES } from '../sides.ts';
import type { AirWar } from '../types.ts';

/** Returns the first issue in the data of the cities, if there is one. */
export function issueInCities(position: Position<AirWar>): Issue | undefined {
  const { setup, table } = position;
  const { cities } = table;
  const unsorted = cities.findIndex(({ field }, index) => field <= (cities[index - 1]?.field ?? -1));
  const isNamed = setup.cities === 'players' && table.cycle > 0;
  const issue =
    issueIf(unsorted >= 0, `${unsorted}.field`, 'The fields are not sorted') ??
    issueInPlaces(position) ??
    firstIssue(cities, (city, index) => issueBelow(String(index), issueInControl(position, city))) ??
    firstIssue(SIDES, (side) =>
      issueIf(isNamed && mustNameCity(position, side), '', `${side} has not named the city that produces nothing`),
    );
  return issueBelow('cities', issue);
}

function issueInPlaces({ setup, table }: Position<AirWar>): Issue | undefined {
  const { scenario, cities } = setup;
  const given = firstCities(scenario, cities === 'scenario');
  const isGiven = (one: City): boolean => given.some((other) => one.field === other.field);
  const places = isEqual(table.cities.filter(isGiven).map(place), given.map(place));
  // Players place cities in the first phase. If a player concedes in this phase, the match may have no placed cities.
  const arePlaced = cities === 'players' && table.phase.kind !== 'cities' && !isConcededAtOnce({ setup, table });
  if (!arePlaced)
    return issueIf(!places || table.cities.length > given.length, '', 'These are not the cities of the scenario');
  return (
    issueIf(!places, '', 'The city in no-man’s-land is not the city of the scenario') ??
    firstIssue(SIDES, (side) => {
      const own = table.cities.filter((city) => city.owner === side && !isGiven(city));
      return issueInPlaced(scenario, side, own);
    })
  );
}

/** Whether a player conceded before the cities were revealed. */
function isConcededAtOnce({ setup, table: { phase, cycle, cities, units } }: Position<AirWar>): boolean {
  const isBare = cities.length === firstCities(setup.scenario, false).length;
  return phase.kind === 'over' && cycle === 0 && isBare && units.A.length === 0 && units.B.length === 0;
}

/** Returns those properties of a {@link City} that stay the same during the whole match. */
function place({ field, airport, owner, productive }: City): object {
  return { field, airport, owner, productive };
}

function issueInPlaced(scenario: Scenario, side: Side, cities: readonly City[]): Issue | undefined {
  const rule = ofSide(scenario.cities, side);
  const placed = cities.map(({ field, productive }) => ({ field, productive: isMarked(rule) && productive }));
  const mayBeNamed = rule.productive.kind === 'all-but-named';
  const isAsPlaced = (city: City, index: number): boolean => {
    const { airport, productive } = cityRecord(scenario, side, placed[index]!);
    return city.airport === airport && (city.productive === productive || mayBeNamed);
  };
  return (
    issueIf(
      cities.length !== rule.count || !areCitiesLegal(scenario, side, placed),
      '',
      `The cities of ${side} are on fields that the rules do not allow`,
    ) ??
    issueIf(
      !cities.every(isAsPlaced),
      '',
      `The airports or the productive cities of ${side} are not the ones that the rules determine`,
    )
  );
}

function issueInControl(
  { setup, table }: Position<AirWar>,
  { owner, controller, taken, held }: City,
): Issue | undefined {
  const { symmetric, captureDelay } = setup.scenario;
  const { cycle, phase } = table;
  const complete = phase.kind === 'over' ? cycle : cycle - 1;
  const most = Math.max(0, symmetric || taken === 0 ? 0 : Math.min(captureDelay, complete - taken));
  return (
    issueIf(
      taken > (phase.kind === 'moves' ? complete : cycle),
      'taken',
      'A city cannot have been taken in a cycle that is not over',
    ) ??
    issueIf(
      taken === 0 && controller !== owner,
      'controller',
      'The city has never been taken, so its owner must control it',
    ) ??
    issueIf(held > most, 'held', `Expected at most ${most} complete cycles`)
  );
}
