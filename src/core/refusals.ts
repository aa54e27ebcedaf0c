import type { ActionKind, FieldValues } from './action-kind.ts';
import type { CoreCode, Violation } from './errors.ts';
import type { AnyAction, GameTypes } from './game.ts';
import type { Kernel } from './kernel.ts';
import type { PhaseRunner } from './phases.ts';
import type { AuthorTypes } from './spec.ts';

/** A refusal before the rules judge the action. */
export class Refused<Rule extends string> {
  readonly violation: Violation<Rule, CoreCode>;

  constructor(violation: Violation<Rule, CoreCode>) {
    this.violation = violation;
  }
}

/**
 * Returns the fields of an action as rules receive them, or a refusal for a wrong phase or field. The caller has checked
 * the player.
 */
export function readAt<G extends AuthorTypes>(
  phase: PhaseRunner<G>,
  kind: ActionKind<G>,
  kernel: Pick<Kernel<G>, 'read'>,
  setup: G['setup'],
  action: AnyAction<G>,
): FieldValues | Refused<G['rule']> {
  const isOpen = kind.isOpenAt(phase.kind);
  const read = isOpen ? kernel.read(setup, action) : '';
  if (typeof read !== 'string') return read;
  if (action.player === 'chance') return new Refused(noOutcome(phase));
  if (isOpen) return new Refused(lackOf(kind, read, action));
  return new Refused({ code: 'wrong-phase', rule: phase.rule, details: { phase: phase.kind } });
}

/** The refusal of an event that is not a possible outcome in this phase. */
export function noOutcome<G extends GameTypes>({ rule }: PhaseRunner<G>): Violation<G['rule'], CoreCode> {
  return { code: 'not-an-outcome', rule };
}

/** The refusal of a part: `details.part` is its index from 0; for nested parts, indices joined by dots. */
export function inPart<V extends Violation>(violation: V, index: number): V {
  const inner = violation.details?.['part'];
  const part = inner === undefined ? String(index) : `${String(index)}.${inner as string}`;
  return { ...violation, details: { ...violation.details, part } };
}

/** The refusal of an unknown name. */
function lackOf<G extends GameTypes>(
  { keys, fields }: ActionKind<G>,
  key: string,
  action: FieldValues,
): Violation<G['rule'], CoreCode> {
  const { rule } = fields[keys.indexOf(key)]!.lack!;
  const name = String(action[key]).slice(0, SHOWN_MAX);
  return { code: 'no-such-name', rule, details: { [key]: name } };
}

/** Most characters of an untrusted name that are shown. */
const SHOWN_MAX = 60;
