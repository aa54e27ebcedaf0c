import { describe, expect, it } from 'vitest';
import { dwindle } from '../../../src/games/chicago-chicago/rules/effects.ts';
import {
  type ChicagoState,
  eventsOf,
  eventsOfType,
  groupsIn,
  groupsInAll,
  play,
  position,
  type Sketch,
} from '../../games/chicago-chicago/play.ts';

describe('attrition', () => {
  it.each([
    [
      [5, 0, 0, 0],
      [4, 0, 0, 0],
    ],
    [
      [1, 0, 0, 8],
      [0, 0, 0, 6],
    ],
    [
      [0, 1, 0, 1],
      [0, 0, 0, 1],
    ],
    [
      [0, 0, 0, 1],
      [0, 0, 1, 0],
    ],
    [
      [0, 1, 0, 0],
      [1, 0, 0, 0],
    ],
    [
      [1, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  ])('[CC-5.1] removes a third, the lowest first, one of two, and lowers a lone group: %j', (before, after) => {
    expect(dwindle(before, '1/3').after).toEqual(after);
  });

  it.each(['25A', '25B'])('[CC-5.1] happens at the end of turn %s, in parks too', (turn) => {
    const groups = { 'lincoln-park': { 'level-1': 3, 'level-3': 6 }, coliseum: { 'level-2': 1 } } as const;
    const after = play(position({ turn, phase: 'patrol', groups }), 'police end-step');

    expect(groupsIn(after, 'lincoln-park')).toEqual({ 'level-1': 3, 'level-3': 3 });
    expect(groupsIn(after, 'coliseum')).toEqual({ 'level-3': 1 });
  });

  it('[CC-5.2] removes half of the groups that infiltrated, which are counted separately: of seven three, of four two', () => {
    expect(dwindle([0, 0, 7, 0], '1/2')).toMatchObject({ after: [0, 0, 4, 0], lost: 3 });
    expect(dwindle([0, 0, 0, 4], '1/2')).toMatchObject({ after: [0, 0, 0, 2], lost: 2 });
    const state = position({ groups: { 'lincoln-park': { 'level-1': 7 }, 'mid-north': { 'level-1': 3 } } });

    const after = play(
      state,
      'demonstrators march level-1 ["lincoln-park","mid-north"] 7 true',
      'demonstrators end-step',
      'police end-step',
    );

    // Seven groups infiltrated, and three of them are lost. Three groups did not infiltrate, and one of them is lost.
    // In the next turn the game no longer distinguishes these groups.
    expect(groupsIn(after, 'mid-north')).toEqual({ 'level-1': 6 });
  });

  it('[CC-5.2] happens on C turns too, and lowers a lone group', () => {
    const state = position({
      turn: '25C',
      groups: { 'mid-north': { 'level-1': 1 }, 'lincoln-park': { 'level-1': 3 } },
    });

    const after = play(
      state,
      'demonstrators march level-1 ["mid-north","lincoln-park"] 1 true',
      'demonstrators end-step',
      'demonstrators end-step',
    );
    const events = eventsOf(after, 'police end-step');

    expect(eventsOfType(events, 'groups-dwindled')).toMatchObject([
      { rule: 'CC-5.2', infiltrating: true, units: { 'infiltrating-1': 1 }, lost: 0 },
    ]);
  });

  it('[CC-5.3] removes all groups outside parks on C turns, without removing a third first', () => {
    const groups = { 'lincoln-park': { 'level-1': 3 }, coliseum: { 'level-2': 5 } } as const;
    const events = eventsOf(position({ turn: '28C', phase: 'patrol', groups }), 'police end-step');
    const after = play(position({ turn: '28C', phase: 'patrol', groups }), 'police end-step');

    expect(eventsOfType(events, 'groups-dispersed')).toMatchObject([{ area: 'coliseum', units: { 'level-2': 5 } }]);
    expect(groupsIn(after, 'lincoln-park')).toEqual({ 'level-1': 3 });
    expect(groupsInAll(after)).toBe(3);
  });
});

describe('growth', () => {
  it('[CC-5.4] makes twelve groups of three in Lincoln Park, and the new ones have level 4', () => {
    const after = growth({ 'lincoln-park': { 'level-1': 3 } });
    expect(groupsIn(after, 'lincoln-park')).toEqual({ 'level-1': 3, 'level-4': 9 });
  });

  it('[CC-5.4] multiplies by 3 in Grant Park and by 2 in Washington Park', () => {
    const after = growth({
      'grant-east': { 'level-1': 1 },
      'grant-west': { 'level-2': 2 },
      'washington-park': { 'level-3': 3 },
    });
    expect(groupsIn(after, 'grant-east')).toEqual({ 'level-1': 1, 'level-4': 2 });
    expect(groupsIn(after, 'grant-west')).toEqual({ 'level-2': 2, 'level-4': 4 });
    expect(groupsIn(after, 'washington-park')).toEqual({ 'level-3': 3, 'level-4': 3 });
  });

  it('[CC-5.4] uses higher levels when counters run out, and goes through the parks in order', () => {
    const after = growth({
      'lincoln-park': { 'level-1': 10 },
      'grant-west': { 'level-1': 3 },
      'grant-east': { 'level-1': 10 },
    });
    // Lincoln Park gets 30 of the 34 counters of level 4. Grant East comes before Grant West and gets 20 groups: 4 of
    // level 4 and 16 of level 3. Grant West gets 6 groups of level 3.
    expect(groupsIn(after, 'lincoln-park')).toEqual({ 'level-1': 10, 'level-4': 30 });
    expect(groupsIn(after, 'grant-east')).toEqual({ 'level-1': 10, 'level-3': 16, 'level-4': 4 });
    expect(groupsIn(after, 'grant-west')).toEqual({ 'level-1': 3, 'level-3': 6 });
  });

  it('[CC-5.4] never exceeds all counters in total, even if a level has more groups than counters', () => {
    const after = growth({ 'lincoln-park': { 'level-4': 50 } });
    expect(groupsIn(after, 'lincoln-park')).toEqual({ 'level-4': 50, 'level-3': 25, 'level-2': 20, 'level-1': 4 });
    expect(groupsInAll(after)).toBe(99);
    const inTwoParks = growth({ 'lincoln-park': { 'level-4': 50 }, 'washington-park': { 'level-4': 30 } });
    expect(groupsIn(inTwoParks, 'lincoln-park')).toEqual({ 'level-4': 50, 'level-3': 19 });
    expect(groupsIn(inTwoParks, 'washington-park')).toEqual({ 'level-4': 30 });
  });

  it('[CC-5.4] does not happen on 25A, nor on B and C turns', () => {
    expect(position({ turn: '25A' }).table.turn).toBe(1);
    const afterB = play(
      position({ turn: '25B', phase: 'patrol', groups: { 'lincoln-park': { 'level-1': 3 } } }),
      'police end-step',
    );
    expect(groupsIn(afterB, 'lincoln-park')).toEqual({ 'level-1': 2 });
  });
});

// Helpers

/** The first position of turn 26A, after a turn 25C in which nothing happened. */
function growth(groups: NonNullable<Sketch['groups']>): ChicagoState {
  const state = position({ turn: '25C', phase: 'patrol', groups });
  return play(state, 'police end-step');
}
