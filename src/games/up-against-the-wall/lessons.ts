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
        task: 'You play the radicals. Use your card: it brings another piece. Then put six of your eleven pieces on one track and the others on another, so that the administration cannot easily attack them at good odds.',
      },
      de: {
        title: 'Eine Karte und viele Figuren',
        task: 'Du spielst die Radikalen. Benutze deine Karte: Sie bringt eine Figur mehr. Stelle dann sechs deiner elf Figuren auf eine Bahn und die anderen auf eine zweite, damit die Verwaltung sie nicht leicht mit guten Chancen angreifen kann.',
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
        title: 'Attack at 3-1 and clear the track',
        task: 'You play the administration. Use your card, and put so many pieces on one track that you attack at exactly 3-1. When no defender is left, move the counter towards Low Library.',
      },
      de: {
        title: 'Mit 3-1 angreifen und die Bahn räumen',
        task: 'Du spielst die Verwaltung. Benutze deine Karte, und stelle so viele Figuren auf eine Bahn, dass du mit genau 3-1 angreifst. Wenn kein Verteidiger übrig ist, versetze den Zähler in Richtung Low Library.',
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
        title: 'Mit dem letzten Zug gewinnen',
        task: 'Du spielst die Verwaltung und hast den letzten Zug der Partie. Beide Seiten haben 19 Punkte: Wer einen Punkt dazugewinnt, siegt. Wähle deine Bahnen, greife an, versetze einen Zähler, und beende deine Angriffe.',
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
