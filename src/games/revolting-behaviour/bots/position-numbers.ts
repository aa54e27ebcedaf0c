import { type NetworkShape, sizeOf } from '../../../bots/packed-network.ts';
import type { Holding, Setup } from '../rules/types.ts';
import { effortOf } from './strength.ts';

/** The network that rates positions. It was trained for matches of two players with the balanced options. */
export const SHAPE: NetworkShape = { rows: 1, ofRow: 0, rest: 16, units: [24, 16] };

/** The points of a player, and the number of action points needed to overcome their Cause. */
interface Means {
  readonly points: number;
  readonly effort: number;
}

/** A position in a match of two players while no attempt is in progress, from the point of view of one player. */
export interface Position {
  readonly own: Means;
  readonly other: Means;
  /** Who acts next: 1 for the player, -1 for the opponent. */
  readonly next: 1 | -1;
  /** Whether a new turn begins after the next action. */
  readonly isLast: boolean;
  readonly turn: number;
}

/**
 * The turn limit; the number of action points needed to overcome a Cause at the start of a match; the points of a
 * player at the start.
 */
const [TURNS, EFFORT, POINTS] = [200, 56, 16];
/** A player with at most this many points probably loses all points after drawing a joker. */
const POOR = 5;

/** Returns the points of a player, and the number of action points needed to overcome their Cause. */
export function meansOf({ points, cause }: Holding, setup: Setup): Means {
  return { points, effort: effortOf(cause, setup) };
}

/**
 * Returns the numbers from which the network computes the rating of a position. All these numbers have about the same
 * size.
 */
export function numbersOf({ own, other, next, isLast, turn }: Position, { truce }: Setup): Float32Array {
  const numbers = new Float32Array(sizeOf(SHAPE));
  numbers.set([
    own.points / POINTS,
    other.points / POINTS,
    own.effort / EFFORT,
    other.effort / EFFORT,
    Math.log(1 + own.points) - 2.5,
    Math.log(1 + other.points) - 2.5,
    Math.log(1 + own.effort) - 3.5,
    Math.log(1 + other.effort) - 3.5,
    next,
    Number(isLast),
    Math.max(0, truce + 1 - turn) / 3,
    turn / TURNS,
    (own.points - other.points) / POINTS,
    (other.effort - own.effort) / EFFORT,
    Number(own.points <= POOR),
    Number(other.points <= POOR),
  ]);
  return numbers;
}
