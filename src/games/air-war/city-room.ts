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
import { type Bound, canPack, NO_BOUND, packable, type Question } from './city-packing.ts';
import { isNear, type Site, sites } from './city-sites.ts';
import type { Missing } from './city-tally.ts';
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
 * one of them can take the place of another in an answer that is known, and sweeps the board once for all of them.
 *
 * @param asked - Whether it is asked of one city alone. The answer is the same.
 */
export function joiner(
  scenario: Scenario,
  side: Side,
  cities: readonly Choice[],
  asked: 'of one' | 'of many',
): (choice: Choice) => boolean {
  const rule = ofSide(scenario.cities, side);
  // One answer, the same whichever city is asked about first.
  const known = searched(scenario, side, { cities, looks: LOOKS_FIRST });
  if (known === false) return () => false;
  const sweeps = new Sweeps(scenario, side, cities);
  return (choice) => {
    const together = [...cities, choice];
    if (!mayBeMarked(rule, together)) return false;
    if (known !== undefined && takesPlace(scenario, side, { together, known })) return true;
    const swept = sweeps.known(choice);
    if (swept !== undefined) return swept;
    const soon = searched(scenario, side, { cities: together, looks: LOOKS_FIRST });
    if (soon !== undefined) return soon !== false;
    return sweeps.hasRoom(choice, asked) ?? canCompleteAtLast(scenario, side, together);
  };
}

/** What counts no city as near, or as far. */
const NONE_NEAR: Missing['near'] = { from: -1, most: 0 };
const NONE_FAR: Missing['far'] = { from: Number.POSITIVE_INFINITY, most: 0 };

/** Sweeps of the board for one more city beside some. */
class Sweeps {
  readonly #scenario: Scenario;
  readonly #side: Side;
  readonly #question: Question;
  /** By kind of the city. */
  readonly #bounds: ReadonlyMap<string, Bound>;
  /** By kind of the city: the fields on which it can stand; `undefined` if there are too many ways for a sweep. */
  readonly #fields = new Map<string, ReadonlySet<Field> | undefined>();
  #areAllAsked = false;

  constructor(scenario: Scenario, side: Side, cities: readonly Choice[]) {
    this.#scenario = scenario;
    this.#side = side;
    this.#question = questionOf(scenario, side, cities);
    this.#bounds = boundsOf(scenario, side, this.#question.missing);
  }

  /** Whether a city has room, if a sweep has found it already. */
  known(choice: Choice): boolean | undefined {
    return this.#fields.get(this.#kindOf(choice))?.has(choice.site.field);
  }

  /**
   * Whether a city has room; `undefined` if sweeps have to remember too much. One sweep is enough for cities of all kinds.
   * One for each kind leaves out more, and so comes to an end where the other does not.
   */
  hasRoom(choice: Choice, asked: 'of one' | 'of many'): boolean | undefined {
    if (asked === 'of one') this.#sweepFor(choice);
    if (this.known(choice) === undefined) this.#sweepForAll();
    if (this.known(choice) === undefined) this.#sweepFor(choice);
    return this.known(choice);
  }

  #sweepForAll(): void {
    if (this.#areAllAsked) return;
    this.#areAllAsked = true;
    const fields = packable(this.#scenario, this.#side, this.#question, [...this.#bounds.values()]);
    if (fields !== undefined)
      for (const [index, kind] of [...this.#bounds.keys()].entries()) this.#fields.set(kind, fields[index]);
  }

  #sweepFor(choice: Choice): void {
    const kind = this.#kindOf(choice);
    if (this.#fields.has(kind)) return;
    // The bound says more than what is counted of the same side, which need not be remembered then.
    const apart = choice.productive ? { near: NONE_NEAR } : { far: NONE_FAR };
    const question = { ...this.#question, missing: { ...this.#question.missing, ...apart } };
    this.#fields.set(kind, packable(this.#scenario, this.#side, question, [this.#bounds.get(kind)!])?.[0]);
  }

  #kindOf({ site, productive }: Choice): string {
    return ofSide(this.#scenario.cities, this.#side).productive.kind === 'nearest' ? kindOf(site.back, productive) : '';
  }
}

/** What is asked of the missing cities together with one, by its kind. */
function boundsOf(scenario: Scenario, side: Side, missing: Missing): ReadonlyMap<string, Bound> {
  if (ofSide(scenario.cities, side).productive.kind !== 'nearest') return new Map([['', NO_BOUND]]);
  const backs = [...new Set(sites(scenario, side).map(({ back }) => back))];
  return new Map(
    [false, true].flatMap((productive) =>
      backs.map((back) => [kindOf(back, productive), boundOf(missing, { back, productive })] as const),
    ),
  );
}

/** Cities are of one kind that stand as far back and are marked alike. */
function kindOf(back: number, productive: boolean): string {
  return `${String(back)} ${String(productive)}`;
}

/**
 * What is asked of the missing cities, one of which is of a kind. That one is counted with the others, and as near or far
 * only where it is so beside the cities that stand.
 */
function boundOf(
  { near, far }: Missing,
  { back, productive }: { readonly back: number; readonly productive: boolean },
): Bound {
  const isFor = (site: Site): boolean => site.back === back;
  if (productive) {
    const from = Math.max(near.from, back);
    return { isFor, counts: (site) => site.back < from, most: near.most - (back < near.from ? 0 : 1) };
  }
  const from = Math.min(far.from, back);
  return { isFor, counts: (site) => site.back > from, most: far.most - (back > far.from ? 0 : 1) };
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
