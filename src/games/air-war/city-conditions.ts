/**
 * The conditions on a player's cities together, and whether cities can still be added so that they are met.
 *
 * @packageDocumentation
 */
import { boardOf, distance } from './board.ts';
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

/** Whether cities can be added to these so that all conditions are met. */
export function canComplete(scenario: Scenario, side: Side, cities: readonly Choice[]): boolean {
  return new Completion(scenario, side).isPossible([...cities]);
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
  readonly #sites: readonly Site[];
  /** Most boundaries that one site stands at. */
  readonly #cover: number;

  constructor(scenario: Scenario, side: Side) {
    this.#scenario = scenario;
    this.#rule = ofSide(scenario.cities, side);
    this.#sites = sites(scenario, side);
    this.#cover = this.#sites.reduce((most, { boundaries }) => Math.max(most, bits(boundaries)), 1);
  }

  isPossible(cities: Choice[]): boolean {
    return mayBeMarked(this.#rule, cities) && this.#hasRoom(cities) && this.#from(cities, undefined);
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
    for (let index = after + 1; index < this.#sites.length; index++) {
      const site = this.#sites[index] as Site;
      if (!isOpen(site) || !isFree(this.#scenario, site.field, cities)) continue;
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
    for (let index = place + 1; index < this.#sites.length; index++) {
      const site = this.#sites[index] as Site;
      if (!meets(site, name) || !isFree(this.#scenario, site.field, cities)) continue;
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
