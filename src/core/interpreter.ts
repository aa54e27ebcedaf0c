import type { ActionKind, FieldValues } from './action-kind.ts';
import { formOf } from './form.ts';
import type { AnyAction } from './game.ts';
import { type Kernel, KERNEL_CORE, type KernelModule } from './kernel.ts';
import { copy, deepFreeze } from './plain-data.ts';
import type { Rules } from './rules.ts';
import type { AuthorTypes } from './spec.ts';
import type { StateForms } from './state-copy.ts';
import { stateSchemas } from './state-schemas.ts';
import type { Workspace } from './workspace.ts';

/** Returns an {@link Interpreter}, which is a kernel for any rules. */
export const interpreted: KernelModule = (rules) => new Interpreter(rules);

/**
 * Plays a game by calling the functions of its rules. A compiled {@link Kernel} is faster, and must give the same
 * results.
 */
class Interpreter<G extends AuthorTypes> implements Kernel<G> {
  readonly forms: StateForms<G>;
  readonly #rules: Rules<G>;

  constructor(rules: Rules<G>) {
    const { table, secret, hidden } = stateSchemas<G>(rules.spec.declared);
    this.#rules = rules;
    this.forms = { table: formOf(table), secret: formOf(secret), hidden: formOf(hidden) };
  }

  enter(at: Workspace<G>): void {
    for (let skipped = 0; skipped < KERNEL_CORE.SKIPPED_MAX; skipped++) {
      at.phase = this.#rules.phaseAt(at.scope.table);
      at.actor = at.phase.soleActor(at.scope);
      if (this.#hasDecision(at)) return;
    }
    KERNEL_CORE.endlessLoop(at.phase.kind);
  }

  /**
   * Returns `true` if a player or chance can act, or if the match is over. Otherwise continues with the next phase and
   * returns `false`.
   */
  #hasDecision(at: Workspace<G>): boolean {
    const { scope, phase } = at;
    if (phase.is === 'over') return true;
    if (phase.is === 'simultaneous') {
      if (phase.actors(scope).length > 0) return true;
    } else {
      const actor = at.actor!;
      if (actor !== 'chance' && this.#rules.isEliminated(scope, actor)) {
        at.actAs(actor);
        phase.ifEliminated(scope);
        return false;
      }
      at.list(actor, phase.offerCandidates);
      if (at.offers.size > 0) return true;
    }
    phase.ifNoChoice(scope);
    return false;
  }

  playOn(): boolean {
    return false;
  }

  play(at: Workspace<G>, player: G['player'] | 'chance', number: number): void {
    const { kind, fields } = this.#choice(at, number);
    at.actAs(player);
    kind.apply(at.scope, fields);
  }

  isLegal(at: Workspace<G>, player: G['player'], number: number): boolean {
    const { kind, fields } = this.#choice(at, number);
    return kind.whyIllegal(at.seatOf(player), fields) === undefined;
  }

  actionAt(at: Workspace<G>, player: G['player'] | 'chance', number: number): AnyAction<G> {
    const { kind, fields } = this.#choice(at, number);
    const action: Record<string, unknown> = { type: kind.type, player };
    for (const [index, key] of kind.keys.entries()) {
      const value = kind.fields[index]!.write(at.scope.setup, fields[key]);
      // The value is copied before it is frozen: it may be a part of the state, and the state must not be frozen.
      if (value !== undefined) action[key] = deepFreeze(copy(value));
    }
    return Object.freeze<object>(action) as AnyAction<G>;
  }

  read(setup: G['setup'], action: AnyAction<G>): FieldValues | string {
    return this.#rules.kindOf(action).read(setup, action);
  }

  quickCheck(): undefined {
    return undefined;
  }

  #choice({ phase, scope, offers }: Workspace<G>, number: number): { kind: ActionKind<G>; fields: FieldValues } {
    const entry = offers.entryOf(number);
    const kind = phase.kindOf(entry.type);
    return { kind, fields: kind.fieldsAt(scope.setup, entry, number) };
  }
}
