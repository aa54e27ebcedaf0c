/** What the page asks its worker, and what it answers. */
import type { GameTypes, MatchRecord, Seed, View } from 'countersheet/core';

/** Who can play for a player: a person at this machine, or a bot of the game in the worker, by its name. */
export const SITTERS = ['person', 'strategist', 'mcts', 'random'] as const;

/** Who plays for a player. */
export type Sitter = (typeof SITTERS)[number];

/** What the worker is asked: to play a view, to judge it for the person who asks, or to judge a whole match. */
export type Question = { readonly id: number; readonly game: string; readonly seed: Seed } & (
  | { readonly by: Exclude<Sitter, 'person'> | 'adviser'; readonly view: View<GameTypes> }
  | { readonly by: 'judge'; readonly record: MatchRecord }
);

/** What a match was to one of its players, by the measure of the strategist. */
export interface Course {
  readonly player: string;
  /** What the position was worth to them, by action. */
  readonly worth: readonly number[];
  /** What chance had brought them, by the number of the action that brought it. */
  readonly luck: readonly (readonly [action: number, sum: number])[];
}

/** One action that the search has tried. */
export interface Tried {
  readonly line: string;
  /** Share of the tries that went to it, 0 to 1. */
  readonly share: number;
}

/** What the strategist would do, what the search thinks, and what the position is worth to who asks. */
export interface Advice {
  readonly line: string;
  readonly tried: readonly Tried[];
  /** In the measure of the strategist; more is better. */
  readonly worth: number;
}

/** What the worker answers: the line of an action, or advice. */
export type Reply = { readonly id: number } & (
  | { readonly line: string }
  | { readonly advice: Advice }
  | { readonly courses: readonly Course[] }
  | { readonly fault: string }
);
