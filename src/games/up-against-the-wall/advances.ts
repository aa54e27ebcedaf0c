/**
 * Decisions on counters, one track after the other.
 *
 * @packageDocumentation
 */
import { type Violation, violation } from '../../core/errors.ts';
import { trackId } from './board.ts';
import { enterAdvance, type Log, type UawDraft } from './move-flow.ts';
import type { RuleId } from './rulebook.ts';
import type { MoveStep, Setup, TrackId, TrackIndex } from './types.ts';

/** Why it is not this track's counter that is to be decided on. */
export function whyNotNext(
  step: Extract<MoveStep, { kind: 'advance' }>,
  { setup, track }: { setup: Setup; track: TrackId },
): Violation<RuleId> | undefined {
  const next = trackId(setup, step.queue[0] as TrackIndex);
  if (track === next) return undefined;
  return violation(
    'not-that-track',
    step.after === 'gambit' ? 'UW-4.3' : 'UW-3.5',
    `Decide on the counter of ${next} first.`,
    { track, next },
  );
}

/** Goes on to the next counter, or with the move. */
export function decideNext(state: UawDraft, log: Log): void {
  const { step } = state.table;
  if (step.kind === 'advance') enterAdvance(state, step.queue.slice(1), step.after, log);
}
