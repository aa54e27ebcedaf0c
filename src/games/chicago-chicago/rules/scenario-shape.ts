import * as v from 'valibot';
import type { DataOf, Immutable } from '../../../core/declaration.ts';
import { atLeast, kebabId, provenance } from '../../../core/shapes.ts';
import { record } from '../../../core/schema.ts';
import { resultsTableShape } from '../../../mechanics/results-table.ts';
import { CRT_COLUMNS, CRT_LEGEND } from './crt.ts';

/** The name of an area in scenarios, actions and events: `'conrad-hilton'`. */
export type AreaId = string;

/** The index of an area in board order, from 0. States contain the index instead of the name. */
export type AreaIndex = number;

/** A number for each area, in board order. */
type ByArea = readonly number[];

/**
 * The numbers of units in the areas. There is one row for each sort of group, or for each kind of police unit, the
 * lowest first. Each row has one number for each area.
 */
export type Stacks = readonly ByArea[];

const points = atLeast(0, 100);
const counters = atLeast(0, 1000);

const areaEntries = {
  id: kebabId,
  /** Display name. */
  name: v.pipe(v.string(), v.minLength(1)),
  /** Points that the police score for a conflict in this area. */
  police: points,
  /** Points that the demonstrators score for a conflict in this area. */
  demonstrators: points,
  /** The factor by which groups multiply in this area; absent if the area is not a park. */
  park: v.exactOptional(atLeast(1, 20)),
  /**
   * The minimum box of the area; absent if the area has no box. A `'plain'` box must always be full. A `'conditional'`
   * box must be full until groups come near.
   */
  box: v.exactOptional(v.picklist(['plain', 'conditional'])),
};

/**
 * One area of the board.
 *
 * @interface
 */
export type Area = DataOf<typeof areaEntries>;

const strengthEntries = { conflict: atLeast(1, 1000), movement: atLeast(0, 10) };

const strength = v.strictObject(strengthEntries);
const platoons = { 'level-1': counters, 'level-2': counters, 'level-3': counters, tac: counters };
const groups = v.strictObject({
  'level-1': counters,
  'level-2': counters,
  'level-3': counters,
  'level-4': counters,
});

const crt = /* @__PURE__ */ resultsTableShape(CRT_COLUMNS, [...CRT_LEGEND.keys()]);

const effect = v.strictObject({
  share: v.picklist(['1/3', '1/2', 'all']),
  change: v.picklist(['up', 'down', 'removed']),
});

/** The effect of a code: the fraction of the units that change, and how these units change. */
export type Effect = Immutable<v.InferOutput<typeof effect>>;

const turn = v.pipe(v.string(), v.regex(/^.*[ABC]$/, 'Expected the name of a turn that ends with A, B or C'));

/** Maximum width and height of a map. */
const EXTENT_MOST = 10_000;

const coordinate = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(EXTENT_MOST));
const extent = v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(EXTENT_MOST));
const outline = v.pipe(v.array(v.strictTuple([coordinate, coordinate])), v.minLength(3), v.maxLength(50));

/** The corners of an area in order, each as `[x, y]`, with x to the right and y down. */
export type Outline = Immutable<v.InferOutput<typeof outline>>;

const mapEntries = {
  /** Whether the map is printed, reconstructed or invented. */
  provenance,
  /** A text that says which parts are reconstructed, and from which sources. */
  notes: v.string(),
  /** Width in map units: 1 to 10,000. */
  width: extent,
  /** Height in map units: 1 to 10,000. */
  height: extent,
  /** The outlines of the areas, 3 to 50 corners each. If an outline is missing, a picture uses an invented map. */
  outlines: record(v.string(), outline),
  /** The outlines of lakes and rivers: at most 20. They are only decoration. */
  water: v.exactOptional(v.pipe(v.array(outline), v.maxLength(20))),
};

/**
 * The positions of the areas, for pictures.
 *
 * @interface
 */
export type MapOfAreas = DataOf<typeof mapEntries>;

/** Maximum number of areas of a board. */
const AREAS_MOST = 100;
const LINKS_MOST = (AREAS_MOST * (AREAS_MOST - 1)) / 2;

const scenarioEntries = {
  name: v.string(),
  /**
   * Whether the data are printed, reconstructed or invented. Data for which no printed copy is available are not
   * `printed`.
   */
  provenance,
  /** A text that says which parts are reconstructed, and from which sources. */
  notes: v.string(),
  /** The names of the turns: 1 to 100 names. Each name ends with a letter for the part of the day: `'25A'`. */
  turns: v.pipe(v.array(turn), v.minLength(1), v.maxLength(100)),
  units: v.strictObject({
    police: v.strictObject({
      'level-1': strength,
      'level-2': strength,
      'level-3': strength,
      tac: strength,
      guard: strength,
    }),
    demonstrators: v.strictObject({
      'level-1': strength,
      'level-2': strength,
      'level-3': strength,
      'level-4': strength,
    }),
  }),
  counterMix: v.strictObject({
    police: v.strictObject({ ...platoons, guard: counters }),
    demonstrators: groups,
  }),
  setUp: v.strictObject({
    police: v.strictObject(platoons),
    demonstrators: groups,
    /** The number of platoons in a full minimum box. */
    platoonsPerBox: atLeast(1, 100),
  }),
  /** The areas, 2 to 100, in board order. */
  areas: v.pipe(v.array(v.strictObject(areaEntries)), v.minLength(2), v.maxLength(AREAS_MOST)),
  /** Pairs of adjacent areas, each pair once: at most 4950. */
  links: v.pipe(v.array(v.strictTuple([v.string(), v.string()])), v.maxLength(LINKS_MOST)),
  /** The positions of the areas. The rules do not use these positions. By default, a picture uses an invented map. */
  map: v.exactOptional(v.strictObject(mapEntries)),
  /** The parks, in the order in which their groups multiply. */
  parkOrder: v.pipe(v.array(v.string()), v.maxLength(AREAS_MOST)),
  harass: v.strictObject({ police: crt, demonstrators: crt }),
  assault: crt,
  /** The effects, by their number. The codes in the results tables contain these numbers. */
  effects: v.strictObject({ 1: effect, 2: effect, 3: effect, 4: effect, 5: effect, 6: effect }),
  /**
   * Points outside conflicts, by reason (CC-4.10, CC-4.11). The police score the points `absent`, and the demonstrators
   * score all others. Without `absent`, the police score no such points.
   */
  points: v.strictObject({
    unengaged: points,
    absent: v.exactOptional(points),
    'guard-entered': points,
    'guard-withdrawn': points,
  }),
};

/**
 * All printed data of the game. `setup` validates a custom scenario.
 *
 * @interface
 */
export type Scenario = DataOf<typeof scenarioEntries>;

/** The shape of a {@link Scenario}. This schema does not check that the parts of the scenario fit together. */
export const scenarioShape = v.strictObject(scenarioEntries);
