import * as v from 'valibot';
import type { DataOf } from '../../../core/declaration.ts';
import { type Field, fieldId, side, whole } from './scenario-shape.ts';

const cityEntries = {
  field: whole,
  airport: whole,
  /** Whose city it is from the start. */
  owner: side,
  /** The side that controls it now (AW-4.3). */
  controller: side,
  /** Whether it produced at the start (AW-6.1). */
  productive: v.boolean(),
  /** The cycle in which it was last taken or retaken; 0 for never. */
  taken: whole,
  /** Complete cycles since then (AW-6.3), counted up to the delay of the scenario; 0 in symmetric games. */
  held: whole,
};

/**
 * A city on the board.
 *
 * @interface
 */
export type City = DataOf<typeof cityEntries>;

const placedEntries = { field: whole, productive: v.boolean() };

/**
 * A city of the opponent's, placed but not yet revealed.
 *
 * @interface
 */
export type PlacedCity = DataOf<typeof placedEntries>;

const namedEntries = {
  field: fieldId,
  /** Said where the placer marks the cities that produce (AW-7.1), and nowhere else. */
  productive: v.exactOptional(v.boolean()),
};

/**
 * A city in actions.
 *
 * @interface
 */
export type NamedCity = DataOf<typeof namedEntries>;

/** The same by the number of its field. */
export interface MarkedCity {
  readonly field: Field;
  readonly productive?: boolean | undefined;
}

/** Shape of a {@link City}. */
export const cityShape = v.strictObject(cityEntries);

/** Shape of a {@link PlacedCity}. */
export const placedCityShape = v.strictObject(placedEntries);

/** Shape of a {@link NamedCity}. */
export const namedCityShape = v.strictObject(namedEntries);
