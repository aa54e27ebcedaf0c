import type { Position } from '../../../../core/game.ts';
import { isEqual } from '../../../../core/plain-data.ts';
import type { Fault } from '../../../../core/untrusted.ts';
import { isMarked } from '../city-conditions.ts';
import { areCitiesLegal } from '../city-placement.ts';
import { cityRecord, firstCities } from '../city-sites.ts';
import type { City } from '../city.ts';
import { faultBelow, faultIf, firstFault } from '../faults.ts';
import { names } from '../control.ts';
import type { Scenario } from '../scenario-shape.ts';
import { ofSide, type Side, SIDES } from '../sides.ts';
import type { AirWar } from '../types.ts';

/** The first fault in the cities, if there is any. */
export function faultInCities(position: Position<AirWar>): Fault | undefined {
  const { setup, table } = position;
  const { cities } = table;
  const unsorted = cities.findIndex(({ field }, index) => field <= (cities[index - 1]?.field ?? -1));
  const isNamed = setup.cities === 'players' && table.cycle > 0;
  const fault =
    faultIf(unsorted >= 0, `${unsorted}.field`, 'Expected the fields in order') ??
    faultInPlaces(position) ??
    firstFault(cities, (city, index) => faultBelow(String(index), faultInControl(position, city))) ??
    firstFault(SIDES, (side) => faultIf(isNamed && names(position, side), '', `${side} has named no city`));
  return faultBelow('cities', fault);
}

function faultInPlaces({ setup, table }: Position<AirWar>): Fault | undefined {
  const { scenario, cities } = setup;
  const given = firstCities(scenario, cities === 'preset');
  const isGiven = (one: City): boolean => given.some((other) => one.field === other.field);
  const places = isEqual(table.cities.filter(isGiven).map(place), given.map(place));
  // Cities are placed in the first step; a match can be conceded in it.
  const arePlaced = cities === 'players' && table.step.kind !== 'cities' && !isConcededAtOnce({ setup, table });
  if (!arePlaced)
    return faultIf(!places || table.cities.length > given.length, '', 'Expected the cities of the scenario');
  return (
    faultIf(!places, '', 'Expected the city in no-man’s-land') ??
    firstFault(SIDES, (side) => {
      const own = table.cities.filter((city) => city.owner === side && !isGiven(city));
      return faultInPlaced(scenario, side, own);
    })
  );
}

/** Whether a match was conceded before any cities were revealed: then there may be none. */
function isConcededAtOnce({ setup, table: { step, cycle, cities, units } }: Position<AirWar>): boolean {
  const isBare = cities.length === firstCities(setup.scenario, false).length;
  return step.kind === 'over' && cycle === 0 && isBare && units.A.length === 0 && units.B.length === 0;
}

/** What never changes about a city that a scenario gives. */
function place({ field, airport, owner, productive }: City): object {
  return { field, airport, owner, productive };
}

function faultInPlaced(scenario: Scenario, side: Side, cities: readonly City[]): Fault | undefined {
  const rule = ofSide(scenario.cities, side);
  const placed = cities.map(({ field, productive }) => ({ field, productive: isMarked(rule) && productive }));
  const mayBeNamed = rule.productive.kind === 'all-but-named';
  const isAsPlaced = (city: City, index: number): boolean => {
    const { airport, productive } = cityRecord(scenario, side, placed[index]!);
    return city.airport === airport && (city.productive === productive || mayBeNamed);
  };
  return (
    faultIf(
      cities.length !== rule.count || !areCitiesLegal(scenario, side, placed),
      '',
      `The cities of ${side} are not placed by the rules`,
    ) ??
    faultIf(
      !cities.every(isAsPlaced),
      '',
      `The airports or the productive cities of ${side} are not what the rules make them`,
    )
  );
}

function faultInControl(
  { setup, table }: Position<AirWar>,
  { owner, controller, taken, held }: City,
): Fault | undefined {
  const { symmetric, captureDelay } = setup.scenario;
  const { cycle, step } = table;
  const complete = step.kind === 'over' ? cycle : cycle - 1;
  const most = Math.max(0, symmetric || taken === 0 ? 0 : Math.min(captureDelay, complete - taken));
  return (
    faultIf(taken > (step.kind === 'moves' ? complete : cycle), 'taken', 'This cycle is not over') ??
    faultIf(taken === 0 && controller !== owner, 'controller', 'The city has never been taken') ??
    faultIf(held > most, 'held', `Expected at most ${most}`)
  );
}
