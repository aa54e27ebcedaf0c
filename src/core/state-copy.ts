import { isObject } from './plain-data.ts';
import { byName, namesIn } from './lookups.ts';
import type { GameTypes, State, View } from './game.ts';
import type { AuthorTypes } from './spec.ts';
import type { Form } from './form.ts';
import type { Draft } from './plain-data.ts';
import { copyDice, type Dice, type DiceDraft } from './random.ts';

/** How to copy and freeze the parts of a game's states. */
export interface StateForms<G extends GameTypes> {
  readonly table: Form<G['table']>;
  readonly secret: Form<G['secret']>;
  readonly hidden: Form<G['hidden']>;
}

type Secrets<G extends GameTypes> = Record<G['player'], Draft<G['secret']>>;

/**
 * A writable copy of a state, with the acting player and the event log for rules. The table is copied immediately,
 * other parts when a rule first reads them. `setup` is shared.
 */
export class StateCopy<G extends AuthorTypes> {
  readonly setup: G['setup'];
  readonly table: Draft<G['table']>;
  /** The acting player. */
  player: G['player'] | 'chance' = 'chance';
  /** The event log, if the caller wants events. */
  log: G['event'][] | undefined = undefined;
  readonly #forms: StateForms<G>;
  /** The original state. */
  #base: State<G>;
  #secrets: Secrets<G> | undefined;
  #hidden: Draft<G['hidden']> | undefined;
  #dice: DiceDraft | undefined;

  constructor(forms: StateForms<G>, base: State<G>) {
    this.setup = thawed(base.setup);
    this.table = forms.table.copy(base.table);
    this.#forms = forms;
    this.#base = base;
  }

  get phase(): { readonly kind: string } {
    return this.table.phase;
  }

  get own(): Draft<G['secret']> {
    return this.secrets[this.player];
  }

  get secrets(): Secrets<G> {
    this.#secrets ??= this.#copiedSecrets();
    return this.#secrets;
  }

  get hidden(): Draft<G['hidden']> {
    this.#hidden ??= this.#forms.hidden.copy(this.#base.hidden);
    return this.#hidden;
  }

  get dice(): DiceDraft | undefined {
    const { dice } = this.#base;
    if (dice !== undefined) this.#dice ??= copyDice(dice);
    return this.#dice;
  }

  /** Copies the parts that were not read yet. After that the original may change. */
  complete(): this {
    const { secrets, hidden, dice } = this;
    this.#secrets = secrets;
    this.#hidden = hidden;
    this.#dice = dice;
    return this;
  }

  /** The current state, not frozen (except `setup`); it changes with the copy. */
  current({ withDice = true }: { readonly withDice?: boolean } = {}): State<G> {
    const { table, secrets, hidden, dice } = this;
    const parts = { setup: this.#base.setup, table, secrets, hidden } as State<G>;
    return stateOf(parts, withDice ? dice : undefined);
  }

  /** A viewer's view of the current state; it changes with the copy. */
  viewOf(viewer: G['player'] | 'spectator'): View<G> {
    const seen = { viewer, setup: this.#base.setup, table: this.table as G['table'] };
    return viewer === 'spectator' ? seen : { ...seen, own: this.secrets[viewer] };
  }

  /**
   * Returns the current state, frozen. It shares all unchanged parts with the previous state. The new state is the
   * original of this copy from now on.
   */
  settle(): State<G> {
    const { table, hidden } = this.#forms;
    const base = this.#base;
    const parts = {
      setup: base.setup,
      table: table.settle(base.table, this.table),
      secrets: this.#secrets === undefined ? base.secrets : this.#settledSecrets(this.#secrets),
      hidden: this.#hidden === undefined ? base.hidden : hidden.settle(base.hidden, this.#hidden),
    };
    const dice = this.#dice === undefined ? base.dice : settledDice(base.dice, this.#dice);
    const isSame =
      parts.table === base.table &&
      parts.secrets === base.secrets &&
      parts.hidden === base.hidden &&
      dice === base.dice;
    if (!isSame) this.#base = Object.freeze(stateOf(parts, dice));
    return this.#base;
  }

  #copiedSecrets(): Secrets<G> {
    const { secrets } = this.#base;
    return byName(namesIn(secrets), (player) => this.#forms.secret.copy(secrets[player]));
  }

  #settledSecrets(secrets: Secrets<G>): State<G>['secrets'] {
    const before = this.#base.secrets;
    const players = namesIn(secrets);
    const settled = byName(players, (player) => this.#forms.secret.settle(before[player], secrets[player]));
    return players.every((player) => settled[player] === before[player]) ? before : Object.freeze(settled);
  }
}

/** Returns frozen dice with sorted streams. Unread streams are shared. */
function settledDice(base: Dice | undefined, { seed, streams }: DiceDraft): Dice {
  const names = Object.keys(streams);
  if (base !== undefined && names.every((name) => base.streams[name] === streams[name])) return base;
  const settled: Record<string, readonly number[]> = {};
  for (const name of names.sort()) settled[name] = Object.freeze(streams[name]!);
  return Object.freeze({ seed, streams: Object.freeze(settled) });
}

/**
 * Creates a state from its parts. One object literal for each shape: V8 is slow to freeze objects created by spreading.
 */
export function stateOf<G extends GameTypes>(parts: State<G>, dice: Dice | undefined): State<G> {
  const { setup, table, secrets, hidden } = parts;
  return dice === undefined ? { setup, table, secrets, hidden } : { setup, table, secrets, hidden, dice };
}

/**
 * Copies of `setup`, by the frozen original: V8 takes twice as long to read a frozen array. The objects stay frozen, so
 * that a rule that writes to them fails.
 */
const copies = /* @__PURE__ */ new WeakMap<object, object>();

function thawed<Setup extends object>(setup: Setup): Setup {
  let unfrozen = copies.get(setup);
  if (unfrozen === undefined) {
    unfrozen = withThawedLists(setup);
    copies.set(setup, unfrozen).set(unfrozen, unfrozen);
  }
  return unfrozen as Setup;
}

function withThawedLists<Data>(data: Data): Data {
  if (!isObject(data)) return data;
  if (Array.isArray(data)) return data.map(withThawedLists) as Data;
  return Object.freeze(
    Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withThawedLists(value)])),
  ) as Data;
}
