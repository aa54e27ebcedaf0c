import { byName, namesIn } from './lookups.ts';
import type { GameTypes, State, View } from './game.ts';
import type { AuthorTypes } from './spec.ts';
import type { Form } from './form.ts';
import { Hash } from './hash.ts';
import { NOTHING, RuleScope } from './rule-scope.ts';
import { copyDice, type Dice, type DiceDraft } from './random.ts';

/** The functions that copy, freeze and hash the parts of a game's states. */
export interface StateForms<G extends GameTypes> {
  readonly table: Form<G['table']>;
  readonly secret: Form<G['secret']>;
  readonly hidden: Form<G['hidden']>;
}

/** A writable copy of a state. The copy shares `setup` with the state. */
export class StateCopy<G extends AuthorTypes> {
  /** The parts of the copy, as rules receive them. */
  readonly scope: RuleScope<G>;
  readonly dice: DiceDraft | undefined;
  readonly #forms: StateForms<G>;
  /** The original state. */
  #base: State<G>;

  constructor(forms: StateForms<G>, base: State<G>) {
    const { setup, table, secrets, hidden, dice } = base;
    this.scope = new RuleScope<G>(
      setup,
      forms.table.copy(table),
      byName(namesIn(secrets), (player) => forms.secret.copy(secrets[player])),
      hidden === NOTHING ? NOTHING : forms.hidden.copy(hidden),
    );
    this.dice = dice === undefined ? undefined : copyDice(dice);
    this.#forms = forms;
    this.#base = base;
  }

  /** The current state. Only its `setup` is frozen; all other parts change when this copy changes. */
  current({ withDice = true }: { readonly withDice?: boolean } = {}): State<G> {
    const { table, secrets, hidden } = this.scope;
    const parts = { setup: this.#base.setup, table, secrets, hidden } as State<G>;
    return stateOf(parts, withDice ? this.dice : undefined);
  }

  /** A viewer's view of the current state; the view changes when this copy changes. */
  viewOf(viewer: G['player'] | 'spectator'): View<G> {
    const seen = { viewer, setup: this.#base.setup, table: this.scope.table as G['table'] };
    return viewer === 'spectator' ? seen : { ...seen, own: this.scope.secrets[viewer] };
  }

  /** Returns a hash of the current table. */
  tableHash(): Hash {
    const hash = new Hash();
    this.#forms.table.hash(hash, this.scope.table);
    return hash;
  }

  /** Returns a hash of the viewer's current view, without the setup. The caller passes the hash of the table. */
  infoKey(viewer: G['player'] | 'spectator', table: Hash): number {
    const hash = table.copy();
    hash.addValue(viewer);
    if (viewer !== 'spectator') this.#forms.secret.hash(hash, this.scope.secrets[viewer]);
    return hash.value;
  }

  /**
   * Returns the current state, frozen. The new state shares all unchanged parts with the previous state. From then on,
   * the copy uses the new state as its original.
   */
  settle(): State<G> {
    const { table, hidden } = this.#forms;
    const base = this.#base;
    const parts = {
      setup: base.setup,
      table: table.settle(base.table, this.scope.table),
      secrets: this.#settledSecrets(),
      hidden: hidden.settle(base.hidden, this.scope.hidden),
    };
    const dice = this.dice === undefined ? undefined : settledDice(base.dice, this.dice);
    const isSame =
      parts.table === base.table &&
      parts.secrets === base.secrets &&
      parts.hidden === base.hidden &&
      dice === base.dice;
    if (!isSame) this.#base = Object.freeze(stateOf(parts, dice));
    return this.#base;
  }

  #settledSecrets(): State<G>['secrets'] {
    const { secrets } = this.scope;
    const before = this.#base.secrets;
    const after = {} as Record<G['player'], G['secret']>;
    let isSame = true;
    for (const player of namesIn(secrets)) {
      after[player] = this.#forms.secret.settle(before[player], secrets[player]);
      if (after[player] !== before[player]) isSame = false;
    }
    return isSame ? before : Object.freeze(after);
  }
}

/** Returns frozen dice with sorted streams. Streams that were not read are shared with `base`. */
function settledDice(base: Dice | undefined, { seed, streams }: DiceDraft): Dice {
  const names = Object.keys(streams);
  if (base !== undefined && names.every((name) => base.streams[name] === streams[name])) return base;
  const settled: Record<string, readonly number[]> = {};
  // The stream names of `base` are already sorted; new names are at the end of the list.
  const isSorted = base !== undefined && names.length === Object.keys(base.streams).length;
  for (const name of isSorted ? names : names.sort()) settled[name] = Object.freeze(streams[name]!);
  return Object.freeze({ seed, streams: Object.freeze(settled) });
}

/**
 * Creates a state from its parts. The function has one object literal for each shape of state, because V8 is slow to
 * freeze objects that were created by spreading.
 */
export function stateOf<G extends GameTypes>(parts: State<G>, dice: Dice | undefined): State<G> {
  const { setup, table, secrets, hidden } = parts;
  return dice === undefined ? { setup, table, secrets, hidden } : { setup, table, secrets, hidden, dice };
}
