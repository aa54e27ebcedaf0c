import type { GameTypes, View } from '../core/game.ts';

/** A position with a task, for people who learn a game. */
export interface Lesson<G extends GameTypes = GameTypes> {
  /** The name of the lesson in links: lower-case words with hyphens between them. */
  readonly id: string;
  /** The player who solves the task. */
  readonly player: G['player'];
  /** The options of the match, without a seed. */
  readonly options: G['options'];
  /** The actions from the start of the match to the position, in the notation, including chance events. */
  readonly position: readonly string[];
  /**
   * The seed of the dice rolls and card draws after the position. Every attempt at the lesson has the same dice and
   * cards.
   */
  readonly seed: string;
  /**
   * The texts of the lesson in each language. The key is the BCP 47 tag of the language. Every lesson has English texts
   * (`en`).
   */
  readonly texts: Readonly<Record<string, LessonTexts>>;
  /**
   * Returns true if the task is solved.
   *
   * @param view - What the player sees now.
   * @param events - The events that the player has seen since the start of the lesson.
   */
  readonly isSolved: (view: View<G>, events: readonly G['event'][]) => boolean;
  /**
   * Player actions that solve the task, in the notation. Chance events are left out, because the seed determines them.
   */
  readonly solution: readonly string[];
}

/** The texts of a lesson in one language. */
export interface LessonTexts {
  readonly title: string;
  /** A few sentences that describe the task, and give the rule or the advice that helps to solve it. */
  readonly task: string;
}

/** The lessons of a game, from the easiest to the hardest. */
export interface GameLessons<G extends GameTypes = GameTypes> {
  readonly lessons: readonly Lesson<G>[];
}
