/** The facts about each game that the start page shows. */

/** The levels of difficulty, each named by its bot, the easiest first. */
export const LEVELS = ['greedy', 'strategist', 'search'] as const;

/** A level of difficulty: the name of a bot. */
export type Level = (typeof LEVELS)[number];

/** The facts about a game that the start page shows. */
export interface Facts {
  readonly title: string;
  /** Usual duration of a match between people, in minutes. */
  readonly minutes: number;
  /** Minimum and maximum number of players. */
  readonly players: readonly [least: number, most: number];
  /** Names of the bots. */
  readonly bots: readonly string[];
  /** For each language: a sentence about the game, the names of the players of the default preset, and the lessons. */
  readonly texts: Readonly<Record<string, FactTexts>>;
}

/** The texts of the start page about a game in one language. */
export interface FactTexts {
  readonly about: string;
  readonly sides: readonly string[];
  readonly lessons: readonly { readonly id: string; readonly title: string }[];
}

/** Returns a text with a capital as its first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
