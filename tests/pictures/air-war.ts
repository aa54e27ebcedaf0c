/** Positions of *Some Air War Games* to draw. */
import { airWar as game } from '../../src/games/air-war/rules/index.ts';
import type { VariantId } from '../../src/games/air-war/rules/scenario-shape.ts';
import type { AirWar } from '../../src/games/air-war/rules/types.ts';
import { renderer, referenceTables } from '../../src/games/air-war/picture/index.ts';
import { type Label, messages as en } from '../../src/games/air-war/messages/en.ts';
import { messages as de } from '../../src/games/air-war/messages/de.ts';
import { type Gallery, mover } from './positions.ts';

/** Options with which the scenario places the cities and the units. */
function placed(scenario: VariantId): { scenario: VariantId; cities: 'scenario'; placement: 'scenario' } {
  return { scenario, cities: 'scenario', placement: 'scenario' };
}

const player = mover(game);

export const airWar: Gallery<AirWar, Label> = {
  game,
  renderer,
  messages: { en, de },
  cases: [
    { name: 'large-six', actions: 0, options: placed('large-six') },
    { name: 'large-three-print', actions: 0, options: placed('large-three'), settings: { theme: 'print' } },
    { name: 'large-unequal-tall', actions: 0, options: placed('large-unequal'), settings: { layout: 'tall' } },
    {
      name: 'large-salient',
      actions: 0,
      options: placed('large-salient'),
      settings: { colorScheme: 'dark', theme: 'print' },
    },
    { name: 'small-three', actions: 0, options: placed('small-three'), viewer: player, isPlayable: true },
    { name: 'small-two-back', actions: 0, options: placed('small-two-back'), settings: { colorScheme: 'dark' } },
    { name: 'small-unequal', actions: 3, options: placed('small-unequal') },
    { name: 'cities', actions: 1, viewer: () => 'A', isPlayable: true },
    {
      name: 'placement-tall',
      actions: 8,
      options: { cities: 'scenario' },
      viewer: () => 'A',
      settings: { layout: 'tall' },
    },
    {
      name: 'orders-print',
      actions: 20,
      options: placed('small-three'),
      viewer: () => 'B',
      settings: { theme: 'print' },
    },
    { name: 'fight', actions: 600, options: placed('small-three'), viewer: () => 'A' },
    {
      name: 'end-tall',
      actions: 900,
      options: { ...placed('small-three'), maxCycles: 4 },
      settings: { layout: 'tall', theme: 'print' },
    },
    {
      name: 'german',
      actions: 20,
      options: placed('small-three'),
      viewer: player,
      isPlayable: true,
      isGerman: true,
    },
  ],
  tables: (labels) => referenceTables(game.setup(placed('large-six')).setup, labels),
};
