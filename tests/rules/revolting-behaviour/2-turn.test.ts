import { describe, expect, it } from 'vitest';
import { revoltingBehaviour as game } from '../../../src/games/revolting-behaviour/rules/index.ts';
import {
  actorOf,
  card,
  eventsOf,
  legalLines,
  orderOf,
  outcomeOf,
  play,
  position,
} from '../../games/revolting-behaviour/play.ts';

const FOUR = { options: { players: ['a', 'b', 'c', 'd'] } };

describe('[RB-2.1] the order', () => {
  it('is drawn by lot in the first turn, place by place, without a lot for the last player', () => {
    const begun = game.setup({ players: ['a', 'b', 'c', 'd'] });
    expect(legalLines(begun)).toEqual(['chance lot a', 'chance lot b', 'chance lot c', 'chance lot d']);

    const first = play(begun, 'chance lot c');
    expect(legalLines(first)).toEqual(['chance lot a', 'chance lot b', 'chance lot d']);
    const second = play(first, 'chance lot a');
    expect(legalLines(second)).toEqual(['chance lot b', 'chance lot d']);

    const third = play(second, 'chance lot d');
    expect(orderOf(third)).toEqual(['c', 'a', 'd', 'b']);
    expect(actorOf(third)).toBe('c');
    expect(game.chanceOutcomes(begun).map(({ weight }) => weight)).toEqual([1, 1, 1, 1]);
  });

  it('follows descending points in later turns, without a lot if all points differ', () => {
    const last = position({ ...FOUR, points: { a: 5, b: 9, c: 1, d: 7 }, order: ['a'] });

    const next = play(last, 'a pass');

    expect(next.table.turn).toBe(2);
    expect(orderOf(next)).toEqual(['b', 'd', 'a', 'c']);
  });

  it('is drawn by lot only among tied players, the first places first', () => {
    const last = position({ ...FOUR, points: { a: 5, b: 9, c: 9, d: 5 }, order: ['a'] });

    const begun = play(last, 'a pass');
    expect(legalLines(begun)).toEqual(['chance lot b', 'chance lot c']);
    const halfway = play(begun, 'chance lot c');
    expect(orderOf(halfway)).toEqual(['c', 'b']);
    expect(legalLines(halfway)).toEqual(['chance lot a', 'chance lot d']);
    expect(orderOf(play(halfway, 'chance lot d'))).toEqual(['c', 'b', 'd', 'a']);
  });

  it('is drawn again in each turn, even for the same tie', () => {
    const once = play(game.setup(), 'chance lot ben', 'ben pass', 'ada pass');

    expect(legalLines(once)).toEqual(['chance lot ada', 'chance lot ben']);
    expect(orderOf(play(once, 'chance lot ada'))).toEqual(['ada', 'ben']);
  });

  it('depends on the points at the start of the turn', () => {
    const state = position({ ...FOUR, points: { a: 20, b: 15, c: 10, d: 5 } });

    const hit = play(state, 'a attempt illegal-force severe b', card('king-of-spades'), 'c pass');

    // Player b is eliminated, and player a has fewer points than before. These changes do not affect the order of the
    // turn.
    expect(orderOf(hit)).toEqual(['d']);
  });

  it('includes players without points, who come last and are asked', () => {
    const last = position({ ...FOUR, points: { a: 5, b: 0, c: 9, d: 0 }, order: ['a'] });

    const begun = play(last, 'a pass');

    expect(orderOf(begun)).toEqual(['c', 'a']);
    expect(legalLines(begun)).toEqual(['chance lot b', 'chance lot d']);
  });

  it('lets everybody act once in a turn', () => {
    const lines = ['chance lot c', 'chance lot a', 'chance lot b', 'c pass', 'a pass', 'b pass', 'd pass'];

    const after = play(game.setup({ players: ['a', 'b', 'c', 'd'] }), ...lines);

    expect(after.table).toMatchObject({ turn: 2, phase: { kind: 'lot' }, order: [] });
  });

  it('logs the lots and the order', () => {
    expect(eventsOf(game.setup(), 'chance lot ben')).toEqual([
      { type: 'lot-drawn', rule: 'RB-2.1', player: 'ben', place: 1 },
      { type: 'order-settled', rule: 'RB-2.1', order: ['ben', 'ada'] },
    ]);
  });
});

describe('[RB-2.2] passing', () => {
  it('costs nothing and only ends the player’s action of the turn', () => {
    const state = position();

    const after = play(state, 'ada pass');

    expect(after.table).toEqual({ ...state.table, order: [1] });
    expect(eventsOf(state, 'ada pass')).toEqual([{ type: 'turn-passed', rule: 'RB-2.2', player: 'ada' }]);
  });

  it('is possible for a player who has only one point', () => {
    expect(legalLines(position({ points: { ada: 1 } }))).toContain('ada pass');
  });

  it('continues until the limit of turns if all players pass', () => {
    let state = game.setup({ maxTurns: 3 });
    for (let turn = 1; turn <= 3; turn++) state = play(state, 'chance lot ada', 'ada pass', 'ben pass');

    expect(outcomeOf(state).reason).toBe('turn-limit');
  });
});
