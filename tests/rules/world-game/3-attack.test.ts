import { describe, expect, it } from 'vitest';
import { worldGame as game } from '../../../src/games/world-game/rules/index.ts';
import {
  actorOf,
  allPoints,
  battleOf,
  legalLines,
  play,
  pointsOf,
  rangeOf,
  refusalOf,
  war,
} from '../../games/world-game/play.ts';

/** A war in which a failed attack also leads to another round. */
const begun = war({ A: 4, B: 3, C: 0 }, { confrontation: 'announced' });

describe('[WG-3.1] the call', () => {
  it('comes once per round to every country in play, in order, whatever points it has', () => {
    const asked: string[] = [];
    let state = begun;
    for (let calls = 0; calls < 6; calls++) {
      asked.push(actorOf(state));
      // The attack of country A fails, so the war continues with another round.
      state = play(state, actorOf(state) === 'A' ? 'A attack-with B 1' : `${actorOf(state)} pass`);
    }

    expect(asked).toEqual(['A', 'B', 'C', 'A', 'B', 'C']);
    expect(state.table.round).toBe(3);
  });

  it('lets a country attack any other in play, or pass', () => {
    expect(legalLines(begun)).toEqual(['A attack B', 'A attack C', 'A pass']);
    const fewer = play(war({ A: 9, B: 3, C: 1 }), 'A attack-with B 4', 'C decline', 'B yield');
    expect(actorOf(fewer)).toBe('C');
    expect(legalLines(fewer)).toEqual(['C attack A', 'C pass']);
  });

  it('lets a country without points only pass', () => {
    const called = play(begun, 'A pass', 'B attack-with A 1');

    expect(legalLines(called)).toEqual(['C pass']);
    expect(refusalOf(called, 'C attack A')).toMatchObject({ code: 'no-points', rule: 'WG-3.1' });
  });

  it('does not come twice in a round to a country, even if other countries are out', () => {
    const after = play(war({ A: 3, B: 9, C: 1 }), 'A pass', 'B attack-with A 4', 'C decline', 'A yield');

    expect(actorOf(after)).toBe('C');
    expect(actorOf(play(after, 'C pass'))).toBe('B');
  });

  it('ends with an attack only if the country has at least one point, so an announcement reveals this', () => {
    expect(rangeOf(play(begun, 'A attack B'), 'A')).toBe('1..9999');
  });
});

describe('[WG-3.2] the announced number', () => {
  it('is from 1 to all points, named after the target or in the same action', () => {
    const announced = play(begun, 'A attack B');

    expect(legalLines(announced)).toEqual(['A commit 1', 'A commit 2', 'A commit 3', 'A commit 4']);
    for (const points of [1, 3, 4]) {
      expect(play(announced, `A commit ${String(points)}`)).toEqual(play(begun, `A attack-with B ${String(points)}`));
    }
  });

  it('is subtracted from the attacker’s total at once', () => {
    expect(pointsOf(play(begun, 'A attack-with B 4'), 'A')).toBe(0);
  });
});

describe('[WG-3.3] an attack that does not exceed', () => {
  it('is lost at once, and the target gets the points', () => {
    expect(allPoints(play(begun, 'A attack-with B 3'))).toEqual([1, 6, 0]);
  });

  it('does not remove the attacker from the war, even at 0 points', () => {
    const poor = play(war({ A: 2, B: 3, C: 1 }, { confrontation: 'announced' }), 'A attack-with B 2');

    expect([pointsOf(poor, 'A'), poor.table.status[0]]).toEqual([0, 'in']);
    expect(actorOf(play(poor, 'B pass', 'C pass'))).toBe('A');
  });
});

describe('[WG-3.4] a battle', () => {
  const attacked = play(begun, 'A attack-with B 4');

  it('starts if the attack exceeds all points of the target', () => {
    expect(battleOf(attacked)).toEqual({
      attacker: 0,
      defender: 1,
      own: 4,
      shown: false,
      answering: 'defender',
      loans: [],
      barred: [],
      called: [],
      aidChanged: false,
    });
    expect(pointsOf(attacked, 'B')).toBe(3);
  });

  it('reveals only that the defender had fewer points', () => {
    expect(rangeOf(attacked, 'B')).toBe('0..3');
    const view = JSON.stringify(game.view(attacked, 'C'));
    const other = play(war({ A: 4, B: 1, C: 0 }, { confrontation: 'announced' }), 'A attack-with B 4');
    expect(JSON.stringify(game.view(other, 'C'))).toBe(view);
  });

  it('reveals the defender’s own stake at its first counter-attack', () => {
    const helped = play(war({ A: 5, B: 3, C: 4 }), 'A attack-with B 4', 'C lend 2');
    expect([rangeOf(helped, 'B'), battleOf(helped)!.shown]).toEqual(['0..3', false]);

    const shown = play(helped, 'B counter 0');
    expect([rangeOf(shown, 'B'), battleOf(shown)!.shown]).toEqual(['3..3', true]);
  });
});

describe('[WG-3.5] the side with the lower stake', () => {
  it('must answer, the defender first and then each side in turn', () => {
    const attacked = play(war({ A: 6, B: 3, C: 4 }), 'A attack-with B 4', 'C lend 2');
    expect([actorOf(attacked), battleOf(attacked)!.answering]).toEqual(['B', 'defender']);

    const countered = play(attacked, 'B counter 0', 'C decline');
    expect([actorOf(countered), battleOf(countered)!.answering]).toEqual(['A', 'attacker']);

    const again = play(countered, 'A counter 2', 'C decline');
    expect([actorOf(again), battleOf(again)!.answering]).toEqual(['B', 'defender']);
  });
});
