import type { Fault } from '../../../core/untrusted.ts';
import { faultInLinks } from '../../../mechanics/area-map.ts';
import type { Scenario } from './scenario-shape.ts';
import { LEVELS, POLICE_UNITS } from './units.ts';

/** The first fault, if there is any. */
export function faultInScenario(scenario: Scenario): Fault | undefined {
  return (
    faultInAreas(scenario) ??
    faultInLinksOf(scenario) ??
    faultInMap(scenario) ??
    faultInParks(scenario) ??
    faultInUnits(scenario)
  );
}

function faultInAreas({ areas }: Scenario): Fault | undefined {
  const ids = areas.map((each) => each.id);
  const repeated = ids.findIndex((own, place) => ids.indexOf(own) < place);
  if (repeated >= 0) return { path: `areas.${String(repeated)}.id`, reason: 'Expected an id that is not taken' };
  return undefined;
}

function faultInLinksOf({ areas, links }: Scenario): Fault | undefined {
  const fault = faultInLinks(
    areas.map((each) => each.id),
    links,
  );
  if (fault === undefined) return undefined;
  return { path: fault.path === '' ? 'links' : `links.${fault.path}`, reason: fault.reason };
}

function faultInMap({ map }: Scenario): Fault | undefined {
  if (map === undefined) return undefined;
  const outside = Object.entries(map.outlines).find(([, corners]) =>
    corners.some(([x, y]) => x > map.width || y > map.height),
  );
  return outside === undefined
    ? undefined
    : { path: `map.outlines.${outside[0]}`, reason: 'Expected corners within the map' };
}

function faultInParks({ areas, parkOrder }: Scenario): Fault | undefined {
  const parks = areas.filter(({ park }) => park !== undefined).map((each) => each.id);
  if (parks.length === 0) return { path: 'areas', reason: 'Expected a park, for the demonstrators to gather in' };
  const strange = parkOrder.findIndex((each, place) => !parks.includes(each) || parkOrder.indexOf(each) < place);
  if (strange >= 0) return { path: `parkOrder.${String(strange)}`, reason: 'Expected each park once' };
  const missing = parks.find((park) => !parkOrder.includes(park));
  return missing === undefined ? undefined : { path: 'parkOrder', reason: `The park ${missing} is not in the order` };
}

function faultInUnits({ areas, setUp, counterMix }: Scenario): Fault | undefined {
  for (const level of LEVELS) {
    if (setUp.demonstrators[level] > counterMix.demonstrators[level])
      return { path: `setUp.demonstrators.${level}`, reason: 'There are not so many counters' };
  }
  let platoons = 0;
  for (const unit of POLICE_UNITS) {
    if (unit === 'guard') continue;
    platoons += setUp.police[unit];
    if (setUp.police[unit] > counterMix.police[unit])
      return { path: `setUp.police.${unit}`, reason: 'There are not so many counters' };
  }
  const due = areas.filter(({ box }) => box !== undefined).length * setUp.platoonsPerBox;
  return platoons >= due
    ? undefined
    : { path: 'setUp.police', reason: `Expected at least ${String(due)} platoons, to fill the boxes` };
}
