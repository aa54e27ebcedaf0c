import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Bot } from '../../src/bots/bot.ts';
import { MalformedError } from '../../src/core/errors.ts';
import { sample, type Seed } from '../../src/core/random.ts';
import { replay } from '../../src/core/record.ts';
import { type BotError, type Participant, type PlayedMatch, playMatch } from '../../src/tournaments/index.ts';
import type { HighCard } from '../tiny-games/high-card.ts';
import type { SealedNumbers } from '../tiny-games/sealed-numbers.ts';
import { highCardGame, numbers, randomBot, sealedNumbersGame } from './contests.ts';

const UNWRITABLE = 'a value that cannot be shown';

const random: Participant<HighCard> = { name: 'random', bot: randomBot() };

/** Plays a match of `highCard`, and returns it with its record. */
function played(left: Bot<HighCard>, right: Bot<HighCard>, seed: Seed = 'dice') {
  const participants = { left: { name: 'one', bot: left }, right: { name: 'two', bot: right } };
  return playMatch(highCardGame, participants, { seed, record: true });
}

function draws({ record }: PlayedMatch<HighCard>) {
  return record?.actions.filter(({ player }) => player === 'chance');
}

/** Plays a match against a bot that fails, and returns the failure. */
async function failureOf(bot: Participant<HighCard>['bot'], decisionTime = 10_000): Promise<BotError> {
  const participants = { left: random, right: { name: 'culprit', bot } };
  const { failure, outcome, payoffs, decisions } = await playMatch(highCardGame, participants, {
    seed: 'cup/7',
    decisionTime,
  });
  if (failure === undefined) throw new Error('It did not fail.');
  expect([outcome, payoffs, decisions]).toEqual([undefined, { left: 1, right: 0 }, failure.issue.decision]);
  return failure;
}

describe('a match', () => {
  it('calls the bots of each player, and returns outcome, payoffs, decisions and record', async () => {
    const first: Bot<HighCard> = (_view, choices) => choices.at(0);
    const { outcome, payoffs, decisions, record } = await played(first, first);

    expect(record?.result).toEqual(outcome);
    expect(payoffs.left + payoffs.right).toBe(1);
    expect(decisions).toBe(6);
    expect(record && replay(highCardGame, record)).toHaveLength(13);
  });

  it('omits the record unless it is requested, and is otherwise the same match', async () => {
    const { record, ...rest } = await played(randomBot(), randomBot());

    const participants = { left: random, right: random };
    expect(await playMatch(highCardGame, participants, { seed: 'dice' })).toEqual(rest);
    expect(record).toBeDefined();
  });

  it('shows a bot what its player sees, the legal actions, and the budget', async () => {
    const seen: unknown[] = [];
    const watcher: Bot<HighCard> = (view, choices, rng, budget) => {
      expect([...choices]).toEqual(highCardGame.legalActions(view));
      expect(Object.isFrozen(view)).toBe(true);
      seen.push([Object.keys(view).toSorted(), view.viewer, budget]);
      return sample(choices, rng);
    };
    const budget = { iterations: 7 };

    await playMatch(highCardGame, { left: random, right: { name: 'watcher', bot: watcher } }, { seed: 1, budget });

    expect(seen).toEqual(Array(3).fill([['own', 'setup', 'table', 'viewer'], 'right', budget]));
  });

  it('asks all players who decide simultaneously, and works with three players', async () => {
    const [ada, bo, cy] = numbers(3).participants;
    const { payoffs, outcome } = await playMatch(sealedNumbersGame, { ada: ada!, bo: bo!, cy: cy! }, { seed: 3 });

    expect(outcome?.kind).toBe('win');
    expect(Object.keys(payoffs)).toEqual(['ada', 'bo', 'cy']);
  });

  it('cannot be played if the game expects the caller to supply its chance events', async () => {
    const game: typeof highCardGame = { ...highCardGame, turn: () => ({ kind: 'chance', stream: 'deck' }) };

    await expect(playMatch(game, { left: random, right: random }, { seed: 1 })).rejects.toThrow(
      'high-card waits for a chance action although the match has a seed.',
    );
  });

  it('refuses invalid options, an invalid time limit, and players without a bot', async () => {
    const both = { left: random, right: random };
    const refused = (settings: object): Promise<unknown> => playMatch(highCardGame, both, { seed: 1, ...settings });

    await expect(refused({ options: { wrong: true } })).rejects.toThrow(MalformedError);
    await expect(playMatch(highCardGame, both, { seed: 1, decisionTime: 86_400_000 })).resolves.toBeDefined();
    for (const decisionTime of [0, 1.5, Infinity, 86_400_001])
      await expect(refused({ decisionTime })).rejects.toMatchObject({ name: 'MalformedError', path: 'decisionTime' });
    await expect(playMatch(highCardGame, { left: random } as never, { seed: 1 })).rejects.toThrow(
      'No participant for right',
    );
  });

  it('waits for bots that answer with promises, and is the same match', async () => {
    const later: Participant<HighCard>['bot'] = async (_view, choices, rng) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return { ...sample(choices, rng) };
    };
    const thenable: Participant<HighCard>['bot'] = (_view, choices, rng) =>
      ({ then: (resolve: (answer: unknown) => void) => resolve(sample(choices, rng)) }) as never;
    const participants = { left: { name: 'one', bot: later }, right: { name: 'two', bot: thenable } };

    const match = await playMatch(highCardGame, participants, { seed: 'dice', record: true });

    expect(match).toEqual(await played(randomBot(), randomBot()));
  });
});

describe('the random numbers of a match', () => {
  it('are the same for the same seed', async () => {
    expect(await played(randomBot(), randomBot())).toEqual(await played(randomBot(), randomBot()));
    expect(await played(randomBot(), randomBot())).not.toEqual(await played(randomBot(), randomBot(), 'other dice'));
  });

  it('come from a different generator for each seat, which is not that of the dice', async () => {
    const numbersOf = async (seat: 'left' | 'right'): Promise<number[]> => {
      const drawn: number[] = [];
      const spy: Bot<HighCard> = (_view, choices, rng) => (drawn.push(rng.int(1_000_000)), choices.at(0));
      const still: Bot<HighCard> = (_view, choices) => choices.at(0);
      await (seat === 'left' ? played(spy, still) : played(still, spy));
      return drawn;
    };

    expect(await numbersOf('left')).toHaveLength(3);
    expect(await numbersOf('left')).not.toEqual(await numbersOf('right'));
  });

  // In `highCard`, the order of the drawn cards does not depend on the decisions, unless other code reads the random
  // stream of the deck.
  it('deal the same cards whatever numbers the bots use', async () => {
    const restless = (times: number): Bot<HighCard> => {
      return (_view, choices, rng) => {
        for (let count = 0; count < times; count++) rng.int(6);
        return sample(choices, rng);
      };
    };
    const still = async (seed: Seed) =>
      draws(
        await played(
          (_view, choices) => choices.at(0),
          (_view, choices) => choices.at(0),
          seed,
        ),
      );

    await fc.assert(
      fc.asyncProperty(fc.string(), fc.nat(20), fc.nat(20), async (seed, left, right) => {
        expect(draws(await played(restless(left), restless(right), seed))).toEqual(await still(seed));
      }),
    );
  });
});

describe('a bot that fails', () => {
  it('is named, with its player, match and decision, and loses the match', async () => {
    const { message, issue, cause } = await failureOf(() => {
      throw new TypeError('no idea');
    });

    expect(issue).toEqual({
      ...{ participant: 'culprit', player: 'right', seed: 'cup/7', decision: 1 },
      reason: 'The bot threw TypeError: no idea',
    });
    expect(message).toBe(
      'culprit, playing for right, failed at decision 1 of the match with seed "cup/7": The bot threw TypeError: no idea',
    );
    expect(cause).toBeInstanceOf(TypeError);
  });

  it.each<[string, Bot<HighCard>, RegExp]>([
    [
      'for another player',
      () => ({ type: 'keep', player: 'left' }),
      /not return an action of its player: \{"type":"keep"/,
    ],
    ['with nothing', () => undefined as never, /The bot returned undefined: Expected an action of/],
    ['with what cannot be written', () => 1n as never, /The bot returned 1: Expected an action of/],
    [
      'with an unknown action',
      () => ({ type: 'eat', player: 'right' }) as never,
      /\{"type":"eat","player":"right"\}: type/,
    ],
    ['with more than an action', () => ({ type: 'keep', player: 'right', also: 1 }) as never, /also/],
    ['with a proxy of nothing', () => revokedProxy() as never, /cannot be shown: type: Expected an action of/],
    ['with a trap', () => trap('type', 'player', 'then') as never, /type: Expected an action of/],
    ['with two faces', () => twoFaced() as never, /not return an action of its player/],
    [
      'with what cannot be named',
      () => ({ toJSON: undefined, type: 1n }) as never,
      /The bot returned \[object Object\]: type/,
    ],
    ['with a long tale', () => 'x'.repeat(1_000_000) as never, /^.{180,450}$/],
    ['against the rules', () => ({ type: 'keep', player: 'right' }), /Hand full \(H-2\)/],
  ])('is reported if it answers %s', async (_, bot, reason) => {
    expect((await failureOf(bot)).issue.reason).toMatch(reason);
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
  ])('is reported if it throws %s', async (_, thrown, text) => {
    const { issue, cause } = await failureOf(() => {
      throw thrown();
    });

    expect(issue).toMatchObject({ participant: 'culprit', seed: 'cup/7', reason: `The bot threw ${text}` });
    expect(typeof cause).toBe(typeof thrown());
  });

  it.each<[string, Participant<HighCard>['bot'], string]>([
    ['rejects', () => Promise.reject(new Error('no line')), 'The bot threw Error: no line'],
    ['never answers', () => new Promise(() => undefined), 'The bot did not answer within 20 ms'],
    ['answers late', (_view, choices) => later(choices.at(0), 30), 'The bot did not answer within 20 ms'],
    [
      'blocks for too long',
      (_view, choices) => {
        for (const end = performance.now() + 25; performance.now() < end;);
        return choices.at(0);
      },
      'The bot did not answer within 20 ms',
    ],
    ['promises nonsense', () => Promise.resolve('enough') as never, 'The bot returned "enough": '],
  ])('loses if it %s', async (_, bot, reason) => {
    expect((await failureOf(bot, 20)).issue.reason).toContain(reason);
  });

  it('leaves no unhandled rejection if it rejects late', async () => {
    const rejected = vi.fn();
    process.once('unhandledRejection', rejected);

    await failureOf(() => later(undefined, 10).then(() => Promise.reject(new Error('late'))), 5);
    await later(undefined, 30);

    expect(rejected).not.toHaveBeenCalled();
    process.off('unhandledRejection', rejected);
  });

  it('leaves equal shares to the other players', async () => {
    const silent: Participant<SealedNumbers> = { name: 'silent', bot: () => new Promise(() => undefined) };
    const [ada, , cy] = numbers(3).participants;
    const { payoffs } = await playMatch(
      sealedNumbersGame,
      { ada: ada!, bo: silent, cy: cy! },
      { seed: 3, decisionTime: 100 },
    );

    expect(payoffs).toEqual({ ada: 0.5, bo: 0, cy: 0.5 });
  });

  it('ends the whole run if it never comes to an end', async () => {
    const wavering = numbers(4).participants[3]!;

    await expect(
      playMatch(sealedNumbersGame, { ada: wavering, bo: wavering, cy: wavering }, { seed: 1 }),
    ).rejects.toThrow(/first, playing for ada, failed at decision 100000 .* does not end/);
  });
});

function later<Value>(value: Value, milliseconds: number): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
}

/** An object that throws when one of the given properties is read. */
function trap(...names: readonly string[]): object {
  const read = (): never => {
    throw new Error('trap');
  };
  return Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, { get: read, enumerable: true }])));
}

/**
 * An action with a `player` that changes: the first read returns the player to move, and later reads return the other
 * player.
 */
function twoFaced(): object {
  let readings = 0;
  return {
    type: 'keep',
    get player() {
      return readings++ === 0 ? 'left' : 'right';
    },
  };
}

function revokedProxy(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
