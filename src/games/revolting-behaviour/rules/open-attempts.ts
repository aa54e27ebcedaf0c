import type { Position } from '../../../core/game.ts';
import { remembered } from '../../../core/cache.ts';
import { ACTIVITIES, costOf, isForce, SEVERITIES } from './activities.ts';
import { actorHolding, openTargets, seatsIn } from './players.ts';
import type { PlayerIndex, RevoltingBehaviour, Setup } from './types.ts';

/**
 * An attempt as the indices of its activity, severity and target. Target 0 is the Cause, target 1 is the first player.
 */
type Named = readonly [number, number, number | undefined];

/** A numbered list of legal attempts. */
interface OpenAttempts {
  readonly size: number;
  readonly at: (rank: number) => Named;
}

/**
 * The cost of a card in the most expensive attempts. A player with at least this number of points can pay for a card of
 * any attempt.
 */
const DEAREST = /* @__PURE__ */ Math.max(...ACTIVITIES.map(costOf));

/**
 * Cached lists of attempts. The keys are the cost that the player can pay, and the possible targets. A cache is useful,
 * because the same pairs of keys occur often.
 */
const attemptsIn = /* @__PURE__ */ remembered(({ players }: Setup) =>
  new Array<OpenAttempts | undefined>((DEAREST + 1) << players.length).fill(undefined),
);

/**
 * Returns all attempts that are legal for the player to move. An attempt is legal if the player can pay for the first
 * card (RB-3.1).
 */
export function openAttempts(position: Position<RevoltingBehaviour>): OpenAttempts {
  const { setup, table } = position;
  const funds = Math.min(actorHolding(table).points, DEAREST);
  const seats = openTargets(position);
  const known = attemptsIn(setup);
  const { length } = setup.players;
  return (known[(funds << length) | seats] ??= attemptsFor(funds, seatsIn(seats, length)));
}

function attemptsFor(funds: number, seats: readonly PlayerIndex[]): OpenAttempts {
  const targets = [0, ...seats.map((seat) => seat + 1)];
  const attempts: Named[] = [];
  for (const [activity, name] of ACTIVITIES.entries()) {
    if (costOf(name) > funds) continue;
    for (const severity of SEVERITIES.keys()) {
      for (const target of isForce(name) ? targets : [undefined]) attempts.push([activity, severity, target]);
    }
  }
  return { size: attempts.length, at: (rank) => attempts[rank]! };
}
