import { type AirWar, airWar as game, rulebook, VARIANTS, variants } from 'countersheet/air-war';
import { drawing } from 'countersheet/air-war/picture';
import { messages as words } from 'countersheet/air-war/messages/en';
import { english as phrases } from '../phrases.ts';
import type { Playable } from '../playable.ts';
import { drawn } from '../telling.ts';

const placer = { players: 'the players', preset: 'a preset' } as const;

/** The games of the report; the first is the default of the rules. */
export const IDS = [...VARIANTS].sort((one, other) => Number(other === 'small-three') - Number(one === 'small-three'));

export const playable = {
  game,
  telling: {
    phrases,
    words,
    rulebook,
    picture: drawn(drawing),
    about: '1953: two players write secret orders for units that march and fly. No dice.',
    names: {},
    scenarios: Object.fromEntries(IDS.map((scenario) => [variants[scenario].name, { scenario }])),
    options: {
      scenario: { label: 'Game of the report', rule: 'AW-1.1' },
      cities: { label: 'Cities are placed by', rule: 'AW-2.4', values: placer },
      placement: { label: 'Units are placed by', rule: 'AW-2.4', values: placer },
      maxCycles: { label: 'Draw after cycle', rule: 'AW-8.3' },
    },
  },
  inGerman: async () => (await import('../german/air-war.ts')).telling,
  startWorker: () => new Worker(new URL('../workers/air-war.ts', import.meta.url), { type: 'module' }),
} satisfies Playable<AirWar>;
