import { violation } from '../../../../core/errors.ts';
import type { Position } from '../../../../core/game.ts';
import type { ActionRules, ChanceRules, SeatAt } from '../../../../core/spec.ts';
import { ACTIVITIES, costOf, isForce, SEVERITIES } from '../activities.ts';
import { failAttempt, payForCard, payPenalty, receiveCard, turnUp } from '../attempts.ts';
import { CARDS } from '../cards.ts';
import { endAction } from '../course.ts';
import { actorHolding, playerIndex } from '../players.ts';
import type { Attempt, PlayerName, Refusal, RevoltingBehaviour, Setup } from '../types.ts';

type Seat = SeatAt<RevoltingBehaviour, 'act'>;

/** RB-2.2: the player passes in this turn. */
export const pass: ActionRules<RevoltingBehaviour, 'pass', 'act'> = {
  during: ['act'],
  whyIllegal: whyNotStanding,

  apply(state) {
    state.log?.push({ type: 'turn-passed', rule: 'RB-2.2', player: state.player });
    endAction(state);
  },
};

/** RB-3.1: the player announces the activity, the severity and the target, and pays for the first card. */
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

/** Returns a refusal if the player has no points, and so can neither pass nor make an attempt (RB-6.1). */
function whyNotStanding({ table }: Position<RevoltingBehaviour>): Refusal | undefined {
  return actorHolding(table).points > 0 ? undefined : violation('fallen', 'RB-6.1');
}

/** Converts the indices that an action contains to an attempt. Target 0 is the Cause, target 1 is the first player. */
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

/**
 * RB-3.2: the player pays for another card. The player can always pay: without enough points, the attempt would already
 * have failed.
 */
export const drawOn: ActionRules<RevoltingBehaviour, 'draw-on', 'choose'> = {
  during: ['choose'],
  apply: (state) => payForCard(state, state.phase),
};

/** RB-3.2: the player stops and loses the points that they have paid. */
export const stop: ActionRules<RevoltingBehaviour, 'stop', 'choose'> = {
  during: ['choose'],
  apply: (state) => failAttempt(state, 'stopped'),
};

/** RB-3.2, RB-4.2, RB-5.1: chance turns up a card of the action deck, a card of the Cause, or the penalty card. */
export const draw: ChanceRules<RevoltingBehaviour, 'draw', 'draw' | 'turn-up' | 'penalty'> = {
  during: ['draw', 'turn-up', 'penalty'],

  apply(state, { card: place }) {
    const { phase } = state;
    if (phase.kind === 'draw') receiveCard(state, phase, place);
    else if (phase.kind === 'turn-up') turnUp(state, phase, CARDS[place]!);
    else payPenalty(state, CARDS[place]!);
  },
};
