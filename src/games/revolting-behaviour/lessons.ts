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
        task: 'You play Ada. Each card costs points, and half of all cards fulfil a mild legal attempt. Raise funds, and draw until you succeed.',
      },
      de: {
        title: 'Geld sammeln',
        task: 'Du spielst Ada. Jede Karte kostet Punkte, und die Hälfte aller Karten erfüllt einen milden legalen Versuch. Sammle Geld, und ziehe, bis es gelingt.',
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
        task: 'You play Ada. Force brings action points, which attack your Cause at once and are not saved. A moderate success brings ten, enough for most cards. Overcome at least one card.',
      },
      de: {
        title: 'Eine Karte der Sache überwinden',
        task: 'Du spielst Ada. Gewalt bringt Aktionspunkte. Sie greifen sofort deine Sache an und werden nicht aufgehoben. Ein gemäßigter Erfolg bringt zehn, genug für die meisten Karten. Überwinde mindestens eine Karte.',
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
        task: 'You play Ada, and your Cause has one card left. A player whose Cause is empty wins. Choose the attempt, watch the odds beside it, and overcome the card.',
      },
      de: {
        title: 'Mit der letzten Karte gewinnen',
        task: 'Du spielst Ada, und deine Sache hat nur noch eine Karte. Wer die eigene Sache überwindet, gewinnt. Wähle den Versuch, achte auf die Chancen daneben, und überwinde die Karte.',
      },
    },
    isSolved: (_, events) =>
      events.some(
        (event) => event.type === 'match-ended' && event.outcome.kind === 'win' && event.outcome.winner === 'ada',
      ),
    solution: ['ada attempt legal-force moderate cause', 'ada draw-on'],
  },
];
