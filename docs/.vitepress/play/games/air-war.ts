import { type AirWar, airWar as game, VARIANTS, variants } from 'countersheet/air-war';
import { svg } from 'countersheet/pictures';
import { drawing } from 'countersheet/pictures/air-war';
import { airWar as words } from 'countersheet/words/en';
import type { Playable } from '../playable.ts';

const byPlayers = ['players', 'the players'] as const;
const byPreset = ['preset', 'a preset'] as const;

export const playable = {
  game,
  words,
  picture: (shown, settings) => svg(drawing, shown, settings),
  options: [
    {
      key: 'scenario',
      label: 'Game of the report',
      rule: 'AW-1.1',
      kind: 'choice',
      // The first is the default of the rules.
      values: [...VARIANTS]
        .sort((one, other) => Number(other === 'small-three') - Number(one === 'small-three'))
        .map((id) => [id, variants[id].name] as const),
    },
    { key: 'cities', label: 'Cities are placed by', rule: 'AW-2.4', kind: 'choice', values: [byPlayers, byPreset] },
    { key: 'placement', label: 'Units are placed by', rule: 'AW-2.4', kind: 'choice', values: [byPlayers, byPreset] },
    { key: 'maxCycles', label: 'Draw after cycle', rule: 'AW-8.3', kind: 'number', least: 1, most: 1000, usual: 200 },
  ],
  startWorker: () => new Worker(new URL('../workers/air-war.ts', import.meta.url), { type: 'module' }),
} satisfies Playable<AirWar>;
