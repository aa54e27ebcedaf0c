import type { ActionKind, FieldValues } from './action-kind.ts';
import type { CoreCode, Violation } from './errors.ts';
import type { AnyAction, GameTypes } from './game.ts';
import type { PhaseRunner } from './phases.ts';

/** The refusal of an action by the engine, before the rules of the game judge the action. */
export class Refused<Rule extends string> {
  readonly violation: Violation<Rule, CoreCode>;

  constructor(violation: Violation<Rule, CoreCode>) {
    this.violation = violation;
  }
}

/**
 * Returns the fields of an action, or a refusal if the phase or a field is wrong. The caller has already checked the
 * player.
 *
 * @param read - The field values as rules receive them; or, if a value does not exist in the match, the key of its
 *   field.
 */
export function fieldsAt<G extends GameTypes>(
  phase: PhaseRunner<G>,
  kind: ActionKind<G>,
  action: AnyAction<G>,
  read: FieldValues | string,
): FieldValues | Refused<G['rule']> {
  const isOpen = kind.isOpenAt(phase.kind);
  if (isOpen && typeof read !== 'string') return read;
  if (action.player === 'chance') return new Refused(noOutcome(phase));
  return new Refused(
    isOpen && typeof read === 'string'
      ? lackOf(kind, read, action)
      : { code: 'wrong-phase', rule: phase.rule, details: { phase: phase.kind } },
  );
}

/** Returns the violation for a chance event that is not a possible outcome in this phase. */
export function noOutcome<G extends GameTypes>({ rule }: PhaseRunner<G>): Violation<G['rule'], CoreCode> {
  return { code: 'not-an-outcome', rule };
}

/**
 * Returns the violation for a bulk action with an illegal part. `details.part` is the index of the part, from 0; for
 * nested parts, the indices joined by dots.
 */
export function inPart<V extends Violation>(violation: V, index: number): V {
  const inner = violation.details?.['part'];
  const part = inner === undefined ? String(index) : `${String(index)}.${inner as string}`;
  return { ...violation, details: { ...violation.details, part } };
}

/** Returns the violation of an action that contains an unknown name. */
function lackOf<G extends GameTypes>(
  { keys, fields }: ActionKind<G>,
  key: string,
  action: FieldValues,
): Violation<G['rule'], CoreCode> {
  const { rule } = fields[keys.indexOf(key)]!.lack!;
  const name = String(action[key]).slice(0, SHOWN_MAX);
  return { code: 'no-such-name', rule, details: { [key]: name } };
}

/** The maximum number of characters of an untrusted name that a violation shows. */
const SHOWN_MAX = 60;
