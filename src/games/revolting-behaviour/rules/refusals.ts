import { type Violation, violation } from '../../../core/errors.ts';
import type { Position } from '../../../core/game.ts';
import type { RuleId } from './rulebook.ts';
import { actorHolding } from './players.ts';
import type { RevoltingBehaviour } from './types.ts';

/** Why a player cannot act who has no points; only with points does a player pass or attempt anything (RB-6.1). */
export function whyNotStanding({ table }: Position<RevoltingBehaviour>): Violation<RuleId> | undefined {
  return actorHolding(table).points > 0
    ? undefined
    : violation('fallen', 'RB-6.1', 'You have no points: you can only start a new cause or stay out.');
}

/** Why a player cannot act who has points; only without points does a player start a new cause or stay out (RB-6.1). */
export function whyNotFallen({ table }: Position<RevoltingBehaviour>): Violation<RuleId> | undefined {
  const { points } = actorHolding(table);
  return points === 0
    ? undefined
    : violation('not-fallen', 'RB-6.1', `You still have points: ${String(points)}.`, { points });
}
