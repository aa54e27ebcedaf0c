import type { GameTypes } from '../core/game.ts';
import type { Labels } from '../messages/labels.ts';
import type { ResultsTable } from '../mechanics/results-table.ts';

/** The odds of a game before anybody plays: those of its results tables, or the answers to a question. */
export type GameOdds<G extends GameTypes = GameTypes> = TableOdds<G> | QuestionOdds<G>;

/** The odds of results tables that are read with one die. */
export interface TableOdds<G extends GameTypes = GameTypes> {
  /** The tables of a match by the names that people type. */
  tables(setup: G['setup']): Readonly<Record<string, OddsTable>>;
}

/** A results table, and how it is used. */
export interface OddsTable {
  readonly printed: ResultsTable<readonly string[], string>;
  /** The heading for two strengths; `undefined` if the attacker is too weak to attack. */
  readonly column: (attackers: number, defenders: number) => string | undefined;
  /** The effect of a result, as a clause. */
  meaning(code: string, labels: Labels): string;
}

/** The odds of something that is described by words, and by a number. */
export interface QuestionOdds<G extends GameTypes = GameTypes> {
  /** The words that the question takes, in this order: the name of each, and what people may type. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** The name of a whole number that may follow the words. */
  readonly number: string;
  /**
   * Answers the question.
   *
   * @param question - Words by their names; `number` is absent if none was typed.
   * @param labels - Of the language of the answer.
   */
  answer(setup: G['setup'], question: OddsQuestion, labels: Labels): OddsAnswer;
}

/** A question about odds. */
export interface OddsQuestion {
  readonly words: Readonly<Record<string, string>>;
  readonly number?: number;
}

/** An answer about odds. */
export interface OddsAnswer {
  readonly text: string;
  /** Everything that can happen, with its exact chance as a fraction: `'1/6'`. */
  readonly outcomes: readonly (readonly [chance: string, text: string])[];
}
