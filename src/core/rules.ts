import { ActionKind, type AuthoredRules } from './action-kind.ts';
import type { Ending } from './ending.ts';
import { type CoreCode, needed, type Violation } from './errors.ts';
import type { Fields } from './fields.ts';
import type { AnyAction, Position, State, Turn, View } from './game.ts';
import { remembered } from './cache.ts';
import { byName } from './lookups.ts';
import { deepFreeze } from './plain-data.ts';
import type { Rng } from './random.ts';
import type { AuthorTypes, GameSpec } from './spec.ts';
import type { RuleScope } from './rule-scope.ts';
import { type AuthoredPhase, PhaseRunner } from './phases.ts';
import type { Schema } from './schema.ts';

/** The public part of a match, and the phase of the match. */
interface Stand<G extends AuthorTypes> extends Position<G> {
  readonly phase: unknown;
}

/** The rules of a {@link GameSpec}, prepared for playing. */
export class Rules<G extends AuthorTypes> {
  readonly spec: GameSpec<G>;
  /** For each action type, its rules; the types of decisions come before the types of chance events. */
  readonly kinds: ReadonlyMap<unknown, ActionKind<G>>;
  /** There are so few phases that a loop is faster than a map. */
  readonly phases: readonly PhaseRunner<G>[];
  /** The rules of the actions that {@link Game.legalActions} lists. */
  readonly listed: readonly ActionKind<G>[];
  readonly unlisted: readonly string[];
  /** Caches a {@link Turn} for each player of a match: the turn in which this player decides. */
  readonly #decisionsIn = remembered((setup: G['setup']) =>
    this.spec.players(setup).map((player) => ({ player, turn: decisionOf<G>(player) })),
  );

  constructor(spec: GameSpec<G>) {
    this.spec = spec;
    const { player, actions, chance = {} } = spec.declared;
    const decisions = kindsOf<G>(actions, spec.actions, player);
    const events = kindsOf<G>(chance, spec.chance, 'chance');
    this.kinds = new Map([...decisions, ...events].map((kind) => [kind.type, kind]));
    if (this.kinds.size < decisions.length + events.length) {
      throw new RangeError('An action and a chance event have the same type.');
    }
    const authored = Object.entries(spec.phases as Readonly<Record<string, AuthoredPhase>>);
    this.phases = authored.map(
      ([kind, phase]) => new PhaseRunner(kind, phase, phase.stream === undefined ? decisions : events),
    );
    this.listed = decisions.filter(({ isListed }) => isListed);
    this.unlisted = decisions.filter(({ isListed }) => !isListed).map(({ type }) => type);
  }

  /**
   * The names in the rules. The engine compares these names with the names in a kernel, to refuse a kernel that was
   * compiled from other rules.
   */
  get outline(): string {
    const kinds = [...this.kinds.values()].map(({ type, keys }) => [type, ...keys].join(' '));
    return [...this.phases.map(({ kind }) => kind), ...kinds].join(', ');
  }

  begin(options: G['options']): State<G> {
    const { setup, table, secrets, hidden } = this.spec.initialState(options);
    // The setup or the table can be missing if the author of the rules writes plain JavaScript.
    needed((setup as G['setup'] | undefined) && table, 'initialState');
    const nothing = this.#nothingSecret(setup);
    return { setup, table, secrets: secrets ?? nothing.secrets, hidden: hidden ?? nothing.hidden };
  }

  open(scope: RuleScope<G>): void {
    this.spec.onStart?.(scope);
  }

  sampleHidden(view: View<G>, rng: Rng): Pick<State<G>, 'secrets' | 'hidden'> {
    const { secrets, hidden = {} } = this.spec.sampleHidden?.(view, rng) ?? {};
    return { secrets: secrets ?? this.#nothingSecret(view.setup).secrets, hidden };
  }

  players(setup: G['setup']): readonly G['player'][] {
    return this.spec.players(setup);
  }

  /** Throws RangeError if the author of a phase named a player who is not in the match. */
  checkPlayer(setup: G['setup'], { kind }: PhaseRunner<G>, player: G['player']): void {
    if (this.players(setup).includes(player)) return;
    throw new RangeError(`The actor of the phase "${kind}" is ${player}, who is not a player of the match.`);
  }

  /** Returns the current phase of a table. */
  phaseAt(table: G['table']): PhaseRunner<G> {
    return this.phaseNamed(table.phase.kind);
  }

  /**
   * Returns the phase of this kind. Throws RangeError if there is no such phase, because a rule assigned an unknown
   * kind.
   */
  phaseNamed(kind: string): PhaseRunner<G> {
    const phases = this.phases;
    for (let index = 0; index < phases.length; index++) if (phases[index]!.kind === kind) return phases[index]!;
    throw new RangeError(`Unknown phase "${kind}". Expected one of ${phases.map((each) => each.kind).join(', ')}.`);
  }

  turnAt({ setup, table }: Position<G>): Turn<G> {
    const phase = this.phaseAt(table);
    const position = { setup, table, phase: table.phase };
    return this.turnOf(phase, position, phase.soleActor(position));
  }

  /**
   * Returns whose turn it is in a phase. `actor` is the only player who must act, or chance; `undefined` if several
   * players must act, or if nobody acts.
   */
  turnOf(phase: PhaseRunner<G>, position: Stand<G>, actor: G['player'] | 'chance' | undefined): Turn<G> {
    switch (phase.is) {
      case 'decision':
        return this.#decisionOf(position.setup, actor!);
      case 'simultaneous':
        return { kind: 'decision', players: [...phase.actors(position)] };
      case 'chance':
        return { kind: 'chance', stream: phase.stream(position) };
      case 'over':
        return { kind: 'over', outcome: (position.table.phase as Ending<G>).outcome };
    }
  }

  /**
   * Returns the {@link Turn} in which one player decides. Every call returns the same object. There are so few players
   * that a loop is faster than a map.
   */
  #decisionOf(setup: G['setup'], player: G['player']): Turn<G> {
    const decisions = this.#decisionsIn(setup);
    for (let index = 0; index < decisions.length; index++) {
      if (decisions[index]!.player === player) return decisions[index]!.turn;
    }
    // The author named a player who is not in the match. The engine reports the mistake when it asks this player for a
    // decision.
    return decisionOf(player);
  }

  /** Returns the rules of a well-formed action. */
  kindOf(action: { readonly type: string }): ActionKind<G> {
    return this.kinds.get(action.type)!;
  }

  /** Returns the reason why an action is refused if it comes at the wrong time or from the wrong player. */
  whyNotNow(
    phase: PhaseRunner<G>,
    position: Stand<G>,
    action: AnyAction<G>,
  ): Violation<G['rule'], CoreCode> | undefined {
    const { player } = action;
    switch (phase.is) {
      case 'over':
        return { code: 'match-over', rule: phase.rule };
      case 'chance':
        return player === 'chance' ? undefined : this.#outOfTurn(action, ['chance']);
      case 'decision': {
        const actor = phase.actor(position);
        return player === actor ? undefined : this.#unasked(position, action, [actor]);
      }
      case 'simultaneous': {
        const actors = phase.actors(position);
        return actors.includes(player) ? undefined : this.#unasked(position, action, actors);
      }
    }
  }

  /**
   * Returns the reason why a player whose turn it is not must not play an action; `undefined` if any player can play
   * this action now.
   */
  #unasked(
    position: Stand<G>,
    action: AnyAction<G>,
    awaited: readonly string[],
  ): Violation<G['rule'], CoreCode> | undefined {
    return this.kindOf(action).isForAnybody ? this.#outOfMatch(position, action) : this.#outOfTurn(action, awaited);
  }

  isEliminated(position: Position<G>, player: G['player']): boolean {
    return this.spec.isEliminated?.(position, player) === true;
  }

  /** Returns empty secrets and empty hidden data for a match. */
  #nothingSecret(setup: G['setup']): Pick<State<G>, 'secrets' | 'hidden'> {
    return { secrets: byName(this.spec.players(setup), (): G['secret'] => ({})), hidden: {} };
  }

  #outOfMatch(position: Position<G>, { player }: AnyAction<G>): Violation<G['rule'], CoreCode> | undefined {
    const isIn = this.spec.players(position.setup).includes(player) && !this.isEliminated(position, player);
    if (isIn) return undefined;
    return { code: 'not-in-match', rule: this.spec.turnRule, details: { player } };
  }

  #outOfTurn({ player }: AnyAction<G>, awaited: readonly string[]): Violation<G['rule'], CoreCode> {
    return { code: 'not-your-turn', rule: this.spec.turnRule, details: { awaited, player } };
  }
}

function decisionOf<G extends AuthorTypes>(player: G['player']): Turn<G> {
  return deepFreeze({ kind: 'decision', players: [player] });
}

function kindsOf<G extends AuthorTypes>(
  fields: Readonly<Record<string, Fields>>,
  rules: object,
  player: Schema<string> | 'chance',
): ActionKind<G>[] {
  return Object.entries(fields).map(([type, each]) => {
    const authored = (rules as Readonly<Record<string, AuthoredRules | undefined>>)[type];
    if (authored === undefined) throw new RangeError(`There are no rules for "${type}".`);
    return new ActionKind<G>(type, each, authored, player);
  });
}
