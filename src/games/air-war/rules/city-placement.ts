import { violation } from '../../../core/errors.ts';
import { sample, type Rng } from '../../../core/random.ts';
import { boardOf, BOUNDARIES, byField, distance, fieldOf, nameOf, separations } from './board.ts';
import { choicesOf, conditionIssue, isMarked } from './city-conditions.ts';
import { canComplete, joiner } from './city-room.ts';
import { isNear, type Site, siteIssue, sites } from './city-sites.ts';
import type { MarkedCity, NamedCity, PlacedCity } from './city.ts';
import type { Field, FieldId, Scenario } from './scenario-shape.ts';
import { ofSide, type Side } from './sides.ts';
import type { Refusal } from './types.ts';

/**
 * Returns the reason why a player must not place this city of `owner` in addition to the cities that they have written
 * before (AW-2.2).
 */
export function whyNotCity(
  scenario: Scenario,
  owner: Side,
  written: readonly PlacedCity[],
  city: MarkedCity,
): Refusal | undefined {
  return (
    whyNotBeside(scenario, owner, written, city) ??
    whyNotTogether(scenario, owner, [...written, { field: city.field, productive: city.productive === true }])
  );
}

/**
 * Returns the reason why a player must not place this city in addition to the cities that they have written before.
 * This function does not consider the cities that are still missing.
 */
function whyNotBeside(
  scenario: Scenario,
  owner: Side,
  written: readonly PlacedCity[],
  { field, productive }: MarkedCity,
): Refusal | undefined {
  const board = boardOf(scenario);
  const name = nameOf(scenario, field);
  const rule = ofSide(scenario.cities, owner);
  if (written.length >= rule.count) return violation('too-many-cities', 'AW-2.2', { count: rule.count });
  const issue = siteIssue(scenario, owner, field);
  if (issue !== undefined) {
    const cited = issue === 'near-salient' ? 'AW-7.1' : issue === 'no-airport' ? 'AW-1.8' : 'AW-2.2';
    return violation(issue, cited, { field: name, ...gaps(scenario, owner, field) });
  }
  const needsMark = isMarked(rule);
  if (needsMark && productive === undefined) return violation('mark-needed', 'AW-7.1');
  if (!needsMark && productive !== undefined) return violation('mark-not-needed', 'AW-7.3');
  const near = written.find((other) => isNear(board, other.field, field));
  if (near === undefined) return undefined;
  const between = Math.max(0, distance(board, near.field, field) - 1);
  return violation('near-city', 'AW-2.2', { field: name, other: nameOf(scenario, near.field), between });
}

/**
 * Checks a full set of cities of the side `owner`. Returns the first violation; `undefined` if the set is legal
 * (AW-2.2, AW-7.3).
 *
 * @param scenario - The scenario with the board and the conditions.
 * @param owner - The side that owns the cities. The opponent of this side places them.
 * @param cities - All cities of `owner`.
 *
 * @example
 * ```ts
 * import { variants } from 'countersheet/air-war';
 *
 * whyNotCities(variants['small-three'], 'A', [])?.rule // => 'AW-2.2'
 * ```
 */
export function whyNotCities(scenario: Scenario, owner: Side, cities: readonly NamedCity[]): Refusal | undefined {
  const written: PlacedCity[] = [];
  for (const city of cities) {
    const field = fieldOf(scenario, city.field);
    if (field === undefined) return violation('no-such-name', 'AW-1.3', { field: city.field });
    const refusal = whyNotCity(scenario, owner, written, { field, productive: city.productive });
    if (refusal !== undefined) return refusal;
    written.push(placedCity(scenario, city));
  }
  return whyNotAll(scenario, owner, written.length);
}

/** Returns the reason why a player must not commit before all cities are placed. */
export function whyNotAll(scenario: Scenario, owner: Side, placed: number): Refusal | undefined {
  const { count } = ofSide(scenario.cities, owner);
  if (placed === count) return undefined;
  return violation('cities-left', 'AW-2.2', { count, placed });
}

/** Converts a {@link NamedCity} to a {@link PlacedCity}. The board must have a field with this name. */
export function placedCity(
  scenario: Scenario,
  { field, productive }: NamedCity,
): { field: Field; productive: boolean } {
  return { field: fieldOf(scenario, field)!, productive: productive === true };
}

/** Whether {@link whyNotCity} allows each written city in addition to the cities written before it. */
export function areCitiesLegal(scenario: Scenario, owner: Side, cities: readonly PlacedCity[]): boolean {
  const areApart = cities.every((city, index) => {
    const marked = markedCity(scenario, owner, city);
    return whyNotBeside(scenario, owner, cities.slice(0, index), marked) === undefined;
  });
  // If the full list can be completed, every shorter list can be completed too, so one search is enough.
  return areApart && (cities.length === 0 || whyNotTogether(scenario, owner, cities) === undefined);
}

/**
 * Converts a {@link PlacedCity} to a {@link MarkedCity}. The result has the property `productive` only if players mark
 * productive cities in this scenario.
 */
function markedCity(scenario: Scenario, owner: Side, { field, productive }: PlacedCity): MarkedCity {
  return isMarked(ofSide(scenario.cities, owner)) ? { field, productive } : { field };
}

/**
 * Calls `visit` once for each combination of a site and a mark (productive or not), even if the cities written before
 * forbid it. If no city is missing, does nothing.
 */
export function forEachCandidate(
  scenario: Scenario,
  owner: Side,
  written: readonly PlacedCity[],
  visit: (site: Site, productive?: boolean) => void,
): void {
  const rule = ofSide(scenario.cities, owner);
  if (written.length >= rule.count) return;
  const needsMark = isMarked(rule);
  for (const site of sites(scenario, owner)) {
    visit(site, needsMark ? false : undefined);
    if (needsMark) visit(site, true);
  }
}

/** Returns all cities that the player can place next, sorted by field. */
export function openCities(scenario: Scenario, owner: Side, written: readonly PlacedCity[]): readonly MarkedCity[] {
  const canJoin = joiner(scenario, owner, choicesOf(scenario, owner, written));
  const open: MarkedCity[] = [];
  forEachCandidate(scenario, owner, written, (site, productive) => {
    if (canJoin({ site, productive: productive === true })) open.push({ field: site.field, productive });
  });
  return open.sort(byField);
}

/**
 * The maximum number of draws, divided by the number of sites. If no draw gives a legal city, the function lists all
 * {@link openCities} and draws one of them.
 */
const TRIES = 4;

/** Draws one of the {@link openCities} with equal probability. At least one city must be missing. */
function randomCity(scenario: Scenario, owner: Side, written: readonly PlacedCity[], rng: Rng): PlacedCity {
  const needsMark = isMarked(ofSide(scenario.cities, owner));
  const all = sites(scenario, owner);
  const canJoin = joiner(scenario, owner, choicesOf(scenario, owner, written));
  for (let tries = 0; tries < TRIES * all.length; tries++) {
    const site = all[rng.int(all.length)]!;
    const productive = needsMark && rng.int(2) === 1;
    if (canJoin({ site, productive })) return { field: site.field, productive };
  }
  const { field, productive } = sample(openCities(scenario, owner, written), rng);
  return { field, productive: productive === true };
}

/** Does the same as {@link randomCities}, but returns objects of type {@link PlacedCity}. */
export function randomlyPlaced(scenario: Scenario, owner: Side, rng: Rng): PlacedCity[] {
  const written: PlacedCity[] = [];
  while (written.length < ofSide(scenario.cities, owner).count) written.push(randomCity(scenario, owner, written, rng));
  return written;
}

/**
 * Draws cities of `owner` one after the other, so that they meet all conditions of a scenario. In each draw, all fields
 * that leave room for the missing cities have the same probability. Every legal set is possible, but some sets are more
 * likely than others.
 *
 * @param scenario - The scenario with the board and the conditions.
 * @param owner - The side that owns the cities.
 * @param rng - The random stream. The function draws numbers from this stream.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 * import { variants, whyNotCities } from 'countersheet/air-war';
 *
 * const cities = randomCities(variants['small-three'], 'A', createRng(1));
 * whyNotCities(variants['small-three'], 'A', cities) // => undefined
 * ```
 */
export function randomCities(scenario: Scenario, owner: Side, rng: Rng): readonly NamedCity[] {
  return randomlyPlaced(scenario, owner, rng).map((city) => {
    return { ...markedCity(scenario, owner, city), field: nameOf(scenario, city.field) } as NamedCity;
  });
}

function whyNotTogether(scenario: Scenario, owner: Side, cities: readonly PlacedCity[]): Refusal | undefined {
  const rule = ofSide(scenario.cities, owner);
  const choices = choicesOf(scenario, owner, cities);
  if (canComplete(scenario, owner, choices)) return undefined;
  const left = rule.count - choices.length;
  const issue = conditionIssue(rule, choices);
  const cited = isMarked(rule) ? 'AW-7.1' : 'AW-7.3';
  if (issue !== undefined) return violation(issue, cited);
  const field = nameOf(scenario, cities.at(-1)!.field);
  return violation('no-completion', cited, { field, left });
}

/** Returns the details of a violation: the number of fields between a site and each boundary. */
function gaps(scenario: Scenario, owner: Side, field: Field): { gaps?: Record<FieldId, number> } {
  if (boardOf(scenario).zones[field] !== owner) return {};
  const between = separations(scenario, owner, field);
  return { gaps: Object.fromEntries(BOUNDARIES[scenario.division.kind].map((name, index) => [name, between[index]!])) };
}
