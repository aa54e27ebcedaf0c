import { violation } from '../../../core/errors.ts';
import type { Position } from '../../../core/game.ts';
import { actorHolding } from './players.ts';
import type { Refusal, RevoltingBehaviour } from './types.ts';

/** Why a player cannot act who has no points; only with points does a player pass or attempt anything (RB-6.1). */
export function whyNotStanding({ table }: Position<RevoltingBehaviour>): Refusal | undefined {
  return actorHolding(table).points > 0 ? undefined : violation('fallen', 'RB-6.1');
}

/** Why a player cannot act who has points; only without points does a player start a new cause or stay out (RB-6.1). */
export function whyNotFallen({ table }: Position<RevoltingBehaviour>): Refusal | undefined {
  const { points } = actorHolding(table);
  return points === 0 ? undefined : violation('not-fallen', 'RB-6.1', { points });
}
