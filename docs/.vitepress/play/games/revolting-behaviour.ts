import { drawing } from 'countersheet/revolting-behaviour/picture';
import { type RevoltingBehaviour, revoltingBehaviour as game, rulebook } from 'countersheet/revolting-behaviour';
import { messages as words } from 'countersheet/revolting-behaviour/messages/en';
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
    about: 'A card game of pushing your luck against the powers that be.',
    names: {},
    scenarios: { 'the reconstructed tables': {} },
    options: {
      players: { label: 'Players, two to eight', rule: 'RB-2.1' },
      jokers: { label: 'Jokers in each pack', rule: 'RB-1.1' },
      causeSize: { label: 'Cards of a Cause', rule: 'RB-1.2' },
      truce: { label: 'Turns of truce', rule: 'RB-3.1' },
      maxTurns: { label: 'Draw after turn', rule: 'RB-6.3' },
      scenario: { label: 'Scenario' },
    },
  },
  inGerman: async () => (await import('../german/revolting-behaviour.ts')).telling,
  startWorker: () => new Worker(new URL('../workers/revolting-behaviour.ts', import.meta.url), { type: 'module' }),
} satisfies Playable<RevoltingBehaviour>;
