import type { Fork, Game, GameTypes, State, Turn } from '../core/game.ts';
import { AnalysisError } from './analysis-error.ts';
import { canonical } from './canonical.ts';

/** Settings of a search: the keys that identify positions, and the maximum number of positions. */
export interface SearchSettings<G extends GameTypes> {
  /**
   * Returns the key of a position, as JSON. Positions with equal keys count as one position. So the key must contain
   * all data on which later play, `until` or a measure depends. Default: all data of the position that can change.
   */
  readonly key?: ((state: State<G>) => unknown) | undefined;
  /** The maximum number of different positions: a whole number, at least 1. Default: 100,000. */
  readonly limit?: number | undefined;
}

/** {@link SearchSettings} with the default of each setting that was absent. */
export type SearchBounds<G extends GameTypes> = {
  readonly [Key in keyof SearchSettings<G>]-?: NonNullable<SearchSettings<G>[Key]>;
};

/** Adds the default of each absent setting. Throws RangeError if the limit is not a whole number of at least 1. */
export function completed<G extends GameTypes>({
  key = ({ table, secrets, hidden }) => [table, secrets, hidden],
  limit = 100_000,
}: SearchSettings<G>): SearchBounds<G> {
  if (!Number.isInteger(limit) || limit < 1)
    throw new RangeError(`Expected a whole number of at least 1 as the limit but received ${String(limit)}.`);
  return { key, limit };
}

/**
 * The maximum number of actions in a line of play. The search is recursive, and common JavaScript engines have room on
 * the stack for nearly 900 actions.
 */
const LINE_MOST = 300;

/** A position to evaluate. */
export interface Node<G extends GameTypes> {
  readonly fork: Fork<G>;
  readonly turn: Turn<G>;
  /** How many actions of the list `play` have been played. This number is a part of the key of the position. */
  readonly place: number;
}

/** Returns the result of a position, computed from the results of the later positions. */
export type ResultOf<G extends GameTypes, Result> = (fork: Fork<G>, place?: number) => Result;

/** The functions with which a search evaluates positions. */
export interface Method<G extends GameTypes, Result> {
  /**
   * Returns the result of a final position; `undefined` if the search continues. A position in which the match is over
   * must be final.
   */
  end(node: Node<G>): Result | undefined;
  /** Returns the result of a position in which chance is to act. */
  mix(branches: readonly Branch<Result>[]): Result;
  /** Returns the result of a position in which players decide. */
  choose(node: Node<G>, resultOf: ResultOf<G, Result>): Result;
}

/**
 * The weight of a chance outcome, and the result of the position after it. Outcomes that lead to equal positions form
 * one branch.
 */
export interface Branch<Result> {
  readonly weight: number;
  readonly result: Result;
}

/** A search through all positions that can occur after a given position. */
export class Induction<G extends GameTypes, Result extends object> {
  readonly #method: Method<G, Result>;
  readonly #bounds: SearchBounds<G>;
  /** Maps the key of each position to its result, or to `undefined` while the position is being evaluated. */
  readonly #results = new Map<string, Result | undefined>();
  #depth = 0;

  constructor(method: Method<G, Result>, settings: SearchSettings<G>) {
    this.#method = method;
    this.#bounds = completed(settings);
  }

  /** The number of different positions that were searched. */
  get positions(): number {
    return this.#results.size;
  }

  /** Evaluates a position, or returns its result if it has already been evaluated. */
  readonly resultOf: ResultOf<G, Result> = (fork, place = 0) =>
    this.#judged(this.#keyOf(fork.state, place), fork, place);

  /** Returns the result of a position; `undefined` if the position has not been evaluated. */
  known(state: State<G>): Result | undefined {
    return this.#results.get(this.#keyOf(state, 0));
  }

  #keyOf(state: State<G>, place: number): string {
    return `${String(place)} ${canonical(this.#bounds.key(state))}`;
  }

  #judged(key: string, fork: Fork<G>, place: number): Result {
    const known = this.#results.get(key);
    if (known !== undefined) return known;
    this.#refuse(key);
    this.#results.set(key, undefined);
    this.#depth += 1;
    const node = { fork, turn: fork.turn(), place };
    const result = this.#method.end(node) ?? this.#goOn(node);
    this.#depth -= 1;
    this.#results.set(key, result);
    return result;
  }

  #refuse(key: string): void {
    if (this.#results.has(key))
      throw new AnalysisError('repetition', 'Play can return to the same position, which then has no defined value.');
    const { limit } = this.#bounds;
    if (this.#results.size >= limit) {
      const advice = 'Use a shorter horizon, pass a `key` that merges more positions, or raise the limit.';
      throw new AnalysisError('too-large', `There are more than ${String(limit)} positions. ${advice}`);
    }
    if (this.#depth >= LINE_MOST)
      throw new AnalysisError('too-large', `A line of play is longer than ${String(LINE_MOST)} actions.`);
  }

  #goOn(node: Node<G>): Result {
    const { fork, turn, place } = node;
    if (turn.kind !== 'chance') return this.#method.choose(node, this.resultOf);
    const branches = new Map<string, { fork: Fork<G>; weight: number }>();
    for (const { action, weight } of fork.chanceOutcomes()) {
      const next = after(fork, action);
      const key = this.#keyOf(next.state, place);
      const branch = branches.get(key);
      if (branch === undefined) branches.set(key, { fork: next, weight });
      else branch.weight += weight;
    }
    return this.#method.mix(
      Array.from(branches, ([key, { fork: next, weight }]) => ({ weight, result: this.#judged(key, next, place) })),
    );
  }
}

/** Returns a fork of a state. The fork does not roll dice: the caller plays the chance events. */
export function manualFork<G extends GameTypes>(game: Game<G>, state: State<G>): Fork<G> {
  return game.fork(state, { dice: 'manual' });
}

/** Returns the position after an action. Throws `IllegalActionError` if the action is illegal. */
export function after<G extends GameTypes>(fork: Fork<G>, action: G['action'] | G['chance']): Fork<G> {
  const next = fork.clone();
  next.apply(action);
  return next;
}
