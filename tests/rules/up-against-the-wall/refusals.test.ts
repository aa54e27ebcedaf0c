import { describe, expect, it } from 'vitest';
import { type Uaw, upAgainstTheWall as game } from '../../../src/games/up-against-the-wall/rules/index.ts';
import { play, position, refusalOf, type Sketch, type UawState } from '../../games/up-against-the-wall/play.ts';
import { type Refusal, testRefusals } from '../../games/refusals.ts';

/** Pieces with which the radicals can call a gambit. The gambit clears the alumni track. */
const GAMBIT: Sketch = { radicals: { alumni: 2 }, administration: { alumni: 2 } };

/** Each case has a violation code, a rule, a position, and a line that is illegal in this position. */
const CASES: readonly Refusal<Uaw>[] = [
  ['match-over', 'UW-6.1', play(meeting(), 'radicals concede'), 'radicals end-move'],
  ['not-your-turn', 'UW-2.1', meeting(), 'administration end-move'],
  ['not-your-turn', 'UW-2.1', meeting(), 'chance roll 1'],
  ['not-your-turn', 'UW-2.1', play(meeting(), 'radicals attack alumni'), 'radicals end-move'],
  ['not-an-outcome', 'UW-3.4', play(meeting(), 'radicals attack alumni'), 'chance draw rap-brown'],
  ['not-an-outcome', 'UW-5.1', position({ phase: 'draw' }), 'chance roll 1'],
  ['not-an-outcome', 'UW-5.1', position({ phase: 'draw', used: ['rap-brown'] }), 'chance draw rap-brown'],
  ['wrong-phase', 'UW-3.2', meeting(), 'radicals use-card rap-brown'],
  ['wrong-phase', 'UW-3.2', meeting(), 'radicals discard'],
  ['wrong-phase', 'UW-3.2', meeting(), 'radicals end-cards'],
  ['wrong-phase', 'UW-3.2', meeting(), 'radicals call-gambit'],
  ['wrong-phase', 'UW-3.2', meeting(), 'radicals deploy alumni 1'],
  ['wrong-phase', 'UW-3.2', meeting(), 'radicals deploy-all {"alumni":1}'],
  ['wrong-phase', 'UW-3.2', meeting(), 'radicals end-deploy'],
  ['wrong-phase', 'UW-3.2', meeting(), 'radicals remove-piece alumni'],
  ['wrong-phase', 'UW-3.2', meeting(), 'radicals remove-pieces {"alumni":1}'],
  ['wrong-phase', 'UW-3.2', meeting(), 'radicals hold alumni'],
  ['wrong-phase', 'UW-3.1', deploying(), 'radicals attack alumni'],
  ['wrong-phase', 'UW-3.1', deploying(), 'radicals advance alumni'],
  ['wrong-phase', 'UW-3.1', deploying(), 'radicals end-move'],
  ['no-such-name', 'UW-1.1', deploying(), 'radicals deploy nowhere 1'],
  ['no-such-name', 'UW-1.1', deploying(), 'radicals deploy-all {"nowhere":10}'],
  ['no-such-name', 'UW-1.1', meeting(), 'radicals attack nowhere'],
  ['no-such-name', 'UW-1.1', meeting(), 'radicals advance nowhere'],
  ['no-such-name', 'UW-1.1', removing(), 'radicals remove-piece nowhere'],
  ['no-such-name', 'UW-1.1', removing(), 'radicals remove-pieces {"nowhere":4}'],
  ['too-many', 'UW-3.1', deploying(), 'radicals deploy alumni 11'],
  ['pieces-left', 'UW-3.1', deploying(), 'radicals deploy black-students 9'],
  ['pieces-left', 'UW-3.1', deploying(), 'radicals end-deploy'],
  ['out-of-order', 'UW-3.1', play(deploying(), 'radicals deploy alumni 1'), 'radicals deploy trustees 9'],
  ['out-of-order', 'UW-3.1', play(deploying(), 'radicals deploy alumni 1'), 'radicals deploy-all {"alumni":9}'],
  ['wrong-number', 'UW-3.1', deploying(), 'radicals deploy-all {"alumni":9}'],
  ['wrong-number', 'UW-3.1', deploying(), 'radicals deploy-all {"alumni":9,"trustees":2}'],
  ['wrong-number', 'UW-3.1', deploying(), 'radicals deploy-all {}'],
  ['wrong-number', 'UW-3.1', deploying({ due: { radicals: 0 }, ...GAMBIT }), 'radicals deploy-all {}'],
  ['already-attacked', 'UW-3.2', meeting({ done: { attacked: [1] } }), 'radicals attack alumni'],
  ['no-attacker', 'UW-3.2', meeting({ administration: { alumni: 1, trustees: 1 } }), 'radicals attack trustees'],
  ['no-defender', 'UW-3.2', meeting({ radicals: { alumni: 1, trustees: 1 } }), 'radicals attack trustees'],
  ['odds-too-low', 'UW-3.3', meeting({ administration: { alumni: 3, 'black-students': 1 } }), 'radicals attack alumni'],
  ['no-attack-made', 'UW-3.5', meeting(), 'radicals advance alumni'],
  ['not-unopposed', 'UW-3.5', meeting({ options: { unopposed: 'advance' } }), 'radicals advance alumni'],
  ['not-that-track', 'UW-3.5', play(meeting(), 'radicals attack alumni', 'chance roll 1'), 'radicals advance trustees'],
  ['not-that-track', 'UW-3.5', play(meeting(), 'radicals attack alumni', 'chance roll 1'), 'radicals hold trustees'],
  ['gambit-called', 'UW-4.1', deploying({ ...GAMBIT, done: { gambit: true } }), 'radicals call-gambit'],
  ['deployment-begun', 'UW-4.1', play(deploying(GAMBIT), 'radicals deploy alumni 1'), 'radicals call-gambit'],
  ['no-odds', 'UW-4.1', deploying(), 'radicals call-gambit'],
  ['no-piece', 'UW-4.2', removing(), 'radicals remove-piece trustees'],
  ['wrong-number', 'UW-4.2', removing(), 'radicals remove-pieces {"alumni":5}'],
  ['no-piece', 'UW-4.2', removing(), 'radicals remove-pieces {"trustees":4}'],
  ['out-of-order', 'UW-4.2', play(removing(), 'radicals remove-piece city-government'), 'radicals remove-piece alumni'],
  [
    'out-of-order',
    'UW-4.2',
    play(removing(), 'radicals remove-piece city-government'),
    'radicals remove-pieces {"alumni":3}',
  ],
  ['too-few-left', 'UW-4.2', removing(), 'radicals remove-piece black-students'],
  ['wrong-number', 'UW-4.2', removing(), 'radicals remove-pieces {"alumni":3}'],
  ['wrong-number', 'UW-4.2', removing(), 'radicals remove-pieces {}'],
  [
    'not-that-track',
    'UW-4.3',
    play(deploying(GAMBIT), 'radicals call-gambit', 'chance roll 1'),
    'radicals advance trustees',
  ],
  ['nothing-to-discard', 'UW-5.1', holding(), 'radicals discard'],
  ['not-in-hand', 'UW-5.2', holding(), 'radicals use-card daily-news'],
  ['no-such-name', 'UW-5.2', holding(), 'radicals use-card no-such-card'],
  ['side-has-deployed', 'UW-5.2', holding({ mover: 'administration' }), 'administration use-card mimeograph'],
];

describe('a refusal', () => {
  testRefusals(game, refusalOf, CASES);

  it.each([
    ['nothing', undefined, ''],
    ['a word', 'end-move', ''],
    ['no type', { player: 'radicals' }, 'type'],
    ['an unknown type', { type: 'surrender', player: 'radicals' }, 'type'],
    ['an unknown player', { type: 'end-move', player: 'police' }, 'player'],
    ['a field too many', { type: 'end-move', player: 'radicals', now: true }, 'now'],
    ['a field too few', { type: 'attack', player: 'radicals' }, 'track'],
    ['a track by its place', { type: 'attack', player: 'radicals', track: 1 }, 'track'],
    ['no pieces', { type: 'deploy', player: 'radicals', track: 'alumni', count: 0 }, 'count'],
    ['half a piece', { type: 'deploy', player: 'radicals', track: 'alumni', count: 0.5 }, 'count'],
    [
      'a pile of nothing',
      { type: 'deploy-all', player: 'radicals', piles: { alumni: 10, trustees: 0 } },
      'piles.trustees',
    ],
    ['a die of seven', { type: 'roll', player: 'chance', die: 7 }, 'die'],
    ['a roll of a player', { type: 'roll', player: 'radicals', die: 1 }, 'player'],
  ])('is malformed-action, without a rule, for %s', (_, action, path) => {
    const state = meeting();
    const before = JSON.stringify(state);

    const violation = game.whyIllegal(state, action);

    expect(violation).toMatchObject({ code: 'malformed-action', details: { path } });
    expect(violation).not.toHaveProperty('rule');
    expect(() => game.applyAction(state, action as never)).toThrow(
      expect.objectContaining({ name: 'MalformedError', path }),
    );
    expect(JSON.stringify(state)).toBe(before);
  });

  it('depends only on facts that the acting player can see', () => {
    const [one, other] = (['daily-news', 'law-and-order'] as const).map((card) =>
      position({
        phase: { kind: 'cards', player: 'radicals', used: 0, drew: false },
        hands: { radicals: ['rap-brown'], administration: [card] },
      }),
    ) as [UawState, UawState];

    for (const card of ['daily-news', 'law-and-order', 'bentley-resigns', 'no-such-card']) {
      const line = `radicals use-card ${card}`;
      expect(refusalOf(one, line)).toEqual(refusalOf(other, line));
    }
  });
});

// Helpers

/** A position in which the radicals can attack on the tracks of the alumni and of the black students. */
function meeting(sketch: Sketch = {}): UawState {
  return position({
    radicals: { alumni: 1, 'black-students': 1 },
    administration: { alumni: 1, 'black-students': 1 },
    ...sketch,
  });
}

function deploying(sketch: Sketch = {}): UawState {
  return position({ phase: 'deploy', ...sketch });
}

/**
 * A position in which the radicals must remove four of eight pieces. All three pieces on the last track can stay.
 */
function removing(): UawState {
  return play(
    deploying({
      radicals: { alumni: 3, 'city-government': 2, 'black-students': 3 },
      administration: { alumni: 4 },
    }),
    ...['radicals call-gambit', 'chance roll 3'],
  );
}

function holding(sketch: Sketch = {}): UawState {
  const { mover = 'radicals' } = sketch;
  return position({
    phase: { kind: 'cards', player: mover, used: 0, drew: false },
    hands: { [mover]: ['mimeograph'] },
    ...sketch,
  });
}
