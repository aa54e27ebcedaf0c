import { type Site, siteOn } from './city-sites.ts';
import type { PlacedCity } from './city.ts';
import type { CityConditions, Scenario } from './scenario-shape.ts';
import type { Side } from './sides.ts';

/** A condition that applies to all cities of a side together, and that these cities do not meet. */
type ConditionIssue = 'four-boundaries' | 'back-count' | 'nearest-productive';

/**
 * A city that a player has written: its site, and whether it is marked as productive (if players mark cities in this
 * scenario).
 */
export interface Choice {
  readonly site: Site;
  readonly productive: boolean;
}

/** The number of cities that are still missing, and the demands that these cities must meet. */
export interface Missing {
  readonly count: number;
  readonly demands: readonly Demand[];
}

/**
 * A demand says that at least `least` of the missing cities must stand on certain sites. The demand follows from a
 * condition of the scenario.
 */
interface Demand {
  readonly condition: ConditionIssue;
  /** Whether a city on a site meets this demand. */
  readonly isMetBy: (site: Site) => boolean;
  /** The required number of cities on these sites: 1 or more. */
  readonly least: number;
}

/** All four boundaries of a home, as bits. */
const BOUNDARY_BITS = [1, 2, 4, 8] as const;

/** Whether the player who places the cities marks the productive cities (AW-7.1). */
export function isMarked({ productive }: CityConditions): boolean {
  return productive.kind === 'nearest';
}

/**
 * Returns a condition that demands more cities than are still missing, if there is such a condition (AW-7.1, AW-7.3).
 */
export function conditionIssue(rule: CityConditions, cities: readonly Choice[]): ConditionIssue | undefined {
  const { count, demands } = missingOf(rule, cities);
  return demands.find(({ least }) => least > count)?.condition;
}

/** Returns the number of missing cities, and the demands that the given cities do not meet yet. */
export function missingOf(rule: CityConditions, cities: readonly Choice[]): Missing {
  const demands: Demand[] = [];
  const ask = (condition: ConditionIssue, count: number, isMetBy: Demand['isMetBy']): void =>
    void demands.push({ condition, isMetBy, least: count - cities.filter(({ site }) => isMetBy(site)).length });
  if (rule.fourBoundaries)
    for (const bit of BOUNDARY_BITS) ask('four-boundaries', 1, ({ boundaries }) => (boundaries & bit) !== 0);
  if (rule.back !== null) {
    ask('back-count', rule.back.count, ({ isBack }) => isBack);
    if (rule.back.exact) ask('back-count', rule.count - rule.back.count, ({ isBack }) => !isBack);
  }
  demands.push(...demandsOfMarks(rule, cities));
  return { count: rule.count - cities.length, demands: demands.filter(({ least }) => least > 0) };
}

/**
 * Returns the demands that follow from the marks of productive cities. The missing cities need no marks here, because
 * the productive cities are always the cities nearest to the back boundary. Therefore missing productive cities must be
 * at most as far from this boundary as the nearest unmarked city. Missing cities that do not produce must be at least
 * as far from the back boundary as the farthest marked city.
 */
function demandsOfMarks({ productive, count }: CityConditions, cities: readonly Choice[]): readonly Demand[] {
  if (productive.kind !== 'nearest') return [];
  const marked = cities.filter((city) => city.productive);
  const others = cities.filter((city) => !city.productive);
  const farthest = Math.max(...marked.map(({ site }) => site.back));
  const nearest = Math.min(...others.map(({ site }) => site.back));
  const condition = 'nearest-productive';
  return [
    { condition, least: productive.count - marked.length, isMetBy: ({ back }) => back <= nearest },
    { condition, least: count - productive.count - others.length, isMetBy: ({ back }) => back >= farthest },
    { condition, least: farthest > nearest ? count + 1 : 0, isMetBy: () => false },
  ];
}

/** Converts placed cities to objects of type {@link Choice}. */
export function choicesOf(scenario: Scenario, side: Side, cities: readonly PlacedCity[]): Choice[] {
  return cities.map(({ field, productive }) => ({ site: siteOn(scenario, side, field), productive }));
}
