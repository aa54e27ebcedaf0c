import type { GameTypes, View } from '../core/game.ts';

/** A position with a task, for people who learn a game. */
export interface Lesson<G extends GameTypes = GameTypes> {
  /** Name of the lesson in links: lower-case words with hyphens. */
  readonly id: string;
  /** The player who solves the task. */
  readonly player: G['player'];
  /** Options of the match, without a seed. */
  readonly options: G['options'];
  /** The actions that lead to the position, in the notation, including chance events. */
  readonly position: readonly string[];
  /** The seed of the dice and cards from the position on. Every attempt at the lesson has the same dice and cards. */
  readonly seed: string;
  /** The texts of the lesson, by the BCP 47 tag of their language. Every lesson has English texts (`en`). */
  readonly texts: Readonly<Record<string, LessonTexts>>;
  /**
   * Returns whether the task is solved.
   *
   * @param view - What the player sees now.
   * @param events - The events that the player has seen since the start of the lesson.
   */
  readonly isSolved: (view: View<G>, events: readonly G['event'][]) => boolean;
  /**
   * Actions of the players that solve the task, in the notation. Chance events are not listed, because the seed
   * determines them.
   */
  readonly solution: readonly string[];
}

/** The texts of a lesson in one language. */
export interface LessonTexts {
  readonly title: string;
  /** The task, and the rule or the advice that helps to solve it, in a few sentences. */
  readonly task: string;
}

/** The lessons of a game, the easiest first. */
export interface GameLessons<G extends GameTypes = GameTypes> {
  readonly lessons: readonly Lesson<G>[];
}
