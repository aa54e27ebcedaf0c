import * as v from 'valibot';
import { atLeast, kebabId, provenance } from '../../../core/shapes.ts';
import type { DataOf, Immutable } from '../../../core/declaration.ts';
import { record } from '../../../core/schema.ts';
import { type ResultsTable, resultsTableShape } from '../../../mechanics/results-table.ts';
import { SIDES } from './sides.ts';

/** Name of a track in scenarios, actions and events, such as `'black-students'`. */
export type TrackId = string;

/** The index of a track in board order, from 0. States contain the index instead of the name. */
export type TrackIndex = number;

/** A number for each track, in board order. */
export type ByTrack = readonly number[];

/** Name of a contingency card in actions and states, such as `'rap-brown-rally'`. */
export type CardId = string;

/**
 * The columns of the matrix: odds of the attacker against the defender, beginning with the lowest odds. For odds better
 * than 5-1, the column 5-1 is used.
 */
export const UCOM_COLUMNS = ['1-2', '1-1', '2-1', '3-1', '4-1', '5-1'] as const;

/** A column of the matrix. */
export type UcomColumn = (typeof UCOM_COLUMNS)[number];

/** Legend of the matrix: the meaning of each printed code. */
export const UCOM_LEGEND = {
  TE: 'defender-eliminated',
  YE: 'attacker-eliminated',
  AL: 'exchange',
  o: 'no-effect',
} as const;

/** A code of the matrix as printed. */
export type UcomCode = keyof typeof UCOM_LEGEND;

/** The meaning of a code of the matrix. */
export type UcomResult = (typeof UCOM_LEGEND)[UcomCode];

/** The University Conflict Outcome Matrix. */
export type Ucom = ResultsTable<typeof UCOM_COLUMNS, UcomCode>;

const trackEntries = {
  id: kebabId,
  /** Display name. */
  name: v.pipe(v.string(), v.minLength(1)),
  /** The support points of the boxes, from the inner to the outer end: whole numbers from 0 to 10. */
  values: v.pipe(v.array(atLeast(0, 10)), v.minLength(3), v.maxLength(50)),
  /**
   * The index of the box on the line. Boxes with lower indices are on the administration's side, boxes with higher
   * indices are on the radicals' side.
   */
  line: atLeast(0),
  /** Index of the dotted box, where the counter starts. */
  dot: atLeast(0),
};

/**
 * A group's track: a row of boxes from Low Library (the administration's end) to the edge of the board (the radicals'
 * end).
 *
 * @interface
 */
export type Track = DataOf<typeof trackEntries>;

const side = v.picklist(SIDES);
const by = atLeast(1, 1000);
const card = v.variant('effect', [
  v.strictObject({ title: v.string(), side, effect: v.literal('add'), by }),
  v.strictObject({ title: v.string(), side, effect: v.literal('multiply'), by }),
  v.strictObject({ title: v.string(), side, effect: v.literal('divide'), by }),
  v.strictObject({ title: v.string(), effect: v.literal('replace') }),
]);

/**
 * A contingency card: its effect on the pieces that a side receives in this turn, or `'replace'`. A card with
 * `'replace'` has no effect and returns to the deck.
 */
export type Card = Immutable<v.InferOutput<typeof card>>;

const plot = v.pipe(v.array(atLeast(0, 1000)), v.minLength(1), v.maxLength(100));

const scenarioEntries = {
  name: v.string(),
  /**
   * Whether the board is printed, reconstructed or invented. A board for which no printed copy is available is not
   * `printed`.
   */
  provenance,
  /** A text that says which parts of the scenario are reconstructed, and from which sources. */
  notes: v.string(),
  /** The tracks, 1 to 20, in board order. */
  tracks: v.pipe(v.array(v.strictObject(trackEntries)), v.minLength(1), v.maxLength(20)),
  /**
   * PLOT (Projected Leverage Over Time): for each side, the number of pieces that it receives in each turn. Both lists
   * have one entry for each turn.
   */
  plot: v.strictObject({ radicals: plot, administration: plot }),
  ucom: /* @__PURE__ */ resultsTableShape(UCOM_COLUMNS, Object.keys(UCOM_LEGEND) as UcomCode[]),
  /** The cards by id: at most 1000 cards. */
  cards: record(kebabId, card),
};

/**
 * All printed data of a match. The function `setup` checks custom scenarios.
 *
 * @interface
 */
export type Scenario = DataOf<typeof scenarioEntries>;

/** The shape of a {@link Scenario}. This schema does not check that the parts of the scenario fit together. */
export const scenarioShape = v.strictObject(scenarioEntries);
