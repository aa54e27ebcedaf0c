import { describe } from 'vitest';
import { type AirWar, airWar as game, type Options, variants } from '../../../src/games/air-war/rules/index.ts';
import { type AirWarState, COMMIT, play, position, refusalOf } from '../../games/air-war/play.ts';
import { type Refusal, testRefusals } from '../../games/refusals.ts';

// In small-three, A has cities on d4, r4 and k10 (airports d3, r3, k9). B has cities on r21, d21 and k16 (airports r22,
// d22, k17). In large-salient, A has cities on k4, d6, r6, f16, p16, k17 and k25 (airport k26). B has cities on c46,
// h44, n44, s46, g34 and o34 (airports c47, h45, n45, s47, g35, o35).

const start = game.setup();
const placing = game.setup({ cities: 'scenario' });
const salient = game.setup({ scenario: 'large-salient' });
const open = position('', { A: { k9: 3, d3: 2, g6: 2 }, B: { u25: 1 } });
const facing = play(position('', { A: { g6: 2, f5: 1 }, B: { g7: 3 } }), ...COMMIT);
const fighting = play(position('', { A: { g5: 3 }, B: { g6: 1, g7: 3 } }), 'A move g5 g6 2', ...COMMIT);
const relay = large({ c47: 2, h45: 2 });

/** Each case has a violation code, a rule, a position, and a line that is illegal in this position. */
const CASES: readonly Refusal<AirWar>[] = [
  ['match-over', 'AW-8.1', play(open, 'A concede'), 'A commit'],
  ['not-your-turn', 'AW-2.1', play(open, 'A commit'), 'A commit'],
  ['wrong-phase', 'AW-2.1', open, 'A place-city d4'],
  ['no-such-name', 'AW-1.3', open, 'A move g6 z7 1'],
  ['no-airport', 'AW-1.8', game.setup({ scenario: 'small-unequal' }), 'B place-city k13'],
  ['not-home', 'AW-2.2', start, 'B place-city k20'],
  ['near-boundary', 'AW-2.2', start, 'B place-city k3'],
  ['near-city', 'AW-2.2', play(start, 'B place-city d4'), 'B place-city h6'],
  [
    'too-many-cities',
    'AW-2.2',
    play(start, 'B place-city d4', 'B place-city r4', 'B place-city k10'),
    'B place-city k4',
  ],
  ['cities-left', 'AW-2.2', start, 'B commit'],
  ['no-completion', 'AW-7.3', play(start, 'B place-city g7'), 'B place-city m7'],
  ['four-boundaries', 'AW-7.3', play(start, 'B place-city d4', 'B place-city r4'), 'B place-city k8'],
  ['mark-needed', 'AW-7.1', salient, 'B place-city k4'],
  ['mark-not-needed', 'AW-7.3', start, 'B place-city d4 true'],
  ['near-salient', 'AW-7.1', salient, 'B place-city k21 false'],
  ['not-home', 'AW-2.3', placing, 'A place k13 1'],
  ['more-than-three', 'AW-2.3', placing, 'A place k10 4'],
  ['already-placed', 'AW-2.3', play(placing, 'A place a1 1'), 'A place a1 1'],
  ['too-many-units', 'AW-2.3', play(placing, ...tenStacks()), 'A place a11 1'],
  ['units-left', 'AW-2.3', placing, 'A commit'],
  ['no-room', 'AW-2.3', game.setup({ scenario: crowded(), cities: 'scenario' }), 'A place a1 2'],
  ['near-salient', 'AW-7.1', game.setup({ scenario: 'large-salient', cities: 'scenario' }), 'B place k27 1'],
  ['not-your-city', 'AW-7.2', naming(), 'A name-city c6'],
  ['not-adjacent', 'AW-4.1', open, 'A move g6 i6 1'],
  ['same-field', 'AW-4.1', open, 'A move g6 g6 1'],
  ['too-few-units', 'AW-4.1', open, 'A move g6 g7 3'],
  ['more-than-three', 'AW-4.1', play(position('', { A: { g6: 3, h6: 3 } }), 'A move g6 h6 3'), 'A commit'],
  ['out-of-order', 'AW-4.5', play(open, 'A move g6 g7 1'), 'A move d3 d4 1'],
  ['nothing-written', 'AW-4.5', open, 'A take-back 1'],
  ['not-your-airport', 'AW-4.4', open, 'A fly d22 u1 1'],
  ['airport-contested', 'AW-4.4', position('', { A: { k16: 1 }, B: { k16: 1, k17: 2 } }), 'B fly k17 a1 1'],
  ['too-many-fly', 'AW-4.4', open, 'A fly k9 u1 2'],
  ['flight-banned', 'AW-4.4', open, 'A fly k9 k17 1'],
  ['already-flown', 'AW-4.4', play(open, 'A fly k9 r3 1'), 'A fly k9 u1 1'],
  ['relay-alone', 'AW-7.1', relay, 'B fly h45 s47 2 true'],
  ['no-relay', 'AW-7.1', play(relay, 'B fly c47 s47 2'), 'B fly h45 s48 2 true'],
  ['truce', 'AW-7.1', large({ c25: 1 }), 'B move c25 c24 1'],
  ['no-enemy', 'AW-5.2', facing, 'A aim g6 h6 1'],
  ['must-fire-here', 'AW-5.1', fighting, 'B aim g6 g5 1'],
  ['has-committed', 'AW-8.2', play(open, 'A commit'), 'A concede'],
];

describe('a refusal', () => {
  testRefusals(game, refusalOf, CASES);
});

// Helpers

/** A position in the first cycle of the large game. The board has a salient, and B has the given units. */
function large(B: Readonly<Record<string, number>>): AirWarState {
  const options: Options = { scenario: 'large-salient', cities: 'scenario', placement: 'scenario' };
  return position('', { options, A: { k4: 1 }, B });
}

/** A variant of the scenario in which A has as many units as the board can hold. */
function crowded(): (typeof variants)['small-three'] {
  return { ...variants['small-three'], units: { A: 3 * 242, B: 30 } };
}

/** The lines of the notation that place all thirty units of A. */
function tenStacks(): readonly string[] {
  return Array.from({ length: 10 }, (_, index) => `A place a${index + 1} 3`);
}

/** A state in which player A must name a city. */
function naming(): AirWarState {
  return play(
    game.setup({ scenario: 'small-unequal', placement: 'scenario' }),
    'B cities [{"field":"k4"},{"field":"i10"},{"field":"m16"},{"field":"k22"}]',
    'A cities [{"field":"c6"},{"field":"d18"},{"field":"r7"},{"field":"s20"}]',
  );
}
