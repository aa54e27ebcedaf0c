/** Positions of *Chicago-Chicago!* to draw. */
import { chicagoChicago as game, defaultScenario, type Scenario } from '../../src/games/chicago-chicago/rules/index.ts';
import type { Chicago } from '../../src/games/chicago-chicago/rules/types.ts';
import { renderer, referenceTables } from '../../src/games/chicago-chicago/picture/index.ts';
import { messages as en, type Label } from '../../src/games/chicago-chicago/messages/en.ts';
import { messages as de } from '../../src/games/chicago-chicago/messages/de.ts';
import { type Gallery, mover } from './positions.ts';

const { map: _map, ...withoutMap } = defaultScenario;

const plain = { police: 1, demonstrators: 2 } as const;

/** Areas in a chain that branches. */
const strange: Scenario = {
  ...withoutMap,
  name: 'A town of one’s own: <em>no map</em> & very long names',
  provenance: 'invented',
  areas: [
    { ...plain, id: 'park', name: 'The one park of the whole town, as large as it is', park: 4, box: 'plain' },
    { ...plain, id: 'gate', name: 'Gate', box: 'conditional' },
    { ...plain, id: 'island', name: 'Island' },
    { ...plain, id: 'harbour', name: 'Harbour' },
  ],
  links: [
    ['park', 'gate'],
    ['gate', 'island'],
    ['gate', 'harbour'],
  ],
  parkOrder: ['park'],
};

/** Many areas in a ring. */
const ring: Scenario = {
  ...withoutMap,
  name: 'Thirty areas',
  provenance: 'invented',
  areas: Array.from({ length: 30 }, (_, index) => ({
    ...plain,
    id: `area-${String(index)}`,
    name: `Area ${String(index)}`,
    ...(index % 25 === 0 ? { park: 2 } : {}),
  })),
  links: Array.from(
    { length: 30 },
    (_, index) => [`area-${String(index)}`, `area-${String((index + 1) % 30)}`] as const,
  ),
  parkOrder: ['area-0', 'area-25'],
};

const player = mover(game);

export const chicagoChicago: Gallery<Chicago, Label> = {
  game,
  renderer,
  messages: { en, de },
  cases: [
    { name: 'start', actions: 0, viewer: player, isPlayable: true },
    { name: 'set-up', actions: 12, viewer: player, isPlayable: true, settings: { theme: 'print' } },
    { name: 'set-up-tall', actions: 12, viewer: player, isPlayable: true, settings: { layout: 'tall' } },
    { name: 'marches', actions: 45, viewer: player, isPlayable: true },
    {
      name: 'marches-print-dark',
      actions: 80,
      viewer: player,
      isPlayable: true,
      settings: { theme: 'print', colorScheme: 'dark' },
    },
    { name: 'middle', seed: 3, actions: 550 },
    { name: 'middle-dark-tall', seed: 3, actions: 500, settings: { colorScheme: 'dark', layout: 'tall' } },
    { name: 'late-print', seed: 3, actions: 900, settings: { theme: 'print' }, viewer: player, isPlayable: true },
    { name: 'end', seed: 3, actions: Infinity, settings: { theme: 'print', layout: 'tall', keyboard: 'everything' } },
    { name: 'without-a-map', actions: 60, options: { scenario: withoutMap } },
    { name: 'strange', actions: 8, options: { scenario: strange }, viewer: player, isPlayable: true },
    { name: 'ring-tall', actions: 30, options: { scenario: ring }, settings: { layout: 'tall' } },
    { name: 'german', actions: 30, viewer: player, isPlayable: true, isGerman: true },
  ],
  tables: (labels) => referenceTables(game.setup().setup, labels),
};
