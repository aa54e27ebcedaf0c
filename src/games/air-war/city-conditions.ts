/**
 * The conditions on a player's cities together, and whether cities can still be added so that they are met.
 *
 * @packageDocumentation
 */
import { boardOf, distance } from './board.ts';
import { canPack, type Missing, packable, type Question } from './city-packing.ts';
import { CITY_GAP, type Site, siteOn, sites } from './city-sites.ts';
import type { PlacedCity } from './city.ts';
import type { CityConditions, Field, Scenario } from './scenario-shape.ts';
import { ofSide, type Side } from './sides.ts';

/** Which condition on all cities together is not met. */
export type ConditionFault = 'four-boundaries' | 'back-count' | 'nearest-productive';

/** A city written down: its site, and whether it is marked as productive where that is to be marked. */
export interface Choice {
  readonly site: Site;
  readonly productive: boolean;
}

/** All four boundaries, as bits. */
const ALL_BOUNDARIES = 0b1111;

/** The condition that a full set of cities does not meet, if there is one (AW-7.1, AW-7.3). */
export function conditionFault(rule: CityConditions, cities: readonly Choice[]): ConditionFault | undefined {
  if (rule.fourBoundaries && boundariesOf(cities) !== ALL_BOUNDARIES) return 'four-boundaries';
  if (rule.back !== null) {
    const count = backCount(cities);
    if (rule.back.exact ? count !== rule.back.count : count < rule.back.count) return 'back-count';
  }
  return rule.productive.kind === 'nearest' && !areNearestMarked(rule, cities) ? 'nearest-productive' : undefined;
}

/** Whether a productive city may stand among others: the marked ones are so many, and none is farther than another one. */
function areNearestMarked(rule: CityConditions, cities: readonly Choice[]): boolean {
  if (rule.productive.kind !== 'nearest') return true;
  return count(cities, true) === rule.productive.count && mayBeMarked(rule, cities);
}

/** Whether the marks of some cities can be right when the others are added. */
export function mayBeMarked(rule: CityConditions, cities: readonly Choice[]): boolean {
  if (rule.productive.kind !== 'nearest') return true;
  if (count(cities, true) > rule.productive.count) return false;
  if (count(cities, false) > rule.count - rule.productive.count) return false;
  const { farthest, nearest } = reach(cities);
  return farthest <= nearest;
}

/** How far from the back boundary the farthest marked city stands, and the nearest other one. */
function reach(cities: readonly Choice[]): { farthest: number; nearest: number } {
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

/** Sites that a search looks at, for each city, before it leaves the question to a sweep of the board. */
const LOOKS_FIRST = 300;

/** Sites that a search looks at, for each city, before it gives up where the board is too spacious for a sweep. */
const LOOKS_MOST = 3000;

/**
 * Whether cities can be added to these so that all conditions are met. Where neither a short search
 * nor a sweep of the board comes to an answer, it is no: that takes eight cities or more that only just have room, or
 * conditions on a large board that almost contradict each other.
 */
export function canComplete(scenario: Scenario, side: Side, cities: readonly Choice[]): boolean {
  const soon = searched(scenario, side, { cities, looks: LOOKS_FIRST });
  if (soon !== undefined) return soon;
  return canPack(scenario, side, questionOf(scenario, side, cities)) ?? canCompleteAtLast(scenario, side, cities);
}

/**
 * Says of one more city whether all conditions can be met with it. Asked of many cities in turn it sweeps the board once,
 * or once for each distance from the back boundary where cities are marked.
 */
export function joiner(scenario: Scenario, side: Side, cities: readonly Choice[]): (choice: Choice) => boolean {
  const rule = ofSide(scenario.cities, side);
  const isMarked = rule.productive.kind === 'nearest';
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
    const soon = searched(scenario, side, { cities: together, looks: LOOKS_FIRST });
    return soon ?? fieldsFor(choice)?.has(choice.site.field) ?? canCompleteAtLast(scenario, side, together);
  };
}

function canCompleteAtLast(scenario: Scenario, side: Side, cities: readonly Choice[]): boolean {
  return searched(scenario, side, { cities, looks: LOOKS_MOST }) === true;
}

function searched(
  scenario: Scenario,
  side: Side,
  { cities, looks }: { readonly cities: readonly Choice[]; readonly looks: number },
): boolean | undefined {
  // More looks for more cities: what has been found for fewer is to be found again.
  return new Completion(scenario, side, looks * (1 + cities.length)).isPossible([...cities]);
}

function questionOf(scenario: Scenario, side: Side, cities: readonly Choice[]): Question {
  return {
    missing: missingOf(ofSide(scenario.cities, side), cities),
    isFree: ({ field }) => isFree(scenario, field, cities),
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
  const { missing, isFree } = questionOf(scenario, side, cities);
  if (ofSide(scenario.cities, side).productive.kind !== 'nearest') return { missing, isFree };
  const { near, far } = missing;
  const { back } = site;
  const bounds = productive
    ? { near: { from: Math.max(near.from, back), most: near.most - (back < near.from ? 0 : 1) } }
    : { far: { from: Math.min(far.from, back), most: far.most - (back > far.from ? 0 : 1) } };
  return { missing: { ...missing, ...bounds }, isFree };
}

/**
 * What is missing beside some cities. Marks need not be chosen: of any cities the productive ones are those nearest to the
 * back boundary, so that all is well if not too many stand nearer than a marked one, or farther than one without a mark.
 */
function missingOf(rule: CityConditions, cities: readonly Choice[]): Missing {
  const missing = rule.count - cities.length;
  const { farthest, nearest } = reach(cities);
  const marks = rule.productive.kind === 'nearest' ? rule.productive.count - count(cities, true) : missing;
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

/** What the next city is for, and the last site tried for the same, before which none is tried again. */
interface Demand {
  readonly name: string;
  readonly place: number;
}

/** Looks for cities that complete some others. What a condition still asks for is tried first, any site last. */
class Completion {
  readonly #scenario: Scenario;
  readonly #rule: CityConditions;
  readonly #open: readonly Site[];
  /** Most boundaries that one site stands at. */
  readonly #cover: number;
  /** Sites that may still be looked at. */
  #looks: number;

  constructor(scenario: Scenario, side: Side, looks: number) {
    this.#looks = looks;
    this.#scenario = scenario;
    this.#rule = ofSide(scenario.cities, side);
    this.#open = sites(scenario, side);
    this.#cover = this.#open.reduce((most, { boundaries }) => Math.max(most, bits(boundaries)), 1);
  }

  /** Whether the cities can be completed; `undefined` if that is not found with so many looks. */
  isPossible(cities: Choice[]): boolean | undefined {
    const isFound = mayBeMarked(this.#rule, cities) && this.#hasRoom(cities) && this.#from(cities, undefined);
    return this.#looks > 0 || isFound ? isFound : undefined;
  }

  /** Whether a city may stand on a site and there are looks left. */
  #isOpen(site: Site, cities: readonly Choice[]): boolean {
    this.#looks--;
    return this.#looks > 0 && isFree(this.#scenario, site.field, cities);
  }

  /** Whether the marked cities that are missing, and the others, each find room if the rest is left out: a quick no. */
  #hasRoom(cities: Choice[]): boolean {
    const { productive, count: all } = this.#rule;
    if (productive.kind !== 'nearest') return true;
    const { farthest, nearest } = reach(cities);
    return (
      this.#fits(cities, productive.count - count(cities, true), ({ back }) => back <= nearest) &&
      this.#fits(cities, all - productive.count - count(cities, false), ({ back }) => back >= farthest)
    );
  }

  #fits(cities: Choice[], wanted: number, isOpen: (site: Site) => boolean, after = -1): boolean {
    if (wanted <= 0) return true;
    for (let index = after + 1; index < this.#open.length; index++) {
      const site = this.#open[index] as Site;
      if (!isOpen(site) || !this.#isOpen(site, cities)) continue;
      cities.push({ site, productive: false });
      const isDone = this.#fits(cities, wanted - 1, isOpen, index);
      cities.pop();
      if (isDone) return true;
    }
    return false;
  }

  #from(cities: Choice[], after: Demand | undefined): boolean {
    const rule = this.#rule;
    const left = rule.count - cities.length;
    if (left === 0) return conditionFault(rule, cities) === undefined;
    const missing = rule.fourBoundaries ? ALL_BOUNDARIES & ~boundariesOf(cities) : 0;
    if (bits(missing) > left * this.#cover) return false;
    const back = this.#backMissing(cities);
    if (back < 0 || back > left) return false;
    const name = this.#demand(cities, back, missing);
    return this.#tries(cities, { name, place: after?.name === name ? after.place : -1 });
  }

  /** How many cities at the back are missing; below 0 if there are too many. */
  #backMissing(cities: readonly Choice[]): number {
    const { back } = this.#rule;
    if (back === null) return 0;
    const missing = back.count - backCount(cities);
    return back.exact ? missing : Math.max(0, missing);
  }

  #demand(cities: readonly Choice[], back: number, missing: number): string {
    if (back > 0) return 'back';
    if (missing !== 0) return String(missing & -missing);
    const { productive } = this.#rule;
    return productive.kind === 'nearest' && count(cities, true) < productive.count ? 'marked' : 'any';
  }

  #tries(cities: Choice[], { name, place }: Demand): boolean {
    const marks = this.#marks(name);
    for (let index = place + 1; index < this.#open.length; index++) {
      const site = this.#open[index] as Site;
      if (!meets(site, name) || !this.#isOpen(site, cities)) continue;
      for (const productive of marks) {
        cities.push({ site, productive });
        const isDone = mayBeMarked(this.#rule, cities) && this.#from(cities, { name, place: index });
        cities.pop();
        if (isDone) return true;
      }
    }
    return false;
  }

  #marks(name: string): readonly boolean[] {
    if (this.#rule.productive.kind !== 'nearest' || name === 'any') return [false];
    return name === 'marked' ? [true] : [true, false];
  }
}

/** Whether a city on a field would be far enough from all others. */
export function isFree(scenario: Scenario, field: Field, cities: readonly Choice[]): boolean {
  const board = boardOf(scenario);
  for (let index = 0; index < cities.length; index++) {
    if (distance(board, (cities[index] as Choice).site.field, field) <= CITY_GAP) return false;
  }
  return true;
}

function meets(site: Site, demand: string): boolean {
  if (demand === 'any' || demand === 'marked') return true;
  return demand === 'back' ? site.isBack : (site.boundaries & Number(demand)) !== 0;
}

function boundariesOf(cities: readonly Choice[]): number {
  return cities.reduce((all, { site }) => all | site.boundaries, 0);
}

function backCount(cities: readonly Choice[]): number {
  return cities.reduce((sum, { site }) => sum + (site.isBack ? 1 : 0), 0);
}

function count(cities: readonly Choice[], productive: boolean): number {
  return cities.reduce((sum, city) => sum + (city.productive === productive ? 1 : 0), 0);
}

function bits(mask: number): number {
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) sum++;
  return sum;
}
