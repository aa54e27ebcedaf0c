/**
 * The sentences of *Up Against the Wall, Motherfucker!* (*Columbia Daily Spectator*, 11 March 1969) that state rules,
 * and what the game does for each of them.
 */
import {
  defaultScenario,
  type Side,
  supportPoints,
  type Uaw,
  upAgainstTheWall as game,
} from '../../src/games/up-against-the-wall/rules/index.ts';
import type { CardId } from '../../src/games/up-against-the-wall/rules/scenario-shape.ts';
import { counterOn, piecesOn, position, type Sketch, type UawState } from '../games/up-against-the-wall/play.ts';
import { concordanceOf, type Row, type Shown } from './concordance.ts';

const BOARD = 'The board';
const AIM = 'The aim of the game';
const STEP_ONE = 'Step One';
const STEP_TWO = 'Step Two';
const STEP_THREE = 'Step Three';
const STEP_FOUR = 'Step Four';
const CONTINGENCY = 'Contingency cards';
const GAMBIT = 'The gambit';
const END = 'The end of the game';
const REMARKS = 'A few theoretical remarks';
const CARDS = 'The 24 cards';
const PLOT = 'PLOT';
const NOT_PRINTED = 'Not in the source';

/** Positions of the counters: the counter of Alumni is one box inside the line; all other counters are on the line. */
const ALUMNI_ONLY = { ...Object.fromEntries(defaultScenario.tracks.map(({ id }) => [id, 0])), alumni: -1 };

/** The draw of a card that has no effect and goes back into the deck. */
const NO_CARD = 'chance draw bentley-resigns';

/** The numbers of RADs and LAWs that the sides receive in each turn. */
// prettier-ignore
const PLOT_CHART = [
  [10, 5], [9, 6], [8, 7], [7, 8], [6, 9], [5, 10], [4, 11], [3, 12], [2, 13], [1, 14], [1, 15], [1, 16],
] as const;

export const concordance = concordanceOf(game, [
  {
    at: BOARD,
    says: 'The board has eleven tracks; each represents a group that is likely to take part in the demonstration.',
    rules: ['UW-1.1', 'UW-1.2'],
    status: 'reconstructed',
    why: 'the printed board is lost. The sources name six groups; we chose the other five names.',
    option: 'scenario',
    shown: {
      value: {
        of: 'names of the tracks',
        read: ({ setup }) => setup.scenario.tracks.map(({ name }) => name),
        is: [
          ...['Trustees', 'Alumni', 'Conservative Faculty', 'Majority Coalition', 'City Government', 'Liberal Faculty'],
          ...['Uncommitted Students', 'Moderate Strikers', 'Graduate Students', 'Harlem Community', 'Black Students'],
        ],
      },
    },
  },
  {
    at: BOARD,
    says: 'The administration wins the influence of a group by moving the counter of the group inward, towards Low Library.',
    rules: ['UW-1.1', 'UW-3.5'],
    status: 'as printed',
    shown: {
      ...attackOf(3, 6, 'administration'),
      play: ['administration attack alumni', 'chance roll 1', 'administration advance alumni'],
      events: [{ type: 'counter-moved', track: 'alumni', from: 2, to: 1 }],
    },
  },
  {
    at: BOARD,
    says: 'The radicals strive to move the counters away from Low Library, towards the edges of the board.',
    rules: ['UW-1.1', 'UW-3.5'],
    status: 'as printed',
    shown: {
      ...attackOf(6, 3),
      play: ['radicals attack alumni', 'chance roll 1', 'radicals advance alumni'],
      events: [{ type: 'counter-moved', track: 'alumni', from: 2, to: 3 }],
    },
  },
  {
    at: BOARD,
    says: 'On each track, a dot in one of the squares shows roughly which side the group supports at the start.',
    rules: ['UW-1.1', 'UW-1.2'],
    status: 'reconstructed',
    why: 'the printed dots are lost. We chose our dots so that both sides start with 19 points of support.',
    option: 'scenario',
    shown: { value: { of: 'points of support', read: supportPoints, is: { radicals: 19, administration: 19 } } },
  },
  {
    at: BOARD,
    says: 'A counter inside the circular line means support for the administration, and a counter outside it means sympathy for the radicals.',
    rules: ['UW-1.1'],
    status: 'as printed',
    shown: {
      given:
        'all counters are on the line, except the counters of Alumni (one box inside) and Black Students (one box outside)',
      from: () => position({ counters: { ...ALUMNI_ONLY, 'black-students': 1 } }),
      value: { of: 'points of support', read: supportPoints, is: { radicals: 4, administration: 3 } },
    },
  },
  {
    at: BOARD,
    says: 'A group that supports neither side has its counter directly on the line.',
    rules: ['UW-1.1', 'UW-1.2'],
    status: 'reconstructed',
    why: 'the printed board is lost. On our board, one box of each track is on the line, and the value of this box counts for neither side.',
    option: 'scenario',
    shown: {
      given: 'all counters are on the line',
      from: () => position({ counters: { ...ALUMNI_ONLY, alumni: 0 } }),
      value: { of: 'points of support', read: supportPoints, is: { radicals: 0, administration: 0 } },
    },
  },
  {
    at: BOARD,
    says: 'The numbers under the boxes range from 0 to 10. They give the strength of the support, and its value in points.',
    rules: ['UW-1.1', 'UW-1.2'],
    status: 'reconstructed',
    why: 'the printed numbers are lost. Each of our tracks has seven boxes, and the numbers grow from the line to both ends of the track.',
    option: 'scenario',
    shown: {
      value: {
        of: 'lowest and highest value of a box',
        read: ({ setup }) => {
          const values = setup.scenario.tracks.flatMap((track) => track.values);
          return [Math.min(...values), Math.max(...values)];
        },
        is: [0, 10],
      },
    },
  },
  {
    at: AIM,
    says: 'You win by amassing more support points than your opponent.',
    rules: ['UW-6.1'],
    status: 'as printed',
    shown: {
      given:
        'the last move; all counters are on the line, except the counters of Alumni (one box inside) and Black Students (one box outside)',
      from: lastMove({ ...ALUMNI_ONLY, 'black-students': 1 }),
      play: ['administration end-move'],
      outcome: { winner: 'radicals', reason: 'points', scores: { radicals: 4, administration: 3 } },
    },
  },
  {
    at: AIM,
    says: 'You also win “by wiping out your opponent altogether (see below)”.',
    rules: ['UW-6.2'],
    status: 'ruled',
    why: 'the source says that it explains this victory below, but does not explain it. A side loses if, at the end of a move, no counter supports this side and at least one counter supports the opponent. The aim of the game is support, so a side without any support has lost.',
    option: "wipeOut: 'combat'",
    shown: {
      given: 'all counters are on the line, except the counter of Alumni (one box inside); the radicals attack next',
      from: () => position({ counters: ALUMNI_ONLY, radicals: { alumni: 1 }, administration: { alumni: 1 } }),
      play: ['radicals end-move'],
      events: [{ type: 'match-ended' }],
      outcome: { winner: 'administration', reason: 'wiped-out' },
    },
  },
  {
    at: AIM,
    says: '“Wiping out your opponent” can also mean that the opponent has no combat pieces left.',
    rules: ['UW-6.2'],
    status: 'ruled',
    why: 'an option selects this meaning. With the option, the program checks after each attack or gambit, before a counter moves, whether a side has no pieces. Without the option, a side without pieces does not lose for this reason.',
    option: "wipeOut: 'combat'",
    shown: {
      given:
        "the option `wipeOut: 'combat'`; 6 RADs and 3 LAWs on Alumni and no other pieces; the radicals attack next",
      from: () => position({ options: { wipeOut: 'combat' }, radicals: { alumni: 6 }, administration: { alumni: 3 } }),
      play: ['radicals attack alumni', 'chance roll 1'],
      events: [{ type: 'pieces-lost', count: 3 }, { type: 'match-ended' }],
      outcome: { winner: 'radicals', reason: 'wiped-out' },
    },
  },
  {
    at: AIM,
    says: 'The game consists of twelve turns.',
    rules: ['UW-2.1'],
    status: 'as printed',
    shown: {
      given: 'the last move of turn 12',
      from: lastMove(),
      play: ['administration end-move'],
      events: [{ type: 'match-ended' }],
    },
  },
  {
    at: AIM,
    says: 'Paste the board on a smooth flat surface; cut out the counters and mount them on cardboard.',
    rules: [],
    status: 'left out',
    why: 'a program has no paper.',
  },
  {
    at: AIM,
    says: 'On each track, place one counter in the box that has a dot.',
    rules: ['UW-1.1'],
    status: 'as printed',
    shown: {
      value: {
        of: 'number of tracks that have exactly one counter, in the box with the dot',
        read: ({ setup, table }) =>
          setup.scenario.tracks.filter(({ dot }, track) => table.counters[track] === dot).length,
        is: 11,
      },
    },
  },
  {
    at: STEP_ONE,
    says: 'The radicals move first.',
    rules: ['UW-2.1'],
    status: 'as printed',
    shown: { table: { turn: 1, mover: 'radicals' } },
  },
  {
    at: STEP_ONE,
    says: 'The attacking player consults the Projected Leverage-Over-Time chart (PLOT).',
    rules: ['UW-1.4', 'UW-3.1'],
    status: 'as printed',
    shown: {
      play: [NO_CARD],
      refused: { 'radicals deploy alumni 11': 'too-many' },
      legal: ['radicals deploy alumni 10'],
    },
  },
  {
    at: STEP_ONE,
    says: 'The chart determines “the combat influence he will be able to exert during that turn”.',
    rules: ['UW-1.3', 'UW-3.1'],
    status: 'ruled',
    why: 'the chart gives the number of pieces that a side receives in this turn; all pieces stay on the board until they are eliminated. The sentence could also mean that a side takes all its pieces off the board and places only this number of pieces. But an example with 39 LAWs on one track, and the words “all of the combat pieces he has on the board”, support our reading.',
    option: "pieces: 'redeploy'",
    shown: {
      play: [
        ...[NO_CARD, 'radicals deploy alumni 10', NO_CARD, 'administration deploy trustees 5'],
        ...[NO_CARD, 'radicals deploy alumni 9'],
      ],
      value: { of: 'number of RADs on Alumni in turn 2', read: (state) => piecesOn(state, 'alumni').radicals, is: 19 },
    },
  },
  {
    at: STEP_ONE,
    says: 'LAWs are the combat pieces of the administration, RADs are the combat pieces of the radicals.',
    rules: ['UW-1.3'],
    status: 'as printed',
    shown: {
      play: [NO_CARD, 'radicals deploy alumni 10', NO_CARD, 'administration deploy alumni 5'],
      events: [
        { type: 'pieces-deployed', player: 'radicals' },
        { type: 'pieces-deployed', player: 'administration' },
      ],
    },
  },
  {
    at: STEP_ONE,
    says: 'LAWs are pieces of paper in red, white and blue, or capsules; RADs are red paper or seeds.',
    rules: [],
    status: 'left out',
    why: 'a program needs no paper. The pictures of the game show LAWs as squares and RADs as discs.',
  },
  {
    at: STEP_ONE,
    says: 'The attacking player then deploys the pieces in the marked boxes on each track.',
    rules: ['UW-1.3', 'UW-3.1'],
    status: 'as printed',
    shown: {
      play: [NO_CARD, 'radicals deploy alumni 10'],
      value: {
        of: 'numbers of pieces on Alumni',
        read: (state) => piecesOn(state, 'alumni'),
        is: { radicals: 10, administration: 0 },
      },
    },
  },
  {
    at: STEP_ONE,
    says: 'The source does not say whether a player must deploy all pieces.',
    rules: ['UW-3.1'],
    status: 'ruled',
    why: 'players must deploy all pieces. Otherwise a side that leads in points could place no pieces, and so could never be attacked. Players deploy on the tracks in board order, so that there is only one way to enter each deployment.',
    shown: {
      play: [NO_CARD, 'radicals deploy alumni 9'],
      refused: { 'radicals end-deploy': 'pieces-left', 'radicals deploy trustees 1': 'out-of-order' },
      legal: ['radicals deploy black-students 1'],
    },
  },
  {
    at: STEP_ONE,
    says: 'The attacking player may concentrate the pieces on one track, distribute them over all tracks, or ignore one or more tracks.',
    rules: ['UW-3.1'],
    status: 'as printed',
    shown: {
      play: [NO_CARD],
      legal: [
        'radicals deploy-all {"trustees":10}',
        `radicals deploy-all ${JSON.stringify(Object.fromEntries(defaultScenario.tracks.slice(1).map(({ id }) => [id, 1])))}`,
        'radicals deploy-all {"alumni":1,"black-students":9}',
      ],
    },
  },
  {
    at: STEP_TWO,
    says: 'You may choose to attack on a track where your opponent’s pieces stand opposite yours.',
    rules: ['UW-3.2'],
    status: 'as printed',
    shown: {
      given:
        '2 RADs each on Alumni and Black Students, 2 LAWs each on Alumni and City Government; the radicals attack next',
      from: () =>
        position({
          radicals: { alumni: 2, 'black-students': 2 },
          administration: { alumni: 2, 'city-government': 2 },
        }),
      legal: ['radicals attack alumni'],
      refused: { 'radicals attack black-students': 'no-defender', 'radicals attack city-government': 'no-attacker' },
    },
  },
  {
    at: STEP_TWO,
    says: 'There is nobody to attack in the first half of the first turn.',
    rules: ['UW-3.2', 'UW-3.6'],
    status: 'as printed',
    shown: {
      play: [NO_CARD, 'radicals deploy alumni 10'],
      events: [{ type: 'move-started', player: 'administration', turn: 1 }],
    },
  },
  {
    at: STEP_TWO,
    says: 'You “may choose” to attack.',
    rules: ['UW-3.6'],
    status: 'ruled',
    why: 'you decide when your attacks end. If no attack is possible, your move ends automatically, because you have no decision to make.',
    shown: {
      ...attackOf(6, 3),
      play: ['radicals end-move'],
      events: [{ type: 'move-started', player: 'administration' }],
    },
  },
  {
    at: STEP_TWO,
    says: 'The attacker divides the number of their own pieces at one end of the track by the number of the enemy’s pieces at the other end.',
    rules: ['UW-3.2', 'UW-3.3'],
    status: 'as printed',
    shown: {
      ...attackOf(8, 2),
      play: ['radicals attack alumni'],
      events: [{ type: 'attack-made', attackers: 8, defenders: 2, odds: '4-1' }],
    },
  },
  {
    at: STEP_TWO,
    says: 'If six RADs attack three LAWs, the odds are 2-1 in favour of the radicals.',
    rules: ['UW-3.3'],
    status: 'as printed',
    shown: { ...attackOf(6, 3), play: ['radicals attack alumni'], events: [{ type: 'attack-made', odds: '2-1' }] },
  },
  {
    at: STEP_TWO,
    says: 'If the division has a remainder, the remainder is disregarded, in favour of the defender.',
    rules: ['UW-3.3'],
    status: 'as printed',
    shown: { ...attackOf(5, 3), play: ['radicals attack alumni'], events: [{ type: 'attack-made', odds: '1-1' }] },
  },
  {
    at: STEP_TWO,
    says: '39 LAWs that attack 10 RADs have odds of 3-1.',
    rules: ['UW-3.3'],
    status: 'as printed',
    shown: {
      ...attackOf(10, 39, 'administration'),
      play: ['administration attack alumni'],
      events: [{ type: 'attack-made', odds: '3-1' }],
    },
  },
  {
    at: STEP_TWO,
    says: 'The example of rounded odds does not cover an attacker with fewer pieces than the defender.',
    rules: ['UW-3.3', 'UW-3.4'],
    status: 'ruled',
    why: 'odds below 1-1 are also rounded down. If the attacker has at least half as many pieces as the defender, the odds are 1-2. With less than half as many pieces, an attack is not possible.',
    shown: { ...attackOf(9, 10), play: ['radicals attack alumni'], events: [{ type: 'attack-made', odds: '1-2' }] },
  },
  {
    at: STEP_TWO,
    says: 'The attacker rolls a single die and refers to the University Conflict Outcome Matrix (UCOM).',
    rules: ['UW-3.4'],
    status: 'as printed',
    shown: {
      ...attackOf(6, 3),
      play: ['radicals attack alumni', 'chance roll 2'],
      events: [{ type: 'die-rolled', die: 2, odds: '2-1', code: 'TE' }],
    },
  },
  {
    at: STEP_TWO,
    says: 'The matrix has columns for odds of 1-2, 1-1, 2-1, 3-1, 4-1 and “5-1 or better”.',
    rules: ['UW-3.3', 'UW-3.4'],
    status: 'as printed',
    shown: {
      ...attackOf(60, 6),
      play: ['radicals attack alumni'],
      events: [{ type: 'attack-made', attackers: 60, defenders: 6, odds: '5-1' }],
    },
  },
  {
    at: STEP_TWO,
    says: 'The matrix has a row for each face of the die.',
    rules: ['UW-3.4'],
    status: 'reconstructed',
    why: 'the scan shows six rows of six results, but the numbers of the rows are unreadable. We number the rows from top to bottom as 1 to 6.',
    option: 'scenario.ucom',
    shown: {
      value: {
        of: 'rows of the matrix',
        read: ({ setup }) => Object.keys(setup.scenario.ucom.rows),
        is: ['1', '2', '3', '4', '5', '6'],
      },
    },
  },
  ucomRow(1, 'TE TE TE TE TE TE'),
  ucomRow(2, 'o AL TE TE TE TE'),
  ucomRow(3, 'o AL AL AL TE TE'),
  ucomRow(4, 'YE AL AL AL AL AL'),
  ucomRow(5, 'YE YE AL AL AL AL'),
  {
    at: STEP_TWO,
    says: 'For a die roll of 6, the UCOM gives these results at odds of 1-2 to 5-1: YE YE YE AL AL YE.',
    rules: ['UW-3.4'],
    status: 'ruled',
    why: 'we keep the last result as printed: an attacker who rolls a six at odds of 5-1 loses all pieces. So for a roll of six, odds of 5-1 are worse for the attacker than odds of 3-1.',
    option: 'scenario.ucom',
    shown: {
      ...attackOf(30, 6),
      play: ['radicals attack alumni', 'chance roll 6'],
      events: [
        { type: 'die-rolled', odds: '5-1', code: 'YE' },
        { type: 'pieces-lost', player: 'radicals', count: 30 },
      ],
      value: ucomValue(6, 'YE YE YE AL AL YE'),
    },
  },
  {
    at: STEP_TWO,
    says: 'Result o: nothing at all happens.',
    rules: ['UW-3.4'],
    status: 'as printed',
    shown: {
      ...attackOf(3, 6),
      play: ['radicals attack alumni', 'chance roll 2'],
      events: [{ type: 'die-rolled', code: 'o' }],
      value: alumniValue(3, 6),
    },
  },
  {
    at: STEP_TWO,
    says: 'Result TE: all of the defender’s pieces on that track are eliminated.',
    rules: ['UW-3.4'],
    status: 'as printed',
    shown: {
      ...attackOf(3, 6),
      play: ['radicals attack alumni', 'chance roll 1'],
      events: [
        { type: 'die-rolled', code: 'TE' },
        { type: 'pieces-lost', player: 'administration', count: 6 },
      ],
      value: alumniValue(3, 0),
    },
  },
  {
    at: STEP_TWO,
    says: 'Result YE: all of the attacker’s pieces on that track are eliminated.',
    rules: ['UW-3.4'],
    status: 'as printed',
    shown: {
      ...attackOf(3, 6),
      play: ['radicals attack alumni', 'chance roll 4'],
      events: [
        { type: 'die-rolled', code: 'YE' },
        { type: 'pieces-lost', player: 'radicals', count: 3 },
      ],
      value: alumniValue(0, 6),
    },
  },
  {
    at: STEP_TWO,
    says: 'Result AL: the player with fewer pieces on the track loses all of them, and the other player must remove … .',
    rules: ['UW-3.4'],
    status: 'reconstructed',
    why: 'our copy of the sentence about AL breaks off. In our rule, the other player loses the same number of pieces, as the sentence about AL in a gambit says.',
    shown: {
      ...attackOf(6, 4),
      play: ['radicals attack alumni', 'chance roll 4'],
      events: [
        { type: 'die-rolled', code: 'AL' },
        { type: 'pieces-lost', player: 'radicals', count: 4 },
        { type: 'pieces-lost', player: 'administration', count: 4 },
      ],
      value: alumniValue(2, 0),
    },
  },
  {
    at: STEP_TWO,
    says: 'The source does not say what the result AL means if both sides have the same number of pieces on the track.',
    rules: ['UW-3.4'],
    status: 'ruled',
    why: 'the result AL removes all pieces on the track if both sides have the same number of pieces, because neither side has more pieces than the other.',
    shown: {
      ...attackOf(5, 5),
      play: ['radicals attack alumni', 'chance roll 3'],
      events: [{ type: 'die-rolled', code: 'AL' }],
      value: alumniValue(0, 0),
    },
  },
  {
    at: STEP_TWO,
    says: 'You must roll the die again for each different track you attack.',
    rules: ['UW-3.4'],
    status: 'as printed',
    shown: {
      ...attackOf(3, 6),
      play: ['radicals attack alumni', 'chance roll 2', 'radicals attack trustees', 'chance roll 5'],
      events: [
        { type: 'die-rolled', die: 2 },
        { type: 'die-rolled', die: 5 },
      ],
    },
  },
  {
    at: STEP_TWO,
    says: 'You can attack as many tracks as you want in a single turn.',
    rules: ['UW-3.2'],
    status: 'as printed',
    shown: {
      ...attackOf(3, 6),
      play: ['radicals attack trustees', 'chance roll 5'],
      events: [{ type: 'attack-made', track: 'trustees' }],
      legal: ['radicals attack alumni'],
    },
  },
  {
    at: STEP_TWO,
    says: 'The source does not say whether you can attack a track twice in one turn.',
    rules: ['UW-3.2'],
    status: 'ruled',
    why: 'you can attack a track only once in a turn, because the die is rolled “for each different track”.',
    shown: {
      ...attackOf(3, 6),
      play: ['radicals attack alumni', 'chance roll 2'],
      refused: { 'radicals attack alumni': 'already-attacked' },
    },
  },
  {
    at: STEP_TWO,
    says: '“You may never attack at worse than 1-2 odds.”',
    rules: ['UW-3.3'],
    status: 'as printed',
    shown: { ...attackOf(1, 3), refused: { 'radicals attack alumni': 'odds-too-low' } },
  },
  {
    at: STEP_THREE,
    says: 'After each attack you may move the counter of the track.',
    rules: ['UW-3.5'],
    status: 'as printed',
    shown: {
      ...attackOf(6, 3),
      play: ['radicals attack alumni', 'chance roll 1'],
      legal: ['radicals advance alumni', 'radicals hold alumni'],
    },
  },
  {
    at: STEP_THREE,
    says: 'The counter of the track moves one box closer to your pieces.',
    rules: ['UW-3.5'],
    status: 'as printed',
    shown: {
      ...attackOf(6, 3),
      play: ['radicals attack alumni', 'chance roll 1', 'radicals advance alumni'],
      events: [{ type: 'counter-moved', track: 'alumni', from: 2, to: 3 }],
    },
  },
  {
    at: STEP_THREE,
    says: 'The counter of the track moves “if and only if you have eradicated all of your opponent’s combat pieces in that track”.',
    rules: ['UW-3.5'],
    status: 'as printed',
    shown: {
      ...attackOf(3, 6),
      play: ['radicals attack alumni', 'chance roll 2'],
      refused: { 'radicals advance alumni': 'no-attack-made' },
    },
  },
  {
    at: STEP_THREE,
    says: 'The source does not say whether you need pieces of your own on the track to move its counter.',
    rules: ['UW-3.5'],
    status: 'ruled',
    why: 'you need no pieces of your own on the track. The only condition is that your opponent has no pieces on it.',
    shown: {
      ...attackOf(4, 4),
      play: ['radicals attack alumni', 'chance roll 4', 'radicals advance alumni'],
      events: [
        { type: 'pieces-lost', player: 'radicals', count: 4 },
        { type: 'counter-moved', track: 'alumni', from: 2, to: 3 },
      ],
    },
  },
  {
    at: STEP_THREE,
    says: 'A counter moves only “after each attack”, and a track without opposing pieces cannot be attacked.',
    rules: ['UW-3.5'],
    status: 'ruled',
    why: "as printed, the counter of a track where only you have pieces does not move. So a side can keep its points by placing no pieces on the track. With the option `unopposed: 'advance'`, the counter may move one box in each of your moves.",
    option: "unopposed: 'advance'",
    shown: {
      given: '3 RADs on Alumni, one RAD and one LAW on Trustees; the radicals attack next',
      from: () => position({ radicals: { alumni: 3, trustees: 1 }, administration: { trustees: 1 } }),
      refused: { 'radicals advance alumni': 'no-attack-made' },
    },
  },
  {
    at: STEP_THREE,
    says: 'The source does not say what happens to a counter in the last box of a track.',
    rules: ['UW-3.5'],
    status: 'ruled',
    why: 'the counter stays in the last box, because the track has no further box. So the attacker need not decide whether the counter moves.',
    shown: {
      given: '6 RADs and 3 LAWs on Alumni, 1 RAD and 1 LAW on Trustees; the counter of Alumni is in the outermost box',
      from: () => position({ ...FACING, counters: { alumni: 3 } }),
      play: ['radicals attack alumni', 'chance roll 1'],
      refused: { 'radicals advance alumni': 'no-attack-made' },
      value: {
        of: 'distance of the counter of Alumni from the line, in boxes',
        read: (state) => counterOn(state, 'alumni'),
        is: 3,
      },
    },
  },
  {
    at: STEP_THREE,
    says: 'The source does not say when you decide whether a counter moves.',
    rules: ['UW-3.5'],
    status: 'ruled',
    why: 'you decide immediately after an attack, before the next attack, whether a counter moves.',
    shown: {
      ...attackOf(6, 3),
      play: ['radicals attack alumni', 'chance roll 1'],
      refused: { 'radicals attack trustees': 'wrong-phase' },
    },
  },
  {
    at: STEP_THREE,
    says: 'Only the attacker (“you”) moves counters: a defender who eliminates the attacker’s pieces moves no counter.',
    rules: ['UW-3.5'],
    status: 'as printed',
    shown: {
      ...attackOf(3, 6),
      play: ['radicals attack alumni', 'chance roll 6'],
      refused: { 'administration advance alumni': 'not-your-turn' },
    },
  },
  {
    at: STEP_FOUR,
    says: 'When one side has completed its part of the turn, the other side repeats Steps One to Three.',
    rules: ['UW-2.1'],
    status: 'as printed',
    shown: {
      ...attackOf(6, 3),
      play: ['radicals end-move', NO_CARD, 'administration deploy alumni 5', 'administration attack alumni'],
      events: [
        { type: 'move-started', player: 'administration', turn: 1 },
        { type: 'pieces-deployed', player: 'administration' },
        { type: 'attack-made', player: 'administration', defenders: 6, odds: '1-1' },
      ],
    },
  },
  {
    at: CONTINGENCY,
    says: 'Page C7 of the newspaper has a set of contingency cards.',
    rules: ['UW-1.5'],
    status: 'as printed',
    shown: { value: { of: 'number of cards in the deck', read: ({ hidden }) => hidden.deck.length, is: 24 } },
  },
  {
    at: CONTINGENCY,
    says: 'The cards are mounted on heavy paper.',
    rules: [],
    status: 'left out',
    why: 'a program has no paper.',
  },
  {
    at: CONTINGENCY,
    says: 'The cards are placed in a pile, face down.',
    rules: ['UW-5.5', 'UW-7.1'],
    status: 'as printed',
    shown: {
      value: {
        of: 'number of cards that can be drawn, and the weights (relative chances) that occur among them',
        read: (state) => {
          const outcomes = game.chanceOutcomes(state);
          return [outcomes.length, [...new Set(outcomes.map(({ weight }) => weight))]];
        },
        is: [24, [1]],
      },
    },
  },
  {
    at: CONTINGENCY,
    says: 'Before each move, a player draws a contingency card.',
    rules: ['UW-5.1'],
    status: 'ruled',
    why: 'the player whose move begins must draw a card. If the deck is empty, no card is drawn.',
    shown: {
      play: [NO_CARD, 'radicals deploy alumni 10', 'chance draw daily-news'],
      events: [
        { type: 'card-replaced', player: 'radicals' },
        { type: 'card-drawn', player: 'administration' },
      ],
    },
  },
  {
    at: CONTINGENCY,
    says: 'You may use the drawn card immediately.',
    rules: ['UW-5.1', 'UW-5.2'],
    status: 'as printed',
    shown: {
      play: ['chance draw rap-brown', 'radicals use-card rap-brown'],
      events: [{ type: 'card-used', card: 'rap-brown', due: 11 }],
    },
  },
  {
    at: CONTINGENCY,
    says: 'You may save the drawn card for a later move.',
    rules: ['UW-5.1', 'UW-5.2'],
    status: 'as printed',
    shown: {
      play: [
        ...['chance draw rap-brown', 'radicals end-cards', 'radicals deploy alumni 10'],
        ...[NO_CARD, 'radicals end-cards', 'administration deploy trustees 5'],
        ...[NO_CARD, 'radicals use-card rap-brown'],
      ],
      events: [
        { type: 'turn-started', turn: 2 },
        { type: 'card-used', card: 'rap-brown', due: 10 },
      ],
    },
  },
  {
    at: CONTINGENCY,
    says: 'The source does not say when a saved card can be used.',
    rules: ['UW-5.2'],
    status: 'ruled',
    why: 'a player can use a saved card only at the start of a move, before the first piece is deployed, because a card changes the number of pieces that a side receives in this turn.',
    shown: {
      given: '6 RADs and 3 LAWs on Alumni; the radicals hold “Rap Brown at a community rally” and may attack',
      from: () => position({ ...FACING, hands: { radicals: ['rap-brown'] } }),
      refused: { 'radicals use-card rap-brown': 'wrong-phase' },
    },
  },
  {
    at: CONTINGENCY,
    says: 'The source does not say whether a card can be used in the opponent’s move.',
    rules: ['UW-5.2'],
    status: 'ruled',
    why: 'a player can use a card at the start of the opponent’s move, after the opponent has used their cards. Otherwise a card that halves the RADs would be of no use to the administration, because the radicals deploy first. Every player who holds a card decides whether to use it.',
    shown: {
      given: 'the administration holds “The mimeograph breaks down”; the radicals draw a card',
      from: () => position({ hands: { administration: ['mimeograph'] } }),
      play: ['chance draw rap-brown', 'radicals end-cards', 'administration use-card mimeograph'],
      events: [{ type: 'card-used', player: 'administration', card: 'mimeograph', due: 5 }],
    },
  },
  {
    at: CONTINGENCY,
    says: 'The source does not say whether only the side that a card names can use the card.',
    rules: ['UW-5.2'],
    status: 'ruled',
    why: 'a player can use a card that names the other side, because a card that halves the pieces of one side helps only the other side.',
    shown: {
      play: ['chance draw peace-demonstrations', 'radicals use-card peace-demonstrations'],
      events: [{ type: 'card-used', player: 'radicals', side: 'administration', due: 2 }],
    },
  },
  {
    at: CONTINGENCY,
    says: 'The source does not say what effect a card has on a side that has already deployed its pieces.',
    rules: ['UW-5.2'],
    status: 'ruled',
    why: 'a player cannot use a card that names a side that has deployed, because the pieces whose number the card changes have already been placed.',
    shown: {
      play: [NO_CARD, 'radicals deploy alumni 10', 'chance draw mimeograph'],
      refused: { 'administration use-card mimeograph': 'side-has-deployed' },
    },
  },
  {
    at: CONTINGENCY,
    says: 'You may disregard a card that is not to your advantage.',
    rules: ['UW-5.1'],
    status: 'ruled',
    why: 'you discard such a card face down, in the card phase in which you drew it. You cannot discard a saved card later.',
    shown: {
      given: 'the radicals hold “Daily News: directed from Peking” and draw a card',
      from: () => position({ hands: { radicals: ['daily-news'] } }),
      play: ['chance draw mimeograph', 'radicals discard'],
      events: [{ type: 'card-discarded', player: 'radicals' }],
      refused: { 'radicals discard': 'nothing-to-discard' },
    },
  },
  {
    at: CONTINGENCY,
    says: 'You need not reveal the contents of a card to your opponent.',
    rules: ['UW-5.1', 'UW-7.1'],
    status: 'as printed',
    shown: {
      play: ['chance draw rap-brown'],
      events: [{ type: 'card-drawn' }, { type: 'card-seen', card: 'rap-brown', only: 'radicals' }],
      value: { of: 'cards that the administration sees', read: cardsSeen, is: [] },
    },
  },
  {
    at: GAMBIT,
    says: 'At the beginning of their turn, each player may choose to shout “Up Against the Wall, Motherfucker!”.',
    rules: ['UW-4.1'],
    status: 'ruled',
    why: 'the source does not give the order of actions at the beginning of a move. A player can call the gambit once per move, after the players have used cards, and before deploying the first piece. So the caller stakes only the pieces that are on the board already.',
    shown: {
      ...gambitAt(),
      play: ['radicals deploy trustees 1'],
      refused: { 'radicals call-gambit': 'deployment-begun' },
    },
  },
  {
    at: GAMBIT,
    says: '“Each player” may call the gambit: with it, the administration calls in the police, and the radicals call a strike or take more buildings.',
    rules: ['UW-4.1'],
    status: 'as printed',
    shown: { ...gambitAt('administration'), legal: ['administration call-gambit'] },
  },
  {
    at: GAMBIT,
    says: 'You should call the gambit with feeling.',
    rules: [],
    status: 'left out',
    why: 'a program cannot hear how a player calls the gambit.',
  },
  {
    at: GAMBIT,
    says: 'The caller of the gambit then rolls the die and consults the UCOM; the results apply to the whole board.',
    rules: ['UW-4.1', 'UW-4.2'],
    status: 'as printed',
    shown: {
      ...gambitAt(),
      play: ['radicals call-gambit', 'chance roll 2'],
      events: [{ type: 'die-rolled', die: 2, code: 'TE' }],
    },
  },
  {
    at: GAMBIT,
    says: 'The source does not say how to compute the odds of a gambit.',
    rules: ['UW-4.1'],
    status: 'ruled',
    why: 'the odds of a gambit compare all pieces of the caller on the board with all pieces of the opponent, rounded as in an attack. So both sides must have pieces, and the odds must not be worse than 1-2.',
    shown: {
      ...gambitAt(),
      play: ['radicals call-gambit'],
      events: [{ type: 'gambit-called', attackers: 8, defenders: 4, odds: '2-1' }],
    },
  },
  {
    at: GAMBIT,
    says: 'The source does not say whether the limit of 1-2 odds applies to a gambit.',
    rules: ['UW-4.1'],
    status: 'ruled',
    why: 'the limit of 1-2 odds also applies to a gambit, because the UCOM has no column for worse odds.',
    shown: {
      given: '4 RADs on Alumni and 9 LAWs on Trustees; the radicals deploy next',
      from: () => position({ phase: 'deploy', radicals: { alumni: 4 }, administration: { trustees: 9 } }),
      refused: { 'radicals call-gambit': 'no-odds' },
    },
  },
  {
    at: GAMBIT,
    says: 'Result TE of a gambit: all of the defender’s pieces are removed from play.',
    rules: ['UW-4.2'],
    status: 'as printed',
    shown: {
      ...gambitAt(),
      play: ['radicals call-gambit', 'chance roll 1'],
      events: [
        { type: 'pieces-lost', player: 'administration', track: 'alumni', count: 2 },
        { type: 'pieces-lost', player: 'administration', track: 'city-government', count: 2 },
      ],
    },
  },
  {
    at: GAMBIT,
    says: 'Result YE of a gambit: the caller loses all of the combat pieces that they have on the board.',
    rules: ['UW-4.2'],
    status: 'as printed',
    shown: {
      ...gambitAt(),
      play: ['radicals call-gambit', 'chance roll 6'],
      events: [
        { type: 'pieces-lost', player: 'radicals', track: 'trustees', count: 4 },
        { type: 'pieces-lost', player: 'radicals', track: 'alumni', count: 4 },
      ],
    },
  },
  {
    at: GAMBIT,
    says: 'Result AL of a gambit: the player with fewer pieces loses all of them; the other player must remove an equal number of pieces from the board.',
    rules: ['UW-4.2'],
    status: 'as printed',
    shown: {
      ...gambitAt(),
      play: ['radicals call-gambit', 'chance roll 3', 'radicals remove-pieces {"alumni":1,"trustees":3}'],
      events: [
        { type: 'pieces-lost', player: 'administration', track: 'alumni', count: 2 },
        { type: 'pieces-lost', player: 'administration', track: 'city-government', count: 2 },
        { type: 'pieces-lost', player: 'radicals' },
      ],
      value: {
        of: 'numbers of RADs on Trustees and on Alumni',
        read: (state) => [piecesOn(state, 'trustees').radicals, piecesOn(state, 'alumni').radicals],
        is: [1, 3],
      },
    },
  },
  {
    at: GAMBIT,
    says: 'The source does not say who chooses the pieces that are removed after the result AL of a gambit.',
    rules: ['UW-4.2'],
    status: 'ruled',
    why: 'the owner of the pieces chooses which of them are removed, because the source says that “the other player must remove” them.',
    shown: {
      ...gambitAt(),
      play: ['radicals call-gambit', 'chance roll 3'],
      legal: ['radicals remove-pieces {"trustees":4}', 'radicals remove-pieces {"alumni":4}'],
      refused: { 'administration remove-pieces {"alumni":4}': 'not-your-turn' },
    },
  },
  {
    at: GAMBIT,
    says: 'The list of results for a gambit does not contain the result o.',
    rules: ['UW-4.2'],
    status: 'ruled',
    why: 'the result o has no effect in a gambit, as in an attack.',
    shown: {
      given: '3 RADs on Alumni and 6 LAWs on Trustees; the radicals deploy next',
      from: () => position({ phase: 'deploy', radicals: { alumni: 3 }, administration: { trustees: 6 } }),
      play: ['radicals call-gambit', 'chance roll 2'],
      events: [{ type: 'die-rolled', code: 'o' }],
      value: alumniValue(3, 0),
    },
  },
  {
    at: GAMBIT,
    says: 'The source does not say what the result AL of a gambit means if both sides have the same number of pieces.',
    rules: ['UW-4.2'],
    status: 'ruled',
    why: 'the result AL removes all pieces of both sides if they have the same number of pieces, as in an attack.',
    shown: {
      given: '4 RADs on Alumni and 4 LAWs on Trustees; the radicals deploy next',
      from: () => position({ phase: 'deploy', radicals: { alumni: 4 }, administration: { trustees: 4 } }),
      play: ['radicals call-gambit', 'chance roll 4'],
      events: [
        { type: 'pieces-lost', player: 'radicals', count: 4 },
        { type: 'pieces-lost', player: 'administration', count: 4 },
      ],
    },
  },
  {
    at: GAMBIT,
    says: 'After a gambit the attacker may advance the counters, as after an attack.',
    rules: ['UW-4.3'],
    status: 'as printed',
    shown: {
      ...gambitAt(),
      play: ['radicals call-gambit', 'chance roll 1', 'radicals advance alumni', 'radicals hold city-government'],
      events: [{ type: 'counter-moved', track: 'alumni', from: 2, to: 3 }],
    },
  },
  {
    at: GAMBIT,
    says: 'After a gambit the counters advance “as above”. The source does not say which counters can advance.',
    rules: ['UW-4.3'],
    status: 'ruled',
    why: 'a counter can advance on each track where the gambit removed the last pieces of the defender, even if the caller has no pieces there. The caller decides track by track, in board order.',
    shown: {
      ...gambitAt(),
      play: ['radicals call-gambit', 'chance roll 1', 'radicals hold alumni', 'radicals advance city-government'],
      events: [{ type: 'counter-moved', track: 'city-government' }],
      refused: { 'radicals advance trustees': 'wrong-phase' },
    },
  },
  {
    at: GAMBIT,
    says: 'The source does not say how the turn goes on after a gambit.',
    rules: ['UW-4.1', 'UW-4.3'],
    status: 'ruled',
    why: 'after a gambit, the turn goes on with Steps One to Three. A second gambit in the same move is refused.',
    shown: {
      given: '3 RADs on Alumni and 6 LAWs on Trustees; the radicals deploy next',
      from: () => position({ phase: 'deploy', radicals: { alumni: 3 }, administration: { trustees: 6 } }),
      play: ['radicals call-gambit', 'chance roll 2'],
      legal: ['radicals deploy trustees 10'],
      refused: { 'radicals call-gambit': 'gambit-called' },
    },
  },
  {
    at: END,
    says: 'The game ends after each player has taken twelve turns.',
    rules: ['UW-2.1', 'UW-6.1'],
    status: 'as printed',
    shown: {
      given: 'turn 12; the radicals may attack',
      from: () => position({ ...FACING, turn: 12 }),
      play: ['radicals end-move', NO_CARD, 'administration deploy trustees 16', 'administration end-move'],
      events: [{ type: 'move-started', player: 'administration', turn: 12 }, { type: 'match-ended' }],
    },
  },
  {
    at: END,
    says: 'Each player adds up the point values of the boxes that are on their side of the circle and contain a counter.',
    rules: ['UW-6.1'],
    status: 'as printed',
    shown: {
      given:
        'the last move; all counters are on the line, except the counters of Alumni (two boxes inside), Black Students (two boxes outside) and Harlem Community (one box outside)',
      from: lastMove({ ...ALUMNI_ONLY, alumni: -2, 'black-students': 2, 'harlem-community': 1 }),
      play: ['administration end-move'],
      outcome: { scores: { radicals: 7 + 3, administration: 5 } },
    },
  },
  {
    at: END,
    says: 'The winner is the player who has the most points.',
    rules: ['UW-6.1'],
    status: 'as printed',
    shown: {
      given:
        'the last move; all counters are on the line, except the counters of Alumni (two boxes inside) and Black Students (one box outside)',
      from: lastMove({ ...ALUMNI_ONLY, alumni: -2, 'black-students': 1 }),
      play: ['administration end-move'],
      events: [{ type: 'match-ended' }],
      outcome: { winner: 'administration', reason: 'points' },
    },
  },
  {
    at: END,
    says: 'The source does not say what happens if both sides have equal points.',
    rules: ['UW-6.1'],
    status: 'ruled',
    why: 'the match is a draw if both sides have the same number of points.',
    shown: {
      given: 'the last move; all counters are on their dots',
      from: lastMove(),
      play: ['administration end-move'],
      events: [{ type: 'match-ended' }],
      outcome: { kind: 'draw' },
    },
  },
  {
    at: END,
    says: 'The loser calls a news conference.',
    rules: [],
    status: 'left out',
    why: 'a news conference has no effect on the match.',
  },
  {
    at: END,
    says: 'The sheet has Position Unit Counters (PUC) to cut out.',
    rules: ['UW-1.1'],
    status: 'as printed',
    shown: { value: { of: 'number of counters', read: ({ table }) => table.counters.length, is: 11 } },
  },
  {
    at: REMARKS,
    says: 'The game represents two ideological directions, whose supporters compete for the favour of other groups.',
    rules: ['UW-1.1', 'UW-2.1'],
    status: 'as printed',
    shown: {
      value: { of: 'players', read: ({ table }) => Object.keys(table.due), is: ['radicals', 'administration'] },
    },
  },
  {
    at: REMARKS,
    says: 'The pieces represent the influence of each side; the proportion between the two sides “fluctuates”.',
    rules: ['UW-1.3', 'UW-1.4'],
    status: 'ruled',
    why: "by default the number of pieces that a side receives changes from turn to turn. With the option `pieces: 'redeploy'`, the number of pieces on the board also changes: a side takes all its pieces off the board and places as many pieces as it receives in this turn.",
    option: "pieces: 'redeploy'",
    shown: {
      given: "the option `pieces: 'redeploy'`; turn 3, 10 RADs on Alumni; the radicals deploy next",
      from: () => position({ options: { pieces: 'redeploy' }, turn: 3, phase: 'deploy', radicals: { alumni: 10 } }),
      play: ['radicals deploy black-students 8'],
      events: [
        { type: 'pieces-taken-up', player: 'radicals', count: 10 },
        { type: 'pieces-deployed', track: 'black-students', count: 8 },
      ],
    },
  },
  {
    at: REMARKS,
    says: 'Players may modify the game by changing its inputs.',
    rules: ['UW-1.2'],
    status: 'as printed',
    shown: {
      given: 'a custom scenario of one turn, in which PLOT gives 3 RADs and 4 LAWs',
      from: () => game.setup({ scenario: { ...defaultScenario, plot: { radicals: [3], administration: [4] } } }),
      play: [NO_CARD, 'radicals deploy alumni 3', NO_CARD, 'administration deploy trustees 4'],
      outcome: { kind: 'draw', reason: 'points' },
    },
  },
  cardRow(
    'Alan Westin introduces a strike resolution, and it passes: double the number of RADs this turn.',
    'strike-resolution',
    20,
  ),
  cardRow('The Daily News reports that the demonstrations are directed from Peking: add 5 LAWs.', 'daily-news', 10),
  cardRow('A Spectator editorial backs the strikers: add 5 RADs.', 'spectator-editorial', 15),
  cardRow('The President announces that law and order will be preserved: add 10 LAWs.', 'law-and-order', 15),
  cardRow('Alan Westin withdraws the strike resolution: double the number of LAWs.', 'resolution-withdrawn', 10),
  cardRow(
    'The administration cuts communications to the occupied buildings: double the number of LAWs.',
    'communications-cut',
    10,
  ),
  cardRow('A New York Times editorial backs the administration: add 5 LAWs.', 'new-york-times', 10),
  {
    at: CARDS,
    says: 'Peace demonstrations in the city, and a revolt at CCNY: halve the number of LAWs.',
    rules: ['UW-5.3', 'UW-5.4'],
    status: 'ruled',
    why: 'half of an odd number is rounded down, like odds: half of 5 is 2.',
    shown: usedCard('peace-demonstrations', 2),
  },
  cardRow('Harlem political leaders back the demands of the strike: add 5 RADs.', 'harlem-leaders', 15),
  cardRow('Students in Fayerweather agree to talk with mediators: add 10 LAWs.', 'fayerweather-talks', 15),
  cardRow('The radicals’ mimeograph machine breaks down: halve the number of RADs.', 'mimeograph', 5),
  cardRow(
    'Evidence of collusion is found in the President’s files: double the number of RADs.',
    'collusion-evidence',
    20,
  ),
  {
    at: CARDS,
    says: 'Proctor Kahn declares the demonstration illegal: no effect; “Replace card in deck.”',
    rules: ['UW-5.3', 'UW-5.4'],
    status: 'against the words',
    why: "everybody sees the card, although “you need not reveal its contents”. So the opponent can check that the card may return to the deck. With the option `replaced: 'hidden'`, only the player who drew the card sees it.",
    option: "replaced: 'hidden'",
    shown: {
      play: ['chance draw demonstration-illegal'],
      events: [{ type: 'card-replaced', card: 'demonstration-illegal' }],
    },
  },
  doubtfulCardRow('The College Faculty votes to end the NROTC program: add 9 RADs.', 'nrotc-vote', 19),
  cardRow('The Trustees cancel the construction of the gym: add 10 RADs.', 'gym-cancelled', 20),
  {
    at: CARDS,
    says: 'Eric Bentley resigns: no effect; “Replace card in deck.”',
    rules: ['UW-5.3', 'UW-5.4', 'UW-5.5'],
    status: 'as printed',
    shown: {
      play: [NO_CARD, 'radicals deploy alumni 10'],
      events: [{ type: 'card-replaced', card: 'bentley-resigns' }],
      legal: [NO_CARD],
    },
  },
  {
    at: CARDS,
    says: 'The source does not say whether a card that returns to the deck can be saved, or whether the player draws another card instead.',
    rules: ['UW-5.3'],
    status: 'ruled',
    why: 'a card that returns to the deck goes back at once and cannot be saved. The player draws no other card in this move.',
    shown: {
      play: [NO_CARD],
      table: { handSizes: { radicals: 0 } },
      legal: ['radicals deploy alumni 10'],
    },
  },
  {
    at: CARDS,
    says: 'Only two of the 24 cards say that they return to the deck.',
    rules: ['UW-5.3'],
    status: 'ruled',
    why: 'every other card is out of the game after it has been used or discarded.',
    shown: {
      play: ['chance draw rap-brown', 'radicals use-card rap-brown', 'radicals deploy alumni 11'],
      refused: { 'chance draw rap-brown': 'not-an-outcome' },
    },
  },
  cardRow('The radicals split with the blacks over the demands: double the number of LAWs.', 'radicals-split', 10),
  cardRow(
    'The black students end their protest in return for an institute: triple the number of LAWs.',
    'black-students-settle',
    15,
  ),
  cardRow('The leaders of SDS are arrested on felony charges: halve the number of RADs.', 'leaders-arrested', 5),
  cardRow('Norman Mailer appears at the party for the strike fund: add 5 RADs.', 'norman-mailer', 15),
  doubtfulCardRow('Students of Sarah Lawrence arrive to support the demonstrators: add 6 RADs.', 'sarah-lawrence', 16),
  doubtfulCardRow('Mayor Lindsay sends an urban task force: add 9 LAWs.', 'task-force', 14),
  cardRow('Rap Brown appears at a community rally: add one RAD.', 'rap-brown', 11),
  cardRow('The Faculty votes overwhelmingly against amnesty: double the number of LAWs.', 'amnesty-refused', 10),
  {
    at: CARDS,
    says: 'Each card says “this turn”, so its effect ends with the turn.',
    rules: ['UW-5.2', 'UW-5.3'],
    status: 'as printed',
    shown: {
      play: [
        ...['chance draw gym-cancelled', 'radicals use-card gym-cancelled', 'radicals deploy alumni 20'],
        ...[NO_CARD, 'administration deploy trustees 5'],
      ],
      events: [
        { type: 'card-used', due: 20 },
        { type: 'turn-started', turn: 2, due: { radicals: 9, administration: 6 } },
      ],
    },
  },
  {
    at: CARDS,
    says: 'The source does not say in which order several cards of one turn have their effects.',
    rules: ['UW-5.3'],
    status: 'ruled',
    why: 'cards have their effects in the order in which players use them.',
    shown: {
      given: 'the radicals hold “Westin introduces strike resolution” and “Norman Mailer at the strike fund party”',
      from: () => holding('radicals', ['strike-resolution', 'norman-mailer']),
      play: ['radicals use-card strike-resolution', 'radicals use-card norman-mailer'],
      events: [
        { type: 'card-used', due: 20 },
        { type: 'card-used', due: 25 },
      ],
    },
  },
  ...PLOT_CHART.map(([radicals, administration], index): Row<Uaw> => ({
    at: PLOT,
    says: `In turn ${String(index + 1)}, the number of new RADs is ${String(radicals)}, and the number of new LAWs is ${String(administration)}.`,
    rules: ['UW-1.4'],
    status: 'as printed',
    shown:
      index === 0
        ? { table: { turn: 1, due: { radicals, administration } } }
        : {
            given: `the end of turn ${String(index)}`,
            from: () => position({ ...FACING, turn: index, mover: 'administration' }),
            play: ['administration end-move'],
            events: [{ type: 'turn-started', turn: index + 1, due: { radicals, administration } }],
          },
  })),
  {
    at: NOT_PRINTED,
    says: 'A player may concede.',
    rules: ['UW-6.3'],
    status: 'ruled',
    why: 'every game of this library allows players to concede.',
    shown: {
      ...attackOf(6, 3),
      play: ['radicals concede'],
      events: [{ type: 'match-ended' }],
      outcome: { winner: 'administration', reason: 'conceded' },
    },
  },
  {
    at: NOT_PRINTED,
    says: 'Players can use a board of their own. The library also has a second board, which is balanced.',
    rules: ['UW-1.2'],
    status: 'ruled',
    why: 'our copy of the source has no board, so people who own a printed board can enter it as a scenario.',
    option: 'scenario',
    shown: {
      given: 'a custom scenario with only the Alumni track',
      from: () => game.setup({ scenario: { ...defaultScenario, tracks: defaultScenario.tracks.slice(1, 2) } }),
      play: [NO_CARD],
      refused: { 'radicals deploy trustees 10': 'no-such-name' },
      legal: ['radicals deploy alumni 10'],
    },
  },
  {
    at: NOT_PRINTED,
    says: 'Both players can see how many cards each player holds and has discarded.',
    rules: ['UW-7.1'],
    status: 'ruled',
    why: 'when people play at a table, everybody can count the cards of each player.',
    shown: {
      play: ['chance draw rap-brown', 'radicals discard'],
      table: { handSizes: { radicals: 0 }, discardCounts: { radicals: 1 } },
    },
  },
]);

/** On the Alumni track, six RADs face three LAWs. On the Trustees track, one RAD faces one LAW. */
const FACING = { radicals: { alumni: 6, trustees: 1 }, administration: { alumni: 3, trustees: 1 } };

/** A position in which the mover can attack on the tracks of Alumni and Trustees. */
function attackOf(rads: number, laws: number, mover: Side = 'radicals'): Pick<Shown<Uaw>, 'given' | 'from'> {
  return {
    given: `${count(rads, 'RAD')} and ${count(laws, 'LAW')} on Alumni, 1 RAD and 1 LAW on Trustees; the ${mover} ${mover === 'radicals' ? 'attack' : 'attacks'} next`,
    from: () =>
      position({ mover, radicals: { alumni: rads, trustees: 1 }, administration: { alumni: laws, trustees: 1 } }),
  };
}

function count(pieces: number, name: string): string {
  return pieces === 1 ? `1 ${name}` : `${String(pieces)} ${name}s`;
}

/** A position in which the mover can call a gambit. If the mover is the radicals, the odds are 2-1. */
function gambitAt(mover: Side = 'radicals'): Pick<Shown<Uaw>, 'given' | 'from'> {
  return {
    given: `4 RADs each on Trustees and Alumni, 2 LAWs each on Alumni and City Government; the ${mover} ${mover === 'radicals' ? 'deploy' : 'deploys'} next`,
    from: () =>
      position({
        mover,
        phase: 'deploy',
        radicals: { trustees: 4, alumni: 4 },
        administration: { alumni: 2, 'city-government': 2 },
      }),
  };
}

/** Returns a function that creates the position of the last move, in which the administration can attack. */
function lastMove(counters: Sketch['counters'] = {}): () => UawState {
  return () => position({ ...FACING, turn: 12, mover: 'administration', counters });
}

function alumniValue(radicals: number, administration: number): NonNullable<Shown<Uaw>['value']> {
  return {
    of: 'numbers of pieces on Alumni',
    read: (state) => piecesOn(state, 'alumni'),
    is: { radicals, administration },
  };
}

function ucomRow(die: 1 | 2 | 3 | 4 | 5, codes: string): Row<Uaw> {
  const code = codes.split(' ')[2];
  return {
    at: STEP_TWO,
    says: `For a die roll of ${String(die)}, the UCOM gives these results at odds of 1-2 to 5-1: ${codes}.`,
    rules: ['UW-3.4'],
    status: 'as printed',
    shown: {
      ...attackOf(6, 3),
      play: ['radicals attack alumni', `chance roll ${String(die)}`],
      events: [{ type: 'die-rolled', die, odds: '2-1', code }],
      value: ucomValue(die, codes),
    },
  };
}

function ucomValue(die: 1 | 2 | 3 | 4 | 5 | 6, codes: string): NonNullable<Shown<Uaw>['value']> {
  return {
    of: 'results in the columns from 1-2 to 5-1',
    read: ({ setup }) => setup.scenario.ucom.rows[die].join(' '),
    is: codes,
  };
}

/**
 * Returns the row of the concordance for a card. The side that the card names uses it in turn 1. Without the card, the
 * radicals receive 10 RADs in this turn, and the administration receives 5 LAWs.
 */
function cardRow(says: string, card: CardId, due: number): Row<Uaw> {
  return { at: CARDS, says, rules: ['UW-5.3', 'UW-5.4'], status: 'as printed', shown: usedCard(card, due) };
}

function doubtfulCardRow(says: string, card: CardId, due: number): Row<Uaw> {
  return {
    at: CARDS,
    says,
    rules: ['UW-5.4'],
    status: 'reconstructed',
    why: 'the number on the card is unclear in the scan, and may be 5, as on other cards.',
    option: 'scenario.cards',
    shown: usedCard(card, due),
  };
}

function usedCard(card: CardId, due: number): Shown<Uaw> {
  const printed = defaultScenario.cards[card];
  const side = printed === undefined || printed.effect === 'replace' ? 'radicals' : printed.side;
  return {
    given:
      side === 'radicals'
        ? 'the radicals hold the card and receive 10 RADs in this turn'
        : 'the administration holds the card and receives 5 LAWs in this turn',
    from: () => holding(side, [card]),
    play: [`${side} use-card ${card}`],
    events: [{ type: 'card-used', card, side, due }],
  };
}

/** The start of a move in turn 1, in which the mover holds the given cards. */
function holding(mover: Side, cards: readonly CardId[]): UawState {
  return position({
    mover,
    phase: { kind: 'cards', player: mover, used: 0, drew: false },
    hands: { [mover]: cards },
  });
}

/** The cards whose ids occur in the administration's view of a state. */
function cardsSeen({ setup, ...state }: UawState): readonly CardId[] {
  const { setup: _, ...seen } = game.view({ setup, ...state }, 'administration');
  const text = JSON.stringify(seen);
  return Object.keys(setup.scenario.cards).filter((card) => text.includes(card));
}
