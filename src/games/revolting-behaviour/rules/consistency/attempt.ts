import type { Position } from '../../../../core/game.ts';
import type { PhaseAt } from '../../../../core/spec.ts';
import type { StandardCard } from '../../../../mechanics/deck.ts';
import { costOf, isForce } from '../activities.ts';
import { actorHolding, includes, openTargets, playerIndex } from '../players.ts';
import { benefitOf, isSatisfiedBy } from '../success.ts';
import type { Attempt, Holding, RevoltingBehaviour } from '../types.ts';
import { areInPack, reasonAgainstCauses } from './holding.ts';

type AttemptStep = PhaseAt<RevoltingBehaviour, 'draw' | 'choose' | 'turn-up' | 'penalty'>;

/** Returns the reason why an attempt in progress is impossible; `undefined` if the attempt is possible. */
export function reasonAgainstAttempt(phase: AttemptStep, position: Position<RevoltingBehaviour>): string | undefined {
  return (
    reasonAgainstTarget(phase, position) ?? reasonAgainstDrawn(phase, position) ?? reasonAgainstPoints(phase, position)
  );
}

function reasonAgainstTarget(
  { kind, attempt }: AttemptStep,
  { setup, table }: Position<RevoltingBehaviour>,
): string | undefined {
  const actor = actorHolding(table);
  const others = table.holdings.filter((holding) => holding !== actor);
  if (others.every(({ points }) => points === 0)) return 'Too few players have points, so the match must be over';
  const { target } = attempt;
  const isAimed = isForce(attempt.activity)
    ? target !== undefined && isOpen(target, { setup, table })
    : target === undefined;
  if (!isAimed) return 'The attempt cannot have this target';
  if (kind === 'turn-up' && target !== 'cause') return 'The attempt does not attack the Cause';
  // A Cause can be empty if its last card was a joker and its pack has no further cards.
  return reasonAgainstCauses(kind === 'penalty' && target === 'cause' ? others : table.holdings);
}

function isOpen(target: string, { setup, table }: Position<RevoltingBehaviour>): boolean {
  if (target === 'cause') return true;
  const seat = playerIndex(setup, target);
  return seat >= 0 && includes(openTargets({ setup, table }), seat);
}

/**
 * Returns the reason why the drawn cards are impossible; `undefined` if they are possible. Only the last drawn card can
 * decide the attempt (RB-3.4, RB-5.1).
 */
function reasonAgainstDrawn(phase: AttemptStep, position: Position<RevoltingBehaviour>): string | undefined {
  const { kind, attempt, drawn } = phase;
  const { setup } = position;
  if (!areInPack(drawn, setup)) return 'Expected cards of one pack';
  const isDecided = kind === 'turn-up' || kind === 'penalty';
  const before = isDecided ? drawn.slice(0, -1) : drawn;
  if (before.some((card) => card === 'joker' || isSatisfiedBy(setup.scenario, attempt, card)))
    return 'An earlier card would have decided the attempt';
  if (kind === 'draw') return undefined;
  const last = drawn.at(-1);
  if (last === undefined) return 'No card has been drawn';
  return isDecided ? reasonAgainstLast(phase, last, position) : undefined;
}

function reasonAgainstLast(
  { kind, attempt }: AttemptStep,
  last: StandardCard,
  { setup, table }: Position<RevoltingBehaviour>,
): string | undefined {
  if (kind === 'penalty' && last === 'joker') return undefined;
  if (!isSatisfiedBy(setup.scenario, attempt, last)) return 'The attempt has not succeeded';
  return kind === 'turn-up' || hasMetJoker(attempt, actorHolding(table)) ? undefined : 'No joker has been turned up';
}

/** Whether the last card of the Cause that the attempt turned up can have been a joker (RB-5.2). */
function hasMetJoker({ target }: Attempt, { cause }: Holding): boolean {
  return target === 'cause' && cause.seen.includes('joker') && cause.up.length === 0;
}

function reasonAgainstPoints(phase: AttemptStep, { setup, table }: Position<RevoltingBehaviour>): string | undefined {
  const { points, cause } = actorHolding(table);
  if (phase.kind === 'choose' && points < costOf(phase.attempt.activity))
    return 'The player cannot pay for the next card';
  if (phase.kind !== 'turn-up') return undefined;
  if (cause.up.length > 0) return 'The top card of the Cause is already face up';
  return phase.left <= benefitOf(setup.scenario, phase.attempt)
    ? undefined
    : 'The player has more action points left than the attempt brought';
}
