/** What the page asks its worker, and what it answers. */
import type { GameTypes, Seed, View } from 'countersheet/core';

/** Who can play for a player: a person at this machine, or a bot in the worker. */
export const SITTERS = ['person', 'strategist', 'search', 'random'] as const;

/** Who plays for a player. */
export type Sitter = (typeof SITTERS)[number];

/** A view to be played, or to be judged. */
export interface Question {
  readonly id: number;
  readonly view: View<GameTypes>;
  /** Who is to play it; `'adviser'` judges it for the person who asks. */
  readonly by: Exclude<Sitter, 'person'> | 'adviser';
  readonly seed: Seed;
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
  { readonly line: string } | { readonly advice: Advice } | { readonly fault: string }
);
