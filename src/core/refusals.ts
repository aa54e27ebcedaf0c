import type { ActionKind } from './action-kind.ts';
import type { FieldValues } from './combination.ts';
import type { CoreCode, Violation } from './errors.ts';
import type { AnyAction, GameTypes } from './game.ts';
import type { PhaseRunner } from './phases.ts';

/** An action that is refused before its rules are asked. */
export class Refused<Rule extends string> {
  readonly violation: Violation<Rule, CoreCode>;

  constructor(violation: Violation<Rule, CoreCode>) {
    this.violation = violation;
  }
}

/** The fields of an action that comes from whom it should, as rules are given them; or why there is no asking them. */
export function readAt<G extends GameTypes>(
  phase: PhaseRunner<G>,
  kind: ActionKind<G>,
  setup: G['setup'],
  action: AnyAction<G>,
): FieldValues | Refused<G['rule']> {
  const isOpen = kind.isOpenAt(phase.kind);
  const read = isOpen ? kind.read(setup, action) : '';
  if (typeof read !== 'string') return read.values;
  if (action.player === 'chance') return new Refused(noOutcome(phase));
  if (isOpen) return new Refused(lackOf(kind, read, action));
  return new Refused({ code: 'wrong-phase', rule: phase.rule, details: { phase: phase.kind } });
}

/** The refusal of an event that chance does not have in a phase. */
export function noOutcome<G extends GameTypes>({ rule }: PhaseRunner<G>): Violation<G['rule'], CoreCode> {
  return { code: 'not-an-outcome', rule };
}

/** The refusal of a part: `details.part` is its number from 0; of a part of a part, both with a dot. */
export function inPart<V extends Violation>(violation: V, index: number): V {
  const inner = violation.details?.['part'];
  const part = inner === undefined ? String(index) : `${String(index)}.${inner as string}`;
  return { ...violation, details: { ...violation.details, part } };
}

/** The refusal of a name that there is not. */
function lackOf<G extends GameTypes>(
  { keys, fields }: ActionKind<G>,
  key: string,
  action: FieldValues,
): Violation<G['rule'], CoreCode> {
  const { rule } = fields[keys.indexOf(key)]!.lack!;
  const name = String(action[key]).slice(0, SHOWN_MAX);
  return { code: 'no-such-name', rule, details: { [key]: name } };
}

/** So many characters of a name from outside are shown. */
const SHOWN_MAX = 60;
