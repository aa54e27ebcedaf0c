import type { Lesson } from '../../manifest/lesson.ts';
import type { Chicago } from './rules/types.ts';

const SET_UP = ['demonstrators default-set-up', 'police default-set-up'];

/** The lessons of the game, the easiest first. */
export const lessons: readonly Lesson<Chicago>[] = [
  {
    id: 'release',
    player: 'demonstrators',
    options: {},
    position: SET_UP,
    seed: 'release',
    texts: {
      en: {
        title: 'March, and release a box',
        task: 'You play the demonstrators. Platoons may leave a conditional box only after your groups have come near the box. March from Lincoln Park until a conditional box is released.',
      },
      de: {
        title: 'Marschieren und einen Kasten freigeben',
        task: 'Du spielst die Demonstranten. Trupps dürfen einen bedingten Kasten erst verlassen, nachdem deine Gruppen in die Nähe gekommen sind. Marschiere vom Lincoln Park aus, bis ein bedingter Kasten freigegeben ist.',
      },
    },
    isSolved: (_, events) => events.some(({ type }) => type === 'box-released'),
    solution: ['demonstrators march level-1 ["lincoln-park","old-town","rush-street"] 2 false'],
  },
  {
    id: 'score',
    player: 'demonstrators',
    options: {},
    position: SET_UP,
    seed: 'score',
    texts: {
      en: {
        title: 'Attack at odds of 3-1 or better, and score points',
        task: 'You play the demonstrators. Move groups into an area with police, end your step, and start a conflict at odds of 3-1 or better. Score points in this conflict: these points raise your exposure index.',
      },
      de: {
        title: 'Im Verhältnis 3-1 oder besser angreifen und punkten',
        task: 'Du spielst die Demonstranten. Ziehe Gruppen in ein Gebiet mit Polizei, beende deinen Schritt, und beginne einen Konflikt im Verhältnis 3-1 oder besser. Mache in diesem Konflikt Punkte: Sie erhöhen deinen Index.',
      },
    },
    isSolved: (_, events) =>
      events.some((event) => event.type === 'conflict-started' && event.attackers >= 3 * event.defenders) &&
      events.some((event) => event.type === 'points-scored' && event.player === 'demonstrators'),
    solution: [
      'demonstrators move level-1 lincoln-park old-town 3',
      'demonstrators halt',
      'demonstrators end-step',
      'demonstrators confront old-town',
    ],
  },
  {
    id: 'park',
    player: 'police',
    options: {},
    position: [
      'demonstrators gather grant-west',
      'police default-set-up',
      'demonstrators move level-1 grant-west michigan-avenue 3',
      'demonstrators halt',
      'demonstrators end-step',
      'demonstrators end-step',
    ],
    seed: 'park 3',
    texts: {
      en: {
        title: 'Attack demonstrators in a park',
        task: 'You play the police. Demonstrators camp in the park Grant West, beside the Conrad Hilton, where your best units wait. Platoons in boxes never attack. Move units that are outside boxes into the park, end your step, attack with HARASS or ASSAULT, and score points.',
      },
      de: {
        title: 'Demonstranten in einem Park angreifen',
        task: 'Du spielst die Polizei. Demonstranten lagern im Park Grant West, neben dem Conrad Hilton, wo deine besten Einheiten warten. Trupps in Kästen greifen nie an. Schicke Einheiten, die nicht in Kästen stehen, in den Park, beende deinen Schritt, greife mit HARASS oder ASSAULT an, und mache Punkte.',
      },
    },
    isSolved: (_, events) =>
      events.some(
        (event) => event.type === 'points-scored' && event.player === 'police' && event.reason === 'conflict',
      ),
    solution: [
      'police move level-1 conrad-hilton grant-west 9',
      'police halt',
      'police move tac conrad-hilton grant-west 6',
      'police halt',
      'police end-step',
      'police engage grant-west assault',
    ],
  },
];
