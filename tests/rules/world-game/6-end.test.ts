import { describe, expect, it } from 'vitest';
import { payoff } from '../../../src/core/outcome.ts';
import { worldGame as game } from '../../../src/games/world-game/rules/index.ts';
import {
  actorOf,
  allPoints,
  battleOf,
  eventsOf,
  legalLines,
  outcomeOf,
  play,
  pointsInAll,
  ranges,
  refusalOf,
  sentencesOf,
  war,
} from '../../games/world-game/play.ts';

describe('[WG-6.1] one country in play', () => {
  it('wins at once after the decision', () => {
    const ended = play(war({ A: 9, B: 3 }), 'A attack-with B 4', 'B yield');

    expect(outcomeOf(ended)).toEqual({ kind: 'win', winner: 'A', reason: 'last-in-play', rule: 'WG-6.1' });
    expect(allPoints(ended)).toEqual([12, 0]);
    expect(refusalOf(ended, 'A pass').code).toBe('match-over');
  });
});

describe('[WG-6.2] a round without a confrontation', () => {
  const begun = war({ A: 3, B: 5, C: 5 });

  it('ends the war, and the country with the most points wins', () => {
    const ended = play(war({ A: 3, B: 6, C: 5 }), 'A pass', 'B pass', 'C pass');

    expect(outcomeOf(ended)).toEqual({
      kind: 'win',
      winner: 'B',
      reason: 'peace',
      rule: 'WG-6.2',
      scores: { A: 3, B: 6, C: 5 },
    });
  });

  it('shares the victory between equal totals', () => {
    const outcome = outcomeOf(play(begun, 'A pass', 'B pass', 'C pass'));

    expect(outcome).toMatchObject({ kind: 'draw', players: ['B', 'C'] });
    expect(['A', 'B', 'C'].map((name) => payoff(outcome, name))).toEqual([0, 0.5, 0.5]);
  });

  it('is a round in which all attacks failed: a single point that is lost at once does not prolong the war', () => {
    const last = play(begun, 'A attack-with B 1', 'B attack-with C 1');
    expect(outcomeOf(play(last, 'C attack-with B 1'))).toMatchObject({
      reason: 'peace',
      winner: 'B',
      scores: { A: 2, B: 6, C: 5 },
    });
    expect(sentencesOf(last, 'C attack-with B 1').at(-1)).toBe(
      'B wins the war: no attack led to a battle in this round.',
    );
  });

  it('is not a round in which an attack led to a battle, whichever side won', () => {
    const battle = 'A pass; B attack-with A 4; C lend 2; A counter 0; C decline; B yield; C pass';
    const second = play(begun, battle);
    expect([second.table.round, actorOf(second), second.table.attacked]).toEqual([2, 'A', false]);
  });

  it('is not a round with a failed attack, if all announced attacks count', () => {
    const announced = war({ A: 3, B: 5, C: 5 }, { confrontation: 'announced' });
    const second = play(announced, 'A attack-with B 1', 'B pass', 'C pass');
    expect([second.table.round, actorOf(second)]).toEqual([2, 'A']);
    expect(outcomeOf(play(second, 'A pass', 'B pass', 'C pass'))).toMatchObject({
      winner: 'B',
      scores: { A: 2, B: 6 },
    });
  });

  it('leads to the announcement of all totals', () => {
    const ended = play(begun, 'A pass', 'B pass', 'C pass');
    expect(ranges(ended)).toEqual([
      { lo: 3, hi: 3 },
      { lo: 5, hi: 5 },
      { lo: 5, hi: 5 },
    ]);
    expect(sentencesOf(play(begun, 'A pass', 'B pass'), 'C pass').slice(1)).toEqual([
      'A has 3 points.',
      'B has 5 points.',
      'C has 5 points.',
      'B and C share the victory: no attack led to a battle in this round.',
    ]);
  });
});

describe('[WG-6.3] the last round', () => {
  const failing = (maxRounds: number | null, rounds: number) => {
    let state = war({ A: 1000, B: 2000 }, { maxRounds, confrontation: 'announced' });
    for (let round = 0; round < rounds; round++) state = play(state, 'A attack-with B 1', 'B pass');
    return state;
  };

  it('ends the war like a round without an attack', () => {
    expect(failing(3, 2).table.round).toBe(3);
    expect(outcomeOf(failing(3, 3))).toEqual({
      kind: 'win',
      winner: 'B',
      reason: 'rounds',
      rule: 'WG-6.3',
      scores: { A: 997, B: 2003 },
    });
  });

  it('is the hundredth by default, and does not exist with null', () => {
    expect(game.setup().setup.maxRounds).toBe(100);
    expect(failing(null, 150).table.round).toBe(151);
  });
});

describe('[WG-6.4] a country that concedes', () => {
  const alliances = [{ between: ['C', 'B'], pledge: 2 }] as const;
  const begun = war({ A: 9, B: 3, C: 4, D: 5 }, { confrontation: 'announced' }, { alliances });

  it('stays on the map and passes from then on', () => {
    const conceded = play(begun, 'A concede');

    expect(conceded.table.status).toEqual(['conceded', 'in', 'in', 'in']);
    expect(sentencesOf(begun, 'A concede')).toEqual(['A concedes.', 'A passes.']);
    expect(allPoints(conceded)).toEqual([9, 3, 4, 5]);
    expect(actorOf(play(conceded, 'B attack-with C 1', 'C pass', 'D pass'))).toBe('B');
  });

  it('declines', () => {
    const attacked = play(begun, 'A concede', 'B pass', 'C attack-with D 1', 'D attack-with B 4');
    expect(battleOf(attacked)).toBeDefined();
    expect(actorOf(attacked)).toBe('C');
    expect(
      eventsOf(play(begun, 'A concede', 'B pass', 'C pass'), 'D attack-with B 4').map(({ type }) => type),
    ).toContain('aid-declined');
  });

  it('yields when it must answer', () => {
    const conceded = play(begun, 'A pass', 'B concede', 'C pass', 'D pass');
    expect(outcomeOf(conceded)).toMatchObject({ kind: 'win', winner: 'A' });

    const attacked = play(begun, 'A pass', 'B concede', 'C pass', 'D attack-with B 4', 'A decline', 'C decline');
    expect(attacked.table.status[1]).toBe('out');
    expect(allPoints(attacked)).toEqual([9, 0, 4, 8]);
  });

  it('cannot win, whatever points it has', () => {
    const ended = play(begun, 'A concede', 'B pass', 'C pass', 'D pass');
    expect(outcomeOf(ended)).toMatchObject({ kind: 'win', winner: 'D', scores: { A: 9, D: 5 } });
  });

  it('still lends the points that it has pledged', () => {
    const attacked = play(begun, 'A pass', 'B pass', 'C concede', 'D attack-with B 4', 'A decline');
    expect(actorOf(attacked)).toBe('B');
    expect(allPoints(play(attacked, 'B call C'))).toEqual([9, 3, 2, 1]);
  });

  it('makes no attack for which it had not announced points', () => {
    expect(sentencesOf(begun, 'A attack B', 'A concede')).toEqual([
      'A attacks B.',
      'A concedes.',
      'The attack of A on B does not take place.',
    ]);
    const dropped = play(begun, 'A attack B', 'A concede');
    expect([actorOf(dropped), allPoints(dropped), dropped.table.attacked]).toEqual(['B', [9, 3, 4, 5], true]);
  });

  it('is not asked in the diplomacy any more', () => {
    const begunTalks = war({ A: 9, B: 3, C: 4 }, { diplomacyRounds: 2 });
    const asked = play(begunTalks, 'A propose B 1', 'A concede');
    expect(legalLines(asked).filter((line) => line.startsWith('B propose A'))).toEqual([]);
    const talks = play(asked, 'B ready', 'C ready');
    expect([actorOf(talks), talks.table.proposals]).toEqual(['B', []]);
  });

  it('can do so when another country must decide, but only if it can still win', () => {
    const conceded = play(begun, 'C concede');

    expect([actorOf(conceded), conceded.table.status]).toEqual(['A', ['in', 'in', 'conceded', 'in']]);
    expect(sentencesOf(conceded, 'A pass; B pass')).toEqual(['A passes.', 'B passes.', 'C passes.']);
    expect(refusalOf(conceded, 'C concede').code).toBe('not-in-match');
    expect(refusalOf(conceded, 'Z concede').code).toBe('not-in-match');
  });

  it('does not receive a proposal that has no pledge yet', () => {
    const talks = war({ A: 9, B: 3, C: 4 }, { diplomacyRounds: 1 });
    const proposing = play(talks, 'A propose B 1');

    const after = play(proposing, 'B concede');
    expect(after.table.phase).toEqual({ kind: 'diplomacy', country: 0, round: 1 });
    expect(legalLines(after).some((line) => line.startsWith('A propose B'))).toBe(false);
    expect(game.parseState(JSON.parse(JSON.stringify(after)))).toEqual(after);
    expect(play(proposing, 'C concede').table.phase).toEqual(proposing.table.phase);
  });

  it('continues a battle until it must answer, and can still win this battle', () => {
    const attacked = play(begun, 'A attack-with B 4', 'C decline', 'A concede', 'D decline');

    expect(actorOf(attacked)).toBe('B');
    expect(allPoints(play(attacked, 'B yield'))).toEqual([12, 0, 4, 5]);
    expect(sentencesOf(attacked, 'B call C; B counter 0; C decline; D decline')).toContain(
      'A yields: B takes both stakes.',
    );
  });

  it('leaves the victory to the only country that can still win, and ends the battle', () => {
    const attacked = play(war({ A: 9, B: 3, C: 4 }), 'A attack-with B 4', 'C concede');
    const ended = play(attacked, 'B concede');

    expect(outcomeOf(ended)).toEqual({ kind: 'win', winner: 'A', reason: 'conceded', rule: 'WG-6.4' });
    expect(ended.table.status).toEqual(['in', 'conceded', 'conceded']);
    expect(pointsInAll(ended)).toBe(16);
    expect(game.parseState(JSON.parse(JSON.stringify(ended)))).toEqual(ended);
  });

  it('leaves the victory to the winner of a battle that is then the only country that can win', () => {
    const attacked = play(war({ A: 9, B: 3, C: 4 }), 'A pass', 'B pass', 'C attack-with B 4', 'A concede');
    expect(outcomeOf(play(attacked, 'B yield'))).toMatchObject({ winner: 'C', reason: 'conceded', rule: 'WG-6.4' });
  });
});
