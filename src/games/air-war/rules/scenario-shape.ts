import * as v from 'valibot';
import type { DataOf } from '../../../core/declaration.ts';
import { atLeast, provenance } from '../../../core/shapes.ts';
import { SIDES } from './sides.ts';

/** Name of a field in scenarios, actions and events: the letter of its column and its place from A's edge, `'k13'`. */
export type FieldId = string;

/** Number of a field on its board, from 0: what a state calls it by. */
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

/** Most cities of a player. */
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
  /** Number of cities: 1 to 12, or 1 to 8 if players place them. */
  count: cityCount,
  /** For each of the four boundaries of the home, some city is separated from it by two or three fields. */
  fourBoundaries: v.boolean(),
  /**
   * `count` cities must have at least `least` and at most `most` fields between them and the back boundary. `exact`:
   * whether exactly this number must stand there, or at least this number.
   */
  back: v.nullable(v.strictObject({ least: whole, most: whole, count: cityCount, exact: v.boolean() })),
  productive,
};

/**
 * The conditions for the cities of a player that the opponent places.
 *
 * @interface
 */
export type CityConditions = DataOf<typeof conditionEntries>;

const givenCityEntries = {
  field: fieldId,
  /** Default: the field that AW-1.8 says. */
  airport: v.optional(fieldId),
  productive: v.boolean(),
};

/**
 * A city that a scenario gives.
 *
 * @interface
 */
export type GivenCity = DataOf<typeof givenCityEntries>;

const truceEntries = {
  /** The side that may not attack. */
  player: side,
  /** In the cycles from 1 to this. */
  cycles,
  /** The fields that it may not enter or fire at: the opponent's home, or the opponent's own cities and fields beside them. */
  scope: v.picklist(['home', 'own-cities']),
};

/**
 * The cycles in which a player may not attack, and the protected fields (AW-7.1, AW-7.2).
 *
 * @interface
 */
export type Truce = DataOf<typeof truceEntries>;

const salientEntries = {
  owner: side,
  city: fieldId,
  airport: fieldId,
  /** The fields on which exactly `garrison` units of the owner begin, the city among them: 1 to 50. */
  fields: v.pipe(v.array(fieldId), v.minLength(1), v.maxLength(50)),
  garrison: positive,
  /** Least distance from the city at which units of the opponent begin. */
  keepOut: whole,
  /** Least distance from the city of every placed city. */
  cityDistance: whole,
};

/**
 * A city outside its owner's home, known beforehand (AW-7.1).
 *
 * @interface
 */
export type Salient = DataOf<typeof salientEntries>;

const conditions = v.strictObject(conditionEntries);
const givenCities = v.pipe(v.array(v.strictObject(givenCityEntries)), v.minLength(1), v.maxLength(CITIES_MOST));

/* Typed by their names, so that the pages of the API tell of each field once. */
const truceShape: v.GenericSchema<Truce> = v.strictObject(truceEntries);
const salientShape: v.GenericSchema<Salient> = v.strictObject(salientEntries);

const scenarioEntries = {
  name: v.pipe(v.string(), v.minLength(1)),
  /** Whether it is a game of the report, or somebody's own. */
  provenance,
  /** The parts that are reconstructed, and their sources. */
  notes: v.string(),
  /** Odd numbers: 5 to 25 columns, 9 to 99 rows. */
  board: v.strictObject({ columns: /* @__PURE__ */ odd(5, 25), rows: /* @__PURE__ */ odd(9, 99) }),
  division,
  cities: v.strictObject({ A: conditions, B: conditions }),
  /** Units of each player at the start: 1 to 1000. */
  units: v.strictObject({ A: unitCount, B: unitCount }),
  /** AW-6.2 or AW-6.3. */
  symmetric: v.boolean(),
  /** Complete cycles before a taken city produces, in games that are not symmetric (AW-6.3). */
  captureDelay: cycles,
  /** Whether there is production before the first moves (AW-6.4). */
  earlyProduction: v.boolean(),
  truce: v.nullable(truceShape),
  salient: v.nullable(salientShape),
  /** The side whose cities produce beside three units, and which may fly four units to one of its airports (AW-7.1). */
  reinforced: v.nullable(side),
  /** How often in a cycle that side may fly four units. Default: 1. */
  doubleFlights: v.exactOptional(v.picklist([1, 2])),
  /** Cities for `cities: 'scenario'`. */
  givenCities: v.strictObject({ A: givenCities, B: givenCities }),
};

/**
 * Everything that a game is played with. A scenario of your own is checked by `setup`.
 *
 * @interface
 */
export type Scenario = DataOf<typeof scenarioEntries>;

/** Shape of a {@link Scenario}, whose parts may still be at odds with each other. */
export const scenarioShape = v.strictObject(scenarioEntries);
