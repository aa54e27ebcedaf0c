import { violation } from '../../../core/errors.ts';
import type { RuleId } from './rulebook.ts';
import type { AreaId } from './scenario-shape.ts';
import type { Side } from './sides.ts';
import type { Unit } from './units.ts';
import type { Refusal } from './types.ts';

/** Returns the refusal of an action that names a unit of the other side. */
export function noSuchUnit(unit: Unit, player: Side): Refusal {
  const rule = player === 'police' ? 'CC-1.2' : 'CC-1.3';
  return violation('no-such-unit', rule, { unit });
}

/** Returns the refusal of an action that needs more units than are present. */
export function tooFewUnits(
  { unit, there, count }: { unit: string; there: number; count: number },
  rule: RuleId,
): Refusal {
  return violation('too-few-units', rule, { unit, there, count });
}

/**
 * Returns the refusal for an action in the wrong kind of area: a park if parks are not allowed, or another area if only
 * parks are allowed.
 */
export function notAPark(area: AreaId, rule: RuleId): Refusal {
  return violation('not-a-park', rule, { area });
}

/** Returns the refusal for a second conflict in an area in the same step. */
export function alreadyAttacked(area: AreaId, rule: RuleId): Refusal {
  return violation('already-attacked', rule, { area });
}

/** Returns the refusal of an attack at odds below 1-1. */
export function oddsTooLow(attackers: number, defenders: number): Refusal {
  return violation('odds-too-low', 'CC-4.5', { attackers, defenders });
}
