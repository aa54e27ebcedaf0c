import type { HexMap } from '../../../mechanics/hex-map.ts';
import type { Field } from '../rules/scenario-shape.ts';

/** The sizes of the board, in units of the picture. */
export interface Grid {
  readonly hex: HexMap;
  /** The length of an edge of a field. */
  readonly edge: number;
  /** The distance between opposite edges of a field. */
  readonly high: number;
  /** True if the board is turned, so that A's edge is on the left and column a is at the top. */
  readonly isTurned: boolean;
}

/** The width of the margin for the letters of columns and the numbers of rows. */
export const RIM = 16;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Returns the middle of a field. */
export function middleOf(grid: Grid, field: Field): Spot {
  const { hex, edge, high } = grid;
  return spotAt(grid, edge * (1 + 1.5 * (hex.x[field]! - 1)), (high / 2) * hex.y[field]!);
}

/**
 * Returns the point at the distance `across` from the start of column a, and the distance `up` from the start of row 1.
 */
export function spotAt({ hex, high, isTurned }: Grid, across: number, up: number): Spot {
  return isTurned ? { x: RIM + up, y: across } : { x: RIM + across, y: high * hex.rows - up };
}
