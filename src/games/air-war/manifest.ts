import type { View } from '../../core/game.ts';
import { defineManifest } from '../../manifest/manifest.ts';
import { hexBoard } from './rules/hexes.ts';
import { airWar } from './rules/game.ts';
import { balancedOptions } from './rules/scenario.ts';
import { VARIANTS } from './rules/scenario-shape.ts';
import type { AirWar } from './rules/types.ts';

/** *Some Air War Games*: rules, presets, bots, messages and picture. */
export const manifest = /* @__PURE__ */ defineManifest<AirWar>({
  game: airWar,
  about: {
    designer: 'R. L. Wine and R. M. Thrall',
    year: 1953,
    source: 'report of the University of Michigan, May 1953',
    players: [2, 2],
    minutes: 120,
    guide: 'https://github.com/countersheet/countersheet/blob/main/docs/learn/air-war.md',
    rules: 'https://github.com/countersheet/countersheet/blob/main/docs/rules/air-war.md',
  },
  // The seven games of the report, in which the scenario places the units. In `as-printed`, the players place the
  // units, and the number of cycles is not limited.
  presets: {
    ...Object.fromEntries(VARIANTS.map((scenario) => [scenario, { scenario, placement: 'scenario' as const }])),
    'as-printed': { maxCycles: null },
    'for-play': balancedOptions,
  },
  defaultPreset: 'for-play',
  options: ['scenario', 'cities', 'placement', 'maxCycles'],
  aims: ['AW-8.1', 'AW-8.3'],
  bots: () => import('./bots/index.ts'),
  observation: () => import('./observation.ts'),
  messages: { en: () => import('./messages/en.ts'), de: () => import('./messages/de.ts') },
  picture: () => import('./picture/index.ts'),
  groupOrders: () => import('./group-orders.ts'),
  lessons: () => import('./lessons.ts'),
  controls: {
    concede: 'concede',
    commit: 'commit',
    lists: { cities: 'place-city', flights: 'fly', moves: 'move', aims: 'aim' },
  },
  demo: { bots: ['strategist', 'defender'], showsTableBefore: ['city-taken', 'match-ended'] },
  ownSecrets: ordersWithNames,
});

/** The properties of an order that contain the number of a field. */
const FIELDS: readonly string[] = ['field', 'from', 'to'];

/** Returns the viewer's written orders, with the names of fields instead of their numbers. */
function ordersWithNames({ setup, own = {} as AirWar['secret'] }: View<AirWar>): object {
  const { columns, rows } = setup.scenario.board;
  const { names } = hexBoard(columns, rows);
  const withNames = (order: object): object =>
    Object.fromEntries(
      Object.entries(order).map(([key, value]) => [key, FIELDS.includes(key) ? names[value as number] : value]),
    );
  return Object.fromEntries(Object.entries(own).map(([part, orders]) => [part, orders.map(withNames)]));
}
