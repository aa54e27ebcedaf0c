import { describe, expect, it } from 'vitest';
import {
  defaultScenario,
  type Options,
  UCOM_COLUMNS,
  type UcomCode,
  upAgainstTheWall,
} from '../../../src/games/up-against-the-wall/rules/index.ts';
import {
  actorOf,
  counterOn,
  eventsOf,
  eventsOfType,
  legalLines,
  piecesInAll,
  piecesOn,
  play,
  position,
  refusalOf,
  type Sketch,
  type UawState,
} from '../../games/up-against-the-wall/play.ts';

describe('calling the gambit', () => {
  it('[UW-4.1] is possible at the beginning of a move, after the cards and before anything is deployed', () => {
    const state = facing({
      phase: { kind: 'cards', player: 'radicals', used: 0, drew: false },
      hands: { radicals: ['rap-brown'] },
    });

    const beforeDeploying = play(state, 'radicals end-cards');
    const deploying = play(beforeDeploying, 'radicals deploy trustees 1');

    expect(refusalOf(state, 'radicals call-gambit').code).toBe('wrong-phase');
    expect(legalLines(beforeDeploying)).toContain('radicals call-gambit');
    expect(refusalOf(deploying, 'radicals call-gambit').code).toBe('deployment-begun');
    expect(legalLines(deploying)).not.toContain('radicals call-gambit');
    expect(refusalOf(facing({ phase: 'attack' }), 'radicals call-gambit').code).toBe('wrong-phase');
  });

  it('[UW-4.1] is possible only for the player to move', () => {
    expect(refusalOf(facing(), 'administration call-gambit').code).toBe('not-your-turn');
    expect(legalLines(facing({ mover: 'administration' }))).toContain('administration call-gambit');
  });

  it('[UW-4.1] is possible once per move', () => {
    const state = play(
      facing(),
      'radicals call-gambit',
      'chance roll 3',
      'radicals remove-pieces {"trustees":4}',
      ...HOLD,
    );

    expect(state.table.phase.kind).toBe('deploy');
    expect(refusalOf(state, 'radicals call-gambit').code).toBe('gambit-called');
    expect(legalLines(state)).not.toContain('radicals call-gambit');
  });

  it('[UW-4.1] is possible again in the next move', () => {
    const state = play(
      facing({ radicals: { alumni: 3 }, administration: { alumni: 6 }, turn: 12 }),
      ...['radicals call-gambit', 'chance roll 2', 'radicals deploy trustees 1', 'radicals end-move'],
      ...['chance draw bentley-resigns'],
    );

    expect(legalLines(state)).toContain('administration call-gambit');
  });

  it('[UW-4.1] stakes all the player’s pieces on the board against all pieces of the opponent', () => {
    const state = facing({
      radicals: { trustees: 5, alumni: 3, 'black-students': 4 },
      administration: { alumni: 1, 'city-government': 4 },
    });

    expect(eventsOf(state, 'radicals call-gambit')).toEqual([
      { type: 'gambit-called', rule: 'UW-4.1', player: 'radicals', attackers: 12, defenders: 5, odds: '2-1' },
    ]);
  });

  it.each([
    [39, 10, '3-1'],
    [9, 10, '1-2'],
    [5, 10, '1-2'],
    [60, 10, '5-1'],
  ])('[UW-4.1] rounds the odds like an attack: %i against %i are %s', (radicals, administration, odds) => {
    const state = facing({ radicals: { alumni: radicals }, administration: { trustees: administration } });

    expect(eventsOf(state, 'radicals call-gambit')).toMatchObject([{ odds }]);
  });

  it.each([
    ['odds are worse than 1-2', { alumni: 4 }, { alumni: 9 }],
    ['the mover has no piece', {}, { alumni: 9 }],
    ['the opponent has no piece', { alumni: 4 }, {}],
    ['nobody has a piece', {}, {}],
  ])('[UW-4.1] is not possible when %s', (_, radicals, administration) => {
    const state = facing({ radicals, administration });

    expect(refusalOf(state, 'radicals call-gambit')).toMatchObject({ code: 'no-odds', rule: 'UW-4.1' });
    expect(legalLines(state)).not.toContain('radicals call-gambit');
  });
});

describe('the result of the gambit', () => {
  it.each([
    ['TE: all the defender’s pieces on the board go', 'TE', { trustees: [4, 0], alumni: [4, 0] }],
    ['YE: all the caller’s pieces on the board go', 'YE', { trustees: [0, 0], alumni: [0, 2] }],
    ['o: nothing happens', 'o', { trustees: [4, 0], alumni: [4, 2] }],
  ] as const)('[UW-4.2] %s', (_, code, after) => {
    const state = play(facing({ options: withUcom(code) }), 'radicals call-gambit', 'chance roll 1');

    expect(standing(state, 'trustees', 'alumni')).toEqual(after);
    expect(piecesOn(state, 'city-government').administration).toBe(code === 'TE' ? 0 : 2);
  });

  it('[UW-4.2] depends on the odds of the whole board', () => {
    // On the whole board, 8 pieces attack 4 pieces. This is column 2-1, in which a roll of 2 gives TE. On one track, 4
    // pieces attack 2 pieces, and on another track the caller has no pieces against 2.
    const events = eventsOf(facing(), 'radicals call-gambit', 'chance roll 2');

    expect(eventsOfType(events, 'die-rolled')).toEqual([
      {
        ...{ type: 'die-rolled', rule: 'UW-4.2', player: 'radicals', die: 2 },
        ...{ odds: '2-1', code: 'TE', result: 'defender-eliminated' },
      },
    ]);
    expect(eventsOfType(events, 'pieces-lost')).toEqual([
      { type: 'pieces-lost', rule: 'UW-4.2', player: 'administration', track: 'alumni', count: 2 },
      { type: 'pieces-lost', rule: 'UW-4.2', player: 'administration', track: 'city-government', count: 2 },
    ]);
  });

  it('[UW-4.2] costs in an AL the weaker side all pieces, and the stronger side as many of its own choice', () => {
    const rolled = play(facing(), 'radicals call-gambit', 'chance roll 3');

    const removed = play(
      rolled,
      ...['trustees', 'trustees', 'trustees', 'alumni'].map((track) => `radicals remove-piece ${track}`),
    );

    expect(piecesInAll(rolled)).toEqual({ radicals: 8, administration: 0 });
    expect(rolled.table.phase).toMatchObject({ kind: 'remove', player: 'radicals', left: 4 });
    expect(standing(removed, 'trustees', 'alumni')).toEqual({ trustees: [1, 0], alumni: [3, 0] });
  });

  it('[UW-4.2] lets the defender choose if they are the stronger side', () => {
    const state = play(
      facing({ options: withUcom('AL'), radicals: { alumni: 3 }, administration: { alumni: 2, 'city-government': 3 } }),
      ...['radicals call-gambit', 'chance roll 1'],
    );

    expect(actorOf(state)).toBe('administration');
    expect(legalLines(state)).toEqual([
      'administration remove-piece alumni',
      'administration remove-piece city-government',
    ]);
    expect(refusalOf(state, 'radicals remove-piece alumni').code).toBe('not-your-turn');

    const removed = play(state, 'administration remove-pieces {"alumni":1,"city-government":2}');
    expect(standing(removed, 'alumni', 'city-government')).toEqual({ alumni: [0, 1], 'city-government': [0, 1] });
    expect(actorOf(removed)).toBe('radicals');
  });

  it('[UW-4.2] costs both sides all pieces if numbers are equal', () => {
    const state = play(facing({ radicals: { trustees: 4 } }), 'radicals call-gambit', 'chance roll 4');

    expect(piecesInAll(state)).toEqual({ radicals: 0, administration: 0 });
    expect(state.table.phase.kind).toBe('advance');
  });

  it('[UW-4.2] lets pieces be removed one at a time, in board order', () => {
    const rolled = play(facing(), 'radicals call-gambit', 'chance roll 3');

    const picked = play(rolled, 'radicals remove-piece alumni');

    expect(legalLines(rolled)).toEqual(['radicals remove-piece trustees', 'radicals remove-piece alumni']);
    expect(legalLines(picked)).toEqual(['radicals remove-piece alumni']);
    expect(refusalOf(picked, 'radicals remove-piece trustees').code).toBe('out-of-order');
    expect(refusalOf(rolled, 'radicals remove-piece liberal-faculty').code).toBe('no-piece');
  });

  it('[UW-4.2] does not let the player skip a track that is needed to remove enough pieces', () => {
    const rolled = play(facing({ radicals: { trustees: 5, alumni: 3 } }), ...['radicals call-gambit', 'chance roll 3']);

    expect(legalLines(rolled)).toEqual(['radicals remove-piece trustees']);
    expect(refusalOf(rolled, 'radicals remove-piece alumni')).toMatchObject({
      code: 'too-few-left',
      details: { rest: 3, left: 4 },
    });
    expect(legalLines(play(rolled, 'radicals remove-piece trustees'))).toEqual([
      'radicals remove-piece trustees',
      'radicals remove-piece alumni',
    ]);
  });

  it('[UW-4.2] lets pieces be removed in one action, with the same result', () => {
    const rolled = play(facing(), 'radicals call-gambit', 'chance roll 3');

    const atOnce = play(rolled, 'radicals remove-pieces {"alumni":1,"trustees":3}');
    const oneByOne = play(
      rolled,
      ...['trustees', 'trustees', 'trustees', 'alumni'].map((track) => `radicals remove-piece ${track}`),
    );

    expect(atOnce).toEqual(oneByOne);
  });

  it('[UW-4.2] needs exactly the right number of pieces in this action', () => {
    const rolled = play(facing(), 'radicals call-gambit', 'chance roll 3');

    expect(refusalOf(rolled, 'radicals remove-pieces {"trustees":3}').code).toBe('wrong-number');
    expect(refusalOf(rolled, 'radicals remove-pieces {"trustees":4,"alumni":1}').code).toBe('wrong-number');
    expect(refusalOf(rolled, 'radicals remove-pieces {"alumni":5}').code).toBe('wrong-number');
    expect(refusalOf(rolled, 'radicals remove-pieces {"liberal-faculty":4}').code).toBe('no-piece');
  });

  it('[UW-4.2] gives no list of parts for a wrong number of pieces, however large it is', () => {
    const rolled = play(facing(), 'radicals call-gambit', 'chance roll 3');
    const removing = (pieces: number): ReturnType<typeof upAgainstTheWall.parse> =>
      upAgainstTheWall.parse(`radicals remove-pieces {"alumni":${String(pieces)}}`);

    expect(upAgainstTheWall.expand(rolled, removing(4))).toHaveLength(4);
    expect(() => upAgainstTheWall.expand(rolled, removing(4e9))).toThrow('Wrong number');
  });

  it('[UW-4.2] removes pieces from the board and changes nothing else', () => {
    const before = facing();

    const after = play(before, 'radicals call-gambit', 'chance roll 3', 'radicals remove-pieces {"alumni":4}', ...HOLD);

    expect(after.table.counters).toEqual(before.table.counters);
    expect(after.table.due).toEqual(before.table.due);
  });
});

describe('the counters after the gambit', () => {
  it('[UW-4.3] can be moved by the caller on each track that the gambit cleared, with or without the caller’s own pieces', () => {
    const state = play(facing(), 'radicals call-gambit', 'chance roll 1');

    const after = play(state, 'radicals advance alumni', 'radicals advance city-government');

    expect(piecesOn(facing(), 'city-government').radicals).toBe(0);
    expect(counterOn(after, 'alumni')).toBe(0);
    expect(counterOn(after, 'city-government')).toBe(0);
    expect(eventsOfType(eventsOf(state, 'radicals advance alumni'), 'counter-moved')).toMatchObject([
      { rule: 'UW-4.3' },
    ]);
  });

  it('[UW-4.3] are moved towards the caller’s end, for both sides', () => {
    const state = position({
      mover: 'administration',
      phase: 'deploy',
      radicals: { alumni: 2, 'black-students': 2 },
      administration: { alumni: 8 },
    });

    const after = play(
      state,
      ...[
        'administration call-gambit',
        'chance roll 1',
        'administration advance alumni',
        'administration advance black-students',
      ],
    );

    expect([counterOn(after, 'alumni'), counterOn(after, 'black-students')]).toEqual([-2, 1]);
  });

  it('[UW-4.3] are decided on track by track in board order, independently', () => {
    const state = play(facing(), 'radicals call-gambit', 'chance roll 1');

    expect(legalLines(state)).toEqual(['radicals advance alumni', 'radicals hold alumni']);
    expect(refusalOf(state, 'radicals advance city-government')).toMatchObject({
      code: 'not-that-track',
      rule: 'UW-4.3',
    });
    expect(refusalOf(state, 'radicals deploy alumni 1').code).toBe('wrong-phase');
    const held = play(state, 'radicals hold alumni');
    expect(legalLines(held)).toEqual(['radicals advance city-government', 'radicals hold city-government']);
    const after = play(held, 'radicals advance city-government');
    expect([counterOn(after, 'alumni'), counterOn(after, 'city-government')]).toEqual([-1, 0]);
  });

  it('[UW-4.3] stay on tracks where the defender had no pieces before the call', () => {
    const state = play(facing(), 'radicals call-gambit', 'chance roll 1');

    // The trustees track, where the caller has pieces, is not in the queue, because the defender had no pieces on it.
    expect(state.table.phase).toEqual({ kind: 'advance', queue: [1, 4], after: 'gambit' });
  });

  it('[UW-4.3] can be moved after an exchange too, when all removals are done', () => {
    const state = play(facing(), 'radicals call-gambit', 'chance roll 3');

    expect(state.table.phase.kind).toBe('remove');
    expect(play(state, 'radicals remove-pieces {"alumni":4}').table.phase).toEqual({
      kind: 'advance',
      queue: [1, 4],
      after: 'gambit',
    });
  });

  it('[UW-4.3] can be moved on a track that the defender’s own choice has cleared', () => {
    const rolled = play(
      facing({ options: withUcom('AL'), radicals: { alumni: 3 }, administration: { alumni: 2, 'city-government': 3 } }),
      ...['radicals call-gambit', 'chance roll 1'],
    );

    const cleared = play(rolled, 'administration remove-pieces {"alumni":2,"city-government":1}');
    const thinned = play(rolled, 'administration remove-pieces {"alumni":1,"city-government":2}');

    expect(cleared.table.phase).toEqual({ kind: 'advance', queue: [1], after: 'gambit' });
    expect(thinned.table.phase.kind).toBe('deploy');
  });

  it('[UW-4.3] stay if the gambit cleared no track', () => {
    for (const code of ['o', 'YE'] as const) {
      const state = play(facing({ options: withUcom(code) }), 'radicals call-gambit', 'chance roll 1');

      expect(state.table.phase.kind).toBe('deploy');
    }
  });

  it('[UW-4.3] are skipped if they are already in the last box', () => {
    const state = play(
      facing({ counters: { alumni: 3 } }),
      ...['radicals call-gambit', 'chance roll 1', 'radicals advance city-government'],
    );

    expect(counterOn(state, 'alumni')).toBe(3);
    expect(state.table.phase.kind).toBe('deploy');
  });

  it('[UW-4.3] do not change the rest of the move: deployment, then attacks', () => {
    const state = play(
      facing({ radicals: { alumni: 3 }, administration: { alumni: 5, trustees: 1 } }),
      ...[
        'radicals call-gambit',
        'chance roll 2',
        'radicals deploy trustees 10',
        'radicals attack trustees',
        'chance roll 1',
      ],
    );

    expect(state.table.phase).toEqual({ kind: 'advance', queue: [0], after: 'attack' });
  });

  it('[UW-4.3] are followed by the attacks if no pieces are due', () => {
    const state = play(
      facing({ due: { radicals: 0 }, radicals: { alumni: 3 }, administration: { alumni: 5 } }),
      ...['radicals call-gambit', 'chance roll 2'],
    );

    expect(legalLines(state)).toEqual(['radicals attack alumni', 'radicals end-move']);
  });
});

// Helpers

/**
 * A position in which the radicals can call a gambit with 8 pieces against 4 pieces. Four of the 8 pieces are on tracks
 * with opposing pieces.
 */
function facing(sketch: Sketch = {}): UawState {
  return position({
    phase: 'deploy',
    radicals: { trustees: 4, alumni: 4 },
    administration: { alumni: 2, 'city-government': 2 },
    ...sketch,
  });
}

/** The lines of the notation with which the radicals do not move any counter after the gambit of {@link facing}. */
const HOLD = ['radicals hold alumni', 'radicals hold city-government'];

/** The numbers of RADs and LAWs on some tracks. */
function standing(state: UawState, ...tracks: readonly string[]): Record<string, readonly [number, number]> {
  const pair = (track: string): readonly [number, number] => {
    const { radicals, administration } = piecesOn(state, track);
    return [radicals, administration];
  };
  return Object.fromEntries(tracks.map((track) => [track, pair(track)]));
}

/** The default scenario with a matrix that contains only one code. */
function withUcom(code: UcomCode): Options {
  const row = [code, code, code, code, code, code] as const;
  const rows = { 1: row, 2: row, 3: row, 4: row, 5: row, 6: row };
  return { scenario: { ...defaultScenario, ucom: { columns: UCOM_COLUMNS, rows } } };
}
