import type { Draft } from '../../../core/plain-data.ts';
import { airportFor, type Board, boardOf, byField, distance, fieldOf, separations } from './board.ts';
import type { City, PlacedCity } from './city.ts';
import type { Field, GivenCity, Scenario } from './scenario-shape.ts';
import { ofSide, oncePerSide, type Side, SIDES } from './sides.ts';

/** The minimum number of fields between a city (or its airport) and each boundary of the home (AW-2.2). */
const BOUNDARY_GAP = 2;

/** Minimum number of fields between two cities of a player (AW-2.2). */
export const CITY_GAP = 4;

/** Whether two fields are too near to each other for cities of the same player (AW-2.2). */
export function isNear(board: Board, one: Field, other: Field): boolean {
  return distance(board, one, other) <= CITY_GAP;
}

/** A city is at a boundary if the number of fields between the city and the boundary is in this range (AW-7.3). */
const AT_BOUNDARY = { least: 2, most: 3 } as const;

/** A field on which a city of a side is allowed to stand if other cities are ignored. */
export interface Site {
  readonly field: Field;
  /** The number of fields between the site and the back boundary. */
  readonly back: number;
  /** The boundaries that are near the site (AW-7.3), as bits in the order of `BOUNDARIES`. */
  readonly boundaries: number;
  /** Whether a city on the site counts for the condition `back` of the scenario. */
  readonly isBack: boolean;
}

/** A reason why a city of a side must not stand on a field, even if all other fields are empty. */
type SiteIssue = 'not-home' | 'no-airport' | 'near-boundary' | 'near-salient';

/** The sites for cities of a side, sorted by distance from the back boundary. */
export const sites = /* @__PURE__ */ oncePerSide(madeSites);

/** Returns the site on a field. The field must be a legal site. */
export function siteOn(scenario: Scenario, side: Side, field: Field): Site {
  const between = separations(scenario, side, field);
  const back = between[0]!;
  const rule = ofSide(scenario.cities, side).back;
  let boundaries = 0;
  for (const [index, gap] of between.entries()) {
    if (gap >= AT_BOUNDARY.least && gap <= AT_BOUNDARY.most) boundaries |= 1 << index;
  }
  return { field, back, boundaries, isBack: rule !== null && back >= rule.least && back <= rule.most };
}

/** Returns the reason why a field is not a legal site for a city; `undefined` if the site is legal (AW-2.2, AW-7.1). */
export function siteIssue(scenario: Scenario, side: Side, field: Field): SiteIssue | undefined {
  if (boardOf(scenario).zones[field] !== side) return 'not-home';
  const airport = airportFor(scenario, side, field);
  if (airport === undefined) return 'no-airport';
  if ([field, airport].some((each) => Math.min(...separations(scenario, side, each)) < BOUNDARY_GAP))
    return 'near-boundary';
  return isNearSalient(scenario, field, airport) ? 'near-salient' : undefined;
}

/**
 * Whether a city would be too near to the salient city. Also true if the city or its airport would be on the field of
 * the salient city or of its airport.
 */
function isNearSalient(scenario: Scenario, field: Field, airport: Field): boolean {
  const board = boardOf(scenario);
  const { salient } = board;
  if (salient === undefined) return false;
  const taken = [salient.city, salient.airport];
  if (taken.includes(field) || taken.includes(airport)) return true;
  return distance(board, field, salient.city) < salient.cityDistance;
}

/** Converts a {@link PlacedCity} to a {@link City}. The owner of the city controls it. */
export function cityRecord(scenario: Scenario, owner: Side, placed: PlacedCity): Draft<City> {
  const { field } = placed;
  const airport = airportFor(scenario, owner, field)!;
  return newCity(owner, { field, airport, productive: isProductive(scenario, owner, placed) });
}

/** Creates a city that no player has taken yet. */
function newCity(
  owner: Side,
  { field, airport, productive }: Pick<City, 'field' | 'airport' | 'productive'>,
): Draft<City> {
  return { field, airport, owner, controller: owner, productive, taken: 0, held: 0 };
}

/**
 * Whether a placed city produces at the start. Later, a player may have to name a city, which then does not produce
 * (AW-7.2, AW-7.3).
 */
function isProductive(scenario: Scenario, owner: Side, { field, productive }: PlacedCity): boolean {
  switch (ofSide(scenario.cities, owner).productive.kind) {
    case 'all':
    case 'all-but-named':
      return true;
    case 'back':
      return siteOn(scenario, owner, field).isBack;
    case 'nearest':
      return productive;
  }
}

/**
 * Returns the cities on the board at the start: the salient city and, if the scenario places the cities, the given
 * cities (AW-2.4).
 */
export function firstCities(scenario: Scenario, areGiven: boolean): Draft<City>[] {
  const { salient } = boardOf(scenario);
  const cities = areGiven ? SIDES.flatMap((side) => givenCities(scenario, side)) : [];
  if (salient !== undefined) {
    const { owner, city: field, airport } = salient;
    cities.push(newCity(owner, { field, airport, productive: false }));
  }
  return cities.sort(byField);
}

function givenCities(scenario: Scenario, side: Side): readonly Draft<City>[] {
  return ofSide(scenario.givenCities, side).map((given) => {
    const field = fieldOf(scenario, given.field)!;
    const airport = givenAirport(scenario, side, given)!;
    return newCity(side, { field, airport, productive: given.productive });
  });
}

/** Returns the airport of a {@link GivenCity}; `undefined` if the board has no airport for this city. */
export function givenAirport(scenario: Scenario, owner: Side, { field, airport }: GivenCity): Field | undefined {
  if (airport !== undefined) return fieldOf(scenario, airport);
  const city = fieldOf(scenario, field);
  return city === undefined ? undefined : airportFor(scenario, owner, city);
}

function madeSites(scenario: Scenario, side: Side): readonly Site[] {
  const fields = [...boardOf(scenario).zones.keys()].filter((field) => siteIssue(scenario, side, field) === undefined);
  return fields.map((field) => siteOn(scenario, side, field)).sort((one, other) => one.back - other.back);
}
