import { expect, it } from 'vitest';
import { type GameId, games } from '../../src/games/index.ts';
import { some } from '../times.ts';
import { fileOf, textOf } from './file-format.ts';
import { conformanceOf } from './positions.ts';

/**
 * The number of positions for each preset. The air war has fewer positions, because it has many presets and long lists
 * of actions.
 */
const AMOUNTS: Readonly<Record<GameId, number>> = {
  'up-against-the-wall': 100,
  'revolting-behaviour': 100,
  'world-game': 120,
  'chicago-chicago': 120,
  'air-war': 20,
};

// Only thorough runs check the last game, which takes longest.
it.each(some(Object.entries(AMOUNTS), 4))('the file of %s agrees with the game', async (id, amount) => {
  const manifest = await games[id as GameId]();
  const text = textOf(conformanceOf(manifest, amount));

  // To write the files, run the tests with `--mode thorough -u`.
  await expect(text).toMatchFileSnapshot(fileOf(id));
});
