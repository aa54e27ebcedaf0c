/**
 * A copy of a state in which rules may write.
 *
 * @packageDocumentation
 */
import type { GameTypes, State } from './game.ts';
import { copy, settle } from './plain-data.ts';
import { copyDice, type Dice } from './random.ts';
import type { StateDraft } from './spec.ts';

/**
 * A copy of a state for writing. The table is copied at once, the other parts when a rule first asks for them; what is
 * fixed for the match is shared.
 */
export class StateCopy<G extends GameTypes> implements StateDraft<G> {
  readonly setup: G['setup'];
  readonly table: StateDraft<G>['table'];
  readonly #base: State<G>;
  #secrets: StateDraft<G>['secrets'] | undefined;
  #hidden: StateDraft<G>['hidden'] | undefined;
  #dice: StateDraft<G>['dice'];

  constructor(base: State<G>) {
    this.setup = thawed(base.setup);
    this.table = copy(base.table);
    this.#base = base;
  }

  get secrets(): StateDraft<G>['secrets'] {
    this.#secrets ??= copy(this.#base.secrets) as StateDraft<G>['secrets'];
    return this.#secrets;
  }

  get hidden(): StateDraft<G>['hidden'] {
    this.#hidden ??= copy(this.#base.hidden);
    return this.#hidden;
  }

  get dice(): StateDraft<G>['dice'] {
    const { dice } = this.#base;
    if (dice !== undefined) this.#dice ??= copyDice(dice);
    return this.#dice;
  }

  /** Copies at once what has not been asked for yet: after this the original may change. */
  complete(): this {
    const { secrets, hidden, dice } = this;
    this.#secrets = secrets;
    this.#hidden = hidden;
    this.#dice = dice;
    return this;
  }

  /** The state that this copy has become, frozen; it shares with the original all that is the same. */
  settled(): State<G> {
    const { setup, secrets, hidden, dice } = this.#base;
    const parts = { setup, table: this.table, secrets: this.#secrets ?? secrets, hidden: this.#hidden ?? hidden };
    return settle(this.#base, stateOf(parts as State<G>, this.#dice ?? dice));
  }
}

/** The state of these parts. One literal for each form of it: V8 takes long to freeze what was made by spreading. */
export function stateOf<G extends GameTypes>(parts: State<G>, dice: Dice | undefined): State<G> {
  const { setup, table, secrets, hidden } = parts;
  return dice === undefined ? { setup, table, secrets, hidden } : { setup, table, secrets, hidden, dice };
}

/** Copies of what is fixed for a match, by the frozen original: reading a frozen array takes V8 twice as long. */
const copies = /* @__PURE__ */ new WeakMap<object, object>();

function thawed<Setup extends object>(setup: Setup): Setup {
  let unfrozen = copies.get(setup);
  if (unfrozen === undefined) {
    unfrozen = copy(setup);
    copies.set(setup, unfrozen).set(unfrozen, unfrozen);
  }
  return unfrozen as Setup;
}
