/**
 * Whether there is room for the cities that are still missing, so that all conditions are met.
 *
 * @packageDocumentation
 */
import { boardOf } from './board.ts';
import { completion } from './city-completion.ts';
import {
  ALL_BOUNDARIES,
  backCount,
  boundariesOf,
  type Choice,
  conditionFault,
  countMarked,
  mayBeMarked,
  reach,
} from './city-conditions.ts';
import { canPack, type Missing, packable, type Question } from './city-packing.ts';
import { isNear } from './city-sites.ts';
import type { CityConditions, Field, Scenario } from './scenario-shape.ts';
import { ofSide, type Side } from './sides.ts';

/** Sites that a search looks at, for each city, before it leaves the question to a sweep of the board. */
const LOOKS_FIRST = 300;

/** Sites that a search looks at, for each city, before it gives up where the board is too much for a sweep. */
const LOOKS_MOST = 3000;

/**
 * Whether cities can be added to these so that all conditions are met. Where neither a search nor a sweep of the board
 * comes to an answer, it is no: that takes eight cities or more that only just have room, or conditions on a large board
 * that almost contradict each other.
 */
export function canComplete(scenario: Scenario, side: Side, cities: readonly Choice[]): boolean {
  const soon = searched(scenario, side, { cities, looks: LOOKS_FIRST });
  if (soon !== undefined) return soon !== false;
  return canPack(scenario, side, questionOf(scenario, side, cities)) ?? canCompleteAtLast(scenario, side, cities);
}

/**
 * Says of one more city whether all conditions can be met with it. Asked of many cities in turn it looks first whether
 * one of them can take the place of another in an answer that is known, and sweeps the board once, or once for each
 * distance from the back boundary where cities are marked.
 */
export function joiner(scenario: Scenario, side: Side, cities: readonly Choice[]): (choice: Choice) => boolean {
  const rule = ofSide(scenario.cities, side);
  const isMarked = rule.productive.kind === 'nearest';
  // One answer, the same whichever city is asked about first.
  const known = searched(scenario, side, { cities, looks: LOOKS_FIRST });
  if (known === false) return () => false;
  const swept = new Map<string, ReadonlySet<Field> | undefined>();
  const fieldsFor = ({ site, productive }: Choice): ReadonlySet<Field> | undefined => {
    const key = isMarked ? `${String(site.back)} ${String(productive)}` : '';
    if (!swept.has(key))
      swept.set(key, packable(scenario, side, questionWith(scenario, side, { cities, site, productive })));
    return swept.get(key);
  };
  return (choice) => {
    const together = [...cities, choice];
    if (!mayBeMarked(rule, together)) return false;
    if (known !== undefined && takesPlace(scenario, side, { together, known })) return true;
    const soon = searched(scenario, side, { cities: together, looks: LOOKS_FIRST });
    if (soon !== undefined) return soon !== false;
    return fieldsFor(choice)?.has(choice.site.field) ?? canCompleteAtLast(scenario, side, together);
  };
}

/** Whether the last of some cities can stand instead of one of those that are known to complete the others. */
function takesPlace(
  scenario: Scenario,
  side: Side,
  { together, known }: { readonly together: readonly Choice[]; readonly known: readonly Choice[] },
): boolean {
  const rule = ofSide(scenario.cities, side);
  const { field } = together.at(-1)!.site;
  return known.some((_, place) => {
    const others = known.toSpliced(place, 1);
    return isFree(scenario, field, others) && conditionFault(rule, [...together, ...others]) === undefined;
  });
}

function canCompleteAtLast(scenario: Scenario, side: Side, cities: readonly Choice[]): boolean {
  return Array.isArray(searched(scenario, side, { cities, looks: LOOKS_MOST }));
}

function searched(
  scenario: Scenario,
  side: Side,
  { cities, looks }: { readonly cities: readonly Choice[]; readonly looks: number },
): readonly Choice[] | false | undefined {
  // More looks for more cities: what has been found for fewer is to be found again.
  return completion(scenario, side, { cities, looks: looks * (1 + cities.length) });
}

function questionOf(scenario: Scenario, side: Side, cities: readonly Choice[]): Question {
  return {
    missing: missingOf(ofSide(scenario.cities, side), cities),
    isFree: ({ field }) => isFree(scenario, field, cities),
    standing: cities.length,
  };
}

/**
 * What is asked of all cities that are missing, one of which stands as far back as a site and is marked so. That one is
 * counted with the others, and as near or far only where it is so beside the cities that stand.
 */
function questionWith(
  scenario: Scenario,
  side: Side,
  { cities, site, productive }: Choice & { readonly cities: readonly Choice[] },
): Question {
  const question = questionOf(scenario, side, cities);
  const { missing } = question;
  if (ofSide(scenario.cities, side).productive.kind !== 'nearest') return question;
  const { near, far } = missing;
  const { back } = site;
  const bounds = productive
    ? { near: { from: Math.max(near.from, back), most: near.most - (back < near.from ? 0 : 1) } }
    : { far: { from: Math.min(far.from, back), most: far.most - (back > far.from ? 0 : 1) } };
  return { ...question, missing: { ...missing, ...bounds } };
}

/**
 * What is missing beside some cities. Marks need not be chosen: of any cities the productive ones are those nearest to the
 * back boundary, so that all is well if not too many stand nearer than a marked one, or farther than one without a mark.
 */
function missingOf(rule: CityConditions, cities: readonly Choice[]): Missing {
  const missing = rule.count - cities.length;
  const { farthest, nearest } = reach(cities);
  const marks = rule.productive.kind === 'nearest' ? rule.productive.count - countMarked(cities, true) : missing;
  const isMarked = rule.productive.kind === 'nearest';
  const back = rule.back === null ? 0 : rule.back.count - backCount(cities);
  return {
    count: missing,
    boundaries: rule.fourBoundaries ? ALL_BOUNDARIES & ~boundariesOf(cities) : 0,
    back: { count: Math.max(0, back), isExact: rule.back?.exact === true },
    near: { from: isMarked ? farthest : -1, most: marks },
    far: { from: isMarked ? nearest : Number.POSITIVE_INFINITY, most: missing - marks },
  };
}

/** Whether a city on a field would be far enough from all others. */
export function isFree(scenario: Scenario, field: Field, cities: readonly Choice[]): boolean {
  const board = boardOf(scenario);
  for (let index = 0; index < cities.length; index++) {
    if (isNear(board, cities[index]!.site.field, field)) return false;
  }
  return true;
}
