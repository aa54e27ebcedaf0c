/**
 * The sentences of *Chicago-Chicago!* (*Strategy & Tactics* 21, 1970) that state rules, and what the game does for each
 * of them.
 */
import { chicagoChicago as game, LEVELS } from '../../src/games/chicago-chicago/rules/index.ts';
import {
  boxOf,
  type ChicagoState,
  groupsIn,
  play,
  policeIn,
  policeInAll,
  position,
  type Sketch,
} from '../games/chicago-chicago/play.ts';
import { concordanceOf } from './concordance.ts';

const OBJECTIVE = 'Objective of the game';
const BOARD = 'The playing board';
const PIECES = 'The playing pieces';
const SET_UP = 'How to set up the game';
const TURN = 'How to play the game';
const WIN = 'How to “win” (?)';
const MOVE = 'How to move units';
const CONFLICT = 'How to resolve conflict';
const MINIMUM = 'CPD minimum';
const ATTRITION = 'Demonstrator attrition and multiplication';
const BUILDING = 'Breaking down and building up units';
const GUARD = 'National Guard';
const TAC = 'Tac units';
const INDEX = 'Exposure index';
const NOTES = 'Designer’s notes';
const OURS = 'Not in the source';

/** Two empty boxes, so that a position can have more platoons in other places. */
const EMPTIED: Sketch = {
  released: ['lincoln-park', 'old-town'],
  boxes: { 'lincoln-park': {}, 'old-town': {} },
};

/** Police units with a total strength of 48, and groups with a total strength of 15. */
const PRINTED_ODDS: Sketch = {
  groups: { 'grant-east': { 'level-1': 1, 'level-4': 1 } },
  police: { 'grant-east': { 'level-1': 12 } },
  ...EMPTIED,
};

const FORCED: Sketch = { groups: { coliseum: { 'level-1': 5 } }, police: { coliseum: { 'level-1': 3 } } };
const BEHIND: Sketch = { phase: 'patrol', index: { demonstrators: 1 }, groups: { coliseum: { 'level-4': 1 } } };

export const concordance = concordanceOf(game, [
  {
    at: OBJECTIVE,
    says: 'The demonstrators want commotion in the news; the police want to prevent it.',
    rules: [],
    status: 'left out',
    why: 'the sentence describes the aims of both sides. The points on the exposure index show which side has reached its aim.',
  },
  {
    at: OBJECTIVE,
    says: 'The side with more points on the exposure index at the end of the game has won.',
    rules: ['CC-6.1'],
    status: 'as printed',
    shown: {
      given: 'step 3 of turn 28C; no groups are left; the exposure index is 7 to 5 for the demonstrators',
      from: () => position({ turn: '28C', phase: 'patrol', index: { demonstrators: 7, police: 5 } }),
      play: ['police end-step'],
      events: [{ type: 'match-ended' }],
      outcome: { kind: 'win', winner: 'demonstrators', reason: 'index' },
    },
  },
  {
    at: OBJECTIVE,
    says: 'The source does not say what happens if both sides have equal points.',
    rules: ['CC-6.1'],
    status: 'ruled',
    why: 'the match is a draw if both sides have equal points, because the source names a winner only if one side has more points.',
    shown: {
      given: 'step 3 of turn 28C; no groups are left; the exposure index is 5 for each side',
      from: () => position({ turn: '28C', phase: 'patrol', index: { demonstrators: 5, police: 5 } }),
      play: ['police end-step'],
      events: [{ type: 'match-ended' }],
      outcome: { kind: 'draw', reason: 'index' },
    },
  },
  {
    at: BOARD,
    says: 'The board shows downtown Chicago, divided into “boxes” for movement and conflict.',
    rules: ['CC-2.1'],
    status: 'reconstructed',
    why: 'the printed board is lost. The default board agrees with the text of the source. It has 24 areas (our word for the large boxes), and 45 links between areas.',
    option: 'scenario',
    shown: {
      value: {
        of: 'number of areas, and number of links between them',
        read: ({ setup: { scenario } }) => [scenario.areas.length, scenario.links.length],
        is: [24, 45],
      },
    },
  },
  {
    at: BOARD,
    says: 'The smaller boxes, marked “Minimum”, are not used for movement or conflict.',
    rules: ['CC-2.2'],
    status: 'as printed',
    shown: {
      given: 'a level-3 group with one movement point in Lincoln Park, and three platoons in the box of Gold Coast',
      from: () => position({ groups: { 'lincoln-park': { 'level-3': 1 } } }),
      play: ['demonstrators move level-3 lincoln-park gold-coast 1'],
      events: [{ type: 'units-moved', to: 'gold-coast' }],
    },
  },
  {
    at: BOARD,
    says: 'The board shows which areas have a minimum box.',
    rules: ['CC-2.2'],
    status: 'reconstructed',
    why: 'the set-up has 51 platoons for these boxes, three for each box, so there are 17 boxes. We chose their areas, and decided that nine boxes are plain and eight are conditional.',
    option: 'scenario',
    shown: {
      value: {
        of: 'numbers of plain and conditional boxes',
        read: ({ setup: { scenario } }) =>
          ['plain', 'conditional'].map((kind) => scenario.areas.filter(({ box }) => box === kind).length),
        is: [9, 8],
      },
    },
  },
  {
    at: BOARD,
    says: 'The exposure index, the tables and the time record are on the board.',
    rules: ['CC-7.1'],
    status: 'as printed',
    shown: {
      value: {
        of: 'exposure index, turn, and first row of the ASSAULT table, as a spectator sees them',
        read: (state) => {
          const { setup, table } = game.view(state, 'spectator');
          return [table.index, table.turn, setup.scenario.assault.rows[1]];
        },
        is: [{ demonstrators: 0, police: 0 }, 1, ['SHOT', 'SHOT', 'SHOT', 'SHOT']],
      },
    },
  },
  {
    at: BOARD,
    says: 'The source does not say how many units may be in an area.',
    rules: ['CC-1.6'],
    status: 'ruled',
    why: 'an area can contain any number of units, because no limit is printed.',
    shown: {
      given: '60 level-4 groups in Lincoln Park and 39 in Mid-North',
      from: () => position({ groups: { 'lincoln-park': { 'level-4': 60 }, 'mid-north': { 'level-4': 39 } } }),
      play: ['demonstrators move level-4 lincoln-park mid-north 60'],
      value: { of: 'groups in Mid-North', read: (state) => groupsIn(state, 'mid-north'), is: { 'level-4': 99 } },
    },
  },
  {
    at: PIECES,
    says: 'Blue pieces are the police; green pieces are the demonstrators.',
    rules: [],
    status: 'left out',
    why: 'the sentence describes the pieces. The game calls the sides police and demonstrators.',
  },
  {
    at: PIECES,
    says: 'Most units have two sizes.',
    rules: [],
    status: 'left out',
    why: 'a large unit is one piece that stands for several small units, so it only reduces the number of pieces. Companies, battalions and crowds are large units.',
  },
  {
    at: PIECES,
    says: 'The first number on a unit is its strength in a conflict.',
    rules: ['CC-1.2', 'CC-4.5'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group (12-2) against two level-1 platoons (4-3) in the Coliseum',
      from: () => confronting({ groups: { coliseum: { 'level-1': 1 } }, police: { coliseum: { 'level-1': 2 } } }),
      play: ['demonstrators confront coliseum'],
      events: [{ type: 'conflict-started', attackers: 12, defenders: 8 }],
    },
  },
  {
    at: PIECES,
    says: 'A platoon has 30 people, a group 300.',
    rules: [],
    status: 'left out',
    why: 'the source says that the number of people is unrelated to the strength of a unit.',
  },
  {
    at: PIECES,
    says: 'The second number on a unit is the number of areas that it may enter in a turn.',
    rules: ['CC-4.1'],
    status: 'as printed',
    shown: {
      given: 'a level-1 platoon (4-3) on the West Side; step 3',
      from: () => position({ phase: 'patrol', police: { 'west-side': { 'level-1': 1 } } }),
      legal: ['police march level-1 ["west-side","west-loop","river-north","civic-center"] 1 false'],
      refused: {
        'police march level-1 ["west-side","west-loop","river-north","civic-center","state-street"] 1 false': 'too-far',
      },
    },
  },
  {
    at: PIECES,
    says: 'The basic police unit is the platoon; everything is calculated in platoons.',
    rules: ['CC-1.1'],
    status: 'as printed',
    shown: {
      given: 'three level-1 platoons in the West Loop; step 3',
      from: () => position({ phase: 'patrol', police: { 'west-loop': { 'level-1': 3 } } }),
      legal: ['police move level-1 west-loop west-side 1', 'police move level-1 west-loop west-side 2'],
    },
  },
  {
    at: PIECES,
    says: 'A company has three platoons; the numbers on companies are 12-3, 9-3 and 6-3.',
    rules: ['CC-1.1'],
    status: 'left out',
    why: 'companies only reduce the number of pieces. Three platoons that stay together have the same numbers as a company.',
  },
  {
    at: PIECES,
    says: 'There are two types of police: the regular police have three levels, and the Tac police have no levels.',
    rules: ['CC-1.2'],
    status: 'as printed',
    shown: {
      value: {
        of: 'kinds of police units that are counted separately',
        read: ({ setup }) => Object.keys(setup.scenario.units.police).toSorted(),
        is: ['guard', 'level-1', 'level-2', 'level-3', 'tac'],
      },
    },
  },
  {
    at: PIECES,
    says: 'Units are referred to by their two numbers, such as 4-3.',
    rules: [],
    status: 'left out',
    why: 'the sentence describes a way to name units. The game names units by level.',
  },
  {
    at: PIECES,
    says: 'The numbers on platoons are 4-3 at level 1, 3-3 at level 2 and 2-3 at level 3.',
    rules: ['CC-1.2'],
    status: 'as printed',
    shown: {
      value: {
        of: 'numbers printed on the platoons',
        read: (state) => numbersOf(state, 'police', ['level-1', 'level-2', 'level-3']),
        is: ['4-3', '3-3', '2-3'],
      },
    },
  },
  {
    at: PIECES,
    says: 'The police have 40 platoons of level 1, 49 of level 2 and 21 of level 3.',
    rules: ['CC-1.2'],
    status: 'as printed',
    shown: {
      value: {
        of: 'numbers of counters',
        read: ({ setup }) => setup.scenario.counterMix.police,
        is: { 'level-1': 40, 'level-2': 49, 'level-3': 21, tac: 6, guard: 12 },
      },
    },
  },
  {
    at: PIECES,
    says: 'There are six Tac platoons, each with the numbers 5-3.',
    rules: ['CC-1.2'],
    status: 'as printed',
    shown: {
      value: {
        of: 'number of Tac counters, and the numbers printed on them',
        read: (state) => [state.setup.scenario.counterMix.police.tac, ...numbersOf(state, 'police', ['tac'])],
        is: [6, '5-3'],
      },
    },
  },
  {
    at: PIECES,
    says: 'The levels do not apply to Tac platoons, and Tac platoons form no companies.',
    rules: ['CC-1.4', 'CC-4.9'],
    status: 'as printed',
    shown: {
      given:
        'two Tac platoons attacked by two level-1 groups in the Coliseum; DP3 means that a third of the police fall a level',
      from: () => confronting({ groups: { coliseum: { 'level-1': 2 } }, police: { coliseum: { tac: 2 } } }),
      play: ['demonstrators confront coliseum', 'chance roll 6'],
      events: [{ type: 'die-rolled', code: 'DP3' }],
      value: { of: 'police in the Coliseum', read: (state) => policeIn(state, 'coliseum'), is: { tac: 2 } },
    },
  },
  {
    at: PIECES,
    says: 'The basic unit of the National Guard is the company; three companies may form a battalion with the numbers 9-2.',
    rules: ['CC-1.1'],
    status: 'as printed',
    shown: {
      given: 'three Guard companies in the Coliseum, attacked by a level-1 group',
      from: () =>
        confronting({ groups: { coliseum: { 'level-1': 1 } }, police: { coliseum: { guard: 3 } }, guardsLeft: 9 }),
      play: ['demonstrators confront coliseum'],
      events: [{ type: 'conflict-started', defenders: 9 }],
    },
  },
  {
    at: PIECES,
    says: 'The Guard has no levels, but can be eliminated in a conflict.',
    rules: ['CC-4.9'],
    status: 'as printed',
    shown: {
      given: 'two Guard companies attacked by a level-1 group in the Coliseum',
      from: guardAttacked,
      play: ['demonstrators confront coliseum', 'chance roll 6'],
      events: [
        { type: 'die-rolled', code: 'DP3' },
        { type: 'units-affected', player: 'police', lost: 1 },
      ],
    },
  },
  {
    at: PIECES,
    says: 'There are twelve Guard companies, each with the numbers 3-2.',
    rules: ['CC-1.2', 'CC-1.5'],
    status: 'as printed',
    shown: {
      value: {
        of: 'number of Guard companies that are not on the board, and the numbers printed on them',
        read: (state) => [state.table.guardsLeft, ...numbersOf(state, 'police', ['guard'])],
        is: [12, '3-2'],
      },
    },
  },
  {
    at: PIECES,
    says: 'The basic unit of the demonstrators is the group; three groups make a crowd.',
    rules: ['CC-1.1'],
    status: 'as printed',
    shown: {
      given: 'three level-1 groups in Lincoln Park',
      from: () => position({ groups: { 'lincoln-park': { 'level-1': 3 } } }),
      legal: [
        'demonstrators move level-1 lincoln-park mid-north 1',
        'demonstrators move level-1 lincoln-park mid-north 3',
      ],
    },
  },
  {
    at: PIECES,
    says: 'The numbers on groups are 12-2 at level 1, 9-2 at level 2, 6-1 at level 3 and 3-1 at level 4.',
    rules: ['CC-1.3'],
    status: 'as printed',
    shown: {
      value: {
        of: 'numbers printed on the groups',
        read: (state) => numbersOf(state, 'demonstrators', LEVELS.toReversed()),
        is: ['12-2', '9-2', '6-1', '3-1'],
      },
    },
  },
  {
    at: PIECES,
    says: 'The numbers on crowds are 36-2, 27-2, 18-1 and 9-1.',
    rules: ['CC-1.1'],
    status: 'left out',
    why: 'a crowd stands for three groups that stay together, and has the same strength as these groups together. Its only purpose is to reduce the number of pieces on the map.',
  },
  {
    at: PIECES,
    says: 'There are 20 groups of level 1, 20 of level 2, 25 of level 3 and 34 of level 4.',
    rules: ['CC-1.3'],
    status: 'as printed',
    shown: {
      value: {
        of: 'numbers of counters',
        read: ({ setup }) => setup.scenario.counterMix.demonstrators,
        is: { 'level-1': 20, 'level-2': 20, 'level-3': 25, 'level-4': 34 },
      },
    },
  },
  {
    at: PIECES,
    says: 'Other pieces are used for keeping records.',
    rules: [],
    status: 'left out',
    why: 'the state of a match stores the turn and the exposure index.',
  },
  {
    at: SET_UP,
    says: 'Item 1. The board lies between two players, one for the police and one for the demonstrators.',
    rules: ['CC-3.1', 'CC-3.2'],
    status: 'as printed',
    shown: { value: { of: 'players', read: (state) => game.players(state), is: ['demonstrators', 'police'] } },
  },
  {
    at: SET_UP,
    says: 'Item 1. Both players have access to all information on the board.',
    rules: ['CC-7.1'],
    status: 'as printed',
    shown: {
      value: {
        of: 'secrets of the players, and hidden data of the match',
        read: ({ secrets, hidden }) => [secrets, hidden],
        is: [{ demonstrators: {}, police: {} }, {}],
      },
    },
  },
  {
    at: SET_UP,
    says: 'Item 2. Each player sorts their units.',
    rules: [],
    status: 'left out',
    why: 'a program has no pieces to sort.',
  },
  {
    at: SET_UP,
    says: 'Item 3. The demonstrators take three level-1 and six level-3 groups and place all of them in one park.',
    rules: ['CC-3.1'],
    status: 'as printed',
    shown: {
      play: ['demonstrators gather lincoln-park'],
      events: [{ type: 'groups-gathered', area: 'lincoln-park' }],
      value: {
        of: 'groups in Lincoln Park',
        read: (state) => groupsIn(state, 'lincoln-park'),
        is: { 'level-1': 3, 'level-3': 6 },
      },
    },
  },
  {
    at: SET_UP,
    says: 'Item 3. The groups are placed in “any one of the three parks on the board”.',
    rules: ['CC-3.1'],
    status: 'ruled',
    why: 'the demonstrators may begin in any of four parks, because the rules of conflict name four parks: Lincoln, Grant East, Grant West and Washington.',
    shown: {
      legal: [
        'demonstrators gather lincoln-park',
        'demonstrators gather grant-east',
        'demonstrators gather grant-west',
        'demonstrators gather washington-park',
      ],
      refused: { 'demonstrators gather mid-north': 'not-a-park' },
    },
  },
  {
    at: SET_UP,
    says: 'Item 4. The police take 24 platoons of level 1, 21 of level 2 and 15 of level 3, and six Tac platoons.',
    rules: ['CC-3.2'],
    status: 'as printed',
    shown: {
      play: ['demonstrators gather lincoln-park', 'police default-set-up'],
      value: {
        of: 'numbers of units of level 3, level 2, level 1, Guard and Tac',
        read: policeInAll,
        is: [15, 21, 24, 0, 6],
      },
    },
  },
  {
    at: SET_UP,
    says: 'Item 4. Of the platoons, 51 must be placed in the minimum boxes.',
    rules: ['CC-3.2'],
    status: 'as printed',
    shown: {
      play: ['demonstrators gather lincoln-park'],
      legal: ['police garrison lincoln-park level-3 3'],
      refused: { 'police deploy-all {} {}': 'units-left', 'police garrison lincoln-park level-3 4': 'box-full' },
    },
  },
  {
    at: SET_UP,
    says: 'Item 4. The other platoons are placed in any areas, but not in the minimum boxes.',
    rules: ['CC-3.2'],
    status: 'as printed',
    shown: {
      given: 'all boxes are full',
      from: boxesFilled,
      legal: ['police post level-1 mid-north 9'],
      refused: { 'police garrison lincoln-park level-1 1': 'wrong-phase' },
    },
  },
  {
    at: SET_UP,
    says: 'Item 4. The source does not say whether platoons may be placed in the park where the demonstrators gather, or in released boxes (boxes that need not stay full).',
    rules: ['CC-3.2', 'CC-2.3'],
    status: 'ruled',
    why: 'platoons may also be placed in the park where the demonstrators gather. A released box is filled like the other boxes, because the source always requires 51 platoons in boxes.',
    shown: {
      given: 'the demonstrators are in Lincoln Park, and all boxes are full',
      from: boxesFilled,
      legal: ['police post level-1 lincoln-park 9'],
      value: { of: 'the box of Lincoln Park', read: (state) => boxOf(state, 'lincoln-park'), is: { 'level-3': 3 } },
    },
  },
  {
    at: SET_UP,
    says: 'Items 3 and 4. The demonstrators set up first.',
    rules: ['CC-3.1', 'CC-3.2'],
    status: 'as printed',
    shown: { refused: { 'police default-set-up': 'not-your-turn' } },
  },
  {
    at: SET_UP,
    says: 'Item 4. The source does not say in which order the police place their platoons.',
    rules: ['CC-3.2'],
    status: 'ruled',
    why: 'the police fill the boxes first, in board order. Then they place the other platoons, sorted by kind. So the single actions can enter each set-up in only one way. Another action places all platoons at once, in any order.',
    shown: {
      given: 'the demonstrators are in Lincoln Park, and no platoon has been placed yet',
      from: () => play(game.setup(), 'demonstrators gather lincoln-park'),
      legal: ['police garrison lincoln-park level-3 1'],
      refused: { 'police garrison old-town level-3 1': 'not-that-box' },
    },
  },
  {
    at: SET_UP,
    says: 'Item 5. Markers are placed next to the time record and the exposure index.',
    rules: ['CC-3.3'],
    status: 'ruled',
    why: 'the source does not say at which value the exposure index begins, so both sides begin at 0. We added an action with which a side makes its whole default set-up at once.',
    shown: {
      play: ['demonstrators default-set-up', 'police default-set-up'],
      events: [{ type: 'turn-started', turn: '25A' }],
      table: { turn: 1, index: { demonstrators: 0, police: 0 } },
    },
  },
  {
    at: TURN,
    says: 'Three turns, such as 25A, 25B and 25C, are one day.',
    rules: ['CC-4.0'],
    status: 'as printed',
    shown: {
      value: {
        of: 'turns',
        read: ({ setup }) => setup.scenario.turns.join(' '),
        is: '25A 25B 25C 26A 26B 26C 27A 27B 27C 28A 28B 28C',
      },
    },
  },
  {
    at: TURN,
    says: 'Step 1. The demonstrators move all units that they wish to move; the police do not move.',
    rules: ['CC-4.0', 'CC-4.1'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group in Mid-North; step 1',
      from: () => position({ groups: { 'mid-north': { 'level-1': 1 } }, police: { 'west-loop': { tac: 1 } } }),
      legal: ['demonstrators move level-1 mid-north old-town 1', 'demonstrators end-step'],
      refused: { 'police move tac west-loop west-side 1': 'not-your-turn' },
    },
  },
  {
    at: TURN,
    says: 'Step 1. On turns 26A, 27A and 28A, the groups in parks are multiplied.',
    rules: ['CC-5.4'],
    status: 'as printed',
    shown: {
      given: 'three level-1 groups in Lincoln Park at the end of turn 25C',
      from: () => position({ turn: '25C', phase: 'patrol', groups: { 'lincoln-park': { 'level-1': 3 } } }),
      play: ['police end-step'],
      events: [
        { type: 'turn-started', turn: '26A' },
        { type: 'groups-multiplied', area: 'lincoln-park' },
        { type: 'step-started', step: 1 },
      ],
    },
  },
  {
    at: TURN,
    says: 'Step 2. The demonstrators resolve the conflicts that they start.',
    rules: ['CC-4.0', 'CC-4.3'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group and two level-1 platoons in the Coliseum; step 1',
      from: () => position({ groups: { coliseum: { 'level-1': 1 } }, police: { coliseum: { 'level-1': 2 } } }),
      play: ['demonstrators end-step'],
      events: [{ type: 'step-started', player: 'demonstrators', step: 2 }],
      legal: ['demonstrators confront coliseum', 'demonstrators end-step'],
      refused: { 'demonstrators move level-1 coliseum bridgeport 1': 'wrong-phase' },
    },
  },
  {
    at: TURN,
    says: 'Step 3. The police move.',
    rules: ['CC-4.0', 'CC-4.1'],
    status: 'as printed',
    shown: {
      given: 'a Tac platoon in the West Loop; step 3',
      from: () => position({ phase: 'patrol', police: { 'west-loop': { tac: 1 } } }),
      legal: ['police move tac west-loop west-side 1', 'police end-step'],
      refused: { 'demonstrators end-step': 'not-your-turn' },
    },
  },
  {
    at: TURN,
    says: 'Step 4. The police resolve the conflicts that they start.',
    rules: ['CC-4.0', 'CC-4.4'],
    status: 'as printed',
    shown: {
      given: 'a level-4 group and three level-1 platoons in the Coliseum; step 3',
      from: () =>
        position({ phase: 'patrol', groups: { coliseum: { 'level-4': 1 } }, police: { coliseum: { 'level-1': 3 } } }),
      play: ['police end-step'],
      events: [{ type: 'step-started', player: 'police', step: 4 }],
      legal: ['police single-out coliseum level-4 1', 'police end-step'],
    },
  },
  {
    at: TURN,
    says: 'Step 4. If the police do not engage all groups in parks on a turn with the letter C, the demonstrators get 5 points.',
    rules: ['CC-4.10'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group in Lincoln Park; step 3 of turn 25C',
      from: () => position({ turn: '25C', phase: 'patrol', groups: { 'lincoln-park': { 'level-1': 1 } } }),
      play: ['police end-step'],
      events: [{ type: 'points-scored', player: 'demonstrators', points: 5, reason: 'unengaged' }],
    },
  },
  {
    at: TURN,
    says: 'Step 4. The source does not say how many points the demonstrators get if the police do not engage the groups of several parks, or whether it matters why the police do not engage them.',
    rules: ['CC-4.10'],
    status: 'ruled',
    why: 'the demonstrators score 5 points once, and not for each park (“if they do not green gets 5 points”). They also score these points if the police could not attack in a park, or if only the demonstrators started a conflict in the park.',
    option: "unengaged: 'per-park'",
    shown: {
      given: 'a level-1 group in Lincoln Park and one in Grant East, no police outside boxes; step 3 of turn 25C',
      from: () => twoParks({}),
      play: ['police end-step'],
      events: [{ type: 'points-scored', points: 5, reason: 'unengaged' }],
      table: { index: { demonstrators: 5, police: 0 } },
    },
  },
  {
    at: TURN,
    says: "Step 4. With the option `unengaged: 'per-park'`, the demonstrators get 5 points for each park that is not engaged.",
    rules: ['CC-4.10'],
    status: 'as printed',
    shown: {
      given:
        "a level-1 group in Lincoln Park and one in Grant East; step 3 of turn 25C; the option `unengaged: 'per-park'`",
      from: () => twoParks({ options: { unengaged: 'per-park' } }),
      play: ['police end-step'],
      events: [{ type: 'points-scored', points: 10, reason: 'unengaged' }],
    },
  },
  {
    at: TURN,
    says: 'Step 4. On a turn with the letter C, the police “must” engage all groups in parks.',
    rules: ['CC-4.4', 'CC-4.10'],
    status: 'ruled',
    why: 'no conflict is compulsory. If the police do not engage all groups, the only consequence is that the demonstrators get 5 points.',
    shown: {
      given: 'three level-1 platoons and a level-4 group in Grant East; step 4 of turn 25C',
      from: () =>
        attacking({
          turn: '25C',
          groups: { 'grant-east': { 'level-4': 1 } },
          police: { 'grant-east': { 'level-1': 3 } },
        }),
      legal: ['police engage grant-east harass', 'police end-step'],
    },
  },
  {
    at: TURN,
    says: 'Step 5. On a turn with the letter A or B, a third of the groups is taken out of the game.',
    rules: ['CC-5.1'],
    status: 'as printed',
    shown: {
      given: 'nine level-1 groups in Lincoln Park; step 3 of turn 25B',
      from: () => position({ phase: 'patrol', groups: { 'lincoln-park': { 'level-1': 9 } } }),
      play: ['police end-step'],
      events: [{ type: 'groups-dwindled', area: 'lincoln-park', lost: 3 }],
    },
  },
  {
    at: TURN,
    says: 'Step 5. “One third of his groups” could also mean a third of all groups on the board.',
    rules: ['CC-5.1'],
    status: 'ruled',
    why: 'a third of the groups in each area is removed, as the section on attrition says.',
    shown: {
      given: 'three groups in Lincoln Park and three in Mid-North; step 3 of turn 25B',
      from: () =>
        position({ phase: 'patrol', groups: { 'lincoln-park': { 'level-1': 3 }, 'mid-north': { 'level-4': 3 } } }),
      play: ['police end-step'],
      events: [
        { type: 'groups-dwindled', area: 'lincoln-park', lost: 1 },
        { type: 'groups-dwindled', area: 'mid-north', lost: 1 },
      ],
    },
  },
  {
    at: TURN,
    says: 'Step 5. On a turn with the letter C, all groups outside parks are taken out of the game.',
    rules: ['CC-5.3'],
    status: 'as printed',
    shown: {
      given: 'five groups in the Coliseum and three in Lincoln Park; step 3 of turn 28C',
      from: () =>
        position({
          turn: '28C',
          phase: 'patrol',
          groups: { 'lincoln-park': { 'level-1': 3 }, coliseum: { 'level-2': 5 } },
        }),
      play: ['police end-step'],
      events: [{ type: 'groups-dispersed', area: 'coliseum' }],
      value: {
        of: 'groups in Lincoln Park',
        read: (state) => groupsIn(state, 'lincoln-park'),
        is: { 'level-1': 3 },
      },
    },
  },
  {
    at: TURN,
    says: 'Step 6. The marker of the time record moves on to the next turn.',
    rules: ['CC-4.0'],
    status: 'as printed',
    shown: {
      given: 'a group in Lincoln Park; step 3 of turn 25B',
      from: () => position({ phase: 'patrol', groups: { 'lincoln-park': { 'level-1': 1 } } }),
      play: ['police end-step'],
      events: [{ type: 'turn-started', turn: '25C' }],
    },
  },
  {
    at: TURN,
    says: 'Step 6. “Game ends on the 28C turn.”',
    rules: ['CC-4.0', 'CC-6.1'],
    status: 'as printed',
    shown: {
      given: 'step 3 of turn 28C; no groups are left; the exposure index is 3 to 1 for the police',
      from: () => position({ turn: '28C', phase: 'patrol', index: { demonstrators: 1, police: 3 } }),
      play: ['police end-step'],
      events: [{ type: 'match-ended' }],
      outcome: { winner: 'police', reason: 'index' },
    },
  },
  {
    at: TURN,
    says: 'The source does not say what happens in a step in which no player has a decision to make.',
    rules: ['CC-4.0'],
    status: 'ruled',
    why: 'steps without a decision are skipped, except step 3, in which the police must keep their boxes full. The game goes on even if no groups are left.',
    shown: {
      given: 'no groups are on the board; step 3 of turn 25B',
      from: () => position({ phase: 'patrol' }),
      play: ['police end-step'],
      events: [
        { type: 'turn-started', turn: '25C' },
        { type: 'step-started', step: 3 },
      ],
      legal: ['police end-step'],
    },
  },
  {
    at: WIN,
    says: 'The player with the most points on the exposure index at the end of turn 28C wins.',
    rules: ['CC-6.1'],
    status: 'as printed',
    shown: {
      given: 'step 3 of turn 28C; no groups are left; the exposure index is 7 to 5 for the police',
      from: () => position({ turn: '28C', phase: 'patrol', index: { demonstrators: 5, police: 7 } }),
      play: ['police end-step'],
      events: [{ type: 'match-ended' }],
      outcome: { kind: 'win', winner: 'police' },
    },
  },
  {
    at: WIN,
    says: 'The points decide, “unless the police shoot someone first”.',
    rules: ['CC-6.2', 'CC-4.8'],
    status: 'as printed',
    shown: {
      given:
        'a level-1 platoon and a level-4 group in Lincoln Park; step 4; the exposure index is 9 to 0 for the police',
      from: () =>
        attacking({
          groups: { 'lincoln-park': { 'level-4': 1 } },
          police: { 'lincoln-park': { 'level-1': 1 } },
          index: { police: 9 },
        }),
      play: ['police engage lincoln-park assault', 'chance roll 1'],
      events: [{ type: 'die-rolled', code: 'SHOT' }, { type: 'match-ended' }],
      outcome: { kind: 'win', winner: 'demonstrators', reason: 'shot' },
    },
  },
  {
    at: MOVE,
    says: 'Item 1. A unit moves into an adjacent area.',
    rules: ['CC-2.1', 'CC-4.1'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group in Lincoln Park',
      from: () => position({ groups: { 'lincoln-park': { 'level-1': 1 } } }),
      legal: ['demonstrators move level-1 lincoln-park old-town 1'],
      refused: { 'demonstrators move level-1 lincoln-park rush-street 1': 'not-linked' },
    },
  },
  {
    at: MOVE,
    says: 'Item 2. In a turn a unit moves into as many areas as its movement number allows.',
    rules: ['CC-4.1'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group (12-2) in Lincoln Park',
      from: () => position({ groups: { 'lincoln-park': { 'level-1': 1 } } }),
      legal: ['demonstrators march level-1 ["lincoln-park","old-town","rush-street"] 1 false'],
      refused: {
        'demonstrators march level-1 ["lincoln-park","old-town","rush-street","river-north"] 1 false': 'too-far',
      },
    },
  },
  {
    at: MOVE,
    says: 'Item 2. The source does not say whether a unit may march twice in one step, or whether units that march together may separate on the way.',
    rules: ['CC-4.1'],
    status: 'ruled',
    why: 'a unit can set out only once in a step, and units that set out together stay together. Otherwise the state would have to record how far each unit has already marched.',
    shown: {
      given: 'two level-3 groups (6-1) in Mid-North',
      from: () => position({ groups: { 'mid-north': { 'level-3': 2 } } }),
      play: ['demonstrators move level-3 mid-north cabrini-green 1'],
      refused: { 'demonstrators move level-3 cabrini-green river-north 1': 'too-few-units' },
    },
  },
  {
    at: MOVE,
    says: 'Item 2. The source does not say in which order units move.',
    rules: ['CC-4.1'],
    status: 'ruled',
    why: 'in step 1 groups set out in board order, so that there is only one way to enter each set of moves. The order has no effect on the result. One action can enter the moves of a whole step, in any order.',
    shown: {
      given: 'a level-1 group in Lincoln Park and one in Mid-North',
      from: () => position({ groups: { 'lincoln-park': { 'level-1': 1 }, 'mid-north': { 'level-1': 1 } } }),
      play: ['demonstrators march level-1 ["mid-north","old-town"] 1 false'],
      refused: { 'demonstrators move level-1 lincoln-park gold-coast 1': 'out-of-order' },
    },
  },
  {
    at: MOVE,
    says: 'Items 3 and 4. When groups move, police in minimum boxes are ignored.',
    rules: ['CC-2.2'],
    status: 'as printed',
    shown: {
      given: 'a level-3 group (6-1) in Lincoln Park, and a full box in Gold Coast',
      from: () => position({ groups: { 'lincoln-park': { 'level-3': 1 } } }),
      legal: ['demonstrators move level-3 lincoln-park gold-coast 1'],
    },
  },
  {
    at: MOVE,
    says: 'Item 4. It takes two movement points to enter an area with an enemy unit.',
    rules: ['CC-4.1'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group (12-2) and a level-3 group (6-1) in Mid-North, and a level-3 platoon in Old Town',
      from: () =>
        position({ groups: { 'mid-north': { 'level-1': 1, 'level-3': 1 } }, police: { 'old-town': { 'level-3': 1 } } }),
      legal: ['demonstrators move level-1 mid-north old-town 1'],
      refused: { 'demonstrators move level-3 mid-north old-town 1': 'too-far' },
    },
  },
  {
    at: MOVE,
    says: 'Item 4. The source does not say whether a unit must stop in an area with an enemy unit, or whether it costs movement points to leave such an area.',
    rules: ['CC-4.1'],
    status: 'ruled',
    why: 'leaving an area costs no movement points, and units need not stop, because the source gives a cost only for entering.',
    shown: {
      given: 'a level-2 platoon (3-3) and a level-1 group in River North; step 3',
      from: () =>
        position({
          phase: 'patrol',
          groups: { 'river-north': { 'level-1': 1 } },
          police: { 'rush-street': { 'level-1': 1 }, 'river-north': { 'level-2': 1 } },
        }),
      legal: [
        'police march level-2 ["river-north","west-loop","west-side","west-loop"] 1 false',
        'police march level-1 ["rush-street","river-north","west-loop"] 1 false',
      ],
    },
  },
  {
    at: MOVE,
    says: 'Item 5. Demonstrators may infiltrate: they move up to twice as far as usual, and start no conflict.',
    rules: ['CC-4.1'],
    status: 'as printed',
    shown: {
      given: 'a level-3 group (6-1) in Lincoln Park',
      from: () => position({ groups: { 'lincoln-park': { 'level-3': 1 } } }),
      legal: ['demonstrators march level-3 ["lincoln-park","old-town","rush-street"] 1 true'],
      refused: { 'demonstrators march level-3 ["lincoln-park","old-town","rush-street"] 1 false': 'too-far' },
    },
  },
  {
    at: MOVE,
    says: 'Item 5. Infiltration is for demonstrators only.',
    rules: ['CC-4.1'],
    status: 'as printed',
    shown: {
      given: 'a Tac platoon in the Coliseum; step 3',
      from: () => position({ phase: 'patrol', police: { coliseum: { tac: 1 } } }),
      refused: { 'police infiltrate tac coliseum bridgeport 1': 'police-infiltrate' },
    },
  },
  {
    at: MOVE,
    says: 'Item 5. Units that infiltrate cannot attack in that turn.',
    rules: ['CC-4.1', 'CC-4.3'],
    status: 'as printed',
    shown: {
      given: 'a group that has just infiltrated, two level-1 groups and six level-1 platoons in Old Town',
      from: infiltratorArrives,
      play: ['demonstrators end-step', 'demonstrators confront old-town'],
      events: [{ type: 'conflict-started', attackers: 24, defenders: 24 }],
    },
  },
  {
    at: MOVE,
    says: 'Item 5. The source does not say when infiltration is announced.',
    rules: ['CC-4.1'],
    status: 'ruled',
    why: 'groups announce an infiltration when they set out, even if their path is so short that they could also move normally. So both players know which groups take part in the conflicts of step 2.',
    shown: {
      given: 'a level-1 group in Lincoln Park',
      from: () => position({ groups: { 'lincoln-park': { 'level-1': 1 } } }),
      legal: [
        'demonstrators move level-1 lincoln-park old-town 1',
        'demonstrators infiltrate level-1 lincoln-park old-town 1',
      ],
    },
  },
  {
    at: MOVE,
    says: 'Item 5. The source does not say whether infiltrators are affected by conflicts that other units start.',
    rules: ['CC-4.1'],
    status: 'ruled',
    why: 'conflicts of step 2 do not affect infiltrators. In step 4 infiltrators are ordinary targets, but the result of a conflict affects the other groups of the same level first.',
    shown: {
      given:
        'an infiltrator, two level-1 groups and six level-1 platoons in Old Town; PD4 means that half of the groups fall a level',
      from: () => play(infiltratorArrives(), 'demonstrators end-step'),
      play: ['demonstrators confront old-town', 'chance roll 1', 'police end-step'],
      events: [{ type: 'units-affected', player: 'demonstrators', units: { 'level-1': 1 } }],
      legal: ['police single-out old-town infiltrating-1 1'],
    },
  },
  {
    at: MOVE,
    says: 'Item 5. At the end of the turn infiltrating groups lose half their number: four groups lose two, and seven groups lose three.',
    rules: ['CC-5.2'],
    status: 'as printed',
    shown: {
      given: 'seven level-1 groups in Lincoln Park',
      from: () => position({ groups: { 'lincoln-park': { 'level-1': 7 } } }),
      play: [
        'demonstrators march level-1 ["lincoln-park","mid-north"] 7 true',
        'demonstrators end-step',
        'police end-step',
      ],
      events: [{ type: 'groups-dwindled', area: 'mid-north', infiltrating: true, lost: 3 }],
    },
  },
  {
    at: MOVE,
    says: 'Item 5. Infiltrating groups also lose half their number on turns with the letter C.',
    rules: ['CC-5.2'],
    status: 'as printed',
    shown: {
      given: 'four level-1 groups in Mid-North; turn 25C',
      from: () => position({ turn: '25C', groups: { 'mid-north': { 'level-1': 4 } } }),
      play: [
        'demonstrators march level-1 ["mid-north","lincoln-park"] 4 true',
        'demonstrators end-step',
        'police end-step',
      ],
      events: [{ type: 'groups-dwindled', area: 'lincoln-park', infiltrating: true, lost: 2 }],
    },
  },
  {
    at: MOVE,
    says: 'Item 5. Infiltrating groups lose half their number, and not the normal third in addition.',
    rules: ['CC-5.1', 'CC-5.2'],
    status: 'as printed',
    shown: {
      given: 'seven level-1 groups in Lincoln Park and three in Mid-North',
      from: () => position({ groups: { 'lincoln-park': { 'level-1': 7 }, 'mid-north': { 'level-1': 3 } } }),
      play: [
        'demonstrators march level-1 ["lincoln-park","mid-north"] 7 true',
        'demonstrators end-step',
        'police end-step',
      ],
      events: [
        { type: 'groups-dwindled', infiltrating: false, lost: 1 },
        { type: 'groups-dwindled', infiltrating: true, lost: 3 },
      ],
    },
  },
  {
    at: MOVE,
    says: 'Item 5. The source does not say how a single infiltrating group can lose half its number.',
    rules: ['CC-5.2'],
    status: 'ruled',
    why: 'a single infiltrating group falls a level, as a single group does in normal attrition.',
    shown: {
      given: 'a level-1 group in Mid-North',
      from: () => position({ groups: { 'mid-north': { 'level-1': 1 } } }),
      play: [
        'demonstrators march level-1 ["mid-north","old-town"] 1 true',
        'demonstrators end-step',
        'police end-step',
      ],
      events: [{ type: 'groups-dwindled', area: 'old-town', infiltrating: true, lost: 0 }],
    },
  },
  {
    at: CONFLICT,
    says: 'Conflict is resolved with the Conflict Resolution Tables.',
    rules: ['CC-4.6'],
    status: 'reconstructed',
    why: 'the tables were printed on the board and are lost, except for one cell. To choose all other cells, including the cells with the result SHOT, we measured many matches.',
    option: 'scenario',
    shown: {
      value: {
        of: 'results of the police’s HARASS table for a die roll of 1, at odds of 1-1 to 4-1',
        read: ({ setup }) => setup.scenario.harass.police.rows[1],
        is: ['DD2', 'DD1', 'DD1', 'DD3'],
      },
    },
  },
  {
    at: CONFLICT,
    says: 'Item 1. The demonstrators must use all their units in an area to attack all police units there.',
    rules: ['CC-4.3'],
    status: 'as printed',
    shown: {
      given:
        'a level-1 group, three level-4 groups, a level-1 platoon, a Tac platoon and two Guard companies in the Coliseum',
      from: () =>
        confronting({
          groups: { coliseum: { 'level-1': 1, 'level-4': 3 } },
          police: { coliseum: { 'level-1': 1, guard: 2, tac: 1 } },
          guardsLeft: 10,
        }),
      play: ['demonstrators confront coliseum'],
      events: [{ type: 'conflict-started', attackers: 21, defenders: 15 }],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 1. “Must use” could also mean that the demonstrators must attack.',
    rules: ['CC-4.3'],
    status: 'ruled',
    why: 'a conflict is never compulsory, because the text of step 2 is about conflicts that the demonstrators’ player “wishes to initiate”. The demonstrators can start at most one conflict per area in a step.',
    shown: {
      given: 'a level-1 group in Bridgeport and one on the South Side, with police only in the boxes; step 2',
      from: () => confronting({ groups: { bridgeport: { 'level-1': 1 }, 'south-side': { 'level-1': 1 } } }),
      play: ['demonstrators confront bridgeport', 'chance roll 3'],
      legal: ['demonstrators confront south-side', 'demonstrators end-step'],
      refused: { 'demonstrators confront bridgeport': 'already-attacked' },
    },
  },
  {
    at: CONFLICT,
    says: 'Item 1. If other police units are in the area, the platoons in the minimum box do not take part in the defence.',
    rules: ['CC-2.2', 'CC-4.3'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group and a level-1 platoon on the South Side, and three platoons in its box',
      from: () =>
        confronting({ groups: { 'south-side': { 'level-1': 1 } }, police: { 'south-side': { 'level-1': 1 } } }),
      play: ['demonstrators confront south-side'],
      events: [{ type: 'conflict-started', boxed: false, defenders: 4 }],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 2. If the only police units in an area are in the minimum box, these units may be attacked.',
    rules: ['CC-4.3'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group in Bridgeport, and three level-2 platoons in its box',
      from: () => confronting({ groups: { bridgeport: { 'level-1': 1 } } }),
      play: ['demonstrators confront bridgeport'],
      events: [{ type: 'conflict-started', boxed: true, defenders: 9 }],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 3. In parks, and only in parks, the police must attack all groups together.',
    rules: ['CC-4.4'],
    status: 'as printed',
    shown: {
      given: 'three level-1 platoons, a Tac platoon, two level-4 groups and a level-3 group in Grant West; step 4',
      from: () =>
        attacking({
          groups: { 'grant-west': { 'level-4': 2, 'level-3': 1 } },
          police: { 'grant-west': { 'level-1': 3, tac: 1 } },
        }),
      play: ['police engage grant-west harass'],
      events: [{ type: 'conflict-started', attackers: 17, defenders: 12 }],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 3. In a park the police cannot attack single groups.',
    rules: ['CC-4.4'],
    status: 'as printed',
    shown: {
      given: 'two level-1 platoons and two level-4 groups in Grant West; step 4',
      from: () => attacking({ groups: { 'grant-west': { 'level-4': 2 } }, police: { 'grant-west': { 'level-1': 2 } } }),
      legal: ['police engage grant-west harass'],
      refused: { 'police single-out grant-west level-4 1': 'in-a-park' },
    },
  },
  {
    at: CONFLICT,
    says: 'Item 3. The platoons in the minimum box of a park do not attack the groups in the park, even if no other police are there.',
    rules: ['CC-2.2', 'CC-4.4'],
    status: 'as printed',
    shown: {
      given:
        'a level-4 group in Lincoln Park, where all platoons are in the box; a level-1 platoon and a group in Grant East',
      from: () =>
        attacking({
          groups: { 'lincoln-park': { 'level-4': 1 }, 'grant-east': { 'level-4': 1 } },
          police: { 'grant-east': { 'level-1': 1 } },
        }),
      legal: ['police engage grant-east harass'],
      refused: { 'police engage lincoln-park harass': 'no-attacker' },
    },
  },
  {
    at: CONFLICT,
    says: 'Item 4. There are four park areas: Lincoln, Grant East, Grant West and Washington.',
    rules: ['CC-2.1'],
    status: 'as printed',
    shown: {
      value: {
        of: 'parks',
        read: ({ setup }) => setup.scenario.areas.flatMap(({ name, park }) => (park === undefined ? [] : [name])),
        is: ['Lincoln Park', 'Grant West', 'Grant East', 'Washington Park'],
      },
    },
  },
  {
    at: CONFLICT,
    says: 'Item 4. Outside parks the police may attack individual groups.',
    rules: ['CC-4.4'],
    status: 'as printed',
    shown: {
      given:
        'two level-4 groups, a level-3 group, three level-1 platoons and two level-3 platoons in the Coliseum; step 4',
      from: meeting,
      play: ['police attack-groups coliseum {"level-4":1} {"level-1":1} harass'],
      events: [{ type: 'conflict-started', attackers: 4, defenders: 3 }],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 4. Outside parks the police may make more than one attack in an area in a turn.',
    rules: ['CC-4.4'],
    status: 'as printed',
    shown: {
      given:
        'two level-4 groups, a level-3 group, three level-1 platoons and two level-3 platoons in the Coliseum; step 4',
      from: meeting,
      play: [
        'police attack-groups coliseum {"level-4":1} {"level-1":1} harass',
        'chance roll 3',
        'police attack-groups coliseum {"level-4":1,"level-3":1} {"level-1":2,"level-3":1} harass',
      ],
      events: [
        { type: 'conflict-started', attackers: 4, defenders: 3 },
        { type: 'conflict-started', attackers: 10, defenders: 9 },
      ],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 4. No unit is attacked more than once per turn.',
    rules: ['CC-4.4'],
    status: 'as printed',
    shown: {
      given: 'a level-3 group, a level-4 group and six level-1 platoons in the Coliseum; step 4',
      from: () =>
        attacking({ groups: { coliseum: { 'level-3': 1, 'level-4': 1 } }, police: { coliseum: { 'level-1': 6 } } }),
      play: ['police attack-groups coliseum {"level-3":1} {"level-1":2} harass', 'chance roll 1'],
      legal: ['police single-out coliseum level-4 1'],
      refused: { 'police single-out coliseum level-3 1': 'too-few-units' },
    },
  },
  {
    at: CONFLICT,
    says: 'Item 4. The source does not say which platoons attack outside parks, or whether a platoon can attack twice.',
    rules: ['CC-4.4'],
    status: 'ruled',
    why: 'for each attack, the police choose the groups and also the platoons. Each platoon can attack once in the step; if it fought in step 2, this does not count as an attack. Attacks are resolved one after the other.',
    shown: {
      given:
        'two level-4 groups, a level-3 group, three level-1 platoons and two level-3 platoons in the Coliseum; step 4',
      from: meeting,
      play: ['police attack-groups coliseum {"level-4":1} {"level-1":1} harass', 'chance roll 3'],
      refused: { 'police attack-groups coliseum {"level-4":1} {"level-1":3} harass': 'too-few-units' },
    },
  },
  {
    at: CONFLICT,
    says: 'Item 5. Each area has a code, such as P4/D1.',
    rules: ['CC-2.1'],
    status: 'reconstructed',
    why: 'the codes were printed on the board, which is lost. To choose the codes, we measured many matches. In downtown areas the demonstrators can score more points than elsewhere.',
    option: 'scenario',
    shown: {
      value: {
        of: 'codes of Lincoln Park, the Conrad Hilton and the Coliseum',
        read: ({ setup }) =>
          setup.scenario.areas.flatMap(({ id, police, demonstrators }) =>
            ['lincoln-park', 'coliseum', 'conrad-hilton'].includes(id)
              ? [`P${String(police)}/D${String(demonstrators)}`]
              : [],
          ),
        is: ['P3/D1', 'P2/D5', 'P2/D2'],
      },
    },
  },
  {
    at: CONFLICT,
    says: 'Item 5. If the first letter of the outcome is P, the police score the P points of the area (the number after P in the code of the area).',
    rules: ['CC-4.8'],
    status: 'as printed',
    shown: {
      given: 'three level-1 groups and three level-1 platoons in the Coliseum (P2/D2); step 4',
      from: () => attacking({ groups: { coliseum: { 'level-1': 3 } }, police: { coliseum: { 'level-1': 3 } } }),
      play: ['police attack-groups coliseum {"level-1":1} {"level-1":3} harass', 'chance roll 6'],
      events: [
        { type: 'die-rolled', code: 'PD3' },
        { type: 'points-scored', player: 'police', points: 2 },
      ],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 5. If the first letter of the outcome is D, the demonstrators score the D points of the area (the number after D in the code of the area).',
    rules: ['CC-4.8'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group, a level-4 group and twelve level-1 platoons in Grant East (P2/D2); step 4',
      from: () => attacking(PRINTED_ODDS),
      play: ['police engage grant-east harass', 'chance roll 2'],
      events: [
        { type: 'die-rolled', code: 'DD3' },
        { type: 'points-scored', player: 'demonstrators', points: 2 },
      ],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 6. The total strength of the attackers is compared with the total strength of the defenders.',
    rules: ['CC-4.5'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group, a level-4 group and twelve level-1 platoons in Grant East; step 4',
      from: () => attacking(PRINTED_ODDS),
      play: ['police engage grant-east harass'],
      events: [{ type: 'conflict-started', attackers: 48, defenders: 15 }],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 6. The odds must be at least one to one: a strength of 42 cannot attack a strength of 48.',
    rules: ['CC-4.5'],
    status: 'as printed',
    shown: {
      given:
        'four level-1 groups, eight level-1 platoons and two Tac platoons in Grant East; step 4; a conflict is possible in the Coliseum',
      from: () =>
        attacking({
          groups: { 'grant-east': { 'level-1': 4 }, coliseum: { 'level-4': 1 } },
          police: { 'grant-east': { 'level-1': 8, tac: 2 }, coliseum: { tac: 1 } },
          ...EMPTIED,
        }),
      refused: { 'police engage grant-east harass': 'odds-too-low' },
    },
  },
  {
    at: CONFLICT,
    says: 'Item 6. Fractions of odds are rounded in favour of the defender: 48 to 15 is 3-1.',
    rules: ['CC-4.5'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group, a level-4 group and twelve level-1 platoons in Grant East; step 4',
      from: () => attacking(PRINTED_ODDS),
      play: ['police engage grant-east harass'],
      events: [{ type: 'conflict-started', column: '3-1' }],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 6. The attacker picks the table and rolls the die.',
    rules: ['CC-4.6'],
    status: 'as printed',
    shown: {
      given: 'a level-4 group and a level-1 platoon in Grant East; step 4',
      from: () => attacking({ groups: { 'grant-east': { 'level-4': 1 } }, police: { 'grant-east': { 'level-1': 1 } } }),
      play: ['police engage grant-east assault', 'chance roll 6'],
      events: [{ type: 'die-rolled', player: 'police', table: 'assault', column: '1-1', die: 6 }],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 6. A die roll of 2 on the HARASS table, at odds of 3-1, gives the result DD3.',
    rules: ['CC-4.6'],
    status: 'ruled',
    why: 'HARASS consists of one table for each side, and the example does not say which side attacks. We put this result into the table of the police, because 48 and 15 can be the total strengths of twelve level-1 platoons and of two groups.',
    shown: {
      given: 'a level-1 group, a level-4 group and twelve level-1 platoons in Grant East; step 4',
      from: () => attacking(PRINTED_ODDS),
      play: ['police engage grant-east harass', 'chance roll 2'],
      events: [{ type: 'die-rolled', table: 'harass', column: '3-1', die: 2, code: 'DD3' }],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 6. The result DD3 means that “the demonstrators get the points but are demoralized”.',
    rules: ['CC-4.8'],
    status: 'reconstructed',
    why: 'the meanings of the numbers in the results are lost. In our tables, 3 means that one third of the units that took part fall a level. Each other number also says how many of these units rise, fall or are removed.',
    option: 'scenario',
    shown: {
      given: 'a level-1 group, a level-4 group and twelve level-1 platoons in Grant East; step 4',
      from: () => attacking(PRINTED_ODDS),
      play: ['police engage grant-east harass', 'chance roll 2'],
      events: [
        { type: 'points-scored', player: 'demonstrators' },
        { type: 'units-affected', player: 'demonstrators', change: 'down', units: { 'level-4': 1 }, lost: 1 },
      ],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 6. Only the police may use the ASSAULT table.',
    rules: ['CC-4.6'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group and three level-1 platoons in the Coliseum; step 2',
      from: () => confronting({ groups: { coliseum: { 'level-1': 1 } }, police: { coliseum: { 'level-1': 3 } } }),
      play: ['demonstrators confront coliseum'],
      events: [{ type: 'conflict-started', table: 'harass' }],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 7. Demonstrators at odds of 5-1 or better force the police to roll on the 1-1 column of ASSAULT.',
    rules: ['CC-4.7'],
    status: 'as printed',
    shown: {
      given: 'five level-1 groups and three level-1 platoons in the Coliseum; step 2',
      from: () => confronting(FORCED),
      play: ['demonstrators confront coliseum'],
      events: [{ type: 'conflict-started', table: 'assault', column: '1-1', attackers: 60, defenders: 12 }],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 7. Demonstrators who “get” odds of 5-1 or better force an assault “automatically”.',
    rules: ['CC-4.7'],
    status: 'ruled',
    why: 'the demonstrators force an assault only when they start a conflict, because the sentence is a rule about conflicts. Groups that do not attack force no assault, even if they are strong enough.',
    shown: {
      given: 'five level-1 groups and three level-1 platoons in the Coliseum; step 2',
      from: () => confronting(FORCED),
      play: ['demonstrators end-step'],
      events: [{ type: 'step-started', player: 'police', step: 3 }],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 7. The source does not say which units a forced assault affects, or whether there can be another conflict in the same area.',
    rules: ['CC-4.7'],
    status: 'ruled',
    why: 'the forced assault is the only conflict of the area in that step. It affects all attackers or all defenders.',
    shown: {
      given:
        'four level-1 groups, three level-2 groups and three level-1 platoons in the Coliseum; step 2; DD2 means that half of the groups rise a level',
      from: () => confronting({ ...FORCED, groups: { coliseum: { 'level-1': 4, 'level-2': 3 } } }),
      play: ['demonstrators confront coliseum', 'chance roll 4'],
      events: [
        { type: 'die-rolled', code: 'DD2' },
        { type: 'units-affected', player: 'demonstrators', change: 'up', units: { 'level-2': 3 } },
        { type: 'step-started', step: 3 },
      ],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 7. The police roll for the forced assault at once, and often lose the game because of this roll.',
    rules: ['CC-4.7', 'CC-6.2'],
    status: 'as printed',
    shown: {
      given: 'five level-1 groups and three level-1 platoons in the Coliseum; step 2',
      from: () => confronting(FORCED),
      play: ['demonstrators confront coliseum', 'chance roll 3'],
      events: [{ type: 'die-rolled', player: 'police', code: 'SHOT' }, { type: 'match-ended' }],
      outcome: { winner: 'demonstrators', reason: 'shot' },
    },
  },
  {
    at: CONFLICT,
    says: 'Item 7. An attack on police in the minimum box forces no assault.',
    rules: ['CC-4.7'],
    status: 'as printed',
    shown: {
      given: 'five level-1 groups in Bridgeport, and three level-2 platoons in its box',
      from: () => confronting({ groups: { bridgeport: { 'level-1': 5 } } }),
      play: ['demonstrators confront bridgeport'],
      events: [{ type: 'conflict-started', boxed: true, table: 'harass', attackers: 60, defenders: 9 }],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 7. The source does not say which column demonstrators use if they attack a box at odds of more than 4-1.',
    rules: ['CC-4.7'],
    status: 'ruled',
    why: 'the demonstrators then use the 4-1 column of HARASS, which is the column for the highest odds.',
    shown: {
      given: 'five level-1 groups in Bridgeport, and three level-2 platoons in its box',
      from: () => confronting({ groups: { bridgeport: { 'level-1': 5 } } }),
      play: ['demonstrators confront bridgeport'],
      events: [{ type: 'conflict-started', table: 'harass', column: '4-1' }],
    },
  },
  {
    at: CONFLICT,
    says: 'Item 8. If the police attack at odds above 4-1, the odds count as 4-1.',
    rules: ['CC-4.5'],
    status: 'as printed',
    shown: {
      given: 'a level-4 group and four level-1 platoons in Grant East; step 4',
      from: () => attacking({ groups: { 'grant-east': { 'level-4': 1 } }, police: { 'grant-east': { 'level-1': 4 } } }),
      play: ['police engage grant-east harass'],
      events: [{ type: 'conflict-started', attackers: 16, defenders: 3, column: '4-1' }],
    },
  },
  {
    at: MINIMUM,
    says: 'The police must keep three platoons in each minimum box throughout the game.',
    rules: ['CC-4.2'],
    status: 'as printed',
    shown: {
      given: 'two platoons in the box of Bridgeport; step 3',
      from: () => position({ phase: 'patrol', boxes: { bridgeport: { 'level-2': 2 } } }),
      play: ['police end-step'],
      events: [{ type: 'match-ended' }],
      outcome: { winner: 'demonstrators', reason: 'box-not-full' },
    },
  },
  {
    at: MINIMUM,
    says: 'The source does not say whether a box can hold more than three platoons.',
    rules: ['CC-2.2'],
    status: 'ruled',
    why: 'a box has room for three platoons, so that the police cannot hide a strong reserve in a box.',
    shown: {
      given: 'a level-1 platoon and a full box in Bridgeport; step 3',
      from: () => position({ phase: 'patrol', police: { bridgeport: { 'level-1': 1 } } }),
      refused: { 'police fill bridgeport level-1': 'box-full' },
    },
  },
  {
    at: MINIMUM,
    says: 'National Guard units must not be in a box. The source does not say whether Tac platoons may be in a box.',
    rules: ['CC-2.2'],
    status: 'ruled',
    why: 'Tac platoons may be in a box, because the source excludes only the Guard.',
    shown: {
      given: 'two platoons in the box of the West Side, a Tac platoon and a Guard company outside it; step 3',
      from: () =>
        position({
          phase: 'patrol',
          boxes: { 'west-side': { 'level-2': 2 } },
          police: { 'west-side': { tac: 1, guard: 1 } },
          guardsLeft: 11,
        }),
      legal: ['police fill west-side tac'],
      refused: { 'police fill west-side guard': 'guard-in-box' },
    },
  },
  {
    at: MINIMUM,
    says: 'If a platoon in a box is eliminated, it must be replaced on the next turn, or the police lose the game.',
    rules: ['CC-4.2', 'CC-6.2'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group on the West Side and three level-3 platoons in its box; step 2',
      from: boxAttacked,
      play: [
        'demonstrators confront west-side',
        'chance roll 6',
        'police end-step',
        'demonstrators end-step',
        'demonstrators end-step',
        'police end-step',
      ],
      events: [
        { type: 'units-affected', player: 'police', lost: 1 },
        { type: 'turn-started', turn: '25C' },
        { type: 'match-ended' },
      ],
      outcome: { winner: 'demonstrators', reason: 'box-not-full' },
    },
  },
  {
    at: MINIMUM,
    says: 'Item 1. Police units may enter and leave the boxes throughout the game.',
    rules: ['CC-4.2'],
    status: 'as printed',
    shown: {
      given: 'a level-1 platoon and a full box in Bridgeport; step 3',
      from: () => position({ phase: 'patrol', police: { bridgeport: { 'level-1': 1 } } }),
      play: ['police relieve bridgeport level-1 level-2'],
      events: [{ type: 'box-changed', area: 'bridgeport', entered: 'level-1', left: 'level-2' }],
    },
  },
  {
    at: MINIMUM,
    says: 'Item 1. The source does not say whether entering or leaving a box costs movement points, or whether this depends on enemies in the area.',
    rules: ['CC-4.2'],
    status: 'ruled',
    why: 'entering and leaving a box cost no movement points, whatever units are in the area, because the boxes are not used for movement. A platoon that enters a box cannot move any more in this step.',
    shown: {
      given:
        'two platoons in the box of Bridgeport, a level-1 platoon in the Amphitheatre, a group in Bridgeport; step 3',
      from: () =>
        position({
          phase: 'patrol',
          boxes: { bridgeport: { 'level-2': 2 } },
          groups: { bridgeport: { 'level-4': 1 } },
          police: { amphitheatre: { 'level-1': 1 } },
        }),
      play: ['police march level-1 ["amphitheatre","bridgeport"] 1 false', 'police fill bridgeport level-1'],
      events: [
        { type: 'units-moved', to: 'bridgeport' },
        { type: 'box-changed', entered: 'level-1' },
      ],
      refused: { 'police move level-1 bridgeport amphitheatre 1': 'too-few-units' },
    },
  },
  {
    at: MINIMUM,
    says: 'Item 1. The source does not say whether a platoon that leaves a box may still move.',
    rules: ['CC-4.2'],
    status: 'ruled',
    why: 'a platoon that leaves a box may still move if it has not moved in this step, because leaving a box is not a movement.',
    shown: {
      given: 'a level-1 platoon and a full box in Bridgeport; step 3',
      from: () => position({ phase: 'patrol', police: { bridgeport: { 'level-1': 1 } } }),
      play: ['police relieve bridgeport level-1 level-2'],
      legal: ['police move level-2 bridgeport amphitheatre 1'],
      refused: { 'police move level-1 bridgeport amphitheatre 1': 'too-few-units' },
    },
  },
  {
    at: MINIMUM,
    says: 'Item 1. There must be three platoons in a box “at the end of step three of each turn”.',
    rules: ['CC-4.2'],
    status: 'ruled',
    why: 'a platoon that is lost in step 2 need not be replaced in the same turn. The sentence on eliminated platoons gives the police time until the next turn.',
    shown: {
      given: 'a level-1 group on the West Side and three level-3 platoons in its box; step 2',
      from: boxAttacked,
      play: ['demonstrators confront west-side', 'chance roll 6', 'police end-step'],
      events: [
        { type: 'units-affected', player: 'police', lost: 1 },
        { type: 'turn-started', turn: '25C' },
      ],
    },
  },
  {
    at: MINIMUM,
    says: 'Item 2. Platoons in a minimum box never attack.',
    rules: ['CC-2.2', 'CC-4.4'],
    status: 'as printed',
    shown: {
      given:
        'a level-4 group in Bridgeport, where all platoons are in the box; a level-1 platoon and a group in the Coliseum; step 4',
      from: () =>
        attacking({
          groups: { bridgeport: { 'level-4': 1 }, coliseum: { 'level-4': 1 } },
          police: { coliseum: { 'level-1': 1 } },
        }),
      legal: ['police single-out coliseum level-4 1'],
      refused: { 'police single-out bridgeport level-4 1': 'odds-too-low' },
    },
  },
  {
    at: MINIMUM,
    says: 'Item 2. Platoons in a minimum box are attacked only if there are no other police in the area.',
    rules: ['CC-4.3'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group and a level-3 platoon in Bridgeport, and three platoons in its box; step 2',
      from: () => confronting({ groups: { bridgeport: { 'level-1': 1 } }, police: { bridgeport: { 'level-3': 1 } } }),
      play: ['demonstrators confront bridgeport'],
      events: [{ type: 'conflict-started', boxed: false, defenders: 2 }],
    },
  },
  {
    at: MINIMUM,
    says: 'Item 3. A box marked “conditional” may be left empty for the rest of the game.',
    rules: ['CC-2.3', 'CC-4.2'],
    status: 'as printed',
    shown: {
      given: 'the box of Old Town is released and empty; step 3',
      from: () => position({ phase: 'patrol', released: ['old-town'], boxes: { 'old-town': {} } }),
      play: ['police end-step'],
      events: [{ type: 'turn-started', turn: '25C' }],
    },
  },
  {
    at: MINIMUM,
    says: 'Item 3. A conditional box may be left empty from the moment when groups enter its area or an adjacent area.',
    rules: ['CC-2.3'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group in Mid-North',
      from: () => position({ groups: { 'mid-north': { 'level-1': 1 } } }),
      play: ['demonstrators move level-1 mid-north cabrini-green 1'],
      events: [{ type: 'box-released', area: 'old-town' }],
    },
  },
  {
    at: MINIMUM,
    says: 'Item 3. The source does not say whether groups enter the area of a conditional box, or an adjacent area, if they only pass through it, infiltrate it, or begin the match in it.',
    rules: ['CC-2.3'],
    status: 'ruled',
    why: 'groups also enter such an area if they only pass through it, infiltrate it, or begin the match in it.',
    shown: {
      given: 'a level-1 group in Rush Street',
      from: () => position({ groups: { 'rush-street': { 'level-1': 1 } } }),
      play: ['demonstrators march level-1 ["rush-street","river-north","west-loop"] 1 false'],
      events: [
        { type: 'box-released', area: 'magnificent-mile' },
        { type: 'box-released', area: 'la-salle-street' },
      ],
    },
  },
  {
    at: MINIMUM,
    says: 'Item 3. The units of a conditional box may leave it “as soon as” groups enter its area or an adjacent area.',
    rules: ['CC-2.3', 'CC-4.2'],
    status: 'ruled',
    why: 'the units of a conditional box can leave in the next step 3, in which the police move. From then on, the box need not be full.',
    shown: {
      given: 'a level-1 group in Mid-North has just entered Old Town; step 1',
      from: () =>
        play(
          position({ groups: { 'mid-north': { 'level-1': 1 } } }),
          'demonstrators march level-1 ["mid-north","old-town"] 1 false',
        ),
      play: ['demonstrators end-step', 'demonstrators end-step'],
      legal: ['police leave old-town level-2'],
      refused: { 'police leave gold-coast level-2': 'not-released' },
    },
  },
  {
    at: ATTRITION,
    says: 'Item 1. At the end of every turn with the letter A or B, the demonstrators lose a third of their units in each area.',
    rules: ['CC-5.1'],
    status: 'as printed',
    shown: {
      given: 'three level-1 and six level-3 groups in Lincoln Park; step 3 of turn 25B',
      from: () => position({ phase: 'patrol', groups: { 'lincoln-park': { 'level-1': 3, 'level-3': 6 } } }),
      play: ['police end-step'],
      events: [{ type: 'groups-dwindled', area: 'lincoln-park', lost: 3, units: { 'level-3': 3 } }],
    },
  },
  {
    at: ATTRITION,
    says: 'Item 1. A third of the units is rounded down.',
    rules: ['CC-5.1'],
    status: 'as printed',
    shown: {
      given: 'five level-4 groups in Mid-North; step 3 of turn 25B',
      from: () => position({ phase: 'patrol', groups: { 'mid-north': { 'level-4': 5 } } }),
      play: ['police end-step'],
      events: [{ type: 'groups-dwindled', area: 'mid-north', lost: 1 }],
    },
  },
  {
    at: ATTRITION,
    says: 'Item 1. If two demonstrator units are in an area, one of them is lost.',
    rules: ['CC-5.1'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group and a level-3 group in Mid-North; step 3 of turn 25B',
      from: () => position({ phase: 'patrol', groups: { 'mid-north': { 'level-1': 1, 'level-3': 1 } } }),
      play: ['police end-step'],
      events: [{ type: 'groups-dwindled', area: 'mid-north', lost: 1, units: { 'level-3': 1 } }],
    },
  },
  {
    at: ATTRITION,
    says: 'Item 1. If a single demonstrator unit is in an area, it goes down one level.',
    rules: ['CC-5.1'],
    status: 'as printed',
    shown: {
      given: 'a level-2 group in the Coliseum; step 3 of turn 25B',
      from: () => position({ phase: 'patrol', groups: { coliseum: { 'level-2': 1 } } }),
      play: ['police end-step'],
      events: [{ type: 'groups-dwindled', area: 'coliseum', lost: 0 }],
      value: { of: 'groups in the Coliseum', read: (state) => groupsIn(state, 'coliseum'), is: { 'level-3': 1 } },
    },
  },
  {
    at: ATTRITION,
    says: 'Item 1. The source does not say what happens to a single unit at the lowest level.',
    rules: ['CC-5.1'],
    status: 'ruled',
    why: 'a single unit at the lowest level leaves the game, because item 3 says so of units that cannot go down a level.',
    shown: {
      given: 'a level-4 group in the Coliseum; step 3 of turn 25B',
      from: () => position({ phase: 'patrol', groups: { coliseum: { 'level-4': 1 } } }),
      play: ['police end-step'],
      events: [{ type: 'groups-dwindled', area: 'coliseum', lost: 1 }],
    },
  },
  {
    at: ATTRITION,
    says: 'Item 2. At the beginning of turns 26A, 27A and 28A, all groups in parks are multiplied.',
    rules: ['CC-5.4'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group in Grant East at the end of turn 25C',
      from: () => grown({ 'grant-east': { 'level-1': 1 } }),
      value: {
        of: 'groups in Grant East in step 1 of turn 26A',
        read: (state) => groupsIn(state, 'grant-east'),
        is: { 'level-1': 1, 'level-4': 2 },
      },
    },
  },
  {
    at: ATTRITION,
    says: 'Item 2. Only groups in parks are multiplied, because all groups outside parks were eliminated at the end of the turn before.',
    rules: ['CC-5.3'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group in Mid-North; step 3 of turn 25C',
      from: () => position({ turn: '25C', phase: 'patrol', groups: { 'mid-north': { 'level-1': 1 } } }),
      play: ['police end-step'],
      events: [{ type: 'groups-dispersed', area: 'mid-north' }],
    },
  },
  {
    at: ATTRITION,
    says: 'Item 2. Lincoln Park multiplies groups by 4: three groups become twelve.',
    rules: ['CC-5.4'],
    status: 'as printed',
    shown: {
      given: 'three level-1 groups in Lincoln Park at the end of turn 25C',
      from: () => grown({ 'lincoln-park': { 'level-1': 3 } }),
      value: {
        of: 'groups in Lincoln Park in step 1 of turn 26A',
        read: (state) => groupsIn(state, 'lincoln-park'),
        is: { 'level-1': 3, 'level-4': 9 },
      },
    },
  },
  {
    at: ATTRITION,
    says: 'Item 2. Grant Park multiplies groups by 3, and Washington Park multiplies them by 2.',
    rules: ['CC-5.4'],
    status: 'as printed',
    shown: {
      given: 'two level-2 groups in Grant West and three level-3 groups in Washington Park at the end of turn 25C',
      from: () => grown({ 'grant-west': { 'level-2': 2 }, 'washington-park': { 'level-3': 3 } }),
      value: {
        of: 'groups in both parks in step 1 of turn 26A',
        read: (state) => [groupsIn(state, 'grant-west'), groupsIn(state, 'washington-park')],
        is: [
          { 'level-2': 2, 'level-4': 4 },
          { 'level-3': 3, 'level-4': 3 },
        ],
      },
    },
  },
  {
    at: ATTRITION,
    says: 'Item 2. The new units are taken from the lowest level first, which is level 4.',
    rules: ['CC-1.4', 'CC-5.4'],
    status: 'as printed',
    shown: {
      given: 'twelve level-1 groups in Lincoln Park at the end of turn 25C; there are 34 counters of level 4',
      from: () => grown({ 'lincoln-park': { 'level-1': 12 } }),
      value: {
        of: 'groups in Lincoln Park in step 1 of turn 26A',
        read: (state) => groupsIn(state, 'lincoln-park'),
        is: { 'level-1': 12, 'level-3': 2, 'level-4': 34 },
      },
    },
  },
  {
    at: ATTRITION,
    says: 'Item 2. When all demonstrator units are in the game, no more can be added.',
    rules: ['CC-1.5', 'CC-5.4'],
    status: 'as printed',
    shown: {
      given: 'fifty level-4 groups in Lincoln Park at the end of turn 25C; there are 99 counters',
      from: () => grown({ 'lincoln-park': { 'level-4': 50 } }),
      value: {
        of: 'groups in Lincoln Park in step 1 of turn 26A',
        read: (state) => groupsIn(state, 'lincoln-park'),
        is: { 'level-4': 50, 'level-3': 25, 'level-2': 20, 'level-1': 4 },
      },
    },
  },
  {
    at: ATTRITION,
    says: 'Item 2. The source does not say in which park groups are multiplied first, or whether counters of lost groups are used again.',
    rules: ['CC-5.4'],
    status: 'ruled',
    why: 'if there are too few counters, groups are multiplied in one park after the other, in the order of the text: Lincoln, Grant East, Grant West, Washington. Counters of lost groups are used again.',
    option: 'scenario',
    shown: {
      given: 'ten level-1 groups each in Lincoln Park and Grant East, three in Grant West, at the end of turn 25C',
      from: () =>
        grown({ 'lincoln-park': { 'level-1': 10 }, 'grant-west': { 'level-1': 3 }, 'grant-east': { 'level-1': 10 } }),
      value: {
        of: 'groups in Lincoln Park, Grant East and Grant West in step 1 of turn 26A',
        read: (state) => ['lincoln-park', 'grant-east', 'grant-west'].map((park) => groupsIn(state, park)),
        is: [
          { 'level-1': 10, 'level-4': 30 },
          { 'level-1': 10, 'level-3': 16, 'level-4': 4 },
          { 'level-1': 3, 'level-3': 6 },
        ],
      },
    },
  },
  {
    at: ATTRITION,
    says: 'Item 3. A unit that must go down a level, but cannot, is removed from the board.',
    rules: ['CC-4.9'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group, a level-4 group and twelve level-1 platoons in Grant East; step 4',
      from: () => attacking(PRINTED_ODDS),
      play: ['police engage grant-east harass', 'chance roll 2'],
      events: [{ type: 'units-affected', player: 'demonstrators', change: 'down', units: { 'level-4': 1 }, lost: 1 }],
    },
  },
  {
    at: ATTRITION,
    says: 'Item 3. Police and Guard units that cannot go down a level are removed, too, but Tac units are not removed.',
    rules: ['CC-4.9'],
    status: 'as printed',
    shown: {
      given: 'five level-1 groups in Bridgeport; two level-3 platoons and a Tac platoon in its box; step 2',
      from: () =>
        confronting({ groups: { bridgeport: { 'level-1': 5 } }, boxes: { bridgeport: { 'level-3': 2, tac: 1 } } }),
      play: ['demonstrators confront bridgeport', 'chance roll 6'],
      events: [{ type: 'units-affected', player: 'police', change: 'down', units: { 'level-3': 1 }, lost: 1 }],
    },
  },
  {
    at: ATTRITION,
    says: 'By the attrition rule, units of the lowest level are always affected first, whether they rise or fall.',
    rules: ['CC-1.4', 'CC-4.9'],
    status: 'as printed',
    shown: {
      given:
        'a level-1 group, three level-4 groups and four level-1 platoons in the Coliseum; step 2; DD1 means that a third of the groups rise a level',
      from: () =>
        confronting({ groups: { coliseum: { 'level-1': 1, 'level-4': 3 } }, police: { coliseum: { 'level-1': 4 } } }),
      play: ['demonstrators confront coliseum', 'chance roll 5'],
      events: [{ type: 'units-affected', change: 'up', units: { 'level-4': 1 } }],
    },
  },
  {
    at: ATTRITION,
    says: 'The source does not say what happens to units of level 1 that should rise.',
    rules: ['CC-4.9'],
    status: 'ruled',
    why: 'units of level 1 do not rise. If a result changes a third or half of the units, those of them that cannot change stay as they are.',
    shown: {
      given:
        'a level-1 group and three level-1 platoons in the Coliseum; step 2; DD1 means that a third of the groups rise a level',
      from: () => confronting({ groups: { coliseum: { 'level-1': 1 } }, police: { coliseum: { 'level-1': 3 } } }),
      play: ['demonstrators confront coliseum', 'chance roll 5'],
      events: [{ type: 'die-rolled', code: 'DD1' }],
      value: { of: 'groups in the Coliseum', read: (state) => groupsIn(state, 'coliseum'), is: { 'level-1': 1 } },
    },
  },
  {
    at: ATTRITION,
    says: 'The source does not say what happens if a unit changes its level and no counter of the new level is left.',
    rules: ['CC-1.5'],
    status: 'ruled',
    why: 'changes of level ignore the number of counters, because the source gives no reason to refuse a change.',
    shown: {
      given:
        '51 level-4 groups in Lincoln Park, of which 34 (the number of counters) will stay; a level-3 group in the Coliseum; step 3 of turn 25B',
      from: () =>
        position({
          phase: 'patrol',
          groups: { 'lincoln-park': { 'level-4': 51 }, coliseum: { 'level-3': 1 } },
        }),
      play: ['police end-step'],
      value: {
        of: 'groups in Lincoln Park and the Coliseum',
        read: (state) => [groupsIn(state, 'lincoln-park'), groupsIn(state, 'coliseum')],
        is: [{ 'level-4': 34 }, { 'level-4': 1 }],
      },
    },
  },
  {
    at: BUILDING,
    says: 'Item 1. Groups that form a crowd must have the same numbers, and so must platoons that form a company.',
    rules: ['CC-1.1'],
    status: 'left out',
    why: 'the game has no crowds and companies, because their only purpose is “fewer playing pieces on the board”.',
  },
  {
    at: BUILDING,
    says: 'Item 2. “When one side’s units in a city box are affected” could mean all units of that side in the area.',
    rules: ['CC-4.8'],
    status: 'ruled',
    why: 'a result affects only the units that took part in the conflict.',
    shown: {
      given: 'three level-1 groups and three level-1 platoons in the Coliseum; step 4; only one group is attacked',
      from: () => attacking({ groups: { coliseum: { 'level-1': 3 } }, police: { coliseum: { 'level-1': 3 } } }),
      play: ['police attack-groups coliseum {"level-1":1} {"level-1":3} harass', 'chance roll 6'],
      events: [
        { type: 'die-rolled', code: 'PD3' },
        { type: 'units-affected', player: 'demonstrators', units: { 'level-1': 1 } },
      ],
    },
  },
  {
    at: BUILDING,
    says: 'Item 2 A. Fractions are ignored: a third of five platoons is one.',
    rules: ['CC-4.9'],
    status: 'as printed',
    shown: {
      given: 'two level-1 groups and five level-3 platoons in the Coliseum; step 2; a third of the police fall a level',
      from: () => confronting({ groups: { coliseum: { 'level-1': 2 } }, police: { coliseum: { 'level-3': 5 } } }),
      play: ['demonstrators confront coliseum', 'chance roll 6'],
      events: [
        { type: 'die-rolled', code: 'DP3' },
        { type: 'units-affected', player: 'police', units: { 'level-3': 1 } },
      ],
    },
  },
  {
    at: BUILDING,
    says: 'Item 2 A. Fractions are ignored: half of five platoons is two.',
    rules: ['CC-4.9'],
    status: 'as printed',
    shown: {
      given: 'four level-1 groups and five level-3 platoons in the Coliseum; step 2; half of the police fall a level',
      from: () => confronting({ groups: { coliseum: { 'level-1': 4 } }, police: { coliseum: { 'level-3': 5 } } }),
      play: ['demonstrators confront coliseum', 'chance roll 6'],
      events: [
        { type: 'die-rolled', code: 'DP4' },
        { type: 'units-affected', player: 'police', units: { 'level-3': 2 } },
      ],
    },
  },
  {
    at: BUILDING,
    says: 'Item 2 B. At least one unit is affected: a third of two groups is one.',
    rules: ['CC-4.9'],
    status: 'as printed',
    shown: {
      given: 'a level-1 group, a level-4 group and twelve level-1 platoons in Grant East; step 4',
      from: () => attacking(PRINTED_ODDS),
      play: ['police engage grant-east harass', 'chance roll 2'],
      events: [{ type: 'units-affected', units: { 'level-4': 1 } }],
    },
  },
  {
    at: BUILDING,
    says: 'Item 2 C. “If only one unit is involved then deal with its levels.”',
    rules: ['CC-4.9'],
    status: 'as printed',
    shown: {
      given:
        'a level-2 group and four level-3 platoons in the Coliseum; step 2; DD1 means that a third of the groups rise a level',
      from: () => confronting({ groups: { coliseum: { 'level-2': 1 } }, police: { coliseum: { 'level-3': 4 } } }),
      play: ['demonstrators confront coliseum', 'chance roll 5'],
      events: [{ type: 'units-affected', change: 'up', units: { 'level-2': 1 } }],
    },
  },
  {
    at: BUILDING,
    says: 'Item 2 C. The source does not say what happens to a single unit if the result removes a third of the units.',
    rules: ['CC-4.9'],
    status: 'ruled',
    why: '“deal with its levels” also applies to such a result: a single unit falls a level instead, and is removed only if it is at the lowest level.',
    option: "loneRemoval: 'removed'",
    shown: {
      given: 'a level-2 group and twelve level-1 platoons in Grant East; step 4; PD6 removes a third of the groups',
      from: () => attacking({ ...PRINTED_ODDS, groups: { 'grant-east': { 'level-2': 1 } } }),
      play: ['police engage grant-east assault', 'chance roll 6'],
      events: [
        { type: 'die-rolled', code: 'PD6' },
        { type: 'units-affected', change: 'down', units: { 'level-2': 1 }, lost: 0 },
      ],
    },
  },
  {
    at: BUILDING,
    says: "Item 2 C. With the option `loneRemoval: 'removed'`, a result that removes a third of the units also removes a single unit.",
    rules: ['CC-4.9'],
    status: 'as printed',
    shown: {
      given: "a level-2 group and twelve level-1 platoons in Grant East; step 4; the option `loneRemoval: 'removed'`",
      from: () =>
        attacking({
          ...PRINTED_ODDS,
          groups: { 'grant-east': { 'level-2': 1 } },
          options: { loneRemoval: 'removed' },
        }),
      play: ['police engage grant-east assault', 'chance roll 6'],
      events: [{ type: 'units-affected', change: 'removed', units: { 'level-2': 1 }, lost: 1 }],
    },
  },
  {
    at: BUILDING,
    says: 'Item 2 D. “We always deal in terms of groups and platoons.”',
    rules: ['CC-1.1', 'CC-4.9'],
    status: 'as printed',
    shown: {
      given:
        'four level-1 groups and six level-3 platoons (two companies) in the Coliseum; step 2; half of the units are affected',
      from: () => confronting({ groups: { coliseum: { 'level-1': 4 } }, police: { coliseum: { 'level-3': 6 } } }),
      play: ['demonstrators confront coliseum', 'chance roll 6'],
      events: [
        { type: 'die-rolled', code: 'DP4' },
        { type: 'units-affected', player: 'police', units: { 'level-3': 3 } },
      ],
    },
  },
  {
    at: GUARD,
    says: 'When the demonstrators are ahead on the exposure index, the police may bring in National Guard units.',
    rules: ['CC-4.11'],
    status: 'as printed',
    shown: {
      given: 'the exposure index is 1 to 0 for the demonstrators; step 3',
      from: () => position(BEHIND),
      play: ['police bring-guard west-loop'],
      events: [{ type: 'guard-moved', area: 'west-loop', entered: true }],
    },
  },
  {
    at: GUARD,
    says: 'National Guard units can be brought in only while the demonstrators are ahead on the exposure index.',
    rules: ['CC-4.11'],
    status: 'as printed',
    shown: {
      given: 'the exposure index is 2 for each side; step 3',
      from: () => position({ ...BEHIND, index: { demonstrators: 2, police: 2 } }),
      refused: { 'police bring-guard west-loop': 'not-behind' },
    },
  },
  {
    at: GUARD,
    says: 'The police may bring in the Guard “at any point in the game”.',
    rules: ['CC-4.11'],
    status: 'against the words',
    why: 'the police may bring in the Guard only in step 3, in which the police move. If they could do so at any point, they would have to decide after each action of the demonstrators. Before each company enters, the program checks again whether the demonstrators are ahead.',
    shown: {
      given: 'the exposure index is 1 to 0 for the demonstrators; step 1',
      from: () => position({ ...BEHIND, phase: 'move' }),
      refused: { 'police bring-guard west-loop': 'not-your-turn' },
    },
  },
  {
    at: GUARD,
    says: 'The source does not say where Guard companies enter, or whether they can move in the same turn.',
    rules: ['CC-4.11'],
    status: 'ruled',
    why: 'Guard companies can enter any area without groups, and cannot move in that turn. Otherwise they could appear in the middle of every conflict.',
    shown: {
      given: 'the exposure index is 1 to 0 for the demonstrators, a level-4 group in the Coliseum; step 3',
      from: () => position(BEHIND),
      play: ['police bring-guard west-loop'],
      refused: {
        'police bring-guard coliseum': 'groups-there',
        'police move guard west-loop west-side 1': 'too-few-units',
      },
    },
  },
  {
    at: GUARD,
    says: 'The demonstrators get two points for each Guard company that is brought in.',
    rules: ['CC-4.11'],
    status: 'as printed',
    shown: {
      given: 'the exposure index is 1 to 0 for the demonstrators; step 3',
      from: () => position(BEHIND),
      play: ['police bring-guard west-loop'],
      events: [{ type: 'points-scored', player: 'demonstrators', points: 2, reason: 'guard-entered' }],
    },
  },
  {
    at: GUARD,
    says: 'The demonstrators get one point for each Guard company that is voluntarily taken out of the game.',
    rules: ['CC-4.11'],
    status: 'as printed',
    shown: {
      given: 'two Guard companies in the West Loop; step 3',
      from: () => position({ phase: 'patrol', police: { 'west-loop': { guard: 2 } }, guardsLeft: 10 }),
      play: ['police withdraw-guard west-loop'],
      events: [
        { type: 'guard-moved', area: 'west-loop', entered: false },
        { type: 'points-scored', player: 'demonstrators', points: 1, reason: 'guard-withdrawn' },
      ],
    },
  },
  {
    at: GUARD,
    says: 'The source does not say when a Guard company may be taken out, or whether it can return.',
    rules: ['CC-4.11'],
    status: 'ruled',
    why: 'the police may take out a company in step 3. The company then does not move. A company cannot be taken out in the turn in which it was brought in. It cannot return, because it is “taken out of the game”.',
    shown: {
      given:
        'the exposure index is 1 to 0 for the demonstrators, a Guard company on the West Side, another company not yet on the board; step 3',
      from: () => position({ ...BEHIND, police: { 'west-side': { guard: 1 } }, guardsLeft: 1 }),
      play: ['police bring-guard west-loop', 'police withdraw-guard west-side'],
      events: [
        { type: 'guard-moved', entered: true },
        { type: 'guard-moved', entered: false },
      ],
      refused: { 'police withdraw-guard west-loop': 'no-guard-there', 'police bring-guard west-loop': 'no-guard-left' },
    },
  },
  {
    at: GUARD,
    says: 'Guard units may not attack, only defend.',
    rules: ['CC-4.4'],
    status: 'as printed',
    shown: {
      given: 'a level-4 group, three Guard companies and a level-1 platoon in the Coliseum; step 4',
      from: () =>
        attacking({
          groups: { coliseum: { 'level-4': 1 } },
          police: { coliseum: { guard: 3, 'level-1': 1 } },
          guardsLeft: 9,
        }),
      play: ['police single-out coliseum level-4 1'],
      legal: ['police commit level-1 1'],
      refused: { 'police commit guard 1': 'guard-attacks' },
    },
  },
  {
    at: GUARD,
    says: 'Guard units may not be used in minimum boxes.',
    rules: ['CC-2.2'],
    status: 'as printed',
    shown: {
      given: 'two platoons in the box of the West Side and a Guard company outside it; step 3',
      from: () =>
        position({
          phase: 'patrol',
          boxes: { 'west-side': { 'level-2': 2 } },
          police: { 'west-side': { guard: 1 } },
          guardsLeft: 11,
        }),
      refused: { 'police fill west-side guard': 'guard-in-box' },
    },
  },
  {
    at: GUARD,
    says: 'A Guard company that must go down a level is forced out of the game.',
    rules: ['CC-4.9'],
    status: 'as printed',
    shown: {
      given: 'two Guard companies attacked by a level-1 group in the Coliseum',
      from: guardAttacked,
      play: ['demonstrators confront coliseum', 'chance roll 6'],
      events: [{ type: 'units-affected', player: 'police', change: 'down', units: { guard: 1 }, lost: 1 }],
    },
  },
  {
    at: GUARD,
    says: 'The demonstrators get one point for a Guard company only if it is taken out “voluntarily”.',
    rules: ['CC-4.11'],
    status: 'as printed',
    shown: {
      given: 'two Guard companies attacked by a level-1 group in the Coliseum (P2/D2)',
      from: guardAttacked,
      play: ['demonstrators confront coliseum', 'chance roll 6'],
      events: [{ type: 'points-scored', player: 'demonstrators', points: 2, reason: 'conflict' }],
      table: { index: { demonstrators: 2, police: 0 } },
    },
  },
  {
    at: GUARD,
    says: 'Guard units rank above platoons of level 1.',
    rules: ['CC-1.4'],
    status: 'as printed',
    shown: {
      given: 'a level-1 platoon and two Guard companies attacked by two level-1 groups in the Coliseum',
      from: () =>
        confronting({
          groups: { coliseum: { 'level-1': 2 } },
          police: { coliseum: { 'level-1': 1, guard: 2 } },
          guardsLeft: 10,
        }),
      play: ['demonstrators confront coliseum', 'chance roll 6'],
      events: [{ type: 'units-affected', player: 'police', change: 'down', units: { 'level-1': 1 } }],
    },
  },
  {
    at: TAC,
    says: 'Tac units cannot go up or down a level, and cannot be forced out of the game.',
    rules: ['CC-4.9'],
    status: 'as printed',
    shown: {
      given:
        'two Tac platoons attacked by four level-1 groups in the Coliseum; DP4 means that half of the police fall a level',
      from: () => confronting({ groups: { coliseum: { 'level-1': 4 } }, police: { coliseum: { tac: 2 } } }),
      play: ['demonstrators confront coliseum', 'chance roll 6'],
      events: [{ type: 'die-rolled', code: 'DP4' }],
      value: { of: 'police in the Coliseum', read: (state) => policeIn(state, 'coliseum'), is: { tac: 2 } },
    },
  },
  {
    at: TAC,
    says: 'Tac units rank above the Guard. So a result chooses them last, and has no effect on them.',
    rules: ['CC-1.4', 'CC-4.9'],
    status: 'as printed',
    shown: {
      given:
        'a Guard company and a Tac platoon attacked by three level-1 groups in the Coliseum; half of the units are affected',
      from: () =>
        confronting({
          groups: { coliseum: { 'level-1': 3 } },
          police: { coliseum: { guard: 1, tac: 1 } },
          guardsLeft: 11,
        }),
      play: ['demonstrators confront coliseum', 'chance roll 6'],
      events: [{ type: 'units-affected', player: 'police', units: { guard: 1 }, lost: 1 }],
    },
  },
  {
    at: INDEX,
    says: 'A side that gains points moves up the exposure index.',
    rules: ['CC-3.3', 'CC-4.8'],
    status: 'as printed',
    shown: {
      given:
        'a level-1 group, a level-4 group and twelve level-1 platoons in Grant East (P2/D2); step 4; the exposure index is 4 to 3 for the police',
      from: () => attacking({ ...PRINTED_ODDS, index: { demonstrators: 3, police: 4 } }),
      play: ['police engage grant-east harass', 'chance roll 2'],
      events: [{ type: 'points-scored', player: 'demonstrators', index: { demonstrators: 5, police: 4 } }],
    },
  },
  {
    at: INDEX,
    says: 'Players who have problems with the rules should “just work it out”.',
    rules: [],
    status: 'left out',
    why: 'the sentence is an invitation to the players. We accepted it, and made the rulings on this page.',
  },
  {
    at: NOTES,
    says: 'Demonstrators should gather in a remote, safe area and then move to a more exposed area downtown.',
    rules: ['CC-2.1'],
    status: 'reconstructed',
    why: 'the notes state no rule. But on the reconstructed board, the demonstrators score more points in downtown areas, as the notes advise.',
    option: 'scenario',
    shown: {
      value: {
        of: 'points that the demonstrators can score in Lincoln Park and at the Conrad Hilton',
        read: ({ setup }) =>
          setup.scenario.areas.flatMap(({ id, demonstrators }) =>
            ['lincoln-park', 'conrad-hilton'].includes(id) ? [demonstrators] : [],
          ),
        is: [1, 5],
      },
    },
  },
  {
    at: NOTES,
    says: 'The game is “heavily loaded in favour of the demonstrators”.',
    rules: [],
    status: 'left out',
    why: 'the sentence is a remark on the balance of the game. With our tables and points, both sides can win, as the page `docs/balance.md` shows.',
  },
  {
    at: NOTES,
    says: 'The game does not simulate deaths. The notes describe the historical events, and how the game was designed.',
    rules: [],
    status: 'left out',
    why: 'these sentences state no rule.',
  },
  {
    at: OURS,
    says: 'A player may concede.',
    rules: ['CC-6.2'],
    status: 'ruled',
    why: 'every game of this library allows players to concede.',
    shown: {
      given: 'a group in Lincoln Park; step 1',
      from: () => position({ groups: { 'lincoln-park': { 'level-4': 1 } } }),
      play: ['police concede'],
      events: [{ type: 'match-ended' }],
      outcome: { winner: 'demonstrators', reason: 'conceded' },
    },
  },
]);

/** A position in step 2, with the given units. */
function confronting(sketch: Sketch): ChicagoState {
  return play(position(sketch), 'demonstrators end-step');
}

/** A position in step 4, with the given units. */
function attacking(sketch: Sketch): ChicagoState {
  return play(position({ ...sketch, phase: 'patrol' }), 'police end-step');
}

/** The first position of turn 26A, if the given groups are on the board at the end of turn 25C. */
function grown(groups: NonNullable<Sketch['groups']>): ChicagoState {
  return play(position({ turn: '25C', phase: 'patrol', groups }), 'police end-step');
}

function guardAttacked(): ChicagoState {
  return confronting({ groups: { coliseum: { 'level-1': 1 } }, police: { coliseum: { guard: 2 } }, guardsLeft: 10 });
}

function boxAttacked(): ChicagoState {
  return confronting({ groups: { 'west-side': { 'level-1': 1 } }, boxes: { 'west-side': { 'level-3': 3 } } });
}

function meeting(): ChicagoState {
  return attacking({
    groups: { coliseum: { 'level-4': 2, 'level-3': 1 } },
    police: { coliseum: { 'level-1': 3, 'level-3': 2 } },
  });
}

function twoParks(more: Sketch): ChicagoState {
  const groups = { 'lincoln-park': { 'level-1': 1 }, 'grant-east': { 'level-1': 1 } };
  return position({ turn: '25C', phase: 'patrol', groups, ...more });
}

/** A position in step 1, in which a group has infiltrated from Mid-North into Old Town. */
function infiltratorArrives(): ChicagoState {
  const state = position({
    groups: { 'mid-north': { 'level-1': 1 }, 'old-town': { 'level-1': 2 } },
    police: { 'old-town': { 'level-1': 6 } },
  });
  return play(state, 'demonstrators march level-1 ["mid-north","old-town"] 1 true');
}

/** A position in the set-up of the police, in which all boxes have been filled, with the lowest platoons first. */
function boxesFilled(): ChicagoState {
  let state = play(game.setup(), 'demonstrators gather lincoln-park');
  while (state.table.phase.kind === 'garrison') {
    const full = game.legalActions(state).find((action) => 'count' in action && action.count === 3)!;
    state = game.applyAction(state, full);
  }
  return state;
}

/** The two printed numbers of each kind of unit, in the form `strength-movement`. */
function numbersOf(
  { setup }: ChicagoState,
  side: 'police' | 'demonstrators',
  kinds: readonly string[],
): readonly string[] {
  const units: Readonly<Record<string, { conflict: number; movement: number }>> = setup.scenario.units[side];
  return kinds.map((kind) => `${String(units[kind]!.conflict)}-${String(units[kind]!.movement)}`);
}
