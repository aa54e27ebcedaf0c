import { describe, expect, it } from 'vitest';
import { revoltingBehaviour as game } from '../../../src/games/revolting-behaviour/rules/index.ts';
import { type StandardCard, standardPack } from '../../../src/mechanics/deck.ts';
import {
  actorOf,
  card,
  eventsOf,
  holdingOf,
  orderOf,
  outcomeOf,
  play,
  position,
  type RevoltState,
} from '../../games/revolting-behaviour/play.ts';

const FORCE = 'ada attempt legal-force moderate cause';
const HIT = card('2-of-hearts');

describe('[RB-5.1] a joker drawn in an attempt', () => {
  it('as the first card fails the attempt, strengthens the Cause, and costs the penalty, in this order', () => {
    const events = eventsOf(position(), FORCE, card('joker'), card('9-of-clubs'));

    expect(events.slice(1)).toEqual([
      { type: 'card-drawn', rule: 'RB-3.2', player: 'ada', card: 'joker', cost: 1, points: 19 },
      { type: 'attempt-failed', rule: 'RB-5.1', player: 'ada', reason: 'joker' },
      { type: 'cause-strengthened', rule: 'RB-5.1', player: 'ada', count: 5 },
      { type: 'penalty-paid', rule: 'RB-5.1', player: 'ada', card: '9-of-clubs', lost: 9, points: 10 },
    ]);
    const after = play(position(), FORCE, card('joker'), card('9-of-clubs'));
    expect(holdingOf(after, 'ada')).toEqual({ points: 10, cause: { down: 15, up: [], seen: [] } });
    expect(orderOf(after)).toEqual(['ben']);
  });

  it('as a later card has the same effects', () => {
    const after = play(position(), FORCE, card('3-of-clubs'), 'ada draw-on', card('joker'), card('9-of-clubs'));

    expect(holdingOf(after, 'ada')).toEqual({ points: 9, cause: { down: 15, up: [], seen: [] } });
  });

  it('has the same effects in fund-raising and in force against a player, who loses nothing', () => {
    for (const line of ['ada attempt legal-fund-raising mild -', 'ada attempt legal-force mild ben']) {
      const after = play(position(), line, card('joker'), card('9-of-clubs'));

      expect(holdingOf(after, 'ada')).toEqual({ points: 10, cause: { down: 15, up: [], seen: [] } });
      expect(holdingOf(after, 'ben').points).toBe(20);
    }
  });

  it('puts its cards under a face-up card', () => {
    const state = position({ causes: { ada: { down: 9, up: ['king-of-clubs'] } } });

    const after = play(state, FORCE, card('joker'), card('9-of-clubs'));

    expect(holdingOf(after, 'ada').cause).toEqual({ down: 14, up: ['king-of-clubs'], seen: ['king-of-clubs'] });
  });

  it.each([
    [48, 5, 53],
    [50, 4, 54],
    [54, 0, 54],
  ])('adds, with %i cards dealt, %i more', (dealt, added, all) => {
    const options = { causeSize: dealt === 48 ? 28 : 30 };
    const down = dealt;
    const state = position({ options, causes: { ada: { down } } });

    expect(eventsOf(state, FORCE, card('joker')).at(-1)).toMatchObject({ type: 'cause-strengthened', count: added });
    expect(holdingOf(play(state, FORCE, card('joker')), 'ada').cause.down).toBe(all);
  });

  it('draws the penalty card from the cards that the attempt has left in the action deck', () => {
    const state = play(position(), FORCE, card('3-of-clubs'), 'ada draw-on', card('joker'));

    const outcomes = game.chanceOutcomes(state).map(({ action, weight }) => [game.format(action), weight]);
    expect(outcomes).toHaveLength(52);
    expect(outcomes).toContainEqual([card('joker'), 1]);
    expect(outcomes.map(([line]) => line)).not.toContain(card('3-of-clubs'));
  });

  it('costs the face value of the penalty card, but no points below zero', () => {
    expect(penalty('king-of-clubs', 20)).toBe(6);
    expect(penalty('ace-of-clubs', 20)).toBe(18);
    expect(penalty('king-of-clubs', 14)).toBe(0);
    expect(penalty('king-of-clubs', 5)).toBe(0);
  });

  it('as the penalty card costs 15 and has no other effect', () => {
    expect(penalty('joker', 20)).toBe(4);

    const after = play(position(), FORCE, card('joker'), card('joker'));
    expect(holdingOf(after, 'ada').cause.down).toBe(15);
    expect(actorOf(after)).toBe('ben');
  });

  it('leads to the check for the end of the match only after the penalty', () => {
    const state = play(position({ points: { ada: 1 } }), FORCE, card('joker'));
    expect(holdingOf(state, 'ada').points).toBe(0);
    expect(actorOf(state)).toBe('chance');

    const over = play(state, card('ace-of-clubs'));
    expect(outcomeOf(over)).toMatchObject({ winner: 'ben', reason: 'last-with-points' });
  });

  it('always leaves a penalty card, even after the longest draw', () => {
    for (const jokers of [1, 4]) {
      const duds = standardPack({ jokers: 0 }).filter((each) => !/(jack|queen|king)-of-hearts/.test(each));
      const drawn = duds.flatMap((each) => [card(each), 'ada draw-on']);
      const state = play(
        position({ options: { jokers, causeSize: 30 } }),
        ...['ada attempt legal-force severe cause', ...drawn],
      );

      expect(game.chanceOutcomes(play(state, card('joker'))).length).toBeGreaterThan(0);
      const inCause = play(state, card('king-of-hearts'), card('joker'));
      expect(game.chanceOutcomes(inCause).map(({ action }) => game.format(action))).toContain(card('joker'));
    }
  });
});

describe('[RB-5.2] a joker turned up in the Cause', () => {
  it('ends the attack, leaves the Cause, and has the effects of any joker', () => {
    const lines = [FORCE, HIT, card('joker'), card('9-of-clubs')];

    expect(eventsOf(position(), ...lines).slice(3)).toEqual([
      { type: 'cause-card-turned', rule: 'RB-4.2', player: 'ada', card: 'joker' },
      { type: 'attempt-failed', rule: 'RB-5.2', player: 'ada', reason: 'joker' },
      { type: 'cause-strengthened', rule: 'RB-5.1', player: 'ada', count: 5 },
      { type: 'penalty-paid', rule: 'RB-5.1', player: 'ada', card: '9-of-clubs', lost: 9, points: 10 },
    ]);
    const after = play(position(), ...lines);
    expect(holdingOf(after, 'ada')).toEqual({ points: 10, cause: { down: 14, up: [], seen: ['joker'] } });
    expect(orderOf(after)).toEqual(['ben']);
  });

  it('does not bring back cards that were overcome before it', () => {
    const after = play(position(), FORCE, HIT, card('7-of-clubs'), card('joker'), card('9-of-clubs'));

    expect(holdingOf(after, 'ada').cause).toEqual({ down: 13, up: [], seen: ['7-of-clubs', 'joker'] });
  });

  it('draws the penalty card from the action deck, without the card that succeeded', () => {
    const state = play(position(), FORCE, HIT, card('joker'));

    const lines = game.chanceOutcomes(state).map(({ action }) => game.format(action));
    expect(lines).not.toContain(HIT);
    // The action deck still has both jokers: the joker in the Cause belongs to the other pack.
    expect(game.chanceOutcomes(state).find(({ action }) => game.format(action) === card('joker'))?.weight).toBe(2);
  });

  it('costs 15 if another joker is the penalty card', () => {
    const after = play(position(), FORCE, HIT, card('joker'), card('joker'));

    expect(holdingOf(after, 'ada')).toMatchObject({ points: 4, cause: { down: 14 } });
  });

  it('as the last card of a Cause does not win as long as cards can be added', () => {
    const pack = standardPack({ jokers: 2 });
    const seen = pack.slice(0, 14);
    const state = position({ causes: { ada: { down: 1, seen } } });

    const after = play(state, FORCE, HIT, card('joker'), card('9-of-clubs'));

    expect(holdingOf(after, 'ada').cause.down).toBe(5);
    expect(actorOf(after)).toBe('ben');
  });

  it('as the last card of a Cause and of its deck wins, after the penalty', () => {
    const state = lastJoker();

    const struck = play(state, FORCE, HIT, card('joker'));
    expect(holdingOf(struck, 'ada').cause.down).toBe(0);
    expect(actorOf(struck)).toBe('chance');

    const over = play(struck, card('king-of-clubs'));
    expect(outcomeOf(over)).toEqual({ kind: 'win', winner: 'ada', reason: 'cause-overcome', rule: 'RB-6.2' });
  });

  it('is as likely as any other card that has not been seen', () => {
    const state = play(position({ causes: { ada: { down: 8, seen: ['joker', '2-of-clubs'] } } }), FORCE, HIT);

    const outcomes = game.chanceOutcomes(state);
    expect(outcomes).toHaveLength(52);
    expect(outcomes.every(({ weight }) => weight === 1)).toBe(true);
  });
});

// Helpers

/** The number of points that a player with `points` points still has after an attempt whose first card is a joker. */
function penalty(drawn: StandardCard, points: number): number {
  const options = { players: ['ada', 'ben', 'cleo'] };
  return holdingOf(play(position({ options, points: { ada: points } }), FORCE, card('joker'), card(drawn)), 'ada')
    .points;
}

/** A position in which the last card of ada's Cause is a joker. All other cards of the pack have been seen. */
function lastJoker(): RevoltState {
  const seen = standardPack({ jokers: 2 }).slice();
  seen.splice(seen.indexOf('joker'), 1);
  return position({ causes: { ada: { down: 1, seen } } });
}
