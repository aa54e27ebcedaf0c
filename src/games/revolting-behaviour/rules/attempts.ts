import type { Draft } from '../../../core/plain-data.ts';
import type { PhaseAt } from '../../../core/spec.ts';
import { returnCard, type StandardCard } from '../../../mechanics/deck.ts';
import { costOf } from './activities.ts';
import { CARDS, JOKER, packSize, penaltyOf, REINFORCEMENT, valueOf } from './cards.ts';
import { endAction, fall } from './course.ts';
import { isOvercome } from './judgement.ts';
import { actorHolding, actorName, actorIndex, playerIndex } from './players.ts';
import { blowOf } from './success.ts';
import { termsOf } from './terms.ts';
import type { Attempt, Drawing, PlayerName, RevoltDraft, RevoltingBehaviour } from './types.ts';

/** Pays for the next card. Chance then draws this card (RB-3.2). */
export function payForCard({ table }: RevoltDraft, { attempt, drawn }: Draft<Drawing>): void {
  actorHolding(table).points -= costOf(attempt.activity);
  table.phase = { kind: 'draw', attempt, drawn };
}

/**
 * Handles a drawn card. The card causes success, the effect of a joker, or the choice between another card and the end
 * of the attempt (RB-3.2 to RB-3.4, RB-5.1).
 */
export function receiveCard(
  state: RevoltDraft,
  phase: Draft<PhaseAt<RevoltingBehaviour, 'draw'>>,
  place: number,
): void {
  const { attempt } = phase;
  const { setup, table, log } = state;
  const card = CARDS[place]!;
  const { points } = actorHolding(table);
  const { cost, isFulfilledBy, benefit } = termsOf(setup.scenario, attempt);
  addCard(phase, card);
  log?.push({ type: 'card-drawn', rule: 'RB-3.2', player: actorName(state), card, cost, points });
  if (place === JOKER) {
    log?.push({ type: 'attempt-failed', rule: 'RB-5.1', player: actorName(state), reason: 'joker' });
    strikeBack(state, phase);
  } else if (isFulfilledBy[place]!) {
    succeed(state, phase, benefit);
  } else if (points >= cost) {
    table.phase = { kind: 'choose', attempt, drawn: phase.drawn };
  } else {
    failAttempt(state, 'cannot-pay');
  }
}

function addCard(drawing: Draft<Drawing>, card: StandardCard): void {
  // A new array needs less memory than `push`: if code pushes an element into an empty array, V8 reserves memory for 17
  // elements, but most attempts draw one card.
  if (drawing.drawn.length === 0) drawing.drawn = [card];
  else drawing.drawn.push(card);
}

/** Ends an attempt that fails. The points paid for the attempt are lost (RB-3.2). */
export function failAttempt(state: RevoltDraft, reason: 'stopped' | 'cannot-pay'): void {
  state.log?.push({ type: 'attempt-failed', rule: 'RB-3.2', player: actorName(state), reason });
  endAttempt(state);
}

/**
 * Cancels an attempt against a player who has conceded. After the cancellation, the actor chooses another action
 * (RB-6.4).
 */
export function dropAttempt(state: RevoltDraft, { target }: Attempt): void {
  const { setup, table, log } = state;
  if (target === undefined || target === 'cause' || !table.conceded.includes(playerIndex(setup, target))) return;
  log?.push({ type: 'attempt-failed', rule: 'RB-6.4', player: actorName(state), reason: 'target-gone' });
  table.phase = { kind: 'act' };
}

/**
 * Turns up the top card of the Cause. If the card is a joker, the attempt ends (RB-5.2); otherwise the player attacks the card (RB-4.2).
 */
export function turnUp(
  state: RevoltDraft,
  phase: Draft<PhaseAt<RevoltingBehaviour, 'turn-up'>>,
  card: StandardCard,
): void {
  const { cause } = actorHolding(state.table);
  const player = actorName(state);
  cause.down -= 1;
  returnCard(cause.seen, card);
  state.log?.push({ type: 'cause-card-turned', rule: 'RB-4.2', player, card });
  if (card === 'joker') {
    state.log?.push({ type: 'attempt-failed', rule: 'RB-5.2', player, reason: 'joker' });
    strikeBack(state, phase);
    return;
  }
  cause.up = [card];
  attackCause(state, phase, phase.left);
}

/** Turns up the penalty card, which ends the attempt (RB-5.1). */
export function payPenalty(state: RevoltDraft, card: StandardCard): void {
  const holding = actorHolding(state.table);
  const lost = Math.min(penaltyOf(card), holding.points);
  holding.points -= lost;
  state.log?.push({
    type: 'penalty-paid',
    rule: 'RB-5.1',
    player: actorName(state),
    card,
    lost,
    points: holding.points,
  });
  endAttempt(state);
}

function succeed(state: RevoltDraft, drawing: Draft<Drawing>, benefit: number): void {
  const { target } = drawing.attempt;
  const kind = target === undefined ? 'resource' : 'action';
  state.log?.push({ type: 'attempt-succeeded', rule: 'RB-3.4', player: actorName(state), benefit, kind });
  if (target === undefined) raiseFunds(state, benefit);
  else if (target === 'cause') attackCause(state, drawing, benefit);
  else strike(state, target, benefit);
}

function raiseFunds(state: RevoltDraft, gained: number): void {
  const holding = actorHolding(state.table);
  holding.points += gained;
  state.log?.push({ type: 'points-raised', rule: 'RB-3.5', player: actorName(state), gained, points: holding.points });
  endAttempt(state);
}

/** Uses force against a player (RB-4.1). */
function strike(state: RevoltDraft, player: PlayerName, actionPoints: number): void {
  const seat = playerIndex(state.setup, player);
  const victim = state.table.holdings[seat]!;
  const lost = Math.min(blowOf(actionPoints), victim.points);
  victim.points -= lost;
  state.log?.push({ type: 'points-destroyed', rule: 'RB-4.1', player, lost, points: victim.points });
  if (victim.points === 0) fall(state, seat);
  endAttempt(state);
}

/** Uses the remaining action points against the Cause, until the next card must be turned up (RB-4.2). */
function attackCause(state: RevoltDraft, { attempt, drawn }: Draft<Drawing>, points: number): void {
  const { cause } = actorHolding(state.table);
  const player = actorName(state);
  const card = cause.up[0];
  let left = points;
  if (card !== undefined) {
    const value = valueOf(card);
    if (left < value) {
      state.log?.push({ type: 'cause-card-held', rule: 'RB-4.2', player, card, left });
      endAttempt(state);
      return;
    }
    left -= value;
    cause.up = [];
    state.log?.push({ type: 'cause-card-overcome', rule: 'RB-4.2', player, card, left });
  }
  if (left === 0 || isOvercome(cause)) endAttempt(state);
  else state.table.phase = { kind: 'turn-up', attempt, drawn, left };
}

/**
 * Applies the effect of a joker from the deck or the Cause: more cards are added to the Cause, then a penalty card is
 * turned up (RB-5.1).
 */
function strikeBack(state: RevoltDraft, { attempt, drawn }: Draft<Drawing>): void {
  const { setup, table, log } = state;
  const { cause } = actorHolding(table);
  const count = Math.min(REINFORCEMENT, packSize(setup) - cause.seen.length - cause.down);
  cause.down += count;
  log?.push({ type: 'cause-strengthened', rule: 'RB-5.1', player: actorName(state), count });
  // The penalty card can be drawn, because the action deck is not empty here. If the player has drawn a joker from the
  // deck, the deck still has a card that fulfils the attempt. If the joker is from the Cause, the deck still has its
  // jokers.
  table.phase = { kind: 'penalty', attempt, drawn };
}

function endAttempt(state: RevoltDraft): void {
  const { table } = state;
  if (actorHolding(table).points === 0) fall(state, actorIndex(table));
  endAction(state);
}
