/** The sentences of *The World Game* (phase II, War) that state rules, and what the game does for each of them. */
import { worldGame as game, type Options, type Scenario } from '../../src/games/world-game/rules/index.ts';
import {
  actorOf,
  allPoints,
  play,
  pointsInAll,
  pointsOf,
  rangeOf,
  type WorldState,
  war,
} from '../games/world-game/play.ts';
import { concordanceOf } from './concordance.ts';

const PHASES = 'The three phases';
const ATTACK = '1. Attack';
const PROCEDURE = '2. Procedure';
const EXAMPLE = '2. The example of one round of war';
const STEP_3 = '2. The example, step 3';
const STEP_4 = '2. The example, step 4';
const STEP_5 = '2. The example, step 5';
const STEP_6 = '2. The example, step 6';
const STEP_7 = '2. The example, step 7';
const ALLIANCES = '3. Alliances';
const LOANS = '4. Loans';
const GOAL = '5. Goal';
const OURS = 'Not in the source';

const IN_PEACE = 'five countries in peace, each with 10 points';
const AFTER_1 = 'the start of the example in section 2; A is called';
const AFTER_2 = 'the example in section 2 after step 2: A attacks E with 2000 points';
const AFTER_4 = 'the example in section 2 after step 4: E counter-attacks with 2300 points, of which B lent 500';
const AFTER_5 = 'the example in section 2 after step 5: A counter-attacks with 3000 points';
const AFTER_7 = 'the example in section 2, step 7: E counter-attacks with 3001 points, and A must answer';
const DECLINED = ['B decline', 'C decline', 'D decline'] as const;

export const concordance = concordanceOf(game, [
  {
    at: PHASES,
    says: 'In phase I, the countries build up power points.',
    rules: ['WG-1.1'],
    status: 'ruled',
    why: 'phase I is played in a classroom. Its result is the input of a match: two to thirty countries with points and forts. The source gives no maximum number of points. The scenario sets a maximum, which everybody knows.',
    option: 'scenario',
    shown: {
      given: 'a scenario of two countries with 7 and 5 points; its maximum for each country is 9 points',
      from: () => war({ Alba: 7, Bern: 5 }, {}, { maxPoints: 9 }),
      table: {
        ranges: [
          { lo: 0, hi: 9 },
          { lo: 0, hi: 9 },
        ],
      },
      value: { of: 'points of each country', read: allPoints, is: [7, 5] },
    },
  },
  {
    at: PHASES,
    says: 'Phase III is a peace conference, with the heading “Back to the World Game.”',
    rules: [],
    status: 'left out',
    why: 'the phase after the war is played in a classroom. The source prints only the headings of this phase.',
  },
  {
    at: ATTACK,
    says: 'The countries are called in alphabetical order; each may then attack.',
    rules: ['WG-1.2', 'WG-3.1'],
    status: 'as printed',
    shown: {
      given: 'a scenario that lists Peru, Chile and Brazil',
      from: () => war({ Peru: 5, Chile: 5, Brazil: 5 }),
      play: ['Brazil pass', 'Chile pass'],
      legal: ['Peru pass'],
    },
  },
  {
    at: ATTACK,
    says: 'The source does not say how to sort names with capital letters or accents.',
    rules: ['WG-1.2'],
    status: 'ruled',
    why: 'the program compares names by Unicode code point, so that the order is the same on every machine. A capital letter comes before a small letter, and É comes after both.',
    shown: {
      given: 'a scenario that lists Éire, austria and Zaire',
      from: () => war({ Éire: 5, austria: 5, Zaire: 5 }),
      play: ['Zaire pass', 'austria pass'],
      legal: ['Éire pass'],
    },
  },
  {
    at: ATTACK,
    says: 'Each country that is called decides “whether they wish to attack or remain neutral”.',
    rules: ['WG-3.1'],
    status: 'as printed',
    shown: {
      given: AFTER_1,
      from: () => example(),
      legal: ['A attack E', 'A pass'],
      refused: { 'B pass': 'not-your-turn' },
    },
  },
  {
    at: ATTACK,
    says: 'The source does not say whether a country without points is called, too.',
    rules: ['WG-3.1'],
    status: 'ruled',
    why: 'a country without points is called, and can only pass. If the program skipped the country, everybody would know that it has no points.',
    shown: {
      given: 'B has no points',
      from: () => war({ A: 4, B: 0 }),
      play: ['A pass'],
      legal: ['B pass'],
      refused: { 'B attack A': 'no-points' },
    },
  },
  {
    at: ATTACK,
    says: 'If a country passes, play goes on to the next country.',
    rules: ['WG-3.1'],
    status: 'as printed',
    shown: {
      given: AFTER_1,
      from: () => example(),
      play: ['A pass'],
      events: [{ type: 'call-passed', country: 'A' }],
      legal: ['B attack A', 'B pass'],
    },
  },
  {
    at: ATTACK,
    says: 'The source does not say what a country that remains neutral may do.',
    rules: ['WG-3.1', 'WG-4.1'],
    status: 'ruled',
    why: 'a neutral country makes no attack in this round. But others can attack it, and it can lend points.',
    shown: {
      given: 'A has 5 points, B has 9 points, and C has 3 points',
      from: () => war({ A: 5, B: 9, C: 3 }),
      play: ['A pass', 'B attack-with C 4'],
      legal: ['A lend 5', 'A decline'],
    },
  },
  {
    at: ATTACK,
    says: 'A country with a fort has 100 additional points when it starts fighting.',
    rules: ['WG-1.3'],
    status: 'as printed',
    shown: {
      given: 'A and B have 5 points each; A has a fort',
      from: fort,
      play: ['A ready', 'B ready'],
      events: [{ type: 'fort-manned', country: 'A', points: 100 }],
      value: { of: 'points of each country', read: allPoints, is: [105, 5] },
    },
  },
  {
    at: ATTACK,
    says: 'The source does not say who knows that a country has a fort, or exactly when the points of the fort are added.',
    rules: ['WG-1.3'],
    status: 'ruled',
    why: 'the points of a fort are added once, after the diplomacy, because the source says “will commence fighting”. So no country can pledge these points during the diplomacy. A fort is a building, so everybody knows which countries have forts.',
    shown: {
      given: 'before the war; A and B have 5 points each, and A has a fort',
      from: fort,
      refused: { 'A propose-alliance B 1 6': 'too-many-points' },
      value: {
        of: 'the countries, as B sees them',
        read: (state) => game.view(state, 'B').setup.countries,
        is: [
          { name: 'A', fort: true },
          { name: 'B', fort: false },
        ],
      },
    },
  },
  {
    at: PROCEDURE,
    says: 'A country attacks “another country”.',
    rules: ['WG-3.1'],
    status: 'as printed',
    shown: {
      given: AFTER_1,
      from: () => example(),
      legal: ['A attack B', 'A attack E'],
      refused: { 'A attack A': 'own-country' },
    },
  },
  {
    at: PROCEDURE,
    says: 'The source does not say whether an attacker announces its target and its points together.',
    rules: ['WG-3.1'],
    status: 'ruled',
    why: 'an attacker may first name its target and then its points, or name both at once. Naming a target reveals that the attacker has at least one point.',
    shown: {
      given: 'A has 4 points, which no other country knows',
      from: () => war({ A: 4, B: 3 }),
      play: ['A attack B'],
      legal: ['A commit 4'],
      value: { of: 'the public range of A’s points', read: (state) => rangeOf(state, 'A'), is: '1..9999' },
    },
  },
  {
    at: PROCEDURE,
    says: 'A first attack must have more points than the attacked country; otherwise the attack is lost immediately.',
    rules: ['WG-3.3', 'WG-3.4'],
    status: 'as printed',
    shown: {
      given: 'the example in section 2; E has 1800 points',
      from: () => example(),
      play: ['A attack-with E 1800'],
      events: [{ type: 'attack-failed', country: 'A', target: 'E', points: 1800 }],
      legal: ['B pass'],
    },
  },
  {
    at: PROCEDURE,
    says: 'If an attack has more points than the attacked country, there is a battle.',
    rules: ['WG-3.4'],
    status: 'as printed',
    shown: {
      given: 'the example in section 2; E has 1800 points',
      from: () => example(),
      play: ['A attack-with E 1801'],
      events: [{ type: 'battle-joined', country: 'A', target: 'E', points: 1801 }],
    },
  },
  {
    at: PROCEDURE,
    says: 'If the attack is lost, the attacker forfeits the points of the attack to the attacked country.',
    rules: ['WG-3.3', 'WG-5.5'],
    status: 'as printed',
    shown: {
      given: AFTER_1,
      from: () => example(),
      play: ['A attack-with E 1800'],
      value: { of: 'points of the countries A, B, C, D, E', read: allPoints, is: [1200, 2500, 2000, 1900, 3600] },
    },
  },
  {
    at: PROCEDURE,
    says: 'The source does not say what happens to an attacker that forfeits all its points.',
    rules: ['WG-3.3'],
    status: 'ruled',
    why: 'the attacker stays in the war without points, because the source does not say that a country is taken over when it forfeits points.',
    shown: {
      given: 'A has 2 points, B has 3 points, and C has 9 points',
      from: () => war({ A: 2, B: 3, C: 9 }),
      play: ['A attack-with B 2'],
      table: { status: ['in', 'in', 'in'] },
      value: { of: 'points of A', read: (state) => pointsOf(state, 'A'), is: 0 },
    },
  },
  {
    at: PROCEDURE,
    says: 'Spies matter, because each country needs a good estimate of the others’ points.',
    rules: ['WG-1.4'],
    status: 'ruled',
    why: 'the source does not say how spies work. In the game, spies report a range for each country, such as 1000 to 1499 points, and everybody sees the report. The true number can be anywhere in the range: if it were always in the middle, the range would reveal it.',
    option: 'reportBand',
    shown: {
      given: 'spies report ranges of 500 points; A has 1234 points',
      from: () => war({ A: 1234, B: 1 }, { reportBand: 500 }),
      value: { of: 'the public range of A’s points', read: (state) => rangeOf(state, 'A'), is: '1000..1499' },
    },
  },
  {
    at: PROCEDURE,
    says: 'In the real world, too, countries use spies to estimate each other’s points.',
    rules: [],
    status: 'left out',
    why: 'the sentence is a remark for the students, and not a rule.',
  },
  {
    at: PROCEDURE,
    says: 'Attacks are planned on War Strategy Sheet I.',
    rules: [],
    status: 'left out',
    why: 'the sheet is a paper on which players write their plans. The source does not print the sheet, and the sheet has no effect on the match.',
  },
  {
    at: EXAMPLE,
    says: 'Country A has 3000 points, B has 2500, C has 2000, D has 1900, and E has 1800.',
    rules: ['WG-1.5'],
    status: 'as printed',
    shown: { value: { of: 'points of each country', read: allPoints, is: [3000, 2500, 2000, 1900, 1800] } },
  },
  {
    at: EXAMPLE,
    says: 'The source does not say which players know the points of countries A to E in the example.',
    rules: ['WG-1.5'],
    status: 'ruled',
    why: 'the points are secret, as in every war of this game: no country sees the points of another country.',
    shown: {
      value: {
        of: 'what A sees: its own points, and the public range of E’s points',
        read: (state) => [game.view(state, 'A').own, rangeOf(state, 'E')],
        is: [{ points: 3000 }, '1500..1999'],
      },
    },
  },
  {
    at: EXAMPLE,
    says: 'Step 1: A attacks E and announces 2000 points.',
    rules: ['WG-3.1', 'WG-3.2'],
    status: 'as printed',
    shown: {
      given: AFTER_1,
      from: () => example(),
      play: ['A attack E', 'A commit 2000'],
      events: [
        { type: 'attack-announced', country: 'A', target: 'E' },
        { type: 'points-committed', country: 'A', points: 2000 },
      ],
    },
  },
  {
    at: EXAMPLE,
    says: 'Step 1: the source does not say whether a first attack can use points of other countries.',
    rules: ['WG-3.2', 'WG-4.2'],
    status: 'ruled',
    why: 'a first attack uses only the attacker’s own points: at least 1 point, and at most all of them. A attacks in this way in the example. Other countries are asked for aid only after the first attack.',
    shown: {
      given: AFTER_1,
      from: () => example(),
      legal: ['A attack-with E 3000'],
      refused: { 'A attack-with E 3001': 'too-many-points', 'B lend 1': 'not-your-turn' },
    },
  },
  {
    at: EXAMPLE,
    says: 'Step 2: the 2000 points of the attack are subtracted from A’s points; A has 1000 points left.',
    rules: ['WG-3.2'],
    status: 'as printed',
    shown: {
      given: AFTER_1,
      from: () => example(),
      play: ['A attack-with E 2000'],
      value: { of: 'points of A', read: (state) => pointsOf(state, 'A'), is: 1000 },
    },
  },
  {
    at: STEP_3,
    says: 'E is defeated unless it can gather points from other countries.',
    rules: ['WG-3.5', 'WG-4.4', 'WG-5.2'],
    status: 'as printed',
    shown: {
      given: AFTER_2,
      from: () => example(1),
      play: [...DECLINED],
      legal: ['E yield'],
      refused: { 'E counter 0': 'not-higher', 'A counter 1': 'not-your-turn' },
    },
  },
  {
    at: STEP_3,
    says: 'E may gather points from countries with which it “has formed alliances”.',
    rules: ['WG-4.1'],
    status: 'ruled',
    why: 'any country outside the battle may lend points. The source allows secret, unwritten alliances, and a program cannot see whether two countries have such an alliance.',
    shown: {
      given: `${AFTER_2}, and nobody has a written alliance`,
      from: () => example(1),
      play: ['B lend 500'],
      events: [{ type: 'points-lent', country: 'B', to: 'E', points: 500 }],
    },
  },
  {
    at: STEP_3,
    says: 'E may have formed “alliances” with several countries.',
    rules: ['WG-2.2'],
    status: 'against the words',
    why: 'a country can be in only one alliance at a time. Without this limit, every country would ally with every other country at no cost, and hardly any war would have a battle.',
    option: 'alliesMost: null',
    shown: {
      given: `${IN_PEACE}; A and B are allied`,
      from: () => play(peace(), 'A propose-alliance B 1 0; A ready; B sign A'),
      refused: { 'B propose C 1': 'allies-enough' },
    },
  },
  {
    at: STEP_3,
    says: 'With the option `alliesMost: null`, E may have formed “alliances” with several countries.',
    rules: ['WG-2.2'],
    status: 'as printed',
    shown: {
      given: `${IN_PEACE}; \`alliesMost: null\`; A and B are allied`,
      from: () => play(peace({ alliesMost: null }), 'A propose-alliance B 1 0; A ready; B sign A'),
      legal: ['B propose C 1'],
    },
  },
  {
    at: STEP_3,
    says: 'The source does not say how a side asks other countries for points.',
    rules: ['WG-4.1', 'WG-4.5'],
    status: 'ruled',
    why: 'before a side answers an attack or a counter-attack, there is a round of aid. In this round each country outside the battle decides once, in calling order, whether it lends points to this side. A country without points is also asked; otherwise everybody would know that it has no points.',
    shown: {
      given: 'A attacks B, which has 3 points, with 6 points; C has 4 points, and D has no points',
      from: () => play(small(), 'A attack-with B 6'),
      play: ['C lend 2'],
      legal: ['D decline'],
      refused: { 'C lend 1': 'not-your-turn', 'D lend 1': 'too-many-points', 'B yield': 'not-your-turn' },
    },
  },
  {
    at: STEP_3,
    says: 'The source does not say whether a side can ask other countries for points again.',
    rules: ['WG-4.4'],
    status: 'ruled',
    why: 'the side that must answer may ask for another round of aid if a country has lent or withdrawn points, or called a pledge, since the last round of aid began. Without such a change, the countries would have to make the same decisions again.',
    shown: {
      given: 'A attacks B, which has 3 points, with 6 points; C has lent 2 points, and B must answer',
      from: () => play(small(), 'A attack-with B 6; C lend 2; D decline; E decline'),
      play: ['B appeal', 'C decline', 'D decline', 'E decline'],
      events: [{ type: 'aid-asked', country: 'B' }],
      refused: { 'B appeal': 'nothing-new' },
    },
  },
  {
    at: STEP_3,
    says: 'E’s counter-attack must have more points than the 2000 of A’s attack.',
    rules: ['WG-4.4'],
    status: 'as printed',
    shown: {
      given: `${AFTER_2}, and B lends 200 points to E`,
      from: () => play(example(1), 'B lend 200; C decline; D decline'),
      refused: { 'E counter 0': 'not-higher' },
    },
  },
  {
    at: STEP_4,
    says: 'B subtracts 500 points from its total and gives them to E.',
    rules: ['WG-4.1', 'WG-5.5'],
    status: 'as printed',
    shown: {
      given: AFTER_2,
      from: () => example(1),
      play: ['B lend 500'],
      events: [{ type: 'points-lent', country: 'B', to: 'E', points: 500 }],
      value: { of: 'points of B', read: (state) => pointsOf(state, 'B'), is: 2000 },
    },
  },
  {
    at: STEP_4,
    says: 'The source does not say how many points a country may lend.',
    rules: ['WG-4.1'],
    status: 'ruled',
    why: 'a country can lend any number of its own points: at least 1 point, and at most all of them.',
    shown: {
      given: AFTER_2,
      from: () => example(1),
      legal: ['B lend 1', 'B lend 2500'],
      refused: { 'B lend 2501': 'too-many-points' },
    },
  },
  {
    at: STEP_4,
    says: 'E’s counter-attack of 2300 points now exceeds A’s attack of 2000 points.',
    rules: ['WG-4.4'],
    status: 'as printed',
    shown: {
      given: AFTER_2,
      from: () => example(1),
      play: ['B lend 500', 'C decline', 'D decline', 'E counter 0'],
      events: [{ type: 'counter-attacked', country: 'E', stake: 2300, against: 2000 }],
    },
  },
  {
    at: STEP_4,
    says: 'E counter-attacks with all of its 1800 points. The source does not say whether E could hold back some of these points.',
    rules: ['WG-3.4', 'WG-4.4'],
    status: 'ruled',
    why: 'E stakes all its points, because the attack had to exceed all of them. Before the counter-attack everybody knows only that E has fewer than 2000 points. After the counter-attack, everybody knows the exact number.',
    shown: {
      given: AFTER_2,
      from: () => play(example(1), 'B lend 500; C decline; D decline'),
      refused: { 'E counter 1': 'nothing-to-add' },
      value: {
        of: 'the public range of E’s points, before and after the counter-attack',
        read: (state) => [rangeOf(state, 'E'), rangeOf(play(state, 'E counter 0'), 'E')],
        is: ['1000..1999', '1800..1800'],
      },
    },
  },
  {
    at: STEP_5,
    says: 'A can make another counter-attack, and adds its remaining 1000 points to the 2000 points of its attack.',
    rules: ['WG-3.5', 'WG-4.4'],
    status: 'as printed',
    shown: {
      given: AFTER_4,
      from: () => example(2),
      play: [...DECLINED, 'A counter 1000'],
      events: [{ type: 'counter-attacked', country: 'A', added: 1000, stake: 3000, against: 2300 }],
    },
  },
  {
    at: STEP_5,
    says: 'The source does not say whether the attacker must add all its remaining points to its counter-attack.',
    rules: ['WG-4.4'],
    status: 'ruled',
    why: 'the attacker may add any number of points that makes its stake the higher stake. It may add 0 points if the points lent by other countries are enough.',
    shown: {
      given: AFTER_4,
      from: () => play(example(2), DECLINED.join(';')),
      legal: ['A counter 301', 'A counter 1000'],
      refused: { 'A counter 300': 'not-higher', 'A counter 1001': 'too-many-points' },
    },
  },
  {
    at: STEP_5,
    says: 'A’s 3000 points exceed E’s 2300 points. If E does not find more than 700 additional points, E is defeated.',
    rules: ['WG-3.5', 'WG-4.4'],
    status: 'as printed',
    shown: {
      given: `${AFTER_5}, and B lends 700 points to E`,
      from: () => play(example(3), 'B lend 700; C decline; D decline'),
      legal: ['E yield'],
      refused: { 'E counter 0': 'not-higher' },
    },
  },
  {
    at: STEP_5,
    says: 'A defeated country “will be controlled by” the winner.',
    rules: ['WG-5.2'],
    status: 'as printed',
    shown: {
      given: AFTER_5,
      from: () => example(3),
      play: [...DECLINED, 'E yield'],
      events: [
        { type: 'battle-decided', country: 'A', loser: 'E' },
        { type: 'country-defeated', country: 'E' },
      ],
      table: { status: ['in', 'in', 'in', 'in', 'out'] },
    },
  },
  {
    at: STEP_6,
    says: 'If E cannot raise 701 points, A leaves its 3000 points in E as an occupation army and takes over E.',
    rules: ['WG-5.1', 'WG-5.2'],
    status: 'ruled',
    why: 'the points of an occupation army can still be used, because the next sentence of the source counts these points for attack and defence. E is out of the war.',
    shown: {
      given: 'A has taken over E, the other countries have passed, and A is called again',
      from: () => play(example(3), DECLINED.join(';'), 'E yield; B pass; C pass; D pass'),
      legal: ['A attack-with B 5300'],
      refused: { 'A attack E': 'is-out' },
    },
  },
  {
    at: STEP_6,
    says: 'With E’s 2300 points and its own 3000 points, A has 5300 points for attack or defence.',
    rules: ['WG-5.1'],
    status: 'as printed',
    shown: {
      given: AFTER_5,
      from: () => example(3),
      play: [...DECLINED, 'E yield'],
      events: [{ type: 'total-announced', country: 'A', points: 5300 }],
      value: { of: 'points of A', read: (state) => pointsOf(state, 'A'), is: 5300 },
    },
  },
  {
    at: STEP_6,
    says: 'The source does not say what happens to points that the winner had not staked.',
    rules: ['WG-5.1'],
    status: 'ruled',
    why: 'the winner keeps these points, because only the announced points were subtracted from its total.',
    shown: {
      given: 'A has 10 points, B has 3 points, and A attacks B with 6 points',
      from: () => play(small(), 'A attack-with B 6'),
      play: ['C decline', 'D decline', 'E decline', 'B yield'],
      events: [{ type: 'total-announced', country: 'A', points: 13 }],
    },
  },
  {
    at: STEP_6,
    says: 'After the battle, the next country in alphabetical order is called.',
    rules: ['WG-3.1'],
    status: 'as printed',
    shown: {
      given: AFTER_5,
      from: () => example(3),
      play: [...DECLINED, 'E yield'],
      legal: ['B attack A', 'B pass'],
    },
  },
  {
    at: STEP_6,
    says: 'A cannot attack again until the other countries have had the opportunity to attack.',
    rules: ['WG-3.1'],
    status: 'as printed',
    shown: {
      given: 'A has taken over E, and B is called',
      from: () => play(example(3), DECLINED.join(';'), 'E yield'),
      refused: { 'A attack B': 'not-your-turn' },
      value: {
        of: 'the country that is called after B, C and D pass',
        read: (state) => actorOf(play(state, 'B pass; C pass; D pass')),
        is: 'A',
      },
    },
  },
  {
    at: STEP_6,
    says: 'All countries now know exactly how many points A has.',
    rules: ['WG-5.4', 'WG-7.1'],
    status: 'as printed',
    shown: {
      given: AFTER_5,
      from: () => example(3),
      play: [...DECLINED, 'E yield'],
      events: [{ type: 'total-announced', country: 'A', points: 5300 }],
      value: { of: 'the public range of A’s points', read: (state) => rangeOf(state, 'A'), is: '5300..5300' },
    },
  },
  {
    at: STEP_6,
    says: 'Students record the points of A on War Strategy Sheet II.',
    rules: ['WG-7.2'],
    status: 'ruled',
    why: 'for each country, the program computes a range of points from public information, and records the range. Everybody sees the range, so players need not record anything.',
    shown: {
      given: 'spies report ranges of 1000 points; E has between 1000 and 1999 points',
      from: () => example(),
      play: ['A attack-with E 1500'],
      events: [{ type: 'attack-failed', country: 'A', target: 'E', points: 1500 }],
      value: { of: 'the public range of E’s points', read: (state) => rangeOf(state, 'E'), is: '3000..3499' },
    },
  },
  {
    at: STEP_6,
    says: 'B loses the 500 points that it gave to E.',
    rules: ['WG-5.3'],
    status: 'as printed',
    shown: {
      given: AFTER_5,
      from: () => example(3),
      play: [...DECLINED, 'E yield'],
      value: { of: 'points of the countries A, B, C, D, E', read: allPoints, is: [5300, 2000, 2000, 1900, 0] },
    },
  },
  {
    at: STEP_6,
    says: 'B, C and D might form an alliance to defend themselves.',
    rules: ['WG-2.4', 'WG-4.1'],
    status: 'as printed',
    shown: {
      given: 'A has taken over E and attacks B, which has 2000 points',
      from: () => play(example(3), DECLINED.join(';'), 'E yield; B pass; C pass; D pass; A attack-with B 2100'),
      play: ['C lend 1000', 'D lend 500', 'B counter 0'],
      events: [{ type: 'counter-attacked', country: 'B', stake: 3500, against: 2100 }],
    },
  },
  {
    at: STEP_6,
    says: 'B, C and D might form an alliance to attack and take over A.',
    rules: ['WG-4.2'],
    status: 'against the words',
    why: 'B, C and D together have 5900 points, and A has 5300. But a first attack uses only the attacker’s own points, as in step 1 of the example. Other countries can lend points to an attacker only after a battle has begun.',
    shown: {
      given: 'A has taken over E and has 5300 points; B has 2000 points and is called',
      from: () => play(example(3), DECLINED.join(';'), 'E yield'),
      play: ['B attack-with A 2000'],
      events: [{ type: 'attack-failed', country: 'B', target: 'A', points: 2000 }],
    },
  },
  {
    at: STEP_7,
    says: 'E might raise the 701 points, and counter-attack with 3001 points against A’s 3000 points.',
    rules: ['WG-4.4'],
    status: 'as printed',
    shown: {
      given: AFTER_5,
      from: () => example(3),
      play: ['B lend 701', 'C decline', 'D decline', 'E counter 0'],
      events: [{ type: 'counter-attacked', country: 'E', stake: 3001, against: 3000 }],
    },
  },
  {
    at: STEP_7,
    says: 'The 701 points would have to come from a country with which E had previously formed an alliance.',
    rules: ['WG-4.1'],
    status: 'against the words',
    why: 'any country outside the battle may lend points, with or without an alliance, because a program cannot check a secret alliance.',
    shown: {
      given: `${AFTER_5}; D has no alliance and has lent nothing so far`,
      from: () => example(3),
      play: ['B decline', 'C decline', 'D lend 701', 'E counter 0'],
      events: [
        { type: 'points-lent', country: 'D', to: 'E', points: 701 },
        { type: 'counter-attacked', country: 'E', stake: 3001, against: 3000 },
      ],
    },
  },
  {
    at: STEP_7,
    says: 'A, too, may use points of its allies to overcome the counter-attack of E.',
    rules: ['WG-4.1', 'WG-4.4'],
    status: 'as printed',
    shown: {
      given: `${AFTER_7}; the round of aid for A begins`,
      from: () => example(4),
      play: ['B decline', 'C lend 2', 'D decline', 'A counter 0'],
      events: [
        { type: 'points-lent', country: 'C', to: 'A', points: 2 },
        { type: 'counter-attacked', country: 'A', stake: 3002, against: 3001 },
      ],
    },
  },
  {
    at: STEP_7,
    says: 'The source does not say whether a country can lend to both sides.',
    rules: ['WG-4.2'],
    status: 'ruled',
    why: 'in one battle a country can lend points to only one side. Aid to both sides would only raise the stakes.',
    shown: {
      given: `${AFTER_4}; now A must answer`,
      from: () => example(2),
      legal: ['B withdraw', 'B decline'],
      refused: { 'B lend 1': 'lent-to-other-side' },
    },
  },
  {
    at: STEP_7,
    says: 'The source does not say whether an ally of the defender can lend to the attacker.',
    rules: ['WG-4.2', 'WG-2.3'],
    status: 'ruled',
    why: 'a written ally of the defender cannot lend points to the attacker, because the alliance binds the ally.',
    shown: {
      given: 'A must answer; the defender B has a written alliance with E, and E has lent nothing',
      from: () => attackerAsks({ alliances: [{ between: ['B', 'E'] }] }),
      legal: ['E decline'],
      refused: { 'E lend 1': 'allied-to-defender' },
    },
  },
  {
    at: STEP_7,
    says: 'If A cannot raise more points, E becomes the winner and takes over A’s 3000 points.',
    rules: ['WG-5.1', 'WG-5.2'],
    status: 'as printed',
    shown: {
      given: AFTER_7,
      from: () => example(4),
      play: [...DECLINED, 'A yield'],
      events: [
        { type: 'battle-decided', country: 'E', loser: 'A' },
        { type: 'country-defeated', country: 'A' },
      ],
    },
  },
  {
    at: STEP_7,
    says: 'In the example, A had staked all its points. The source does not say what an attacker loses if it has staked only a part of its points.',
    rules: ['WG-5.2'],
    status: 'ruled',
    why: 'an attacker that yields loses only its stake, because the source lets the winner take over “A’s 3000 points”, which were staked. The attacker is out of the war if it has no other points.',
    option: "conquest: 'total'",
    shown: {
      given:
        'A has 10 points and attacked B with 6 points; B has counter-attacked with 3 points and a loan of 4 points',
      from: () => attackerMustAnswer(),
      play: ['A yield'],
      events: [{ type: 'battle-decided', country: 'B', loser: 'A' }],
      table: { status: ['in', 'in', 'in', 'in', 'in'] },
      value: { of: 'points of A', read: (state) => pointsOf(state, 'A'), is: 4 },
    },
  },
  {
    at: STEP_7,
    says: 'E must repay the 1201 points that it borrowed.',
    rules: ['WG-5.3'],
    status: 'as printed',
    shown: {
      given: AFTER_7,
      from: () => example(4),
      play: [...DECLINED, 'A yield'],
      events: [{ type: 'loan-repaid', country: 'E', to: 'B', points: 1201 }],
    },
  },
  {
    at: STEP_7,
    says: 'E might have to repay only the 1201 points, or double this number.',
    rules: ['WG-2.2', 'WG-5.3'],
    status: 'as printed',
    shown: {
      given: `${AFTER_7}; B and E have a written alliance in which E repays two points for each point`,
      from: twoForOne,
      play: [...DECLINED, 'A yield'],
      events: [{ type: 'loan-repaid', country: 'E', to: 'B', points: 2402 }],
    },
  },
  {
    at: STEP_7,
    says: 'B “had earlier said” that it would lend only if it gets back two points for each point.',
    rules: ['WG-2.2', 'WG-2.4', 'WG-5.3'],
    status: 'against the words',
    why: 'only a written alliance can set a rate of repayment other than one point for one point. A spoken condition is an unwritten agreement, and such agreements bind no country.',
    shown: {
      given: AFTER_7,
      from: () => example(4),
      play: ['B note "I lent at two for one" E -', ...DECLINED, 'A yield'],
      events: [
        { type: 'note-recorded', country: 'B' },
        { type: 'loan-repaid', country: 'E', to: 'B', points: 1201 },
      ],
    },
  },
  {
    at: STEP_7,
    says: 'Before E repays B, it has its 1800 points, the 1201 borrowed points and A’s 3000 points, which is 6001 in total.',
    rules: ['WG-5.1'],
    status: 'as printed',
    shown: {
      given: AFTER_7,
      from: () => example(4),
      play: [...DECLINED, 'A yield'],
      events: [
        { type: 'loan-repaid', country: 'E', to: 'B', points: 1201 },
        { type: 'total-announced', country: 'E', points: 6001 - 1201 },
      ],
    },
  },
  {
    at: STEP_7,
    says: 'If E repays 1201 × 2 = 2402 points, it has 3599 points left.',
    rules: ['WG-5.3', 'WG-5.4'],
    status: 'as printed',
    shown: {
      given: `${AFTER_7}; B and E have a written alliance in which E repays two points for each point`,
      from: twoForOne,
      play: [...DECLINED, 'A yield'],
      events: [
        { type: 'loan-repaid', country: 'E', to: 'B', owed: 2402, points: 2402 },
        { type: 'total-announced', country: 'E', points: 3599 },
      ],
    },
  },
  {
    at: STEP_7,
    says: 'The source does not say what happens if a winner owes more points than it has.',
    rules: ['WG-5.3'],
    status: 'ruled',
    why: 'the winner repays the lenders from all its points. If its points are not enough, each lender gets a share of these points in proportion to its claim, rounded down, and the winner keeps the rest.',
    shown: {
      given:
        'A must answer; B has 3 points, and has borrowed 3 points from C at a rate of ten for one and 1 point from D at a rate of seven for one',
      from: () =>
        play(
          small(
            {
              alliances: [
                { between: ['B', 'C'], repay: 10 },
                { between: ['B', 'D'], repay: 7 },
              ],
            },
            { D: 2 },
          ),
          'A attack-with B 6; C lend 3; D lend 1; E decline; B counter 0; C decline; D decline; E decline',
        ),
      play: ['A yield'],
      events: [
        { type: 'loan-repaid', country: 'B', to: 'C', owed: 30, points: 10 },
        { type: 'loan-repaid', country: 'B', to: 'D', owed: 7, points: 2 },
        { type: 'total-announced', country: 'B', points: 1 },
      ],
    },
  },
  {
    at: ALLIANCES,
    says: 'An alliance is an agreement to come to another country’s aid in case of war.',
    rules: ['WG-2.2', 'WG-4.4'],
    status: 'ruled',
    why: 'the aid is a pledged number of points. An ally must lend these points, once per battle, when the other ally is attacked and calls the pledge. If the ally has fewer points, it lends all its points. An alliance with a pledge of 0 sets only the rate of repayment, as in the example of an alliance.',
    shown: {
      given: 'A attacks B; C (4 points) has pledged 3 points to B, and D (no points) has pledged 2; B must answer',
      from: pledges,
      play: ['B call C', 'B call D'],
      events: [
        { type: 'pledge-called', country: 'B', ally: 'C', pledge: 3, lent: 3 },
        { type: 'pledge-called', country: 'B', ally: 'D', pledge: 2, lent: 0 },
      ],
      refused: { 'B call C': 'already-called', 'B call E': 'no-pledge' },
    },
  },
  {
    at: ALLIANCES,
    says: 'The source does not say whether an attacker can demand the points that its allies have pledged.',
    rules: ['WG-4.4'],
    status: 'ruled',
    why: 'an attacker cannot call a pledge (demand the pledged points), because the example of an alliance is about a country that “is attacked”. An ally of the attacker can still lend points voluntarily.',
    shown: {
      given: 'A must answer; A and E have a written alliance with a pledge of 2 points',
      from: () => attackerMustAnswer({ alliances: [{ between: ['A', 'E'], pledge: 2 }] }),
      refused: { 'A call E': 'attacker-cannot-call' },
    },
  },
  {
    at: ALLIANCES,
    says: 'The source does not say whether a country can pledge more points than it has.',
    rules: ['WG-2.2'],
    status: 'ruled',
    why: 'a country that proposes or signs a pledge must have at least the pledged number of points; otherwise countries could pledge points that they do not have. So a pledge reveals that the country has at least this number of points.',
    shown: {
      given: IN_PEACE,
      from: () => peace(),
      play: ['A propose-alliance B 1 10'],
      events: [{ type: 'proposal-made', country: 'A', to: 'B', repay: 1, pledge: 10 }],
      refused: { 'A propose-alliance C 1 11': 'too-many-points' },
      value: { of: 'the public range of A’s points', read: (state) => rangeOf(state, 'A'), is: '10..9999' },
    },
  },
  {
    at: ALLIANCES,
    says: 'An alliance binds two countries if they make it in writing and both sign it.',
    rules: ['WG-2.1', 'WG-2.3'],
    status: 'as printed',
    shown: {
      given: IN_PEACE,
      from: () => peace(),
      play: ['A propose-alliance B 2 5', 'A ready', 'B sign A'],
      events: [
        { type: 'proposal-made', country: 'A', to: 'B', repay: 2, pledge: 5 },
        { type: 'alliance-signed', country: 'B', ally: 'A', repay: 2, pledge: 5 },
      ],
      refused: { 'B sign C': 'no-open-proposal' },
    },
  },
  {
    at: ALLIANCES,
    says: 'An alliance is signed by the diplomats and the leaders of both countries.',
    rules: ['WG-2.1'],
    status: 'ruled',
    why: 'a country is one player, so one signature of each country is enough. The proposer signs by proposing. The other country can also refuse a proposal.',
    shown: {
      given: `${IN_PEACE}; A has proposed an alliance to B`,
      from: () => play(peace(), 'A propose-alliance B 1 0; A ready'),
      play: ['B refuse A'],
      events: [{ type: 'proposal-refused', country: 'B', from: 'A' }],
      legal: ['B propose A 1'],
    },
  },
  {
    at: ALLIANCES,
    says: 'Written alliances are made before the war begins.',
    rules: ['WG-2.1'],
    status: 'ruled',
    why: 'the source does not say how alliances are made. In each round of diplomacy the countries act in calling order: they answer proposals, make proposals, and say that they are ready for the war. A country can also answer a proposal in the next round. A proposal without an answer lapses at the end of the diplomacy.',
    option: 'diplomacyRounds',
    shown: {
      given: 'A and B in peace, with one round of diplomacy',
      from: () => war({ A: 10, B: 10 }, { diplomacyRounds: 1 }),
      play: ['A ready', 'B propose-alliance A 1 0', 'B ready'],
      events: [
        { type: 'proposal-made', country: 'B', to: 'A' },
        { type: 'proposal-lapsed', country: 'B', to: 'A' },
        { type: 'round-started', round: 1 },
      ],
    },
  },
  {
    at: ALLIANCES,
    says: 'The source does not say whether written alliances are secret.',
    rules: ['WG-2.2', 'WG-7.1'],
    status: 'ruled',
    why: 'proposals and alliances are public, because the source mentions secret alliances only for the time of war.',
    shown: {
      given: IN_PEACE,
      from: () => peace(),
      play: ['A propose-alliance B 2 5', 'A ready', 'B sign A'],
      value: {
        of: 'the alliance of A with B, as C sees it',
        read: (state) =>
          game.view(state, 'C').table.alliances.map(({ members, repay, pledge }) => ({ members, repay, pledge })),
        is: [{ members: [0, 1], repay: 2, pledge: 5 }],
      },
    },
  },
  {
    at: ALLIANCES,
    says: '“No written alliance can be made during war.”',
    rules: ['WG-2.4'],
    status: 'as printed',
    shown: {
      given: AFTER_1,
      from: () => example(),
      refused: { 'A propose-alliance B 1 0': 'wrong-phase', 'A sign B': 'wrong-phase' },
    },
  },
  {
    at: ALLIANCES,
    says: 'During the war, countries can make only secret, unwritten alliances, which bind nobody.',
    rules: ['WG-2.4'],
    status: 'ruled',
    why: 'secret talks are not part of the game. A country may make a public note and mark it as a promise of peace or aid. The promise does not bind the country. At the end of the match, the program shows whether the country kept the promise.',
    shown: {
      given: 'A has 9 points, and B has 3 points',
      from: () => war({ A: 9, B: 3 }),
      play: ['A note "We are friends" B peace', 'A attack-with B 4', 'B yield'],
      events: [
        { type: 'note-recorded', country: 'A', to: 'B', promise: 'peace' },
        { type: 'battle-joined', country: 'A', target: 'B' },
        { type: 'promise-judged', country: 'A', to: 'B', promise: 'peace', verdict: 'broken' },
      ],
    },
  },
  {
    at: ALLIANCES,
    says: 'Example of an alliance: A and B agree to pay back two points for any point borrowed.',
    rules: ['WG-2.2', 'WG-5.3'],
    status: 'as printed',
    shown: {
      given:
        'A must answer; B and C have a written alliance in which B repays two points for each point, and C has lent 4 points',
      from: () => attackerMustAnswer({ alliances: [{ between: ['B', 'C'], repay: 2 }] }),
      play: ['A yield'],
      events: [{ type: 'loan-repaid', country: 'B', to: 'C', owed: 8, points: 8 }],
    },
  },
  {
    at: ALLIANCES,
    says: 'Example of an alliance: the agreement holds “in case either country is attacked”.',
    rules: ['WG-2.2'],
    status: 'ruled',
    why: 'the printed example is only about allies that are attacked, but an example does not exclude other cases. So the rate of repayment holds for every loan between the two allies, including loans to an attacker. The rate is a whole number from 1 to 10.',
    shown: {
      given:
        'the attacker A has a written alliance with E, in which three points are repaid for each point; A must answer',
      from: () => attackerAsks({ alliances: [{ between: ['A', 'E'], repay: 3 }] }),
      play: ['E lend 2', 'A counter 0', 'C decline', 'D decline', 'E decline', 'B yield'],
      events: [{ type: 'loan-repaid', country: 'A', to: 'E', owed: 6, points: 6 }],
    },
  },
  {
    at: ALLIANCES,
    says: 'An alliance does not apply if one country betrays the other.',
    rules: ['WG-2.3'],
    status: 'as printed',
    shown: {
      given: 'A and E have a written alliance',
      from: () => small({ alliances: [{ between: ['A', 'E'], pledge: 2 }] }),
      play: ['A attack E'],
      events: [{ type: 'attack-announced' }, { type: 'alliance-voided', country: 'A', ally: 'E' }],
    },
  },
  {
    at: ALLIANCES,
    says: 'A country that is attacked cannot expect a loan from its attacker.',
    rules: ['WG-2.3', 'WG-4.4'],
    status: 'as printed',
    shown: {
      given: 'A and E have a written alliance with a pledge of 2 points, and A attacks E with 6 points',
      from: () =>
        play(
          small({ alliances: [{ between: ['A', 'E'], pledge: 2 }] }),
          'A attack-with E 6; B decline; C decline; D decline',
        ),
      refused: { 'E call A': 'no-pledge', 'A lend 2': 'not-your-turn' },
    },
  },
  {
    at: ALLIANCES,
    says: 'The source does not say how long a betrayed alliance is void, or what happens to the other alliances of the two countries.',
    rules: ['WG-2.3'],
    status: 'ruled',
    why: 'a betrayed alliance is void for the rest of the war, even if the attack fails at once. Alliances with other countries remain. The alliances of a country that is out of the war lapse.',
    shown: {
      given: 'written alliances of A with B and of B with C',
      from: () => small({ alliances: [{ between: ['A', 'B'] }, { between: ['B', 'C'] }] }),
      play: ['A attack-with B 3'],
      events: [{ type: 'alliance-voided', country: 'A', ally: 'B' }, { type: 'attack-failed' }],
      table: { alliances: [{ standing: { kind: 'void', by: 0, since: 1 } }, { standing: { kind: 'in-force' } }] },
    },
  },
  {
    at: LOANS,
    says: 'A country that offers points to a country in trouble can withdraw them without penalty.',
    rules: ['WG-4.3'],
    status: 'as printed',
    shown: {
      given: `${AFTER_5}; the round of aid for E begins`,
      from: () => example(3),
      play: ['B withdraw'],
      events: [{ type: 'loan-withdrawn', country: 'B', from: 'E', points: 500 }],
      value: { of: 'points of B', read: (state) => pointsOf(state, 'B'), is: 2500 },
    },
  },
  {
    at: LOANS,
    says: 'A loan can be withdrawn “at any time prior to an actual defeat”.',
    rules: ['WG-4.3', 'WG-4.5'],
    status: 'ruled',
    why: 'a lender can withdraw its loan in every round of aid, both when its own side must answer and when the other side must answer. There is a round of aid before each answer. After a side has yielded, no loan can be withdrawn.',
    shown: {
      given: `${AFTER_4}; now A, the other side, must answer`,
      from: () => example(2),
      play: ['B withdraw'],
      events: [{ type: 'loan-withdrawn', country: 'B', from: 'E', points: 500 }],
      refused: { 'B lend 1': 'not-your-turn' },
    },
  },
  {
    at: LOANS,
    says: 'The source does not say what happens if a side no longer has the higher stake after a lender withdraws.',
    rules: ['WG-4.3', 'WG-3.5'],
    status: 'ruled',
    why: 'a round of aid begins for the side that no longer has the higher stake. Then this side must answer.',
    shown: {
      given: `${AFTER_4}; now A must answer`,
      from: () => example(2),
      play: ['B withdraw', 'C decline', 'D decline'],
      events: [{ type: 'loan-withdrawn', country: 'B', from: 'E', points: 500 }],
      legal: ['E yield'],
      refused: { 'A yield': 'not-your-turn' },
    },
  },
  {
    at: LOANS,
    says: 'The source does not say whether a country that has withdrawn its loan can lend again.',
    rules: ['WG-4.3'],
    status: 'ruled',
    why: 'a country that withdraws takes back its whole loan, and then takes no further part in this battle. Otherwise a battle could go on for ever.',
    shown: {
      given: `${AFTER_5}; the round of aid for E begins`,
      from: () => example(3),
      play: ['B withdraw', 'C lend 100', 'D decline', 'E appeal'],
      legal: ['C decline'],
      refused: { 'B lend 1': 'not-your-turn' },
    },
  },
  {
    at: LOANS,
    says: 'A country can withdraw the points that it is “offering”.',
    rules: ['WG-4.4'],
    status: 'ruled',
    why: 'a country owes the points that it pledged in writing, and does not offer them. A written alliance binds the country, so it cannot withdraw pledged points. But the sentence of the source can also mean that the country can withdraw them.',
    option: "pledged: 'withdrawable'",
    shown: {
      given: 'A attacks B; C has pledged 3 points to B, and B must answer',
      from: pledges,
      play: ['B call C', 'B appeal'],
      events: [{ type: 'pledge-called', country: 'B', ally: 'C', lent: 3 }],
      refused: { 'C withdraw': 'nothing-lent' },
    },
  },
  {
    at: LOANS,
    says: "With the option `pledged: 'withdrawable'`, a country can also withdraw points that it pledged in writing.",
    rules: ['WG-4.4'],
    status: 'as printed',
    shown: {
      given: "the option `pledged: 'withdrawable'`; A attacks B; C has pledged 3 points to B, and B must answer",
      from: () => pledges({ pledged: 'withdrawable' }),
      play: ['B call C', 'B appeal', 'C withdraw'],
      events: [{ type: 'loan-withdrawn', country: 'C', from: 'B', points: 3 }],
    },
  },
  {
    at: LOANS,
    says: 'The lending country itself decides whether the situation of the borrower looks hopeless.',
    rules: ['WG-4.3'],
    status: 'as printed',
    shown: {
      given: `${AFTER_4}, and E’s stake is higher than A’s`,
      from: () => example(2),
      legal: ['B withdraw', 'B decline'],
    },
  },
  {
    at: GOAL,
    says: 'One country must become victorious.',
    rules: ['WG-6.1'],
    status: 'as printed',
    shown: {
      given: 'A and B are the only countries in the war',
      from: () => war({ A: 9, B: 3 }),
      play: ['A attack-with B 4', 'B yield'],
      events: [{ type: 'match-ended' }],
      outcome: { kind: 'win', winner: 'A', reason: 'last-in-play' },
    },
  },
  {
    at: GOAL,
    says: 'The source does not say when to check whether only one country is left.',
    rules: ['WG-6.1'],
    status: 'ruled',
    why: 'whenever a battle is decided, the program checks whether only one country is left. The program does not wait for the end of the round.',
    shown: {
      given: 'two countries are left, and B is to be called after A',
      from: () => war({ A: 9, B: 3 }),
      play: ['A attack-with B 4', 'B yield'],
      refused: { 'B pass': 'match-over' },
    },
  },
  {
    at: GOAL,
    says: 'Even if victory requires an attack on an ally, “such an attack must take place”.',
    rules: ['WG-2.3', 'WG-3.1'],
    status: 'ruled',
    why: 'a country can attack its ally. But no country is forced to attack: the last sentence of section “Goal” describes a war in which attacks cease.',
    shown: {
      given: 'A and B, the only countries, have a written alliance',
      from: () => war({ A: 9, B: 3 }, {}, { alliances: [{ between: ['A', 'B'] }] }),
      legal: ['A attack-with B 9', 'A pass'],
    },
  },
  {
    at: GOAL,
    says: 'If all confrontations cease, the country with the most points wins.',
    rules: ['WG-6.2'],
    status: 'as printed',
    shown: {
      given: 'A has 3 points, B has 6 points, and C has 5 points',
      from: () => war({ A: 3, B: 6, C: 5 }),
      play: ['A pass', 'B pass', 'C pass'],
      events: [{ type: 'match-ended' }],
      outcome: { kind: 'win', winner: 'B', reason: 'peace', scores: { A: 3, B: 6, C: 5 } },
    },
  },
  {
    at: GOAL,
    says: 'The source does not say when “all confrontations” have ceased.',
    rules: ['WG-6.2'],
    status: 'ruled',
    why: 'confrontations have ceased if no attack led to a battle in a whole round. Otherwise a country could prolong a war without end by attacks with a single point, which are lost at once.',
    option: "confrontation: 'announced'",
    shown: {
      given: 'A has 3 points, B has 6 points, and C has 5 points',
      from: () => war({ A: 3, B: 6, C: 5 }),
      play: ['A attack-with B 1', 'B pass', 'C pass'],
      events: [{ type: 'attack-failed', country: 'A', target: 'B', points: 1 }, { type: 'match-ended' }],
      outcome: { winner: 'B', reason: 'peace' },
    },
  },
  {
    at: GOAL,
    says: 'The source does not say who wins if several countries have the most points.',
    rules: ['WG-6.2'],
    status: 'ruled',
    why: 'the countries with the most points share the victory.',
    shown: {
      given: 'A has 3 points, B has 5 points, and C has 5 points',
      from: () => war({ A: 3, B: 5, C: 5 }),
      play: ['A pass', 'B pass', 'C pass'],
      events: [{ type: 'match-ended' }],
      outcome: { kind: 'draw', players: ['B', 'C'] },
    },
  },
  {
    at: OURS,
    says: 'Every battle ends.',
    rules: ['WG-4.6'],
    status: 'ruled',
    why: 'in one battle, a country can withdraw only once, a pledge can be called only once, and each loan or addition to a stake needs points that are not staked yet. So the number of these actions is limited. Between two of these actions only a few other decisions are possible.',
    shown: {
      given: 'A must answer and has 4 points that it has not staked',
      from: () => attackerMustAnswer(),
      play: ['A counter 4', 'C decline', 'D decline', 'E decline'],
      legal: ['B yield'],
      refused: { 'B appeal': 'nothing-new', 'B counter 0': 'not-higher' },
    },
  },
  {
    at: OURS,
    says: 'A country must act even if it can only decline or yield.',
    rules: ['WG-4.5'],
    status: 'ruled',
    why: 'if the program skipped the country, everybody would know that the country had no choice.',
    shown: {
      given: 'A attacks B; D has no points, and is asked for aid after C',
      from: () => play(small(), 'A attack-with B 6'),
      play: ['C decline', 'D decline'],
      events: [
        { type: 'aid-declined', country: 'C' },
        { type: 'aid-declined', country: 'D' },
      ],
    },
  },
  {
    at: OURS,
    says: 'Points only move from one country to another.',
    rules: ['WG-5.5'],
    status: 'ruled',
    why: 'this rule follows from the example, in which the sum of all points does not change.',
    shown: {
      given: AFTER_7,
      from: () => example(4),
      play: [...DECLINED, 'A yield'],
      value: { of: 'sum of all points', read: pointsInAll, is: 11_200 },
    },
  },
  {
    at: OURS,
    says: 'The war ends after a fixed number of rounds.',
    rules: ['WG-6.3'],
    status: 'ruled',
    why: 'a war in which all attacks fail could go on for ever. After the last round the country with the most points wins.',
    option: 'maxRounds',
    shown: {
      given: 'the option `maxRounds: 1`; A has 9 points, B has 3 points, and C has 5 points',
      from: () => war({ A: 9, B: 3, C: 5 }, { maxRounds: 1 }),
      play: ['A attack-with B 4', 'C decline', 'B yield', 'C pass'],
      events: [{ type: 'match-ended' }],
      outcome: { kind: 'win', winner: 'A', reason: 'rounds' },
    },
  },
  {
    at: OURS,
    says: 'A country may concede.',
    rules: ['WG-6.4'],
    status: 'ruled',
    why: 'every game of this library allows players to concede. After a country has conceded, it always passes, declines or yields. It stays in the war, but cannot win.',
    shown: {
      given: 'A has 9 points, B has 3 points, and C has 5 points',
      from: () => war({ A: 9, B: 3, C: 5 }),
      play: ['A concede', 'B pass', 'C pass'],
      events: [
        { type: 'country-conceded', country: 'A' },
        { type: 'call-passed', country: 'A' },
        { type: 'match-ended' },
      ],
      outcome: { kind: 'win', winner: 'C' },
    },
  },
]);

/**
 * Returns the position of the example after the first `steps` moves. Move 1 is the attack; each later move is a
 * counter-attack.
 */
function example(steps = 0): WorldState {
  return exampleWith({}, steps);
}

const STEPS = [
  'A attack-with E 2000',
  'B lend 500; C decline; D decline; E counter 0',
  'B decline; C decline; D decline; A counter 1000',
  'B lend 701; C decline; D decline; E counter 0',
];

function exampleWith(more: Partial<Scenario>, steps: number): WorldState {
  const points = { A: 3000, B: 2500, C: 2000, D: 1900, E: 1800 };
  return play(war(points, { reportBand: 1000 }, more), ...STEPS.slice(0, steps));
}

/** The position of the example in step 7, if B and E have a written alliance. */
function twoForOne(): WorldState {
  return exampleWith({ alliances: [{ between: ['B', 'E'], repay: 2 }] }, STEPS.length);
}

/** A position before the war, with five countries. */
function peace(options: Options = {}): WorldState {
  return war({ A: 10, B: 10, C: 10, D: 10, E: 10 }, { diplomacyRounds: 2, ...options });
}

/** A position in the war, with five countries. */
function small(
  more: Partial<Scenario> = {},
  points: Readonly<Record<string, number>> = {},
  options: Options = {},
): WorldState {
  return war({ A: 10, B: 3, C: 4, D: 0, E: 5, ...points }, options, more);
}

function fort(): WorldState {
  const countries = [
    { name: 'A', points: 5, fort: true },
    { name: 'B', points: 5 },
  ];
  return war({}, { diplomacyRounds: 1 }, { countries });
}

/** A must answer a counter-attack of 7 points, and has 4 points that it has not staked. E must decide on aid for A. */
function attackerAsks(more: Partial<Scenario> = {}): WorldState {
  const lines = 'A attack-with B 6; C lend 4; D decline; E decline; B counter 0; C decline; D decline';
  return play(small(more), lines);
}

function attackerMustAnswer(more: Partial<Scenario> = {}): WorldState {
  return play(attackerAsks(more), 'E decline');
}

/** A position in which B must answer an attack, and can call two pledges. */
function pledges(options: Options = {}): WorldState {
  const alliances: Scenario['alliances'] = [
    { between: ['B', 'C'], pledge: 3 },
    { between: ['B', 'D'], pledge: 2 },
  ];
  return play(small({ alliances }, {}, options), 'A attack-with B 6; C decline; D decline; E decline');
}
