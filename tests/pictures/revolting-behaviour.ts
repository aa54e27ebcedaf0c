/** Positions of *Revolting Behaviour!* to draw. */
import { defaultScenario, revoltingBehaviour as game } from '../../src/games/revolting-behaviour/rules/index.ts';
import type { RevoltingBehaviour } from '../../src/games/revolting-behaviour/rules/types.ts';
import { renderer, referenceTables } from '../../src/games/revolting-behaviour/picture/index.ts';
import { type Label, messages as en } from '../../src/games/revolting-behaviour/messages/en.ts';
import { messages as de } from '../../src/games/revolting-behaviour/messages/de.ts';
import { type Gallery, mover } from './positions.ts';

const EIGHT = ['ada', 'ben', 'chloé', 'dmitri', 'eve', 'player-with-a-very-long-name-in-the-row', 'gül', 'hugo'];

const player = mover(game);

export const revoltingBehaviour: Gallery<RevoltingBehaviour, Label> = {
  game,
  renderer,
  messages: { en, de },
  cases: [
    { name: 'start', actions: 0, viewer: player, isPlayable: true },
    { name: 'attempt', seed: 4, actions: 6, viewer: player, isPlayable: true },
    { name: 'attempt-print', seed: 4, actions: 9, viewer: player, isPlayable: true, settings: { theme: 'print' } },
    { name: 'attempt-tall', seed: 4, actions: 11, viewer: player, isPlayable: true, settings: { layout: 'tall' } },
    { name: 'middle-dark', seed: 4, actions: 14, settings: { colorScheme: 'dark' } },
    { name: 'middle-print-dark', seed: 8, actions: 12, settings: { colorScheme: 'dark', theme: 'print' } },
    { name: 'eight', actions: 0, options: { players: EIGHT } },
    {
      name: 'eight-later',
      actions: 40,
      options: { players: EIGHT },
      viewer: player,
      isPlayable: true,
      settings: { theme: 'print' },
    },
    {
      name: 'eight-tall',
      actions: 60,
      options: { players: EIGHT },
      settings: { layout: 'tall', keyboard: 'everything' },
    },
    { name: 'three-long-causes', actions: 17, options: { players: ['x', 'y', 'z'], causeSize: 30, jokers: 4 } },
    {
      name: 'hostile',
      actions: 3,
      options: {
        scenario: {
          ...defaultScenario,
          name: '<script>alert(1)</script> & "tables"',
          severe: { ...defaultScenario.severe, 'legal-force': ['king'] },
        },
      },
    },
    { name: 'end', actions: Infinity, settings: { theme: 'print', layout: 'tall' } },
    { name: 'german', actions: 30, viewer: player, isPlayable: true, isGerman: true },
  ],
  tables: (labels) => referenceTables(game.setup().setup, labels),
};
