/** What a match was decided by. */
import type { GameTypes, MatchRecord } from 'countersheet/core';
import { pathTo, type Match } from 'countersheet/match';

/** An action after which a player could hope for much more than before. */
export interface Moment {
  /** Its place among the actions of the record, from 0. */
  readonly action: number;
  /** Whether chance did it. */
  readonly isLuck: boolean;
  /** Who gained most. */
  readonly player: string;
  /** Their share of the match before and after, 0 to 1, by the measure of the strategist. */
  readonly from: number;
  readonly to: number;
}

/** A match of the gallery. */
export interface Shown {
  readonly record: MatchRecord;
  readonly moments: readonly Moment[];
}

/** The node at which an action of the line was played. */
export function nodeOfAction(match: Match<GameTypes>, action: number): number {
  let count = 0;
  const node = pathTo(match, match.nodes.length - 1).find(({ actions }) => (count += actions.length) > action);
  return node?.id ?? 0;
}
