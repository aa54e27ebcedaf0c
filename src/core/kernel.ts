import type { FieldValues } from './action-kind.ts';
import type { AnyAction } from './game.ts';
import { copy, deepFreeze, settle } from './plain-data.ts';
import type { Rng } from './random.ts';
import type { Rules } from './rules.ts';
import type { AuthorTypes } from './spec.ts';
import type { StateForms } from './state-copy.ts';
import type { Workspace } from './workspace.ts';

/**
 * The functions that run for every action. An interpreter reads the rules for each action; a compiler generates code
 * from the rules.
 */
export interface Kernel<G extends AuthorTypes> {
  readonly forms: StateForms<G>;
  /**
   * Skips phases that offer nothing and acts for eliminated players, until a player or chance can act or the match is
   * over. Sets the phase and the actor. If only one player must act, or if chance must act, also lists the candidates
   * of this actor.
   *
   * @throws RangeError if a rule assigned an unknown phase, or phases are skipped in an endless loop.
   */
  enter(at: Workspace<G>): void;
  /**
   * Plays random choices until the match is over, or until a phase begins in which several players must act or which
   * has candidates. The caller enters and plays such a phase. An interpreter leaves all phases to the caller.
   *
   * @returns Whether the function played a choice.
   */
  playOn(at: Workspace<G>, rng: Rng, chance: Rng): boolean;
  /**
   * Plays the choice that has this number in the list, for a player or for chance, but does not enter the next phase.
   */
  play(at: Workspace<G>, player: G['player'] | 'chance', number: number): void;
  /** Whether the candidate that has this number in the list is legal for a player. */
  isLegal(at: Workspace<G>, player: G['player'], number: number): boolean;
  /** Returns the action of the choice that has this number in the list. The action is frozen. */
  actionAt(at: Workspace<G>, player: G['player'] | 'chance', number: number): AnyAction<G>;
  /**
   * Returns the fields of an action as rules receive them. If a field has a value that does not exist in the match,
   * returns the key of this field instead.
   */
  read(setup: G['setup'], action: AnyAction<G>): FieldValues | string;
  /**
   * Returns a frozen copy of an untrusted action; `undefined` if the action is not well-formed, or if only the schema
   * can decide whether the action is well-formed. May throw if the value is a proxy or has getters.
   */
  quickCheck(json: unknown): AnyAction<G> | undefined;
}

/** The export `kernel` of a module that `countersheet compile` wrote. `defineGame` calls this function. */
export type KernelModule = (rules: never, core: never) => unknown;

/** The functions and constants that compiled code uses. */
export const KERNEL_CORE = {
  /** The maximum number of phases that are skipped in a row. More skipped phases are treated as an endless loop. */
  SKIPPED_MAX: 10_000,
  /** The field values of an action that has no fields. */
  NONE: Object.freeze({}),
  copy,
  settle,
  /** Returns a frozen copy of a value. The value itself must not be frozen, because it may be a part of the state. */
  constant: (value: unknown): unknown => deepFreeze(copy(value)),
  endlessLoop(phase: string): never {
    throw new RangeError(`The phase "${phase}" is skipped in an endless loop.`);
  },
  checkOutline<G extends AuthorTypes>(rules: Rules<G>, outline: string): void {
    if (rules.outline === outline) return;
    throw new RangeError(`The kernel of "${rules.spec.id}" was compiled from other rules: run "countersheet compile".`);
  },
} as const;
