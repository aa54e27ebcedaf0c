/**
 * The course of an attempt, from the first card paid to its end.
 *
 * @packageDocumentation
 */
import { putBack, type StandardCard } from '../../mechanics/deck.ts';
import { benefitOf, costOf, isForce, isFulfilledBy } from './activities.ts';
import { packSize, penaltyOf, valueOf } from './cards.ts';
import { actorHolding, actorName, actorSeat, endAction, fall, type Log, type RevoltDraft } from './turn-flow.ts';
import type { Attempt, Cause, TurnStep } from './types.ts';

/** Action points for each resource point that force takes from a player (RB-4.1). */
const POINTS_A_BLOW = 2;

/** Cards that a joker adds to the Cause (RB-5.1). */
export const REINFORCEMENT = 5;

/** A step within an attempt. */
type StepOf<Kind extends TurnStep['kind']> = Extract<TurnStep, { kind: Kind }>;

/** An attempt and the cards drawn in it so far. */
type Drawing = Omit<StepOf<'draw'>, 'kind'>;

/** The next card is paid and due (RB-3.2). */
export function payForCard({ table }: RevoltDraft, { attempt, drawn }: Drawing): void {
  actorHolding(table).points -= costOf(attempt.activity);
  table.step = { kind: 'draw', attempt: { ...attempt }, drawn: [...drawn] };
}

/** A card of the action deck comes up: success, a joker, or the choice of whether to go on (RB-3.2 to RB-3.4, RB-5.1). */
export function receiveCard(state: RevoltDraft, step: StepOf<'draw'>, card: StandardCard, log: Log): void {
  const { attempt } = step;
  const drawing = { attempt, drawn: [...step.drawn, card] };
  const player = actorName(state);
  const { points } = actorHolding(state.table);
  const cost = costOf(attempt.activity);
  log?.push({ type: 'card-drawn', rule: 'RB-3.2', player, card, cost, points });
  if (card === 'joker') {
    log?.push({ type: 'attempt-failed', rule: 'RB-5.1', player, reason: 'joker' });
    strikeBack(state, drawing, log);
  } else if (isFulfilledBy(state.setup.scenario, attempt, card)) {
    succeed(state, drawing, log);
  } else if (points >= cost) {
    state.table.step = { kind: 'choose', ...drawing };
  } else {
    failAttempt(state, 'cannot-pay', log);
  }
}

/** The attempt comes to nothing; what was paid is gone (RB-3.2). */
export function failAttempt(state: RevoltDraft, reason: 'stopped' | 'cannot-pay', log: Log): void {
  log?.push({ type: 'attempt-failed', rule: 'RB-3.2', player: actorName(state), reason });
  endAttempt(state, log);
}

/** The top card of the Cause comes up: a joker ends the attempt (RB-5.2), else it is attacked (RB-4.2). */
export function turnUp(state: RevoltDraft, step: StepOf<'turn-up'>, card: StandardCard, log: Log): void {
  const { cause } = actorHolding(state.table);
  const player = actorName(state);
  cause.down -= 1;
  putBack(cause.seen, card);
  log?.push({ type: 'cause-card-turned', rule: 'RB-4.2', player, card });
  if (card === 'joker') {
    log?.push({ type: 'attempt-failed', rule: 'RB-5.2', player, reason: 'joker' });
    strikeBack(state, step, log);
    return;
  }
  cause.up.push(card);
  attackCause(state, step, step.left, log);
}

/** The penalty card comes up, and the attempt is over (RB-5.1). */
export function payPenalty(state: RevoltDraft, card: StandardCard, log: Log): void {
  const holding = actorHolding(state.table);
  const lost = Math.min(penaltyOf(card), holding.points);
  holding.points -= lost;
  log?.push({ type: 'penalty-paid', rule: 'RB-5.1', player: actorName(state), card, lost, points: holding.points });
  endAttempt(state, log);
}

/** Whether no card of a Cause is left. */
function isOvercome({ down, up }: Cause): boolean {
  return down === 0 && up.length === 0;
}

function succeed(state: RevoltDraft, drawing: Drawing, log: Log): void {
  const { attempt } = drawing;
  const player = actorName(state);
  const benefit = benefitOf(state.setup.scenario, attempt);
  const kind = isForce(attempt.activity) ? 'action' : 'resource';
  log?.push({ type: 'attempt-succeeded', rule: 'RB-3.4', player, benefit, kind });
  if (attempt.target === undefined) raiseFunds(state, benefit, log);
  else if (attempt.target === 'cause') attackCause(state, drawing, benefit, log);
  else strike(state, attempt, benefit, log);
}

function raiseFunds(state: RevoltDraft, gained: number, log: Log): void {
  const holding = actorHolding(state.table);
  holding.points += gained;
  log?.push({ type: 'points-raised', rule: 'RB-3.5', player: actorName(state), gained, points: holding.points });
  endAttempt(state, log);
}

/** Force against a player (RB-4.1). */
function strike(state: RevoltDraft, { target }: Attempt, actionPoints: number, log: Log): void {
  const player = target as string;
  const seat = state.setup.players.indexOf(player);
  const victim = state.table.holdings[seat] as RevoltDraft['table']['holdings'][number];
  const lost = Math.min(Math.floor(actionPoints / POINTS_A_BLOW), victim.points);
  victim.points -= lost;
  log?.push({ type: 'points-destroyed', rule: 'RB-4.1', player, lost, points: victim.points });
  if (victim.points === 0) fall(state, seat, log);
  endAttempt(state, log);
}

/** Force against the Cause with so many action points left, as far as no card has to be turned up (RB-4.2). */
function attackCause(state: RevoltDraft, { attempt, drawn }: Drawing, points: number, log: Log): void {
  const { cause } = actorHolding(state.table);
  const player = actorName(state);
  const [card] = cause.up;
  let left = points;
  if (card !== undefined) {
    if (left < valueOf(card)) {
      log?.push({ type: 'cause-card-held', rule: 'RB-4.2', player, card, left });
      endAttempt(state, log);
      return;
    }
    left -= valueOf(card);
    cause.up = [];
    log?.push({ type: 'cause-card-overcome', rule: 'RB-4.2', player, card, left });
  }
  if (left === 0 || isOvercome(cause)) endAttempt(state, log);
  else state.table.step = { kind: 'turn-up', attempt: { ...attempt }, drawn: [...drawn], left };
}

/** What a joker brings about, wherever it turned up: more cards for the Cause, then a penalty card (RB-5.1). */
function strikeBack({ setup, table }: RevoltDraft, { attempt, drawn }: Drawing, log: Log): void {
  const { cause } = actorHolding(table);
  const count = Math.min(REINFORCEMENT, packSize(setup.jokers) - cause.seen.length - cause.down);
  cause.down += count;
  log?.push({ type: 'cause-strengthened', rule: 'RB-5.1', player: actorName({ setup, table }), count });
  // The deck still has a card: a joker that was drawn leaves a fulfilling card there, one turned up in the Cause a joker.
  table.step = { kind: 'penalty', attempt: { ...attempt }, drawn: [...drawn] };
}

function endAttempt(state: RevoltDraft, log: Log): void {
  if (actorHolding(state.table).points === 0) fall(state, actorSeat(state.table), log);
  endAction(state, log);
}
