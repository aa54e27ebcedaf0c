import * as v from 'valibot';
import { byName } from './lookups.ts';
import { isFor } from './ending.ts';
import type { PlayableRules } from './playable-rules.ts';
import { MalformedError } from './errors.ts';
import type { AnyAction, Position, State, View } from './game.ts';
import { deepFreeze, isObject } from './plain-data.ts';
import { diceSchema, type Rng, type Seed } from './random.ts';
import { shapeOf } from './shapes.ts';
import { accepted, type Issue, parse, type SafeParseResult, safeParse, type Schema } from './schema.ts';
import type { AuthorTypes } from './spec.ts';

/** The input checks of one game. */
export class InputChecks<G extends AuthorTypes> {
  readonly #engine: PlayableRules<G>;
  readonly #setupSchema: Schema<Pick<Position<G>, 'setup'>>;
  readonly #stateSchema: Schema<State<G>>;
  readonly #viewSchema: Schema<View<G>>;
  readonly #actionSchema: Schema<AnyAction<G>>;
  /**
   * States, views and setups that the game created or checked. All others are untrusted and are checked before a rule
   * sees them. The sets are separate, since a view is not a state.
   */
  readonly #states = new WeakSet<object>();
  readonly #views = new WeakSet<object>();
  readonly #setups = new WeakSet<object>();
  /** Usually one match is played many times. */
  #lastSetup: object | undefined;

  constructor(engine: PlayableRules<G>) {
    this.#engine = engine;
    this.#setupSchema = v.strictObject({ setup: engine.setup });
    this.#stateSchema = schemaOfState(engine);
    this.#viewSchema = schemaOfView(engine);
    this.#actionSchema = schemaOfActions(engine);
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

  /** Returns the setup of a position: itself if trusted, else a checked copy. */
  setupOf(position: Pick<Position<G>, 'setup'>): G['setup'] {
    const given = this.asked(position, () => position.setup);
    return this.#setups.has(given) ? given : deepFreeze(parse(this.#setupSchema, { setup: given }).setup);
  }

  /**
   * Queries a position without checking it first, because it may belong to a fork and change in place. If the query
   * fails on an untrusted position, the position is refused. A query on an invalid position may still return a result.
   */
  asked<Answer>(position: Pick<Position<G>, 'setup'>, ask: () => Answer): Answer {
    try {
      return ask();
    } catch (error) {
      if (this.#states.has(position) || this.#views.has(position)) throw error;
      throw new MalformedError('', 'Expected a state or a view', error);
    }
  }

  /** Returns the state itself if trusted, else a checked copy. */
  checked(state: State<G>): State<G> {
    return this.#states.has(state) ? state : this.parseState(state);
  }

  /** Returns the view itself if trusted, else a checked copy. */
  checkedView(view: View<G>): View<G> {
    if (this.#views.has(view)) return view;
    const parsed = this.#parseView(view);
    // The viewer's secret is valid if a sampled state fits it. Rules use the same sample to try out actions.
    this.#checkWorld(parsed, () => this.#engine.rehearsalOf(parsed));
    return this.ownView(parsed);
  }

  /**
   * Samples a state that fits a view. For an untrusted view each sample is checked: an earlier valid sample proves
   * nothing about the next one.
   */
  worldOf(view: View<G>, rng: Rng): State<G> {
    if (this.#views.has(view)) return this.own(this.#worldWith(view, this.#engine.sampleHidden(view, rng)));
    const parsed = this.#parseView(view);
    return this.own(this.#checkWorld(parsed, () => this.#engine.sampleHidden(parsed, rng)));
  }

  /** Returns a copy of an untrusted view with its public part checked. */
  #parseView(view: View<G>): View<G> {
    const parsed = deepFreeze(parse(this.#viewSchema, view));
    this.#refuse(parsed, (given) => issueInViewer(this.#engine, given) ?? this.#engine.issueInTable(given));
    return parsed;
  }

  parseState(json: unknown): State<G> {
    const { setup, table, secrets, hidden, dice } = parse(this.#stateSchema, json);
    const players = this.#engine.players(setup);
    if (!isFor(secrets, players)) {
      throw new MalformedError('secrets', `Expected one secret each for ${players.join(', ')}`);
    }
    const parts = { setup, table, secrets: this.#inOrder(setup, secrets), hidden };
    const state = deepFreeze(dice === undefined ? parts : { ...parts, dice });
    this.#refuse(state, (given) => this.#engine.issueInTable(given) ?? this.#engine.issueIn(given));
    return this.own(state);
  }

  /** Returns a sampled state of an untrusted view. Throws if it has an issue. */
  #checkWorld(view: View<G>, deal: () => Pick<State<G>, 'secrets' | 'hidden'>): State<G> {
    let world: State<G> | undefined;
    this.#refuse(view, () => this.#engine.issueIn((world = this.#worldWith(view, deal()))));
    return world!;
  }

  #worldWith({ setup, table }: View<G>, { secrets, hidden }: Pick<State<G>, 'secrets' | 'hidden'>): State<G> {
    return deepFreeze({ setup, table, secrets: this.#inOrder(setup, secrets), hidden });
  }

  /** Throws if data has an issue, or if the check itself fails on it. */
  #refuse<Data>(data: Data, issueIn: (data: Data) => Issue | undefined): void {
    let issue: Issue | undefined;
    try {
      issue = issueIn(data);
    } catch (error) {
      throw new MalformedError('', 'The parts are inconsistent', error);
    }
    if (issue !== undefined) throw new MalformedError(issue.path, issue.reason);
  }

  /** Returns the secrets in seating order. */
  #inOrder(setup: G['setup'], secrets: State<G>['secrets']): State<G>['secrets'] {
    return byName(this.#engine.players(setup), (player) => secrets[player]);
  }

  parseAction(json: unknown): AnyAction<G> {
    return accepted(this.readAction(json));
  }

  parseOptions(json: unknown): G['options'] & { readonly seed?: Seed } {
    return parse(this.#engine.spec.options, json) as G['options'] & { readonly seed?: Seed };
  }

  /** Returns an action, or what is wrong with its shape. */
  readAction(json: unknown): SafeParseResult<AnyAction<G>> {
    const value = this.#quickCheck(json);
    return value === undefined ? safeParse(this.#actionSchema, json) : { ok: true, value };
  }

  #quickCheck(json: unknown): AnyAction<G> | undefined {
    try {
      return this.#engine.kernel.quickCheck(json);
    } catch {
      // A proxy or a getter that the caller passed has thrown.
      return undefined;
    }
  }
}

function schemaOfActions<G extends AuthorTypes>(engine: PlayableRules<G>): Schema<AnyAction<G>> {
  const unknownType = v.pipe(v.strictObject({ type: v.picklist(Object.keys(engine.fieldOrder)) }), v.never());
  return v.lazy((input) => {
    const type = isObject(input) ? input['type'] : undefined;
    return engine.schemaOf(type) ?? unknownType;
  });
}

function schemaOfState<G extends AuthorTypes>({ setup, schemas }: PlayableRules<G>): Schema<State<G>> {
  const { table, secret, hidden } = schemas;
  return shapeOf({
    setup,
    table,
    secrets: v.record(v.string(), secret),
    hidden,
    dice: v.exactOptional(diceSchema),
  });
}

function schemaOfView<G extends AuthorTypes>({ setup, schemas }: PlayableRules<G>): Schema<View<G>> {
  const { table, secret } = schemas;
  return v.strictObject({ viewer: v.string(), setup, table, own: v.exactOptional(secret) });
}

function issueInViewer<G extends AuthorTypes>(
  engine: PlayableRules<G>,
  { viewer, setup, own }: View<G>,
): Issue | undefined {
  const isPlayer = engine.players(setup).includes(viewer);
  if (!isPlayer && viewer !== 'spectator') return { path: 'viewer', reason: 'Expected a player or "spectator"' };
  if (isPlayer === (own !== undefined)) return undefined;
  return { path: 'own', reason: isPlayer ? 'Expected the secret of the viewer' : 'A spectator has no secret' };
}
