/**
 * The conditions on a player's cities together.
 *
 * @packageDocumentation
 */
import { type Site, siteOn } from './city-sites.ts';
import type { PlacedCity } from './city.ts';
import type { CityConditions, Scenario } from './scenario-shape.ts';
import type { Side } from './sides.ts';

/** Which condition on all cities together is not met. */
export type ConditionFault = 'four-boundaries' | 'back-count' | 'nearest-productive';

/** A city written down: its site, and whether it is marked as productive where that is to be marked. */
export interface Choice {
  readonly site: Site;
  readonly productive: boolean;
}

/** All four boundaries, as bits. */
export const ALL_BOUNDARIES = 0b1111;

/** Whether the placer marks the cities that produce (AW-7.1). */
export function isMarked({ productive }: CityConditions): boolean {
  return productive.kind === 'nearest';
}

/** The condition that a full set of cities does not meet, if there is one (AW-7.1, AW-7.3). */
export function conditionFault(rule: CityConditions, cities: readonly Choice[]): ConditionFault | undefined {
  if (rule.fourBoundaries && boundariesOf(cities) !== ALL_BOUNDARIES) return 'four-boundaries';
  if (rule.back !== null) {
    const count = backCount(cities);
    if (rule.back.exact ? count !== rule.back.count : count < rule.back.count) return 'back-count';
  }
  return areNearestMarked(rule, cities) ? undefined : 'nearest-productive';
}

/** Whether a productive city may stand among others: the marked ones are so many, and none is farther than another one. */
function areNearestMarked(rule: CityConditions, cities: readonly Choice[]): boolean {
  if (rule.productive.kind !== 'nearest') return true;
  return countMarked(cities, true) === rule.productive.count && mayBeMarked(rule, cities);
}

/** Whether the marks of some cities can be right when the others are added. */
export function mayBeMarked(rule: CityConditions, cities: readonly Choice[]): boolean {
  if (rule.productive.kind !== 'nearest') return true;
  if (countMarked(cities, true) > rule.productive.count) return false;
  if (countMarked(cities, false) > rule.count - rule.productive.count) return false;
  const { farthest, nearest } = reach(cities);
  return farthest <= nearest;
}

/** Whether {@link mayBeMarked} still holds with one more city beside some for which it does. */
export function marking(rule: CityConditions, cities: readonly Choice[]): (site: Site, productive: boolean) => boolean {
  if (rule.productive.kind !== 'nearest') return () => true;
  const { farthest, nearest } = reach(cities);
  const least = countMarked(cities, false) < rule.count - rule.productive.count ? farthest : Number.POSITIVE_INFINITY;
  const most = countMarked(cities, true) < rule.productive.count ? nearest : -1;
  return ({ back }, productive) => (productive ? back <= most : back >= least);
}

/** How far from the back boundary the farthest marked city stands, and the nearest other one. */
export function reach(cities: readonly Choice[]): { farthest: number; nearest: number } {
  let farthest = -1;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { site, productive } of cities) {
    if (productive) farthest = Math.max(farthest, site.back);
    else nearest = Math.min(nearest, site.back);
  }
  return { farthest, nearest };
}

/** Cities as choices of sites. */
export function choicesOf(scenario: Scenario, side: Side, cities: readonly PlacedCity[]): Choice[] {
  return cities.map(({ field, productive }) => ({ site: siteOn(scenario, side, field), productive }));
}

/** The boundaries at which some cities stand, as bits. */
export function boundariesOf(cities: readonly Choice[]): number {
  return cities.reduce((all, { site }) => all | site.boundaries, 0);
}

/** How many cities stand at the back boundary. */
export function backCount(cities: readonly Choice[]): number {
  return cities.reduce((sum, { site }) => sum + (site.isBack ? 1 : 0), 0);
}

/** How many cities are marked, or are not. */
export function countMarked(cities: readonly Choice[], productive: boolean): number {
  return cities.reduce((sum, city) => sum + (city.productive === productive ? 1 : 0), 0);
}
