import { byName, namesIn } from './lookups.ts';
import type { GameTypes, State, View } from './game.ts';
import type { AuthorTypes } from './spec.ts';
import type { Form } from './form.ts';
import type { Draft } from './plain-data.ts';
import { copyDice, type Dice, type DiceDraft } from './random.ts';

/** How the parts of a game's states are copied and settled. */
export interface StateForms<G extends GameTypes> {
  readonly table: Form<G['table']>;
  readonly secret: Form<G['secret']>;
  readonly hidden: Form<G['hidden']>;
}

type Secrets<G extends GameTypes> = Record<G['player'], Draft<G['secret']>>;

/**
 * A copy of a state for writing, and what rules are told besides: whose action it is, and where events go. The table is
 * copied at once, the other parts when a rule first asks for them; what is fixed for the match is shared.
 */
export class StateCopy<G extends AuthorTypes> {
  readonly setup: G['setup'];
  readonly table: Draft<G['table']>;
  /** Who acts. */
  player: G['player'] | 'chance' = 'chance';
  /** Where events go, while anybody listens. */
  log: G['event'][] | undefined = undefined;
  readonly #forms: StateForms<G>;
  /** The state that this is a copy of, but for what has changed since. */
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

  /** Copies at once what has not been asked for yet: after this the original may change. */
  complete(): this {
    const { secrets, hidden, dice } = this;
    this.#secrets = secrets;
    this.#hidden = hidden;
    this.#dice = dice;
    return this;
  }

  /** The state that this copy is now, unfrozen but for what is fixed; it changes with the copy. */
  current({ withDice = true }: { readonly withDice?: boolean } = {}): State<G> {
    const { table, secrets, hidden, dice } = this;
    const parts = { setup: this.#base.setup, table, secrets, hidden } as State<G>;
    return stateOf(parts, withDice ? dice : undefined);
  }

  /** What a viewer sees of the state that this copy is now; it changes with the copy. */
  viewOf(viewer: G['player'] | 'spectator'): View<G> {
    const seen = { viewer, setup: this.#base.setup, table: this.table as G['table'] };
    return viewer === 'spectator' ? seen : { ...seen, own: this.secrets[viewer] };
  }

  /**
   * The state that this copy has become, frozen; it shares with the one before all that is the same. The copy is then one
   * of the new state.
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

/** Dice frozen, the streams that nobody has read from shared and all in the order of the alphabet. */
function settledDice(base: Dice | undefined, { seed, streams }: DiceDraft): Dice {
  const names = Object.keys(streams);
  if (base !== undefined && names.every((name) => base.streams[name] === streams[name])) return base;
  const settled: Record<string, readonly number[]> = {};
  for (const name of names.sort()) settled[name] = Object.freeze(streams[name]!);
  return Object.freeze({ seed, streams: Object.freeze(settled) });
}

/** The state of these parts. One literal for each form of it: V8 takes long to freeze what was made by spreading. */
export function stateOf<G extends GameTypes>(parts: State<G>, dice: Dice | undefined): State<G> {
  const { setup, table, secrets, hidden } = parts;
  return dice === undefined ? { setup, table, secrets, hidden } : { setup, table, secrets, hidden, dice };
}

/**
 * Copies of what is fixed for a match, by the frozen original: reading a frozen array takes V8 twice as long. The rest of
 * them is frozen, so that a rule that writes there is found out.
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
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(withThawedLists) as Data;
  return Object.freeze(
    Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withThawedLists(value)])),
  ) as Data;
}
