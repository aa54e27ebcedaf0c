import { violation } from '../../../../core/errors.ts';
import type { ActionRules, SeatAt } from '../../../../core/spec.ts';
import { ACTIVITIES, costOf, isForce, SEVERITIES } from '../activities.ts';
import { payForCard } from '../attempts.ts';
import { whyNotStanding } from '../refusals.ts';
import { actorHolding, playerIndex } from '../players.ts';
import type { Attempt, PlayerName, Refusal, RevoltingBehaviour, Setup } from '../types.ts';

type Seat = SeatAt<RevoltingBehaviour, 'act'>;

/** RB-3.1: the player names activity, severity and target, and pays the first card, which they must draw. */
export const attempt: ActionRules<RevoltingBehaviour, 'attempt', 'act'> = {
  during: ['act'],

  whyIllegal(seat, fields) {
    const { activity, target } = attemptOf(seat.setup, fields);
    return (
      whyNotStanding(seat) ??
      (isForce(activity) ? whyNotTarget(seat, target) : whyNotTargeted(target)) ??
      whyNotPaid(seat, costOf(activity))
    );
  },

  apply(state, fields) {
    const { player, log } = state;
    const named = attemptOf(state.setup, fields);
    log?.push({ type: 'attempt-made', rule: 'RB-3.1', player, ...named });
    payForCard(state, { attempt: named, drawn: [] });
  },
};

/** The attempt that is named by these places: among targets the Cause comes first, then the players in seating order. */
function attemptOf(
  { players }: Setup,
  { activity: what, severity: how, target }: RevoltingBehaviour['decisions']['attempt'],
): Attempt {
  const activity = ACTIVITIES[what]!;
  const severity = SEVERITIES[how]!;
  if (target === undefined) return { activity, severity };
  return { activity, severity, target: target === 0 ? 'cause' : players[target - 1]! };
}

function whyNotTargeted(target: string | undefined): Refusal | undefined {
  return target === undefined ? undefined : violation('needless-target', 'RB-3.1', { target });
}

function whyNotTarget(seat: Seat, target: string | undefined): Refusal | undefined {
  if (target === undefined) return violation('no-target', 'RB-3.1');
  return target === 'cause' ? undefined : whyNotAgainst(seat, target);
}

function whyNotAgainst({ player, setup, table }: Seat, target: PlayerName): Refusal | undefined {
  if (target === player) return violation('own-target', 'RB-3.1');
  if (table.turn <= setup.truce) return violation('truce', 'RB-3.1', { turn: table.turn, truce: setup.truce });
  return table.holdings[playerIndex(setup, target)]!.points > 0
    ? undefined
    : violation('target-fallen', 'RB-3.1', { target });
}

function whyNotPaid({ table }: Seat, cost: number): Refusal | undefined {
  const { points } = actorHolding(table);
  return points >= cost ? undefined : violation('too-poor', 'RB-3.1', { cost, points });
}
