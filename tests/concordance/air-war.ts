/**
 * The sentences of *Some Air War Games* (Wine and Thrall, May 1953) that state rules, and what the game does for each
 * of them.
 */
import { isDeepStrictEqual } from 'node:util';
import { boardOf } from '../../src/games/air-war/rules/board.ts';
import {
  type AirWar,
  airWar as game,
  type Options,
  type Side,
  type VariantId,
  variants,
} from '../../src/games/air-war/rules/index.ts';
import { type AirWarState, cityAt, COMMIT, play, position, type Sketch, unitsOf } from '../games/air-war/play.ts';
import { concordanceOf, type Shown } from './concordance.ts';

type Given = Required<Pick<Shown<AirWar>, 'given' | 'from'>>;
type City = AirWarState['table']['cities'][number];
type Piles = Readonly<Record<string, number>>;

const INTRODUCTION = '1. Introduction';
const RULES = '2. Rules';
const INITIAL = '2.0. Initial stage';
const MOVES = '2.1. Moves';
const INFORMATION = '2.2. Information';
const FIRE = '2.3. Aim fire';
const DEAD = '2.4. Remove dead';
const PRODUCTION = '2.5. Production';
const GAMES = '3. Games';
const SIX = '3.1.1. Production in six cities';
const THREE = '3.1.2. Production in three cities';
const UNSYMMETRIC = '3.2. Unsymmetric games';
const FOUR_AND_THREE = '3.2.1. Production in three and four cities';
const SALIENT = '3.2.2. One city in no-man’s-land';
const SMALL = '3. Games on the small board';
const OBSERVATIONS = '4. Some observations';
const ADDED = 'Not in the source';

/** B places the cities of A, and A places the cities of B, on the fields that the scenario `small-three` gives. */
const CITIES = [cities('B', 'd4 r4 k10'), cities('A', 'r21 d21 k16')] as const;

const LINE = units({ g7: 3, f6: 2, h5: 1 }, { g6: 2 });
const MELEE = units({ g5: 3 }, { g6: 1, g7: 3 });
const AIRPORTS = units({ k9: 3, d3: 2, r3: 1 }, { u25: 1, d22: 1 });
/** Five of the six cities of A in the large games. */
const LARGE_A = 'd5 k4 r5 f14 p14';

/** The scenario `small-three` with the setting `symmetric: false`. */
const CAPTURE: Options = { scenario: { ...variants['small-three'], symmetric: false } };
const LARGE_UNEQUAL: Options = { scenario: 'large-unequal' };
const LARGE_SALIENT: Options = { scenario: 'large-salient' };
const SMALL_UNEQUAL: Options = { scenario: 'small-unequal' };

export const concordance = concordanceOf(game, [
  {
    at: INTRODUCTION,
    says: 'The games are played on a board with a hexagonal (honeycomb) pattern.',
    rules: ['AW-1.3', 'AW-1.4'],
    status: 'as printed',
    shown: {
      ...units({ g6: 1 }),
      legal: ['g7', 'g5', 'f6', 'f5', 'h6', 'h5'].map((to) => `A move g6 ${to} 1`),
      refused: { 'A move g6 f7 1': 'not-adjacent' },
    },
  },
  {
    at: INTRODUCTION,
    says: 'The games are for two players, who have “incomplete information”.',
    rules: ['AW-4.6'],
    status: 'as printed',
    shown: { ...setUp(), value: { of: 'players who must act', read: (state) => state.table.waiting, is: ['A', 'B'] } },
  },
  {
    at: INTRODUCTION,
    says: 'Each player has a board of hexagonal fields, as in the printed model.',
    rules: ['AW-1.2'],
    status: 'reconstructed',
    why: 'the printed model of the board is lost. The columns are straight, because one field must lie straight behind each city. An odd column (a, c, …) has one field for each row, and an even column (b, d, …) has one field fewer. So the middle line divides the board into two equal parts.',
    shown: {
      ...setUp(),
      value: {
        of: 'numbers of fields on the board, in column a and in column b',
        read: ({ setup }) => {
          const { names } = boardOf(setup.scenario).hex;
          return [names.length, ...['a', 'b'].map((letter) => names.filter((name) => name.startsWith(letter)).length)];
        },
        is: [515, 25, 24],
      },
    },
  },
  {
    at: INTRODUCTION,
    says: 'Each player has a board of their own.',
    rules: [],
    status: 'left out',
    why: 'a program stores only one position. It shows each player only what this player is allowed to see.',
  },
  {
    at: INTRODUCTION,
    says: 'A barrier can be placed between the boards when secrecy is desired.',
    rules: ['AW-4.6'],
    status: 'as printed',
    shown: {
      ...units({ g6: 2 }),
      play: ['A move g6 g7 2', 'A commit'],
      value: { of: 'units of A that B sees', read: seenByB, is: { g6: 2 } },
    },
  },
  {
    at: INTRODUCTION,
    says: 'Each board has three parts: the home of the player, the enemy territory, and no-man’s-land between them.',
    rules: ['AW-1.5'],
    status: 'as printed',
    shown: {
      ...setUp(),
      value: { of: 'numbers of fields in A’s home, in no-man’s-land and in B’s home', read: zones, is: [242, 31, 242] },
    },
  },
  {
    at: INTRODUCTION,
    says: 'Disks of various colours are markers for units and cities.',
    rules: [],
    status: 'left out',
    why: 'a program has no disks. Players and pictures distinguish units by their side; units of one side are identical.',
  },
  {
    at: INTRODUCTION,
    says: 'At the beginning there are roughly ten times as many units as cities.',
    rules: ['AW-7.3'],
    status: 'as printed',
    shown: {
      ...started('large-six'),
      value: { of: 'numbers of cities and units of each side', read: forces, is: { A: [6, 60], B: [6, 60] } },
    },
  },
  {
    at: INTRODUCTION,
    says: 'The object of the game is to kill all the units of the opponent.',
    rules: ['AW-8.1'],
    status: 'as printed',
    shown: {
      ...units({ g7: 2 }, { g6: 1 }),
      play: [...COMMIT, 'A aim g7 g6 2', ...COMMIT],
      outcome: { kind: 'win', winner: 'A', reason: 'no-units' },
    },
  },
  {
    at: RULES,
    says: 'After the initial stage, the game is played in cycles.',
    rules: ['AW-2.1'],
    status: 'as printed',
    shown: { ...units({ g6: 1 }), play: COMMIT, events: [{ type: 'cycle-started', cycle: 2 }] },
  },
  {
    at: RULES,
    says: 'Stage 1 of a cycle: both players move at the same time, with the barrier in place.',
    rules: ['AW-2.1', 'AW-4.6'],
    status: 'as printed',
    shown: {
      ...units({ g6: 1 }, { g20: 1 }),
      legal: ['A move g6 g7 1', 'B move g20 g19 1'],
      refused: { 'A aim g6 g7 1': 'wrong-phase' },
    },
  },
  {
    at: RULES,
    says: 'Stage 2 of a cycle: the barrier is removed, to give complete information about the opponent’s position.',
    rules: ['AW-2.1', 'AW-4.6'],
    status: 'as printed',
    shown: {
      ...units({ g6: 1 }, { g20: 1 }),
      play: ['A move g6 g7 1', 'A commit', 'B move g20 g19 1', 'B commit'],
      events: [
        { type: 'units-moved', player: 'A' },
        { type: 'units-moved', player: 'B' },
      ],
    },
  },
  {
    at: RULES,
    says: 'In stage 3 of a cycle, units aim their fire. In stage 4, the dead are removed. In stage 5, new units arrive.',
    rules: ['AW-2.1'],
    status: 'as printed',
    shown: {
      ...LINE,
      play: [...COMMIT, 'A aim g7 g6 2', ...COMMIT],
      events: [
        { type: 'shots-fired', field: 'g6' },
        { type: 'units-killed', field: 'g6' },
        { type: 'unit-produced', city: 'd4' },
        { type: 'cycle-started', cycle: 2 },
      ],
    },
  },
  {
    at: RULES,
    says: 'New units arrive at cities “which have been designated production centers”.',
    rules: ['AW-6.1'],
    status: 'ruled',
    why: 'the source has no rule by which a city becomes productive later, so only cities that are productive at the start of the match can produce units.',
    shown: {
      ...started('large-three'),
      play: COMMIT,
      events: [
        { type: 'unit-produced', city: 'd5' },
        { type: 'unit-produced', city: 'd44' },
        { type: 'unit-produced', city: 'k4' },
        { type: 'unit-produced', city: 'k46' },
        { type: 'unit-produced', city: 'r5' },
        { type: 'unit-produced', city: 'r44' },
        { type: 'cycle-started', units: { A: 63, B: 63 } },
      ],
    },
  },
  {
    at: INITIAL,
    says: 'The boards stand on a table, with a space between them for the barrier.',
    rules: [],
    status: 'left out',
    why: 'a program has no table.',
  },
  {
    at: INITIAL,
    says: 'The board has a field label, which is at the lower left for one player and at the upper right for the other player.',
    rules: ['AW-1.3'],
    status: 'ruled',
    why: 'the label is lost, like the printed model of the board. The names of fields count from a1, which is at A’s lower left. If the board is rotated by 180 degrees, it looks the same, so a1 is at the upper right for B.',
    shown: {
      ...setUp(),
      value: {
        of: 'the field to which a rotation by 180 degrees moves a1',
        read: ({ setup }) => boardOf(setup.scenario).hex.names.at(-1),
        is: 'u25',
      },
    },
  },
  {
    at: INITIAL,
    says: 'The barrier is placed between the boards to start the game.',
    rules: ['AW-2.1'],
    status: 'as printed',
    shown: {
      ...setUp(),
      play: [CITIES[0]],
      events: [{ type: 'orders-sealed', player: 'B', phase: 'cities' }],
      value: { of: 'cities that A sees', read: (state) => game.view(state, 'A').table.cities, is: [] },
    },
  },
  {
    at: INITIAL,
    says: 'Each player determines the location of the opponent’s cities.',
    rules: ['AW-2.2'],
    status: 'as printed',
    shown: { ...setUp(), legal: ['B place-city k10 -', 'A place-city k16 -'] },
  },
  {
    at: INITIAL,
    says: 'In certain variations the city positions are preassigned.',
    rules: ['AW-2.4'],
    status: 'ruled',
    why: 'the source prints no positions. We chose positions for the cities of each game; these positions meet all conditions of that game.',
    option: "cities: 'scenario'",
    shown: {
      given: '`small-three`, with cities placed by the scenario',
      from: () => game.setup({ cities: 'scenario' }),
      value: { of: 'cities of A and of B', read: cityNames, is: { A: ['d4', 'k10', 'r4'], B: ['d21', 'k16', 'r21'] } },
      legal: ['A place k10 3'],
    },
  },
  {
    at: INITIAL,
    says: 'A player must place all cities of the opponent in the opponent’s section of the board (enemy territory).',
    rules: ['AW-2.2', 'AW-1.5'],
    status: 'as printed',
    shown: {
      ...setUp(),
      legal: ['B place-city k10 -', 'A place-city k16 -'],
      refused: { 'B place-city k16 -': 'not-home', 'A place-city k10 -': 'not-home', 'B place-city k13 -': 'not-home' },
    },
  },
  {
    at: INITIAL,
    says: 'At least four fields must lie between any two cities.',
    rules: ['AW-2.2', 'AW-1.7'],
    status: 'as printed',
    shown: {
      ...setUp(),
      play: ['B place-city d4 -'],
      legal: ['B place-city i6 -'],
      refused: { 'B place-city h6 -': 'near-city' },
    },
  },
  {
    at: INITIAL,
    says: 'The source does not say how far apart cities of different players must be.',
    rules: ['AW-2.2'],
    status: 'ruled',
    why: 'cities of different players can be at any distance from each other, because both players place cities in secret. For example, one player can place a city on k11 and the other player on k15, with only three fields between these cities.',
    shown: {
      ...setUp(),
      play: [cities('B', 'd4 r4 k11'), cities('A', 'r21 d21 k15')],
      events: [
        { type: 'cities-revealed', player: 'A' },
        { type: 'cities-revealed', player: 'B' },
      ],
    },
  },
  {
    at: INITIAL,
    says: 'At least two fields must separate each city, and also its airport, from every boundary.',
    rules: ['AW-2.2', 'AW-1.7'],
    status: 'as printed',
    shown: {
      ...setUp(),
      legal: ['B place-city k4 -', 'B place-city c8 -', 'B place-city s8 -', 'B place-city k11 -'],
      refused: {
        'B place-city k3 -': 'near-boundary',
        'B place-city b8 -': 'near-boundary',
        'B place-city t8 -': 'near-boundary',
        'B place-city k12 -': 'near-boundary',
      },
    },
  },
  {
    at: INITIAL,
    says: 'The source does not say what happens if a player places a city so that no valid field is left for the remaining cities.',
    rules: ['AW-2.2'],
    status: 'ruled',
    why: 'the program refuses such a city at once.',
    shown: { ...setUp(), play: ['B place-city g7 -'], refused: { 'B place-city m7 -': 'no-completion' } },
  },
  {
    at: INITIAL,
    says: 'In most games a heavy dashed line in the middle divides the board into two equal parts.',
    rules: ['AW-1.5', 'AW-1.2'],
    status: 'reconstructed',
    why: 'the printed model of the board is lost. Because the number of rows is odd, the line halves the middle field of each odd column (a, c, …), and passes between two fields of each even column (b, d, …).',
    shown: {
      ...setUp(),
      value: {
        of: 'for k12, k13, k14, j12 and j13, the player whose home contains the field (- for no-man’s-land)',
        read: zonesOf('k12 k13 k14 j12 j13'),
        is: 'A-B--',
      },
    },
  },
  {
    at: INITIAL,
    says: 'The line in the middle of the board counts as a boundary, called the middle boundary.',
    rules: ['AW-1.7'],
    status: 'ruled',
    why: 'the middle line runs through the middle fields of the odd columns, such as k13. Such a field counts as one field, so two fields, k12 and k13, are between k11 and the line.',
    shown: {
      ...setUp(),
      legal: ['B place-city k11 -', 'B place-city j10 -'],
      refused: { 'B place-city k12 -': 'near-boundary', 'B place-city j11 -': 'near-boundary' },
    },
  },
  {
    at: INITIAL,
    says: 'The fields adjacent to the middle boundary belong to neither player, and are no-man’s-land.',
    rules: ['AW-1.5'],
    status: 'as printed',
    shown: {
      ...setUp(),
      value: {
        of: 'for j11, j12, j13 and j14, the player whose home contains the field (- for no-man’s-land)',
        read: zonesOf('j11 j12 j13 j14'),
        is: 'A--B',
      },
    },
  },
  {
    at: INITIAL,
    says: 'Cities are separated from no-man’s-land by at least one field, so that units can be placed directly in front of the cities.',
    rules: ['AW-1.7', 'AW-2.3'],
    status: 'as printed',
    shown: {
      given: '`small-three`, with a city as near to the middle as possible',
      from: setUp().from,
      play: [cities('B', 'd4 r4 k11'), CITIES[1]],
      legal: ['A place k12 3'],
      refused: { 'A place k13 1': 'not-home' },
    },
  },
  {
    at: INITIAL,
    says: 'After the cities have been placed the barrier is removed.',
    rules: ['AW-2.1', 'AW-2.2'],
    status: 'as printed',
    shown: {
      ...setUp(),
      play: CITIES,
      events: [
        { type: 'cities-revealed', player: 'A' },
        { type: 'cities-revealed', player: 'B' },
      ],
    },
  },
  {
    at: INITIAL,
    says: 'Each player copies the cities and units of the opponent onto their own board.',
    rules: [],
    status: 'left out',
    why: 'a program stores only one position, so players need not copy anything.',
  },
  {
    at: INITIAL,
    says: 'Behind the barrier, each player then places units at will in their home territory.',
    rules: ['AW-2.3'],
    status: 'as printed',
    shown: {
      ...fewUnits(),
      play: ['A place a1 1', 'A place k12 2', 'A commit'],
      events: [{ type: 'orders-sealed', player: 'A', phase: 'placement' }],
      value: { of: 'units of A that B sees', read: seenByB, is: {} },
    },
  },
  {
    at: INITIAL,
    says: 'A player must place all “his units”.',
    rules: ['AW-2.3'],
    status: 'as printed',
    shown: { ...fewUnits(), play: ['A place a1 2'], refused: { 'A commit': 'units-left' } },
  },
  {
    at: INITIAL,
    says: 'No units are placed in no-man’s-land.',
    rules: ['AW-2.3'],
    status: 'as printed',
    shown: { ...fewUnits(), refused: { 'A place k13 1': 'not-home', 'A place k20 1': 'not-home' } },
  },
  {
    at: INITIAL,
    says: 'No field has more than three units on it.',
    rules: ['AW-2.3'],
    status: 'as printed',
    shown: { ...fewUnits(), legal: ['A place k10 3'], refused: { 'A place k10 4': 'more-than-three' } },
  },
  {
    at: INITIAL,
    says: 'The source does not say whether the positions of the units can be preassigned.',
    rules: ['AW-2.4'],
    status: 'ruled',
    why: 'the source lets players place all units. For quick matches, a scenario can place the units of both sides: the same number of units goes on and around each city of a side.',
    option: "placement: 'scenario'",
    shown: {
      ...started('small-three'),
      value: {
        of: 'numbers of units of A on k10, k9 and k11',
        read: (state) => ['k10', 'k9', 'k11'].map((name) => unitsOf(state, 'A')[name]),
        is: [1, 2, 1],
      },
    },
  },
  {
    at: INITIAL,
    says: 'The barrier is removed, and each player sees the opponent’s units. Then the barrier is put back, and the first cycle begins.',
    rules: ['AW-2.1'],
    status: 'as printed',
    shown: {
      ...fewUnits(),
      play: ['A place k10 3', 'A commit', 'B place k16 3', 'B commit'],
      events: [
        { type: 'units-placed', player: 'A' },
        { type: 'units-placed', player: 'B' },
        { type: 'cycle-started', cycle: 1 },
      ],
    },
  },
  {
    at: MOVES,
    says: 'Each unit may be moved to an adjacent field.',
    rules: ['AW-4.1'],
    status: 'as printed',
    shown: {
      ...units({ g6: 2 }),
      legal: ['A move g6 g7 2', 'A move g6 h5 1', 'A commit'],
      refused: { 'A move g6 g8 1': 'not-adjacent', 'A move g6 i6 1': 'not-adjacent' },
    },
  },
  {
    at: MOVES,
    says: 'The source does not say whether units of the same colour differ.',
    rules: ['AW-4.1'],
    status: 'ruled',
    why: 'units of the same colour are identical, so an order gives only the number of units that move from one field to another.',
    shown: {
      ...units({ g6: 3 }),
      play: ['A move g6 f6 1', 'A move g6 g7 2', ...COMMIT],
      events: [
        { type: 'units-moved', to: 'f6', count: 1 },
        { type: 'units-moved', to: 'g7', count: 2 },
      ],
    },
  },
  {
    at: MOVES,
    says: 'At the end of the move no more than three units of the same colour are on any field.',
    rules: ['AW-4.1'],
    status: 'as printed',
    shown: {
      ...units({ g6: 3, h6: 1 }),
      play: ['A move g6 h6 3'],
      refused: { 'A commit': 'more-than-three' },
    },
  },
  {
    at: MOVES,
    says: 'The source does not say when to check the limit of three units per field.',
    rules: ['AW-4.1', 'AW-4.5'],
    status: 'ruled',
    why: 'the source says “at the end of the move”, so all units leave their fields before any unit arrives. For example, units on two full fields can change places. The program refuses an order only if no further orders could bring all fields down to the limit.',
    shown: {
      ...units({ g5: 3, g6: 3 }),
      play: ['A move g5 g6 3', 'A move g6 g5 3', ...COMMIT],
      events: [
        { type: 'units-moved', from: 'g5', to: 'g6', count: 3 },
        { type: 'units-moved', from: 'g6', to: 'g5', count: 3 },
      ],
    },
  },
  {
    at: MOVES,
    says: 'The source does not say whether enemy units on a field hinder moves to or from this field.',
    rules: ['AW-4.1'],
    status: 'ruled',
    why: 'enemy units do not hinder moves, and units of both colours can end their moves on the same field.',
    shown: {
      ...units({ g7: 1, k9: 1 }, { g6: 1, k9: 1 }),
      play: ['A move g7 g6 1', 'A move k9 k10 1', ...COMMIT],
      events: [
        { type: 'units-moved', from: 'g7', to: 'g6' },
        { type: 'units-moved', from: 'k9', to: 'k10' },
      ],
    },
  },
  {
    at: MOVES,
    says: 'Two fields are adjacent “if they coincide or have a boundary in common”.',
    rules: ['AW-1.4', 'AW-4.1'],
    status: 'as printed',
    shown: {
      ...units({ g6: 1 }),
      legal: ['A commit', 'A move g6 g7 1'],
      refused: { 'A move g6 g8 1': 'not-adjacent', 'A move g6 g6 1': 'same-field' },
    },
  },
  {
    at: MOVES,
    says: 'A field is contested if it is occupied by units of both players.',
    rules: ['AW-4.2'],
    status: 'as printed',
    shown: { ...units({ k9: 1 }, { k9: 1 }), refused: { 'A fly k9 u1 1 -': 'airport-contested' } },
  },
  {
    at: MOVES,
    says: 'An airport is also contested if the adjacent city is contested.',
    rules: ['AW-4.2'],
    status: 'as printed',
    shown: { ...units({ k16: 1 }, { k16: 1, k17: 2 }), refused: { 'B fly k17 a1 1 -': 'airport-contested' } },
  },
  {
    at: MOVES,
    says: 'The source does not say whether an airport is contested if only enemy units are on it.',
    rules: ['AW-4.2'],
    status: 'ruled',
    why: 'enemy units alone do not make an airport contested, because a field is contested only if units of both players are on it. The airport still belongs to the player who controls its city.',
    shown: {
      ...units({ k17: 2 }, { d22: 2 }),
      legal: ['B fly d22 k17 2 -'],
      refused: { 'A fly k17 a1 1 -': 'not-your-airport' },
    },
  },
  {
    at: MOVES,
    says: 'The source does not say whether a contested airport makes its city contested.',
    rules: ['AW-4.2'],
    status: 'ruled',
    why: 'in the source a contested city makes its airport contested, but a contested airport does not make its city contested. So if only the airport is contested, the city still produces a unit.',
    shown: {
      ...units({ k17: 1 }, { k17: 1 }),
      play: COMMIT,
      events: [{ type: 'unit-produced', city: 'k16', player: 'B' }],
    },
  },
  {
    at: MOVES,
    says: 'The field immediately behind each city, away from the centre of the board, is an airport.',
    rules: ['AW-1.8'],
    status: 'as printed',
    shown: {
      ...units({ k9: 1, k11: 1 }),
      legal: ['A fly k9 u1 1 -'],
      refused: { 'A fly k11 u1 1 -': 'no-airport' },
    },
  },
  {
    at: MOVES,
    says: 'A player controls a city until the opponent has uncontested fighting units in it.',
    rules: ['AW-4.3'],
    status: 'as printed',
    shown: {
      ...units({ l15: 1 }, { k16: 1 }),
      play: ['A move l15 k16 1', 'B move k16 k17 1', ...COMMIT],
      events: [{ type: 'city-taken', player: 'A', city: 'k16' }],
    },
  },
  {
    at: MOVES,
    says: 'Enemy units do not take control of a city while it is contested.',
    rules: ['AW-4.3'],
    status: 'as printed',
    shown: {
      ...units({ l15: 1 }, { k16: 1 }),
      play: ['A move l15 k16 1', ...COMMIT],
      value: { of: 'controller of k16', read: controllerOf('k16'), is: 'B' },
    },
  },
  {
    at: MOVES,
    says: 'The source does not say when to check who controls a city.',
    rules: ['AW-4.3'],
    status: 'ruled',
    why: 'the program checks this for all cities together, after the moves and again after the dead are removed.',
    shown: {
      ...units({ l15: 2 }, { k16: 1, u25: 1 }),
      play: ['A move l15 k16 2', ...COMMIT],
      events: [
        { type: 'units-killed', player: 'B', field: 'k16' },
        { type: 'city-taken', player: 'A', city: 'k16' },
      ],
    },
  },
  {
    at: MOVES,
    says: 'An airport is controlled by the player who controls the adjacent city.',
    rules: ['AW-4.3'],
    status: 'as printed',
    shown: {
      ...units({ k17: 1, k16: 1 }, { u25: 1, k18: 1 }, { cycle: 3, taken: { k16: { by: 'A', in: 2 } } }),
      legal: ['A fly k17 a1 1 -'],
    },
  },
  {
    at: MOVES,
    says: 'A city without fighting units is controlled by the player who last controlled it.',
    rules: ['AW-4.3'],
    status: 'as printed',
    shown: {
      ...units({ k16: 1 }, { u25: 1 }, { cycle: 3, taken: { k16: { by: 'A', in: 2 } } }),
      play: ['A move k16 k15 1', ...COMMIT],
      value: { of: 'controller of k16', read: controllerOf('k16'), is: 'A' },
    },
  },
  {
    at: MOVES,
    says: 'The source does not say who controls a city that nobody has entered yet.',
    rules: ['AW-2.5'],
    status: 'ruled',
    why: 'the rule for empty cities assumes that a player has already controlled the city. So every city is controlled by its owner from the start, with or without units.',
    shown: {
      ...units({ a1: 1 }),
      play: COMMIT,
      events: [
        { type: 'unit-produced', city: 'd4', player: 'A' },
        { type: 'unit-produced', city: 'd21', player: 'B' },
      ],
    },
  },
  {
    at: MOVES,
    says: 'A city is possessed by the player who last had uncontested occupation of it.',
    rules: ['AW-4.3'],
    status: 'ruled',
    why: 'under these rules “controlled” and “possessed” mean the same, so each city has exactly one controller.',
    shown: {
      ...units({ l15: 1 }),
      play: ['A move l15 k16 1', ...COMMIT, 'A move k16 l15 1', ...COMMIT],
      events: [{ type: 'city-taken', player: 'A', city: 'k16' }],
      value: { of: 'controller of k16', read: controllerOf('k16'), is: 'A' },
    },
  },
  {
    at: MOVES,
    says: 'An airport belongs to the player who possesses the adjacent city.',
    rules: ['AW-4.3', 'AW-4.4'],
    status: 'as printed',
    shown: {
      ...units({ a1: 1 }, { k17: 1 }, { cycle: 3, taken: { k16: { by: 'A', in: 2 } } }),
      refused: { 'B fly k17 u1 1 -': 'not-your-airport' },
    },
  },
  {
    at: MOVES,
    says: 'One unit may be flown from an uncontested airport to any field on the board.',
    rules: ['AW-4.4'],
    status: 'as printed',
    shown: {
      ...AIRPORTS,
      legal: ['A fly k9 u1 1 -', 'A fly k9 u25 1 -', 'A fly k9 k13 1 -'],
      refused: { 'A fly k9 u1 2 -': 'too-many-fly', 'A fly d22 u1 1 -': 'not-your-airport' },
    },
  },
  {
    at: MOVES,
    says: 'A unit that flies cannot be placed on a city or airport controlled by the opponent, or on a field adjacent to such a city or airport.',
    rules: ['AW-4.4'],
    status: 'as printed',
    shown: {
      ...AIRPORTS,
      legal: ['A fly k9 k14 1 -', 'A fly k9 k19 1 -'],
      refused: Object.fromEntries(
        ['k16', 'k17', 'k15', 'l16', 'k18'].map((to) => [`A fly k9 ${to} 1 -`, 'flight-banned']),
      ),
    },
  },
  {
    at: MOVES,
    says: '“Any city, airport or fields adjacent …” could include the player’s own cities and airports.',
    rules: ['AW-4.4'],
    status: 'ruled',
    why: 'we apply the words “controlled by the opponent” to all three: cities, airports and adjacent fields. So a unit can fly to cities of its own side, and to fields adjacent to these cities.',
    shown: { ...AIRPORTS, legal: ['A fly k9 d4 1 -', 'A fly k9 d5 1 -', 'A fly k9 k10 1 -'] },
  },
  {
    at: MOVES,
    says: 'Two units may be flown from an uncontested airport to another airport controlled by the same player.',
    rules: ['AW-4.4'],
    status: 'as printed',
    shown: {
      ...AIRPORTS,
      legal: ['A fly k9 r3 2 -'],
      refused: { 'A fly k9 r3 3 -': 'too-many-fly', 'A fly k9 r4 2 -': 'too-many-fly' },
    },
  },
  {
    at: MOVES,
    says: 'The source does not say how many flights can start from an airport in a cycle.',
    rules: ['AW-4.4'],
    status: 'ruled',
    why: 'the source gives two kinds of flights, and section 4 of the source counts one flight for each airport. So one flight, of either kind, can start from each airport in a cycle.',
    shown: {
      ...AIRPORTS,
      play: ['A fly k9 r3 1 -'],
      refused: { 'A fly k9 u1 1 -': 'already-flown' },
    },
  },
  {
    at: MOVES,
    says: 'The source does not say whether a unit can both fly and move in the same cycle.',
    rules: ['AW-4.4'],
    status: 'ruled',
    why: 'a flight counts as the move of a unit, so a unit that flies cannot also move.',
    shown: {
      ...AIRPORTS,
      play: ['A fly k9 r3 2 -'],
      legal: ['A move k9 k10 1'],
      refused: { 'A move k9 k10 2': 'too-few-units' },
    },
  },
  {
    at: MOVES,
    says: 'The source does not say what happens to a flight if a move in the same cycle changes the control of a city.',
    rules: ['AW-4.4'],
    status: 'ruled',
    why: 'moves and flights are simultaneous, so only the position at the start of the cycle determines which flights are possible.',
    shown: {
      ...units({ k9: 2 }, { q5: 1 }),
      play: ['A fly k9 r3 2 -', 'B move q5 r4 1', ...COMMIT],
      events: [
        { type: 'units-flown', from: 'k9', to: 'r3' },
        { type: 'city-taken', player: 'B', city: 'r4' },
      ],
    },
  },
  {
    at: MOVES,
    says: 'The source does not say whether a unit can fly to a field with enemies, or to a contested airport.',
    rules: ['AW-4.4'],
    status: 'ruled',
    why: 'a unit can fly to a field with enemies and to a contested airport, because the source requires only that the airport of departure is uncontested.',
    shown: { ...units({ k9: 2, r3: 1 }, { r3: 1, u20: 3 }), legal: ['A fly k9 r3 2 -', 'A fly k9 u20 1 -'] },
  },
  {
    at: INFORMATION,
    says: 'After the moves the barrier is removed. Each player then shows the new positions of their units on the opponent’s board, to justify their moves.',
    rules: ['AW-4.6', 'AW-4.5'],
    status: 'as printed',
    shown: {
      ...units({ g6: 1 }, { g20: 1 }),
      play: ['A move g6 g7 1', 'A commit', 'B commit'],
      events: [
        { type: 'orders-sealed', player: 'B' },
        { type: 'units-moved', player: 'A', from: 'g6', to: 'g7' },
      ],
    },
  },
  {
    at: INFORMATION,
    says: 'If a player cannot justify a move, the opponent may relocate the misplaced units.',
    rules: ['AW-4.5'],
    status: 'against the words',
    why: 'a program can refuse an invalid order at once, with the reason. Relocating units makes sense only if people play at a table.',
    shown: { ...units({ g6: 1 }), refused: { 'A move g6 g8 1': 'not-adjacent', 'A move g6 g7 2': 'too-few-units' } },
  },
  {
    at: INFORMATION,
    says: 'The source does not say whether players can change their moves before the barrier is removed.',
    rules: ['AW-4.5'],
    status: 'ruled',
    why: 'players can change their orders until they commit them.',
    shown: {
      ...units({ g6: 1 }),
      play: ['A move g6 g7 1', 'A take-back 1'],
      legal: ['A move g6 g5 1'],
    },
  },
  {
    at: FIRE,
    says: 'All units on a contested field must aim their fire at that field.',
    rules: ['AW-5.1'],
    status: 'as printed',
    shown: {
      ...MELEE,
      play: ['A move g5 g6 2', ...COMMIT],
      refused: { 'B aim g6 g5 1': 'must-fire-here' },
    },
  },
  {
    at: FIRE,
    says: 'If an airport is contested only because its city is contested, units on the airport need not fire at their own field.',
    rules: ['AW-5.1'],
    status: 'as printed',
    shown: {
      ...units({ k16: 1 }, { k16: 1, k17: 2 }),
      play: [...COMMIT, 'B commit'],
      events: [
        { type: 'shots-fired', player: 'A', field: 'k16', shots: 1 },
        { type: 'shots-fired', player: 'B', field: 'k16', shots: 1 },
      ],
    },
  },
  {
    at: FIRE,
    says: 'The source does not say at which targets units can fire if their airport is contested only because its city is contested.',
    rules: ['AW-5.1'],
    status: 'ruled',
    why: 'the source says only that these units need not fire at their own field. So they can choose the same targets as units on an uncontested field.',
    shown: {
      ...units({ k16: 1, k17: 2 }, { k16: 1 }),
      play: COMMIT,
      legal: ['A aim k17 k16 1', 'A aim k17 k16 2', 'A commit'],
    },
  },
  {
    at: FIRE,
    says: 'Any unit on an uncontested field may direct fire on any adjacent field, “but no further”.',
    rules: ['AW-5.2'],
    status: 'as printed',
    shown: {
      ...LINE,
      play: COMMIT,
      legal: ['A aim g7 g6 3', 'A commit'],
      refused: { 'A aim g7 g5 1': 'not-adjacent' },
    },
  },
  {
    at: FIRE,
    says: 'Units on the same field may choose different targets.',
    rules: ['AW-5.2'],
    status: 'as printed',
    shown: { ...LINE, play: [...COMMIT, 'B aim g6 f6 1'], legal: ['B aim g6 g7 1'] },
  },
  {
    at: FIRE,
    says: '“Any adjacent field” includes fields without an enemy.',
    rules: ['AW-5.2'],
    status: 'against the words',
    why: 'the program refuses fire at a field without an enemy. The source allows such fire, but both players know all positions, so they know that it cannot kill a unit.',
    shown: { ...LINE, play: COMMIT, refused: { 'A aim g7 g8 1': 'no-enemy' } },
  },
  {
    at: FIRE,
    says: 'Two units must fire at a field to kill one enemy unit on it.',
    rules: ['AW-5.3'],
    status: 'as printed',
    shown: {
      ...LINE,
      play: [...COMMIT, 'A aim f6 g6 2', ...COMMIT],
      events: [
        { type: 'shots-fired', player: 'A', field: 'g6', shots: 2 },
        { type: 'units-killed', player: 'B', field: 'g6', count: 1 },
      ],
    },
  },
  {
    at: FIRE,
    says: 'The source does not say how to add up the fire from several fields at one target, or what happens if the number of shots is odd.',
    rules: ['AW-5.3'],
    status: 'ruled',
    why: 'the program adds up all shots at a field. The number of units that die is half of this sum, rounded down, but never more than the number of units on the field.',
    shown: {
      ...LINE,
      play: [...COMMIT, 'A aim g7 g6 2', 'A aim h5 g6 1', ...COMMIT],
      events: [
        { type: 'shots-fired', player: 'A', shots: 3 },
        { type: 'units-killed', player: 'B', field: 'g6', count: 1 },
      ],
    },
  },
  {
    at: FIRE,
    says: 'The source does not say whether a unit that is killed can fire in the same cycle.',
    rules: ['AW-5.3'],
    status: 'ruled',
    why: 'the dead are removed in a later stage, so fire is simultaneous, and a unit that is killed also fires.',
    shown: {
      ...LINE,
      play: [...COMMIT, 'A aim g7 g6 3', 'A aim h5 g6 1', 'A commit', 'B aim g6 f6 2', 'B commit'],
      events: [
        { type: 'units-killed', player: 'A', field: 'f6', count: 1 },
        { type: 'units-killed', player: 'B', field: 'g6', count: 2 },
      ],
    },
  },
  {
    at: FIRE,
    says: 'A unit fires at most once in a cycle.',
    rules: ['AW-5.3'],
    status: 'as printed',
    shown: {
      ...LINE,
      play: [...COMMIT, 'B aim g6 f6 1'],
      legal: ['B aim g6 g7 1'],
      refused: { 'B aim g6 g7 2': 'too-few-units' },
    },
  },
  {
    at: FIRE,
    says: 'The source does not say whether a player who has no choice of target must still act.',
    rules: ['AW-5.5'],
    status: 'ruled',
    why: 'only players who have a choice of target must act. If no player has a choice, the program removes the dead at once.',
    shown: {
      ...MELEE,
      play: ['A move g5 g6 3', ...COMMIT],
      value: { of: 'players who must act', read: ({ table }) => table.waiting, is: ['B'] },
    },
  },
  {
    at: DEAD,
    says: 'When both players have justified their moves and the two boards agree, the killing begins.',
    rules: ['AW-2.1'],
    status: 'as printed',
    shown: {
      ...LINE,
      play: COMMIT,
      legal: ['A aim g7 g6 3'],
      refused: { 'A move g7 g8 1': 'wrong-phase' },
    },
  },
  {
    at: DEAD,
    says: 'Each player removes the dead on their own board, and the other player checks that these kills are possible.',
    rules: [],
    status: 'left out',
    why: 'the program counts the shots and removes the dead.',
  },
  {
    at: DEAD,
    says: 'If either player requests secrecy, both players write down their targets.',
    rules: ['AW-5.4'],
    status: 'ruled',
    why: 'we assume that a player always requests secrecy, because either player may request it.',
    shown: {
      ...LINE,
      play: [...COMMIT, 'A aim g7 g6 3', 'A commit'],
      value: {
        of: 'whether B sees the same position as if A had not aimed',
        read: (state) =>
          isDeepStrictEqual(game.view(state, 'B'), game.view(play(LINE.from(), ...COMMIT, 'A commit'), 'B')),
        is: true,
      },
    },
  },
  {
    at: DEAD,
    says: 'The dead are removed from both boards.',
    rules: ['AW-5.3'],
    status: 'as printed',
    shown: {
      ...LINE,
      play: [...COMMIT, 'A aim g7 g6 2', ...COMMIT],
      events: [{ type: 'units-killed', player: 'B', field: 'g6', count: 1 }],
      value: { of: 'number of units of B on g6', read: (state) => unitsOf(state, 'B')['g6'], is: 1 },
    },
  },
  {
    at: PRODUCTION,
    says: 'After the dead are removed, each of certain designated cities gets a new unit.',
    rules: ['AW-6.1'],
    status: 'as printed',
    shown: {
      ...units({ g7: 2 }, { g6: 2 }),
      play: [...COMMIT, 'A aim g7 g6 2', ...COMMIT],
      events: [
        { type: 'units-killed', player: 'B', field: 'g6' },
        { type: 'unit-produced', city: 'd4', player: 'A' },
        { type: 'unit-produced', city: 'd21', player: 'B' },
      ],
    },
  },
  {
    at: PRODUCTION,
    says: 'A city with three fighting units does not get a new unit.',
    rules: ['AW-6.1'],
    status: 'as printed',
    shown: {
      ...units({ d4: 3, k10: 2 }),
      play: COMMIT,
      value: { of: 'numbers of units on d4 and k10', read: onFields('A', 'd4 k10'), is: [3, 3] },
    },
  },
  {
    at: PRODUCTION,
    says: 'A new unit in a city has the colour of the player who possesses the city.',
    rules: ['AW-6.1', 'AW-6.3'],
    status: 'as printed',
    shown: {
      ...units({ k16: 1 }, { u25: 1 }, { options: CAPTURE, cycle: 16, taken: { k16: { by: 'A', in: 10, held: 5 } } }),
      play: COMMIT,
      events: [{ type: 'unit-produced', city: 'k16', player: 'A' }],
    },
  },
  {
    at: PRODUCTION,
    says: 'A contested city does not produce a unit.',
    rules: ['AW-6.1'],
    status: 'as printed',
    shown: {
      ...units({ k16: 1 }, { k16: 1 }),
      play: COMMIT,
      value: { of: 'numbers of units of B on k16 and d21', read: onFields('B', 'k16 d21'), is: [1, 1] },
    },
  },
  {
    at: PRODUCTION,
    says: 'The source does not say whether a city without units produces a unit.',
    rules: ['AW-6.1'],
    status: 'ruled',
    why: 'the player who last controlled an empty city possesses it, so the city produces a unit for that player.',
    shown: { ...units({ a1: 1 }), play: COMMIT, events: [{ type: 'unit-produced', city: 'k10', player: 'A' }] },
  },
  {
    at: PRODUCTION,
    says: 'The source does not say whether a city with three units can produce the missed unit later.',
    rules: ['AW-6.1'],
    status: 'ruled',
    why: 'the source gives a city one unit per cycle, so a unit that such a city cannot produce is lost.',
    shown: {
      ...units({ d4: 3 }),
      play: [...COMMIT, 'A move d4 d5 3', ...COMMIT],
      value: { of: 'number of units on d4', read: onFields('A', 'd4'), is: [1] },
    },
  },
  {
    at: PRODUCTION,
    says: 'The source does not say how many units a player can have.',
    rules: ['AW-6.1'],
    status: 'ruled',
    why: 'the number of units is not limited, because the source gives no limit. For example, the source does not say how many disks there are.',
    shown: {
      ...units(Object.fromEntries('a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1'.split(' ').map((name) => [name, 3]))),
      play: COMMIT,
      events: [{ type: 'cycle-started', cycle: 2, units: { A: 36, B: 4 } }],
    },
  },
  {
    at: PRODUCTION,
    says: 'A city that passes from one player to the other is said to be captured.',
    rules: ['AW-4.3', 'AW-6.2'],
    status: 'as printed',
    shown: {
      ...units({ l15: 1 }),
      play: ['A move l15 k16 1', ...COMMIT],
      events: [{ type: 'city-taken', player: 'A', city: 'k16', owner: 'B' }],
    },
  },
  {
    at: PRODUCTION,
    says: 'In unsymmetric games a captured productive city produces units only after five complete cycles of uncontested possession.',
    rules: ['AW-6.3'],
    status: 'as printed',
    shown: {
      ...units({ l15: 1 }, { u25: 1 }, { options: CAPTURE, cycle: 10 }),
      play: ['A move l15 k16 1', ...COMMIT, ...stay(6)],
      events: [
        { type: 'city-taken', city: 'k16', player: 'A' },
        { type: 'cycle-started', cycle: 16 },
        { type: 'unit-produced', city: 'k16', player: 'A' },
        { type: 'cycle-started', cycle: 17 },
      ],
    },
  },
  {
    at: PRODUCTION,
    says: 'The source does not say what a complete cycle is.',
    rules: ['AW-6.3'],
    status: 'ruled',
    why: 'a cycle is complete if the same player controls the city at the start and at the end of the cycle. So the cycle of the capture is not complete. A city taken in cycle 10 has been held for five complete cycles at the end of cycle 15, and produces a unit in cycle 16.',
    option: 'scenario.captureDelay',
    shown: {
      ...units({ l15: 1 }, { u25: 1 }, { options: CAPTURE, cycle: 10 }),
      play: ['A move l15 k16 1', ...COMMIT, ...stay(5)],
      value: {
        of: 'number of complete cycles since the capture of k16, and number of units on k16',
        read: heldAt('k16'),
        is: [5, 1],
      },
    },
  },
  {
    at: PRODUCTION,
    says: 'The source does not say what happens if a captured city becomes contested within the five cycles after its capture.',
    rules: ['AW-6.3'],
    status: 'ruled',
    why: 'if a captured city is contested at the end of a cycle, this cycle is not counted. The count continues in the next cycle, because only a change of control restarts the count. The source can also mean five cycles without an interruption.',
    shown: {
      ...units({ k16: 1 }, { l16: 1 }, { options: CAPTURE, cycle: 13, taken: { k16: { by: 'A', in: 10, held: 2 } } }),
      play: ['B move l16 k16 1', ...COMMIT],
      value: {
        of: 'number of complete cycles since the capture of k16, and number of units on k16',
        read: heldAt('k16'),
        is: [2, 1],
      },
    },
  },
  {
    at: PRODUCTION,
    says: 'In unsymmetric games the rule for captured cities also applies to recaptured cities.',
    rules: ['AW-6.3'],
    status: 'as printed',
    shown: {
      ...units({ a1: 1 }, { k17: 1 }, { options: CAPTURE, cycle: 10, taken: { k16: { by: 'A', in: 3, held: 4 } } }),
      play: ['B move k17 k16 1', ...COMMIT, ...stay(5)],
      events: [{ type: 'city-taken', player: 'B', city: 'k16' }],
      value: {
        of: 'number of complete cycles since the capture of k16, and number of units on k16',
        read: heldAt('k16'),
        is: [5, 1],
      },
    },
  },
  {
    at: PRODUCTION,
    says: 'In symmetric games captured cities produce no units.',
    rules: ['AW-6.2'],
    status: 'as printed',
    shown: {
      ...units({ k16: 1 }, { u25: 1 }, { cycle: 60, taken: { k16: { by: 'A', in: 3 } } }),
      play: COMMIT,
      value: { of: 'numbers of units on k16 and k10', read: onFields('A', 'k16 k10'), is: [1, 1] },
    },
  },
  {
    at: PRODUCTION,
    says: 'In symmetric games a city recaptured by its original owner produces a unit in the next cycle.',
    rules: ['AW-6.2'],
    status: 'as printed',
    shown: {
      ...units({ a1: 1 }, { k17: 1 }, { cycle: 10, taken: { k16: { by: 'A', in: 3 } } }),
      play: ['B move k17 k16 1', ...COMMIT, ...stay(1)],
      events: [
        { type: 'city-taken', player: 'B', city: 'k16' },
        { type: 'unit-produced', city: 'd4' },
        { type: 'cycle-started', cycle: 11 },
        { type: 'unit-produced', city: 'k16', player: 'B' },
      ],
      value: { of: 'number of units on k16', read: onFields('B', 'k16'), is: [2] },
    },
  },
  {
    at: PRODUCTION,
    says: 'After production the barrier is put in place again, and the second cycle starts.',
    rules: ['AW-2.1'],
    status: 'as printed',
    shown: {
      ...units({ a1: 1 }),
      play: COMMIT,
      events: [
        { type: 'unit-produced', city: 'r21' },
        { type: 'cycle-started', cycle: 2 },
      ],
      legal: ['A move a1 a2 1', 'B move u25 u24 1'],
    },
  },
  {
    at: PRODUCTION,
    says: 'The play continues until one player concedes defeat.',
    rules: ['AW-8.2'],
    status: 'as printed',
    shown: { ...units({ a1: 1 }), play: ['B concede'], outcome: { winner: 'A', reason: 'conceded' } },
  },
  {
    at: PRODUCTION,
    says: 'The source does not say when a player can concede.',
    rules: ['AW-8.2'],
    status: 'ruled',
    why: 'a player who has not committed orders can concede at any stage, even if this player has no decision to make. The orders that the opponent has written then have no effect.',
    shown: {
      ...units({ g7: 1 }, { g7: 1, g6: 2 }),
      play: [...COMMIT, 'A concede'],
      outcome: { winner: 'B', reason: 'conceded' },
    },
  },
  {
    at: PRODUCTION,
    says: 'The play continues until all units of a player are removed by kills.',
    rules: ['AW-8.1'],
    status: 'as printed',
    shown: {
      ...units({ g7: 2 }, { g6: 1 }),
      play: [...COMMIT, 'A aim g7 g6 2', ...COMMIT],
      events: [{ type: 'units-killed', player: 'B' }, { type: 'match-ended' }],
      outcome: { winner: 'A', reason: 'no-units' },
    },
  },
  {
    at: PRODUCTION,
    says: 'The source does not say whether a city can still produce a unit for a player who has no units left.',
    rules: ['AW-8.1'],
    status: 'ruled',
    why: 'the source says “removed by kills”, so a player without units loses before production. If neither side had units, the match would be a draw. But fire cannot remove all units of both sides, because the larger side always keeps some units.',
    shown: {
      ...units({ g7: 2 }, { g6: 1 }),
      play: [...COMMIT, 'A aim g7 g6 2', ...COMMIT],
      value: { of: 'number of B’s units', read: ({ table }) => table.units.B.length, is: 0 },
    },
  },
  {
    at: GAMES,
    says: 'The smaller board has 25 rows and 21 columns.',
    rules: ['AW-1.1'],
    status: 'as printed',
    shown: { ...started('small-three'), value: { of: 'numbers of columns and rows', read: size, is: [21, 25] } },
  },
  {
    at: GAMES,
    says: 'The larger board has 49 rows and 21 columns.',
    rules: ['AW-1.1'],
    status: 'as printed',
    shown: { ...started('large-six'), value: { of: 'numbers of columns and rows', read: size, is: [21, 49] } },
  },
  {
    at: GAMES,
    says: 'In symmetric games both players have equal numbers of cities, units and productive cities.',
    rules: ['AW-7.3'],
    status: 'as printed',
    shown: {
      ...started('small-two-back'),
      value: {
        of: 'numbers of cities, units and productive cities of each side',
        read: strengths,
        is: { A: [4, 40, 2], B: [4, 40, 2] },
      },
    },
  },
  {
    at: GAMES,
    says: 'In unsymmetric games one player may get more cities and units, but less production.',
    rules: ['AW-7.3', 'AW-6.4'],
    status: 'as printed',
    shown: {
      ...started('large-unequal'),
      value: {
        of: 'numbers of cities, units and productive cities of each side',
        read: strengths,
        is: { A: [6, 64, 4], B: [7, 73, 3] },
      },
    },
  },
  {
    at: SIX,
    says: 'Each player places the six cities of the opponent.',
    rules: ['AW-7.3'],
    status: 'as printed',
    shown: {
      ...setUp('large-six'),
      legal: [cities('B', `${LARGE_A} k22`)],
      refused: { [cities('B', LARGE_A)]: 'cities-left' },
    },
  },
  {
    at: SIX,
    says: 'For each boundary, one city must be separated from this boundary by two or three fields.',
    rules: ['AW-7.3'],
    status: 'ruled',
    why: 'one city can meet this condition for several boundaries, because the source does not require a different city for each boundary. At the back boundary only three fields are possible, because of the airport.',
    shown: {
      ...setUp('large-six'),
      legal: [cities('B', `${LARGE_A} k22`)],
      refused: { [cities('B', `${LARGE_A} k20`)]: 'four-boundaries', 'B place-city k3 -': 'near-boundary' },
    },
  },
  {
    at: SIX,
    says: 'Each player gets sixty units to start the game.',
    rules: ['AW-7.3'],
    status: 'as printed',
    shown: {
      ...started('large-six'),
      value: { of: 'numbers of cities and units of each side', read: forces, is: { A: [6, 60], B: [6, 60] } },
    },
  },
  {
    at: SIX,
    says: 'Each city that is not contested and not captured at the end of a cycle gains one unit.',
    rules: ['AW-6.1', 'AW-6.2'],
    status: 'as printed',
    shown: {
      ...started('large-six'),
      play: COMMIT,
      events: [{ type: 'cycle-started', cycle: 2, units: { A: 66, B: 66 } }],
    },
  },
  {
    at: SIX,
    says: 'In this game, the sentence of the source on production makes no exception for a city with three units.',
    rules: ['AW-6.1'],
    status: 'ruled',
    why: 'the exception of section 2.5 for cities with three units also applies in this game, because a field cannot contain more than three units.',
    shown: {
      ...units({ d5: 3, k4: 1 }, undefined, { options: { scenario: 'large-six' } }),
      play: COMMIT,
      value: { of: 'numbers of units on d5 and k4', read: onFields('A', 'd5 k4'), is: [3, 2] },
    },
  },
  {
    at: THREE,
    says: 'This game is like the game with six productive cities, but exactly three cities are separated from the back boundary by three or four fields.',
    rules: ['AW-7.3'],
    status: 'as printed',
    shown: {
      ...setUp('large-three'),
      legal: [cities('B', `${LARGE_A} k22`)],
      refused: {
        [cities('B', 'd5 k4 f14 p14 k22 r9')]: 'back-count',
        [cities('B', `${LARGE_A} k20`)]: 'four-boundaries',
      },
    },
  },
  {
    at: THREE,
    says: 'The boundary nearest to a player is the player’s back boundary.',
    rules: ['AW-1.7'],
    status: 'as printed',
    shown: {
      ...setUp('large-three'),
      refused: { 'B place-city k3 -': 'near-boundary', 'A place-city k47 -': 'near-boundary' },
      legal: ['B place-city k4 -', 'A place-city k46 -'],
    },
  },
  {
    at: THREE,
    says: 'Only the three cities at the back boundary produce units.',
    rules: ['AW-7.3', 'AW-6.1'],
    status: 'as printed',
    shown: {
      given: '`large-three`, A’s units placed by the scenario',
      from: () => game.setup({ scenario: 'large-three', placement: 'scenario' }),
      play: [cities('B', `${LARGE_A} k22`), cities('A', 'r44 k46 d44 p35 f35 k28')],
      value: { of: 'productive cities', read: productive, is: { A: ['d5', 'k4', 'r5'], B: ['d44', 'k46', 'r44'] } },
    },
  },
  {
    at: UNSYMMETRIC,
    says: 'In symmetric games each player may start an attack on the first move.',
    rules: ['AW-7.3'],
    status: 'as printed',
    shown: {
      ...units({ k14: 1 }, { k12: 1 }),
      legal: ['A move k14 k15 1', 'B move k12 k11 1'],
    },
  },
  {
    at: UNSYMMETRIC,
    says: 'In some unsymmetric games one player must wait a few cycles before attacking.',
    rules: ['AW-7.1', 'AW-7.2'],
    status: 'as printed',
    shown: {
      ...units({ a1: 1 }, { c7: 1 }, { options: SMALL_UNEQUAL }),
      refused: { 'B fly c7 i10 1 -': 'truce' },
    },
  },
  {
    at: UNSYMMETRIC,
    says: 'Unsymmetric games are designed so that the first attacker must win within ten to fifteen cycles, if at all.',
    rules: [],
    status: 'left out',
    why: 'the sentence describes the purpose of the unequal numbers in these games, and is not a rule.',
  },
  {
    at: FOUR_AND_THREE,
    says: 'A has six cities, and B has seven.',
    rules: ['AW-7.3'],
    status: 'as printed',
    shown: {
      ...started('large-unequal'),
      value: { of: 'number of cities of each side', read: cityCounts, is: { A: 6, B: 7 } },
    },
  },
  {
    at: FOUR_AND_THREE,
    says: 'Each player’s cities are placed by the opponent.',
    rules: ['AW-2.2'],
    status: 'as printed',
    shown: {
      ...setUp('large-unequal'),
      legal: [cities('B', 'c4 h5 n5 s4 g18 o18'), cities('A', 'd45 k46 r45 f37 p37 g29 o29')],
    },
  },
  {
    at: FOUR_AND_THREE,
    says: 'Four cities produce units for A. They are separated from A’s back boundary by three or four fields.',
    rules: ['AW-7.3'],
    status: 'ruled',
    why: 'as in section 3.1.2, exactly four cities must be separated from the back boundary by three or four fields, and these cities produce units.',
    shown: {
      ...setUp('large-unequal'),
      legal: [cities('B', 'c4 h5 n5 s4 g18 o18')],
      refused: { [cities('B', 'c4 h5 n5 g18 o18 s9')]: 'back-count' },
    },
  },
  {
    at: FOUR_AND_THREE,
    says: 'Three cities produce units for B. They are separated from B’s back boundary by three fields.',
    rules: ['AW-7.3'],
    status: 'ruled',
    why: 'exactly three cities must be separated from the back boundary by three fields, and these cities produce units. Other cities may be separated from it by four fields.',
    shown: {
      ...setUp('large-unequal'),
      legal: [cities('A', 'd45 r45 f37 p37 g29 o29 k46'), cities('A', 'c46 h45 m46 f37 p37 g29 r44')],
      refused: { [cities('A', 'd45 r45 f37 p37 g29 o29 k45')]: 'back-count' },
    },
  },
  {
    at: FOUR_AND_THREE,
    says: 'Each city has an airport.',
    rules: ['AW-1.8'],
    status: 'as printed',
    shown: { ...started('large-unequal'), value: { of: 'number of airports', read: airports, is: 13 } },
  },
  {
    at: FOUR_AND_THREE,
    says: 'A gets sixty units, and B gets seventy units.',
    rules: ['AW-7.3'],
    status: 'as printed',
    shown: {
      given: '`large-unequal`, with cities placed by the scenario',
      from: () => game.setup({ scenario: 'large-unequal', cities: 'scenario' }),
      value: {
        of: 'number of units that each side must place',
        read: ({ setup }) => setup.scenario.units,
        is: { A: 60, B: 70 },
      },
    },
  },
  {
    at: FOUR_AND_THREE,
    says: 'The first production is “at the beginning of the first cycle”.',
    rules: ['AW-6.4'],
    status: 'as printed',
    shown: {
      given: '`large-unequal`, units placed by the scenario',
      from: () => game.setup({ scenario: 'large-unequal', placement: 'scenario' }),
      play: [cities('B', 'c4 h5 n5 s4 g18 o18'), cities('A', 'd45 k46 r45 f37 p37 g29 o29')],
      events: [
        { type: 'units-placed', player: 'A' },
        { type: 'unit-produced', city: 'c4' },
        { type: 'cycle-started', cycle: 1, units: { A: 64, B: 73 } },
      ],
    },
  },
  {
    at: FOUR_AND_THREE,
    says: 'The production rule of section 2.5 applies to captured cities.',
    rules: ['AW-6.3'],
    status: 'as printed',
    shown: {
      ...units(
        { k46: 1 },
        { u49: 1 },
        { options: LARGE_UNEQUAL, cycle: 15, taken: { k46: { by: 'A', in: 10, held: 4 } } },
      ),
      play: stay(2),
      value: {
        of: 'number of complete cycles since the capture of k46, and number of units on k46',
        read: heldAt('k46'),
        is: [5, 2],
      },
    },
  },
  {
    at: SALIENT,
    says: 'One city is placed in no-man’s-land near the centre of the board.',
    rules: ['AW-7.1'],
    status: 'ruled',
    why: 'the source does not name the field of this city. We place the city on k25, the field in the middle of the board. Both players know this position before they place the other cities.',
    option: 'scenario.salient',
    shown: {
      ...setUp('large-salient'),
      value: {
        of: 'cities of each side, and the player whose home contains k25 (- for no-man’s-land)',
        read: (state) => [cityNames(state), zonesOf('k25')(state)],
        is: [{ A: ['k25'], B: [] }, '-'],
      },
    },
  },
  {
    at: SALIENT,
    says: 'The source does not say how near the other cities can be to the city in no-man’s-land.',
    rules: ['AW-7.1'],
    status: 'ruled',
    why: 'cities are separated by at least four fields, and both players know where the city in no-man’s-land is. So each other city must be at a distance of at least five fields from it.',
    shown: {
      ...setUp('large-salient'),
      legal: ['B place-city k20 false', 'A place-city k30 false'],
      refused: { 'B place-city k21 false': 'near-salient', 'A place-city k29 false': 'near-salient' },
    },
  },
  {
    at: SALIENT,
    says: 'The city in no-man’s-land is considered captured by player C.',
    rules: ['AW-7.1', 'AW-2.5'],
    status: 'as printed',
    shown: {
      ...started('large-salient'),
      legal: ['A fly k26 a1 1 -'],
      value: { of: 'controller of k25', read: controllerOf('k25'), is: 'A' },
    },
  },
  {
    at: SALIENT,
    says: 'The source says “One player, say C”, but does not say which player is C.',
    rules: ['AW-7.1'],
    status: 'ruled',
    why: 'in the program, the players of every game are called A and B. In this game, player A is C, and player B is D.',
    shown: {
      ...started('large-salient'),
      value: {
        of: 'owner of the city in no-man’s-land, and the player who must wait',
        read: ({ setup }) => [setup.scenario.salient?.owner, setup.scenario.truce?.player],
        is: ['A', 'B'],
      },
    },
  },
  {
    at: SALIENT,
    says: 'The city in no-man’s-land must have exactly ten fighting units adjacent to it.',
    rules: ['AW-7.1'],
    status: 'ruled',
    why: 'by section 2.1 a field is adjacent to itself, so the ten units are on the city and the six fields around it. Each of these fields has at most three units. The airport of the city is one of these fields.',
    shown: {
      ...givenCities('large-salient'),
      play: ['A place k25 3', 'A place k26 3', 'A place j25 3'],
      legal: ['A place l25 1'],
      refused: { 'A place l25 2': 'too-many-units', 'A place l26 1': 'not-home' },
    },
  },
  {
    at: SALIENT,
    says: 'The source does not say how many units the players of this game have.',
    rules: ['AW-7.1'],
    status: 'ruled',
    why: 'both players have sixty units, as in the other games with six cities, and A also has the ten units at the city in no-man’s-land.',
    option: 'scenario.units',
    shown: {
      ...givenCities('large-salient'),
      value: {
        of: 'number of units that each side must place',
        read: ({ setup }) => setup.scenario.units,
        is: { A: 70, B: 60 },
      },
    },
  },
  {
    at: SALIENT,
    says: 'The airport of the city in no-man’s-land is on the side “opposite C”.',
    rules: ['AW-7.1', 'AW-1.8'],
    status: 'as printed',
    shown: { ...started('large-salient'), legal: ['A fly k26 a1 1 -'], refused: { 'A fly k24 a1 1 -': 'no-airport' } },
  },
  {
    at: SALIENT,
    says: 'Each player places six cities of the opponent.',
    rules: ['AW-7.1', 'AW-2.2'],
    status: 'as printed',
    shown: {
      ...setUp('large-salient'),
      legal: [marked('B', 'k4 d6 r6', 'f16 p16 k17'), marked('A', 'c46 h44 n44 s46', 'g34 o34')],
    },
  },
  {
    at: SALIENT,
    says: 'The cities nearest to the players are separated by three fields from the back boundary.',
    rules: ['AW-7.1'],
    status: 'ruled',
    why: 'the source does not say of how many cities this must be true. We require that three fields separate at least one city of each player from the back boundary.',
    shown: {
      ...setUp('large-salient'),
      legal: [marked('B', 'k4 d6 r6', 'f16 p16 k17')],
      refused: { [marked('B', 'd6 r6', 'f16 p16 k17', 'k6')]: 'back-count' },
    },
  },
  {
    at: SALIENT,
    says: 'The three cities closest to C are C’s only productive cities.',
    rules: ['AW-7.1'],
    status: 'as printed',
    shown: {
      ...setUp('large-salient'),
      legal: [marked('B', 'k4 d6 r6', 'f16 p16 k17')],
      refused: { [marked('B', 'k4 d6', 'f16 p16 k17 r6')]: 'nearest-productive' },
    },
  },
  {
    at: SALIENT,
    says: 'The four cities closest to D are D’s only productive cities.',
    rules: ['AW-7.1'],
    status: 'as printed',
    shown: {
      ...setUp('large-salient'),
      legal: [marked('A', 'c46 h44 n44 s46', 'g34 o34')],
      refused: { [marked('A', 'c46 h44 n44', 'g34 o34 s46')]: 'nearest-productive' },
    },
  },
  {
    at: SALIENT,
    says: 'The source does not say which cities produce units if several cities are equally close to a player.',
    rules: ['AW-7.1'],
    status: 'ruled',
    why: 'the player who places the cities chooses which of these cities produce units.',
    shown: {
      ...setUp('large-salient'),
      legal: [marked('B', 'c4 h6 m6', 'r6 f16 p16'), marked('B', 'c4 h6 r6', 'm6 f16 p16')],
      refused: { 'B place-city c4 -': 'mark-needed' },
    },
  },
  {
    at: SALIENT,
    says: 'The productive cities also produce units at the start of the first cycle.',
    rules: ['AW-6.4'],
    status: 'as printed',
    shown: {
      given: '`large-salient`, units placed by the scenario',
      from: () => game.setup({ scenario: 'large-salient', placement: 'scenario' }),
      play: [marked('B', 'k4 d6 r6', 'f16 p16 k17'), marked('A', 'c46 h44 n44 s46', 'g34 o34')],
      events: [
        { type: 'unit-produced', city: 'c46' },
        { type: 'cycle-started', cycle: 1, units: { A: 73, B: 64 } },
      ],
    },
  },
  {
    at: SALIENT,
    says: 'The city in no-man’s-land is not among the productive cities, so it produces no units.',
    rules: ['AW-7.1'],
    status: 'as printed',
    shown: {
      ...units({ k25: 1 }, { c46: 1 }, { options: LARGE_SALIENT }),
      play: COMMIT,
      value: { of: 'numbers of units on k25 and k4', read: onFields('A', 'k25 k4'), is: [1, 1] },
    },
  },
  {
    at: SALIENT,
    says: 'Each city has an airport.',
    rules: ['AW-1.8'],
    status: 'as printed',
    shown: { ...started('large-salient'), value: { of: 'number of airports', read: airports, is: 13 } },
  },
  {
    at: SALIENT,
    says: 'For fifteen cycles D must not attack.',
    rules: ['AW-7.1'],
    status: 'ruled',
    why: 'the next sentences of the source keep D (player B) out of C’s territory. So B’s units must not move or fly into A’s home, or fire at it.',
    option: 'scenario.truce',
    shown: {
      ...units({ k4: 1 }, { c25: 1, c47: 1 }, { options: LARGE_SALIENT, cycle: 15 }),
      legal: ['B move c25 d24 1'],
      refused: { 'B move c25 c24 1': 'truce', 'B fly c47 a1 1 -': 'truce' },
    },
  },
  {
    at: SALIENT,
    says: 'D can attack after the first fifteen cycles.',
    rules: ['AW-7.1'],
    status: 'as printed',
    shown: {
      ...units({ k4: 1 }, { c25: 1, c47: 1 }, { options: LARGE_SALIENT, cycle: 16 }),
      legal: ['B move c25 c24 1', 'B fly c47 a1 1 -'],
    },
  },
  {
    at: SALIENT,
    says: 'The source does not say whether D can fire at C’s territory in the first fifteen cycles.',
    rules: ['AW-7.1', 'AW-5.5'],
    status: 'ruled',
    why: 'fire is an attack, so B, who is D, must not fire at a field of A’s home. B may fire at no-man’s-land.',
    shown: {
      ...units({ k24: 1, k25: 1 }, { j24: 1 }, { options: LARGE_SALIENT, cycle: 15 }),
      play: COMMIT,
      legal: ['B aim j24 k25 1', 'A aim k24 j24 1'],
      refused: { 'B aim j24 k24 1': 'truce' },
    },
  },
  {
    at: SALIENT,
    says: 'D cannot place units less than three moves away from the city in no-man’s-land.',
    rules: ['AW-7.1'],
    status: 'as printed',
    shown: {
      ...givenCities('large-salient'),
      legal: ['B place k28 1'],
      refused: { 'B place k27 1': 'near-salient' },
    },
  },
  {
    at: SALIENT,
    says: 'D may attack the city in no-man’s-land, if D places no units in C’s territory.',
    rules: ['AW-7.1'],
    status: 'as printed',
    shown: {
      ...units({ k25: 1 }, { j24: 1 }, { options: LARGE_SALIENT }),
      legal: ['B move j24 k25 1'],
      refused: { 'B move j24 k24 1': 'truce' },
    },
  },
  {
    at: SALIENT,
    says: 'In defence D is allowed “two double transportations to any airport”, if one unit immediately moves onto the adjacent city.',
    rules: ['AW-7.1'],
    status: 'ruled',
    why: 'we read this sentence as two flights of two units each to the same airport, once per cycle. One of the four units ends its flight on the city. The source can also mean two such pairs of flights.',
    option: 'scenario.doubleFlights: 2',
    shown: {
      ...units({ k4: 1 }, { c47: 2, h45: 2, n45: 2, o35: 2 }, { options: LARGE_SALIENT }),
      play: ['B fly c47 s47 2 -', 'B fly h45 s47 2 true', ...COMMIT],
      events: [
        { type: 'units-flown', from: 'c47', to: 's47', count: 2 },
        { type: 'units-flown', from: 'h45', to: 's47', count: 2, onCity: 's46' },
      ],
    },
  },
  {
    at: SALIENT,
    says: 'If no unit moves onto the city, only three units can fly to one airport.',
    rules: ['AW-7.1', 'AW-4.1'],
    status: 'as printed',
    shown: {
      ...units({ k4: 1 }, { c47: 2, h45: 2 }, { options: LARGE_SALIENT }),
      play: ['B fly c47 s47 2 -'],
      legal: ['B fly h45 s47 2 true', 'B fly h45 s47 1 -'],
      refused: { 'B fly h45 s47 2 -': 'more-than-three' },
    },
  },
  {
    at: SALIENT,
    says: 'The source does not say whether “two double transportations” are one pair of flights or two pairs.',
    rules: ['AW-7.1'],
    status: 'ruled',
    why: 'by default, D can make one pair of flights, because two flights are enough for four units.',
    option: 'scenario.doubleFlights: 2',
    shown: {
      ...units({ k4: 1 }, { c47: 2, h45: 2, n45: 2, o35: 2 }, { options: LARGE_SALIENT }),
      play: ['B fly c47 s47 2 -', 'B fly h45 s47 2 true', 'B fly n45 g35 2 -'],
      refused: { 'B fly o35 g35 2 true': 'no-relay' },
    },
  },
  {
    at: SALIENT,
    says: '“Double transportations to any airport” could include airports of C.',
    rules: ['AW-7.1', 'AW-4.4'],
    status: 'ruled',
    why: 'double flights to airports of C are not allowed, because D is “defending his cities”. Section 2.1 allows flights of two units only to airports of the same player.',
    shown: {
      ...units({ k4: 1 }, { c47: 2, h45: 2 }, { options: LARGE_SALIENT, cycle: 16 }),
      play: ['B fly c47 s47 2 -'],
      refused: { 'B fly h45 k3 2 true': 'no-relay' },
    },
  },
  {
    at: SALIENT,
    says: 'A productive city of D may produce one unit even if D has three units on this city.',
    rules: ['AW-7.1'],
    status: 'as printed',
    shown: {
      ...units({ k4: 3 }, { c46: 3 }, { options: LARGE_SALIENT }),
      play: COMMIT,
      events: [{ type: 'unit-produced', city: 'c46', player: 'B' }],
      value: { of: 'number of units of A on k4', read: onFields('A', 'k4'), is: [3] },
    },
  },
  {
    at: SALIENT,
    says: 'The source does not say what happens to a fourth unit on a productive city of D.',
    rules: ['AW-7.1', 'AW-4.1'],
    status: 'ruled',
    why: 'the limit of three units applies at the end of the next moves, so one of the four units must leave. If no moves can make a unit leave, the city produces no fourth unit.',
    shown: {
      ...units({ k4: 3 }, { c46: 3 }, { options: LARGE_SALIENT }),
      play: COMMIT,
      legal: ['B move c46 c45 1'],
      refused: { 'B commit': 'more-than-three' },
    },
  },
  {
    at: SMALL,
    says: 'On the small board, the game with six productive cities is played with three cities and thirty disks (units) for each player.',
    rules: ['AW-7.3'],
    status: 'as printed',
    shown: {
      ...started('small-three'),
      value: {
        of: 'numbers of cities, units and productive cities of each side',
        read: strengths,
        is: { A: [3, 30, 3], B: [3, 30, 3] },
      },
    },
  },
  {
    at: SMALL,
    says: 'The games on the small board are similar to those on the large board. In the game with three cities, two or three fields must again separate one city from each boundary.',
    rules: ['AW-7.3'],
    status: 'as printed',
    shown: {
      ...setUp(),
      legal: [CITIES[0]],
      refused: { [cities('B', 'd4 r4 k8')]: 'four-boundaries' },
    },
  },
  {
    at: SMALL,
    says: 'On the small board, the game with three productive cities is played with four cities and forty disks (units), and only the two back cities produce units.',
    rules: ['AW-7.3'],
    status: 'as printed',
    shown: {
      ...started('small-two-back'),
      value: { of: 'productive cities', read: productive, is: { A: ['d4', 'r4'], B: ['d21', 'r21'] } },
    },
  },
  {
    at: SMALL,
    says: 'The source does not say which cities are “the two back cities”.',
    rules: ['AW-7.3'],
    status: 'ruled',
    why: 'as in section 3.1.2, three or four fields separate exactly two cities from the back boundary.',
    shown: {
      ...setUp('small-two-back'),
      legal: [cities('B', 'd4 r4 g10 o10')],
      refused: { [cities('B', 'k4 d10 r10 k10')]: 'back-count' },
    },
  },
  {
    at: SMALL,
    says: 'For an unequal game the boards are rotated by 90 degrees, so that the pattern of fields is different.',
    rules: ['AW-1.6'],
    status: 'ruled',
    why: 'the program does not rotate the board. Instead, the columns of the board are the rows of this game.',
    option: 'scenario.division',
    shown: {
      ...setUp('small-unequal'),
      value: {
        of: 'for each column from a to u, the player whose home contains the column (- for no-man’s-land)',
        read: zonesOf('a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1 n1 o1 p1 q1 r1 s1 t1 u1'),
        is: 'BBBBB--AAAAAAA--BBBBB',
      },
    },
  },
  {
    at: SMALL,
    says: 'The airports are beside the cities, on the inside (toward the centre of the board).',
    rules: ['AW-1.8'],
    status: 'as printed',
    shown: {
      ...units({ k5: 1 }, { d17: 1 }, { options: SMALL_UNEQUAL, cycle: 6 }),
      legal: ['A fly k5 g1 1 -', 'B fly d17 g1 1 -'],
    },
  },
  {
    at: SMALL,
    says: 'The source does not say which side of a city in the middle row is the inside.',
    rules: ['AW-1.8'],
    status: 'ruled',
    why: 'a field in the middle row has no side toward the centre, so no city can be in this row.',
    shown: {
      ...setUp('small-unequal'),
      refused: { 'B place-city k13 -': 'no-airport' },
      legal: ['B place-city k12 -'],
    },
  },
  {
    at: SMALL,
    says: 'A’s territory is in the middle nine rows; B’s territory is in the six rows at each end.',
    rules: ['AW-1.6'],
    status: 'ruled',
    why: 'the nine rows of A and the twelve rows of B are all 21 rows of the board, so these rows include no-man’s-land. A’s home has columns h to n; B’s home has columns a to e and q to u.',
    shown: {
      ...setUp('small-unequal'),
      legal: ['B place-city k8 -', 'A place-city c8 -', 'A place-city s8 -'],
      refused: { 'B place-city c8 -': 'not-home', 'A place-city k8 -': 'not-home' },
    },
  },
  {
    at: SMALL,
    says: 'The source does not say how the cities of B are divided between the two parts of B’s home.',
    rules: ['AW-1.6'],
    status: 'ruled',
    why: 'the player who places the cities of B may divide them freely between the two parts of B’s home. Each part has its own boundaries: three edges of the board, and one line that is also a boundary of A’s territory.',
    shown: {
      ...setUp('small-unequal'),
      legal: [cities('A', 'c6 c12 c18 s12')],
      refused: { 'A place-city e8 -': 'near-boundary', 'A place-city q8 -': 'near-boundary' },
    },
  },
  {
    at: SMALL,
    says: 'Two boundary lines are common to both territories. The rows on both sides of each line, four rows in all, are no-man’s-land.',
    rules: ['AW-1.6'],
    status: 'as printed',
    shown: {
      ...setUp('small-unequal'),
      value: {
        of: 'for f1, g1, o1 and p1, the player whose home contains the field (- for no-man’s-land)',
        read: zonesOf('f1 g1 o1 p1'),
        is: '----',
      },
    },
  },
  {
    at: SMALL,
    says: 'Each player gets four cities and forty disks (units).',
    rules: ['AW-7.3'],
    status: 'as printed',
    shown: {
      ...started('small-unequal'),
      value: { of: 'numbers of cities and units of each side', read: forces, is: { A: [4, 40], B: [4, 40] } },
    },
  },
  {
    at: SMALL,
    says: 'Each player’s cities are placed by the opponent, behind the barrier.',
    rules: ['AW-2.2', 'AW-4.6'],
    status: 'as printed',
    shown: {
      ...setUp('small-unequal'),
      play: [cities('B', 'k4 i10 m16 k22')],
      events: [{ type: 'orders-sealed', player: 'B' }],
      value: { of: 'cities that A sees', read: (state) => game.view(state, 'A').table.cities, is: [] },
    },
  },
  {
    at: SMALL,
    says: 'Only three of A’s cities are productive, and all of B’s cities are productive.',
    rules: ['AW-7.2', 'AW-7.3'],
    status: 'as printed',
    shown: {
      ...naming(),
      play: ['A name-city k22'],
      value: {
        of: 'productive cities',
        read: productive,
        is: { A: ['i10', 'k4', 'm16'], B: ['c6', 'd18', 'r7', 's20'] },
      },
    },
  },
  {
    at: SMALL,
    says: 'The production rules of section 2.5 apply to the unequal game on the small board.',
    rules: ['AW-6.3'],
    status: 'as printed',
    shown: {
      ...units(
        { c6: 1 },
        { u25: 1 },
        { options: SMALL_UNEQUAL, cycle: 15, taken: { c6: { by: 'A', in: 10, held: 4 } } },
      ),
      play: stay(2),
      value: {
        of: 'number of complete cycles since the capture of c6, and number of units on c6',
        read: heldAt('c6'),
        is: [5, 2],
      },
    },
  },
  {
    at: SMALL,
    says: 'At the beginning of the first cycle A announces which city is not productive.',
    rules: ['AW-7.2'],
    status: 'as printed',
    shown: {
      ...naming(),
      play: ['A name-city k22'],
      events: [
        { type: 'city-named', player: 'A', city: 'k22' },
        { type: 'cycle-started', cycle: 1 },
      ],
    },
  },
  {
    at: SMALL,
    says: 'The source does not say who names the unproductive city of A if all cities are preassigned.',
    rules: ['AW-2.4'],
    status: 'ruled',
    why: 'the scenario that gives the cities also names the unproductive city of A.',
    shown: {
      ...started('small-unequal'),
      value: {
        of: 'productive cities',
        read: productive,
        is: { A: ['i10', 'k4', 'm16'], B: ['c6', 'd18', 'r7', 's20'] },
      },
    },
  },
  {
    at: SMALL,
    says: 'A attacks first.',
    rules: ['AW-7.2'],
    status: 'as printed',
    shown: {
      ...units({ k5: 1 }, { c7: 1 }, { options: SMALL_UNEQUAL }),
      legal: ['A fly k5 a1 1 -'],
    },
  },
  {
    at: SMALL,
    says: 'For five complete cycles B must not attack the cities of A.',
    rules: ['AW-7.2'],
    status: 'as printed',
    shown: {
      ...units({ k4: 1 }, { j4: 1 }, { options: SMALL_UNEQUAL, cycle: 5 }),
      refused: { 'B move j4 k4 1': 'truce' },
    },
  },
  {
    at: SMALL,
    says: 'B can attack A’s cities from the sixth cycle on.',
    rules: ['AW-7.2'],
    status: 'as printed',
    shown: {
      ...units({ k4: 1 }, { j4: 1 }, { options: SMALL_UNEQUAL, cycle: 6 }),
      legal: ['B move j4 k4 1'],
    },
  },
  {
    at: SMALL,
    says: 'The source does not say whether B may attack the airports of A’s cities, and the fields around cities and airports.',
    rules: ['AW-7.2'],
    status: 'ruled',
    why: 'B’s units must not enter A’s cities, their airports or the fields around cities and airports, and must not fire at these fields. The source names only the cities, but a city is not safe if the enemy can take the airport or the fields around the city.',
    option: 'scenario.truce.scope: city-fields',
    shown: {
      ...units({ h11: 1 }, { g10: 1, c7: 1 }, { options: SMALL_UNEQUAL, cycle: 5 }),
      refused: { 'B move g10 h10 1': 'truce', 'B fly c7 i11 1 -': 'truce' },
      legal: ['B fly c7 g11 1 -'],
    },
  },
  {
    at: SMALL,
    says: 'The source does not say whether “A’s cities” include cities of B that A has taken.',
    rules: ['AW-7.2'],
    status: 'ruled',
    why: '“A’s cities” are the four cities that A has at the start, so B can retake a captured city at once.',
    shown: {
      ...units({ c6: 1 }, { b6: 1 }, { options: SMALL_UNEQUAL, cycle: 4, taken: { c6: { by: 'A', in: 2 } } }),
      legal: ['B move b6 c6 1'],
    },
  },
  {
    at: SMALL,
    says: 'Many more games are possible on both boards.',
    rules: ['AW-7.3', 'AW-1.1', 'AW-1.6'],
    status: 'as printed',
    shown: {
      ...fewUnits(),
      value: {
        of: 'number of units that each side must place',
        read: ({ setup }) => setup.scenario.units,
        is: { A: 3, B: 3 },
      },
    },
  },
  {
    at: OBSERVATIONS,
    says: 'The strategy differs on the two boards; the small board is easier to learn and faster to play.',
    rules: [],
    status: 'left out',
    why: 'the sentence is not a rule. It is the reason why the small game with three cities is the default.',
  },
  {
    at: OBSERVATIONS,
    says: 'In the symmetric game a stalemate is possible.',
    rules: ['AW-8.3'],
    status: 'ruled',
    why: 'the source does not say how a stalemate ends. In the program, a match that is not over after 200 cycles is a draw.',
    option: 'maxCycles: null',
    shown: {
      ...units({ a1: 1 }, undefined, { cycle: 200 }),
      play: COMMIT,
      outcome: { kind: 'draw', reason: 'cycle-limit' },
    },
  },
  {
    at: OBSERVATIONS,
    says: 'The source says that in the unsymmetric game a stalemate is impossible.',
    rules: ['AW-8.3'],
    status: 'against the words',
    why: 'no rule makes a stalemate impossible: if neither player moves a unit, the match never ends. A program needs an end, so the limit of 200 cycles applies to all games.',
    option: 'maxCycles: null',
    shown: {
      ...units({ k4: 1 }, undefined, { options: LARGE_UNEQUAL, cycle: 200 }),
      play: COMMIT,
      outcome: { kind: 'draw', reason: 'cycle-limit' },
    },
  },
  {
    at: OBSERVATIONS,
    says: 'The source does not set a last cycle.',
    rules: ['AW-8.3'],
    status: 'ruled',
    why: 'an option can switch off the limit of 200 cycles, as in the preset `as-printed`. Then only a concession or the loss of all units ends a match.',
    option: 'maxCycles: null',
    shown: {
      ...units({ k4: 1 }, undefined, { options: { ...LARGE_UNEQUAL, maxCycles: null }, cycle: 5000 }),
      play: COMMIT,
      events: [{ type: 'cycle-started', cycle: 5001 }],
    },
  },
  {
    at: OBSERVATIONS,
    says: 'One player is almost certain to win within a fixed number of cycles, but either player can win.',
    rules: [],
    status: 'left out',
    why: 'the sentence is not a rule. The source gives no number of cycles.',
  },
  {
    at: OBSERVATIONS,
    says: 'Moves should be made within one minute on the larger board, and within half a minute on the small board.',
    rules: [],
    status: 'left out',
    why: 'the source calls these times “desirable”, so they are not a rule. The game measures no time, but the library can run a match with a clock.',
  },
  {
    at: OBSERVATIONS,
    says: 'Games should seldom last longer than two hours, or one hour on the small board.',
    rules: [],
    status: 'left out',
    why: 'the sentence is an estimate. The game does not limit the duration of a match.',
  },
  {
    at: OBSERVATIONS,
    says: 'General principles: choose the battleground, do not leave isolated units in place, attack from many directions, and outnumber the enemy.',
    rules: [],
    status: 'left out',
    why: 'the sentence is advice for players, and not a rule.',
  },
  {
    at: OBSERVATIONS,
    says: 'In games with three cities the first positions of the units matter, and so do units near each city.',
    rules: [],
    status: 'left out',
    why: 'the sentence is advice for players, and not a rule.',
  },
  {
    at: OBSERVATIONS,
    says: 'In games with three cities the attacker can bring in only three units by air.',
    rules: ['AW-4.4'],
    status: 'as printed',
    shown: {
      ...units({ d3: 3, k9: 3, r3: 3 }),
      play: ['A fly d3 k14 1 -', 'A fly k9 i15 1 -', 'A fly r3 m15 1 -'],
      refused: { 'A fly r3 g12 1 -': 'already-flown' },
    },
  },
  {
    at: OBSERVATIONS,
    says: 'A player who defends a city can bring in four units by air in each cycle.',
    rules: ['AW-4.4', 'AW-4.1'],
    status: 'against the words',
    why: 'other rules of the source do not allow four units: a field contains at most three units, so at most three units can fly to the airport of the city. The only exception is player D in the example of section 3.2.2, who can bring in four units by air.',
    shown: {
      ...units({ a1: 1 }, { d22: 3, r22: 3 }),
      play: ['B fly d22 k17 2 -'],
      legal: ['B fly r22 k17 1 -'],
      refused: { 'B fly r22 k17 2 -': 'more-than-three' },
    },
  },
  {
    at: OBSERVATIONS,
    says: 'In games with three cities, the defender can fly in enough units to kill two units in a cycle, and the attacker only enough units to kill one.',
    rules: ['AW-5.3'],
    status: 'as printed',
    shown: {
      ...units({ f6: 3, g7: 1 }, { g6: 3 }),
      play: [...COMMIT, 'A aim f6 g6 3', 'A aim g7 g6 1', 'A commit', 'B aim g6 f6 3', 'B commit'],
      events: [
        { type: 'units-killed', player: 'A', field: 'f6', count: 1 },
        { type: 'units-killed', player: 'B', field: 'g6', count: 2 },
      ],
    },
  },
  {
    at: OBSERVATIONS,
    says: 'Because two shots kill one unit, it is good to fire with an even number of units.',
    rules: ['AW-5.3'],
    status: 'as printed',
    shown: {
      ...LINE,
      play: [...COMMIT, 'A aim g7 g6 3', ...COMMIT],
      events: [
        { type: 'shots-fired', player: 'A', shots: 3 },
        { type: 'units-killed', player: 'B', count: 1 },
      ],
    },
  },
  {
    at: OBSERVATIONS,
    says: 'In the symmetric games with six cities, six units can fly to any place on the board.',
    rules: ['AW-4.4'],
    status: 'as printed',
    shown: {
      ...started('large-six'),
      play: [
        ...['d4', 'f13', 'k3', 'k21', 'p13', 'r4'].map((from, index) => `A fly ${from} u${String(index + 1)} 1 -`),
        ...COMMIT,
      ],
      events: [1, 2, 3, 4, 5, 6].map((row) => ({ type: 'units-flown', to: `u${String(row)}` })),
    },
  },
  {
    at: OBSERVATIONS,
    says: 'The source gives advice on surprise, on flights as a threat, and on attacks by a player whose territory is invaded.',
    rules: [],
    status: 'left out',
    why: 'the sentence is advice for players, and not a rule.',
  },
  {
    at: OBSERVATIONS,
    says: 'In unsymmetric games the player with fewer units receives more production.',
    rules: ['AW-7.3'],
    status: 'as printed',
    shown: {
      given: '`large-unequal`, with cities placed by the scenario',
      from: () => game.setup({ scenario: 'large-unequal', cities: 'scenario' }),
      value: { of: 'number of productive cities of each side', read: productiveCounts, is: { A: 4, B: 3 } },
    },
  },
  {
    at: OBSERVATIONS,
    says: 'The source gives advice on the defence of a city against enemy units that form an arc around it.',
    rules: [],
    status: 'left out',
    why: 'the sentence is advice for players, and not a rule.',
  },
  {
    at: OBSERVATIONS,
    says: 'At least one of the games of sections 3.2.1 and 3.2.2 must be unfair.',
    rules: [],
    status: 'left out',
    why: 'the sentence is not a rule. In the program, both games have the printed numbers of cities and units.',
  },
  {
    at: OBSERVATIONS,
    says: 'In the game of section 3.2.1 the player with six cities may start a diversionary attack early.',
    rules: ['AW-7.3'],
    status: 'as printed',
    shown: {
      ...units({ c25: 1, c3: 1 }, { c23: 1 }, { options: LARGE_UNEQUAL }),
      legal: ['A move c25 c26 1', 'A fly c3 k30 1 -', 'B move c23 c22 1'],
    },
  },
  {
    at: OBSERVATIONS,
    says: 'In the game of section 3.2.2 D can have four cities along the back boundary, or can have one productive city that is isolated from the others.',
    rules: ['AW-7.1'],
    status: 'as printed',
    shown: { ...setUp('large-salient'), legal: [marked('A', 'c46 h45 m46 r45', 'g34 o34')] },
  },
  {
    at: OBSERVATIONS,
    says: 'If three units stand behind a single unit, and the enemy moves onto the field of the single unit, the defender kills twice as many units as the enemy.',
    rules: ['AW-5.3', 'AW-5.1'],
    status: 'as printed',
    shown: {
      ...MELEE,
      play: ['A move g5 g6 2', ...COMMIT, 'A commit', 'B aim g7 g6 3', 'B commit'],
      events: [
        { type: 'units-killed', player: 'B', field: 'g6', count: 1 },
        { type: 'units-killed', player: 'A', field: 'g6', count: 2 },
      ],
    },
  },
  {
    at: OBSERVATIONS,
    says: 'If three units stand behind a single unit, and the enemy does not move onto the field of the single unit, the defender loses about twice as many units as the enemy.',
    rules: ['AW-5.3', 'AW-5.2'],
    status: 'as printed',
    shown: {
      ...units({ g5: 2, h4: 2 }, { g6: 1, h5: 1, g7: 3, h6: 3 }),
      play: [...COMMIT, 'A aim g5 g6 2', 'A aim h4 h5 2', 'A commit', 'B aim g6 g5 1', 'B aim h5 g5 1', 'B commit'],
      events: [
        { type: 'units-killed', player: 'A', field: 'g5', count: 1 },
        { type: 'units-killed', player: 'B', field: 'g6', count: 1 },
        { type: 'units-killed', player: 'B', field: 'h5', count: 1 },
      ],
    },
  },
  {
    at: OBSERVATIONS,
    says: 'Fields adjacent to a city should be kept free of enemies; a player has no hope against twice as many firing units.',
    rules: [],
    status: 'left out',
    why: 'the sentence is advice for players, and not a rule.',
  },
  {
    at: OBSERVATIONS,
    says: 'Cities should not be left weak while units fight elsewhere.',
    rules: [],
    status: 'left out',
    why: 'the sentence is advice for players, and not a rule.',
  },
  {
    at: '5. Applications',
    says: 'The games are used for screening and training, and some games are definitely unfair.',
    rules: [],
    status: 'left out',
    why: 'the sentence describes the use of the games.',
  },
  {
    at: ADDED,
    says: 'Fields have names.',
    rules: ['AW-1.3'],
    status: 'ruled',
    why: 'players and programs need names for fields. The name of a field consists of the letter of its column and its number in this column.',
    shown: {
      ...units({ k13: 1 }),
      legal: ['j12', 'j13', 'k12', 'k14', 'l12', 'l13'].map((to) => `A move k13 ${to} 1`),
      refused: { 'A move k13 v1 1': 'no-such-name' },
    },
  },
  {
    at: ADDED,
    says: 'Orders must be written in a fixed sequence.',
    rules: ['AW-4.5'],
    status: 'ruled',
    why: 'flights are written first, and then moves. Both are sorted by field. So there is only one way to write a set of orders.',
    shown: {
      ...units({ g6: 1, h6: 1 }),
      play: ['A move h6 h7 1'],
      refused: { 'A move g6 g7 1': 'out-of-order' },
    },
  },
  {
    at: ADDED,
    says: 'All orders can be written in one action.',
    rules: ['AW-4.5'],
    status: 'ruled',
    why: 'programs can send all orders of a player in one action, in any sequence. This action also commits the orders.',
    shown: {
      ...units({ g6: 1, h6: 1 }),
      play: ['A orders [] [{"from":"h6","to":"h7","count":1},{"from":"g6","to":"g7","count":1}]', 'B commit'],
      events: [
        { type: 'units-moved', from: 'g6', to: 'g7' },
        { type: 'units-moved', from: 'h6', to: 'h7' },
      ],
    },
  },
  {
    at: ADDED,
    says: 'A player who has committed their orders cannot concede until the next phase.',
    rules: ['AW-8.2'],
    status: 'ruled',
    why: 'such a player cannot act at all until the opponent has also committed their orders.',
    shown: { ...units({ g6: 1 }), play: ['A commit'], refused: { 'A concede': 'has-committed' } },
  },
]);

// Helpers

/** The start of a match in a scenario, before the players place the cities. */
function setUp(scenario: VariantId = 'small-three'): Given {
  return { given: `\`${scenario}\`, before the cities are placed`, from: () => game.setup({ scenario }) };
}

/** A match in which the scenario has placed the cities, and the players must still place the units. */
function givenCities(scenario: VariantId): Given {
  return {
    given: `\`${scenario}\`, with cities placed by the scenario`,
    from: () => game.setup({ scenario, cities: 'scenario' }),
  };
}

/** A match of `small-three` with cities placed by the scenario, in which each player must still place three units. */
function fewUnits(): Given {
  const scenario = { ...variants['small-three'], units: { A: 3, B: 3 } };
  return {
    given: '`small-three`, with cities placed by the scenario and three units for each side',
    from: () => game.setup({ scenario, cities: 'scenario' }),
  };
}

/** A position in which A must name the city that produces nothing. */
function naming(): Given {
  const lines = [cities('B', 'k4 i10 m16 k22'), cities('A', 'c6 d18 r7 s20')];
  return {
    given: '`small-unequal` after the cities k4, i10, m16, k22 of A have been placed',
    from: () => play(game.setup({ scenario: 'small-unequal', placement: 'scenario' }), ...lines),
  };
}

/** The first cycle of a match in which the scenario has placed the cities and the units. */
function started(scenario: VariantId): Given {
  return {
    given: `\`${scenario}\`, with cities and units placed by the scenario`,
    from: () => game.setup({ scenario, cities: 'scenario', placement: 'scenario' }),
  };
}

/** A position, and its description in words. Default: the position is in cycle 1, and B has one unit, in a corner. */
function units(A: Piles, B?: Piles, sketch: Omit<Sketch, 'A' | 'B'> = {}): Given {
  const state = position('', { ...sketch, A, ...(B === undefined ? {} : { B }) });
  const { scenario = 'small-three' } = sketch.options ?? {};
  const game = typeof scenario === 'string' ? `\`${scenario}\`` : '`small-three` with `symmetric: false`';
  const taken = Object.entries(sketch.taken ?? {}).map(
    ([city, { by, in: cycle, held }]) =>
      `, ${city} taken by ${by} in cycle ${String(cycle)}${held === undefined ? '' : ` and held for ${String(held)} cycles`}`,
  );
  const given = `${game}, cycle ${String(sketch.cycle ?? 1)}${taken.join('')}, A’s units: ${pilesText(state, 'A')}; B’s units: ${pilesText(state, 'B')}`;
  return { given, from: () => state };
}

function pilesText(state: AirWarState, side: Side): string {
  const { names } = boardOf(state.setup.scenario).hex;
  const site = (name: string): string => {
    const city = state.table.cities.find(({ field, airport }) => [names[field], names[airport]].includes(name));
    if (city === undefined) return '';
    return names[city.field] === name ? ` (a city of ${city.owner})` : ` (an airport of ${city.owner})`;
  };
  return Object.entries(unitsOf(state, side))
    .map(([name, count]) => `${String(count)} on ${name}${site(name)}`)
    .join(', ');
}

/** A line of play that places all cities of the opponent. */
function cities(player: Side, names: string): string {
  return `${player} cities ${JSON.stringify(names.split(' ').map((field) => ({ field })))}`;
}

/**
 * A line of play that places all cities of the opponent. The first group of cities is productive, the second group is
 * unproductive, and so on.
 */
function marked(player: Side, ...groups: readonly string[]): string {
  const sites = groups.flatMap((names, index) =>
    names.split(' ').map((field) => ({ field, productive: index % 2 === 0 })),
  );
  return `${player} cities ${JSON.stringify(sites)}`;
}

/** The lines of play for a number of cycles in which no player moves or aims a unit. */
function stay(cycles: number): readonly string[] {
  return Array.from({ length: cycles }, () => COMMIT).flat();
}

/** The units of A by field, as B sees them. */
function seenByB(state: AirWarState): unknown {
  return unitsOf({ ...state, table: game.view(state, 'B').table }, 'A');
}

/** For each named field, the player whose home contains the field, or - for no-man's-land. */
function zonesOf(names: string): (state: AirWarState) => string {
  return ({ setup }) => {
    const { hex, zones } = boardOf(setup.scenario);
    return names
      .split(' ')
      .map((name) => zones[hex.byName.get(name) ?? -1])
      .join('');
  };
}

/** The numbers of fields in A's home, in no-man's-land and in B's home. */
function zones({ setup }: AirWarState): readonly number[] {
  const all = boardOf(setup.scenario).zones;
  return ['A', '-', 'B'].map((zone) => all.filter((each) => each === zone).length);
}

function size({ setup }: AirWarState): readonly number[] {
  return [setup.scenario.board.columns, setup.scenario.board.rows];
}

/** For each side, the names of its cities. `isListed` selects cities. */
function cityNames(state: AirWarState, isListed: (city: City) => boolean = () => true): Record<Side, string[]> {
  const { names } = boardOf(state.setup.scenario).hex;
  return bySide((side) =>
    state.table.cities
      .filter((city) => city.owner === side && isListed(city))
      .map(({ field }) => names[field] ?? '')
      .sort(),
  );
}

function productive(state: AirWarState): Record<Side, string[]> {
  return cityNames(state, (city) => city.productive);
}

function cityCounts(state: AirWarState): Record<Side, number> {
  return bySide((side) => cityNames(state)[side].length);
}

function productiveCounts(state: AirWarState): Record<Side, number> {
  return bySide((side) => productive(state)[side].length);
}

/** For each side, the number of its cities and the number of its units. */
function forces(state: AirWarState): Record<Side, number[]> {
  return bySide((side) => [cityCounts(state)[side], state.table.units[side].length]);
}

/** For each side, the numbers of its cities, of its units and of its productive cities. */
function strengths(state: AirWarState): Record<Side, number[]> {
  return bySide((side) => [...forces(state)[side], productiveCounts(state)[side]]);
}

function bySide<Value>(valueOf: (side: Side) => Value): Record<Side, Value> {
  return { A: valueOf('A'), B: valueOf('B') };
}

/** The number of fields that are the airport of a city. */
function airports({ table }: AirWarState): number {
  return new Set(table.cities.map(({ airport }) => airport)).size;
}

function controllerOf(name: string): (state: AirWarState) => Side {
  return (state) => cityAt(state, name).controller;
}

/** The number of units of a side on each of the named fields. */
function onFields(side: Side, names: string): (state: AirWarState) => readonly number[] {
  return (state) => names.split(' ').map((name) => unitsOf(state, side)[name] ?? 0);
}

/** The number of complete cycles since a city was captured, and the number of units that its controller has on it. */
function heldAt(name: string): (state: AirWarState) => readonly number[] {
  return (state) => {
    const { held, controller } = cityAt(state, name);
    return [held, unitsOf(state, controller)[name] ?? 0];
  };
}
