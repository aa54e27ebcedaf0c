/**
 * Whether there is room for the cities that are still missing, so that all conditions are met.
 *
 * @packageDocumentation
 */
import { completion } from './city-completion.ts';
import { type Choice, type Missing, missingOf } from './city-conditions.ts';
import { groundOf } from './city-ground.ts';
import type { Site } from './city-sites.ts';
import type { Scenario } from './scenario-shape.ts';
import { ofSide, type Side } from './sides.ts';

/** Whether cities can be added to these so that all conditions are met. */
export function canComplete(scenario: Scenario, side: Side, cities: readonly Choice[]): boolean {
  const standing = cities.map(({ site }) => site);
  return completion(groundOf(scenario, side), standing, missingOf(ofSide(scenario.cities, side), cities)) !== undefined;
}

/** Says of one more city beside some whether all conditions can be met with it. */
export function joiner(scenario: Scenario, side: Side, cities: readonly Choice[]): (choice: Choice) => boolean {
  const ground = groundOf(scenario, side);
  const rule = ofSide(scenario.cities, side);
  const standing = cities.map(({ site }) => site);
  const answers: (readonly Site[])[] = [];
  // By kind of the city: whether the others would have room if it stood in nobody's way.
  const hopes = new Map<string, boolean>();
  return ({ site, productive }) => {
    const near = ground.near(site.field);
    if (standing.some(({ field }) => near[field] === 1)) return false;
    const missing = missingOf(rule, [...cities, { site, productive }]);
    if (answers.some((answer) => takesPlace(near, answer, missing))) return true;
    const kind = [site.back, site.boundaries, productive].join();
    const hasHope = hopes.get(kind) ?? completion(ground, standing, missing) !== undefined;
    hopes.set(kind, hasHope);
    const found = hasHope ? completion(ground, [...standing, site], missing) : undefined;
    if (found !== undefined) answers.unshift([...found, site]);
    return found !== undefined;
  };
}

/** Whether a city with some sites near it can take the place of one in an answer. */
function takesPlace(near: Uint8Array, answer: readonly Site[], { demands }: Missing): boolean {
  const isAnswer = (others: readonly Site[]): boolean =>
    demands.every(({ least, isMetBy }) => others.filter(isMetBy).length >= least);
  const others = answer.filter(({ field }) => near[field] === 0);
  if (others.length === answer.length) return answer.some((_, place) => isAnswer(answer.toSpliced(place, 1)));
  return others.length === answer.length - 1 && isAnswer(others);
}
