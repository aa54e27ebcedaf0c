import type { PlayableRules } from './playable-rules.ts';
import type { State } from './game.ts';
import type { Run } from './run.ts';
import { StateCopy } from './state-copy.ts';
import type { AuthorTypes } from './spec.ts';

/** A copy of a state, and the rules on it. */
interface RunOnCopy<G extends AuthorTypes> {
  readonly state: State<G>;
  readonly copy: StateCopy<G>;
  readonly run: Run<G>;
}

/** The runs of one game. */
export class Runs<G extends AuthorTypes> {
  readonly #engine: PlayableRules<G>;
  /** Of the state that was last made or asked about. */
  #kept: RunOnCopy<G> | undefined;

  constructor(engine: PlayableRules<G>) {
    this.#engine = engine;
  }

  /** A run that may be played on, or kept by an answer: it is given away. */
  take(state: State<G>): RunOnCopy<G> {
    const kept = this.#kept;
    if (kept?.state !== state) return this.#made(state);
    this.#kept = undefined;
    return kept;
  }

  /** A run for one question, which must not be played on, and of which no answer may hold a part. */
  ask(state: State<G>): Run<G> {
    if (this.#kept?.state !== state) this.#kept = this.#made(state);
    return this.#kept.run;
  }

  /** The state to which rules have come on a copy, and of which nobody else holds a part; it is kept. */
  settle({ copy, run }: Omit<RunOnCopy<G>, 'state'>): State<G> {
    const state = copy.settle();
    this.#kept = { state, copy, run };
    return state;
  }

  #made(state: State<G>): RunOnCopy<G> {
    const copy = new StateCopy(this.#engine.forms, state);
    return { state, copy, run: this.#engine.run(copy) };
  }
}
