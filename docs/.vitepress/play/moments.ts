/** The key moments of a match. */
import type { GameTypes, MatchRecord } from 'countersheet/core';
import { pathTo, type Match } from 'countersheet/match';

/** An action that increased the expected score of a player most. */
export interface Moment {
  /** Index of the action in the record, from 0. */
  readonly action: number;
  /** Whether the action is a chance event. */
  readonly isLuck: boolean;
  /** The player who gained most. */
  readonly player: string;
  /** Expected score of the player before and after, 0 to 1, by the strategist’s evaluation. */
  readonly from: number;
  readonly to: number;
}

/** A match of the gallery. */
export interface Shown {
  readonly record: MatchRecord;
  readonly moments: readonly Moment[];
}

/** The node of an action on the way to a node. Default: on the main line. */
export function nodeOfAction(match: Match<GameTypes>, action: number, last = match.nodes.length - 1): number {
  let count = 0;
  const node = pathTo(match, last).find(({ actions }) => (count += actions.length) > action);
  return node?.id ?? 0;
}
