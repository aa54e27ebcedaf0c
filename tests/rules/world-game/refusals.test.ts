import { describe, expect, it } from 'vitest';
import { rulebook, type WorldGame, worldGame as game } from '../../../src/games/world-game/rules/index.ts';
import { play, refusalOf, type WorldState, war } from '../../games/world-game/play.ts';
import { type Refusal, testRefusals } from '../../games/refusals.ts';

const points = { A: 10, B: 3, C: 4, D: 5 };
const talks = war(points, { diplomacyRounds: 2 });
const called = war(points, {}, { alliances: [{ between: ['B', 'D'], pledge: 1 }] });
const aid = play(called, 'A attack-with B 6');
const answer = play(aid, 'C lend 3', 'D decline');
const attacker = play(answer, 'B call D', 'B counter 0', 'C decline', 'D decline');

/** Each case has a violation code, a rule, a position, and a line that is illegal in this position. */
const CASES: readonly Refusal<WorldGame>[] = [
  ['match-over', 'WG-6.1', play(war({ A: 2, B: 1 }), 'A pass', 'B pass'), 'A pass'],
  ['not-your-turn', 'WG-3.1', called, 'B pass'],
  ['not-your-turn', 'WG-3.1', aid, 'B yield'],
  ['not-your-turn', 'WG-3.1', called, 'Nobody pass'],
  ['wrong-phase', 'WG-3.1', called, 'A sign B'],
  ['wrong-phase', 'WG-3.1', called, 'A refuse B'],
  ['wrong-phase', 'WG-3.1', called, 'A ready'],
  ['wrong-phase', 'WG-3.1', called, 'A set-pledge 1'],
  ['wrong-phase', 'WG-3.1', called, 'A propose B 1'],
  ['wrong-phase', 'WG-3.1', called, 'A propose-alliance B 1 0'],
  ['wrong-phase', 'WG-2.2', play(talks, 'A propose B 1'), 'A propose C 1'],
  ['wrong-phase', 'WG-2.1', talks, 'A note x - -'],
  ['wrong-phase', 'WG-2.1', talks, 'A attack B'],
  ['wrong-phase', 'WG-2.1', talks, 'A attack-with B 1'],
  ['wrong-phase', 'WG-2.1', talks, 'A pass'],
  ['wrong-phase', 'WG-3.1', called, 'A commit 1'],
  ['wrong-phase', 'WG-3.1', called, 'A lend 1'],
  ['wrong-phase', 'WG-3.1', called, 'A decline'],
  ['wrong-phase', 'WG-3.1', called, 'A withdraw'],
  ['wrong-phase', 'WG-3.1', called, 'A call B'],
  ['wrong-phase', 'WG-3.1', called, 'A appeal'],
  ['wrong-phase', 'WG-3.1', called, 'A counter 1'],
  ['wrong-phase', 'WG-3.1', called, 'A yield'],
  ['wrong-phase', 'WG-3.2', play(called, 'A attack B'), 'A pass'],
  ['wrong-phase', 'WG-4.1', aid, 'C pass'],
  ['wrong-phase', 'WG-4.4', answer, 'B pass'],
  ['no-such-name', 'WG-1.1', talks, 'A sign X'],
  ['no-such-name', 'WG-1.1', talks, 'A propose X 1'],
  ['no-such-name', 'WG-1.1', talks, 'A propose-alliance X 1 0'],
  ['no-such-name', 'WG-1.1', called, 'A attack X'],
  ['no-such-name', 'WG-1.1', called, 'A note x X -'],
  ['no-such-name', 'WG-1.1', answer, 'B call X'],
  ['own-country', 'WG-2.1', talks, 'A propose A 1'],
  ['own-country', 'WG-2.4', called, 'A note x A peace'],
  ['own-country', 'WG-3.1', called, 'A attack A'],
  ['no-open-proposal', 'WG-2.1', talks, 'A sign B'],
  ['no-open-proposal', 'WG-2.1', talks, 'A refuse B'],
  ['proposal-open', 'WG-2.1', play(talks, 'A propose-alliance B 1 0'), 'A propose B 2'],
  ['proposal-open', 'WG-2.1', play(talks, 'A propose-alliance B 1 0', 'A ready'), 'B propose A 2'],
  ['already-allied', 'WG-2.1', play(talks, 'A propose-alliance B 1 0', 'A ready', 'B sign A'), 'B propose A 2'],
  ['allies-enough', 'WG-2.2', play(talks, 'A propose-alliance B 1 0; A ready; B sign A'), 'B propose C 2'],
  ['has-conceded', 'WG-6.4', play(talks, 'A concede'), 'B propose A 1'],
  ['has-conceded', 'WG-6.4', play(talks, 'A propose B 1', 'A set-pledge 0', 'A concede'), 'B sign A'],
  ['too-many-points', 'WG-2.2', talks, 'A propose-alliance B 1 11'],
  ['too-many-points', 'WG-2.2', play(talks, 'A propose B 1'), 'A set-pledge 11'],
  ['too-many-points', 'WG-2.2', play(talks, 'A propose-alliance B 1 4; A ready'), 'B sign A'],
  ['nobody-named', 'WG-2.4', called, 'A note x - aid'],
  ['too-many-notes', 'WG-2.4', chatty(), 'A note x - -'],
  ['is-out', 'WG-3.1', play(called, 'A attack-with B 4', 'C decline', 'D decline', 'B yield'), 'C attack B'],
  ['no-points', 'WG-3.1', war({ A: 0, B: 1 }), 'A attack B'],
  ['no-points', 'WG-3.1', war({ A: 0, B: 1 }), 'A attack-with B 1'],
  ['too-many-points', 'WG-3.2', called, 'A attack-with B 11'],
  ['too-many-points', 'WG-3.2', play(called, 'A attack B'), 'A commit 11'],
  ['too-many-points', 'WG-4.1', aid, 'C lend 5'],
  ['too-many-points', 'WG-4.4', attacker, 'A counter 5'],
  ['lent-to-other-side', 'WG-4.2', play(answer, 'B call D', 'B counter 0'), 'C lend 1'],
  ['allied-to-defender', 'WG-4.2', play(plain(), 'C lend 4; D decline; B counter 0; C decline'), 'D lend 1'],
  ['nothing-lent', 'WG-4.3', aid, 'C withdraw'],
  ['attacker-cannot-call', 'WG-4.4', attacker, 'A call D'],
  ['already-called', 'WG-4.4', play(answer, 'B call D'), 'B call D'],
  ['no-pledge', 'WG-4.4', answer, 'B call C'],
  ['nothing-new', 'WG-4.4', attacker, 'A appeal'],
  ['not-higher', 'WG-4.4', answer, 'B counter 0'],
  ['not-higher', 'WG-4.4', attacker, 'A counter 0'],
  ['nothing-to-add', 'WG-4.4', answer, 'B counter 1'],
];

describe('a refusal', () => {
  testRefusals(game, refusalOf, CASES);

  it('has the code malformed-action if the value is not an action', () => {
    const bad = [
      undefined,
      null,
      'A pass',
      {},
      { type: 'pass' },
      { type: 'fly', player: 'A' },
      { type: 'pass', player: 'A', points: 1 },
      { type: 'commit', player: 'A', points: 0 },
      { type: 'commit', player: 'A', points: 1.5 },
      { type: 'commit', player: 'A', points: '5' },
      { type: 'lend', player: 'A', points: -1 },
      { type: 'propose', player: 'A', to: 'B', repay: 11 },
      { type: 'propose', player: 'A', to: 'B', repay: 0 },
      { type: 'note', player: 'A', text: '' },
      { type: 'note', player: 'A', text: 'x'.repeat(281) },
      { type: 'note', player: 'A', text: 'x', to: 'B', promise: 'war' },
      { type: 'roll', player: 'chance', die: 1 },
    ];
    for (const action of bad) expect(game.whyIllegal(called, action)).toMatchObject({ code: 'malformed-action' });
  });
});

describe('the rulebook', () => {
  it('has the sections of the rules', () => {
    expect(Object.keys(rulebook)).toHaveLength(31);
    for (const id of Object.keys(rulebook)) expect(id).toMatch(/^WG-[1-7]\.\d$/);
  });
});

function chatty(): WorldState {
  return Array.from({ length: 100 }).reduce<WorldState>((state) => play(state, 'A note x - -'), called);
}

/** A state in which A has attacked another country, and C is asked for aid. */
function plain(): WorldState {
  return play(called, 'A attack-with B 6');
}
