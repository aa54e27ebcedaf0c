import { describe, expect, it } from 'vitest';
import { manifest as chicagoChicago } from '../../src/games/chicago-chicago/manifest.ts';
import { manifest as upAgainstTheWall } from '../../src/games/up-against-the-wall/manifest.ts';
import { worldsOf } from '../../src/session/worlds.ts';

describe('worldsOf', () => {
  it('returns as many worlds as requested, each time the same ones', () => {
    const { game } = upAgainstTheWall;
    const view = game.view(game.setup(), 'spectator');

    expect(Array.from(worldsOf(game, view, 3))).toHaveLength(3);
    expect(Array.from(worldsOf(game, view, 3))).toEqual(Array.from(worldsOf(game, view, 3)));
  });

  it('returns a single world if nothing is hidden', () => {
    const { game } = chicagoChicago;

    expect(Array.from(worldsOf(game, game.view(game.setup(), 'spectator'), 3))).toHaveLength(1);
  });
});
