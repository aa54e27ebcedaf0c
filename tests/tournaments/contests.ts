/** Contests with two tiny games. Worker processes also load this file. */
import { writeSync } from 'node:fs';
import type { Bot } from '../../src/bots/bot.ts';
import { defineGame } from '../../src/core/define-game.ts';
import type { GameTypes } from '../../src/core/game.ts';
import { sample } from '../../src/core/random.ts';
import type { Contest, Participant } from '../../src/tournaments/index.ts';
import { type HighCard, highCard } from '../tiny-games/high-card.ts';
import { type SealedNumbers, sealedNumbers } from '../tiny-games/sealed-numbers.ts';

export const highCardGame = defineGame(highCard);
export const sealedNumbersGame = defineGame(sealedNumbers);

/** A bot that chooses each action with equal probability. */
export function randomBot<G extends GameTypes>(): Bot<G> {
  return (_view, choices, rng) => sample(choices, rng);
}

/** A bot that keeps a card if its value is at least `least`. */
function keeper(least: number): Bot<HighCard> {
  return ({ own }, choices) => {
    const value = Number(own?.drawn[0]?.slice(1));
    return [...choices].find(({ type }) => type === (value >= least ? 'keep' : 'discard')) ?? choices.at(0);
  };
}

/** A contest of `highCard` between three bots. */
export const cards: Contest<HighCard> = {
  game: highCardGame,
  participants: [
    { name: 'random', bot: randomBot() },
    { name: 'keeper', bot: keeper(4) },
    { name: 'miser', bot: keeper(6) },
  ],
};

/** A contest between a given number of bots. They play `sealedNumbers`, a game for three players. */
export function numbers(participants: number): Contest<SealedNumbers> {
  const bots: Bot<SealedNumbers>[] = [
    randomBot(),
    (_view, choices) => [...choices].find(({ type }) => type === 'seal') ?? highest([...choices]),
    (_view, choices, rng) => [...choices].find(({ type }) => type === 'seal') ?? sample(choices, rng),
    (_view, choices) => choices.at(0),
  ];
  const names = ['random', 'high', 'quick', 'first'];
  return {
    game: sealedNumbersGame,
    // At most four bots can take part. The fourth bot never seals its number, but changes it again and again.
    participants: Array.from({ length: participants }, (_, index) => ({ name: names[index]!, bot: bots[index]! })),
  };
}

function highest(actions: readonly SealedNumbers['action'][]): SealedNumbers['action'] {
  return actions.at(-1)!;
}

/** A contest with a bot that returns an action of its opponent. */
export const cheating: Contest<HighCard> = {
  game: highCardGame,
  participants: [
    { name: 'honest', bot: randomBot() },
    { name: 'cheat', bot: ({ viewer }) => ({ type: 'keep', player: viewer === 'left' ? 'right' : 'left' }) },
  ],
};

/** Functions, each with a name, with which a bot affects its process or leaves code running. */
const misdeeds: Record<string, () => unknown> = {
  exits: () => process.exit(3),
  loops: () => {
    for (;;);
  },
  'tells and loops': () => {
    writeSync(1, `${String(process.pid)}\n`);
    misdeeds['loops']!();
  },
  hoards: () => {
    for (const hoard: number[][] = []; ;) hoard.push(Array<number>(1000).fill(7));
  },
  'grows one array': () => {
    for (const hoard: number[] = []; ;) hoard.push(hoard.length);
  },
  aborts: () => process.abort(),
  'kills itself': () => process.kill(process.pid, 'SIGKILL'),
  'breaks the line': () => process.disconnect(),
  'breaks the line between deals': () => {
    misdeeds['breaks the line between deals'] = () => undefined;
    setTimeout(() => {
      process.removeAllListeners('disconnect');
      process.disconnect();
      setTimeout(() => process.exit(5), 1000);
    }, 50);
  },
  'rejects late': () => void Promise.reject(new Error('forgotten')),
  'throws late': () =>
    void setTimeout(() => {
      throw new Error('too late');
    }),
  'exits late': () => void setTimeout(() => process.exit(0)),
  'exits much later': () => {
    misdeeds['exits much later'] = () => undefined;
    setTimeout(() => process.exit(5), 200);
  },
  'loops late': () => void Promise.resolve().then(misdeeds['loops']),
  'throws nothing': () => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- A bot can throw any value.
    throw undefined;
  },
  'throws a trap': () => {
    throw Object.defineProperty(new Error(), 'stack', { get: misdeeds['throws nothing']! });
  },
};

/** Failures of bots that answer with promises. These failures happen while the tournament waits for the answer. */
const promised: Record<string, () => Promise<unknown>> = {
  'exits while awaited': async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    process.exit(4);
  },
  'throws while awaited': () =>
    new Promise(() =>
      setTimeout(() => {
        throw new Error('in a callback');
      }),
    ),
  rejects: () => Promise.reject(new Error('no line')),
  'never answers': () => new Promise(() => undefined),
  'loops while awaited': () => Promise.resolve().then(misdeeds['loops']),
};

/** Contests with a bot called `culprit`, which runs one of the `misdeeds` and then answers. */
const crimes = Object.keys(misdeeds).map((name): [string, Contest<HighCard>] => {
  const bot: Bot<HighCard> = (_view, choices) => (misdeeds[name]!(), choices.at(0));
  return [name, { game: highCardGame, participants: [cards.participants[0]!, { name: 'culprit', bot }] }];
});

const promisedCrimes = Object.entries(promised).map(([name, act]): [string, Contest<HighCard>] => {
  const bot: Participant<HighCard>['bot'] = async (_view, choices) => (await act(), choices.at(0));
  return [name, { game: highCardGame, participants: [cards.participants[0]!, { name: 'culprit', bot }] }];
});

/** A contest with a bot that returns its first choice as a promise. */
function patient(): Contest<HighCard> {
  const bot: Participant<HighCard>['bot'] = async (_view, choices) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return choices.at(0);
  };
  return { game: highCardGame, participants: [cards.participants[0]!, { name: 'patient', bot }] };
}

/**
 * A contest that ends its process after the first decision. The process is ended by the module of the contest, not by a
 * bot.
 */
function unseen(): Contest<HighCard> {
  let hasStarted = false;
  setInterval(() => hasStarted && process.exit(6), 5).unref();
  const bot: Bot<HighCard> = (_view, choices) => ((hasStarted = true), choices.at(0));
  return { game: highCardGame, participants: [{ name: 'one', bot }, cards.participants[0]!] };
}

/** Returns the contest with a given name, for worker processes. */
export function contest(argument: unknown): Contest<GameTypes> {
  const pair = { ...cards, participants: cards.participants.slice(0, 2) };
  const contests = {
    cards,
    pair,
    numbers: numbers(3),
    cheats: cheating,
    unseen: unseen(),
    patient: patient(),
    ...Object.fromEntries([...crimes, ...promisedCrimes]),
  } as unknown as Record<string, Contest<GameTypes>>;
  return contests[String(argument)]!;
}
