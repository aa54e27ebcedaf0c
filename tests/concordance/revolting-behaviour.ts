/**
 * The sentences of *Revolting Behaviour!* (The Gauntlet no. 13) that state rules, and what the game does for each of
 * them.
 */
import {
  type Activity,
  attemptOdds,
  benefitOf,
  defaultScenario,
  type RevoltingBehaviour,
  revoltingBehaviour as game,
  SEVERITIES,
} from '../../src/games/revolting-behaviour/rules/index.ts';
import { type StandardCard, standardPack } from '../../src/mechanics/deck.ts';
import { card, holdingOf, orderOf, position, type RevoltState } from '../games/revolting-behaviour/play.ts';
import { concordanceOf, type Row, type Shown } from './concordance.ts';

const INTRODUCTION = 'Introduction';
const SEQUENCE = 'The Game Turn Sequence';
const SET_UP = 'Set-up';
const ACTIONS = 'Actions';
const BENEFITS = 'Action Benefits Table';
const POINTS = 'Using Action Points';
const JOKER = 'Drawing a Joker';
const WINNING = 'Winning and Losing';
const NOT_PRINTED = 'Not in the source';

const SUIT_OF = {
  'legal-fund-raising': 'diamonds',
  'legal-force': 'hearts',
  'illegal-fund-raising': 'clubs',
  'illegal-force': 'spades',
} as const;

const ATTACK = 'ada attempt legal-force moderate cause';
/** The action {@link ATTACK}, and the draw of a card with which it succeeds: ada gets ten action points. */
const TEN_POINTS = [ATTACK, card('5-of-hearts')] as const;
/** A successful attack that takes 19 points from ben. */
const BLOW = ['ada attempt illegal-force severe ben', card('king-of-spades')] as const;

const THREE = { options: { players: ['ada', 'ben', 'cleo'] } };

/** The start of a turn in a match of two players. */
const ACTING = {
  given: 'ada acts before ben; each has 20 points and a Cause of ten cards',
  from: () => position(),
};

/** The only card left in ada's Cause is a four, face up. */
const LAST_CARD = { ada: { down: 0, up: ['4-of-clubs'], seen: standardPack({ jokers: 0 }).slice(0, 9) } } as const;

export const concordance = concordanceOf(game, [
  {
    at: INTRODUCTION,
    says: 'The object of the game is to wear down the resolve of the authorities, so that the player’s cause succeeds.',
    rules: ['RB-4.2', 'RB-6.2'],
    status: 'as printed',
    shown: {
      given: 'the only card left in ada’s Cause is a four, face up',
      from: () => position({ causes: LAST_CARD }),
      play: TEN_POINTS,
      events: [{ type: 'cause-card-overcome' }, { type: 'match-ended' }],
    },
  },
  {
    at: INTRODUCTION,
    says: 'The game covers legal and illegal activity; “recourse to violence is not necessary”.',
    rules: ['RB-3.1'],
    status: 'as printed',
    shown: { ...ACTING, legal: [ATTACK, 'ada attempt illegal-force moderate cause'] },
  },
  {
    at: SEQUENCE,
    says: 'The game is played in a series of turns.',
    rules: ['RB-2.1'],
    status: 'as printed',
    shown: { ...ACTING, play: ['ada pass', 'ben pass'], events: [{ type: 'turn-started', turn: 2 }] },
  },
  {
    at: SEQUENCE,
    says: 'In each turn each player may attempt one action.',
    rules: ['RB-2.1', 'RB-2.2'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: ['ada attempt legal-fund-raising mild -', card('2-of-hearts')],
      refused: { 'ada attempt legal-fund-raising mild -': 'not-your-turn' },
      legal: ['ben pass'],
    },
  },
  {
    at: SEQUENCE,
    says: 'The player with the most resource points goes first; the other players follow in descending order.',
    rules: ['RB-2.1'],
    status: 'as printed',
    shown: {
      given: 'ada, ben and cleo have 5, 9 and 7 points, and ada is the last player to act in the turn',
      from: () => position({ ...THREE, points: { ada: 5, ben: 9, cleo: 7 }, order: ['ada'] }),
      play: ['ada pass'],
      events: [{ type: 'order-settled', order: ['ben', 'cleo', 'ada'] }],
    },
  },
  {
    at: SEQUENCE,
    says: 'The order of play depends on the “current” points of the players.',
    rules: ['RB-2.1'],
    status: 'ruled',
    why: 'the order of play is fixed at the start of each turn. Events during the turn do not change this order.',
    shown: {
      given: 'ada acts before ben and cleo, who have 20, 15 and 10 points',
      from: () => position({ ...THREE, points: { ada: 20, ben: 15, cleo: 10 } }),
      play: ['ada attempt illegal-force mild ben', card('king-of-spades')],
      events: [{ type: 'points-destroyed', player: 'ben', points: 10 }],
      value: { of: 'players who must still act in this turn', read: orderOf, is: ['ben', 'cleo'] },
    },
  },
  {
    at: SEQUENCE,
    says: 'The source does not say who goes first if players have equal points.',
    rules: ['RB-2.1'],
    status: 'ruled',
    why: 'chance decides the order of players with equal points, for one turn. Each of these players has the same chance for each position in the order.',
    shown: {
      given: 'ada, ben and cleo have 5, 9 and 9 points, and ada is the last player to act in the turn',
      from: () => position({ ...THREE, points: { ada: 5, ben: 9, cleo: 9 }, order: ['ada'] }),
      play: ['ada pass', 'chance lot cleo'],
      events: [
        { type: 'lot-drawn', player: 'cleo', place: 1 },
        { type: 'order-settled', order: ['cleo', 'ben', 'ada'] },
      ],
    },
  },
  {
    at: SET_UP,
    says: 'Each player requires two full decks of playing cards.',
    rules: ['RB-1.1'],
    status: 'ruled',
    why: 'the source does not say how many jokers a full deck has. We use two jokers in each deck, because the source has rules for jokers.',
    option: 'jokers',
    shown: {
      ...ACTING,
      play: [ATTACK],
      value: { of: 'number of cards in the action deck, and number of jokers among them', read: deckSize, is: [54, 2] },
    },
  },
  {
    at: SET_UP,
    says: 'The source does not say how many players can play.',
    rules: ['RB-1.1'],
    status: 'ruled',
    why: 'two to eight players can play, because the source writes of other players in the plural.',
    option: 'players',
    shown: {
      given: 'the start of a match between ada, ben and cleo',
      from: () => game.setup(THREE.options),
      legal: ['chance lot ada', 'chance lot ben', 'chance lot cleo'],
    },
  },
  {
    at: SET_UP,
    says: 'Counters or scrap paper record the resource points.',
    rules: [],
    status: 'left out',
    why: 'a program records the points.',
  },
  {
    at: SET_UP,
    says: 'In both decks, an ace has the value 1.',
    rules: ['RB-1.1'],
    status: 'as printed',
    shown: penaltyOf('ace-of-clubs', 1),
  },
  {
    at: SET_UP,
    says: 'In both decks, a jack has the value 11.',
    rules: ['RB-1.1'],
    status: 'as printed',
    shown: penaltyOf('jack-of-clubs', 11),
  },
  {
    at: SET_UP,
    says: 'In both decks, a queen has the value 12.',
    rules: ['RB-1.1'],
    status: 'as printed',
    shown: penaltyOf('queen-of-clubs', 12),
  },
  {
    at: SET_UP,
    says: 'In both decks, a king has the value 13.',
    rules: ['RB-1.1'],
    status: 'as printed',
    shown: penaltyOf('king-of-clubs', 13),
  },
  {
    at: SET_UP,
    says: 'Both decks must be well shuffled before the game begins.',
    rules: ['RB-3.2', 'RB-7.1'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: TEN_POINTS,
      value: {
        of: 'weights (relative chances) of a certain two, of a certain king and of a joker as the top card of the Cause',
        read: (state) => (['2-of-clubs', 'king-of-spades', 'joker'] as const).map((name) => weightOf(state, name)),
        is: [1, 1, 2],
      },
    },
  },
  {
    at: SET_UP,
    says: 'The first deck is the Cause deck; its cards represent the resilience of the authorities.',
    rules: ['RB-1.1', 'RB-1.2'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: [...TEN_POINTS, card('5-of-hearts')],
      events: [
        { type: 'card-drawn', card: '5-of-hearts' },
        { type: 'cause-card-turned', card: '5-of-hearts' },
      ],
    },
  },
  {
    at: SET_UP,
    says: 'Each player draws a number of cards face down from their Cause deck. These cards are the Cause.',
    rules: ['RB-1.2'],
    status: 'as printed',
    shown: {
      value: {
        of: 'the Cause of each player',
        read: ({ table }) => table.holdings.map(({ cause }) => cause),
        is: [
          { down: 10, up: [], seen: [] },
          { down: 10, up: [], seen: [] },
        ],
      },
    },
  },
  {
    at: SET_UP,
    says: 'The players must not look at the values of the cards in a Cause.',
    rules: ['RB-1.2', 'RB-7.1'],
    status: 'ruled',
    why: 'neither the players nor the program knows the values of these cards. A card is chosen at random when it is turned up: each card of the Cause deck that has not been seen has the same chance.',
    shown: {
      value: {
        of: 'cards that ada can see',
        read: (state) => JSON.stringify(game.view(state, 'ada').table).match(/joker|[\w]+-of-\w+/g) ?? [],
        is: [],
      },
    },
  },
  {
    at: SET_UP,
    says: 'All players must draw the same number of cards for their Causes. More cards make the game longer.',
    rules: ['RB-1.2'],
    status: 'as printed',
    shown: {
      given: 'the start of a match between ada, ben and cleo with the option `causeSize: 7`',
      from: () => game.setup({ ...THREE.options, causeSize: 7 }),
      value: {
        of: 'number of cards of each Cause',
        read: ({ table }) => table.holdings.map(({ cause }) => cause.down),
        is: [7, 7, 7],
      },
    },
  },
  {
    at: SET_UP,
    says: 'For the first game, the source recommends ten cards in each Cause.',
    rules: ['RB-1.2'],
    status: 'ruled',
    why: 'a Cause has ten cards by default.',
    option: 'causeSize',
    shown: {
      value: { of: 'number of cards in ada’s Cause', read: (state) => holdingOf(state, 'ada').cause.down, is: 10 },
    },
  },
  {
    at: SET_UP,
    says: 'Each player begins with twice as many resource points as their Cause has cards.',
    rules: ['RB-1.3'],
    status: 'as printed',
    shown: {
      value: {
        of: 'points of each player',
        read: ({ table }) => table.holdings.map(({ points }) => points),
        is: [20, 20],
      },
    },
  },
  {
    at: SET_UP,
    says: 'The players randomly determine who begins the first turn.',
    rules: ['RB-2.1'],
    status: 'ruled',
    why: 'all players start with equal points, so chance determines the order of all players. The source does not say in which order the other players act.',
    shown: {
      given: 'the start of a match between ada, ben and cleo',
      from: () => game.setup(THREE.options),
      play: ['chance lot ben', 'chance lot cleo'],
      events: [
        { type: 'lot-drawn', player: 'ben', place: 1 },
        { type: 'lot-drawn', player: 'cleo', place: 2 },
        { type: 'order-settled', order: ['ben', 'cleo', 'ada'] },
      ],
    },
  },
  {
    at: ACTIONS,
    says: 'Each player “may” attempt one action per turn.',
    rules: ['RB-2.2'],
    status: 'as printed',
    shown: { ...ACTING, play: ['ada pass'], events: [{ type: 'turn-passed', player: 'ada' }] },
  },
  {
    at: ACTIONS,
    says: 'An action can bring additional resource points.',
    rules: ['RB-3.5'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: ['ada attempt legal-fund-raising mild -', card('2-of-hearts')],
      events: [{ type: 'points-raised', player: 'ada', gained: 5 }],
    },
  },
  {
    at: ACTIONS,
    says: 'An action can remove cards from the Cause.',
    rules: ['RB-4.2'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: [...TEN_POINTS, card('10-of-clubs')],
      events: [{ type: 'cause-card-overcome', card: '10-of-clubs' }],
    },
  },
  suitRow('Diamonds stand for legal fund-raising: flag days, jumble sales, television appeals.', 'legal-fund-raising'),
  suitRow('Hearts stand for legal and semi-legal force: buying influence, protests, marches.', 'legal-force'),
  suitRow('Clubs stand for illegal fund-raising: rackets, blackmail, kidnapping, drugs.', 'illegal-fund-raising'),
  suitRow('Spades stand for illegal force: assassination, bombing, sabotage.', 'illegal-force'),
  {
    at: ACTIONS,
    says: 'Red suits stand for legal activity, and black suits for illegal activity.',
    rules: ['RB-3.1', 'RB-3.3'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: ['ada attempt illegal-force mild cause', card('2-of-clubs')],
      events: [{ type: 'attempt-succeeded' }],
    },
  },
  {
    at: ACTIONS,
    says: 'The player first decides on the type of activity, and then on the severity of the action.',
    rules: ['RB-3.1'],
    status: 'as printed',
    shown: {
      ...ACTING,
      legal: SEVERITIES.map((severity) => `ada attempt illegal-fund-raising ${severity} -`),
    },
  },
  {
    at: ACTIONS,
    says: 'The more severe an action, the harder it is to perform.',
    rules: ['RB-3.3'],
    status: 'as printed',
    shown: {
      value: {
        of: 'probabilities that mild, moderate and severe legal force succeed, if the player has enough points',
        read: ({ setup }) =>
          SEVERITIES.map(
            (severity) =>
              attemptOdds({ activity: 'legal-force', severity, budget: Infinity, scenario: setup.scenario }).success,
          ),
        is: ['13/14', '13/15', '3/5'],
      },
    },
  },
  {
    at: ACTIONS,
    says: 'The more severe an action, the more rewards it brings.',
    rules: ['RB-3.5'],
    status: 'as printed',
    shown: { value: benefitsValue('legal-force', [5, 10, 30]) },
  },
  {
    at: ACTIONS,
    says: 'A player who attempts force against another player must declare the target together with the action.',
    rules: ['RB-3.1'],
    status: 'as printed',
    shown: {
      ...ACTING,
      legal: ['ada attempt legal-force mild ben'],
      refused: {
        'ada attempt legal-force mild -': 'no-target',
        'ada attempt legal-fund-raising mild ben': 'needless-target',
      },
    },
  },
  {
    at: ACTIONS,
    says: 'The source does not say whether a player must also declare that the target is the Cause.',
    rules: ['RB-3.1'],
    status: 'ruled',
    why: 'the player must also declare that the target is the Cause. Each force action names its target, and its action points cannot be used against another target.',
    shown: {
      ...ACTING,
      play: ['ada attempt legal-force mild ben', card('2-of-hearts')],
      events: [
        { type: 'attempt-made', target: 'ben' },
        { type: 'points-destroyed', player: 'ben' },
      ],
      legal: ['ben attempt legal-force mild cause'],
    },
  },
  {
    at: ACTIONS,
    says: 'The source does not say which players can be a target of force.',
    rules: ['RB-3.1', 'RB-6.1'],
    status: 'ruled',
    why: 'a target must be another player who has points to lose.',
    shown: {
      given: 'ada acts before ben and cleo; ben has no points',
      from: () => position({ ...THREE, points: { ben: 0 } }),
      refused: {
        'ada attempt legal-force mild ben': 'target-fallen',
        'ada attempt legal-force mild ada': 'own-target',
      },
    },
  },
  {
    at: BENEFITS,
    says: 'A table gives the benefits of each action.',
    rules: ['RB-3.5'],
    status: 'reconstructed',
    why: 'the Action Benefits Table is missing from our copy. In our table, mild, moderate and severe legal actions bring 5, 10 and 30 points, and illegal actions bring 10, 20 and 38 points. With these numbers, the first action of a match cannot take all 20 points of another player. We measured several tables of this kind, and chose a table with which most matches have a winner.',
    option: 'scenario.benefits',
    shown: { value: benefitsValue('illegal-force', [10, 20, 38]) },
  },
  {
    at: BENEFITS,
    says: 'To succeed, a player must draw cards from the action deck until a card fulfils the requirement of the action.',
    rules: ['RB-3.2', 'RB-3.4'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: [ATTACK, card('2-of-spades'), 'ada draw-on', card('2-of-hearts')],
      events: [
        { type: 'card-drawn', card: '2-of-spades' },
        { type: 'card-drawn', card: '2-of-hearts' },
        { type: 'attempt-succeeded' },
      ],
    },
  },
  {
    at: BENEFITS,
    says: 'A mild action needs a card with the colour of its activity, such as any red card for legal fund-raising.',
    rules: ['RB-3.3'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: ['ada attempt legal-fund-raising mild -', card('2-of-hearts')],
      events: [{ type: 'attempt-succeeded' }],
    },
  },
  {
    at: BENEFITS,
    says: 'A moderate action needs a card with the suit of its activity, such as any heart for legal force.',
    rules: ['RB-3.3'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: [ATTACK, card('2-of-diamonds'), 'ada draw-on', card('2-of-hearts')],
      events: [{ type: 'card-drawn', card: '2-of-diamonds' }, { type: 'attempt-succeeded' }],
    },
  },
  {
    at: BENEFITS,
    says: 'A severe action needs a certain card.',
    rules: ['RB-3.3'],
    status: 'reconstructed',
    why: 'the line about severe actions is missing from our copy. The lines for mild and moderate actions require a colour and a suit, so we require a suit and a rank: a jack, queen or king of the suit.',
    option: 'scenario.severe',
    shown: {
      ...ACTING,
      play: ['ada attempt legal-force severe cause', card('10-of-hearts'), 'ada draw-on', card('jack-of-hearts')],
      events: [
        { type: 'card-drawn', card: '10-of-hearts' },
        { type: 'attempt-succeeded', benefit: 30 },
      ],
    },
  },
  {
    at: BENEFITS,
    says: 'A player draws cards one at a time.',
    rules: ['RB-3.2'],
    status: 'as printed',
    shown: { ...ACTING, play: [ATTACK, card('2-of-spades')], legal: ['ada draw-on', 'ada stop'] },
  },
  {
    at: BENEFITS,
    says: 'In a legal action, each drawn card costs one resource point.',
    rules: ['RB-3.2'],
    status: 'as printed',
    shown: { ...ACTING, play: [ATTACK, card('2-of-spades')], events: [{ type: 'card-drawn', cost: 1, points: 19 }] },
  },
  {
    at: BENEFITS,
    says: 'In an illegal action, each drawn card costs two resource points.',
    rules: ['RB-3.2'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: ['ada attempt illegal-force moderate cause', card('2-of-hearts')],
      events: [{ type: 'card-drawn', cost: 2, points: 18 }],
    },
  },
  {
    at: BENEFITS,
    says: 'The source does not say what happens if a player cannot pay for the next card of an attempt.',
    rules: ['RB-3.2'],
    status: 'ruled',
    why: 'the attempt fails.',
    shown: {
      given: 'ada acts before ben and cleo, and has 1 point',
      from: () => position({ ...THREE, points: { ada: 1 } }),
      play: [ATTACK, card('2-of-spades')],
      events: [{ type: 'attempt-failed', reason: 'cannot-pay' }],
      legal: ['ben pass'],
    },
  },
  {
    at: BENEFITS,
    says: 'The source does not say whether a player can attempt an action that they cannot pay for.',
    rules: ['RB-3.1'],
    status: 'ruled',
    why: 'a player can attempt an action only if they can pay for its first card.',
    shown: {
      given: 'ada acts before ben, and has 1 point',
      from: () => position({ points: { ada: 1 } }),
      legal: ['ada attempt legal-fund-raising mild -'],
      refused: { 'ada attempt illegal-fund-raising mild -': 'too-poor' },
    },
  },
  {
    at: BENEFITS,
    says: 'The source does not say whether an action can succeed if its last card costs the player’s last point.',
    rules: ['RB-3.2'],
    status: 'ruled',
    why: 'the action can succeed, because the player has paid for the card. The player receives all points of the action.',
    shown: {
      given: 'ada acts before ben, and has 1 point',
      from: () => position({ points: { ada: 1 } }),
      play: ['ada attempt legal-fund-raising mild -', card('2-of-hearts')],
      events: [
        { type: 'card-drawn', points: 0 },
        { type: 'points-raised', points: 5 },
      ],
    },
  },
  {
    at: BENEFITS,
    says: 'A player may stop drawing at any time.',
    rules: ['RB-3.1', 'RB-3.2'],
    status: 'ruled',
    why: 'the first card of an attempt is compulsory. After this card, the player may stop. A player who does not want to draw any card must pass.',
    shown: {
      ...ACTING,
      play: [ATTACK],
      refused: { 'ada stop': 'not-your-turn' },
      legal: [card('2-of-spades')],
    },
  },
  {
    at: BENEFITS,
    says: 'A player who stops drawing must still pay for the drawn cards.',
    rules: ['RB-3.2'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: [ATTACK, card('2-of-spades'), 'ada stop'],
      events: [
        { type: 'card-drawn', points: 19 },
        { type: 'attempt-failed', reason: 'stopped' },
      ],
      value: { of: 'points of ada', read: (state) => holdingOf(state, 'ada').points, is: 19 },
    },
  },
  {
    at: BENEFITS,
    says: 'The effect of successful fund-raising is immediate: the player gains resource points.',
    rules: ['RB-3.4', 'RB-3.5'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: ['ada attempt legal-fund-raising moderate -', card('2-of-diamonds')],
      events: [
        { type: 'attempt-succeeded', benefit: 10, kind: 'resource' },
        { type: 'points-raised', points: 29 },
      ],
    },
  },
  {
    at: BENEFITS,
    says: 'The effect of successful force is immediate: the player gains action points.',
    rules: ['RB-3.4', 'RB-3.5'],
    status: 'as printed',
    shown: { ...ACTING, play: TEN_POINTS, events: [{ type: 'attempt-succeeded', benefit: 10, kind: 'action' }] },
  },
  {
    at: BENEFITS,
    says: 'The action deck must be reshuffled after each attempt.',
    rules: ['RB-3.4'],
    status: 'as printed',
    shown: {
      given: 'ada acts before ben, and has 40 points',
      from: () => position({ points: { ada: 40 } }),
      play: [ATTACK, card('2-of-spades'), 'ada stop', 'ben pass', ATTACK],
      legal: [card('2-of-spades')],
      value: { of: 'number of cards in the action deck, and number of jokers among them', read: deckSize, is: [54, 2] },
    },
  },
  {
    at: POINTS,
    says: 'Action points are used either against the Cause or against another player.',
    rules: ['RB-3.1'],
    status: 'as printed',
    shown: { ...ACTING, legal: [ATTACK, 'ada attempt legal-force moderate ben'] },
  },
  {
    at: POINTS,
    says: 'Action points cannot be divided between several players.',
    rules: ['RB-4.2'],
    status: 'as printed',
    shown: {
      given: 'ada acts before ben and cleo; each has 20 points',
      from: () => position(THREE),
      play: ['ada attempt legal-force moderate ben', card('5-of-hearts')],
      value: {
        of: 'points of each player',
        read: ({ table }) => table.holdings.map(({ points }) => points),
        is: [19, 15, 20],
      },
    },
  },
  {
    at: POINTS,
    says: 'Action points cannot be divided between other players and the Cause.',
    rules: ['RB-4.2'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: ['ada attempt legal-force moderate ben', card('5-of-hearts')],
      value: { of: 'ada’s Cause', read: (state) => holdingOf(state, 'ada').cause, is: { down: 10, up: [], seen: [] } },
    },
  },
  {
    at: POINTS,
    says: 'Action points must not be saved for later turns.',
    rules: ['RB-4.2'],
    status: 'as printed',
    shown: {
      given: 'the top card of ada’s Cause is a jack, face up; ada acts before ben, and has 40 points',
      from: () => position({ causes: { ada: { down: 9, up: ['jack-of-clubs'] } }, points: { ada: 40 } }),
      play: [...TEN_POINTS, 'ben pass', ...TEN_POINTS],
      events: [
        { type: 'cause-card-held', left: 10 },
        { type: 'cause-card-held', left: 10 },
      ],
    },
  },
  {
    at: POINTS,
    says: 'For each full pair of action points used against a player, that player loses one resource point.',
    rules: ['RB-4.1'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: ['ada attempt legal-force mild ben', card('5-of-hearts')],
      events: [
        { type: 'attempt-succeeded', benefit: 5 },
        { type: 'points-destroyed', player: 'ben', lost: 2 },
      ],
    },
  },
  {
    at: POINTS,
    says: 'Action points used against the Cause remove cards from it.',
    rules: ['RB-4.2'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: [...TEN_POINTS, card('10-of-clubs')],
      value: { of: 'number of cards left in ada’s Cause', read: (state) => holdingOf(state, 'ada').cause.down, is: 9 },
    },
  },
  {
    at: POINTS,
    says: 'When a force action against the Cause succeeds, the topmost card of the Cause is revealed.',
    rules: ['RB-4.2'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: [...TEN_POINTS, card('jack-of-clubs')],
      events: [{ type: 'cause-card-turned', card: 'jack-of-clubs' }],
    },
  },
  {
    at: POINTS,
    says: 'If the remaining action points equal or exceed the face value of the revealed card, the card is overcome and removed.',
    rules: ['RB-4.2'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: [...TEN_POINTS, card('10-of-clubs')],
      events: [{ type: 'cause-card-overcome', card: '10-of-clubs', left: 0 }],
    },
  },
  {
    at: POINTS,
    says: 'If the action points are less than the face value of the revealed card, the action has no effect, but the card stays face up.',
    rules: ['RB-4.2'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: [...TEN_POINTS, card('jack-of-clubs')],
      events: [{ type: 'cause-card-held', card: 'jack-of-clubs' }],
      value: { of: 'face-up cards of ada’s Cause', read: faceUp, is: ['jack-of-clubs'] },
    },
  },
  {
    at: POINTS,
    says: 'A card that stays face up is the topmost card of the Cause in the next attack on it.',
    rules: ['RB-4.2'],
    status: 'as printed',
    shown: {
      given: 'the top card of ada’s Cause is a four, face up',
      from: () => position({ causes: { ada: { down: 9, up: ['4-of-clubs'] } } }),
      play: TEN_POINTS,
      events: [{ type: 'cause-card-overcome', card: '4-of-clubs', left: 6 }],
    },
  },
  {
    at: POINTS,
    says: 'To defeat a card, a player uses up as many action points as the value of the card.',
    rules: ['RB-4.2'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: [...TEN_POINTS, card('8-of-clubs')],
      events: [{ type: 'cause-card-overcome', left: 2 }],
    },
  },
  {
    at: POINTS,
    says: 'The player uses the remaining action points against the next card of the Cause, and may defeat it, too.',
    rules: ['RB-4.2'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: [...TEN_POINTS, card('8-of-clubs'), card('2-of-clubs')],
      events: [
        { type: 'cause-card-overcome', left: 2 },
        { type: 'cause-card-overcome', left: 0 },
      ],
    },
  },
  {
    at: POINTS,
    says: 'The source does not say whether the next card is turned up when no action points remain.',
    rules: ['RB-4.2'],
    status: 'ruled',
    why: 'no card is turned up, because the player has no action points left to overcome a card.',
    shown: {
      ...ACTING,
      play: [...TEN_POINTS, card('10-of-clubs')],
      value: { of: 'face-up cards of ada’s Cause', read: faceUp, is: [] },
      legal: ['ben pass'],
    },
  },
  {
    at: POINTS,
    says: 'Example: a player with ten action points reveals a seven, overcomes it, and has three action points left.',
    rules: ['RB-3.5', 'RB-4.2'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: [...TEN_POINTS, card('7-of-spades')],
      events: [
        { type: 'attempt-succeeded', benefit: 10 },
        { type: 'cause-card-overcome', card: '7-of-spades', left: 3 },
      ],
    },
  },
  {
    at: POINTS,
    says: 'The example does not say which action brought the ten action points.',
    rules: ['RB-3.5'],
    status: 'ruled',
    why: 'we assume that the example shows moderate legal force. Ten is the only value of the lost table that is known.',
    option: 'scenario.benefits',
    shown: {
      ...ACTING,
      play: TEN_POINTS,
      events: [
        { type: 'attempt-made', severity: 'moderate' },
        { type: 'attempt-succeeded', benefit: 10 },
      ],
    },
  },
  {
    at: POINTS,
    says: 'Example, continued: if the next card has a value of three or less, the three remaining action points overcome it, too.',
    rules: ['RB-4.2'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: [...TEN_POINTS, card('7-of-spades'), card('3-of-clubs')],
      events: [{ type: 'cause-card-overcome', card: '3-of-clubs', left: 0 }],
    },
  },
  {
    at: POINTS,
    says: 'Example, continued: if the value of the next card is higher than the three remaining action points, the card is placed face up on the Cause.',
    rules: ['RB-4.2'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: [...TEN_POINTS, card('7-of-spades'), card('4-of-clubs')],
      events: [{ type: 'cause-card-held', card: '4-of-clubs', left: 3 }],
      value: { of: 'face-up cards of ada’s Cause', read: faceUp, is: ['4-of-clubs'] },
    },
  },
  {
    at: JOKER,
    says: 'If a joker is drawn in an action, the action fails automatically.',
    rules: ['RB-5.1'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: ['ada attempt legal-fund-raising mild -', card('joker')],
      events: [{ type: 'attempt-failed', reason: 'joker' }],
    },
  },
  {
    at: JOKER,
    says: 'A joker has its effect “at any time”, so a joker in the Cause makes the attempt against the Cause fail.',
    rules: ['RB-5.2'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: [...TEN_POINTS, card('7-of-clubs'), card('joker')],
      events: [
        { type: 'cause-card-overcome', card: '7-of-clubs' },
        { type: 'cause-card-turned', card: 'joker' },
        { type: 'attempt-failed', reason: 'joker' },
      ],
    },
  },
  {
    at: JOKER,
    says: 'The source does not say what happens to a joker that is turned up in the Cause.',
    rules: ['RB-5.2'],
    status: 'ruled',
    why: 'the joker leaves the Cause, because no action points could overcome it. Cards that were overcome before the joker stay overcome.',
    shown: {
      ...ACTING,
      play: [...TEN_POINTS, card('joker'), card('9-of-clubs')],
      value: {
        of: 'ada’s Cause, after one of its ten cards has left it and five cards have been added',
        read: (state) => holdingOf(state, 'ada').cause,
        is: { down: 14, up: [], seen: ['joker'] },
      },
    },
  },
  {
    at: JOKER,
    says: 'After a joker, five cards of the player’s Cause deck are added to the bottom of the Cause.',
    rules: ['RB-5.1'],
    status: 'as printed',
    shown: {
      given: 'the top card of ada’s Cause is a king, face up',
      from: () => position({ causes: { ada: { down: 9, up: ['king-of-clubs'] } } }),
      play: [ATTACK, card('joker')],
      events: [{ type: 'cause-strengthened', count: 5 }],
      value: { of: 'face-up cards of ada’s Cause', read: faceUp, is: ['king-of-clubs'] },
    },
  },
  {
    at: JOKER,
    says: 'The source does not say what happens after a joker if the Cause deck has fewer than five cards left.',
    rules: ['RB-5.1'],
    status: 'ruled',
    why: 'all cards that remain in the Cause deck are added. If the Cause deck is empty, and a joker was the last card of the Cause, the Cause is overcome.',
    shown: {
      given: 'ada’s Cause has 50 of the 54 cards of its deck',
      from: () => position({ options: { causeSize: 30 }, causes: { ada: { down: 50 } } }),
      play: [ATTACK, card('joker')],
      events: [{ type: 'cause-strengthened', count: 4 }],
    },
  },
  {
    at: JOKER,
    says: 'After a joker, the player also draws the top card of the action deck as a penalty card, and loses as many resource points as the face value of this card.',
    rules: ['RB-5.1'],
    status: 'as printed',
    shown: penaltyOf('9-of-clubs', 9),
  },
  {
    at: JOKER,
    says: 'The source does not say whether the action deck is shuffled after a joker, before the penalty card is drawn.',
    rules: ['RB-5.1'],
    status: 'ruled',
    why: 'the deck is not shuffled, because the attempt is not over. The penalty card is one of the cards that have not been drawn in this attempt.',
    shown: {
      ...ACTING,
      play: [ATTACK, card('2-of-spades'), 'ada draw-on', card('joker')],
      refused: { [card('2-of-spades')]: 'not-an-outcome' },
      legal: [card('3-of-spades')],
    },
  },
  {
    at: JOKER,
    says: 'The source does not say what happens if the penalty card after a joker costs more points than the player has.',
    rules: ['RB-5.1'],
    status: 'ruled',
    why: 'a player who cannot pay the whole penalty loses all their points.',
    shown: {
      given: 'ada acts before ben and cleo, and has 6 points',
      from: () => position({ ...THREE, points: { ada: 6 } }),
      play: [ATTACK, card('joker'), card('king-of-clubs')],
      events: [{ type: 'penalty-paid', lost: 5, points: 0 }, { type: 'player-fallen' }],
    },
  },
  {
    at: JOKER,
    says: 'Jokers count as 15 points.',
    rules: ['RB-5.1'],
    status: 'as printed',
    shown: penaltyOf('joker', 15),
  },
  {
    at: JOKER,
    says: 'The rule for a joker drawn “at any time” could also apply to a joker drawn as the penalty card.',
    rules: ['RB-5.1'],
    status: 'ruled',
    why: 'a joker drawn as the penalty card costs 15 points and has no other effect, because there is no action that could fail.',
    shown: {
      ...ACTING,
      play: [ATTACK, card('joker'), card('joker')],
      events: [{ type: 'penalty-paid', card: 'joker' }],
      value: { of: 'number of cards in ada’s Cause', read: (state) => holdingOf(state, 'ada').cause.down, is: 15 },
    },
  },
  {
    at: WINNING,
    says: 'A player wins when the last card of their Cause is defeated.',
    rules: ['RB-6.2'],
    status: 'as printed',
    shown: {
      given: 'the only card left in ada’s Cause is a four, face up',
      from: () => position({ causes: LAST_CARD }),
      play: TEN_POINTS,
      outcome: { winner: 'ada', reason: 'cause-overcome' },
    },
  },
  {
    at: WINNING,
    says: 'The source does not say whether a player without points can win by defeating their Cause.',
    rules: ['RB-6.2'],
    status: 'ruled',
    why: 'a player without points can win, because after each action the program first checks whether the Cause is empty.',
    shown: {
      given: 'the only card left in ada’s Cause is a four, face up; ada has 1 point',
      from: () => position({ causes: LAST_CARD, points: { ada: 1 } }),
      play: TEN_POINTS,
      events: [{ type: 'card-drawn', points: 0 }, { type: 'match-ended' }],
      outcome: { winner: 'ada', reason: 'cause-overcome' },
    },
  },
  {
    at: WINNING,
    says: 'A player may also win if all other players have been reduced to zero points.',
    rules: ['RB-6.2'],
    status: 'as printed',
    shown: {
      given: 'ada acts before ben, who has 19 points, and cleo, who has no points',
      from: () => position({ ...THREE, points: { ben: 19, cleo: 0 } }),
      play: BLOW,
      events: [{ type: 'points-destroyed', player: 'ben', points: 0 }, { type: 'match-ended' }],
      outcome: { winner: 'ada', reason: 'last-with-points' },
    },
  },
  {
    at: WINNING,
    says: 'The source does not say when to check whether a player has won.',
    rules: ['RB-6.2'],
    status: 'ruled',
    why: 'after each action of any player, the program checks whether a player has won.',
    shown: {
      given: 'ada, who has 1 point, acts before ben and cleo; cleo has no points',
      from: () => position({ ...THREE, points: { ada: 1, cleo: 0 } }),
      play: [ATTACK, card('2-of-spades')],
      events: [{ type: 'player-fallen', player: 'ada' }, { type: 'match-ended' }],
      outcome: { winner: 'ben', reason: 'last-with-points' },
    },
  },
  {
    at: WINNING,
    says: 'The source does not say what happens if no player has points left.',
    rules: ['RB-6.2'],
    status: 'ruled',
    why: 'if no player has points left, the match is a draw between all players.',
    shown: {
      given: 'ada, who has 2 points, acts before ben, who has 19 points, and cleo, who has no points',
      from: () => position({ ...THREE, points: { ada: 2, ben: 19, cleo: 0 } }),
      play: BLOW,
      events: [{ type: 'match-ended' }],
      outcome: { kind: 'draw', reason: 'nobody-has-points' },
    },
  },
  {
    at: WINNING,
    says: 'A player who has been reduced to zero points may opt to start a new cause.',
    rules: ['RB-6.1'],
    status: 'ruled',
    why: 'a player who loses all points before acting in a turn can no longer act in that turn. From the next turn on, whenever it is their turn to act, this player can start a new cause as their action.',
    shown: {
      given: 'ada acts before ben, who has 19 points, and cleo, who has 40 points',
      from: () => position({ ...THREE, points: { ben: 19, cleo: 40 } }),
      play: [...BLOW, 'cleo pass', 'cleo pass', 'ada pass'],
      events: [{ type: 'player-fallen', player: 'ben' }],
      legal: ['ben start-new-cause', 'ben stay-out'],
      refused: { [ATTACK]: 'not-your-turn', 'ben pass': 'fallen' },
    },
  },
  {
    at: WINNING,
    says: 'A player who starts a new cause gets a new Cause and new resource points, as at the start of the game.',
    rules: ['RB-6.1'],
    status: 'as printed',
    shown: {
      given: 'ben acts before cleo, and has no points and a Cause of 15 cards',
      from: () => position({ ...THREE, points: { ben: 0 }, causes: { ben: { down: 15 } }, order: ['ben', 'cleo'] }),
      play: ['ben start-new-cause'],
      events: [{ type: 'cause-started', player: 'ben', cards: 10, points: 20 }],
      value: {
        of: 'ben’s Cause',
        read: (state) => holdingOf(state, 'ben').cause,
        is: { down: 10, up: [], seen: [] },
      },
    },
  },
  {
    at: WINNING,
    says: 'In a match of two players, a player with zero points may start a new cause, but the opponent has already won.',
    rules: ['RB-6.1', 'RB-6.2'],
    status: 'ruled',
    why: 'the program first checks whether a player has won, so in a match of two players nobody can start a new cause. Otherwise nobody could win by taking all points of the opponent.',
    shown: {
      given: 'ada acts before ben, who has 19 points',
      from: () => position({ points: { ben: 19 } }),
      play: BLOW,
      events: [{ type: 'match-ended' }],
      outcome: { winner: 'ada', reason: 'last-with-points' },
      refused: { 'ben start-new-cause': 'match-over' },
    },
  },
  {
    at: NOT_PRINTED,
    says: 'A match ends after 200 turns.',
    rules: ['RB-6.3'],
    status: 'ruled',
    why: 'after the last turn the match is a draw. Without a limit, a match of players who only pass would never end.',
    option: 'maxTurns',
    shown: {
      given: 'turn 200; ada acts before ben',
      from: () => position({ turn: 200 }),
      play: ['ada pass', 'ben pass'],
      events: [{ type: 'match-ended' }],
      outcome: { kind: 'draw', reason: 'turn-limit' },
    },
  },
  {
    at: NOT_PRINTED,
    says: 'A player may concede.',
    rules: ['RB-6.4'],
    status: 'ruled',
    why: 'every game of this library allows players to concede. A player who concedes loses all points and makes no more decisions.',
    shown: {
      given: 'ada acts before ben and cleo',
      from: () => position(THREE),
      play: ['ada concede'],
      events: [{ type: 'player-conceded', player: 'ada' }],
      refused: { 'ben attempt legal-force mild ada': 'target-fallen' },
    },
  },
  {
    at: NOT_PRINTED,
    says: 'An option forbids force against other players in the first turns.',
    rules: ['RB-3.1'],
    status: 'ruled',
    why: 'some groups of players do not want anyone to lose all points early, so players can choose a truce. By default there is no truce.',
    option: 'truce',
    shown: {
      given: 'the option `truce: 1`; ada acts before ben',
      from: () => position({ options: { truce: 1 } }),
      refused: { 'ada attempt legal-force mild ben': 'truce' },
      legal: ['ada attempt legal-force mild cause'],
    },
  },
  {
    at: NOT_PRINTED,
    says: 'The decks need not have all thirteen ranks.',
    rules: ['RB-1.1'],
    status: 'ruled',
    why: 'a scenario contains the two tables that are lost in the source, and it can also give the ranks in the decks.',
    option: 'scenario.pack',
    shown: {
      given: 'a custom scenario with a deck of sevens, jacks, queens and kings; ada acts before ben',
      from: () => position({ options: { scenario: { ...defaultScenario, pack: ['7', 'jack', 'queen', 'king'] } } }),
      play: [ATTACK],
      legal: [card('7-of-hearts')],
      refused: { [card('2-of-hearts')]: 'not-an-outcome' },
    },
  },
  {
    at: NOT_PRINTED,
    says: 'All players can see the points, the number of cards and the face-up cards of each player.',
    rules: ['RB-7.1'],
    status: 'ruled',
    why: 'when people play at a table, everybody can see this information.',
    shown: {
      ...ACTING,
      play: [...TEN_POINTS, card('jack-of-clubs')],
      value: {
        of: 'ada’s data, as ben sees them',
        read: (state) => game.view(state, 'ben').table.holdings[0],
        is: { points: 19, cause: { down: 9, up: ['jack-of-clubs'], seen: ['jack-of-clubs'] } },
      },
    },
  },
]);

/** The number of cards that can be drawn, and the number of jokers among them. */
function deckSize(state: RevoltState): readonly [number, number] {
  return [game.chanceOutcomes(state).reduce((sum, { weight }) => sum + weight, 0), weightOf(state, 'joker')];
}

/** The number of cards with the given name among the cards that can be drawn. */
function weightOf(state: RevoltState, name: StandardCard): number {
  return game.chanceOutcomes(state).find(({ action }) => game.format(action) === card(name))?.weight ?? 0;
}

function faceUp(state: RevoltState): readonly string[] {
  return holdingOf(state, 'ada').cause.up;
}

/** An attempt that fails because of a joker, and the points that the penalty card then costs. */
function penaltyOf(penalty: StandardCard, lost: number): Shown<RevoltingBehaviour> {
  return {
    ...ACTING,
    play: [ATTACK, card('joker'), card(penalty)],
    events: [{ type: 'penalty-paid', card: penalty, lost, points: 19 - lost }],
  };
}

/** Returns a row in which a moderate action succeeds with a card that has the suit of the action. */
function suitRow(says: string, activity: Activity): Row<RevoltingBehaviour> {
  const target = activity.endsWith('force') ? 'cause' : '-';
  return {
    at: ACTIONS,
    says,
    rules: ['RB-3.1', 'RB-3.3'],
    status: 'as printed',
    shown: {
      ...ACTING,
      play: [`ada attempt ${activity} moderate ${target}`, card(`2-of-${SUIT_OF[activity]}`)],
      events: [{ type: 'attempt-made', activity }, { type: 'attempt-succeeded' }],
    },
  };
}

function benefitsValue(activity: Activity, is: readonly number[]): NonNullable<Shown<RevoltingBehaviour>['value']> {
  return {
    of: `points for mild, moderate and severe ${activity.replaceAll('-', ' ')}`,
    read: ({ setup }) => SEVERITIES.map((severity) => benefitOf(setup.scenario, { activity, severity })),
    is,
  };
}
