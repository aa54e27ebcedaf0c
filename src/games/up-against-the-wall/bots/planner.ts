import type { Position } from '../../../core/game.ts';
import type { ActionOf, Uaw } from '../rules/types.ts';
import type { Side } from '../rules/sides.ts';
import type { TrackIndex } from '../rules/scenario-shape.ts';

/** Piles by track, and what the move is worth with them, in points. */
export interface Deployment {
  readonly piles: readonly number[];
  readonly worth: number;
}

/** What is to be placed: so many pieces, on the tracks from one on. */
export interface Reserve {
  readonly left: number;
  readonly from: TrackIndex;
}

/** Weighs what a side can do, in points by which its lead grows on average. */
export interface Planner {
  readonly bestDeployment: (where: Position<Uaw>, side: Side, reserve: Reserve) => Deployment;
  /** Of the call, to be compared with the best deployment without it. */
  readonly worthOfGambit: (where: Position<Uaw>, side: Side, left: number) => number;
  /** Of an attack, or of moving a counter without one, beyond what leaving the track alone is worth. */
  readonly worthOfAct: (where: Position<Uaw>, side: Side, act: Act) => number;
}

/** An attack on a track, or the move of its counter without one. */
export interface Act {
  readonly type: ActionOf<'attack' | 'advance'>['type'];
  readonly track: TrackIndex;
}

/** No way to place just so many pieces. */
export const NONE: Deployment = { piles: [], worth: -Infinity };

/** Attackers for each defender with which each column begins. */
export const COLUMN_REACHES = [0.5, 1, 2, 3, 4, 5];
