import { type Chicago, chicagoChicago as game, defaultScenario, rulebook } from 'countersheet/chicago-chicago';
import { drawing } from 'countersheet/chicago-chicago/picture';
import { messages as words } from 'countersheet/chicago-chicago/messages/en';
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
    about: 'August 1968: demonstrators march on the convention, the police had better not shoot.',
    names: {
      demonstrators: { name: 'the demonstrators', isMany: true },
      police: { name: 'the police', isMany: true },
    },
    scenarios: { [defaultScenario.name]: {} },
    options: {
      scenario: { label: 'Scenario' },
      loneRemoval: {
        label: 'A unit alone of which a share is removed',
        rule: 'CC-4.9',
        values: { levels: 'falls a level', removed: 'is removed' },
      },
      unengaged: {
        label: 'Parks that the police leave alone cost points',
        rule: 'CC-4.10',
        values: { once: 'once a turn', 'per-park': 'for each park' },
      },
    },
  },
  inGerman: async () => (await import('../german/chicago-chicago.ts')).telling,
  startWorker: () => new Worker(new URL('../workers/chicago-chicago.ts', import.meta.url), { type: 'module' }),
} satisfies Playable<Chicago>;
