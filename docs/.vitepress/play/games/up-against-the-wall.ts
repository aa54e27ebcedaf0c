import { svg } from 'countersheet/pictures';
import { drawing } from 'countersheet/pictures/up-against-the-wall';
import { type Uaw, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
import { upAgainstTheWall as words } from 'countersheet/words/en';
import type { Playable } from '../playable.ts';

export const playable = {
  game,
  words,
  picture: (shown, settings) => svg(drawing, shown, settings),
  options: [
    {
      key: 'unopposed',
      label: 'Where nobody opposes, a counter',
      rule: 'UW-3.5',
      kind: 'choice',
      values: [
        ['hold', 'holds'],
        ['advance', 'may advance'],
      ],
    },
    {
      key: 'wipeOut',
      label: 'A side is wiped out',
      rule: 'UW-6.2',
      kind: 'choice',
      values: [
        ['support', 'without support'],
        ['combat', 'without pieces'],
        ['off', 'never'],
      ],
    },
  ],
  startWorker: () => new Worker(new URL('../workers/up-against-the-wall.ts', import.meta.url), { type: 'module' }),
} satisfies Playable<Uaw>;
