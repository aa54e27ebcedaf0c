import type { PlayableRules } from './playable-rules.ts';
import type { State } from './game.ts';
import { copy, deepFreeze } from './plain-data.ts';
import type { Dice } from './random.ts';
import { StateCopy, stateOf } from './state-copy.ts';
import type { AuthorTypes } from './spec.ts';

/** So many are kept, and only those of options whose text is so short: a scenario of one's own is longer. */
const MOST = 16;
const LONGEST = 1000;

/** The first states of one game. Matches of the same options share what is fixed for them. */
export class Beginnings<G extends AuthorTypes> {
  readonly #engine: PlayableRules<G>;
  /** By the text of their options. */
  readonly #kept = new Map<string, State<G>>();

  constructor(engine: PlayableRules<G>) {
    this.#engine = engine;
  }

  /** The first state of a match with these options, frozen. */
  of(options: G['options'], dice: Dice | undefined): State<G> {
    const text = JSON.stringify(options);
    const begun = this.#kept.get(text) ?? this.#made(options);
    if (text.length <= LONGEST && this.#kept.size < MOST) this.#kept.set(text, begun);
    return dice === undefined ? begun : deepFreeze(stateOf(begun, dice));
  }

  /** Copied, since it will be frozen, and an author may have returned a constant; with all keys in their order. */
  #made(options: G['options']): State<G> {
    const begun = new StateCopy(this.#engine.forms, copy(this.#engine.begin(options)));
    const { setup, table, secrets, hidden } = begun;
    return deepFreeze(stateOf({ setup: copy(setup), table, secrets, hidden }, undefined));
  }
}
