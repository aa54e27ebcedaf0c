import { violation } from '../../../core/errors.ts';
import type { SeatAt } from '../../../core/spec.ts';
import { trackId } from './board.ts';
import type { RuleId } from './rulebook.ts';
import type { TrackIndex } from './scenario-shape.ts';
import type { Refusal, Uaw } from './types.ts';

/**
 * Returns a violation if a track comes before the current track, because players place and remove pieces in board
 * order.
 */
export function whyNotInOrder(
  { setup, phase: { from } }: SeatAt<Uaw, 'deploy' | 'remove'>,
  place: TrackIndex,
  rule: RuleId,
): Refusal | undefined {
  if (place >= from) return undefined;
  const [track, next] = [trackId(setup, place), trackId(setup, from)];
  return violation('out-of-order', rule, { track, next });
}

/** Returns a violation if the player must first decide on the counter of another track. */
export function whyNotNext({ setup, phase }: SeatAt<Uaw, 'advance'>, place: TrackIndex): Refusal | undefined {
  const first = phase.queue[0]!;
  if (place === first) return undefined;
  const [track, next] = [trackId(setup, place), trackId(setup, first)];
  const rule = phase.after === 'gambit' ? 'UW-4.3' : 'UW-3.5';
  return violation('not-that-track', rule, { track, next });
}

/** Returns a violation if an action that places or removes all pieces at once has the wrong number of pieces. */
export function whyNotAll(
  { phase: { left } }: SeatAt<Uaw, 'deploy' | 'remove'>,
  piles: Readonly<Record<string, number>>,
  rule: RuleId,
): Refusal | undefined {
  const count = Object.values(piles).reduce((sum, pieces) => sum + pieces, 0);
  if (count === left && count > 0) return undefined;
  return violation('wrong-number', rule, { left, count });
}
