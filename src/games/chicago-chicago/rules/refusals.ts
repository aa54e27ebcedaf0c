import { violation } from '../../../core/errors.ts';
import type { RuleId } from './rulebook.ts';
import type { AreaId } from './scenario-shape.ts';
import type { Side } from './sides.ts';
import type { Unit } from './units.ts';
import type { Refusal } from './types.ts';

/** The unit belongs to the other side. */
export function noSuchUnit(unit: Unit, player: Side): Refusal {
  const rule = player === 'police' ? 'CC-1.2' : 'CC-1.3';
  return violation('no-such-unit', rule, { unit });
}

/** The action needs more units than are present. */
export function tooFewUnits(
  { unit, there, count }: { unit: string; there: number; count: number },
  rule: RuleId,
): Refusal {
  return violation('too-few-units', rule, { unit, there, count });
}

/** The area is not a park although it must be one, or it is a park although it must not be one. */
export function notAPark(area: AreaId, rule: RuleId): Refusal {
  return violation('not-a-park', rule, { area });
}

/** A conflict has already been started in the area in this step. */
export function alreadyAttacked(area: AreaId, rule: RuleId): Refusal {
  return violation('already-attacked', rule, { area });
}

/** The odds are below 1-1. */
export function oddsTooLow(attackers: number, defenders: number): Refusal {
  return violation('odds-too-low', 'CC-4.5', { attackers, defenders });
}
