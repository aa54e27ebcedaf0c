import * as v from 'valibot';
import { type Ending, isFor, issueInOutcome } from './ending.ts';
import type { PlayableRules } from './playable-rules.ts';
import { MalformedError } from './errors.ts';
import type { Position, State, View } from './game.ts';
import { Inputs } from './inputs.ts';
import { deepFreeze } from './plain-data.ts';
import { diceSchema, type Rng } from './random.ts';
import { shapeOf } from './shapes.ts';
import { type Issue, parse, type Schema } from './schema.ts';
import type { AuthorTypes } from './spec.ts';
import { StateCopy } from './state-copy.ts';
import { type StateSchemas, stateSchemas } from './state-schemas.ts';

/** Same as {@link Inputs}, but checks states and views that the game did not create, and then accepts them. */
export class InputChecks<G extends AuthorTypes> extends Inputs<G> {
  readonly #setupSchema: Schema<Pick<Position<G>, 'setup'>>;
  readonly #stateSchema: Schema<State<G>>;
  readonly #viewSchema: Schema<View<G>>;

  constructor(engine: PlayableRules<G>) {
    super(engine);
    const schemas = stateSchemas<G>(engine.spec.declared);
    this.#setupSchema = v.strictObject({ setup: schemas.setup });
    this.#stateSchema = schemaOfState(schemas);
    this.#viewSchema = schemaOfView(schemas);
  }

  protected override foreignSetup(setup: unknown): G['setup'] {
    return deepFreeze(parse(this.#setupSchema, { setup }).setup);
  }

  protected override foreignState(state: State<G>): State<G> {
    return this.parseState(state);
  }

  protected override foreignView(view: View<G>): View<G> {
    const parsed = this.#parseView(view);
    // The viewer's secret is valid if a sampled state with this secret is valid. The check uses the sample on which the
    // rules will also try out actions.
    this.#checkWorld(parsed, () => this.engine.rehearsalOf(parsed));
    return this.ownView(parsed);
  }

  /** Checks each sample, because an earlier valid sample proves nothing about an untrusted view. */
  protected override foreignWorld(view: View<G>, rng: Rng): State<G> {
    const parsed = this.#parseView(view);
    return this.own(this.#checkWorld(parsed, () => this.engine.sampleHidden(parsed, rng)));
  }

  /** Checks the public part of an untrusted view and returns a copy of the view. */
  #parseView(view: View<G>): View<G> {
    const parsed = deepFreeze(parse(this.#viewSchema, view));
    this.#refuse(parsed, (given) => issueInViewer(this.engine, given) ?? this.#issueInTable(given));
    return parsed;
  }

  parseState(json: unknown): State<G> {
    const { setup, table, secrets, hidden, dice } = parse(this.#stateSchema, json);
    const players = this.engine.players(setup);
    if (!isFor(secrets, players)) {
      throw new MalformedError('secrets', `Expected one secret for each of these players: ${players.join(', ')}`);
    }
    const parts = { setup, table, secrets: this.inOrder(setup, secrets), hidden };
    const state = deepFreeze(dice === undefined ? parts : { ...parts, dice });
    this.#refuse(state, (given) => this.#issueInTable(given) ?? this.#issueIn(given));
    return this.own(state);
  }

  /** Returns a sampled state that fits an untrusted view. Throws if the state has an issue. */
  #checkWorld(view: View<G>, deal: () => Pick<State<G>, 'secrets' | 'hidden'>): State<G> {
    let world: State<G> | undefined;
    this.#refuse(view, () => this.#issueIn((world = this.worldWith(view, deal()))));
    return world!;
  }

  /** Throws if the check returns an issue of the data, or if the check itself throws an error. */
  #refuse<Data>(data: Data, issueIn: (data: Data) => Issue | undefined): void {
    let issue: Issue | undefined;
    try {
      issue = issueIn(data);
    } catch (error) {
      throw new MalformedError('', 'The parts of the position contradict each other', error);
    }
    if (issue !== undefined) throw new MalformedError(issue.path, issue.reason);
  }

  #issueInTable({ setup, table }: Position<G>): Issue | undefined {
    const { phase } = table;
    const { spec } = this.engine;
    if (phase.kind === 'over') {
      const issue = issueInOutcome((phase as Ending<G>).outcome, spec.players(setup), spec.declared.endings);
      if (issue !== undefined) return issue;
    }
    return spec.issueInTable?.({ setup, table, phase: phase as never });
  }

  #issueIn(state: State<G>): Issue | undefined {
    return this.engine.spec.issueIn?.(state) ?? this.#issueInTurn(state);
  }

  /** Returns an issue if the engine would skip the phase of the state, or if neither a player nor chance can act. */
  #issueInTurn(state: State<G>): Issue | undefined {
    const { engine } = this;
    const run = engine.run(new StateCopy(engine.kernel.forms, state));
    const { turn } = run;
    if (turn.kind === 'over') return undefined;
    const awaited = turn.kind === 'chance' ? (['chance'] as const) : turn.players;
    // In a simultaneous phase, each player who must act always has something to decide. So if several players must act,
    // this code does not list their choices.
    const isAwaitingAll = awaited.length > 1 || (awaited.length === 1 && run.hasChoices(awaited[0]));
    const isAwaitingOut = turn.kind === 'decision' && turn.players.some((player) => engine.isEliminated(state, player));
    return isAwaitingAll && !isAwaitingOut
      ? undefined
      : { path: 'table.phase', reason: 'There is nothing to decide in this phase' };
  }
}

function schemaOfState<G extends AuthorTypes>({ setup, table, secret, hidden }: StateSchemas<G>): Schema<State<G>> {
  return shapeOf({
    setup,
    table,
    secrets: v.record(v.string(), secret),
    hidden,
    dice: v.exactOptional(diceSchema),
  });
}

function schemaOfView<G extends AuthorTypes>({ setup, table, secret }: StateSchemas<G>): Schema<View<G>> {
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
