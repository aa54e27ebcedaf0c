import type { Issue } from '../../../core/schema.ts';
import { issueInLinks } from '../../../mechanics/area-map.ts';
import type { Scenario } from './scenario-shape.ts';
import { LEVELS, POLICE_UNITS } from './units.ts';

/** Returns the first issue in a scenario, if there is one. */
export function issueInScenario(scenario: Scenario): Issue | undefined {
  return (
    issueInAreas(scenario) ??
    issueInLinksOf(scenario) ??
    issueInMap(scenario) ??
    issueInParks(scenario) ??
    issueInUnits(scenario)
  );
}

function issueInAreas({ areas }: Scenario): Issue | undefined {
  const ids = areas.map((each) => each.id);
  const repeated = ids.findIndex((own, place) => ids.indexOf(own) < place);
  if (repeated >= 0) return { path: `areas.${String(repeated)}.id`, reason: 'Another area has this id' };
  return undefined;
}

function issueInLinksOf({ areas, links }: Scenario): Issue | undefined {
  const issue = issueInLinks(
    areas.map((each) => each.id),
    links,
  );
  if (issue === undefined) return undefined;
  return { path: issue.path === '' ? 'links' : `links.${issue.path}`, reason: issue.reason };
}

function issueInMap({ map }: Scenario): Issue | undefined {
  if (map === undefined) return undefined;
  const outside = Object.entries(map.outlines).find(([, corners]) =>
    corners.some(([x, y]) => x > map.width || y > map.height),
  );
  return outside === undefined
    ? undefined
    : { path: `map.outlines.${outside[0]}`, reason: 'A corner of this outline is outside the map' };
}

function issueInParks({ areas, parkOrder }: Scenario): Issue | undefined {
  const parks = areas.filter(({ park }) => park !== undefined).map((each) => each.id);
  if (parks.length === 0) return { path: 'areas', reason: 'There is no park in which the demonstrators can gather' };
  const strange = parkOrder.findIndex((each, place) => !parks.includes(each) || parkOrder.indexOf(each) < place);
  if (strange >= 0)
    return { path: `parkOrder.${String(strange)}`, reason: 'This area is not a park, or the list contains it twice' };
  const missing = parks.find((park) => !parkOrder.includes(park));
  return missing === undefined
    ? undefined
    : { path: 'parkOrder', reason: `The list does not contain the park ${missing}` };
}

function issueInUnits({ areas, setUp, counterMix }: Scenario): Issue | undefined {
  for (const level of LEVELS) {
    if (setUp.demonstrators[level] > counterMix.demonstrators[level])
      return {
        path: `setUp.demonstrators.${level}`,
        reason: 'The set-up has more units of this kind than the counter mix has counters',
      };
  }
  let platoons = 0;
  for (const unit of POLICE_UNITS) {
    if (unit === 'guard') continue;
    platoons += setUp.police[unit];
    if (setUp.police[unit] > counterMix.police[unit])
      return {
        path: `setUp.police.${unit}`,
        reason: 'The set-up has more units of this kind than the counter mix has counters',
      };
  }
  const due = areas.filter(({ box }) => box !== undefined).length * setUp.platoonsPerBox;
  return platoons >= due
    ? undefined
    : { path: 'setUp.police', reason: `The police have too few platoons to fill the boxes: ${String(due)} are needed` };
}
