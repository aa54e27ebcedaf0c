import { describe, expect, it } from 'vitest';
import {
  defaultScenario,
  type Options,
  type Side,
  SIDES,
  upAgainstTheWall as game,
} from '../../../src/games/up-against-the-wall/rules/index.ts';
import { faultOf } from '../../faults.ts';
import {
  actorOf,
  eventsOf,
  eventsOfType,
  outcomeOf,
  play,
  position,
  refusalOf,
  type Sketch,
  type UawState,
} from '../../games/up-against-the-wall/play.ts';

describe('the end of the twelfth turn', () => {
  it('[UW-6.1] comes after the administration’s move, not after the radicals’', () => {
    const radicals = play(lastMove({ mover: 'radicals' }), 'radicals end-move');

    expect(radicals.table).toMatchObject({ turn: 12, mover: 'administration' });
    expect(actorOf(radicals)).toBe('chance');
    expect(actorOf(play(lastMove(), 'administration end-move'))).toBe('nobody');
  });

  it('[UW-6.1] does not come at the end of an earlier turn', () => {
    expect(play(lastMove({ turn: 11 }), 'administration end-move').table).toMatchObject({
      turn: 12,
      mover: 'radicals',
    });
  });

  it('[UW-6.1] adds for each side the values of the boxes on its side of the line in which counters stand', () => {
    const counters = { trustees: -3, alumni: -2, 'black-students': 3, 'harlem-community': 1 };

    const ended = play(lastMove({ counters: { ...ON_THE_LINE, ...counters } }), 'administration end-move');

    expect(outcomeOf(ended)).toEqual({
      ...{ kind: 'win', winner: 'administration', reason: 'points', rule: 'UW-6.1' },
      scores: { radicals: 10 + 3, administration: 10 + 5 },
    });
  });

  it('[UW-6.1] makes the radicals win if they have more points', () => {
    const counters = { ...ON_THE_LINE, trustees: -3, 'black-students': 3, 'harlem-community': 1 };

    expect(outcomeOf(play(lastMove({ counters }), 'administration end-move'))).toMatchObject({
      ...{ kind: 'win', winner: 'radicals', scores: { radicals: 13, administration: 10 } },
    });
  });

  it('[UW-6.1] is a draw if both sides have the same points', () => {
    const state = lastMove();

    const ended = play(state, 'administration end-move');

    expect(outcomeOf(ended)).toEqual({
      ...{ kind: 'draw', players: ['radicals', 'administration'], reason: 'points', rule: 'UW-6.1' },
      scores: { radicals: 19, administration: 19 },
    });
    expect(eventsOfType(eventsOf(state, 'administration end-move'), 'match-ended')).toEqual([
      { type: 'match-ended', rule: 'UW-6.1', outcome: outcomeOf(ended) },
    ]);
  });

  it('[UW-6.1] is a draw also if neither side has any points', () => {
    expect(outcomeOf(play(lastMove({ counters: ON_THE_LINE }), 'administration end-move'))).toMatchObject({
      ...{ kind: 'draw', scores: { radicals: 0, administration: 0 } },
    });
  });

  it('[UW-6.1] leaves no legal action', () => {
    const ended = play(lastMove(), 'administration end-move');

    expect(game.legalActions(ended)).toEqual([]);
    expect(game.chanceOutcomes(ended)).toEqual([]);
    for (const line of ['administration end-move', 'radicals concede', 'chance roll 1']) {
      expect(refusalOf(ended, line)).toMatchObject({ code: 'match-over', rule: 'UW-6.1' });
    }
  });

  it('[UW-6.1] does not count pieces', () => {
    const counters = { ...ON_THE_LINE, 'black-students': 1, trustees: -1 };
    const state = lastMove({ counters, administration: { alumni: 500 }, radicals: { alumni: 250 } });

    expect(outcomeOf(play(state, 'administration end-move'))).toMatchObject({
      ...{ kind: 'draw', scores: { radicals: 4, administration: 4 } },
    });
  });
});

describe('wiping out, with the option support', () => {
  it.each([
    ['the radicals have no support', { alumni: -1 }, 'administration'],
    ['the administration has no support', { alumni: 1 }, 'radicals'],
  ] as const)('[UW-6.2] ends the match at once when %s at the end of a move', (_, counters, winner) => {
    for (const mover of SIDES) {
      for (const options of [{}, { wipeOut: 'support' }] satisfies Options[]) {
        const state = meeting({ options, mover, counters: { ...ON_THE_LINE, ...counters } });

        const ended = play(state, `${mover} end-move`);

        expect(outcomeOf(ended)).toEqual({ kind: 'win', winner, reason: 'wiped-out', rule: 'UW-6.2' });
      }
    }
  });

  it('[UW-6.2] depends on the sides of the counters, whatever the values of the boxes', () => {
    const track = { id: 'worthless', name: 'Worthless', values: [0, 0, 0], line: 1, dot: 1 };
    const options = { scenario: { ...defaultScenario, tracks: [track, { ...track, id: 'other', values: [9, 0, 9] }] } };
    const standing = { radicals: { other: 1 }, administration: { other: 1 } };

    const some = position({ options, ...standing, counters: { worthless: 1, other: -1 } });
    const none = position({ options, ...standing, counters: { worthless: 0, other: -1 } });

    expect(play(some, 'radicals end-move').table.mover).toBe('administration');
    expect(outcomeOf(play(none, 'radicals end-move'))).toMatchObject({ winner: 'administration', rule: 'UW-6.2' });
  });

  it('[UW-6.2] does not happen if neither side or both sides have support', () => {
    for (const counters of [ON_THE_LINE, { ...ON_THE_LINE, alumni: -1, trustees: 1 }]) {
      expect(play(meeting({ counters }), 'radicals end-move').table.mover).toBe('administration');
    }
  });

  it('[UW-6.2] is judged at the end of a move, not before', () => {
    const counters = { ...ON_THE_LINE, alumni: -1, trustees: 1 };
    const state = meeting({ counters, radicals: { alumni: 5, trustees: 1 } });

    const cleared = play(state, 'radicals attack alumni', 'chance roll 1', 'radicals advance alumni');

    // The administration's last counter has left its side of the line, but the radicals can still attack.
    expect(actorOf(cleared)).toBe('radicals');
    expect(outcomeOf(play(cleared, 'radicals end-move'))).toMatchObject({ winner: 'radicals', rule: 'UW-6.2' });
  });

  it('[UW-6.2] is judged before any points are counted', () => {
    const state = lastMove({ counters: { ...ON_THE_LINE, alumni: -1 } });

    expect(outcomeOf(play(state, 'administration end-move'))).toEqual({
      ...{ kind: 'win', winner: 'administration', reason: 'wiped-out', rule: 'UW-6.2' },
    });
  });

  it('[UW-6.2] does not depend on pieces', () => {
    const state = position({ radicals: { alumni: 10 }, administration: { alumni: 2 } });

    const cleared = play(state, 'radicals attack alumni', 'chance roll 1', 'radicals hold alumni');

    expect(cleared.table).toMatchObject({ mover: 'administration', phase: { kind: 'draw' } });
  });
});

describe('wiping out, with the option combat', () => {
  const options: Options = { wipeOut: 'combat' };

  it.each([
    ['defender', 1, 'radicals'],
    ['attacker', 4, 'administration'],
  ] as const)(
    '[UW-6.2] ends the match at once when an attack leaves the %s no pieces on the board',
    (_, die, winner) => {
      const state = position({ options, radicals: { alumni: 2 }, administration: { alumni: 4 } });

      const ended = play(state, 'radicals attack alumni', `chance roll ${String(die)}`);

      expect(outcomeOf(ended)).toEqual({ kind: 'win', winner, reason: 'wiped-out', rule: 'UW-6.2' });
    },
  );

  it('[UW-6.2] is judged after the removal and before any counter moves', () => {
    const state = position({ options, radicals: { alumni: 4 }, administration: { alumni: 2 } });

    const ended = play(state, 'radicals attack alumni', 'chance roll 1');

    expect(actorOf(ended)).toBe('nobody');
    expect(ended.table.counters).toEqual(state.table.counters);
  });

  it('[UW-6.2] depends on the whole board', () => {
    const state = position({ options, radicals: { alumni: 4 }, administration: { alumni: 2, trustees: 1 } });

    expect(play(state, 'radicals attack alumni', 'chance roll 1').table.phase.kind).toBe('advance');
  });

  it('[UW-6.2] does not end the match if neither side has pieces left', () => {
    const state = position({ options, radicals: { alumni: 4 }, administration: { alumni: 4 } });

    const cleared = play(state, 'radicals attack alumni', 'chance roll 2');

    expect(cleared.table.phase.kind).toBe('advance');
    expect(play(cleared, 'radicals hold alumni').table.mover).toBe('administration');
  });

  it.each([
    ['defender', 1, 'radicals'],
    ['caller', 6, 'administration'],
  ] as const)('[UW-6.2] ends the match at once if the gambit leaves the %s no pieces', (_, die, winner) => {
    const state = position({ options, phase: 'deploy', radicals: { alumni: 2 }, administration: { trustees: 4 } });

    const ended = play(state, 'radicals call-gambit', `chance roll ${String(die)}`);

    expect(outcomeOf(ended)).toMatchObject({ winner, rule: 'UW-6.2' });
    expect(ended.table.counters).toEqual(state.table.counters);
  });

  it('[UW-6.2] is judged after an exchange in the gambit when all removals are done', () => {
    const state = position({
      options,
      phase: 'deploy',
      radicals: { alumni: 2, trustees: 1 },
      administration: { trustees: 2 },
    });

    const rolled = play(state, 'radicals call-gambit', 'chance roll 4');

    expect(rolled.table.phase.kind).toBe('remove');
    expect(outcomeOf(play(rolled, 'radicals remove-pieces {"alumni":2}'))).toMatchObject({ winner: 'radicals' });
  });

  it('[UW-6.2] does not affect a side that has no pieces before any attack', () => {
    const state = play(game.setup(options), 'chance draw bentley-resigns', 'radicals deploy alumni 10');

    expect(state.table).toMatchObject({ mover: 'administration', phase: { kind: 'draw' } });
  });

  it('[UW-6.2] does not depend on support', () => {
    const state = meeting({ options, counters: { ...ON_THE_LINE, alumni: -1 } });

    expect(play(state, 'radicals end-move').table.mover).toBe('administration');
  });
});

describe('wiping out, with the option off', () => {
  const options: Options = { wipeOut: 'off' };

  it('[UW-6.2] ends no match, neither for support nor for pieces', () => {
    const noSupport = meeting({ options, counters: { ...ON_THE_LINE, alumni: -1 } });
    const noPieces = position({ options, radicals: { alumni: 4 }, administration: { alumni: 2 } });

    expect(play(noSupport, 'radicals end-move').table.mover).toBe('administration');
    expect(play(noPieces, 'radicals attack alumni', 'chance roll 1').table.phase.kind).toBe('advance');
  });

  it('[UW-6.2] lets points decide the match', () => {
    const state = lastMove({ options, counters: { ...ON_THE_LINE, alumni: -1 } });

    expect(outcomeOf(play(state, 'administration end-move'))).toMatchObject({
      ...{ winner: 'administration', reason: 'points', scores: { radicals: 0, administration: 3 } },
    });
  });

  it('[UW-6.2] is one of three options', () => {
    expect(faultOf(() => game.parseOptions({ wipeOut: 'on' })).path).toBe('wipeOut');
  });
});

describe('conceding', () => {
  it.each(decisions())('[UW-6.3] makes the opponent win the match, %s', (_, player, state) => {
    const winner = player === 'radicals' ? 'administration' : 'radicals';

    expect(actorOf(state)).toBe(player);
    expect(outcomeOf(play(state, `${player} concede`))).toEqual({
      kind: 'win',
      winner,
      reason: 'conceded',
      rule: 'UW-6.3',
    });
  });

  it('[UW-6.3] is possible for both players whenever a player must decide, but not when chance must act', () => {
    expect(outcomeOf(play(meeting(), 'administration concede'))).toMatchObject({ winner: 'radicals' });
    expect(refusalOf(game.setup(), 'radicals concede').code).toBe('not-your-turn');
  });

  it('[UW-6.3] is accepted and never listed', () => {
    for (const [, , state] of decisions()) {
      expect(game.legalActions(state).some(({ type }) => type === 'concede')).toBe(false);
    }
    expect(game.unlisted).toContain('concede');
  });
});

// Helpers

const ON_THE_LINE = Object.fromEntries(defaultScenario.tracks.map(({ id }) => [id, 0]));

/** A position in which the mover can attack, so that the move does not end automatically. */
function meeting(sketch: Sketch = {}): UawState {
  return position({ radicals: { alumni: 1, trustees: 1 }, administration: { alumni: 1, trustees: 1 }, ...sketch });
}

/** A position in the last move of the match. */
function lastMove(sketch: Sketch = {}): UawState {
  return meeting({ turn: 12, mover: 'administration', ...sketch });
}

/** A position in each phase in which a player must decide. */
function decisions(): [when: string, player: Side, state: UawState][] {
  const cards = { hands: { radicals: ['rap-brown'], administration: ['daily-news'] } };
  const before = { radicals: { alumni: 4, trustees: 4 }, administration: { alumni: 4 } };
  return [
    [
      'in their card window',
      'radicals',
      position({ ...cards, phase: { kind: 'cards', player: 'radicals', used: 0, drew: false } }),
    ],
    [
      'in the opponent’s card window',
      'administration',
      position({ ...cards, phase: { kind: 'cards', player: 'administration', used: 0, drew: false } }),
    ],
    ['while they deploy', 'radicals', position({ phase: 'deploy' })],
    ['in the middle of a deployment', 'radicals', play(position({ phase: 'deploy' }), 'radicals deploy alumni 1')],
    ['while they attack', 'administration', meeting({ mover: 'administration' })],
    ['when a counter may be moved', 'radicals', play(meeting(), 'radicals attack alumni', 'chance roll 1')],
    [
      'while they remove pieces',
      'radicals',
      play(position({ ...before, phase: 'deploy' }), 'radicals call-gambit', 'chance roll 4'),
    ],
  ];
}
