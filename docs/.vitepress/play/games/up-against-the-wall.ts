import { drawing } from 'countersheet/up-against-the-wall/picture';
import {
  madeForPlay,
  playScenario,
  rulebook,
  type Uaw,
  upAgainstTheWall as game,
} from 'countersheet/up-against-the-wall';
import { messages as words } from 'countersheet/up-against-the-wall/messages/en';
import { english as phrases } from '../phrases.ts';
import type { Playable } from '../playable.ts';
import { drawn } from '../telling.ts';

export const playable = {
  game,
  telling: {
    phrases,
    words,
    rulebook,
    picture: drawn(drawing),
    about:
      'Columbia, a year after the occupations of 1968: radicals and administration fight for the support of eleven groups.',
    names: {
      radicals: { name: 'the radicals', isMany: true },
      administration: { name: 'the administration', isMany: false },
    },
    scenarios: {
      'seven boxes a track: the reconstruction': {},
      'eleven boxes a track': { scenario: playScenario },
      'made for play: eleven boxes, counters may advance': madeForPlay,
    },
    options: {
      scenario: { label: 'Board', rule: 'UW-1.2' },
      pieces: {
        label: 'From move to move, pieces',
        rule: 'UW-1.3',
        values: { stay: 'stay on the board', anew: 'are placed anew' },
      },
      replaced: {
        label: 'A card that goes back into the deck',
        rule: 'UW-5.3',
        values: { shown: 'is shown to all', hidden: 'is seen by its drawer alone' },
      },
      unopposed: {
        label: 'Where nobody opposes, a counter',
        rule: 'UW-3.5',
        values: { hold: 'holds', advance: 'may advance' },
      },
      wipeOut: {
        label: 'A side is wiped out',
        rule: 'UW-6.2',
        values: { support: 'without support', combat: 'without pieces', off: 'never' },
      },
    },
  },
  inGerman: async () => (await import('../german/up-against-the-wall.ts')).telling,
  startWorker: () => new Worker(new URL('../workers/up-against-the-wall.ts', import.meta.url), { type: 'module' }),
} satisfies Playable<Uaw>;
