/**
 * What can be wrong with the cities of a state.
 *
 * @packageDocumentation
 */
import type { Position } from '../../../core/game.ts';
import { isEqual } from '../../../core/plain-data.ts';
import type { Fault } from '../../../core/untrusted.ts';
import { isMarked } from '../city-conditions.ts';
import { areCitiesLegal } from '../city-placement.ts';
import { cityRecord, firstCities } from '../city-sites.ts';
import type { City, PlacedCity } from '../city.ts';
import { names } from '../naming.ts';
import { ofSide, type Side, SIDES } from '../sides.ts';
import type { AirWar } from '../types.ts';

/** The first fault in the cities, if there is any. */
export function faultInCities(position: Position<AirWar>): Fault | undefined {
  const { setup, table } = position;
  const unsorted = table.cities.findIndex(({ field }, index) => field <= (table.cities[index - 1]?.field ?? -1));
  if (unsorted >= 0) return { path: `table.cities.${String(unsorted)}.field`, reason: 'Expected the fields in order' };
  const stray = faultInPlaces(position);
  if (stray !== undefined) return stray;
  for (const [index, city] of table.cities.entries()) {
    const fault = faultInControl(position, city);
    if (fault !== undefined) return { path: `table.cities.${String(index)}.${fault.path}`, reason: fault.reason };
  }
  const isNamed = setup.cities === 'players' && table.cycle > 0;
  const unnamed = SIDES.find((side) => isNamed && names(position, side));
  return unnamed === undefined ? undefined : { path: 'table.cities', reason: `${unnamed} has named no city` };
}

function faultInPlaces({ setup, table }: Position<AirWar>): Fault | undefined {
  const { scenario, cities } = setup;
  const path = 'table.cities';
  // Cities are placed in the first step; a match can be conceded in it.
  const arePlaced = cities === 'players' && table.step.kind !== 'cities' && !isConcededAtOnce({ setup, table });
  if (!arePlaced) {
    const expected = firstCities(scenario, cities === 'preset');
    return isEqual(table.cities.map(place), expected.map(place))
      ? undefined
      : { path, reason: 'Expected the cities of the scenario' };
  }
  const salient = firstCities(scenario, false);
  const placed = table.cities.filter(({ field }) => !salient.some((city) => city.field === field));
  if (!salient.every((city) => table.cities.some((each) => isEqual(place(each), place(city)))))
    return { path, reason: 'Expected the city in no-man’s-land' };
  for (const side of SIDES) {
    const own = placed.filter(({ owner }) => owner === side);
    if (
      own.length !== ofSide(scenario.cities, side).count ||
      !areCitiesLegal(
        scenario,
        side,
        own.map((city) => asPlaced(setup, side, city)),
      )
    )
      return { path, reason: `The cities of ${side} are not placed by the rules` };
    if (!own.every((city) => isAsPlaced(setup, side, city)))
      return { path, reason: `The airports or the productive cities of ${side} are not what the rules make them` };
  }
  return undefined;
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

function asPlaced({ scenario }: AirWar['setup'], side: Side, { field, productive }: City): PlacedCity {
  return { field, productive: isMarked(ofSide(scenario.cities, side)) && productive };
}

function isAsPlaced(setup: AirWar['setup'], side: Side, city: City): boolean {
  const { airport, productive } = cityRecord(setup.scenario, side, asPlaced(setup, side, city));
  const mayBeNamed = ofSide(setup.scenario.cities, side).productive.kind === 'all-but-named';
  return city.airport === airport && (city.productive === productive || mayBeNamed);
}

function faultInControl(
  { setup, table }: Position<AirWar>,
  { owner, controller, taken, held }: City,
): Fault | undefined {
  const { scenario } = setup;
  const isOver = table.step.kind === 'over';
  const complete = isOver ? table.cycle : table.cycle - 1;
  if (taken > (table.step.kind === 'moves' ? complete : table.cycle))
    return { path: 'taken', reason: 'This cycle is not over' };
  if (taken === 0 && controller !== owner) return { path: 'controller', reason: 'The city has never been taken' };
  const most = scenario.symmetric || taken === 0 ? 0 : Math.min(scenario.captureDelay, complete - taken);
  return held > Math.max(0, most)
    ? { path: 'held', reason: `Expected at most ${String(Math.max(0, most))}` }
    : undefined;
}
