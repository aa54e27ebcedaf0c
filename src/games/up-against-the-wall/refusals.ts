/**
 * Refusals that several actions share.
 *
 * @packageDocumentation
 */
import { type Violation, violation } from '../../core/errors.ts';
import type { RuleId } from './rulebook.ts';
import { trackId } from './board.ts';
import type { MoveStep, Setup, TrackId, TrackIndex } from './types.ts';

/** What a player is doing in each step, for messages. */
const STEP_NAMES: Readonly<Record<MoveStep['kind'], string>> = {
  draw: 'a card is being drawn',
  cards: 'cards may be used',
  deploy: 'pieces are being deployed',
  'gambit-roll': 'the die of the gambit is being rolled',
  remove: 'pieces are being removed',
  attack: 'attacks may be made',
  'attack-roll': 'the die of an attack is being rolled',
  advance: 'a counter may be moved',
  over: 'the match is over',
};

/** An action that belongs to another step of the move. */
export function wrongStep(step: MoveStep): Violation<RuleId> {
  return violation('wrong-step', 'UW-2.1', `Not now: ${STEP_NAMES[step.kind]}.`, { step: step.kind });
}

/** A track that the board does not have. */
export function noSuchTrack(track: TrackId): Violation<RuleId> {
  return violation('no-such-track', 'UW-1.1', `The board has no track "${track}".`, { track });
}

/** A track that has been passed: piles are placed, and pieces removed, in board order. */
export function passedTrack(
  setup: Setup,
  { track, from }: { track: TrackId; from: TrackIndex },
  rule: RuleId,
): Violation<RuleId> {
  const next = trackId(setup, from);
  return violation(
    'out-of-order',
    rule,
    `Tracks are taken in board order: the next one is ${next}, and ${track} has been passed.`,
    { track, next },
  );
}
