import type { Position } from '../../../core/game.ts';
import type { ByTrack, TrackIndex } from '../rules/scenario-shape.ts';
import type { Side } from '../rules/sides.ts';
import type { ActionOf, Uaw } from '../rules/types.ts';

/** A plan for a deployment: the number of pieces to place on each track, and the value of the whole move in points. */
export interface Deployment {
  readonly piles: ByTrack;
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
   * Returns a function that takes an attack or a move of a counter. The function returns the value of this action,
   * minus the value of no action on the track.
   */
  readonly worthOfAct: (where: Position<Uaw>, side: Side) => (act: Act) => number;
}

/** An attack on a track, or a move of the track's counter without an attack. */
export interface Act {
  readonly type: ActionOf<'attack' | 'advance'>['type'];
  readonly track: TrackIndex;
}

/** Returns the action that places all piles of a deployment. */
export function deployAll({ setup }: Position<Uaw>, player: Side, piles: ByTrack): ActionOf<'deploy-all'> {
  const named = setup.scenario.tracks.map(({ id }, track) => [id, piles[track]!] as const);
  return { type: 'deploy-all', player, piles: Object.fromEntries(named.filter(([, count]) => count > 0)) };
}
