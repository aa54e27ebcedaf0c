import * as v from 'valibot';
import type { DataOf } from '../../../core/declaration.ts';
import { type Field, fieldId, side, whole } from './scenario-shape.ts';

const cityEntries = {
  field: whole,
  airport: whole,
  /** The side that owns the city at the start. */
  owner: side,
  /** The side that controls the city now (AW-4.3). */
  controller: side,
  /** Whether the city produces at the start (AW-6.1). */
  productive: v.boolean(),
  /** The cycle in which the city was last taken or retaken; 0 if it was never taken. */
  taken: whole,
  /**
   * The number of complete cycles since the city was last taken (AW-6.3), but at most the `captureDelay` of the
   * scenario; 0 in symmetric games.
   */
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
 * A city of the opponent that a player has placed but not revealed yet.
 *
 * @interface
 */
export type PlacedCity = DataOf<typeof placedEntries>;

const namedEntries = {
  field: fieldId,
  /** Whether the city is marked as productive; absent if players do not mark cities in this scenario (AW-7.1). */
  productive: v.exactOptional(v.boolean()),
};

/**
 * A city in an action, with the name of its field.
 *
 * @interface
 */
export type NamedCity = DataOf<typeof namedEntries>;

/** A city in an action, but with the number of its field instead of the name. */
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
