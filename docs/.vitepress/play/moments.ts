/** Finds the turning point of a match. */
import type { GameTypes, MatchRecord } from 'countersheet/core';
import { pathTo, type Match } from 'countersheet/match';
import type { Course } from './thinking.ts';

/** A key moment: an action that greatly increased the expected score of a player. */
export interface Moment {
  /** Index of the action in the record, from 0. */
  readonly action: number;
  /** Whether the action is a chance event. */
  readonly isLuck: boolean;
  /** The player whose expected score increased most. */
  readonly player: string;
  /** Expected score of the player before and after the action, from 0 to 1, by the strategist’s evaluation. */
  readonly from: number;
  readonly to: number;
}

/** A match of the gallery. */
export interface Shown {
  readonly record: MatchRecord;
  readonly moments: readonly Moment[];
}

/** Returns the action that caused the greatest increase of a player's expected score. Concessions do not count. */
export function turningPointOf(courses: readonly Course[]): Moment | undefined {
  const moments = courses.flatMap(({ player, worth, luck, conceded }) =>
    worth.slice(1).map((to, action) => {
      const isLuck = luck.some(([index]) => index === action);
      return { player, action, from: worth[action]!, to, isLuck, isConcession: conceded.includes(action) };
    }),
  );
  const played = moments.filter(({ isConcession, from, to }) => !isConcession && to > from);
  return played.sort((one, other) => other.to - other.from - (one.to - one.from))[0];
}

/** Returns the node in which an action was played, on the path to the node `last` (default: the last node). */
export function nodeOfAction(match: Match<GameTypes>, action: number, last = match.nodes.length - 1): number {
  let count = 0;
  const node = pathTo(match, last).find(({ actions }) => (count += actions.length) > action);
  return node?.id ?? 0;
}
