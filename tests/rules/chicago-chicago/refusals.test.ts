import { describe } from 'vitest';
import { type Chicago, chicagoChicago as game, type RuleId } from '../../../src/games/chicago-chicago/rules/index.ts';
import { type ChicagoState, play, position, refusalOf, type Sketch } from '../../games/chicago-chicago/play.ts';
import { type Refusal, testRefusals } from '../../games/refusals.ts';

const MOVING: Sketch = {
  groups: { 'mid-north': { 'level-1': 2, 'level-3': 1 } },
  police: { 'river-north': { tac: 1 } },
};
const MEETING: Sketch = {
  groups: { coliseum: { 'level-1': 1, 'level-4': 1 } },
  police: { coliseum: { 'level-1': 4 } },
};
const IN_PARK: Sketch = { groups: { 'grant-east': { 'level-4': 1 } }, police: { 'grant-east': { 'level-1': 2 } } };

/** Each case has a violation code, a rule, a position, and a line that is illegal in this position. */
const CASES: readonly Refusal<Chicago>[] = [
  ['match-over', 'CC-6.1', play(position(MOVING), 'demonstrators concede'), 'demonstrators end-step'],
  ['not-your-turn', 'CC-4.0', position(MOVING), 'police end-step'],
  ['not-your-turn', 'CC-4.0', position(MOVING), 'chance roll 1'],
  ['not-your-turn', 'CC-4.0', play(attacking(IN_PARK), 'police engage grant-east harass'), 'police end-step'],
  ...[
    'gather lincoln-park',
    'garrison lincoln-park level-3 1',
    'post level-3 lincoln-park 1',
    'deploy-all {} {}',
    'default-set-up',
    'go-on old-town',
    'halt',
    'fill bridgeport level-1',
    'relieve bridgeport level-1 level-2',
    'leave bridgeport level-2',
    'bring-guard west-loop',
    'withdraw-guard west-loop',
    'confront coliseum',
    'engage lincoln-park harass',
    'single-out coliseum level-4 1',
    'commit level-1 1',
    'strike harass',
    'attack-groups coliseum {} {} harass',
  ].map((words): [string, RuleId, ChicagoState, string] => [
    'wrong-phase',
    'CC-4.1',
    position(MOVING),
    `demonstrators ${words}`,
  ]),
  ['wrong-phase', 'CC-3.1', game.setup(), 'demonstrators move level-1 mid-north old-town 1'],
  ['wrong-phase', 'CC-3.1', game.setup(), 'demonstrators end-step'],
  ['wrong-phase', 'CC-3.1', game.setup(), 'demonstrators play-step []'],
  ['no-such-unit', 'CC-1.3', position(MOVING), 'demonstrators move tac mid-north old-town 1'],
  ['no-such-unit', 'CC-1.2', position({ phase: 'patrol' }), 'police move level-4 mid-north old-town 1'],
  ['no-such-name', 'CC-2.1', game.setup(), 'demonstrators gather nowhere'],
  ['no-such-name', 'CC-2.1', settingUp(), 'police garrison nowhere level-3 1'],
  ['no-such-name', 'CC-2.1', settingUp(), 'police deploy-all {"nowhere":{"tac":1}} {}'],
  ['no-such-name', 'CC-2.1', position(MOVING), 'demonstrators move level-1 nowhere old-town 1'],
  ['no-such-name', 'CC-2.1', position(MOVING), 'demonstrators move level-1 mid-north nowhere 1'],
  ['no-such-name', 'CC-2.1', position({ phase: 'patrol' }), 'police fill nowhere tac'],
  ['no-such-name', 'CC-2.1', position({ phase: 'patrol' }), 'police bring-guard nowhere'],
  ['no-such-name', 'CC-2.1', position({ phase: 'patrol' }), 'police withdraw-guard nowhere'],
  ['no-such-name', 'CC-2.1', confronting(), 'demonstrators confront nowhere'],
  ['no-such-name', 'CC-2.1', attacking(IN_PARK), 'police engage nowhere harass'],
  ['no-such-name', 'CC-2.1', attacking(MEETING), 'police single-out nowhere level-4 1'],
  [
    'no-such-name',
    'CC-2.1',
    position(MOVING),
    'demonstrators march level-1 ["mid-north","old-town","nowhere"] 1 false',
  ],
  [
    'no-such-name',
    'CC-2.1',
    position(MOVING),
    'demonstrators play-step [{"type":"march","unit":"level-1","path":["nowhere","old-town"],"count":1,"infiltrating":false}]',
  ],
  ['not-linked', 'CC-2.1', position(MOVING), 'demonstrators move level-1 mid-north washington-park 1'],
  ['no-box', 'CC-2.2', position({ phase: 'patrol' }), 'police fill mid-north tac'],
  ['no-box', 'CC-2.2', settingUp(), 'police deploy-all {"mid-north":{"tac":1}} {}'],
  ['box-full', 'CC-2.2', settingUp(), 'police garrison lincoln-park level-3 4'],
  ['guard-in-box', 'CC-2.2', position({ phase: 'patrol' }), 'police relieve bridgeport guard level-2'],
  ['not-a-park', 'CC-3.1', game.setup(), 'demonstrators gather mid-north'],
  ['not-that-box', 'CC-3.2', settingUp(), 'police garrison old-town level-3 1'],
  [
    'out-of-order',
    'CC-3.2',
    play(settingUp(), 'police garrison lincoln-park level-2 1'),
    'police garrison lincoln-park level-3 1',
  ],
  ['too-few-left', 'CC-3.2', settingUp(), 'police garrison lincoln-park tac 1'],
  ['too-few-units', 'CC-3.2', settingUp(), 'police garrison lincoln-park guard 1'],
  ['units-left', 'CC-3.2', settingUp(), 'police deploy-all {} {}'],
  ['set-up-begun', 'CC-3.3', play(settingUp(), 'police garrison lincoln-park tac 3'), 'police default-set-up'],
  ['too-few-units', 'CC-4.1', position(MOVING), 'demonstrators move level-1 mid-north old-town 3'],
  [
    'too-far',
    'CC-4.1',
    play(position(MOVING), 'demonstrators move level-1 mid-north cabrini-green 1'),
    'demonstrators go-on river-north',
  ],
  [
    'too-far',
    'CC-4.1',
    position(MOVING),
    'demonstrators march level-1 ["mid-north","old-town","gold-coast","rush-street"] 1 false',
  ],
  [
    'not-linked',
    'CC-2.1',
    position(MOVING),
    'demonstrators march level-1 ["mid-north","old-town","washington-park"] 1 false',
  ],
  [
    'too-far',
    'CC-4.1',
    position(MOVING),
    'demonstrators march level-1 ["mid-north","old-town","gold-coast","washington-park"] 1 false',
  ],
  ['no-such-unit', 'CC-1.3', position(MOVING), 'demonstrators march tac ["mid-north","old-town"] 1 false'],
  [
    'police-infiltrate',
    'CC-4.1',
    position({ phase: 'patrol', police: { 'mid-north': { tac: 1 } } }),
    'police march tac ["mid-north","old-town"] 1 true',
  ],
  [
    'out-of-order',
    'CC-4.1',
    play(position(MOVING), 'demonstrators march level-1 ["mid-north","old-town"] 1 false'),
    'demonstrators move level-3 mid-north old-town 1',
  ],
  ['police-infiltrate', 'CC-4.1', position({ phase: 'patrol' }), 'police infiltrate tac mid-north old-town 1'],
  ['not-released', 'CC-4.2', position({ phase: 'patrol' }), 'police leave bridgeport level-2'],
  ['too-few-units', 'CC-4.2', position({ phase: 'patrol' }), 'police relieve bridgeport tac level-2'],
  [
    'too-few-units',
    'CC-4.2',
    position({ phase: 'patrol', police: { bridgeport: { tac: 1 } } }),
    'police relieve bridgeport tac level-1',
  ],
  ['no-attacker', 'CC-4.3', confronting(), 'demonstrators confront old-town'],
  [
    'no-defender',
    'CC-4.3',
    confronting({ groups: { 'rush-street': { 'level-1': 1 }, bridgeport: { 'level-1': 1 } } }),
    'demonstrators confront rush-street',
  ],
  [
    'already-attacked',
    'CC-4.3',
    play(
      confronting({ groups: { bridgeport: { 'level-1': 1 }, 'south-side': { 'level-1': 1 } } }),
      'demonstrators confront bridgeport',
      'chance roll 3',
    ),
    'demonstrators confront bridgeport',
  ],
  [
    'odds-too-low',
    'CC-4.5',
    confronting({ groups: { bridgeport: { 'level-1': 1 }, 'south-side': { 'level-4': 1 } } }),
    'demonstrators confront south-side',
  ],
  ['not-a-park', 'CC-4.4', attacking(IN_PARK), 'police engage coliseum harass'],
  ['no-attacker', 'CC-4.4', attacking(IN_PARK), 'police engage grant-west harass'],
  [
    'no-defender',
    'CC-4.4',
    attacking({ ...IN_PARK, police: { 'grant-east': { tac: 1 }, 'grant-west': { tac: 1 } } }),
    'police engage grant-west harass',
  ],
  [
    'already-attacked',
    'CC-4.4',
    play(
      attacking({ groups: { ...IN_PARK.groups, ...MEETING.groups }, police: { ...IN_PARK.police, ...MEETING.police } }),
      'police engage grant-east harass',
      'chance roll 1',
    ),
    'police engage grant-east harass',
  ],
  ['in-a-park', 'CC-4.4', attacking(IN_PARK), 'police single-out grant-east level-4 1'],
  [
    'other-area',
    'CC-4.4',
    play(attacking(MEETING), 'police single-out coliseum level-4 1'),
    'police single-out mid-north level-1 1',
  ],
  [
    'out-of-order',
    'CC-4.4',
    play(attacking(MEETING), 'police single-out coliseum level-1 1'),
    'police single-out coliseum level-4 1',
  ],
  ['too-few-units', 'CC-4.4', attacking(MEETING), 'police single-out coliseum level-4 2'],
  [
    'guard-attacks',
    'CC-4.4',
    play(attacking(MEETING), 'police single-out coliseum level-4 1'),
    'police commit guard 1',
  ],
  [
    'too-few-units',
    'CC-4.4',
    play(attacking(MEETING), 'police single-out coliseum level-4 1'),
    'police commit level-1 5',
  ],
  [
    'odds-too-low',
    'CC-4.5',
    play(attacking(MEETING), 'police single-out coliseum level-1 1'),
    'police commit level-1 2',
  ],
  ['not-behind', 'CC-4.11', position({ phase: 'patrol' }), 'police bring-guard west-loop'],
  [
    'groups-there',
    'CC-4.11',
    position({ ...MEETING, phase: 'patrol', index: { demonstrators: 1 } }),
    'police bring-guard coliseum',
  ],
  [
    'no-guard-left',
    'CC-1.5',
    position({ phase: 'patrol', index: { demonstrators: 1 }, guardsLeft: 0 }),
    'police bring-guard coliseum',
  ],
  ['no-guard-there', 'CC-4.11', position({ phase: 'patrol' }), 'police withdraw-guard coliseum'],
];

describe('a refusal', () => {
  testRefusals(game, refusalOf, CASES);
});

// Helpers

function settingUp(): ChicagoState {
  return play(game.setup(), 'demonstrators gather lincoln-park');
}

/** A position in step 2, by default with a group that can attack a box. */
function confronting(sketch: Sketch = { groups: { bridgeport: { 'level-1': 1 } } }): ChicagoState {
  return play(position(sketch), 'demonstrators end-step');
}

/** A position in step 4 of a turn, with the given units. */
function attacking(sketch: Sketch): ChicagoState {
  return play(position({ ...sketch, phase: 'patrol' }), 'police end-step');
}
