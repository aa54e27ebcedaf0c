import { svg } from 'countersheet/pictures';
import { drawing } from 'countersheet/pictures/world-game';
import { worldGame as words } from 'countersheet/words/en';
import { type WorldGame, worldGame as game } from 'countersheet/world-game';
import type { Playable } from '../playable.ts';

export const playable = {
  game,
  words,
  picture: (shown, settings) => svg(drawing, shown, settings),
  options: [
    {
      key: 'diplomacyRounds',
      label: 'Rounds of diplomacy',
      rule: 'WG-2.1',
      kind: 'number',
      least: 0,
      most: 10,
      usual: 2,
    },
    {
      key: 'alliesMost',
      label: 'Alliances of a country',
      rule: 'WG-2.2',
      kind: 'number',
      least: 1,
      most: 29,
      usual: 1,
    },
    {
      key: 'reportBand',
      label: 'Bands that spies report',
      rule: 'WG-1.4',
      kind: 'number',
      least: 0,
      most: 5000,
      usual: 500,
    },
    {
      key: 'pledged',
      label: 'What is lent by a pledge',
      rule: 'WG-4.4',
      kind: 'choice',
      values: [
        ['bound', 'is bound'],
        ['withdrawable', 'can be withdrawn'],
      ],
    },
    {
      key: 'conquest',
      label: 'An attacker that yields loses',
      rule: 'WG-5.2',
      kind: 'choice',
      values: [
        ['stake', 'its stake'],
        ['total', 'all its points'],
      ],
    },
    {
      key: 'confrontation',
      label: 'The war goes on as long as attacks',
      rule: 'WG-6.2',
      kind: 'choice',
      values: [
        ['stood', 'have stood'],
        ['announced', 'are announced'],
      ],
    },
    {
      key: 'maxRounds',
      label: 'Rounds of war at most',
      rule: 'WG-6.3',
      kind: 'number',
      least: 1,
      most: 1000,
      usual: 100,
    },
  ],
  startWorker: () => new Worker(new URL('../workers/world-game.ts', import.meta.url), { type: 'module' }),
} satisfies Playable<WorldGame>;
