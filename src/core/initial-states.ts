import type { PlayableRules } from './playable-rules.ts';
import type { State } from './game.ts';
import { copy, deepFreeze } from './plain-data.ts';
import type { Dice } from './random.ts';
import { StateCopy, stateOf } from './state-copy.ts';
import type { AuthorTypes } from './spec.ts';

/**
 * Limits of the cache: the maximum number of entries, and the maximum number of characters of the options as JSON.
 * Options with a custom scenario exceed the second limit, so the cache does not store them.
 */
const MOST = 16;
const LONGEST = 1000;

/**
 * Creates and caches the first states of the matches of one game. Matches with the same options share their `setup`.
 */
export class InitialStates<G extends AuthorTypes> {
  readonly #engine: PlayableRules<G>;
  /** The cached first states. The key is the JSON text of the options. */
  readonly #kept = new Map<string, State<G>>();

  constructor(engine: PlayableRules<G>) {
    this.#engine = engine;
  }

  /** Returns the first state of a match with these options, frozen. */
  of(options: G['options'], dice: Dice | undefined): State<G> {
    const text = JSON.stringify(options);
    const begun = this.#kept.get(text) ?? this.#made(options);
    if (text.length <= LONGEST && this.#kept.size < MOST) this.#kept.set(text, begun);
    return dice === undefined ? begun : deepFreeze(stateOf(begun, dice));
  }

  /**
   * Returns a copy of the state that the author's function returns. A copy is needed because the result will be frozen,
   * and the author's function may return a constant. The keys of the copy are in a fixed order.
   */
  #made(options: G['options']): State<G> {
    const begun = new StateCopy(this.#engine.kernel.forms, copy(this.#engine.begin(options)));
    const { setup, table, secrets, hidden } = begun.scope;
    return deepFreeze(stateOf({ setup: copy(setup), table, secrets, hidden }, undefined));
  }
}
