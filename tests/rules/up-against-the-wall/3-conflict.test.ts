import { describe, expect, it } from 'vitest';
import {
  defaultScenario,
  type Options,
  type Side,
  type Ucom,
  UCOM_COLUMNS,
  UCOM_LEGEND,
  upAgainstTheWall as game,
} from '../../../src/games/up-against-the-wall/rules/index.ts';
import { createRng } from '../../../src/core/random.ts';
import { D6_FACES } from '../../../src/mechanics/dice.ts';
import { faultOf } from '../../faults.ts';
import {
  actorOf,
  counterOn,
  edited,
  eventsOf,
  eventsOfType,
  legalLines,
  outcomeOf,
  piecesInAll,
  piecesOn,
  play,
  position,
  refusalOf,
  type UawState,
} from '../../games/up-against-the-wall/play.ts';

describe('deploying', () => {
  it('[UW-3.1] places the number of pieces that PLOT gives the player to move', () => {
    const radicals = position({ phase: 'deploy', turn: 3 });
    const administration = position({ phase: 'deploy', turn: 3, mover: 'administration' });

    expect(radicals.table.phase).toEqual({ kind: 'deploy', left: 8, from: 0 });
    expect(administration.table.phase).toEqual({ kind: 'deploy', left: 7, from: 0 });
  });

  it('[UW-3.1] places the number of pieces as changed by cards', () => {
    const begun = play(game.setup(), 'chance draw gym-cancelled', 'radicals use-card gym-cancelled');

    expect(begun.table.phase).toEqual({ kind: 'deploy', left: 20, from: 0 });
  });

  it('[UW-3.1] places the pieces at the player’s own end', () => {
    const radicals = play(position({ phase: 'deploy' }), 'radicals deploy alumni 10');
    const administration = play(
      position({ phase: 'deploy', mover: 'administration' }),
      'administration deploy alumni 5',
    );

    expect(piecesOn(radicals, 'alumni')).toEqual({ radicals: 10, administration: 0 });
    expect(piecesOn(administration, 'alumni')).toEqual({ radicals: 0, administration: 5 });
  });

  it('[UW-3.1] adds to the pieces that are already there', () => {
    const state = play(position({ phase: 'deploy', radicals: { alumni: 3 } }), 'radicals deploy alumni 10');

    expect(piecesOn(state, 'alumni').radicals).toBe(13);
  });

  it('[UW-3.1] is free: all pieces on one track, or some on each', () => {
    const { tracks } = defaultScenario;
    const onOne = tracks.map(({ id }) => play(position({ phase: 'deploy' }), `radicals deploy ${id} 10`));
    const onAll = play(
      position({ phase: 'deploy', due: { radicals: 11 } }),
      ...tracks.map(({ id }) => `radicals deploy ${id} 1`),
    );

    for (const [place, state] of onOne.entries()) {
      expect(state.table.pieces.radicals).toEqual(tracks.map((_, track) => (track === place ? 10 : 0)));
    }
    expect(onAll.table.pieces.radicals).toEqual(tracks.map(() => 1));
  });

  it('[UW-3.1] has no limit for a track', () => {
    const state = position({ phase: 'deploy', radicals: { alumni: 100 }, due: { radicals: 200 } });

    expect(piecesOn(play(state, 'radicals deploy alumni 200'), 'alumni').radicals).toBe(300);
  });

  it('[UW-3.1] continues until every piece is placed', () => {
    const state = play(position({ phase: 'deploy' }), 'radicals deploy alumni 9');

    expect(state.table.phase).toEqual({ kind: 'deploy', left: 1, from: 2 });
    expect(refusalOf(state, 'radicals end-deploy')).toMatchObject({ code: 'pieces-left', rule: 'UW-3.1' });
    expect(refusalOf(state, 'radicals end-move').code).toBe('wrong-phase');
    expect(legalLines(state).every((line) => line.startsWith('radicals deploy '))).toBe(true);
    expect(play(state, 'radicals deploy black-students 1').table.mover).toBe('administration');
  });

  it('[UW-3.1] does not allow more pieces than are due', () => {
    expect(refusalOf(position({ phase: 'deploy' }), 'radicals deploy alumni 11').code).toBe('too-many');
  });

  it('[UW-3.1] is entered in piles, one per track, in board order', () => {
    const state = play(position({ phase: 'deploy' }), 'radicals deploy alumni 4');

    expect(refusalOf(state, 'radicals deploy trustees 6').code).toBe('out-of-order');
    expect(refusalOf(state, 'radicals deploy alumni 6').code).toBe('out-of-order');
    expect(legalLines(state)[0]).toBe('radicals deploy conservative-faculty 1');
  });

  it('[UW-3.1] puts all remaining pieces on the last track', () => {
    const state = play(position({ phase: 'deploy' }), 'radicals deploy harlem-community 4');

    expect(legalLines(state)).toEqual(['radicals deploy black-students 6']);
    expect(refusalOf(state, 'radicals deploy black-students 5').code).toBe('pieces-left');
  });

  it('[UW-3.1] can be entered in one action, with the same result', () => {
    const state = position({ phase: 'deploy' });

    const atOnce = play(state, 'radicals deploy-all {"black-students":1,"alumni":4,"trustees":5}');
    const oneByOne = play(
      state,
      'radicals deploy trustees 5',
      'radicals deploy alumni 4',
      'radicals deploy black-students 1',
    );

    expect(atOnce).toEqual(oneByOne);
  });

  it('[UW-3.1] can start with piles and end with one action for the rest', () => {
    const state = play(position({ phase: 'deploy' }), 'radicals deploy alumni 4');

    expect(play(state, 'radicals deploy-all {"black-students":6}').table.mover).toBe('administration');
    expect(refusalOf(state, 'radicals deploy-all {"trustees":6}').code).toBe('out-of-order');
    expect(refusalOf(state, 'radicals deploy-all {"black-students":10}').code).toBe('wrong-number');
  });

  it('[UW-3.1] is skipped if no pieces are due and the odds are too low for a gambit', () => {
    const state = play(
      position({
        phase: { kind: 'cards', player: 'radicals', used: 0, drew: false },
        hands: { radicals: ['mimeograph'] },
        turn: 12,
        radicals: { alumni: 1 },
        administration: { alumni: 1, trustees: 2 },
      }),
      'radicals use-card mimeograph',
    );

    expect(state.table).toMatchObject({ due: { radicals: 0 }, phase: { kind: 'attack' } });
  });

  it('[UW-3.1] asks a player without pieces to deploy whether they call the gambit instead', () => {
    const state = position({
      phase: 'deploy',
      due: { radicals: 0 },
      radicals: { alumni: 1 },
      administration: { alumni: 1 },
    });

    expect(legalLines(state)).toEqual(['radicals call-gambit', 'radicals end-deploy']);
    expect(play(state, 'radicals end-deploy').table.phase.kind).toBe('attack');
  });
});

describe('an attack', () => {
  it('[UW-3.2] can be made on each track where both sides have pieces, and on no other', () => {
    const state = position({
      radicals: { trustees: 3, alumni: 3, 'harlem-community': 3 },
      administration: { alumni: 3, 'liberal-faculty': 3, 'harlem-community': 3 },
    });

    expect(legalLines(state)).toEqual([
      'radicals attack alumni',
      'radicals attack harlem-community',
      'radicals end-move',
    ]);
    expect(refusalOf(state, 'radicals attack trustees').code).toBe('no-defender');
    expect(refusalOf(state, 'radicals attack liberal-faculty').code).toBe('no-attacker');
    expect(refusalOf(state, 'radicals attack black-students').code).toBe('no-attacker');
  });

  it('[UW-3.2] uses all the player’s pieces on the track', () => {
    const state = position({ radicals: { alumni: 6, trustees: 50 }, administration: { alumni: 3, trustees: 1 } });

    const [made] = eventsOfType(eventsOf(state, 'radicals attack alumni'), 'attack-made');

    expect(made).toMatchObject({ attackers: 6, defenders: 3, odds: '2-1' });
    expect(piecesOn(play(state, 'radicals attack alumni', 'chance roll 6'), 'alumni').radicals).toBe(0);
  });

  it('[UW-3.2] can be made on any number of tracks, in any order', () => {
    const tracks = ['trustees', 'alumni', 'black-students'];
    const pieces = Object.fromEntries(tracks.map((track) => [track, 1]));
    const state = position({
      radicals: { ...pieces, 'city-government': 1 },
      administration: { ...pieces, 'city-government': 1 },
    });

    for (const order of ordersOf(tracks)) {
      // At even odds, a roll of 2 is an exchange of all pieces on the track. Therefore the player can advance the
      // counter after each attack.
      const lines = order.flatMap((track) => [`radicals attack ${track}`, 'chance roll 2', `radicals hold ${track}`]);
      const after = play(state, ...lines);

      expect(piecesInAll(after)).toEqual({ radicals: 1, administration: 1 });
      expect(after.table.done.attacked).toHaveLength(3);
    }
  });

  it('[UW-3.2] can be made only once per move on each track', () => {
    const state = play(
      position({ radicals: { alumni: 2, trustees: 2 }, administration: { alumni: 4, trustees: 4 } }),
      'radicals attack alumni',
      'chance roll 2',
    );

    expect(piecesOn(state, 'alumni')).toEqual({ radicals: 2, administration: 4 });
    expect(refusalOf(state, 'radicals attack alumni').code).toBe('already-attacked');
    expect(legalLines(state)).toEqual(['radicals attack trustees', 'radicals end-move']);
  });

  it('[UW-3.2] can be made again on the same track in the next move', () => {
    const state = play(
      position({ radicals: { alumni: 2 }, administration: { alumni: 4 } }),
      ...['radicals attack alumni', 'chance roll 2'],
      ...[
        'chance draw bentley-resigns',
        'administration deploy trustees 5',
        'administration attack alumni',
        'chance roll 4',
      ],
    );

    expect(state.table.done.attacked).toEqual([1]);
    expect(piecesOn(state, 'alumni')).toEqual({ radicals: 0, administration: 2 });
  });
});

describe('odds', () => {
  it.each([
    [1, 1, '1-1'],
    [39, 10, '3-1'],
    [6, 3, '2-1'],
    [5, 3, '1-1'],
    [1, 2, '1-2'],
    [5, 10, '1-2'],
    [9, 10, '1-2'],
    [2, 3, '1-2'],
    [10, 10, '1-1'],
    [19, 10, '1-1'],
    [20, 10, '2-1'],
    [29, 10, '2-1'],
    [30, 10, '3-1'],
    [40, 10, '4-1'],
    [49, 10, '4-1'],
    [50, 10, '5-1'],
    [99, 10, '5-1'],
    [100, 1, '5-1'],
  ])('[UW-3.3] of %i against %i are %s', (attackers, defenders, odds) => {
    expect(oddsOf({ radicals: attackers, administration: defenders }, 'radicals')).toBe(odds);
    expect(oddsOf({ radicals: defenders, administration: attackers }, 'administration')).toBe(odds);
  });

  it.each([
    [1, 3],
    [4, 10],
    [4, 9],
    [1, 1000],
  ])('[UW-3.3] of %i against %i do not allow an attack', (radicals, administration) => {
    const state = position({
      radicals: { alumni: radicals, trustees: 1 },
      administration: { alumni: administration, trustees: 1 },
    });

    expect(refusalOf(state, 'radicals attack alumni')).toMatchObject({
      code: 'odds-too-low',
      rule: 'UW-3.3',
      details: { attackers: radicals, defenders: administration },
    });
    expect(legalLines(state)).not.toContain('radicals attack alumni');
  });
});

describe('the matrix', () => {
  it('[UW-3.4] equals the printed one', () => {
    const { columns, rows } = defaultScenario.ucom;
    const lines = D6_FACES.map((face) => `${String(face)}:   ${rows[face].map((code) => code.padEnd(2)).join('   ')}`);

    expect([`     ${columns.join('  ')}`, ...lines].join('\n')).toMatchInlineSnapshot(`
      "     1-2  1-1  2-1  3-1  4-1  5-1
      1:   TE   TE   TE   TE   TE   TE
      2:   o    AL   TE   TE   TE   TE
      3:   o    AL   AL   AL   TE   TE
      4:   YE   AL   AL   AL   AL   AL
      5:   YE   YE   AL   AL   AL   AL
      6:   YE   YE   YE   AL   AL   YE"
    `);
  });

  it('[UW-3.4] gives the result for the die and the odds of the attack, cell by cell', () => {
    for (const [index, odds] of UCOM_COLUMNS.entries()) {
      for (const die of D6_FACES) {
        const events = eventsOf(attackAt(ATTACKERS[index]!, 2), 'radicals attack alumni', `chance roll ${String(die)}`);

        const code = defaultScenario.ucom.rows[die][index]!;
        expect(eventsOfType(events, 'die-rolled')).toEqual([
          { type: 'die-rolled', rule: 'UW-3.4', player: 'radicals', die, odds, code, result: UCOM_LEGEND[code] },
        ]);
      }
    }
  });

  it.each([
    ['o: nothing happens', { radicals: 3, administration: 6 }, 2, { radicals: 3, administration: 6 }],
    ['TE: all the defender’s pieces go', { radicals: 3, administration: 6 }, 1, { radicals: 3, administration: 0 }],
    ['YE: all the attacker’s pieces go', { radicals: 3, administration: 6 }, 4, { radicals: 0, administration: 6 }],
    [
      'AL: the side with fewer loses all, the other as many',
      { radicals: 6, administration: 4 },
      4,
      { radicals: 2, administration: 0 },
    ],
    ['AL at equal numbers: both lose all', { radicals: 5, administration: 5 }, 3, { radicals: 0, administration: 0 }],
    [
      'a six at 5-1 is overreach: all the attacker’s pieces go',
      { radicals: 30, administration: 6 },
      6,
      { radicals: 0, administration: 6 },
    ],
  ])('[UW-3.4] %s', (_, before, die, after) => {
    const state = position({
      radicals: { alumni: before.radicals, trustees: 1 },
      administration: { alumni: before.administration, trustees: 1 },
    });
    const swapped = position({
      mover: 'administration',
      radicals: { alumni: before.administration, trustees: 1 },
      administration: { alumni: before.radicals, trustees: 1 },
    });

    const byRadicals = play(state, 'radicals attack alumni', `chance roll ${String(die)}`);
    const byAdministration = play(swapped, 'administration attack alumni', `chance roll ${String(die)}`);

    expect(piecesOn(byRadicals, 'alumni')).toEqual(after);
    expect(piecesOn(byAdministration, 'alumni')).toEqual({
      radicals: after.administration,
      administration: after.radicals,
    });
    for (const played of [byRadicals, byAdministration]) {
      expect(piecesOn(played, 'trustees')).toEqual({ radicals: 1, administration: 1 });
    }
  });

  it('[UW-3.4] is used with a fair die when the engine rolls', () => {
    const state = play(attackAt(6, 3), 'radicals attack alumni');
    const rng = createRng('dice');
    const times = [0, 0, 0, 0, 0, 0];

    for (let roll = 0; roll < 6000; roll++) times[(game.randomAction(state, rng) as { die: number }).die - 1]! += 1;

    expect(game.chanceOutcomes(state)).toEqual(
      D6_FACES.map((die) => ({ action: { type: 'roll', player: 'chance', die }, weight: 1 })),
    );
    // The expected count of each number is 1,000, and 145 is five standard deviations.
    for (const count of times) expect(Math.abs(count - 1000)).toBeLessThan(145);
  });

  it('[UW-3.4] leads to events about the losses, if there are any', () => {
    const lost = (state: UawState, die: number): readonly object[] =>
      eventsOfType(eventsOf(state, 'radicals attack alumni', `chance roll ${String(die)}`), 'pieces-lost');

    expect(lost(attackAt(6, 4), 4)).toEqual([
      { type: 'pieces-lost', rule: 'UW-3.4', player: 'radicals', track: 'alumni', count: 4 },
      { type: 'pieces-lost', rule: 'UW-3.4', player: 'administration', track: 'alumni', count: 4 },
    ]);
    expect(lost(attackAt(3, 6), 2)).toEqual([]);
  });

  it('[UW-3.4] is data and can be replaced', () => {
    const exchange = position({
      options: withUcom(['AL', 'AL', 'AL', 'AL', 'AL', 'AL']),
      radicals: { alumni: 3, trustees: 1 },
      administration: { alumni: 5, trustees: 1 },
    });

    const after = play(exchange, 'radicals attack alumni', 'chance roll 1');

    // The attacker has fewer pieces than the defender. For these odds, the printed matrix has no AL.
    expect(piecesOn(after, 'alumni')).toEqual({ radicals: 0, administration: 2 });
    expect(after.table.phase.kind).toBe('attack');
  });

  it.each([
    ['another heading', { ...defaultScenario.ucom, columns: ['1-3', '1-1', '2-1', '3-1', '4-1', '5-1'] }],
    ['a heading less', { ...defaultScenario.ucom, columns: UCOM_COLUMNS.slice(1) }],
    ['a cell less', { ...defaultScenario.ucom, rows: { ...defaultScenario.ucom.rows, 3: ['o', 'o', 'o', 'o', 'o'] } }],
    [
      'an unknown code',
      { ...defaultScenario.ucom, rows: { ...defaultScenario.ucom.rows, 3: ['XX', 'o', 'o', 'o', 'o', 'o'] } },
    ],
    ['a row less', { ...defaultScenario.ucom, rows: { 1: defaultScenario.ucom.rows[1] } }],
  ])('[UW-3.4] cannot have any shape: %s is refused', (_, ucom) => {
    const issue = faultOf(() => game.parseOptions({ scenario: { ...defaultScenario, ucom } }));

    expect(issue.path).toMatch(/^scenario\.ucom\./);
  });
});

describe('a move of the counter', () => {
  it('[UW-3.5] is offered to an attacker who has removed all the defender’s pieces on the track', () => {
    const state = play(attackAt(6, 3), 'radicals attack alumni', 'chance roll 1');

    expect(legalLines(state)).toEqual(['radicals advance alumni', 'radicals hold alumni']);
  });

  it('[UW-3.5] goes one box towards the attacker’s own end', () => {
    const byRadicals = play(attackAt(6, 3), 'radicals attack alumni', 'chance roll 1', 'radicals advance alumni');
    const byAdministration = play(
      position({ mover: 'administration', radicals: { alumni: 3 }, administration: { alumni: 6, trustees: 1 } }),
      ...['administration attack alumni', 'chance roll 1', 'administration advance alumni'],
    );

    expect(counterOn(byRadicals, 'alumni')).toBe(0);
    expect(counterOn(byAdministration, 'alumni')).toBe(-2);
  });

  it('[UW-3.5] changes no other counter', () => {
    const before = attackAt(6, 3);

    const after = play(before, 'radicals attack alumni', 'chance roll 1', 'radicals advance alumni');

    expect(after.table.counters).toEqual(before.table.counters.with(1, 3));
  });

  it('[UW-3.5] is optional', () => {
    const state = play(attackAt(6, 3), 'radicals attack alumni', 'chance roll 1', 'radicals hold alumni');

    expect(counterOn(state, 'alumni')).toBe(-1);
    expect(state.table.phase.kind).toBe('attack');
  });

  it('[UW-3.5] must be decided at once', () => {
    const state = play(attackAt(6, 3), 'radicals attack alumni', 'chance roll 1');

    expect(refusalOf(state, 'radicals attack trustees').code).toBe('wrong-phase');
    expect(refusalOf(state, 'radicals end-move').code).toBe('wrong-phase');
    expect(refusalOf(state, 'radicals advance trustees').code).toBe('not-that-track');
    expect(refusalOf(state, 'radicals hold trustees').code).toBe('not-that-track');
  });

  it.each([
    ['nothing happened', 3, 6, 2],
    ['the attacker’s pieces went', 3, 6, 4],
    ['an exchange left the defender some', 3, 6, 5],
  ])('[UW-3.5] is not offered when %s', (_, radicals, administration, die) => {
    const options = die === 5 ? withUcom(['AL', 'AL', 'AL', 'AL', 'AL', 'AL']) : {};
    const state = position({
      options,
      radicals: { alumni: radicals, trustees: 1 },
      administration: { alumni: administration, trustees: 1 },
    });

    const after = play(state, 'radicals attack alumni', `chance roll ${String(die)}`);

    expect(after.table.phase.kind).toBe('attack');
    expect(refusalOf(after, 'radicals advance alumni').code).toBe('no-attack-made');
    expect(after.table.counters).toEqual(state.table.counters);
  });

  it('[UW-3.5] is offered also if the attacker’s own pieces are lost too', () => {
    const state = play(attackAt(4, 4), 'radicals attack alumni', 'chance roll 4');

    expect(piecesOn(state, 'alumni')).toEqual({ radicals: 0, administration: 0 });
    expect(counterOn(play(state, 'radicals advance alumni'), 'alumni')).toBe(0);
  });

  it.each([
    ['radicals', 3],
    ['administration', -3],
  ] as const)('[UW-3.5] is not offered to the %s if the counter is in their last box', (mover, box) => {
    const state = position({
      mover,
      radicals: { alumni: 2, trustees: 1 },
      administration: { alumni: 2, trustees: 1 },
      counters: { alumni: box },
    });

    const after = play(state, `${mover} attack alumni`, 'chance roll 1');

    expect(after.table.phase.kind).toBe('attack');
    expect(counterOn(after, 'alumni')).toBe(box);
  });

  it.each([
    ['radicals', 2, 3],
    ['administration', -2, -3],
  ] as const)('[UW-3.5] can reach the last box of the %s', (mover, from, to) => {
    const state = position({
      mover,
      radicals: { alumni: 2, trustees: 1 },
      administration: { alumni: 2, trustees: 1 },
      counters: { alumni: from },
    });

    expect(counterOn(play(state, `${mover} attack alumni`, 'chance roll 1', `${mover} advance alumni`), 'alumni')).toBe(
      to,
    );
  });

  it('[UW-3.5] is never the defender’s: an attack that costs the attacker all their pieces moves no counter', () => {
    const state = play(attackAt(3, 6), 'radicals attack alumni', 'chance roll 6');

    expect(piecesOn(state, 'alumni')).toEqual({ radicals: 0, administration: 6 });
    expect(actorOf(state)).toBe('radicals');
    expect(refusalOf(state, 'administration advance alumni').code).toBe('not-your-turn');
    expect(counterOn(state, 'alumni')).toBe(-1);
  });
});

describe('a counter on a track without opponents', () => {
  it('[UW-3.5] stays with the option hold, which is the default', () => {
    for (const options of [{}, { unopposed: 'hold' }] satisfies Options[]) {
      const state = unopposedBy('radicals', options);

      expect(legalLines(state)).toEqual(['radicals attack trustees', 'radicals end-move']);
      expect(refusalOf(state, 'radicals advance alumni')).toMatchObject({ code: 'no-attack-made', rule: 'UW-3.5' });
    }
  });

  it.each([
    ['radicals', 0],
    ['administration', -2],
  ] as const)('[UW-3.5] can be moved by the %s one box towards their end with the option advance', (mover, to) => {
    const state = unopposedBy(mover);

    const after = play(state, `${mover} advance alumni`);

    expect(legalLines(state)).toEqual([`${mover} attack trustees`, `${mover} advance alumni`, `${mover} end-move`]);
    expect(counterOn(after, 'alumni')).toBe(to);
    expect(eventsOfType(eventsOf(state, `${mover} advance alumni`), 'counter-moved')).toEqual([
      { type: 'counter-moved', rule: 'UW-3.5', player: mover, track: 'alumni', from: 2, to: to + 3 },
    ]);
  });

  it('[UW-3.5] can be moved once per track and move', () => {
    const moved = play(unopposedBy('radicals'), 'radicals advance alumni');

    expect(refusalOf(moved, 'radicals advance alumni').code).toBe('not-unopposed');
    expect(legalLines(moved)).toEqual(['radicals attack trustees', 'radicals end-move']);
  });

  it('[UW-3.5] can be moved again in the next move', () => {
    const state = play(
      unopposedBy('radicals'),
      ...['radicals advance alumni', 'radicals end-move'],
      ...['chance draw bentley-resigns', 'administration deploy trustees 5', 'administration end-move'],
      ...['chance draw bentley-resigns', 'radicals deploy alumni 9', 'radicals advance alumni'],
    );

    expect(counterOn(state, 'alumni')).toBe(1);
  });

  it('[UW-3.5] cannot be moved if the player to move has no pieces there, or the opponent has some', () => {
    const state = unopposedBy('radicals');

    expect(refusalOf(state, 'radicals advance black-students').code).toBe('not-unopposed');
    expect(refusalOf(state, 'radicals advance trustees').code).toBe('not-unopposed');
  });

  it('[UW-3.5] cannot be moved if the player to move has attacked there in this move', () => {
    const attacked = play(
      position({
        options: { unopposed: 'advance' },
        radicals: { alumni: 6, trustees: 1 },
        administration: { alumni: 3, trustees: 1 },
      }),
      ...['radicals attack alumni', 'chance roll 1', 'radicals hold alumni'],
    );

    expect(piecesOn(attacked, 'alumni')).toEqual({ radicals: 6, administration: 0 });
    expect(refusalOf(attacked, 'radicals advance alumni').code).toBe('not-unopposed');
  });

  it('[UW-3.5] can be moved after a gambit that has cleared the track only if the gambit has not moved it', () => {
    const called = play(
      position({
        options: { unopposed: 'advance' },
        phase: 'deploy',
        due: { radicals: 0 },
        radicals: { alumni: 6, trustees: 6 },
        administration: { alumni: 3, trustees: 3 },
      }),
      ...['radicals call-gambit', 'chance roll 1', 'radicals hold trustees', 'radicals advance alumni'],
    );

    expect(refusalOf(called, 'radicals advance alumni').code).toBe('not-unopposed');
    expect(legalLines(called)).toEqual(['radicals advance trustees', 'radicals end-move']);
  });

  it('[UW-3.5] cannot be moved beyond the last box', () => {
    const state = edited(unopposedBy('radicals'), ({ table }) => {
      table.counters[1] = 6;
    });

    expect(refusalOf(state, 'radicals advance alumni').code).toBe('not-unopposed');
    expect(legalLines(state)).not.toContain('radicals advance alumni');
  });

  it('[UW-3.5] can be moved only in the attack phase, after the deployment of this move', () => {
    const deploying = position({ options: { unopposed: 'advance' }, phase: 'deploy', radicals: { alumni: 1 } });

    expect(refusalOf(deploying, 'radicals advance alumni').code).toBe('wrong-phase');
    expect(counterOn(play(deploying, 'radicals deploy trustees 10', 'radicals advance trustees'), 'trustees')).toBe(-1);
  });

  it('[UW-3.5] prevents the move from ending as long as a counter can be moved', () => {
    const one = position({ options: { unopposed: 'advance' }, phase: 'deploy', due: { radicals: 1 } });

    const deployed = play(one, 'radicals deploy alumni 1');

    expect(legalLines(deployed)).toEqual(['radicals advance alumni', 'radicals end-move']);
    expect(play(deployed, 'radicals advance alumni').table.mover).toBe('administration');
  });

  it('[UW-3.5] has no third option', () => {
    expect(faultOf(() => game.parseOptions({ unopposed: 'both' })).path).toBe('unopposed');
  });
});

describe('the end of a move', () => {
  it('[UW-3.6] is possible when the player likes, even if attacks are left', () => {
    const state = attackAt(6, 3);

    expect(legalLines(state)).toContain('radicals attack alumni');
    expect(play(state, 'radicals end-move').table).toMatchObject({ mover: 'administration', phase: { kind: 'draw' } });
  });

  it('[UW-3.6] is automatic if no attack is possible', () => {
    const met = position({ phase: 'deploy', administration: { alumni: 5 } });

    // If all ten pieces go to a track with five opposing pieces, they can attack. If they go to a track without
    // opposing pieces, they cannot attack.
    expect(play(met, 'radicals deploy alumni 10').table.mover).toBe('radicals');
    expect(play(met, 'radicals deploy trustees 10').table.mover).toBe('administration');
  });

  it('[UW-3.6] is automatic after the last attack', () => {
    const state = position({ radicals: { alumni: 6 }, administration: { alumni: 3 } });

    const held = play(state, 'radicals attack alumni', 'chance roll 1', 'radicals hold alumni');

    expect(held.table.mover).toBe('administration');
  });

  it('[UW-3.6] ends the match if it was the last move', () => {
    const state = position({
      turn: 12,
      mover: 'administration',
      radicals: { alumni: 1 },
      administration: { alumni: 1 },
    });

    expect(outcomeOf(play(state, 'administration end-move')).rule).toBe('UW-6.1');
  });
});

// Helpers

/** For each column of the matrix, the number of attackers against two defenders. */
const ATTACKERS = [1, 2, 4, 6, 8, 10];

/** A position in which the radicals can attack on the alumni track and on another track. */
function attackAt(radicals: number, administration: number): UawState {
  return position({
    radicals: { alumni: radicals, trustees: 1 },
    administration: { alumni: administration, trustees: 1 },
  });
}

function oddsOf(pieces: { radicals: number; administration: number }, attacker: Side): string | undefined {
  const state = position({
    mover: attacker,
    radicals: { alumni: pieces.radicals },
    administration: { alumni: pieces.administration },
  });
  return eventsOfType(eventsOf(state, `${attacker} attack alumni`), 'attack-made')[0]?.odds;
}

/** A position in which only the mover has pieces on the alumni track. The mover can attack on another track. */
function unopposedBy(mover: Side, options: Options = { unopposed: 'advance' }): UawState {
  return position({
    options,
    mover,
    radicals: { trustees: 1 },
    administration: { trustees: 1 },
    [mover]: { alumni: 2, trustees: 1 },
  });
}

/** The default scenario with a matrix in which all rows are equal to `row`. */
function withUcom(row: Ucom['rows'][1]): Options {
  const rows = { 1: row, 2: row, 3: row, 4: row, 5: row, 6: row };
  return { scenario: { ...defaultScenario, ucom: { columns: UCOM_COLUMNS, rows } } };
}

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}
