/**
 * Refusals that several actions share.
 *
 * @packageDocumentation
 */
import { type Violation, violation } from '../../core/errors.ts';
import type { RuleId } from './rulebook.ts';
import type { AreaId, GameStep } from './types.ts';

/** What is being done in each step, for messages. */
const STEP_NAMES: Readonly<Record<GameStep['kind'], string>> = {
  gather: 'the demonstrators are choosing a park',
  garrison: 'the police are filling the minimum boxes',
  post: 'the police are placing the platoons that are left',
  move: 'the demonstrators are moving',
  march: 'units are on the march',
  confront: 'the demonstrators may start conflicts',
  patrol: 'the police are moving',
  attack: 'the police may start conflicts',
  muster: 'an attack is being prepared',
  roll: 'the die of a conflict is being rolled',
  over: 'the match is over',
};

/** An action that belongs to another step. */
export function wrongStep(step: GameStep): Violation<RuleId> {
  return violation('wrong-step', 'CC-4.0', `Not now: ${STEP_NAMES[step.kind]}.`, { step: step.kind });
}

/** An area that the board does not have. */
export function noSuchArea(area: AreaId): Violation<RuleId> {
  return violation('no-such-area', 'CC-2.1', `The board has no area "${area}".`, { area });
}

/** A unit of the other side. */
export function noSuchUnit(unit: string, rule: 'CC-1.2' | 'CC-1.3'): Violation<RuleId> {
  return violation('no-such-unit', rule, `You have no units called ${unit}.`, { unit });
}

/** More units than can be had. */
export function tooFewUnits(
  { unit, there, count }: { unit: string; there: number; count: number },
  rule: RuleId,
): Violation<RuleId> {
  const message = `There are ${String(there)} of ${unit} to be had, not ${String(count)}.`;
  return violation('too-few-units', rule, message, { unit, there, count });
}

/** A park where only other areas will do, or the reverse. */
export function notAPark(area: AreaId, rule: RuleId): Violation<RuleId> {
  return violation('not-a-park', rule, `${area} is not a park.`, { area });
}

/** An area in which there has been a conflict in this step. */
export function alreadyAttacked(area: AreaId, rule: RuleId): Violation<RuleId> {
  return violation('already-attacked', rule, `There has been a conflict in ${area} in this step.`, { area });
}

/** Odds below 1-1. */
export function oddsTooLow(attackers: number, defenders: number): Violation<RuleId> {
  const message = `${String(attackers)} against ${String(defenders)} is less than 1-1.`;
  return violation('odds-too-low', 'CC-4.5', message, { attackers, defenders });
}
