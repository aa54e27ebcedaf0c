/**
 * Refusals that several actions share.
 *
 * @packageDocumentation
 */
import type { Seat } from '../../core/game.ts';
import { type Violation, violation } from '../../core/errors.ts';
import type { RuleId } from './rulebook.ts';
import { actorHolding } from './turn-flow.ts';
import type { RevoltingBehaviour, TurnStep } from './types.ts';

/** What is happening in each step, for messages. */
const STEP_NAMES: Readonly<Record<TurnStep['kind'], string>> = {
  lot: 'a lot is being drawn',
  act: 'an action is to be named',
  draw: 'a card is being drawn',
  choose: 'an attempt is under way',
  'turn-up': 'a card of the Cause is being turned up',
  penalty: 'a penalty card is being turned up',
  over: 'the match is over',
};

/** An action that belongs to another step of the turn. */
export function wrongStep(step: TurnStep): Violation<RuleId> {
  return violation('wrong-step', 'RB-3.2', `Not now: ${STEP_NAMES[step.kind]}.`, { step: step.kind });
}

/** Why a player who has points cannot act now; only such a player passes or attempts anything (RB-6.1). */
export function refusalOfStanding({ table }: Pick<Seat<RevoltingBehaviour>, 'table'>): Violation<RuleId> | undefined {
  if (table.step.kind !== 'act') return wrongStep(table.step);
  return actorHolding(table).points > 0
    ? undefined
    : violation('fallen', 'RB-6.1', 'You have no points: you can only start a new cause or stay out.');
}

/** Why a player without points cannot act now; only such a player starts a new cause or stays out (RB-6.1). */
export function refusalOfFallen({ table }: Pick<Seat<RevoltingBehaviour>, 'table'>): Violation<RuleId> | undefined {
  if (table.step.kind !== 'act') return wrongStep(table.step);
  const { points } = actorHolding(table);
  return points === 0
    ? undefined
    : violation('not-fallen', 'RB-6.1', `You still have points: ${String(points)}.`, { points });
}
