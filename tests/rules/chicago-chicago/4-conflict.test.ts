import { describe, expect, it } from 'vitest';
import { crtColumn, forcesAssault } from '../../../src/games/chicago-chicago/rules/conflict.ts';
import { affect, effectOn, sizeOfShare } from '../../../src/games/chicago-chicago/rules/effects.ts';
import { balancedOptions, defaultScenario } from '../../../src/games/chicago-chicago/rules/index.ts';
import { POLICE_LADDER } from '../../../src/games/chicago-chicago/rules/units.ts';
import { D6_FACES } from '../../../src/mechanics/dice.ts';
import {
  boxOf,
  eventsOf,
  eventsOfType,
  groupsIn,
  legalLines,
  outcomeOf,
  play,
  policeIn,
  position,
  refusalOf,
  type Sketch,
} from '../../games/chicago-chicago/play.ts';

describe('a conflict of the demonstrators', () => {
  it('[CC-4.3] is between all groups of an area and all police outside the box, including the Guard', () => {
    const state = confronting({
      groups: { coliseum: { 'level-1': 1, 'level-4': 3 } },
      police: { coliseum: { 'level-1': 1, guard: 2, tac: 1 } },
      guardsLeft: 10,
    });

    const [started] = eventsOfType(eventsOf(state, 'demonstrators confront coliseum'), 'conflict-started');

    expect(started).toMatchObject({ attackers: 21, defenders: 15, column: '1-1', boxed: false, table: 'harass' });
  });

  it('[CC-4.3] is against the box only if there are no other police, and is never compulsory', () => {
    const state = confronting({
      groups: { bridgeport: { 'level-1': 1 }, 'south-side': { 'level-1': 1 } },
      police: { 'south-side': { 'level-1': 1 } },
    });

    expect(eventsOf(state, 'demonstrators confront bridgeport')[0]).toMatchObject({ boxed: true, defenders: 9 });
    expect(eventsOf(state, 'demonstrators confront south-side')[0]).toMatchObject({ boxed: false, defenders: 4 });
    expect(legalLines(state)).toContain('demonstrators end-step');
  });

  it('[CC-4.3] is possible once for each area and turn', () => {
    const state = confronting({
      groups: { bridgeport: { 'level-1': 1 }, 'south-side': { 'level-1': 1 } },
    });

    const after = play(state, 'demonstrators confront bridgeport', 'chance roll 3');

    expect(legalLines(after)).toEqual(['demonstrators confront south-side', 'demonstrators end-step']);
    expect(refusalOf(after, 'demonstrators confront bridgeport').code).toBe('already-attacked');
  });
});

describe('a conflict of the police', () => {
  it('[CC-4.4] is, in a park, between all platoons and all groups, without box and Guard', () => {
    const state = attacking({
      groups: { 'grant-west': { 'level-4': 2, 'level-3': 1 } },
      police: { 'grant-west': { 'level-1': 3, guard: 1, tac: 1 } },
      guardsLeft: 11,
    });

    expect(legalLines(state)).toEqual([
      'police engage grant-west harass',
      'police engage grant-west assault',
      'police end-step',
    ]);
    expect(eventsOf(state, 'police engage grant-west harass')[0]).toMatchObject({ attackers: 17, defenders: 12 });
    expect(refusalOf(state, 'police single-out grant-west level-4 1').code).toBe('in-a-park');
  });

  it('[CC-4.4] is, elsewhere, between groups and platoons of the police’s choice, and possible several times', () => {
    const state = attacking({
      groups: { coliseum: { 'level-4': 2, 'level-3': 1 } },
      police: { coliseum: { 'level-1': 3, 'level-3': 2 } },
    });

    const first = 'police attack-groups coliseum {"level-4":1} {"level-1":1} harass';
    const second = 'police attack-groups coliseum {"level-4":1,"level-3":1} {"level-1":2,"level-3":1} harass';
    const once = play(state, first, 'chance roll 3');

    expect(eventsOf(state, first)[0]).toMatchObject({ attackers: 4, defenders: 3, column: '1-1' });
    // A roll of 3 gives DD3, so the group of level 4 is lost. The second attack can only use units that have not
    // fought.
    expect(groupsIn(once, 'coliseum')).toEqual({ 'level-4': 1, 'level-3': 1 });
    expect(eventsOf(once, second)[0]).toMatchObject({ attackers: 10, defenders: 9 });
    expect(refusalOf(once, 'police attack-groups coliseum {"level-4":1} {"level-1":3} harass').code).toBe(
      'too-few-units',
    );
    // A roll of 5 gives PD3, so one of the two groups falls by a level. After the attack, all groups have been
    // attacked.
    const twice = play(once, second, 'chance roll 5');
    expect(twice.table).toMatchObject({ turn: 3, phase: { kind: 'move' } });
  });

  it('[CC-4.4] never includes the Guard or the box as attackers, and no unit twice', () => {
    const state = attacking({
      groups: { coliseum: { 'level-4': 1 }, bridgeport: { 'level-4': 1 } },
      police: { coliseum: { guard: 3, 'level-1': 1 } },
      guardsLeft: 9,
    });

    expect(legalLines(state)).toEqual(['police single-out coliseum level-4 1', 'police end-step']);
    const prepared = play(state, 'police single-out coliseum level-4 1');
    expect(refusalOf(prepared, 'police commit guard 1').code).toBe('guard-attacks');
    const after = play(prepared, 'police commit level-1 1', 'police strike harass', 'chance roll 1');
    expect(after.table.turn).toBe(3);
  });

  it('[CC-4.4] does not count what happened in step 2', () => {
    const state = confronting({
      groups: { coliseum: { 'level-1': 1 } },
      police: { coliseum: { 'level-1': 3 } },
    });

    // In column 1-1, a roll of 5 gives DD1, and the group of level 1 stays.
    const after = play(state, 'demonstrators confront coliseum', 'chance roll 5', 'police end-step');

    expect(legalLines(after)).toContain('police single-out coliseum level-1 1');
  });

  it('[CC-4.4] is possible in a park after a conflict of the demonstrators there, too', () => {
    const state = confronting({
      groups: { 'grant-east': { 'level-4': 3 } },
      police: { 'grant-east': { 'level-1': 2 } },
    });

    // In column 1-1, a roll of 1 gives PD4, and one of the three groups is removed. After that, the odds are 8 against
    // 6.
    const after = play(state, 'demonstrators confront grant-east', 'chance roll 1', 'police end-step');

    expect(legalLines(after)).toContain('police engage grant-east harass');
  });

  it('[CC-4.4] has no effect on the next turn, in which all units can move and fight again', () => {
    const state = attacking({
      groups: { coliseum: { 'level-4': 1 } },
      police: { coliseum: { 'level-1': 3 } },
    });

    // In column 4-1, a roll of 3 gives PD3, and the only group is eliminated. Therefore steps 1 and 2 of the next turn
    // are skipped.
    const attack = 'police attack-groups coliseum {"level-4":1} {"level-1":3} harass';
    const after = play(state, attack, 'chance roll 3');

    expect(after.table).toMatchObject({ turn: 3, phase: { kind: 'patrol' } });
    expect(legalLines(after)).toContain('police move level-1 coliseum bridgeport 3');
  });

  it('[CC-4.4] can be against the weakest of several groups', () => {
    const state = attacking({
      groups: { coliseum: { 'level-4': 1, 'level-1': 1 } },
      police: { coliseum: { 'level-1': 1 } },
    });

    expect(legalLines(state)).toEqual(['police single-out coliseum level-4 1', 'police end-step']);
  });

  it('[CC-4.4] can be prepared only as long as sufficient odds can be reached', () => {
    const state = attacking({
      groups: { coliseum: { 'level-1': 2 } },
      police: { coliseum: { 'level-1': 3, tac: 1 } },
    });
    expect(refusalOf(state, 'police single-out coliseum level-1 2').code).toBe('odds-too-low');
    const prepared = play(state, 'police single-out coliseum level-1 1');
    expect(legalLines(prepared)).toEqual(['police commit level-1 2', 'police commit level-1 3']);
    expect(refusalOf(prepared, 'police commit level-1 1').code).toBe('odds-too-low');
    expect(refusalOf(prepared, 'police strike harass').code).toBe('odds-too-low');
  });
});

describe('odds', () => {
  it('[CC-4.5] are rounded down for the defender: 48:15 is 3-1, 42:48 is no attack', () => {
    expect(crtColumn(48, 15)).toBe('3-1');
    expect(crtColumn(42, 48)).toBeUndefined();
    expect(crtColumn(48, 48)).toBe('1-1');
  });

  it('[CC-4.5] let the police attack at 3-1 with 48:15, and not at all with 42:48', () => {
    const good = attacking({
      groups: { 'grant-east': { 'level-1': 1, 'level-4': 1 } },
      police: { 'grant-east': { 'level-1': 12 } },
      ...EMPTIED,
    });
    const poor = attacking({
      groups: { 'grant-east': { 'level-1': 4 } },
      police: { 'grant-east': { 'level-1': 8, tac: 2 }, coliseum: { tac: 1 } },
      ...EMPTIED,
      extra: { coliseum: { 'level-4': 1 } },
    });

    expect(eventsOf(good, 'police engage grant-east harass')[0]).toMatchObject({ column: '3-1' });
    expect(refusalOf(poor, 'police engage grant-east harass')).toMatchObject({
      code: 'odds-too-low',
      rule: 'CC-4.5',
      details: { attackers: 42, defenders: 48 },
    });
  });

  it('[CC-4.5] of the police above 4-1 count as 4-1', () => {
    expect(crtColumn(100, 3)).toBe('4-1');
  });
});

describe('the tables', () => {
  it('[CC-4.6] equal the reconstruction', () => {
    const { harass, assault } = defaultScenario;
    const printed = Object.entries({ ...harass, assault }).map(([name, { columns, rows }]) =>
      [
        `${name.padEnd(14)}${columns.join('   ')}`,
        ...D6_FACES.map((die) => `${String(die).padEnd(14)}${rows[die].map((code) => code.padEnd(4)).join('  ')}`),
      ].join('\n'),
    );

    expect(printed.join('\n\n').replaceAll(/ +$/gm, '')).toMatchInlineSnapshot(`
      "police        1-1   2-1   3-1   4-1
      1             DD2   DD1   DD1   DD3
      2             DD1   DD1   DD3   DD3
      3             DD3   DD3   PD3   PD3
      4             PD3   PD3   PD3   PD3
      5             PD3   PD3   PD3   PD4
      6             PD3   PD3   PD4   PD4

      demonstrators 1-1   2-1   3-1   4-1
      1             PD4   PD3   PD3   DD3
      2             PD3   PD3   DD3   DD3
      3             PD3   DD3   DD1   DD1
      4             DD3   DD1   DD1   DP3
      5             DD1   DD1   DP3   DP3
      6             DD1   DP3   DP3   DP4

      assault       1-1   2-1   3-1   4-1
      1             SHOT  SHOT  SHOT  SHOT
      2             SHOT  SHOT  DD2   PD4
      3             SHOT  DD2   PD4   PD4
      4             DD2   DD1   PD4   PD5
      5             DD1   PD4   PD5   PD5
      6             PD4   PD5   PD5   PD6"
    `);
  });

  it('[CC-4.6] give DD3 for HARASS at 3-1 with a 2', () => {
    const state = attacking({
      groups: { 'grant-east': { 'level-1': 1, 'level-4': 1 } },
      police: { 'grant-east': { 'level-1': 12 } },
      ...EMPTIED,
    });

    const events = eventsOf(state, 'police engage grant-east harass', 'chance roll 2');

    expect(eventsOfType(events, 'die-rolled')).toMatchObject([{ table: 'harass', column: '3-1', code: 'DD3' }]);
    // The demonstrators score the 2 points of Grant East, and one of their two groups falls by a level.
    expect(eventsOfType(events, 'points-scored')).toMatchObject([{ player: 'demonstrators', points: 2 }]);
    expect(eventsOfType(events, 'units-affected')).toMatchObject([
      { player: 'demonstrators', change: 'down', units: { 'level-4': 1 }, lost: 1 },
    ]);
  });

  it('[CC-4.6] can be chosen by the police, but not by the demonstrators', () => {
    const state = attacking({
      groups: { 'grant-east': { 'level-4': 1 } },
      police: { 'grant-east': { 'level-1': 1 } },
    });
    const [rolled] = eventsOfType(eventsOf(state, 'police engage grant-east assault', 'chance roll 6'), 'die-rolled');
    expect(rolled).toMatchObject({ player: 'police', table: 'assault', column: '1-1', code: 'PD4' });
  });
});

describe('the forced assault', () => {
  const strong: Sketch = { groups: { coliseum: { 'level-1': 5 } }, police: { coliseum: { 'level-1': 3 } } };

  it('[CC-4.7] comes at 5-1 against police outside a box, and is rolled at 1-1', () => {
    expect([forcesAssault(60, 12), forcesAssault(59, 12)]).toEqual([true, false]);
    const events = eventsOf(confronting(strong), 'demonstrators confront coliseum', 'chance roll 4');

    expect(events[0]).toMatchObject({ rule: 'CC-4.7', table: 'assault', column: '1-1', attackers: 60, defenders: 12 });
    expect(events[1]).toMatchObject({ rule: 'CC-4.7', player: 'police', code: 'DD2' });
  });

  it('[CC-4.7] loses the match for the police on a shot', () => {
    const shot = play(confronting(strong), 'demonstrators confront coliseum', 'chance roll 3');
    expect(outcomeOf(shot)).toEqual({ kind: 'win', winner: 'demonstrators', reason: 'shot', rule: 'CC-6.2' });
    expect(shot.table.index).toEqual({ demonstrators: 0, police: 0 });
  });

  it('[CC-4.7] is the only conflict of the area in the step, and affects all attackers', () => {
    // A roll of 4 gives DD2. Half of the attackers rise by a level, but groups of level 1 cannot rise.
    const state = confronting({ ...strong, groups: { coliseum: { 'level-1': 4, 'level-2': 3 } } });
    const after = play(state, 'demonstrators confront coliseum', 'chance roll 4');
    expect(groupsIn(after, 'coliseum')).toEqual({ 'level-1': 7 });
    expect(after.table.phase.kind).toBe('patrol');
  });

  it('[CC-4.7] does not apply to a box, where 5-1 is HARASS at 4-1', () => {
    const state = confronting({ groups: { bridgeport: { 'level-1': 5 } } });
    expect(eventsOf(state, 'demonstrators confront bridgeport')[0]).toMatchObject({ table: 'harass', column: '4-1' });
  });

  it('[CC-4.7] does not apply below 5-1, which is HARASS at 4-1', () => {
    const state = confronting({ ...strong, police: { coliseum: { 'level-1': 2, tac: 1 } } });
    expect(eventsOf(state, 'demonstrators confront coliseum')[0]).toMatchObject({ table: 'harass', column: '4-1' });
  });
});

describe('results', () => {
  it('[CC-4.8] score the points of the area and affect the units that took part', () => {
    const state = attacking({
      groups: { coliseum: { 'level-1': 3 } },
      police: { coliseum: { 'level-1': 3 } },
    });

    const after = play(state, 'police attack-groups coliseum {"level-1":1} {"level-1":3} harass', 'chance roll 6');

    // In column 1-1, a roll of 6 gives PD3, and the attacked group falls by a level. Then attrition removes the lowest
    // of three groups.
    expect(after.table.index).toEqual({ demonstrators: 0, police: 2 });
    expect(groupsIn(after, 'coliseum')).toEqual({ 'level-1': 2 });
  });

  it.each([
    ['1', '1/3', 'up', [5, 0, 0, 0, 0], [4, 1, 0, 0, 0]],
    ['2', '1/2', 'up', [5, 0, 0, 0, 0], [3, 2, 0, 0, 0]],
    ['3', '1/3', 'down', [0, 5, 0, 0, 0], [1, 4, 0, 0, 0]],
    ['4', '1/2', 'down', [0, 5, 0, 0, 0], [2, 3, 0, 0, 0]],
    ['5', 'all', 'down', [1, 2, 2, 0, 0], [2, 2, 0, 0, 0]],
    ['6', '1/3', 'removed', [1, 2, 2, 1, 0], [0, 1, 2, 1, 0]],
  ] as const)('[CC-4.8] with the number %s make %s %s', (number, share, change, before, after) => {
    expect(defaultScenario.effects[Number(number) as 1]).toEqual({ share, change });
    expect(affect(before, { share, change }, POLICE_LADDER).after).toEqual(after);
  });

  it('[CC-4.9] affect a third or a half, rounded down, but at least one: of five, one and two', () => {
    expect([sizeOfShare(5, '1/3'), sizeOfShare(5, '1/2')]).toEqual([1, 2]);
    expect([1, 2, 3, 6].map((total) => sizeOfShare(total, '1/3'))).toEqual([1, 1, 1, 2]);
    expect([1, 2, 3, 7].map((total) => sizeOfShare(total, '1/2'))).toEqual([1, 1, 1, 3]);
  });

  it('[CC-4.9] affect the lowest units first, each unit once', () => {
    const down = affect([1, 1, 4, 0, 0], { share: '1/2', change: 'down' }, POLICE_LADDER);
    expect(down).toEqual({ units: [1, 1, 1, 0, 0], after: [1, 1, 3, 0, 0], lost: 1 });
    const up = affect([1, 1, 4, 0, 0], { share: '1/2', change: 'up' }, POLICE_LADDER);
    expect(up).toEqual({ units: [1, 1, 1, 0, 0], after: [0, 1, 5, 0, 0], lost: 0 });
  });

  it('[CC-4.9] remove Guard companies that fall, and never affect tactical police', () => {
    expect(affect([0, 0, 0, 2, 1], { share: 'all', change: 'down' }, POLICE_LADDER)).toEqual({
      units: [0, 0, 0, 2, 1],
      after: [0, 0, 0, 0, 1],
      lost: 2,
    });
    expect(affect([0, 0, 0, 1, 5], { share: '1/3', change: 'removed' }, POLICE_LADDER).after).toEqual([0, 0, 0, 0, 5]);
    expect(affect([0, 0, 3, 1, 0], { share: 'all', change: 'up' }, POLICE_LADDER).after).toEqual([0, 0, 3, 1, 0]);
  });

  it('[CC-4.9] make a lone group fall by one level if a share is removed, and remove it only from the lowest level', () => {
    const third = { share: '1/3', change: 'removed' } as const;
    const falls = effectOn([0, 0, 0, 1], third, { loneRemoval: 'levels' });

    expect(falls).toEqual({ share: '1/3', change: 'down' });
    expect(effectOn([0, 0, 0, 1], third, { loneRemoval: 'removed' })).toEqual(third);
    expect(effectOn([0, 0, 1, 1], third, { loneRemoval: 'levels' })).toEqual(third);
    expect(effectOn([1], { share: 'all', change: 'removed' }, { loneRemoval: 'levels' }).change).toBe('removed');
    expect(position({}).setup.loneRemoval).toBe('levels');
    expect(affect([0, 1, 0, 0, 0], falls, POLICE_LADDER).after).toEqual([1, 0, 0, 0, 0]);
    expect(affect([1, 0, 0, 0, 0], falls, POLICE_LADDER).lost).toBe(1);
  });

  it('[CC-4.9] report that a lone group falls, not that it is removed', () => {
    const state = attacking({
      groups: { 'grant-east': { 'level-2': 1 } },
      police: { 'grant-east': { 'level-1': 12 } },
      ...EMPTIED,
    });
    const events = eventsOf(state, 'police engage grant-east assault', 'chance roll 6');

    expect(eventsOfType(events, 'die-rolled')).toMatchObject([{ code: 'PD6' }]);
    expect(eventsOfType(events, 'units-affected')).toMatchObject([
      { player: 'demonstrators', change: 'down', units: { 'level-2': 1 } },
    ]);
  });

  it('[CC-4.9] affect infiltrators after ordinary groups of their level', () => {
    const state = position({
      turn: '25C',
      groups: { 'mid-north': { 'level-1': 1 }, 'lincoln-park': { 'level-1': 2 } },
      police: { 'lincoln-park': { 'level-1': 12 } },
      ...EMPTIED,
    });
    const attacked = play(
      state,
      'demonstrators march level-1 ["mid-north","lincoln-park"] 1 true',
      'demonstrators end-step',
      'police end-step',
      'police engage lincoln-park harass',
    );
    // The odds of 48 to 36 are 1-1. A roll of 5 gives PD3, which affects one ordinary group. The single infiltrator
    // falls by a level at the end.
    const events = eventsOf(attacked, 'chance roll 5');
    expect(eventsOfType(events, 'units-affected')[0]?.units).toEqual({ 'level-1': 1 });
    expect(eventsOfType(events, 'groups-dwindled')).toMatchObject([{ units: { 'infiltrating-1': 1 }, lost: 0 }]);
  });

  it('[CC-4.9] remove lost platoons from the box that was attacked', () => {
    const state = confronting({
      groups: { bridgeport: { 'level-1': 5 } },
      boxes: { bridgeport: { 'level-3': 2, tac: 1 } },
    });
    // In column 4-1, a roll of 6 gives DP4, which affects half of the three units, rounded down: the lowest unit.
    expect(boxOf(play(state, 'demonstrators confront bridgeport', 'chance roll 6'), 'bridgeport')).toEqual({
      'level-3': 1,
      tac: 1,
    });
  });
});

describe('parks on a C turn', () => {
  const groups = { 'lincoln-park': { 'level-1': 1 }, 'grant-east': { 'level-1': 1 } };

  it.each([
    ['once', 5],
    ['per-park', 10],
  ] as const)('[CC-4.10] without an attack score 5 %s', (unengaged, points) => {
    const state = position({ turn: '25C', phase: 'patrol', groups, options: { unengaged } });
    const scored = eventsOfType(eventsOf(state, 'police end-step'), 'points-scored');
    expect(scored).toMatchObject([{ rule: 'CC-4.10', player: 'demonstrators', points, reason: 'unengaged' }]);
  });

  it('[CC-4.10] score nothing if they are attacked, or on other turns', () => {
    const police = { 'lincoln-park': { 'level-1': 3 }, 'grant-east': { 'level-1': 3 } };
    const state = attacking({ turn: '25C', groups, police });
    const lines = ['lincoln-park', 'grant-east'].flatMap((park) => [`police engage ${park} harass`, 'chance roll 6']);
    expect(eventsOfType(eventsOf(state, ...lines), 'points-scored').map(({ reason }) => reason)).toEqual([
      'conflict',
      'conflict',
    ]);
    const other = position({ turn: '25B', phase: 'patrol', groups });
    expect(eventsOfType(eventsOf(other, 'police end-step'), 'points-scored')).toEqual([]);
  });

  it('[CC-4.10] count as not attacked if only the demonstrators started a conflict there', () => {
    const police = { 'lincoln-park': { 'level-1': 2 } };
    const state = confronting({ turn: '25C', groups: { 'lincoln-park': { 'level-1': 1 } }, police });
    const after = eventsOf(state, 'demonstrators confront lincoln-park', 'chance roll 4', 'police end-step');
    expect(eventsOfType(after, 'points-scored').map(({ reason }) => reason)).toEqual(['conflict', 'unengaged']);
  });

  it('[CC-4.10] count for whatever reason the police did not attack', () => {
    const state = position({ turn: '25C', phase: 'patrol', groups, police: { 'lincoln-park': { 'level-3': 1 } } });
    expect(play(state, 'police end-step').table.index.demonstrators).toBe(5);
  });
});

describe('parks without groups', () => {
  const scored = (turn: string, groups: NonNullable<Sketch['groups']>, options = {}): unknown => {
    const state = position({ turn, phase: 'patrol', groups, options });
    return eventsOfType(eventsOf(state, 'police end-step'), 'points-scored');
  };
  const onTheStreets = { 'gold-coast': { 'level-4': 1 } } as const;

  it('[CC-4.10] score 5 for the police on a C turn of the balanced scenario, but nothing as printed', () => {
    const points = { rule: 'CC-4.10', player: 'police', points: 5, reason: 'absent' };
    expect(scored('25C', onTheStreets, balancedOptions)).toMatchObject([points]);
    expect(scored('25C', {}, balancedOptions)).toMatchObject([points]);
    expect(scored('25C', onTheStreets)).toEqual([]);
  });

  it('[CC-4.10] score nothing on other turns, or if any park has groups', () => {
    expect(scored('25B', onTheStreets, balancedOptions)).toEqual([]);
    expect(scored('25C', { 'washington-park': { 'level-4': 1 } }, balancedOptions)).toMatchObject([
      { reason: 'unengaged' },
    ]);
  });
});

describe('the National Guard', () => {
  const behind: Sketch = { phase: 'patrol', index: { demonstrators: 1 }, groups: { coliseum: { 'level-4': 1 } } };

  it('[CC-4.11] come in while the demonstrators are ahead, for 2 points, and cannot move in that turn', () => {
    const state = play(position(behind), 'police bring-guard west-loop');

    expect(state.table).toMatchObject({ index: { demonstrators: 3, police: 0 }, guardsLeft: 11 });
    expect(policeIn(state, 'west-loop')).toEqual({ guard: 1 });
    expect(legalLines(state).some((line) => line.startsWith('police move guard'))).toBe(false);
    expect(refusalOf(state, 'police withdraw-guard west-loop').code).toBe('no-guard-there');
    expect(refusalOf(state, 'police bring-guard coliseum')).toMatchObject({ code: 'groups-there', rule: 'CC-4.11' });
  });

  it('[CC-4.11] do not come in when the police are not behind', () => {
    for (const index of [{}, { police: 1 }, { demonstrators: 2, police: 2 }]) {
      const state = position({ phase: 'patrol', index });
      expect(refusalOf(state, 'police bring-guard west-loop').code).toBe('not-behind');
    }
  });

  it('[CC-4.11] may leave for good instead of moving, for 1 point', () => {
    const state = position({ phase: 'patrol', police: { 'west-loop': { guard: 2 } }, guardsLeft: 10 });
    const moved = play(state, 'police march guard ["west-loop","river-north"] 1 false');
    expect(refusalOf(moved, 'police withdraw-guard river-north').code).toBe('no-guard-there');
    const left = play(moved, 'police withdraw-guard west-loop');
    expect(left.table).toMatchObject({ index: { demonstrators: 1 }, guardsLeft: 10 });
    expect(policeIn(left, 'west-loop')).toEqual({});
    expect(policeIn(left, 'river-north')).toEqual({ guard: 1 });
  });

  it('[CC-4.11] score nothing if they are forced out', () => {
    const state = confronting({
      groups: { coliseum: { 'level-1': 1 } },
      police: { coliseum: { guard: 2 } },
      guardsLeft: 10,
    });
    // In column 2-1, a roll of 6 gives DP3, and one of the two companies leaves. The demonstrators score only the 2
    // points of the area.
    const after = play(state, 'demonstrators confront coliseum', 'chance roll 6');
    expect(policeIn(after, 'coliseum')).toEqual({ guard: 1 });
    expect(after.table).toMatchObject({ index: { demonstrators: 2, police: 0 }, guardsLeft: 10 });
  });

  it('[CC-4.10, CC-4.11] score what the scenario says, and so do parks without an attack', () => {
    const points = { unengaged: 7, 'guard-entered': 3, 'guard-withdrawn': 4 };
    const options = { scenario: { ...defaultScenario, points } };
    const groups = { 'lincoln-park': { 'level-1': 1 } };
    const police = { 'west-side': { guard: 1 } };
    const state = position({ ...behind, turn: '25C', groups, police, guardsLeft: 11, options });
    const lines = ['police bring-guard west-loop', 'police withdraw-guard west-side', 'police end-step'];
    const scored = eventsOfType(eventsOf(state, ...lines), 'points-scored');
    expect(scored.map(({ points }) => points)).toEqual([3, 4, 7]);
  });

  it('[CC-1.5, CC-4.11] are twelve companies', () => {
    const state = position({ ...behind, guardsLeft: 0 });
    expect(refusalOf(state, 'police bring-guard west-loop')).toMatchObject({ code: 'no-guard-left', rule: 'CC-1.5' });
  });
});

// Helpers

/** Two boxes are empty, because the tests need more platoons outside boxes than the nine that the police have there. */
const EMPTIED: Sketch = {
  released: ['lincoln-park', 'old-town'],
  boxes: { 'lincoln-park': {}, 'old-town': {} },
};

/** A position in step 2 of a turn, with the given units. */
function confronting(sketch: Sketch): ReturnType<typeof position> {
  return play(position(sketch), 'demonstrators end-step');
}

/** A position in step 4 of a turn, with the given units. */
function attacking({ extra, ...sketch }: Sketch & { extra?: Sketch['groups'] }): ReturnType<typeof position> {
  const groups = { ...sketch.groups, ...extra };
  return play(position({ ...sketch, groups, phase: 'patrol' }), 'police end-step');
}
