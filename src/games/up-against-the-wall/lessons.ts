import type { Lesson } from '../../manifest/lesson.ts';
import { defaultScenario } from './rules/scenario.ts';
import type { Uaw } from './rules/types.ts';

/** Actions after which the radicals have placed their first pieces, and the administration has drawn a card. */
const ANSWER = [
  'chance draw rap-brown',
  'radicals use-card rap-brown',
  'radicals deploy uncommitted-students 3',
  'radicals deploy harlem-community 3',
  'radicals deploy black-students 5',
  'chance draw new-york-times',
];

/** The lessons of the game, the easiest first. */
export const lessons: readonly Lesson<Uaw>[] = [
  {
    id: 'first-card',
    player: 'radicals',
    options: {},
    position: ['chance draw rap-brown'],
    seed: 'first card',
    texts: {
      en: {
        title: 'A card and many pieces',
        task: 'You play the radicals. Use your card: it brings another piece. Then put six of your eleven pieces on one track and the other five on another track. Then the administration cannot easily attack them at good odds.',
      },
      de: {
        title: 'Eine Karte und viele Steine',
        task: 'Du spielst die Radikalen. Spiele deine Karte: Sie bringt einen Stein mehr. Setze dann sechs deiner elf Steine auf eine Leiste und die anderen fünf auf eine zweite. Dann kann die Universitätsleitung sie nicht leicht mit gutem Verhältnis angreifen.',
      },
    },
    isSolved: (_, events) =>
      events.some((event) => event.type === 'card-used' && event.player === 'radicals') &&
      events.some((event) => event.type === 'pieces-deployed' && event.player === 'radicals' && event.count >= 6),
    solution: ['radicals use-card rap-brown', 'radicals deploy harlem-community 5', 'radicals deploy black-students 6'],
  },
  {
    id: 'three-to-one',
    player: 'administration',
    options: {},
    position: ANSWER,
    seed: 'three to one',
    texts: {
      en: {
        title: 'Attack at odds of 3-1 and clear the track',
        task: 'You play the administration. Use your card, and put enough pieces on one track to attack at odds of exactly 3-1. When the track has no radical pieces left, move its counter towards Low Library.',
      },
      de: {
        title: 'Im Verhältnis 3-1 angreifen und die Leiste räumen',
        task: 'Du spielst die Universitätsleitung. Spiele deine Karte, und setze so viele Steine auf eine Leiste, dass du im Verhältnis von genau 3-1 angreifst. Wenn auf der Leiste kein Stein der Radikalen mehr steht, rücke ihren Marker in Richtung Low Library.',
      },
    },
    isSolved: (_, events) =>
      events.some(
        (event) => event.type === 'attack-made' && event.player === 'administration' && event.odds === '3-1',
      ) && events.some(({ type }) => type === 'counter-moved'),
    solution: [
      'administration use-card new-york-times',
      'administration deploy uncommitted-students 9',
      'administration deploy harlem-community 1',
      'administration attack uncommitted-students',
      'administration advance uncommitted-students',
    ],
  },
  {
    id: 'last-move',
    player: 'administration',
    options: { scenario: { ...defaultScenario, plot: { radicals: [9], administration: [12] } } },
    position: [
      'chance draw rap-brown',
      'radicals use-card rap-brown',
      'radicals deploy trustees 2',
      'radicals deploy uncommitted-students 4',
      'radicals deploy harlem-community 4',
      'chance draw new-york-times',
    ],
    seed: 'last move',
    texts: {
      en: {
        title: 'Win with the last move',
        task: 'You play the administration and have the last move of the match. Both sides have 19 points, so the side that gains a single point wins. Choose your tracks, attack, move a counter, and end your attacks.',
      },
      de: {
        title: 'Mit dem letzten Spielzug gewinnen',
        task: 'Du spielst die Universitätsleitung und hast den letzten Spielzug der Partie. Beide Seiten haben 19 Punkte: Wer einen Punkt dazugewinnt, siegt. Wähle deine Leisten, greife an, rücke einen Marker, und beende deine Angriffe.',
      },
    },
    isSolved: (_, events) =>
      events.some(
        (event) =>
          event.type === 'match-ended' && event.outcome.kind === 'win' && event.outcome.winner === 'administration',
      ),
    solution: [
      'administration use-card new-york-times',
      'administration deploy trustees 8',
      'administration deploy harlem-community 9',
      'administration attack harlem-community',
      'administration advance harlem-community',
      'administration attack trustees',
      'administration advance trustees',
    ],
  },
];
