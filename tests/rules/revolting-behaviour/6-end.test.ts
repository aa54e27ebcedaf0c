import { describe, expect, it } from 'vitest';
import { revoltingBehaviour as game } from '../../../src/games/revolting-behaviour/rules/index.ts';
import { standardPack } from '../../../src/mechanics/deck.ts';
import { faultOf } from '../../faults.ts';
import {
  actorOf,
  card,
  eventsOf,
  holdingOf,
  legalLines,
  orderOf,
  outcomeOf,
  play,
  pointsOf,
  position,
  refusalOf,
  type Sketch,
} from '../../games/revolting-behaviour/play.ts';

const THREE = { options: { players: ['ada', 'ben', 'cleo'] } };
const BLOW = ['ada attempt illegal-force severe ben', card('king-of-spades')];
/** The Cause of ada with one card left: a four, face up. */
const LAST_CARD = { ada: { down: 0, up: ['4-of-clubs'], seen: standardPack({ jokers: 0 }).slice(0, 9) } } as const;

describe('[RB-6.1] a player without points', () => {
  it('loses a later place in this turn', () => {
    const state = position({ ...THREE, points: { ben: 19 } });

    const after = play(state, ...BLOW);

    expect(pointsOf(after)).toEqual([18, 0, 20]);
    expect(orderOf(after)).toEqual(['cleo']);
    expect(eventsOf(state, ...BLOW).at(-1)).toEqual({ type: 'player-fallen', rule: 'RB-6.1', player: 'ben' });
  });

  it('is asked from the next turn on, each time, whether they start a new cause', () => {
    let state = play(position({ ...THREE, points: { ben: 19 } }), ...BLOW, 'cleo pass');
    for (let turn = 2; turn < 5; turn++) {
      expect(state.table.turn).toBe(turn);
      state = play(state, 'cleo pass', 'ada pass');
      expect(legalLines(state)).toEqual(['ben start-new-cause', 'ben stay-out']);
      state = play(state, 'ben stay-out');
    }
  });

  it('starts again with a whole pack, a new Cause and the points of the start, instead of another action', () => {
    const old = { down: 12, up: ['king-of-clubs'], seen: ['joker', '2-of-hearts'] } as const;
    const state = position({ ...THREE, points: { ben: 0 }, causes: { ben: old }, order: ['ben', 'cleo'] });

    const after = play(state, 'ben start-new-cause');

    expect(holdingOf(after, 'ben')).toEqual({ points: 20, cause: { down: 10, up: [], seen: [] } });
    expect(orderOf(after)).toEqual(['cleo']);
    expect(eventsOf(state, 'ben start-new-cause')).toEqual([
      { type: 'cause-started', rule: 'RB-6.1', player: 'ben', cards: 10, points: 20 },
    ]);
  });

  it('starts the new Cause with as many cards and points as the options say', () => {
    const options = { ...THREE.options, causeSize: 7 };
    const state = position({ options, points: { ben: 0 }, order: ['ben', 'cleo'] });

    expect(holdingOf(play(state, 'ben start-new-cause'), 'ben')).toMatchObject({ points: 14, cause: { down: 7 } });
  });

  it('turns up cards of the new Cause from the whole pack', () => {
    const options = { players: ['ben', 'cleo', 'ada'] };
    const seen = standardPack({ jokers: 2 }).slice(0, 9);
    const state = position({ options, points: { ben: 0 }, causes: { ben: { down: 1, seen } }, order: ['ben'] });

    const lines = ['chance lot ben', 'chance lot cleo', 'ben attempt legal-force mild cause', card('2-of-hearts')];
    const attacking = play(state, 'ben start-new-cause', ...lines);

    expect(game.chanceOutcomes(attacking).reduce((sum, { weight }) => sum + weight, 0)).toBe(54);
  });

  it('can have lost their points by their own action too, and the others continue', () => {
    const state = position({ ...THREE, points: { ada: 1 } });

    const after = play(state, 'ada attempt legal-force mild cause', card('2-of-spades'));

    expect(pointsOf(after)).toEqual([0, 20, 20]);
    expect(orderOf(after)).toEqual(['ben', 'cleo']);
  });

  it('cannot be attacked', () => {
    const state = position({ ...THREE, points: { ben: 0 } });

    expect(legalLines(state).filter((line) => line.endsWith(' ben'))).toEqual([]);
  });
});

describe('[RB-6.2] the end', () => {
  it('comes first by an empty Cause of the player who acted', () => {
    const over = play(position({ causes: LAST_CARD }), ...['ada attempt legal-force mild cause', card('2-of-hearts')]);

    expect(outcomeOf(over)).toEqual({ kind: 'win', winner: 'ada', reason: 'cause-overcome', rule: 'RB-6.2' });
    expect(legalLines(over)).toEqual([]);
  });

  it('makes this player the winner even at zero points, before points are compared', () => {
    const over = play(
      position({ points: { ada: 1 }, causes: LAST_CARD }),
      ...['ada attempt legal-force mild cause', card('2-of-hearts')],
    );

    expect(pointsOf(over)).toEqual([0, 20]);
    expect(outcomeOf(over)).toMatchObject({ winner: 'ada', reason: 'cause-overcome' });
  });

  it('makes the only player with points the winner: the one who acted', () => {
    const over = play(position({ ...THREE, points: { ben: 19, cleo: 0 } }), ...BLOW);

    expect(outcomeOf(over)).toEqual({ kind: 'win', winner: 'ada', reason: 'last-with-points', rule: 'RB-6.2' });
  });

  it('makes the only player with points the winner: another one', () => {
    const over = play(
      position({ ...THREE, points: { ada: 1, cleo: 0 } }),
      ...['ada attempt legal-force mild cause', card('2-of-spades')],
    );

    expect(outcomeOf(over)).toMatchObject({ winner: 'ben', reason: 'last-with-points' });
  });

  it('is a draw between all players if no player has points', () => {
    const over = play(position({ ...THREE, points: { ada: 2, ben: 19, cleo: 0 } }), ...BLOW);

    expect(pointsOf(over)).toEqual([0, 0, 0]);
    expect(outcomeOf(over)).toEqual({
      kind: 'draw',
      players: ['ada', 'ben', 'cleo'],
      reason: 'nobody-has-points',
      rule: 'RB-6.2',
    });
  });

  it('does not come as long as two players have points', () => {
    const state = position({ ...THREE, points: { ada: 3, ben: 19, cleo: 1 } });

    expect(actorOf(play(state, ...BLOW))).toBe('cleo');
  });
});

describe('[RB-6.3] the limit of turns', () => {
  const limited = (maxTurns: number | null | undefined): Sketch =>
    maxTurns === undefined ? {} : { options: { maxTurns } };

  it.each([
    [1, 1],
    [7, 7],
    [undefined, 200],
  ])('%j ends the match after turn %i in a draw of all', (maxTurns, turn) => {
    const state = position({ ...limited(maxTurns), turn });

    const last = play(state, 'ada pass');
    expect(actorOf(last)).toBe('ben');
    expect(outcomeOf(play(last, 'ben pass'))).toEqual({
      kind: 'draw',
      players: ['ada', 'ben'],
      reason: 'turn-limit',
      rule: 'RB-6.3',
    });
  });

  it('is judged after RB-6.2: a player who overcomes their Cause in the last place wins', () => {
    const state = position({ ...limited(3), turn: 3, causes: LAST_CARD, order: ['ada'] });

    const over = play(state, 'ada attempt legal-force mild cause', card('2-of-hearts'));

    expect(outcomeOf(over).reason).toBe('cause-overcome');
  });

  it('does not exist if it is null', () => {
    expect(actorOf(play(position({ ...limited(null), turn: 200, order: ['ada'] }), 'ada pass'))).toBe('chance');
    expect(actorOf(play(position({ ...limited(null), turn: 2_000_000, order: ['ada'] }), 'ada pass'))).toBe('chance');
  });

  it.each([0, -1, 1.5, 1_000_001, '200'])('cannot be %j', (maxTurns) => {
    expect(faultOf(() => game.parseOptions({ maxTurns })).path).toBe('maxTurns');
  });
});

describe('[RB-6.4] conceding', () => {
  const choosing = ['ada attempt legal-force moderate cause', card('2-of-spades')];

  it.each([
    ['when they are to act', position(), 'ada', 'ben'],
    ['in the midst of an attempt', play(position(), ...choosing), 'ada', 'ben'],
    ['second in a turn', play(position(), 'ada pass'), 'ben', 'ada'],
  ])('makes the other one of two players win, %s', (_, state, player, winner) => {
    const over = play(state, `${player} concede`);

    expect(outcomeOf(over)).toEqual({ kind: 'win', winner, reason: 'conceded', rule: 'RB-6.4' });
    expect(eventsOf(state, `${player} concede`)[0]).toEqual({ type: 'player-conceded', rule: 'RB-6.4', player });
    expect(game.parseState(JSON.parse(JSON.stringify(over)))).toEqual(over);
  });

  it('is possible for every player who has not conceded, when any player must decide', () => {
    expect(refusalOf(game.setup(), 'ada concede').code).toBe('not-your-turn');
    expect(refusalOf(play(position(THREE), 'ben concede'), 'ben concede').code).toBe('not-in-match');
    expect(refusalOf(position(), 'nobody concede').code).toBe('not-in-match');
  });

  it.each([
    ['when another is to act', position()],
    ['in the midst of an attempt of another', play(position(), ...choosing)],
    ['when nobody else has points but who is to act', position({ ...THREE, points: { cleo: 0 } })],
    ['after their place', position({ ...THREE, points: { ben: 5, cleo: 0 }, order: ['ada', 'cleo'] })],
  ])('ends the match for a player who is not to act, %s', (_, state) => {
    const over = play(state, 'ben concede');

    expect(outcomeOf(over)).toEqual({ kind: 'win', winner: 'ada', reason: 'conceded', rule: 'RB-6.4' });
    expect(game.parseState(JSON.parse(JSON.stringify(over)))).toEqual(over);
  });

  it('takes a later place from a player who is not to act, and does not affect the player to act', () => {
    const after = play(position(THREE), ...choosing, 'cleo concede');

    expect([orderOf(after), pointsOf(after)]).toEqual([
      ['ada', 'ben'],
      [19, 20, 0],
    ]);
    expect(actorOf(after)).toBe('ada');
    expect(legalLines(after)).toEqual(['ada draw-on', 'ada stop']);
    expect(game.parseState(JSON.parse(JSON.stringify(after)))).toEqual(after);
    const last = position({ options: { ...THREE.options, maxTurns: 1 }, order: ['ada'] });
    expect(actorOf(play(last, 'ben concede'))).toBe('ada');
  });

  it('cancels an attempt against the player who concedes, and its player names another one', () => {
    const state = play(position(THREE), 'ada attempt illegal-force moderate ben', card('2-of-hearts'));

    expect(eventsOf(state, 'ben concede')).toEqual([
      { type: 'player-conceded', rule: 'RB-6.4', player: 'ben' },
      { type: 'attempt-failed', rule: 'RB-6.4', player: 'ada', reason: 'target-gone' },
    ]);
    const after = play(state, 'ben concede');
    expect([orderOf(after), pointsOf(after)]).toEqual([
      ['ada', 'cleo'],
      [18, 0, 20],
    ]);
    expect(legalLines(after)).toContain('ada attempt illegal-force moderate cleo');
    expect(legalLines(after)).not.toContain('ada attempt illegal-force moderate ben');
    expect(legalLines(play(state, 'cleo concede'))).toEqual(['ada draw-on', 'ada stop']);
  });

  it('takes all points, the attempt and each later place, and the others continue', () => {
    const after = play(position(THREE), ...choosing, 'ada concede');
    expect(pointsOf(after)).toEqual([0, 20, 20]);
    expect(orderOf(after)).toEqual(['ben', 'cleo']);
    expect(legalLines(after).filter((line) => line.endsWith(' ada'))).toEqual([]);

    const next = play(after, 'ben pass', 'cleo attempt legal-fund-raising mild -', card('2-of-hearts'));
    expect(next.table.turn).toBe(2);
    expect(orderOf(next)).toEqual(['cleo', 'ben']);
  });

  it('removes the player from lots', () => {
    const next = play(position(THREE), 'ada concede', 'ben pass', 'cleo pass');

    expect(game.chanceOutcomes(next).map(({ action }) => game.format(action))).toEqual([
      'chance lot ben',
      'chance lot cleo',
    ]);
    expect(orderOf(play(next, 'chance lot cleo'))).toEqual(['cleo', 'ben']);
  });

  it('is possible for a player without points, who then starts no new cause', () => {
    const state = position({ ...THREE, points: { ben: 0 }, order: ['ben'] });

    const next = play(state, 'ben concede');

    expect(actorOf(next)).toBe('chance');
    expect(orderOf(play(next, 'chance lot ada'))).toEqual(['ada', 'cleo']);
  });

  it('lets the only player with points win, although another player could start again', () => {
    const over = play(position({ ...THREE, points: { ben: 0 } }), 'ada concede');

    expect(outcomeOf(over)).toMatchObject({ winner: 'cleo', reason: 'conceded', rule: 'RB-6.4' });
  });

  it('makes the last remaining player the winner', () => {
    const over = play(position(THREE), 'ada concede', 'ben concede');

    expect(outcomeOf(over)).toMatchObject({ winner: 'cleo', reason: 'conceded' });
  });

  it('excludes the player from a draw, by points or by turns', () => {
    const state = position({ ...THREE, points: { ben: 2, cleo: 19 }, conceded: ['ada'] });
    const blow = ['ben attempt illegal-force severe cleo', card('king-of-spades')];
    expect(outcomeOf(play(state, ...blow))).toMatchObject({ players: ['ben', 'cleo'], reason: 'nobody-has-points' });

    const last = position({ options: { ...THREE.options, maxTurns: 1 }, order: ['ada'] });
    expect(outcomeOf(play(last, 'ada concede'))).toMatchObject({ players: ['ben', 'cleo'], reason: 'turn-limit' });
  });

  it('is not the reason for the end if the others play to the end', () => {
    const over = play(
      position({ ...THREE, points: { ben: 1 }, conceded: ['ada'] }),
      ...['ben attempt legal-force mild cause', card('2-of-spades')],
    );

    expect(outcomeOf(over)).toMatchObject({ winner: 'cleo', reason: 'last-with-points', rule: 'RB-6.2' });
  });
});
