import { describe, expect, it } from 'vitest';
import { defaultScenario } from '../../../src/games/chicago-chicago/rules/index.ts';
import {
  actorOf,
  boxOf,
  eventsOf,
  eventsOfType,
  groupsIn,
  legalLines,
  outcomeOf,
  placeOf,
  play,
  policeIn,
  position,
  refusalOf,
} from '../../games/chicago-chicago/play.ts';

describe('the sequence of play', () => {
  it('[CC-4.0] is twelve turns of six steps', () => {
    let state = position({ turn: '25A', groups: { 'lincoln-park': { 'level-1': 20 } } });
    const turns: string[] = [];
    const actors: string[] = [];
    while (actorOf(state) !== 'nobody') {
      actors.push(`${state.table.phase.kind} ${actorOf(state)}`);
      const line = `${actorOf(state)} end-step`;
      turns.push(...eventsOfType(eventsOf(state, line), 'turn-started').map(({ turn }) => turn));
      state = play(state, line);
    }

    expect(turns).toEqual(defaultScenario.turns.slice(1));
    expect(defaultScenario.turns).toHaveLength(12);
    // Step 2 is skipped if the demonstrators have nothing to attack. In this match, the demonstrators can attack the
    // box of Lincoln Park.
    expect(actors.slice(0, 3)).toEqual(['move demonstrators', 'confront demonstrators', 'patrol police']);
  });

  it('[CC-4.0] lets each side act only in its own steps', () => {
    const state = position({ groups: { 'lincoln-park': { 'level-1': 1 } } });
    expect(refusalOf(state, 'police end-step')).toMatchObject({ code: 'not-your-turn', rule: 'CC-4.0' });
    expect(refusalOf(state, 'demonstrators confront lincoln-park').code).toBe('wrong-phase');
    expect(refusalOf(position({ phase: 'patrol' }), 'demonstrators end-step').code).toBe('not-your-turn');
  });

  it('[CC-4.0] continues without groups, and then asks only the police', () => {
    const state = play(position({ turn: '27A' }), 'demonstrators end-step', 'police end-step');
    expect(state.table).toMatchObject({ turn: 8, phase: { kind: 'patrol' } });
  });
});

describe('movement', () => {
  it('[CC-4.1] costs one point for each area, and two points if an enemy is in it', () => {
    const state = position({
      groups: { 'mid-north': { 'level-1': 3 } },
      police: { 'cabrini-green': { guard: 1 } },
      guardsLeft: 11,
    });

    const there = play(state, 'demonstrators move level-1 mid-north cabrini-green 1');
    const onward = play(state, 'demonstrators move level-1 mid-north old-town 1');

    // The march to Cabrini-Green costs both movement points, and the march to Old Town costs only one.
    expect(there.table.phase.kind).toBe('move');
    expect(onward.table.phase).toMatchObject({ kind: 'march', left: 1 });
    expect(refusalOf(onward, 'demonstrators go-on cabrini-green')).toMatchObject({
      code: 'too-far',
      details: { cost: 2, left: 1 },
    });
    expect(groupsIn(play(onward, 'demonstrators go-on rush-street'), 'rush-street')).toEqual({ 'level-1': 1 });
  });

  it('[CC-4.1] ends if the remaining points are not enough for any adjacent area', () => {
    const groups = { 'lincoln-park': { 'level-1': 1 } };
    const police = { 'lincoln-park': { tac: 1 }, 'old-town': { tac: 1 }, 'cabrini-green': { tac: 1 } };
    const line = 'demonstrators move level-1 lincoln-park mid-north 1';

    expect(play(position({ groups, police }), line).table.phase.kind).toBe('move');
    const { 'old-town': _, ...others } = police;
    const open = play(position({ groups, police: others }), line);
    expect(legalLines(open)).toEqual(['demonstrators go-on old-town', 'demonstrators halt']);
  });

  it('[CC-4.1] costs nothing for leaving an area or passing an enemy, and no enemy stops it', () => {
    const state = position({
      phase: 'patrol',
      groups: { 'river-north': { 'level-1': 1 } },
      police: { 'rush-street': { 'level-1': 1 }, 'river-north': { 'level-2': 1 } },
    });

    const through = play(state, 'police march level-1 ["rush-street","river-north","west-loop"] 1 false');
    const out = play(state, 'police march level-2 ["river-north","west-loop","west-side","west-loop"] 1 false');

    expect(policeIn(through, 'west-loop')).toEqual({ 'level-1': 1 });
    expect(policeIn(out, 'west-loop')).toEqual({ 'level-2': 1 });
  });

  it('[CC-4.1] is possible once for each unit', () => {
    const state = position({ groups: { 'mid-north': { 'level-3': 2 } } });

    const moved = play(state, 'demonstrators move level-3 mid-north cabrini-green 1');

    expect(refusalOf(moved, 'demonstrators move level-3 cabrini-green river-north 1').code).toBe('too-few-units');
    expect(refusalOf(moved, 'demonstrators move level-3 mid-north cabrini-green 2')).toMatchObject({
      code: 'too-few-units',
      details: { there: 1, count: 2 },
    });
    expect(legalLines(moved).some((line) => line.includes('cabrini-green river-north'))).toBe(false);
  });

  it('[CC-4.1] doubles the points of groups that infiltrate', () => {
    const state = position({ groups: { 'lincoln-park': { 'level-1': 1, 'level-3': 1 } } });
    const path = '["lincoln-park","gold-coast","magnificent-mile","michigan-avenue","grant-west"]';

    expect(refusalOf(state, `demonstrators march level-1 ${path} 1 false`).code).toBe('too-far');
    const far = play(state, `demonstrators march level-1 ${path} 1 true`);
    expect(groupsIn(far, 'grant-west')).toEqual({ 'infiltrating-1': 1 });
    const further = path.replace(']', ',"grant-east"]');
    expect(refusalOf(state, `demonstrators march level-1 ${further} 1 true`).code).toBe('too-far');
    // A unit may infiltrate even if it could march on the same path without infiltration.
    const near = play(state, 'demonstrators march level-3 ["lincoln-park","gold-coast"] 1 true');
    expect(groupsIn(near, 'gold-coast')).toEqual({ 'infiltrating-3': 1 });
    expect(refusalOf(position({ phase: 'patrol' }), 'police infiltrate tac coliseum bridgeport 1').code).toBe(
      'police-infiltrate',
    );
  });

  it('[CC-4.1] keeps infiltrators out of step 2, and makes them targets in step 4', () => {
    const state = position({
      groups: { 'mid-north': { 'level-1': 1 }, 'old-town': { 'level-1': 2 } },
      police: { 'old-town': { 'level-1': 6 } },
    });
    const arrived = play(
      state,
      'demonstrators march level-1 ["mid-north","old-town"] 1 true',
      'demonstrators end-step',
    );
    expect(groupsIn(arrived, 'old-town')).toEqual({ 'level-1': 2, 'infiltrating-1': 1 });

    const [started] = eventsOfType(eventsOf(arrived, 'demonstrators confront old-town'), 'conflict-started');
    // A roll of 1 gives PD4. Half of the two attackers fall by a level, but the infiltrator does not.
    const after = play(arrived, 'demonstrators confront old-town', 'chance roll 1');

    expect(started).toMatchObject({ attackers: 24, defenders: 24, column: '1-1' });
    expect(groupsIn(after, 'old-town')).toEqual({ 'level-1': 1, 'level-2': 1, 'infiltrating-1': 1 });
    expect(legalLines(play(after, 'police end-step'))).toContain('police single-out old-town infiltrating-1 1');
  });

  it('[CC-4.1] needs departures in board order, and in a bulk action in any order', () => {
    const state = position({ groups: { 'lincoln-park': { 'level-1': 1 }, 'mid-north': { 'level-1': 1 } } });
    const first = play(state, 'demonstrators march level-1 ["mid-north","cabrini-green"] 1 false');
    expect(refusalOf(first, 'demonstrators move level-1 lincoln-park gold-coast 1').code).toBe('out-of-order');
    const orders = ['mid-north', 'lincoln-park'].map((from) => ({
      type: 'march',
      unit: 'level-1',
      path: [from, 'old-town'],
      count: 1,
      infiltrating: false,
    }));

    const after = play(state, `demonstrators play-step ${JSON.stringify(orders)}`);

    expect(groupsIn(after, 'old-town')).toEqual({ 'level-1': 2 });
    expect(after.table.phase.kind).toBe('confront');
  });
});

describe('the boxes in step 3', () => {
  it('[CC-4.2] can be filled, relieved and, when released, left, at no cost', () => {
    const state = position({
      phase: 'patrol',
      groups: { 'old-town': { 'level-1': 1 } },
      released: ['old-town', 'lincoln-park'],
      police: { 'old-town': { 'level-1': 1 } },
    });

    const relieved = play(state, 'police relieve old-town level-1 level-2');
    const left = play(relieved, 'police leave old-town level-2');

    expect(boxOf(relieved, 'old-town')).toEqual({ 'level-1': 1, 'level-2': 2 });
    expect(boxOf(left, 'old-town')).toEqual({ 'level-1': 1, 'level-2': 1 });
    // Units that left the box have not moved yet. Units that entered the box cannot move in this turn.
    expect(legalLines(left)).toContain('police move level-2 old-town cabrini-green 2');
    expect(legalLines(left).some((line) => line.startsWith('police leave old-town level-1'))).toBe(false);
    expect(legalLines(left).some((line) => line.startsWith('police move level-1'))).toBe(false);
    expect(refusalOf(state, 'police leave gold-coast level-2')).toMatchObject({
      code: 'not-released',
      rule: 'CC-4.2',
    });
  });

  it('[CC-4.2] can be filled by a platoon that has moved, and such a platoon enters first', () => {
    const state = position({
      phase: 'patrol',
      boxes: { bridgeport: { 'level-2': 2 } },
      police: { bridgeport: { 'level-1': 1 }, amphitheatre: { 'level-1': 1 } },
    });

    const filled = play(
      state,
      'police march level-1 ["amphitheatre","bridgeport"] 1 false',
      'police fill bridgeport level-1',
    );

    expect(boxOf(filled, 'bridgeport')).toEqual({ 'level-1': 1, 'level-2': 2 });
    expect(legalLines(filled)).toContain('police move level-1 bridgeport amphitheatre 1');
  });

  it('[CC-4.2] let a platoon leave again only in the next turn', () => {
    const state = position({
      phase: 'patrol',
      released: ['old-town'],
      boxes: { 'old-town': {} },
      police: { 'old-town': { tac: 1 } },
    });

    const filled = play(state, 'police fill old-town tac');
    const nextTurn = play(filled, 'police end-step');

    expect(refusalOf(filled, 'police leave old-town tac').code).toBe('too-few-units');
    expect(legalLines(nextTurn)).toContain('police leave old-town tac');
  });

  it.each([
    ['a plain box', 'bridgeport', {}, 'box-not-full'],
    ['a conditional box', 'old-town', {}, 'box-not-full'],
    ['a released box', 'old-town', { released: ['old-town'] }, undefined],
    ['a box that lost a platoon this turn', 'bridgeport', { boxLosses: { bridgeport: 1 } }, undefined],
  ])('[CC-4.2, CC-6.2] must be full at the end of the step: %s', (_what, area, more, reason) => {
    const state = position({ phase: 'patrol', turn: '28C', boxes: { [area]: { 'level-2': 2 } }, ...more });

    const after = play(state, 'police end-step');

    expect(outcomeOf(after).reason).toBe(reason ?? 'index');
    if (reason !== undefined) expect(outcomeOf(after)).toMatchObject({ winner: 'demonstrators', rule: 'CC-6.2' });
  });

  it('[CC-4.2] do not have to be refilled for platoons lost outside, or for platoons that only fall a level', () => {
    const outside = position({
      groups: { bridgeport: { 'level-1': 1 } },
      police: { bridgeport: { 'level-3': 3 } },
    });
    const fallen = position({ groups: { bridgeport: { 'level-1': 2 } } });
    for (const state of [outside, fallen]) {
      // Odds of 12 to 6 and of 24 to 9 are both in column 2-1, in which a roll of 6 gives DP3.
      const after = play(state, 'demonstrators end-step', 'demonstrators confront bridgeport', 'chance roll 6');
      expect(after.table.boxLosses[placeOf(state, 'bridgeport')]).toBe(0);
    }
    const boxed = play(fallen, 'demonstrators end-step', 'demonstrators confront bridgeport', 'chance roll 6');
    expect(boxOf(boxed, 'bridgeport')).toEqual({ 'level-2': 2, 'level-3': 1 });
  });

  it('[CC-4.2] must be refilled in the turn after a loss', () => {
    const state = position({
      groups: { 'west-side': { 'level-1': 1 } },
      boxes: { 'west-side': { 'level-3': 3 } },
      police: { 'west-loop': { 'level-1': 1 } },
    });

    // Odds of 12 to 6 are in column 2-1, in which a roll of 6 gives DP3.
    const attacked = play(state, 'demonstrators end-step', 'demonstrators confront west-side', 'chance roll 6');
    const nextTurn = play(attacked, 'police end-step', 'demonstrators end-step', 'demonstrators end-step');

    expect(attacked.table.boxLosses[placeOf(state, 'west-side')]).toBe(1);
    expect(boxOf(attacked, 'west-side')).toEqual({ 'level-3': 2 });
    expect(outcomeOf(play(nextTurn, 'police end-step'))).toMatchObject({ reason: 'box-not-full' });
    const mended = play(
      nextTurn,
      'police march level-1 ["west-loop","west-side"] 1 false',
      'police fill west-side level-1',
      'police end-step',
    );
    expect(mended.table.phase.kind).not.toBe('over');
  });
});
