import { describe, expect, it } from 'vitest';
import { type Event, revoltingBehaviour as game } from '../../../src/games/revolting-behaviour/rules/index.ts';
import { position } from './play.ts';
import { messages as words } from '../../../src/games/revolting-behaviour/messages/en.ts';

const player = 'ada';
const EVENTS: readonly Event[] = [
  { type: 'turn-started', rule: 'RB-2.1', turn: 3 },
  { type: 'lot-drawn', rule: 'RB-2.1', player, place: 2 },
  { type: 'order-settled', rule: 'RB-2.1', order: ['ben', 'ada'] },
  { type: 'turn-passed', rule: 'RB-2.2', player },
  { type: 'attempt-made', rule: 'RB-3.1', player, activity: 'illegal-force', severity: 'severe', target: 'ben' },
  { type: 'attempt-made', rule: 'RB-3.1', player, activity: 'legal-force', severity: 'mild', target: 'cause' },
  { type: 'attempt-made', rule: 'RB-3.1', player, activity: 'legal-fund-raising', severity: 'moderate' },
  { type: 'card-drawn', rule: 'RB-3.2', player, card: '9-of-clubs', cost: 2, points: 1 },
  { type: 'card-drawn', rule: 'RB-3.2', player, card: 'joker', cost: 1, points: 0 },
  { type: 'attempt-succeeded', rule: 'RB-3.4', player, benefit: 1, kind: 'action' },
  { type: 'attempt-failed', rule: 'RB-3.2', player, reason: 'stopped' },
  { type: 'attempt-failed', rule: 'RB-3.2', player, reason: 'cannot-pay' },
  { type: 'attempt-failed', rule: 'RB-5.1', player, reason: 'joker' },
  { type: 'attempt-failed', rule: 'RB-6.4', player, reason: 'target-gone' },
  { type: 'points-raised', rule: 'RB-3.5', player, gained: 5, points: 24 },
  { type: 'points-destroyed', rule: 'RB-4.1', player, lost: 1, points: 3 },
  { type: 'cause-card-turned', rule: 'RB-4.2', player, card: 'ace-of-hearts' },
  { type: 'cause-card-overcome', rule: 'RB-4.2', player, card: 'ace-of-hearts', left: 9 },
  { type: 'cause-card-held', rule: 'RB-4.2', player, card: 'king-of-hearts', left: 9 },
  { type: 'cause-strengthened', rule: 'RB-5.1', player, count: 5 },
  { type: 'cause-strengthened', rule: 'RB-5.1', player, count: 1 },
  { type: 'penalty-paid', rule: 'RB-5.1', player, card: 'joker', lost: 15, points: 2 },
  { type: 'player-fallen', rule: 'RB-6.1', player },
  { type: 'cause-started', rule: 'RB-6.1', player, cards: 10, points: 20 },
  { type: 'stayed-out', rule: 'RB-6.1', player },
  { type: 'player-conceded', rule: 'RB-6.4', player },
  {
    type: 'match-ended',
    rule: 'RB-6.2',
    outcome: { kind: 'win', winner: 'ada', reason: 'cause-overcome', rule: 'RB-6.2' },
  },
  {
    type: 'match-ended',
    rule: 'RB-6.3',
    outcome: { kind: 'draw', players: ['ada', 'ben'], reason: 'turn-limit', rule: 'RB-6.3' },
  },
];

describe('describe', () => {
  it('describes each event as a sentence', () => {
    expect(EVENTS.map((event) => words.describe(event, game.setup())).join('\n')).toMatchInlineSnapshot(`
      "Turn 3 begins.
      Chance chooses ada, who acts second.
      The players act in this order: ben and ada.
      ada passes.
      ada attempts severe illegal force against ben.
      ada attempts mild legal force against the Cause.
      ada attempts moderate legal fund-raising.
      ada pays 2 points and draws the 9 of clubs; 1 point is left.
      ada pays 1 point and draws a joker; no points are left.
      ada succeeds and receives 1 action point.
      ada stops, and the attempt fails.
      ada cannot pay for another card, and the attempt fails.
      The joker makes the attempt of ada fail.
      The attempt of ada is cancelled, because its target has left the match.
      ada gains 5 points and has 24.
      ada loses 1 point; 3 are left.
      ada turns up a card of the Cause: the ace of hearts.
      ada overcomes the ace of hearts; 9 action points are left.
      With 9 action points ada cannot overcome the king of hearts.
      5 cards are put face down under the Cause of ada.
      1 card is put face down under the Cause of ada.
      The penalty card is a joker: ada loses 15 points; 2 are left.
      ada has no points left.
      ada starts a new cause with 10 cards and 20 points.
      ada does not start a new cause yet.
      ada concedes.
      ada has overcome the Cause and wins.
      The last turn is over, and the match is a draw between ada and ben."
    `);
  });
});

describe('picture', () => {
  it('shows points and Causes, and says that the tables are reconstructed', () => {
    const state = position({ points: { ada: 7 }, causes: { ben: { down: 14, up: ['king-of-clubs'] } } });

    expect(words.picture(state)).toBe(
      [
        'ada    7 points   Cause: 10 cards face down',
        'ben   20 points   Cause: the king of clubs face up, 14 cards face down',
        'The tables are a reconstruction.',
      ].join('\n'),
    );
  });

  it('shows who has conceded', () => {
    const state = position({ options: { players: ['ada', 'bo', 'cleo'] }, conceded: ['bo'] });

    expect(words.picture(state).split('\n')[1]).toBe('bo    has conceded');
  });
});
