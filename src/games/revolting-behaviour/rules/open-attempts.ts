import type { Position } from '../../../core/game.ts';
import { remembered } from '../../../core/cache.ts';
import { ACTIVITIES, costOf, isForce, SEVERITIES } from './activities.ts';
import { actorHolding, openTargets, seatsIn } from './players.ts';
import type { PlayerIndex, RevoltingBehaviour, Setup } from './types.ts';

/** The fields of an attempt by their places: activity, severity and target, of which the Cause is the first. */
type Named = readonly [number, number, number | undefined];

/** Attempts that can be named, in order. */
interface OpenAttempts {
  readonly size: number;
  readonly at: (rank: number) => Named;
}

/** The cost of the most expensive cards. A player with so many points can pay for any attempt. */
const DEAREST = /* @__PURE__ */ Math.max(...ACTIVITIES.map(costOf));

/** By what can be paid and whom force can be used against: they are the same again and again. */
const attemptsIn = /* @__PURE__ */ remembered(({ players }: Setup) =>
  new Array<OpenAttempts | undefined>((DEAREST + 1) << players.length).fill(undefined),
);

/** Every attempt that the player who is to act may name, and whose first card they can pay (RB-3.1). */
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
