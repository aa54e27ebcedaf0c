import { describe, expect, it } from 'vitest';
import { defaultScenario, LEVELS, POLICE_UNITS, SORTS } from '../../../src/games/chicago-chicago/rules/index.ts';
import { GROUP_LADDER, POLICE_LADDER } from '../../../src/games/chicago-chicago/rules/units.ts';
import { faultOf } from '../../faults.ts';
import { edited, groupsIn, play, policeIn, position } from '../../games/chicago-chicago/play.ts';

describe('units', () => {
  it('[CC-1.1] are counted in platoons and groups, without companies or crowds', () => {
    expect([...LEVELS, ...POLICE_UNITS].join(' ')).not.toMatch(/company|crowd|battalion/);
    const state = position({ groups: { 'lincoln-park': { 'level-1': 3 } } });
    expect(groupsIn(play(state, 'demonstrators move level-1 lincoln-park mid-north 1'), 'lincoln-park')).toEqual({
      'level-1': 2,
    });
  });

  it('[CC-1.2] of the police have the printed numbers and counters', () => {
    const { units, counterMix } = defaultScenario;
    const lines = POLICE_UNITS.toReversed().map((unit) => {
      const { conflict, movement } = units.police[unit];
      return `${unit}: ${String(conflict)}-${String(movement)}, ${String(counterMix.police[unit])}`;
    });

    expect(lines).toEqual([
      'tac: 5-3, 6',
      'guard: 3-2, 12',
      'level-1: 4-3, 40',
      'level-2: 3-3, 49',
      'level-3: 2-3, 21',
    ]);
  });

  it('[CC-1.3] of the demonstrators have the printed numbers and counters', () => {
    const { units, counterMix } = defaultScenario;
    const lines = LEVELS.toReversed().map((level) => {
      const { conflict, movement } = units.demonstrators[level];
      return `${level}: ${String(conflict)}-${String(movement)}, ${String(counterMix.demonstrators[level])}`;
    });

    expect(lines).toEqual(['level-1: 12-2, 20', 'level-2: 9-2, 20', 'level-3: 6-1, 25', 'level-4: 3-1, 34']);
  });

  it('[CC-1.4] are ordered from the lowest to the highest: 4, 3, 2, 1, and 3, 2, 1, Guard, Tac', () => {
    expect(LEVELS).toEqual(['level-4', 'level-3', 'level-2', 'level-1']);
    expect(POLICE_UNITS).toEqual(['level-3', 'level-2', 'level-1', 'guard', 'tac']);
    const steps = SORTS.map((sort, row) => [sort, SORTS[GROUP_LADDER.up[row]!], SORTS[GROUP_LADDER.down[row] ?? -1]]);
    expect(steps).toEqual([
      ['level-4', 'level-3', undefined],
      ['infiltrating-4', 'infiltrating-3', undefined],
      ['level-3', 'level-2', 'level-4'],
      ['infiltrating-3', 'infiltrating-2', 'infiltrating-4'],
      ['level-2', 'level-1', 'level-3'],
      ['infiltrating-2', 'infiltrating-1', 'infiltrating-3'],
      ['level-1', 'level-1', 'level-2'],
      ['infiltrating-1', 'infiltrating-1', 'infiltrating-2'],
    ]);
    expect(POLICE_UNITS.map((_, row) => POLICE_UNITS[POLICE_LADDER.up[row]!])).toEqual([
      'level-2',
      'level-1',
      'level-1',
      'guard',
      'tac',
    ]);
  });

  it('[CC-1.5] never exceed all counters in total, but a level can have more units than counters', () => {
    // There are only 34 counters of level 4, but changes of level can lead to 35 groups of level 4.
    expect(() => position({ groups: { 'lincoln-park': { 'level-4': 35 } } })).not.toThrow();
    expect(() => position({ groups: { 'lincoln-park': { 'level-4': 99 } } })).not.toThrow();
    const issue = faultOf(() => position({ groups: { 'lincoln-park': { 'level-4': 100 } } }));
    expect(issue).toMatchObject({ path: 'table.groups', reason: 'Expected at most 99 groups' });
    const tooManyGuards = faultOf(() => edited(position(), ({ table }) => void (table.guardsLeft = 13)));
    expect(tooManyGuards.path).toBe('table.guardsLeft');
  });

  it('[CC-1.6] can be in an area in any number', () => {
    const state = position({
      groups: { 'lincoln-park': { 'level-4': 60 }, 'mid-north': { 'level-4': 39 } },
      police: { 'west-loop': { 'level-1': 9 } },
    });

    const after = play(state, 'demonstrators move level-4 lincoln-park mid-north 60');

    expect(groupsIn(after, 'mid-north')).toEqual({ 'level-4': 99 });
    expect(policeIn(after, 'west-loop')).toEqual({ 'level-1': 9 });
  });
});
