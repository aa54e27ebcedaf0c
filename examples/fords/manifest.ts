import { greedyBot, mctsBot, randomBot, strategistFor } from 'countersheet/bots';
import type { Evaluation } from 'countersheet/core';
import { defineManifest, type GameBots } from 'countersheet/manifest';
import { mapPicture } from 'countersheet/pictures';
import { counters, effects, fights, type Fords, fords, map, scoresIn } from './rules.ts';

const towns = map.names.filter((_, hex) => map.terrain[hex] === 'town');

export const strategist = strategistFor<Fords>(counters, {
  goals: { red: towns, blue: towns },
  odds: fights.odds,
  results: effects,
});

/**
 * Returns 0.5 if both sides have the same score. The value rises with each point of lead, and falls with each point
 * behind.
 */
const evaluate: Evaluation<Fords> = ({ table, player }) => {
  const { red, blue } = scoresIn(table);
  return 0.5 + (player === 'red' ? red - blue : blue - red) / 40;
};

const bots: GameBots<Fords> = {
  bots: {
    random: { bot: randomBot(), budget: { iterations: 1 } },
    greedy: { bot: greedyBot(fords, evaluate, { trials: 1 }), budget: { iterations: 1 } },
    strategist: { bot: strategist, budget: { iterations: 1 } },
    mcts: { bot: mctsBot(fords, { portfolio: [strategist] }), budget: { iterations: 20 } },
  },
  evaluate,
};

export const picture = mapPicture<Fords>(counters, { id: 'fords', title: 'Fords' });

/** The manifest of *Fords*: rules, bots, messages and picture. */
export const manifest = defineManifest<Fords>({
  game: fords,
  about: { designer: 'the countersheet authors', source: 'an example of countersheet', players: [2, 2], minutes: 30 },
  presets: { usual: {} },
  defaultPreset: 'usual',
  options: [],
  aims: ['F-5'],
  bots: () => Promise.resolve(bots),
  messages: {
    en: () => import('./messages.ts').then(({ en }) => en),
    de: () => import('./messages.ts').then(({ de }) => de),
  },
  picture: () => Promise.resolve({ renderer: picture }),
  controls: { concede: 'concede' },
  ownSecrets: ({ own }) => {
    const hidden = own?.hidden.flatMap((hex, unit) => (hex < 0 ? [] : [[counters.ids[unit]!, map.names[hex]!]]));
    return Object.fromEntries(hidden ?? []);
  },
  demo: { bots: ['strategist'], showsTableBefore: ['turn-started'] },
});
