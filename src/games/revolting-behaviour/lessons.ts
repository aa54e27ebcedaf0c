import type { Lesson } from '../../manifest/lesson.ts';
import type { RevoltingBehaviour } from './rules/types.ts';

const FIRST = ['chance lot ada'];

/** The lessons of the game, the easiest first. */
export const lessons: readonly Lesson<RevoltingBehaviour>[] = [
  {
    id: 'raise-funds',
    player: 'ada',
    options: {},
    position: FIRST,
    seed: 'raise funds 4',
    texts: {
      en: {
        title: 'Raise funds',
        task: 'You play Ada. Each card costs points, and half of all cards fulfil a mild legal attempt. Attempt to raise funds, and draw cards until the attempt succeeds.',
      },
      de: {
        title: 'Geld sammeln',
        task: 'Du spielst Ada. Jede Karte kostet Punkte, und die Hälfte aller Karten erfüllt einen leichten legalen Versuch. Versuche, Geld zu sammeln, und ziehe Karten, bis der Versuch gelingt.',
      },
    },
    isSolved: (_, events) => events.some((event) => event.type === 'attempt-succeeded' && event.kind === 'resource'),
    solution: ['ada attempt legal-fund-raising mild -', 'ada draw-on'],
  },
  {
    id: 'overcome',
    player: 'ada',
    options: {},
    position: FIRST,
    seed: 'overcome 12',
    texts: {
      en: {
        title: 'Overcome a card of the Cause',
        task: 'You play Ada. Successful force brings action points. They attack your Cause at once and cannot be saved. A moderate attempt brings ten action points, which are enough for most cards. Overcome at least one card.',
      },
      de: {
        title: 'Eine Karte der Sache überwinden',
        task: 'Du spielst Ada. Gelungene Gewalt bringt Aktionspunkte. Sie greifen sofort deine Sache an und können nicht aufgehoben werden. Ein mittlerer Versuch bringt zehn Aktionspunkte, genug für die meisten Karten. Überwinde mindestens eine Karte.',
      },
    },
    isSolved: (_, events) => events.some((event) => event.type === 'cause-card-overcome' && event.player === 'ada'),
    solution: ['ada attempt legal-force moderate cause', 'ada draw-on'],
  },
  {
    id: 'last-card',
    player: 'ada',
    options: { causeSize: 1 },
    position: FIRST,
    seed: 'last card 3',
    texts: {
      en: {
        title: 'Win with the last card',
        task: 'You play Ada, and your Cause has one card left. A player whose Cause is empty wins. Compare the odds shown beside the attempts, choose an attempt, and overcome the card.',
      },
      de: {
        title: 'Mit der letzten Karte gewinnen',
        task: 'Du spielst Ada, und deine Sache hat nur noch eine Karte. Wer die eigene Sache überwindet, gewinnt. Vergleiche die Chancen neben den Versuchen, wähle einen Versuch, und überwinde die Karte.',
      },
    },
    isSolved: (_, events) =>
      events.some(
        (event) => event.type === 'match-ended' && event.outcome.kind === 'win' && event.outcome.winner === 'ada',
      ),
    solution: ['ada attempt legal-force moderate cause', 'ada draw-on'],
  },
];
