import { describe, expect, it } from 'vitest';
import { chicagoChicago as game } from '../../../src/games/chicago-chicago/rules/index.ts';
import { outcomeOf, play, position, refusalOf } from '../../games/chicago-chicago/play.ts';

describe('the end', () => {
  it.each([
    [7, 5, { kind: 'win', winner: 'demonstrators' }],
    [5, 7, { kind: 'win', winner: 'police' }],
    [5, 5, { kind: 'draw', players: ['demonstrators', 'police'] }],
  ])('[CC-6.1] is decided by the index after 28C: %i to %i', (demonstrators, police, end) => {
    const index = { demonstrators, police };
    const after = play(position({ turn: '28C', phase: 'patrol', index }), 'police end-step');

    expect(outcomeOf(after)).toEqual({ ...end, reason: 'index', rule: 'CC-6.1', scores: index });
    expect(refusalOf(after, 'police end-step')).toMatchObject({ code: 'match-over', rule: 'CC-6.1' });
  });

  it('[CC-6.1] does not come if no groups are left', () => {
    const after = play(position({ turn: '25A', phase: 'patrol' }), 'police end-step');
    expect(after.table).toMatchObject({ turn: 2, phase: { kind: 'patrol' } });
  });

  it('[CC-6.2] comes at once after a shot, before any points', () => {
    const groups = { 'lincoln-park': { 'level-4': 1 } };
    const police = { 'lincoln-park': { 'level-1': 1 } };
    const state = play(
      position({ phase: 'patrol', groups, police }),
      'police end-step',
      'police engage lincoln-park assault',
    );
    const shot = play(state, 'chance roll 1');

    expect(outcomeOf(shot)).toEqual({ kind: 'win', winner: 'demonstrators', reason: 'shot', rule: 'CC-6.2' });
    expect(shot.table.index).toEqual({ demonstrators: 0, police: 0 });
  });

  it('[CC-6.2] comes when a side concedes', () => {
    const state = position({ groups: { 'lincoln-park': { 'level-4': 1 } } });
    expect(outcomeOf(play(state, 'demonstrators concede'))).toMatchObject({ winner: 'police', reason: 'conceded' });
    expect(outcomeOf(play(position({ phase: 'patrol' }), 'police concede'))).toMatchObject({ winner: 'demonstrators' });
    expect(outcomeOf(play(position({ phase: 'patrol' }), 'demonstrators concede'))).toMatchObject({ winner: 'police' });
  });
});

describe('what a player sees', () => {
  it('[CC-7.1] is everything', () => {
    const state = game.setup({ seed: 1 });
    for (const viewer of ['demonstrators', 'police', 'spectator'] as const) {
      const { setup, table } = game.view(state, viewer);
      expect({ setup, table }).toEqual({ setup: state.setup, table: state.table });
    }
    expect(state.secrets).toEqual({ demonstrators: {}, police: {} });
    expect(state.hidden).toEqual({});
  });
});
