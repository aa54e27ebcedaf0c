import { type Violation, violation } from '../../../core/errors.ts';
import type { RuleId } from './rulebook.ts';
import type { AreaId } from './scenario-shape.ts';
import type { Side } from './sides.ts';
import type { Unit } from './units.ts';

/** A unit of the other side. */
export function noSuchUnit(unit: Unit, player: Side): Violation<RuleId> {
  const rule = player === 'police' ? 'CC-1.2' : 'CC-1.3';
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
