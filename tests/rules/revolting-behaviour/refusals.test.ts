import { describe, expect, it } from 'vitest';
import {
  type RevoltingBehaviour,
  revoltingBehaviour as game,
} from '../../../src/games/revolting-behaviour/rules/index.ts';
import { card, play, position, refusalOf, type RevoltState } from '../../games/revolting-behaviour/play.ts';
import { type Refusal, testRefusals } from '../../games/refusals.ts';

/** Each case has a violation code, a rule, a position, and a line that is illegal in this position. */
const CASES: readonly Refusal<RevoltingBehaviour>[] = [
  ['match-over', 'RB-6.2', over(), 'ben pass'],
  ['not-your-turn', 'RB-2.1', position(), 'ben pass'],
  ['not-your-turn', 'RB-2.1', position(), 'nobody pass'],
  ['not-your-turn', 'RB-2.1', position(), card('2-of-hearts')],
  ['not-your-turn', 'RB-2.1', game.setup(), 'ada pass'],
  ['not-an-outcome', 'RB-2.1', game.setup(), 'chance lot cleo'],
  ['not-an-outcome', 'RB-2.1', game.setup(), card('2-of-hearts')],
  ['not-an-outcome', 'RB-3.2', drawing(), 'chance lot ada'],
  ['not-an-outcome', 'RB-3.2', drawing(), 'chance draw ace'],
  ['not-an-outcome', 'RB-4.2', turningUp(), 'chance lot ada'],
  ['not-an-outcome', 'RB-5.1', penalty(), card('joker')],
  ['wrong-phase', 'RB-3.1', position(), 'ada draw-on'],
  ['wrong-phase', 'RB-3.1', position(), 'ada stop'],
  ['wrong-phase', 'RB-3.2', choosing(), 'ada pass'],
  ['wrong-phase', 'RB-3.2', choosing(), 'ada attempt legal-force mild cause'],
  ['wrong-phase', 'RB-3.2', choosing(), 'ada start-new-cause'],
  ['wrong-phase', 'RB-3.2', choosing(), 'ada stay-out'],
  ['fallen', 'RB-6.1', fallen(), 'ada pass'],
  ['fallen', 'RB-6.1', fallen(), 'ada attempt legal-force mild cause'],
  ['not-fallen', 'RB-6.1', position(), 'ada start-new-cause'],
  ['not-fallen', 'RB-6.1', position(), 'ada stay-out'],
  ['needless-target', 'RB-3.1', position(), 'ada attempt legal-fund-raising mild cause'],
  ['no-target', 'RB-3.1', position(), 'ada attempt legal-force mild -'],
  ['no-such-name', 'RB-3.1', position(), 'ada attempt legal-force mild nobody'],
  ['no-such-name', 'RB-3.1', position(), 'ada attempt legal-fund-raising mild nobody'],
  ['no-such-name', 'RB-3.1', fallen(), 'ada attempt legal-force mild nobody'],
  ['wrong-phase', 'RB-3.2', choosing(), 'ada attempt legal-force mild nobody'],
  ['own-target', 'RB-3.1', position(), 'ada attempt legal-force mild ada'],
  ['truce', 'RB-3.1', position({ options: { truce: 1 } }), 'ada attempt legal-force mild ben'],
  ['target-fallen', 'RB-3.1', fallen('ben'), 'ada attempt legal-force mild ben'],
  ['too-poor', 'RB-3.1', position({ points: { ada: 1 } }), 'ada attempt illegal-fund-raising mild -'],
];

describe('a refusal', () => {
  testRefusals(game, refusalOf, CASES);

  it('of a malformed action says where it is wrong', () => {
    for (const action of [
      { type: 'attempt', player: 'ada', activity: 'theft', severity: 'mild' },
      { type: 'pass' },
      7,
    ]) {
      expect(game.whyIllegal(position(), action)?.code).toBe('malformed-action');
    }
  });
});

// Helpers

function drawing(): RevoltState {
  return play(position(), 'ada attempt legal-force moderate cause');
}

function choosing(): RevoltState {
  return play(drawing(), card('2-of-clubs'));
}

function turningUp(): RevoltState {
  return play(drawing(), card('2-of-hearts'));
}

/** A position in which the player must draw a penalty card, and the only joker has been drawn. */
function penalty(): RevoltState {
  return play(position({ options: { jokers: 1 } }), 'ada attempt legal-force moderate cause', card('joker'));
}

/** A position with three players, one of whom has no points. */
function fallen(name = 'ada'): RevoltState {
  return position({ options: { players: ['ada', 'ben', 'cleo'] }, points: { [name]: 0 } });
}

function over(): RevoltState {
  return play(position({ points: { ada: 1 } }), 'ada attempt legal-force mild cause', card('2-of-clubs'));
}
