/** Tests how choices are played on forks, and which random stream a playout uses. */
import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import type { Fork, ForkDice } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { upAgainstTheWall as game, type Uaw } from '../../src/games/up-against-the-wall/rules/index.ts';
import { sealedNumbers } from '../tiny-games/sealed-numbers.ts';

const state = game.setup({ seed: 1969 });
const world = game.sampleState(game.view(state, 'radicals'), createRng('world'));

function playedOut(from: typeof state, dice?: ForkDice): Fork<Uaw> {
  const fork = game.fork(from, { ...(dice === undefined ? {} : { dice }) });
  fork.playOut(createRng('bot'));
  return fork;
}

describe('the chance of a playout', () => {
  it('comes from the generator if the state has no dice or the dice are manual', () => {
    for (const fork of [playedOut(world), playedOut(world, 'manual'), playedOut(state, 'manual')]) {
      expect(fork.turn().kind).toBe('over');
    }
    expect(playedOut(world).state).toEqual(playedOut(world, 'manual').state);
  });

  it('comes from the dice of the state if it has dice', () => {
    const [one, other, untouched] = [game.fork(state), game.fork(state), game.fork(state)];
    one.playOut(createRng('one'));
    other.playOut(createRng('other'));
    const [read, alike, unread] = [one, other, untouched].map((fork) => fork.state.dice?.streams['card']);

    expect(read).toEqual(alike);
    expect(read).not.toEqual(unread);
  });
});

it('writes only the codes of its choices into a longer array', () => {
  const UNUSED = 2 ** 31 - 1;
  const fork = game.fork(game.setup({ seed: 2 }));
  const rng = createRng('codes');
  while (fork.turn().kind !== 'over') {
    const size = fork.size();
    if (fork.turn().kind === 'decision') {
      const into = new Int32Array(size + 1).fill(UNUSED);

      expect(fork.codes(into)).toBe(size);
      expect(into.indexOf(UNUSED)).toBe(size);
    }
    fork.play(rng.int(size));
  }
});

describe('a choice', () => {
  const sealed = defineGame(sealedNumbers);

  it('is played by its number like its action, for the first player to act unless another player is named', () => {
    const start = sealed.setup({ seed: 1 });
    for (const player of [undefined, 'ada', 'cy'] as const) {
      const choices = sealed.choices(start, player ?? 'ada');
      for (const [number, action] of [...choices].entries()) {
        const fork = sealed.fork(start);
        fork.play(number, player);

        expect(fork.state).toEqual(sealed.applyAction(start, action));
      }
    }
  });

  it.each([-1, 3, 0.5, Number.NaN])(
    'is refused if its number does not exist, such as %d, and changes nothing',
    (number) => {
      const start = sealed.setup({ seed: 1 });
      const fork = sealed.fork(start);

      expect(() => fork.play(number)).toThrow(
        new RangeError(`ada has 3 choices: there is no choice ${String(number)}.`),
      );
      expect(() => fork.play(0, 'chance')).toThrow(new RangeError('chance has 0 choices: there is no choice 0.'));
      expect(fork.state).toEqual(start);
    },
  );

  it('is refused after the end', () => {
    const fork = sealed.fork(sealed.setup({ seed: 1 }));
    fork.playOut(createRng(1));

    expect(() => fork.play(0)).toThrow(new RangeError('The match is over, so there are no choices.'));
  });
});
