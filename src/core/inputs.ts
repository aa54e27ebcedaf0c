import { MalformedError } from './errors.ts';
import type { AnyAction, Position, State, View } from './game.ts';
import { byName } from './lookups.ts';
import { deepFreeze, isObject } from './plain-data.ts';
import type { PlayableRules } from './playable-rules.ts';
import type { Rng, Seed } from './random.ts';
import { accepted, parse, type SafeParseResult } from './schema.ts';
import type { AuthorTypes } from './spec.ts';

/**
 * Checks what callers pass to a game. Accepts options, actions, and the states and views that the game created itself.
 */
export class Inputs<G extends AuthorTypes> {
  protected readonly engine: PlayableRules<G>;
  /**
   * The states, views and setups that the game created or checked. All other objects are untrusted, so no rule receives
   * them. States, views and setups have separate sets, because a trusted view must not be accepted as a state.
   */
  readonly #states = new WeakSet<object>();
  readonly #views = new WeakSet<object>();
  readonly #setups = new WeakSet<object>();
  /** The last setup is cached, because usually one match is played many times. */
  #lastSetup: object | undefined;

  constructor(engine: PlayableRules<G>) {
    this.engine = engine;
  }

  /** Marks a state as trusted. */
  own(state: State<G>): State<G> {
    this.#states.add(state);
    this.#ownSetup(state.setup);
    return state;
  }

  /** Marks a view as trusted. */
  ownView(view: View<G>): View<G> {
    this.#views.add(view);
    this.#ownSetup(view.setup);
    return view;
  }

  #ownSetup(setup: G['setup']): void {
    if (setup !== this.#lastSetup) this.#setups.add((this.#lastSetup = setup));
  }

  /**
   * A subclass can return a checked copy of a state, a view or a setup that the game did not create. This class cannot
   * check such an object, so it throws {@link MalformedError}.
   */
  protected foreignState(_: State<G>): State<G> {
    throw foreign('a state');
  }

  protected foreignView(_: View<G>): View<G> {
    throw foreign('a view');
  }

  protected foreignSetup(_: unknown): G['setup'] {
    throw foreign('a state or a view');
  }

  protected foreignWorld(_: View<G>, _rng: Rng): State<G> {
    throw foreign('a view');
  }

  /** Returns the setup of a position: the same object if it is trusted, else a checked copy. */
  setupOf(position: Pick<Position<G>, 'setup'>): G['setup'] {
    const given = this.asked(position, () => position.setup);
    return this.#setups.has(given) ? given : this.foreignSetup(given);
  }

  /**
   * Queries a position without a check, because a position that changes in place would need a new check for each query.
   * If the query fails on an untrusted position, the position is refused. If the query does not fail, the caller gets a
   * result even for an invalid position.
   */
  asked<Answer>(position: Pick<Position<G>, 'setup'>, ask: () => Answer): Answer {
    try {
      return ask();
    } catch (error) {
      if (this.#states.has(position) || this.#views.has(position)) throw error;
      throw new MalformedError('', 'Expected a state or a view', error);
    }
  }

  /** Returns the state itself if it is trusted, else a checked copy. */
  checked(state: State<G>): State<G> {
    return this.#states.has(state) ? state : this.foreignState(state);
  }

  /** Returns the view itself if it is trusted, else a checked copy. */
  checkedView(view: View<G>): View<G> {
    return this.#views.has(view) ? view : this.foreignView(view);
  }

  /** Samples a state that fits a view. */
  worldOf(view: View<G>, rng: Rng): State<G> {
    if (!this.#views.has(view)) return this.foreignWorld(view, rng);
    return this.own(this.worldWith(view, this.engine.sampleHidden(view, rng)));
  }

  protected worldWith({ setup, table }: View<G>, { secrets, hidden }: Pick<State<G>, 'secrets' | 'hidden'>): State<G> {
    return deepFreeze({ setup, table, secrets: this.inOrder(setup, secrets), hidden });
  }

  /** Returns the secrets in seating order. */
  protected inOrder(setup: G['setup'], secrets: State<G>['secrets']): State<G>['secrets'] {
    return byName(this.engine.players(setup), (player) => secrets[player]);
  }

  parseAction(json: unknown): AnyAction<G> {
    return accepted(this.readAction(json));
  }

  parseOptions(json: unknown): G['options'] & { readonly seed?: Seed } {
    return parse(this.engine.spec.options, json) as G['options'] & { readonly seed?: Seed };
  }

  /** Returns an action, or an issue that says what is wrong with the shape of the value. */
  readAction(json: unknown): SafeParseResult<AnyAction<G>> {
    const value = this.#attempt(() => this.engine.kernel.quickCheck(json));
    if (value !== undefined) return { ok: true, value };
    const type = this.#attempt(() => (json as { readonly type?: unknown }).type);
    const kind = this.engine.kinds.get(type);
    if (kind !== undefined) return kind.check(json as object);
    const known = [...this.engine.kinds.keys()].join(', ');
    const path = isObject(json) ? 'type' : '';
    return { ok: false, issue: { path, reason: `Expected an action of one of the types ${known}` } };
  }

  #attempt<Result>(read: () => Result): Result | undefined {
    try {
      return read();
    } catch {
      // The value is not an object, or a proxy or a getter of the caller threw an error.
      return undefined;
    }
  }
}

function foreign(what: string): MalformedError {
  return new MalformedError('', `Expected ${what} that this game created`);
}
