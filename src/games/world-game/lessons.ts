import type { Lesson } from '../../manifest/lesson.ts';
import { defaultScenario } from './rules/scenario.ts';
import type { WorldGame } from './rules/types.ts';

const options = { diplomacyRounds: 0 };

/** The lessons of the game, the easiest first. */
export const lessons: readonly Lesson<WorldGame>[] = [
  {
    id: 'battle',
    player: 'A',
    options,
    position: [],
    seed: 'battle',
    texts: {
      en: {
        title: 'An attack that becomes a battle',
        task: 'You play A, with 3000 points. An attack that does not exceed the points of the target is lost at once. Read the reports of your spies, and attack with enough points to make a battle certain.',
      },
      de: {
        title: 'Ein Angriff, der zur Schlacht führt',
        task: 'Du spielst A mit 3000 Punkten. Ein Angriff, der die Punkte des Ziels nicht übersteigt, ist sofort verloren. Lies die Berichte deiner Spione, und greife mit so vielen Punkten an, dass es sicher zur Schlacht kommt.',
      },
    },
    isSolved: (_, events) => events.some((event) => event.type === 'battle-joined' && event.country === 'A'),
    solution: ['A attack-with E 2000'],
  },
  {
    id: 'aid',
    player: 'B',
    options,
    position: ['A attack-with E 2000'],
    seed: 'aid',
    texts: {
      en: {
        title: 'Aid that saves a country',
        task: 'You play B. A has staked 2000 points against E, and your spies report that E has 1500 to 1999 points. Lend E enough points to exceed the stake of A, even if E has only 1500 points.',
      },
      de: {
        title: 'Hilfe, die ein Land rettet',
        task: 'Du spielst B. A hat 2000 Punkte gegen E gesetzt, und deine Spione melden, dass E 1500 bis 1999 Punkte hat. Leihe E so viele Punkte, dass E den Einsatz von A übertreffen kann, auch wenn E nur 1500 Punkte hat.',
      },
    },
    isSolved: (_, events) =>
      events.some(
        (event) => event.type === 'points-lent' && event.country === 'B' && event.to === 'E' && event.points > 500,
      ),
    solution: ['B lend 501'],
  },
  {
    id: 'war',
    player: 'A',
    options: { ...options, scenario: { ...defaultScenario, countries: defaultScenario.countries.slice(0, 2) } },
    position: [],
    seed: 'war',
    texts: {
      en: {
        title: 'Win a war',
        task: 'You play A, and B is the only other country. The last country in play wins. Attack with so many points that B cannot counter-attack, even if B has the highest number of points in the reports of your spies.',
      },
      de: {
        title: 'Einen Krieg gewinnen',
        task: 'Du spielst A, und B ist das einzige andere Land. Das letzte Land im Spiel gewinnt. Greife mit so vielen Punkten an, dass B nicht zurückschlagen kann, auch wenn B die höchste Zahl von Punkten hat, die deine Spione melden.',
      },
    },
    isSolved: (_, events) =>
      events.some(
        (event) => event.type === 'match-ended' && event.outcome.kind === 'win' && event.outcome.winner === 'A',
      ),
    solution: ['A attack-with B 3000'],
  },
];
