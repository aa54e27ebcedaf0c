import { drawing } from 'countersheet/world-game/picture';
import { messages as words } from 'countersheet/world-game/messages/en';
import { defaultScenario, rulebook, type WorldGame, worldGame as game } from 'countersheet/world-game';
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
    about: 'Countries with secret points ally, attack, lend and betray.',
    names: {},
    scenarios: { [defaultScenario.name]: {} },
    options: {
      scenario: { label: 'Scenario' },
      reportBand: { label: 'Bands that spies report, 0 for no reports', rule: 'WG-1.4' },
      diplomacyRounds: { label: 'Rounds of diplomacy', rule: 'WG-2.1' },
      alliesMost: { label: 'Alliances of a country', rule: 'WG-2.2' },
      pledged: {
        label: 'What is lent by a pledge',
        rule: 'WG-4.4',
        values: { bound: 'is bound', withdrawable: 'can be withdrawn' },
      },
      conquest: {
        label: 'An attacker that yields loses',
        rule: 'WG-5.2',
        values: { stake: 'its stake', total: 'all its points' },
      },
      confrontation: {
        label: 'The war goes on as long as attacks',
        rule: 'WG-6.2',
        values: { stood: 'have stood', announced: 'are announced' },
      },
      maxRounds: { label: 'Rounds of war at most', rule: 'WG-6.3' },
    },
  },
  inGerman: async () => (await import('../german/world-game.ts')).telling,
  startWorker: () => new Worker(new URL('../workers/world-game.ts', import.meta.url), { type: 'module' }),
} satisfies Playable<WorldGame>;
