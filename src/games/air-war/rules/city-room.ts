import { Completions } from './city-completion.ts';
import { type Choice, isMarked, type Missing, missingOf } from './city-conditions.ts';
import { type Ground, groundOf } from './city-ground.ts';
import type { CityConditions, Scenario } from './scenario-shape.ts';
import { ofSide, type Side } from './sides.ts';
import { has, sitesWhere, type SiteSet, union, difference } from './site-set.ts';

/** Whether further cities can be added to these cities so that all conditions are met. */
export function canComplete(scenario: Scenario, side: Side, cities: readonly Choice[]): boolean {
  const ground = groundOf(scenario, side);
  const missing = missingOf(ofSide(scenario.cities, side), cities);
  return new Completions(ground, openBeside(ground, cities), missing).outside() !== undefined;
}

/** Returns a function that takes one more city, and decides whether all conditions can still be met with this city. */
export function joiner(scenario: Scenario, side: Side, cities: readonly Choice[]): (choice: Choice) => boolean {
  const ground = groundOf(scenario, side);
  const rule = ofSide(scenario.cities, side);
  const open = openBeside(ground, cities);
  const answers: (readonly number[])[] = [];
  const kinds = new Map<string, Kind>();
  return (choice) => {
    const { site } = choice;
    const place = ground.places.get(site.field)!;
    if (!has(open, place)) return false;
    const key = whatIsAsked(rule, choice);
    const kind: Kind = kinds.get(key) ?? { missing: missingOf(rule, [...cities, choice]) };
    kinds.set(key, kind);
    if (kind.isHopeless === true) return false;
    const near = ground.near(site.field);
    if (answers.some((answer) => takesPlace(ground, near, answer, kind.missing))) return true;
    const others = (kind.others ??= new Completions(ground, open, kind.missing));
    const found = others.outside(near);
    if (found === undefined) kind.isHopeless ??= others.outside() === undefined;
    else answers.unshift([...found, place]);
    return found !== undefined;
  };
}

/** Returns a cache key: all properties of a city that matter for the conditions. */
function whatIsAsked(rule: CityConditions, { site, productive }: Choice): string {
  const boundaries = rule.fourBoundaries ? site.boundaries : 0;
  return [boundaries, site.isBack, productive, isMarked(rule) ? site.back : 0].join();
}

/** The results that {@link joiner} caches for all cities that have the same properties. */
interface Kind {
  readonly missing: Missing;
  /**
   * The search for the cities that are still missing after this city. The search is created when it is first needed.
   */
  others?: Completions;
  /**
   * `true` if there is no room for the missing cities, even if this city blocked no site; `undefined` if this is not
   * known yet.
   */
  isHopeless?: boolean;
}

/** Returns the sites that are not too near to any of these cities. */
function openBeside(ground: Ground, cities: readonly Choice[]): SiteSet {
  const size = ground.sites.length;
  const near = cities.map(({ site }) => ground.near(site.field));
  return difference(
    sitesWhere(size, () => true),
    union(size, near),
  );
}

/**
 * Whether the cities on the sites `answer` still meet all demands if one of them is replaced by a city that blocks the
 * sites `near`.
 */
function takesPlace({ sites }: Ground, near: SiteSet, answer: readonly number[], { demands }: Missing): boolean {
  const isAnswerWithout = (left: number): boolean =>
    demands.every(({ least, isMetBy }) => {
      let met = 0;
      for (const place of answer) if (place !== left && isMetBy(sites[place]!)) met++;
      return met >= least;
    });
  const hits = answer.filter((place) => has(near, place));
  if (hits.length === 0) return answer.some(isAnswerWithout);
  return hits.length === 1 && isAnswerWithout(hits[0]!);
}
