/** Where the chance of a playout comes from. */
import { describe, expect, it } from 'vitest';
import type { Fork, ForkDice } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { upAgainstTheWall as game, type Uaw } from '../../src/games/up-against-the-wall/index.ts';

const state = game.setup({ seed: 1969 });
const world = game.sampleWorld(game.view(state, 'radicals'), createRng('world'));

function playedOut(from: typeof state, dice?: ForkDice): Fork<Uaw> {
  const fork = game.fork(from, { ...(dice === undefined ? {} : { dice }) });
  fork.playOut(createRng('bot'));
  return fork;
}

describe('the chance of a playout', () => {
  it('comes from the generator where a state has no dice, as a world has none, or where they are manual', () => {
    for (const fork of [playedOut(world), playedOut(world, 'manual'), playedOut(state, 'manual')]) {
      expect(fork.turn().kind).toBe('over');
    }
    expect(playedOut(world).state).toEqual(playedOut(world, 'manual').state);
  });

  it('comes from the dice of the state where it has some', () => {
    const [one, other, untouched] = [game.fork(state), game.fork(state), game.fork(state)];
    one.playOut(createRng('one'));
    other.playOut(createRng('other'));
    const [read, alike, unread] = [one, other, untouched].map((fork) => fork.state.dice?.streams['card']);

    expect(read).toEqual(alike);
    expect(read).not.toEqual(unread);
  });
});
