import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Bot } from '../../src/bots/bot.ts';
import { MalformedError } from '../../src/core/errors.ts';
import { sample, type Seed } from '../../src/core/random.ts';
import { replay } from '../../src/core/record.ts';
import { BotError, type Participant, playMatch } from '../../src/tournaments/index.ts';
import type { HighCard } from '../tiny-games/high-card.ts';
import { highCardGame, numbers, randomBot, sealedNumbersGame } from './contests.ts';

const UNWRITABLE = 'a value that cannot be shown';

const random: Participant<HighCard> = { name: 'random', bot: randomBot() };

/** A match of High card, with its record. */
function played(left: Bot<HighCard>, right: Bot<HighCard>, seed: Seed = 'dice') {
  const participants = { left: { name: 'one', bot: left }, right: { name: 'two', bot: right } };
  return playMatch(highCardGame, participants, { seed, record: true });
}

function draws({ record }: ReturnType<typeof played>) {
  return record?.actions.filter(({ player }) => player === 'chance');
}

function failureOf(bot: Bot<HighCard>): BotError {
  try {
    playMatch(highCardGame, { left: random, right: { name: 'culprit', bot } }, { seed: 'cup/7' });
  } catch (error) {
    if (error instanceof BotError) return error;
  }
  throw new Error('It did not fail.');
}

describe('a match', () => {
  it('goes to the bots of each player, and is told as outcome, payoffs, decisions and record', () => {
    const first: Bot<HighCard> = (_view, choices) => choices.at(0);
    const { outcome, payoffs, decisions, record } = played(first, first);

    expect(record?.result).toEqual(outcome);
    expect(payoffs.left + payoffs.right).toBe(1);
    expect(decisions).toBe(6);
    expect(record && replay(highCardGame, record)).toHaveLength(13);
  });

  it('leaves out the record unless it is asked for, and is the same match', () => {
    const { record, ...rest } = played(randomBot(), randomBot());

    const participants = { left: random, right: random };
    expect(playMatch(highCardGame, participants, { seed: 'dice' })).toEqual(rest);
    expect(record).toBeDefined();
  });

  it('shows a bot what its player may see, what they may do, and the budget', () => {
    const seen: unknown[] = [];
    const watcher: Bot<HighCard> = (view, choices, rng, budget) => {
      expect([...choices]).toEqual(highCardGame.legalActions(view));
      expect(Object.isFrozen(view)).toBe(true);
      seen.push([Object.keys(view).toSorted(), view.viewer, budget]);
      return sample(choices, rng);
    };
    const budget = { iterations: 7 };

    playMatch(highCardGame, { left: random, right: { name: 'watcher', bot: watcher } }, { seed: 1, budget });

    expect(seen).toEqual(Array(3).fill([['own', 'setup', 'table', 'viewer'], 'right', budget]));
  });

  it('asks all who decide at once, and lets three play', () => {
    const [ada, bo, cy] = numbers(3).participants;
    const { payoffs, outcome } = playMatch(sealedNumbersGame, { ada: ada!, bo: bo!, cy: cy! }, { seed: 3 });

    expect(outcome.kind).toBe('win');
    expect(Object.keys(payoffs)).toEqual(['ada', 'bo', 'cy']);
  });

  it('cannot be played where the game leaves to others what the dice of the match decide', () => {
    const game: typeof highCardGame = { ...highCardGame, turn: () => ({ kind: 'chance', stream: 'deck' }) };

    expect(() => playMatch(game, { left: random, right: random }, { seed: 1 })).toThrow(
      'high-card waits for a chance action although the match has a seed.',
    );
  });

  it('refuses options that are none, and players without a bot', () => {
    const options = { wrong: true };
    expect(() => playMatch(highCardGame, { left: random, right: random }, { seed: 1, options })).toThrow(
      MalformedError,
    );
    expect(() => playMatch(highCardGame, { left: random } as never, { seed: 1 })).toThrow('No participant for right');
  });
});

describe('luck', () => {
  it('is the same for the same seed', () => {
    expect(played(randomBot(), randomBot())).toEqual(played(randomBot(), randomBot()));
    expect(played(randomBot(), randomBot())).not.toEqual(played(randomBot(), randomBot(), 'other dice'));
  });

  it('gives each seat a generator of its own, and not that of the dice', () => {
    const numbersOf = (seat: 'left' | 'right'): number[] => {
      const drawn: number[] = [];
      const spy: Bot<HighCard> = (_view, choices, rng) => (drawn.push(rng.int(1_000_000)), choices.at(0));
      const still: Bot<HighCard> = (_view, choices) => choices.at(0);
      if (seat === 'left') played(spy, still);
      else played(still, spy);
      return drawn;
    };

    expect(numbersOf('left')).toHaveLength(3);
    expect(numbersOf('left')).not.toEqual(numbersOf('right'));
  });

  // In High card the deck gives the same cards in the same order whatever the players keep, unless other code reads its
  // random stream.
  it('deals the same cards whatever bots draw and choose', () => {
    const restless = (times: number): Bot<HighCard> => {
      return (_view, choices, rng) => {
        for (let count = 0; count < times; count++) rng.int(6);
        return sample(choices, rng);
      };
    };
    const still = (seed: Seed) =>
      draws(
        played(
          (_view, choices) => choices.at(0),
          (_view, choices) => choices.at(0),
          seed,
        ),
      );

    fc.assert(
      fc.property(fc.string(), fc.nat(20), fc.nat(20), (seed, left, right) => {
        expect(draws(played(restless(left), restless(right), seed))).toEqual(still(seed));
      }),
    );
  });
});

describe('a bot that fails', () => {
  it('is named, with its player, match and decision', () => {
    const { message, issue, cause } = failureOf(() => {
      throw new TypeError('no idea');
    });

    expect(issue).toEqual({
      ...{ participant: 'culprit', player: 'right', seed: 'cup/7', decision: 1 },
      reason: 'It threw TypeError: no idea',
    });
    expect(message).toBe(
      'culprit, playing for right, failed at decision 1 of the match with seed "cup/7": It threw TypeError: no idea',
    );
    expect(cause).toBeInstanceOf(TypeError);
  });

  it.each<[string, Bot<HighCard>, RegExp]>([
    [
      'for another player',
      () => ({ type: 'keep', player: 'left' }),
      /not return an action of its player: \{"type":"keep"/,
    ],
    ['with nothing', () => undefined as never, /not return an action of its player: undefined/],
    ['with what cannot be written', () => 1n as never, /not return an action of its player: 1/],
    [
      'with what is no action',
      () => ({ type: 'eat', player: 'right' }) as never,
      /\{"type":"eat","player":"right"\}: type/,
    ],
    ['with more than an action', () => ({ type: 'keep', player: 'right', also: 1 }) as never, /also/],
    [
      'with a promise',
      () => Promise.reject(new Error('late')) as never,
      /returned a promise: bots of a tournament must be synchronous$/,
    ],
    ['with a proxy', (_view, choices) => new Proxy(choices.at(0), {}), /not plain data: .*could not be cloned/],
    ['with a proxy of nothing', () => revokedProxy() as never, /not plain data/],
    ['with a trap', () => trap('player') as never, /not plain data: Error: trap/],
    [
      'with what cannot be named',
      () => ({ toJSON: undefined, type: 1n }) as never,
      /not return an action of its player/,
    ],
    ['with a long tale', () => 'x'.repeat(1_000_000) as never, /^.{180,300}$/],
    ['against the rules', () => ({ type: 'keep', player: 'right' }), /Hand full \(H-2\)/],
  ])('is reported when it answers %s', (_, bot, reason) => {
    expect(failureOf(bot).issue.reason).toMatch(reason);
  });

  it.each<[string, () => unknown, string]>([
    ['nothing', () => undefined, 'undefined'],
    ['null', () => null, 'null'],
    ['a text', () => 'enough', '"enough"'],
    ['a symbol', () => Symbol('odd'), 'Symbol(odd)'],
    ['an object without a prototype', () => Object.create(null) as object, '{}'],
    ['a trap', () => trap('toString', 'toJSON'), UNWRITABLE],
    [
      'an error with a trap',
      () => Object.setPrototypeOf(trap('message', 'toString'), Error.prototype) as object,
      UNWRITABLE,
    ],
    ['a proxy of nothing', revokedProxy, UNWRITABLE],
  ])('is reported when it throws %s', (_, thrown, text) => {
    const { issue, cause } = failureOf(() => {
      throw thrown();
    });

    expect(issue).toMatchObject({ participant: 'culprit', seed: 'cup/7', reason: `It threw ${text}` });
    expect(typeof cause).toBe(typeof thrown());
  });

  it('leaves no rejection behind when it answers with a promise', async () => {
    const rejected = vi.fn();
    process.once('unhandledRejection', rejected);

    failureOf(() => Promise.reject(new Error('late')) as never);
    await new Promise((resolve) => setTimeout(resolve, 20));

    expect(rejected).not.toHaveBeenCalled();
    process.off('unhandledRejection', rejected);
  });

  it('is stopped when it never comes to an end', () => {
    const wavering = numbers(4).participants[3]!;

    expect(() => playMatch(sealedNumbersGame, { ada: wavering, bo: wavering, cy: wavering }, { seed: 1 })).toThrow(
      /first, playing for ada, failed at decision 100000 .* does not end/,
    );
  });
});

/** An object whose named properties throw when they are read. */
function trap(...names: readonly string[]): object {
  const read = (): never => {
    throw new Error('trap');
  };
  return Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, { get: read, enumerable: true }])));
}

function revokedProxy(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
