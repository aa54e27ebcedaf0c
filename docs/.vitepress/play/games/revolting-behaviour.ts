import { svg } from 'countersheet/pictures';
import { drawing } from 'countersheet/pictures/revolting-behaviour';
import { type RevoltingBehaviour, revoltingBehaviour as game } from 'countersheet/revolting-behaviour';
import { revoltingBehaviour as words } from 'countersheet/words/en';
import type { Playable } from '../playable.ts';

export const playable = {
  game,
  words,
  picture: (shown, settings) => svg(drawing, shown, settings),
  options: [
    { key: 'players', label: 'Players, two to eight words', rule: 'RB-2.1', kind: 'names', usual: 'ada ben' },
    { key: 'causeSize', label: 'Cards of a Cause', rule: 'RB-1.2', kind: 'number', least: 1, most: 30, usual: 10 },
    { key: 'jokers', label: 'Jokers in each pack', rule: 'RB-1.1', kind: 'number', least: 0, most: 4, usual: 2 },
    { key: 'truce', label: 'Turns of truce', rule: 'RB-3.1', kind: 'number', least: 0, most: 1000, usual: 0 },
    { key: 'maxTurns', label: 'Draw after turn', rule: 'RB-6.3', kind: 'number', least: 1, most: 1000, usual: 200 },
  ],
  startWorker: () => new Worker(new URL('../workers/revolting-behaviour.ts', import.meta.url), { type: 'module' }),
} satisfies Playable<RevoltingBehaviour>;
