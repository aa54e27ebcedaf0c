/**
 * Events as sentences and the table as lines of text.
 *
 * @packageDocumentation
 */
import type { Position, Words } from '../../core/game.ts';
import type { StandardCard } from '../../mechanics/deck.ts';
import type { Activity } from './activities.ts';
import type { Attempt, Cause, Event, RevoltingBehaviour } from './types.ts';

const ACTIVITY_NAMES: Readonly<Record<Activity, string>> = {
  'legal-fund-raising': 'legal fund-raising',
  'legal-force': 'legal force',
  'illegal-fund-raising': 'illegal fund-raising',
  'illegal-force': 'illegal force',
};

const FAILURES: Readonly<Record<Extract<Event, { type: 'attempt-failed' }>['reason'], string>> = {
  stopped: 'stops, and the attempt has failed',
  'cannot-pay': 'cannot pay another card, and the attempt has failed',
  joker: 'fails because of the joker',
};

/** The game in English. */
export const words: Words<RevoltingBehaviour> = { describe, picture };

/** An event as one English sentence. */
function describe(event: Event): string {
  switch (event.type) {
    case 'turn-started':
      return `Turn ${String(event.turn)}.`;
    case 'lot-drawn':
      return `The lot gives place ${String(event.place)} to ${event.player}.`;
    case 'order-settled':
      return `They act in this order: ${event.order.join(', ')}.`;
    case 'turn-passed':
      return `${event.player} passes.`;
    case 'attempt-made':
      return `${event.player} attempts ${attemptAsText(event)}.`;
    case 'stayed-out':
      return `${event.player} stays out.`;
    case 'player-conceded':
      return `${event.player} concedes.`;
    case 'player-fallen':
      return `${event.player} has no points left.`;
    case 'cause-started':
      return `${event.player} starts a new cause: ${counted(event.cards, 'card')}, ${counted(event.points, 'point')}.`;
    case 'match-ended':
      return ending(event.outcome);
    case 'card-drawn':
    case 'attempt-succeeded':
    case 'attempt-failed':
    case 'points-raised':
    case 'points-destroyed':
      return describeAttempt(event);
    case 'cause-card-turned':
    case 'cause-card-overcome':
    case 'cause-card-held':
    case 'cause-strengthened':
    case 'penalty-paid':
      return describeCause(event);
  }
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

function describeAttempt(
  event: EventOf<'card-drawn' | 'attempt-succeeded' | 'attempt-failed' | 'points-raised' | 'points-destroyed'>,
): string {
  const { player } = event;
  switch (event.type) {
    case 'card-drawn':
      return `${player} pays ${String(event.cost)} and draws ${cardName(event.card)}; ${leaves(event.points)}.`;
    case 'attempt-succeeded':
      return `${player} succeeds: ${counted(event.benefit, `${event.kind} point`)}.`;
    case 'attempt-failed':
      return `${player} ${FAILURES[event.reason]}.`;
    case 'points-raised':
      return `${player} gains ${counted(event.gained, 'point')} and has ${String(event.points)}.`;
    case 'points-destroyed':
      return `${player} loses ${counted(event.lost, 'point')}; ${leaves(event.points)}.`;
  }
}

function describeCause(
  event: EventOf<
    'cause-card-turned' | 'cause-card-overcome' | 'cause-card-held' | 'cause-strengthened' | 'penalty-paid'
  >,
): string {
  const { player } = event;
  switch (event.type) {
    case 'cause-card-turned':
      return `${player} turns up ${cardName(event.card)} in the Cause.`;
    case 'cause-card-overcome':
      return `${player} overcomes ${cardName(event.card)}; ${leaves(event.left)}.`;
    case 'cause-card-held':
      return `${upperFirst(cardName(event.card))} holds out against ${counted(event.left, 'point')} of ${player}.`;
    case 'cause-strengthened':
      return `${counted(event.count, 'card')} ${event.count === 1 ? 'goes' : 'go'} under the Cause of ${player}.`;
    case 'penalty-paid':
      return `The penalty card is ${cardName(event.card)}: ${player} loses ${counted(event.lost, 'point')}; ${leaves(event.points)}.`;
  }
}

/** The table as text: a line for each player with their points and their Cause. */
function picture({ setup, table }: Position<RevoltingBehaviour>): string {
  const width = Math.max(...setup.players.map((name) => name.length));
  const lines = setup.players.map((name, seat) => {
    if (table.conceded.includes(seat)) return `${name.padEnd(width)}       conceded`;
    const { points, cause } = table.holdings[seat]!;
    return `${name.padEnd(width)} ${String(points).padStart(5)} points   Cause: ${causeAsText(cause)}`;
  });
  const { provenance } = setup.scenario;
  return [...lines, ...(provenance === 'printed' ? [] : [`(${provenance} tables)`])].join('\n');
}

function causeAsText({ down, up }: Cause): string {
  const open = up.map((card) => `${card} face up, `).join('');
  return `${open}${String(down)} face down`;
}

function attemptAsText({ activity, severity, target }: Attempt): string {
  const aim = target === undefined ? '' : ` against ${target === 'cause' ? 'the Cause' : target}`;
  return `${severity} ${ACTIVITY_NAMES[activity]}${aim}`;
}

function cardName(card: StandardCard): string {
  return card === 'joker' ? 'a joker' : `the ${card.replaceAll('-', ' ')}`;
}

function leaves(points: number): string {
  return points === 1 ? '1 is left' : `${points === 0 ? 'none' : String(points)} are left`;
}

function counted(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ending(outcome: EventOf<'match-ended'>['outcome']): string {
  if (outcome.kind === 'win') return `${outcome.winner} wins (${outcome.reason}).`;
  return `The match is a draw (${outcome.reason}).`;
}
