import type { Position } from '../../../core/game.ts';
import type { ActionOf, Uaw } from '../rules/types.ts';
import { remembered } from '../../../core/cache.ts';
import { faceCounts } from '../../../mechanics/results-table.ts';
import type { Side } from '../rules/sides.ts';
import { type TrackIndex, type Ucom, UCOM_COLUMNS, UCOM_LEGEND, type UcomResult } from '../rules/scenario-shape.ts';

/** A plan: the number of pieces to place on each track, and the value of the whole move, in points. */
export interface Deployment {
  readonly piles: readonly number[];
  readonly worth: number;
}

/**
 * The number of pieces to place (`left`), and the index of the first track on which the side can place pieces (`from`).
 */
export interface Reserve {
  readonly left: number;
  readonly from: TrackIndex;
}

/** A method to evaluate the options of a side. Each value is the expected growth of the side's lead, in points. */
export interface Planner {
  readonly bestDeployment: (where: Position<Uaw>, side: Side, reserve: Reserve) => Deployment;
  /**
   * Returns the value of the gambit and of the deployment after the gambit. The bot compares this value with the value
   * of the best deployment without a gambit.
   */
  readonly worthOfGambit: (where: Position<Uaw>, side: Side, left: number) => number;
  /**
   * Returns a function that computes the value of an attack or of a move of a counter, minus the value of no action on
   * the track.
   */
  readonly worthOfAct: (where: Position<Uaw>, side: Side) => (act: Act) => number;
}

/** An attack on a track, or a move of the track's counter without an attack. */
export interface Act {
  readonly type: ActionOf<'attack' | 'advance'>['type'];
  readonly track: TrackIndex;
}

/** For each column of the matrix, the lowest ratio of attackers to defenders. */
export const COLUMN_REACHES = [0.5, 1, 2, 3, 4, 5];

/** The possible results of a roll in a column of the matrix, with their probabilities. */
export type ColumnOdds = readonly { readonly result: UcomResult; readonly probability: number }[];

/** Returns the odds of each column of a matrix. */
export const oddsOf = /* @__PURE__ */ remembered((ucom: Ucom): readonly ColumnOdds[] =>
  UCOM_COLUMNS.map((column) =>
    [...faceCounts(ucom, column)].map(([code, faces]) => ({ result: UCOM_LEGEND[code], probability: faces / 6 })),
  ),
);

/** A number of pieces on a track, and the value of the track with these pieces. */
export interface Pile {
  readonly count: number;
  readonly worth: number;
}

/**
 * Finds the best way to place pieces on tracks. The function processes the tracks one by one, and stores the best value
 * for each number of placed pieces (dynamic programming).
 *
 * @param piles - For each track, the piles to choose from. Of equally good piles, the function prefers the first.
 * @param left - The greatest number of pieces to place.
 * @returns For each number of pieces up to `left`, the greatest value, and a function that returns the piles with this
 *   value. The value is -Infinity if no piles have this number of pieces.
 */
export function bestPlacements(piles: readonly (readonly Pile[])[], left: number) {
  let worths = [0];
  const chosen = piles.map((options) => {
    const next = Array<number>(left + 1).fill(-Infinity);
    const counts = Array<number>(left + 1).fill(0);
    for (const { count, worth } of options) {
      for (let placed = 0; placed < worths.length && placed + count <= left; placed++) {
        const total = worths[placed]! + worth;
        if (total <= next[placed + count]!) continue;
        next[placed + count] = total;
        counts[placed + count] = count;
      }
    }
    worths = next;
    return counts;
  });
  const pilesOf = (placed: number): readonly number[] => {
    let rest = placed;
    return chosen.reduceRight<readonly number[]>((after, counts) => {
      const count = counts[rest]!;
      rest -= count;
      return [count, ...after];
    }, []);
  };
  return { worths: worths as readonly number[], pilesOf };
}
