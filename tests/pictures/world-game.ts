/** Positions of *The World Game* to draw. */
import { type Scenario, worldGame as game } from '../../src/games/world-game/rules/index.ts';
import type { WorldGame } from '../../src/games/world-game/rules/types.ts';
import { renderer, referenceTables } from '../../src/games/world-game/picture/index.ts';
import { type Label, messages as en } from '../../src/games/world-game/messages/en.ts';
import { messages as de } from '../../src/games/world-game/messages/de.ts';
import { type Gallery, mover } from './positions.ts';

function world(count: number, name: (index: number) => string): Scenario {
  return {
    name: `${String(count)} countries <b>&</b> no more`,
    provenance: 'invented',
    notes: '',
    countries: Array.from({ length: count }, (_, index) => ({
      name: name(index),
      points: 500 + 137 * index,
      fort: index % 3 === 0,
    })),
  };
}

const two: Scenario = world(2, (index) => ['Åland’s long-lost kingdom of the islands', 'B'][index]!);
const thirty: Scenario = world(30, (index) => `New Country ${String(index + 1)}`);
const allied: Scenario = {
  ...world(8, (index) => ['Austria', 'Brazil', 'Canada', 'Denmark', 'Egypt', 'France', 'Ghana', 'Haiti'][index]!),
  name: 'Eight countries',
  alliances: [
    { between: ['Austria', 'Egypt'], repay: 2, pledge: 100 },
    { between: ['Brazil', 'Canada'] },
    { between: ['Denmark', 'Haiti'], pledge: 50 },
  ],
};

const player = mover(game);

export const worldGame: Gallery<WorldGame, Label> = {
  game,
  renderer,
  messages: { en, de },
  cases: [
    { name: 'start', actions: 0, viewer: player },
    { name: 'diplomacy-print', actions: 6, viewer: player, isPlayable: true, settings: { theme: 'print' } },
    { name: 'allies', actions: 0, options: { scenario: allied, diplomacyRounds: 0 }, settings: { theme: 'print' } },
    {
      name: 'allies-at-war',
      seed: 5,
      actions: 9,
      options: { scenario: allied, diplomacyRounds: 0 },
      viewer: player,
      isPlayable: true,
    },
    {
      name: 'battle-tall',
      seed: 5,
      actions: 9,
      options: { scenario: allied, diplomacyRounds: 0 },
      settings: { layout: 'tall' },
    },
    {
      name: 'battle-dark',
      seed: 7,
      actions: 14,
      options: { scenario: allied, diplomacyRounds: 0 },
      viewer: player,
      settings: { colorScheme: 'dark' },
    },
    { name: 'two', actions: 3, options: { scenario: two }, viewer: player },
    {
      name: 'two-tall-print',
      actions: 3,
      options: { scenario: two },
      settings: { layout: 'tall', theme: 'print', colorScheme: 'dark' },
    },
    { name: 'thirty', actions: 20, options: { scenario: thirty, diplomacyRounds: 0 } },
    {
      name: 'thirty-tall',
      actions: 20,
      options: { scenario: thirty, diplomacyRounds: 0 },
      settings: { layout: 'tall', keyboard: 'everything' },
    },
    { name: 'no-reports', actions: 4, options: { reportBand: 0, diplomacyRounds: 0 }, viewer: player },
    { name: 'end', actions: Infinity, options: { scenario: allied, diplomacyRounds: 0 }, settings: { theme: 'print' } },
    { name: 'german', actions: 30, viewer: player, isPlayable: true, isGerman: true },
  ],
  tables: (labels) => referenceTables(game.setup().setup, labels),
};
