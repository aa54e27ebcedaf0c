import type { Fork, Game, GameTypes, State, Turn } from '../core/game.ts';
import { AnalysisError } from './analysis-error.ts';
import { canonical } from './canonical.ts';

/** How positions are told apart, and how many may be looked at. */
export interface SearchSettings<G extends GameTypes> {
  /**
   * What of a position still matters, as JSON: positions with equal keys are taken for one. Everything that the rest of
   * play, the conditions and the measures depend on must be in it. Default: all that can change.
   */
  readonly key?: ((state: State<G>) => unknown) | undefined;
  /** How many different positions may be looked at: whole number, at least 1. Default: 100,000. */
  readonly limit?: number | undefined;
}

/** {@link SearchSettings} with nothing left out. */
export interface SearchBounds<G extends GameTypes> {
  readonly key: (state: State<G>) => unknown;
  readonly limit: number;
}

/** Fills in what is left out. Throws RangeError if the limit is no whole number of at least 1. */
export function completed<G extends GameTypes>({
  key = changing,
  limit = 100_000,
}: SearchSettings<G>): SearchBounds<G> {
  if (!Number.isInteger(limit) || limit < 1)
    throw new RangeError(`A limit is a whole number of at least 1, not ${String(limit)}.`);
  return { key, limit };
}

/** Longest line of play that is followed, in actions: the stack of common engines holds nearly three times as much. */
const LINE_MOST = 300;

/** A position to be judged. */
export interface Node<G extends GameTypes> {
  readonly fork: Fork<G>;
  readonly turn: Turn<G>;
  /** What else tells positions apart: how much of a list has been played. */
  readonly place: number;
}

/** Judges a position that play has come to, from what comes after it. */
export type ResultOf<G extends GameTypes, Result> = (fork: Fork<G>, place?: number) => Result;

/** How results come about. */
export interface Method<G extends GameTypes, Result> {
  /** The result of a position at which the walk ends; `undefined` where it goes on. It always ends where a match does. */
  end(node: Node<G>): Result | undefined;
  /** The result where chance is to act. */
  mix(branches: readonly Branch<Result>[]): Result;
  /** The result where players decide. */
  choose(node: Node<G>, resultOf: ResultOf<G, Result>): Result;
}

/** What chance can lead to: a result and its weight. Equal positions are one branch. */
export interface Branch<Result> {
  readonly weight: number;
  readonly result: Result;
}

/** One walk through all positions that can come up. */
export class Induction<G extends GameTypes, Result extends object> {
  readonly #method: Method<G, Result>;
  readonly #bounds: SearchBounds<G>;
  /** By key; `undefined` while a position is being judged. */
  readonly #results = new Map<string, Result | undefined>();
  #depth = 0;

  constructor(method: Method<G, Result>, settings: SearchSettings<G>) {
    this.#method = method;
    this.#bounds = completed(settings);
  }

  /** How many different positions have been looked at. */
  get positions(): number {
    return this.#results.size;
  }

  /** Judges a position, unless it is known. */
  readonly resultOf: ResultOf<G, Result> = (fork, place = 0) =>
    this.#judged(this.#keyOf(fork.state, place), fork, place);

  /** The result of a position that has been judged. */
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
      throw new AnalysisError('repetition', 'Play can come back to the same position, so its value is not defined.');
    const { limit } = this.#bounds;
    if (this.#results.size >= limit) {
      const advice = 'Take a shorter horizon, give a key that merges more positions, or raise the limit.';
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

/** A fork of a state in which chance waits for the caller. */
export function manualFork<G extends GameTypes>(game: Game<G>, state: State<G>): Fork<G> {
  return game.fork(state, { dice: 'manual' });
}

/** The position after an action. Throws `IllegalActionError` if it is illegal. */
export function after<G extends GameTypes>(fork: Fork<G>, action: G['action'] | G['chance']): Fork<G> {
  const next = fork.clone();
  next.apply(action);
  return next;
}

function changing<G extends GameTypes>({ table, secrets, hidden }: State<G>): unknown {
  return [table, secrets, hidden];
}
