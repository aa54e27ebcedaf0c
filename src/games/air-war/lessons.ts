import type { Lesson } from '../../manifest/lesson.ts';
import type { AirWar } from './rules/types.ts';

const options = { cities: 'scenario', placement: 'scenario' } as const;

/** The lessons of the game, the easiest first. */
export const lessons: readonly Lesson<AirWar>[] = [
  {
    id: 'mass',
    player: 'A',
    options,
    position: [],
    seed: 'mass',
    texts: {
      en: {
        title: 'Move units together',
        task: 'You play A. Units that arrive one by one are killed one by one. Write moves that bring three of your units to one field, and commit. A field holds at most three of your units.',
      },
      de: {
        title: 'Einheiten gemeinsam bewegen',
        task: 'Du spielst A. Einheiten, die einzeln ankommen, fallen einzeln. Schreibe Bewegungen, die drei deiner Einheiten auf ein Feld bringen, und lege dich fest. Ein Feld fasst höchstens drei deiner Einheiten.',
      },
    },
    isSolved: ({ table }, events) =>
      events.some(({ type }) => type === 'units-moved') &&
      table.units.A.some((field, index, all) => all[index + 2] === field),
    solution: ['A move j9 k10 1', 'A move k11 k10 1', 'A commit'],
  },
  {
    id: 'fly',
    player: 'A',
    options,
    position: [],
    seed: 'fly',
    texts: {
      en: {
        title: 'Fly from an airport',
        task: 'You play A. Each airport that you control can send one unit to nearly any field, or up to two units to another airport that you control. Fly from all three airports in one cycle.',
      },
      de: {
        title: 'Von einem Flughafen fliegen',
        task: 'Du spielst A. Jeder deiner Flughäfen kann eine Einheit auf fast jedes Feld schicken, oder bis zu zwei Einheiten zu einem anderen deiner Flughäfen. Fliege in einem Zyklus von allen drei Flughäfen.',
      },
    },
    isSolved: (_, events) =>
      new Set(events.flatMap((event) => (event.type === 'units-flown' && event.player === 'A' ? [event.from] : [])))
        .size >= 3,
    solution: ['A fly d3 k12 1 -', 'A fly k9 k12 1 -', 'A fly r3 k12 1 -', 'A commit'],
  },
  {
    id: 'kill',
    player: 'A',
    options,
    position: [
      'A orders [{"from":"d3","to":"m15","count":1},{"from":"k9","to":"n15","count":1},{"from":"r3","to":"n16","count":1}] []',
      'B commit',
    ],
    seed: 'kill',
    texts: {
      en: {
        title: 'Two shots, one kill',
        task: 'You play A. Two shots kill one unit, and each unit may fire at one adjacent field. Three of your units have flown to fields beside enemy units. Choose their targets so that an enemy unit dies, and commit.',
      },
      de: {
        title: 'Zwei Schüsse, ein Treffer',
        task: 'Du spielst A. Zwei Schüsse treffen eine Einheit, und jede Einheit darf auf ein benachbartes Feld schießen. Drei deiner Einheiten sind auf Felder neben feindlichen Einheiten geflogen. Ziele so, dass eine feindliche Einheit fällt, und lege dich fest.',
      },
    },
    isSolved: (_, events) => events.some((event) => event.type === 'units-killed' && event.player === 'B'),
    solution: ['A aim m15 m16 1', 'A aim n15 m16 1', 'A aim n16 m16 1', 'A commit'],
  },
];
