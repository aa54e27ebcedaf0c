/**
 * One of the legal actions at random, without listing them: what playouts spend their time on.
 *
 * @packageDocumentation
 */
import type { Seat } from '../../core/game.ts';
import type { Rng } from '../../core/random.ts';
import { costOf, isForce } from './activities.ts';
import { targetsOf } from './targets.ts';
import { actorHolding } from './turn-flow.ts';
import { type Action, ACTIVITIES, type RevoltingBehaviour, SEVERITIES, type Severity } from './types.ts';

/** One of the listed actions of a player who is to act, each as likely. */
export function randomDecision(seat: Seat<RevoltingBehaviour>, rng: Rng): Action {
  const { player, table } = seat;
  if (table.step.kind === 'choose') return { type: rng.int(2) === 0 ? 'draw-on' : 'stop', player };
  if (actorHolding(table).points > 0) return randomAttempt(seat, rng);
  return { type: rng.int(2) === 0 ? 'start-new-cause' : 'stay-out', player };
}

/** Weighs the activities by what can be named in each, passing as one more, and picks one of them; then how. */
function randomAttempt(seat: Seat<RevoltingBehaviour>, rng: Rng): Action {
  const { player, table } = seat;
  const { points } = actorHolding(table);
  const targets = targetsOf(seat);
  const fundRaising = SEVERITIES.length;
  const force = SEVERITIES.length * targets.length;
  let total = 1;
  for (const activity of ACTIVITIES) if (points >= costOf(activity)) total += isForce(activity) ? force : fundRaising;
  let choice = rng.int(total) - 1;
  if (choice < 0) return { type: 'pass', player };
  // Activities that cannot be paid are the last ones, and no choice gets there.
  for (const activity of ACTIVITIES) {
    const forms = isForce(activity) ? force : fundRaising;
    if (choice >= forms) {
      choice -= forms;
      continue;
    }
    const severity = SEVERITIES[choice % SEVERITIES.length] as Severity;
    if (!isForce(activity)) return { type: 'attempt', player, activity, severity };
    const target = targets[Math.floor(choice / SEVERITIES.length)] as string;
    return { type: 'attempt', player, activity, severity, target };
  }
  throw new RangeError('There is no such choice.');
}
