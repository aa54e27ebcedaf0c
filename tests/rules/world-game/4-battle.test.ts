import { describe, expect, it } from 'vitest';
import {
  actorOf,
  allPoints,
  battleOf,
  legalLines,
  play,
  pointsOf,
  rangeOf,
  refusalOf,
  sentencesOf,
  war,
} from '../../games/world-game/play.ts';

const points = { A: 10, B: 3, C: 4, D: 0, E: 5 };
const attacked = play(war(points), 'A attack-with B 6');

describe('[WG-4.1] an aid round', () => {
  it('asks each third country in calling order exactly once, with or without points', () => {
    expect(actorOf(attacked)).toBe('C');
    expect(legalLines(attacked)).toEqual(['C lend 1', 'C lend 2', 'C lend 3', 'C lend 4', 'C decline']);
    const second = play(attacked, 'C lend 2');
    expect([actorOf(second), legalLines(second)]).toEqual(['D', ['D decline']]);
    const third = play(second, 'D decline');
    expect(actorOf(third)).toBe('E');
    expect(actorOf(play(third, 'E decline'))).toBe('B');
    expect(battleOf(second)!.loans).toEqual([{ country: 2, side: 'defender', free: 2, pledged: 0 }]);
    expect(pointsOf(second, 'C')).toBe(2);
  });

  it('is skipped if there is no third country', () => {
    expect(actorOf(play(war({ A: 4, B: 3 }), 'A attack-with B 4'))).toBe('B');
  });

  it('skips countries that are out', () => {
    const fewer = play(war({ A: 10, B: 3, C: 4, D: 2 }), 'A attack-with B 4', 'C decline', 'D decline', 'B yield');
    const next = play(fewer, 'C attack-with D 3');
    expect(actorOf(next)).toBe('A');
    expect(actorOf(play(next, 'A decline'))).toBe('D');
  });
});

describe('[WG-4.2] a lender', () => {
  const allied = play(war(points, {}, { alliances: [{ between: ['B', 'E'] }] }), 'A attack-with B 6');
  const countered = play(allied, 'C lend 2', 'D decline', 'E lend 3', 'B counter 0');

  it('lends to one side only', () => {
    expect(actorOf(countered)).toBe('C');
    expect(legalLines(countered)).toEqual(['C withdraw', 'C decline']);
    expect(refusalOf(countered, 'C lend 1')).toMatchObject({ code: 'lent-to-other-side', rule: 'WG-4.2' });
  });

  it('does not lend to the attacker if it is a written ally of the defender', () => {
    const free = play(allied, 'C lend 4', 'D decline', 'E decline', 'B counter 0', 'C decline', 'D decline');
    expect(legalLines(free)).toEqual(['E decline']);
    expect(refusalOf(free, 'E lend 1')).toMatchObject({ code: 'allied-to-defender', rule: 'WG-4.2' });
  });

  it('can lend to the attacker otherwise, but not for the first attack', () => {
    const other = play(attacked, 'C lend 4', 'D decline', 'E decline', 'B counter 0', 'C decline', 'D decline');
    expect(legalLines(other)).toContain('E lend 5');
    expect(refusalOf(war(points), 'A attack-with B 11').code).toBe('too-many-points');
  });

  it('can lend more to the same side later', () => {
    const more = play(attacked, 'C lend 1', 'D decline', 'E lend 3', 'B appeal', 'C lend 2');
    expect(battleOf(more)!.loans).toEqual([
      { country: 2, side: 'defender', free: 3, pledged: 0 },
      { country: 4, side: 'defender', free: 3, pledged: 0 },
    ]);
  });
});

describe('[WG-4.3] a withdrawal', () => {
  const countered = play(attacked, 'C lend 4', 'D decline', 'E lend 2', 'B counter 0');

  it('returns the whole loan, without penalty, and bars the country from the battle', () => {
    const state = play(attacked, 'C lend 4', 'D decline', 'E lend 1', 'B appeal', 'C withdraw');

    expect([pointsOf(state, 'C'), battleOf(state)!.barred]).toEqual([4, [2]]);
    expect(battleOf(state)!.loans).toEqual([{ country: 4, side: 'defender', free: 1, pledged: 0 }]);
    // Countries D and E are asked for aid again. After D and E decline, B must answer. B also had to answer before the
    // withdrawal.
    expect(actorOf(state)).toBe('D');
    const answering = play(state, 'D decline', 'E decline');
    expect(actorOf(answering)).toBe('B');
    expect(actorOf(play(answering, 'B appeal'))).toBe('D');
  });

  it('from the other side makes that side answer if its stake is then lower, and starts an aid round', () => {
    // B's stake is 3 + 4 + 2 = 9 against 6. Without C's loan, B's stake is 5.
    const turned = play(countered, 'C withdraw');

    expect(battleOf(turned)).toMatchObject({ answering: 'defender', aidChanged: false, barred: [2] });
    // All countries that are not barred are asked for aid again.
    expect(actorOf(turned)).toBe('D');
  });

  it('from the other side makes that side answer if both stakes are then equal', () => {
    // B's stake is 9 against 7. Without E's loan of 2, B's stake is 7.
    const state = play(
      war({ ...points, A: 7 }),
      'A attack-with B 7',
      'C lend 4',
      'D decline',
      'E lend 2',
      'B counter 0',
    );
    const turned = play(state, 'C decline', 'D decline', 'E withdraw');

    expect(battleOf(turned)).toMatchObject({ answering: 'defender' });
  });

  it('from the other side changes nothing else if its stake is still higher', () => {
    // B's stake is 9 against 6. Without E's loan of 2, B's stake is 7.
    const state = play(countered, 'C decline', 'D decline', 'E withdraw');

    expect(battleOf(state)).toMatchObject({ answering: 'attacker', barred: [4] });
    expect(actorOf(state)).toBe('A');
  });

  it('from the side that must answer does not change which side must answer, even if the other side is not higher', () => {
    const begun = play(war({ ...points, D: 1, E: 9 }), 'A attack-with B 6', 'C lend 4', 'D lend 1', 'E decline');
    const raised = play(begun, 'B counter 0', 'C decline', 'D decline', 'E decline', 'A counter 3');
    // B's stake is 8 plus E's loan of 5, and A's stake is 9. Without D's loan of 1, the stake of B is 12, and B must
    // still confirm that it fights on.
    const state = play(raised, 'C decline', 'D decline', 'E lend 5', 'B appeal', 'C decline', 'D withdraw');

    expect(battleOf(state)).toMatchObject({ answering: 'defender', barred: [3] });
    expect(actorOf(state)).toBe('E');
    expect(legalLines(play(state, 'E decline'))).toContain('B counter 0');
  });

  it('is shown to all countries', () => {
    expect(sentencesOf(countered, 'C withdraw')).toEqual(['C withdraws its loan of 4 points from B.']);
  });
});

describe('[WG-4.4] an answer', () => {
  const allies = {
    alliances: [{ between: ['B', 'C'], pledge: 3 } as const, { between: ['B', 'D'], pledge: 2 } as const],
  };
  const asked = play(war(points, {}, allies), 'A attack-with B 6', 'C decline', 'D decline', 'E decline');

  it('can be a call of an ally that has pledged, once per battle', () => {
    expect(legalLines(asked)).toEqual(['B call C', 'B call D', 'B yield']);
    const called = play(asked, 'B call C');
    expect([pointsOf(called, 'C'), legalLines(called)]).toEqual([1, ['B call D', 'B appeal', 'B yield']]);
    expect(battleOf(called)).toMatchObject({ called: [2], loans: [{ country: 2, free: 0, pledged: 3 }] });
    expect(refusalOf(called, 'B call C')).toMatchObject({ code: 'already-called', rule: 'WG-4.4' });
  });

  it('collects all the ally’s points if it has fewer than it pledged', () => {
    expect(sentencesOf(asked, 'B call D')).toEqual(['B calls the pledge of D, who must lend 2 points but has none.']);
    expect(rangeOf(play(asked, 'B call D'), 'D')).toBe('0..0');
    const poor = play(war({ ...points, C: 2 }, {}, allies), 'A attack-with B 6', 'C decline', 'D decline', 'E decline');
    expect(allPoints(play(poor, 'B call C'))).toEqual([4, 3, 0, 0, 5]);
  });

  it('can call barred allies, too, and a pledged loan cannot be withdrawn', () => {
    const first = play(war(points, {}, allies), 'A attack-with B 6', 'C lend 1', 'D decline', 'E decline');
    const both = play(first, 'B call C', 'B appeal');
    expect(battleOf(both)!.loans).toEqual([{ country: 2, side: 'defender', free: 1, pledged: 3 }]);
    const withdrawn = play(both, 'C withdraw');
    expect(battleOf(withdrawn)!.loans).toEqual([{ country: 2, side: 'defender', free: 0, pledged: 3 }]);

    const barred = play(first, 'B appeal', 'C withdraw', 'D decline', 'E decline', 'B call C');
    expect(battleOf(barred)).toMatchObject({ barred: [2], loans: [{ country: 2, free: 0, pledged: 3 }] });

    const onlyPledged = play(asked, 'B call C', 'B appeal');
    expect(refusalOf(onlyPledged, 'C withdraw').code).toBe('nothing-lent');
  });

  it('can be undone by an ally if pledged points can be withdrawn', () => {
    const free = war(points, { pledged: 'withdrawable' }, allies);
    const called = play(free, 'A attack-with B 6', 'C lend 1', 'D decline', 'E decline', 'B call C', 'B appeal');
    const withdrawn = play(called, 'C withdraw');
    expect(battleOf(withdrawn)).toMatchObject({ barred: [2], called: [2], loans: [] });
    expect([pointsOf(called, 'C'), pointsOf(withdrawn, 'C'), rangeOf(withdrawn, 'C')]).toEqual([0, 4, '4..9999']);
    expect(withdrawn.table.alliances[0]!.deeds[1]).toMatchObject({ called: 3, lent: 0 });
    // A pledge can be called only once per battle, so C's pledge cannot be called again.
    expect(legalLines(play(withdrawn, 'D decline', 'E decline'))).toEqual(['B call D', 'B appeal', 'B yield']);
  });

  it('collects the pledge of a country that is barred for good, whether pledges are bound or not', () => {
    const free = war(points, { pledged: 'withdrawable' }, allies);
    const barred = play(free, 'A attack-with B 6', 'C lend 1', 'D decline', 'E decline', 'B appeal', 'C withdraw');
    const again = play(barred, 'D decline', 'E decline', 'B call C', 'B appeal');
    expect([actorOf(again), battleOf(again)!.loans]).toEqual([
      'D',
      [{ country: 2, side: 'defender', free: 0, pledged: 3 }],
    ]);
  });

  it('cannot be a call if the attacker must answer', () => {
    const stronger = play(asked, 'B call C', 'B appeal', 'C lend 1', 'D decline', 'E lend 5', 'B counter 0');
    const attacker = play(stronger, 'C decline', 'D decline', 'E decline');
    expect(refusalOf(attacker, 'A call C').code).toBe('attacker-cannot-call');
  });

  it('can be an appeal if anything was lent, withdrawn or called since the last aid round began', () => {
    expect(refusalOf(asked, 'B appeal')).toMatchObject({ code: 'nothing-new', rule: 'WG-4.4' });
    const again = play(asked, 'B call D', 'B appeal');
    expect([actorOf(again), battleOf(again)!.aidChanged]).toEqual(['C', false]);
    const nothing = play(again, 'C decline', 'D decline', 'E decline');
    expect(legalLines(nothing)).toEqual(['B call C', 'B yield']);
    expect(legalLines(play(again, 'C decline', 'D decline', 'E lend 1'))).toContain('B appeal');
  });

  it('is a counter-attack of the defender with all its points, which must exceed the attacker’s stake', () => {
    const equal = play(attacked, 'C lend 3', 'D decline', 'E decline');
    expect(legalLines(equal)).toEqual(['B appeal', 'B yield']);
    expect(refusalOf(equal, 'B counter 0')).toMatchObject({ code: 'not-higher', details: { stake: 6, against: 6 } });
    const higher = play(attacked, 'C lend 4', 'D decline', 'E decline');
    expect(legalLines(higher)).toEqual(['B appeal', 'B counter 0', 'B yield']);
    expect(refusalOf(higher, 'B counter 1').code).toBe('nothing-to-add');
  });

  it('is a counter-attack of the attacker with 0 or more additional points', () => {
    const higher = play(attacked, 'C lend 4', 'D decline', 'E decline', 'B counter 0', 'C decline', 'D decline');
    const alone = play(higher, 'E decline');
    expect(legalLines(alone)).toEqual(['A counter 2', 'A counter 3', 'A counter 4', 'A yield']);
    const helped = play(higher, 'E lend 2');
    expect(legalLines(helped)).toContain('A counter 0');
    expect(sentencesOf(helped, 'A counter 0')).toEqual(['A counter-attacks with a stake of 8 against 7.']);
    expect(refusalOf(alone, 'A counter 1')).toMatchObject({ code: 'not-higher' });
    expect(refusalOf(alone, 'A counter 5')).toMatchObject({ code: 'too-many-points' });
  });

  it('makes the other side answer next, after an aid round for that side', () => {
    const countered = play(attacked, 'C lend 4', 'D decline', 'E decline', 'B counter 0');
    expect(battleOf(countered)).toMatchObject({ answering: 'attacker', aidChanged: false });
    expect(actorOf(countered)).toBe('C');
  });
});

describe('[WG-4.5] a decision', () => {
  it('is never skipped: even a forced decision is an action', () => {
    const poor = play(war({ A: 10, B: 3, C: 0 }), 'A attack-with B 6');
    expect(legalLines(poor)).toEqual(['C decline']);
    expect(legalLines(play(poor, 'C decline'))).toEqual(['B yield']);
  });

  it('about a withdrawal is not possible after a side has yielded', () => {
    const yielded = play(attacked, 'C lend 4', 'D decline', 'E decline', 'B yield');
    expect(battleOf(yielded)).toBeUndefined();
    expect(pointsOf(yielded, 'C')).toBe(0);
    expect(refusalOf(yielded, 'C withdraw').code).toBe('wrong-phase');
  });
});
