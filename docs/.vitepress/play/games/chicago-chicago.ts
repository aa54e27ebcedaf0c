import { type Chicago, chicagoChicago as game } from 'countersheet/chicago-chicago';
import { svg } from 'countersheet/pictures';
import { drawing } from 'countersheet/pictures/chicago-chicago';
import { chicagoChicago as words } from 'countersheet/words/en';
import type { Playable } from '../playable.ts';

export const playable = {
  game,
  words,
  picture: (shown, settings) => svg(drawing, shown, settings),
  options: [
    {
      key: 'unengaged',
      label: 'Parks that the police leave alone cost points',
      rule: 'CC-4.10',
      kind: 'choice',
      values: [
        ['once', 'once a turn'],
        ['per-park', 'for each park'],
      ],
    },
  ],
  startWorker: () => new Worker(new URL('../workers/chicago-chicago.ts', import.meta.url), { type: 'module' }),
} satisfies Playable<Chicago>;
