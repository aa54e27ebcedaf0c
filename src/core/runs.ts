import type { PlayableRules } from './playable-rules.ts';
import type { State } from './game.ts';
import type { Run } from './run.ts';
import { StateCopy } from './state-copy.ts';
import type { AuthorTypes } from './spec.ts';

/** A copy of a state, and the run on this copy. */
interface RunOnCopy<G extends AuthorTypes> {
  readonly state: State<G>;
  readonly copy: StateCopy<G>;
  readonly run: Run<G>;
}

/** Creates the runs of one game and caches the last run. */
export class Runs<G extends AuthorTypes> {
  readonly #engine: PlayableRules<G>;
  /** The cached run: it runs on a copy of the state that was created or queried last. */
  #kept: RunOnCopy<G> | undefined;

  constructor(engine: PlayableRules<G>) {
    this.#engine = engine;
  }

  /** Returns a run. The caller is allowed to play on this run and to store it. The run is removed from the cache. */
  take(state: State<G>): RunOnCopy<G> {
    const kept = this.#kept;
    if (kept?.state !== state) return this.#made(state);
    this.#kept = undefined;
    return kept;
  }

  /**
   * Returns a run for one query. The caller must not play on this run, and the results of the query must not contain
   * parts of the run.
   */
  ask(state: State<G>): Run<G> {
    if (this.#kept?.state !== state) this.#kept = this.#made(state);
    return this.#kept.run;
  }

  /** Returns the state of a copy, and caches the run. The caller must not use the copy afterwards. */
  settle({ copy, run }: Omit<RunOnCopy<G>, 'state'>): State<G> {
    const state = copy.settle();
    this.#kept = { state, copy, run };
    return state;
  }

  #made(state: State<G>): RunOnCopy<G> {
    const copy = new StateCopy(this.#engine.kernel.forms, state);
    return { state, copy, run: this.#engine.run(copy) };
  }
}
