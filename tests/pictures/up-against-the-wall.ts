/** Positions of *Up Against the Wall* to draw. */
import {
  defaultScenario,
  balancedOptions,
  type Scenario,
  upAgainstTheWall as game,
} from '../../src/games/up-against-the-wall/rules/index.ts';
import type { Track } from '../../src/games/up-against-the-wall/rules/scenario-shape.ts';
import type { Uaw } from '../../src/games/up-against-the-wall/rules/types.ts';
import { renderer, referenceTables } from '../../src/games/up-against-the-wall/picture/index.ts';
import { type Label, messages as en } from '../../src/games/up-against-the-wall/messages/en.ts';
import { messages as de } from '../../src/games/up-against-the-wall/messages/de.ts';
import { type Gallery, mover } from './positions.ts';

function withTracks(name: string, tracks: readonly Track[]): Scenario {
  return { ...defaultScenario, name, provenance: 'invented', tracks };
}

const HOSTILE = '<script>alert("1")</script> & \u0000 <b onload=1>';

/** One track with the minimum length, whose name tries to inject markup. */
const oneTrack = withTracks(HOSTILE, [{ id: 'only', name: HOSTILE, values: [1, 0, 10], line: 1, dot: 1 }]);

/** Twenty tracks. Each track has its line in a different position. */
const twentyTracks = withTracks(
  'Twenty groups of very different length, one beside the other',
  Array.from({ length: 20 }, (_, index) => ({
    id: `group-${String(index)}`,
    name: `Committee no. ${String(index + 1)} for the improvement of everything`,
    values: Array.from({ length: 3 + (index % 8) }, (_each, box) => (box * 3 + index) % 11),
    line: 1 + (index % (1 + (index % 8))),
    dot: index % 3,
  })),
);

const longTracks = withTracks(
  'Long tracks',
  defaultScenario.tracks
    .slice(0, 3)
    .map((track) => ({ ...track, values: Array.from({ length: 50 }, (_, box) => box % 11), line: 25 })),
);

const player = mover(game);

export const upAgainstTheWall: Gallery<Uaw, Label> = {
  game,
  renderer,
  messages: { en, de },
  cases: [
    { name: 'start', actions: 0 },
    { name: 'start-tall-print', actions: 0, settings: { layout: 'tall', theme: 'print' } },
    { name: 'first-deployment', actions: 2, viewer: player, isPlayable: true },
    { name: 'attacks', actions: 60, viewer: player, isPlayable: true },
    { name: 'attacks-print', actions: 60, viewer: player, isPlayable: true, settings: { theme: 'print' } },
    { name: 'middle-radicals', actions: 110, viewer: () => 'radicals', settings: { colorScheme: 'dark' } },
    {
      name: 'middle-administration',
      actions: 110,
      viewer: () => 'administration',
      settings: { colorScheme: 'dark', theme: 'print' },
    },
    { name: 'cards-tall', actions: 100, viewer: player, isPlayable: true, settings: { layout: 'tall' } },
    { name: 'end', actions: Infinity, settings: { theme: 'print' } },
    { name: 'one-track', actions: 5, options: { scenario: oneTrack }, viewer: () => 'radicals', isPlayable: true },
    { name: 'twenty-tracks', actions: 90, options: { scenario: twentyTracks } },
    {
      name: 'long-tracks-tall',
      actions: 40,
      options: { scenario: longTracks },
      settings: { layout: 'tall', keyboard: 'everything' },
    },
    { name: 'for-play', actions: 150, options: balancedOptions, viewer: player, isPlayable: true },
    {
      name: 'for-play-tall-print',
      actions: 150,
      options: balancedOptions,
      settings: { layout: 'tall', theme: 'print' },
    },
    // Pictures with two-digit numbers next to a counter, and with a two-digit number on a counter at the end of its
    // track.
    { name: 'for-play-crowded', seed: 4, actions: 100, options: balancedOptions, viewer: player, isPlayable: true },
    // A position in the middle of a deployment, after the player has taken back the pieces of earlier turns.
    { name: 'redeploy', actions: 62, options: { pieces: 'redeploy' }, viewer: player, isPlayable: true },
    { name: 'german', actions: 30, viewer: player, isPlayable: true, isGerman: true },
  ],
  tables: (labels) => referenceTables(game.setup().setup, labels),
};
