/**
 * Copies of states for rules to run on, one of them kept: who asks what may be done mostly does it next.
 *
 * @packageDocumentation
 */
import type { Engine } from './engine.ts';
import type { GameTypes, State } from './game.ts';
import type { Running } from './running.ts';
import { StateCopy } from './state-copy.ts';

/** A copy of a state, and the rules on it. */
interface RunOnCopy<G extends GameTypes> {
  readonly state: State<G>;
  readonly copy: StateCopy<G>;
  readonly run: Running<G>;
}

/** The runs of one game. */
export class Runs<G extends GameTypes> {
  readonly #engine: Engine<G>;
  /** Of the last state that was asked about; nothing has been played on it. */
  #kept: RunOnCopy<G> | undefined;

  constructor(engine: Engine<G>) {
    this.#engine = engine;
  }

  /** A run that may be played on, or kept by an answer: it is given away once. */
  take(state: State<G>): RunOnCopy<G> {
    const kept = this.#kept;
    if (kept?.state !== state) return this.#made(state);
    this.#kept = undefined;
    return kept;
  }

  /** A run for one question, which must not be played on. */
  ask(state: State<G>): Running<G> {
    if (this.#kept?.state !== state) this.#kept = this.#made(state);
    return this.#kept.run;
  }

  #made(state: State<G>): RunOnCopy<G> {
    const copy = new StateCopy(this.#engine.forms, state);
    return { state, copy, run: this.#engine.run(copy) };
  }
}
