import * as v from 'valibot';
import type { DataOf } from '../../../core/declaration.ts';
import { atLeast, provenance } from '../../../core/shapes.ts';
import { SIDES } from './sides.ts';

/**
 * The name of a field in scenarios, actions and events: the letter of the column and the number counted from A's edge,
 * as in `'k13'`.
 */
export type FieldId = string;

/** The number of a field on its board, from 0. States contain such numbers instead of names. */
export type Field = number;

/** Shape of the name of a field. */
export const fieldId: v.GenericSchema<FieldId> = v.pipe(v.string(), v.maxLength(10));

/** The seven games of the report. */
export const VARIANTS = [
  'large-six',
  'large-three',
  'large-unequal',
  'large-salient',
  'small-three',
  'small-two-back',
  'small-unequal',
] as const;

/** Name of a game of the report. */
export type VariantId = (typeof VARIANTS)[number];

/** Maximum number of cities of a player. */
const CITIES_MOST = 12;

/** Shape of a player. */
export const side: v.PicklistSchema<typeof SIDES, undefined> = v.picklist(SIDES);
/** Shape of a whole number. */
export const whole: v.GenericSchema<number> = atLeast(0);
/** Shape of a whole number from 1. */
export const positive: v.GenericSchema<number> = atLeast(1);
const cityCount = atLeast(1, CITIES_MOST);
const unitCount = atLeast(1, 1000);
const cycles = atLeast(0, 1_000_000);

function odd(least: number, most: number): v.GenericSchema<number> {
  return v.pipe(
    atLeast(least, most),
    v.check((number) => number % 2 === 1, 'Expected an odd number'),
  );
}

const division = v.variant('kind', [
  v.strictObject({ kind: v.literal('rows') }),
  v.strictObject({ kind: v.literal('columns'), first: positive, last: positive }),
]);

const productive = v.variant('kind', [
  v.strictObject({ kind: v.literal('all') }),
  v.strictObject({ kind: v.literal('back') }),
  v.strictObject({ kind: v.literal('nearest'), count: cityCount }),
  v.strictObject({ kind: v.literal('all-but-named') }),
]);

const conditionEntries = {
  /** Number of cities: 1 to 12, or 1 to 7 if players place the cities. */
  count: cityCount,
  /**
   * Whether there must be a city near each of the four boundaries of the home: only two or three fields separate the
   * city from the boundary.
   */
  fourBoundaries: v.boolean(),
  /**
   * At least `count` cities (exactly `count` if `exact` is true) must stand near the back boundary, with `least` to
   * `most` fields between each city and that boundary.
   */
  back: v.nullable(v.strictObject({ least: whole, most: whole, count: cityCount, exact: v.boolean() })),
  productive,
};

/**
 * The conditions that a player's cities must meet if the opponent places them.
 *
 * @interface
 */
export type CityConditions = DataOf<typeof conditionEntries>;

const givenCityEntries = {
  field: fieldId,
  /** The field of the airport. Default: the airport according to AW-1.8. */
  airport: v.optional(fieldId),
  productive: v.boolean(),
};

/**
 * A city that a scenario places.
 *
 * @interface
 */
export type GivenCity = DataOf<typeof givenCityEntries>;

const truceEntries = {
  /** The side that is not allowed to attack. */
  player: side,
  /** The last cycle of the truce. The truce starts in cycle 1. */
  cycles,
  /**
   * The fields that the side must not enter or fire at. `home` means the opponent's home. `own-cities` means the cities
   * that the opponent owns, their airports, and the fields around them. `city-fields` means only the fields of these
   * cities.
   */
  scope: v.picklist(['home', 'own-cities', 'city-fields']),
};

/**
 * A ban on attacks: the player whom it restricts, the cycles in which it applies, and the fields that it protects
 * (AW-7.1, AW-7.2).
 *
 * @interface
 */
export type Truce = DataOf<typeof truceEntries>;

const salientEntries = {
  owner: side,
  city: fieldId,
  airport: fieldId,
  /**
   * The fields on which exactly `garrison` units of the owner start: 1 to 50 fields, including the field of the city.
   */
  fields: v.pipe(v.array(fieldId), v.minLength(1), v.maxLength(50)),
  garrison: positive,
  /** The minimum distance between this city and the opponent's units at the start. */
  keepOut: whole,
  /** The minimum distance between this city and each city that the players place. */
  cityDistance: whole,
};

/**
 * A city that stands outside its owner's home from the start (AW-7.1).
 *
 * @interface
 */
export type Salient = DataOf<typeof salientEntries>;

const conditions = v.strictObject(conditionEntries);
const givenCities = v.pipe(v.array(v.strictObject(givenCityEntries)), v.minLength(1), v.maxLength(CITIES_MOST));

/* The explicit types keep the API pages short: a page then refers to the named type instead of repeating its fields. */
const truceShape: v.GenericSchema<Truce> = v.strictObject(truceEntries);
const salientShape: v.GenericSchema<Salient> = v.strictObject(salientEntries);

const scenarioEntries = {
  /** Whether the scenario is printed in the report, reconstructed, or custom. */
  provenance,
  /** A text that says which parts of the scenario are reconstructed, and from which sources. */
  notes: v.string(),
  division,
  /**
   * Whether the game is symmetric, which means that both sides have the same conditions. AW-6.2 applies to captured
   * cities in symmetric games, and AW-6.3 in all other games.
   */
  symmetric: v.boolean(),
  /**
   * In games that are not symmetric, the number of complete cycles before a captured city produces (AW-6.3). If the
   * number is 0, the city produces in the cycle after its capture.
   */
  captureDelay: cycles,
  /** Whether there is production before the first moves (AW-6.4). */
  earlyProduction: v.boolean(),
  truce: v.nullable(truceShape),
  salient: v.nullable(salientShape),
  /**
   * The side whose cities can produce a fourth unit. This side may also fly four units to one of its airports (AW-7.1).
   */
  reinforced: v.nullable(side),
  name: v.pipe(v.string(), v.minLength(1)),
  /** The size of the board: 5 to 25 columns and 9 to 99 rows, both odd numbers. */
  board: v.strictObject({ columns: /* @__PURE__ */ odd(5, 25), rows: /* @__PURE__ */ odd(9, 99) }),
  cities: v.strictObject({ A: conditions, B: conditions }),
  /** The number of units of each player at the start: 1 to 1000. */
  units: v.strictObject({ A: unitCount, B: unitCount }),
  /**
   * The maximum number of double flights of the side `reinforced` in one cycle. A double flight is two flights of two
   * units each to the same airport. Default: 1.
   */
  doubleFlights: v.exactOptional(v.picklist([1, 2])),
  /** The cities that stand on the board if the option `cities` is `'scenario'`. */
  givenCities: v.strictObject({ A: givenCities, B: givenCities }),
};

/**
 * All data of one of the seven games, or of a custom game. The function `setup` checks custom scenarios.
 *
 * @interface
 */
export type Scenario = DataOf<typeof scenarioEntries>;

/** The shape of a {@link Scenario}. This schema does not check that the parts of the scenario fit together. */
export const scenarioShape = v.strictObject(scenarioEntries);
