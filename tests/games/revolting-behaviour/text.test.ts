import { describe, expect, it } from 'vitest';
import { type Event, revoltingBehaviour as game } from '../../../src/games/revolting-behaviour/index.ts';
import { position } from './play.ts';
import { words } from '../../../src/games/revolting-behaviour/words.ts';

const player = 'ada';
const SENTENCES: readonly [Event, string][] = [
  [{ type: 'turn-started', rule: 'RB-2.1', turn: 3 }, 'Turn 3.'],
  [{ type: 'lot-drawn', rule: 'RB-2.1', player, place: 2 }, 'The lot gives place 2 to ada.'],
  [{ type: 'order-settled', rule: 'RB-2.1', order: ['ben', 'ada'] }, 'They act in this order: ben, ada.'],
  [{ type: 'turn-passed', rule: 'RB-2.2', player }, 'ada passes.'],
  [
    { type: 'attempt-made', rule: 'RB-3.1', player, activity: 'illegal-force', severity: 'severe', target: 'ben' },
    'ada attempts severe illegal force against ben.',
  ],
  [
    { type: 'attempt-made', rule: 'RB-3.1', player, activity: 'legal-force', severity: 'mild', target: 'cause' },
    'ada attempts mild legal force against the Cause.',
  ],
  [
    { type: 'attempt-made', rule: 'RB-3.1', player, activity: 'legal-fund-raising', severity: 'moderate' },
    'ada attempts moderate legal fund-raising.',
  ],
  [
    { type: 'card-drawn', rule: 'RB-3.2', player, card: '9-of-clubs', cost: 2, points: 1 },
    'ada pays 2 and draws the 9 of clubs; 1 is left.',
  ],
  [
    { type: 'card-drawn', rule: 'RB-3.2', player, card: 'joker', cost: 1, points: 0 },
    'ada pays 1 and draws a joker; none are left.',
  ],
  [{ type: 'attempt-succeeded', rule: 'RB-3.4', player, benefit: 1, kind: 'action' }, 'ada succeeds: 1 action point.'],
  [{ type: 'attempt-failed', rule: 'RB-3.2', player, reason: 'stopped' }, 'ada stops, and the attempt has failed.'],
  [
    { type: 'attempt-failed', rule: 'RB-3.2', player, reason: 'cannot-pay' },
    'ada cannot pay another card, and the attempt has failed.',
  ],
  [{ type: 'attempt-failed', rule: 'RB-5.1', player, reason: 'joker' }, 'ada fails because of the joker.'],
  [{ type: 'points-raised', rule: 'RB-3.5', player, gained: 5, points: 24 }, 'ada gains 5 points and has 24.'],
  [{ type: 'points-destroyed', rule: 'RB-4.1', player, lost: 1, points: 3 }, 'ada loses 1 point; 3 are left.'],
  [
    { type: 'cause-card-turned', rule: 'RB-4.2', player, card: 'ace-of-hearts' },
    'ada turns up the ace of hearts in the Cause.',
  ],
  [
    { type: 'cause-card-overcome', rule: 'RB-4.2', player, card: 'ace-of-hearts', left: 9 },
    'ada overcomes the ace of hearts; 9 are left.',
  ],
  [
    { type: 'cause-card-held', rule: 'RB-4.2', player, card: 'king-of-hearts', left: 9 },
    'The king of hearts holds out against 9 points of ada.',
  ],
  [{ type: 'cause-strengthened', rule: 'RB-5.1', player, count: 5 }, '5 cards go under the Cause of ada.'],
  [{ type: 'cause-strengthened', rule: 'RB-5.1', player, count: 1 }, '1 card goes under the Cause of ada.'],
  [
    { type: 'penalty-paid', rule: 'RB-5.1', player, card: 'joker', lost: 15, points: 2 },
    'The penalty card is a joker: ada loses 15 points; 2 are left.',
  ],
  [{ type: 'player-fallen', rule: 'RB-6.1', player }, 'ada has no points left.'],
  [
    { type: 'cause-started', rule: 'RB-6.1', player, cards: 10, points: 20 },
    'ada starts a new cause: 10 cards, 20 points.',
  ],
  [{ type: 'stayed-out', rule: 'RB-6.1', player }, 'ada stays out.'],
  [{ type: 'player-conceded', rule: 'RB-6.4', player }, 'ada concedes.'],
  [
    {
      type: 'match-ended',
      rule: 'RB-6.2',
      outcome: { kind: 'win', winner: 'ada', reason: 'cause-overcome', rule: 'RB-6.2' },
    },
    'ada wins (cause-overcome).',
  ],
  [
    {
      type: 'match-ended',
      rule: 'RB-6.3',
      outcome: { kind: 'draw', players: ['ada', 'ben'], reason: 'turn-limit', rule: 'RB-6.3' },
    },
    'The match is a draw (turn-limit).',
  ],
];

describe('describe', () => {
  it.each(SENTENCES)('should tell %j as a sentence', (event, sentence) => {
    expect(words.describe(event, game.setup())).toBe(sentence);
  });
});

describe('picture', () => {
  it('should show points and Causes, and say that the tables are reconstructed', () => {
    const state = position({ points: { ada: 7 }, causes: { ben: { down: 14, up: ['king-of-clubs'] } } });

    expect(words.picture(state)).toBe(
      [
        'ada     7 points   Cause: 10 face down',
        'ben    20 points   Cause: king-of-clubs face up, 14 face down',
        '(reconstructed tables)',
      ].join('\n'),
    );
  });

  it('should show who has conceded', () => {
    const state = position({ options: { players: ['ada', 'bo', 'cleo'] }, conceded: ['bo'] });

    expect(words.picture(state).split('\n')[1]).toBe('bo         conceded');
  });
});
