import { violation } from '../../../core/errors.ts';
import type { RuleId } from './rulebook.ts';
import type { AreaId } from './scenario-shape.ts';
import type { Side } from './sides.ts';
import type { Unit } from './units.ts';
import type { Refusal } from './types.ts';

/** A unit of the other side. */
export function noSuchUnit(unit: Unit, player: Side): Refusal {
  const rule = player === 'police' ? 'CC-1.2' : 'CC-1.3';
  return violation('no-such-unit', rule, { unit });
}

/** More units than can be had. */
export function tooFewUnits(
  { unit, there, count }: { unit: string; there: number; count: number },
  rule: RuleId,
): Refusal {
  return violation('too-few-units', rule, { unit, there, count });
}

/** A park where only other areas will do, or the reverse. */
export function notAPark(area: AreaId, rule: RuleId): Refusal {
  return violation('not-a-park', rule, { area });
}

/** An area in which there has been a conflict in this step. */
export function alreadyAttacked(area: AreaId, rule: RuleId): Refusal {
  return violation('already-attacked', rule, { area });
}

/** Odds below 1-1. */
export function oddsTooLow(attackers: number, defenders: number): Refusal {
  return violation('odds-too-low', 'CC-4.5', { attackers, defenders });
}
