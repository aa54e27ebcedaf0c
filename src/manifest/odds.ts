import type { GameTypes } from '../core/game.ts';
import type { Labels } from '../messages/labels.ts';
import type { ResultsTable } from '../mechanics/results-table.ts';

/** Odds that people can look up outside a match, either from results tables or as answers to questions. */
export type GameOdds<G extends GameTypes = GameTypes> = TableOdds<G> | QuestionOdds<G>;

/** The odds of results tables that use one die. */
export interface TableOdds<G extends GameTypes = GameTypes> {
  /** Returns the results tables of a match. The keys are the names by which people ask for a table. */
  tables(setup: G['setup']): Readonly<Record<string, OddsTable>>;
}

/** A results table, with the functions that read it. */
export interface OddsTable {
  readonly printed: ResultsTable<readonly string[], string>;
  /**
   * Returns the heading of the column for the strengths of both sides; `undefined` if the attacker is too weak to
   * attack.
   */
  readonly column: (attackers: number, defenders: number) => string | undefined;
  /** Returns a clause that describes the effect of a result. */
  meaning(code: string, labels: Labels): string;
}

/** Odds that people look up by typing some words and a number. */
export interface QuestionOdds<G extends GameTypes = GameTypes> {
  /**
   * The words of the question, in the order in which people type them. Each key names one position in the question; its
   * value lists the words that people can type there.
   */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** The name of the whole number that people can type after the words. */
  readonly number: string;
  /**
   * Answers the question.
   *
   * @param question - The words that people typed, by the keys of `words`, and the number. `number` is absent if no
   *   number was typed.
   * @param labels - The labels in the language of the answer.
   */
  answer(setup: G['setup'], question: OddsQuestion, labels: Labels): OddsAnswer;
}

/** A question about odds. */
export interface OddsQuestion {
  readonly words: Readonly<Record<string, string>>;
  readonly number?: number;
}

/** The answer to a question about odds. */
export interface OddsAnswer {
  readonly text: string;
  /** All outcomes, each with its exact probability as a fraction: `'1/6'`. */
  readonly outcomes: readonly (readonly [chance: string, text: string])[];
}
