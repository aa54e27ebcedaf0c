/**
 * Contests at two tiny games. Worker processes load this file, too.
 */
import { writeSync } from 'node:fs';
import type { Bot } from '../../src/bots/bot.ts';
import { defineGame } from '../../src/core/define-game.ts';
import type { GameTypes } from '../../src/core/game.ts';
import { sample } from '../../src/core/random.ts';
import type { Contest } from '../../src/tournaments/index.ts';
import { type HighCard, highCard } from '../tiny-games/high-card.ts';
import { type SealedNumbers, sealedNumbers } from '../tiny-games/sealed-numbers.ts';

export const highCardGame = defineGame(highCard);
export const sealedNumbersGame = defineGame(sealedNumbers);

/** Chooses each action as likely. */
export function randomBot<G extends GameTypes>(): Bot<G> {
  return (_view, choices, rng) => sample(choices, rng);
}

/** Keeps a card if it is at least so high. */
function keeper(least: number): Bot<HighCard> {
  return ({ own }, choices) => {
    const value = Number(own?.drawn[0]?.slice(1));
    return [...choices].find(({ type }) => type === (value >= least ? 'keep' : 'discard')) ?? choices.at(0);
  };
}

/** High card between three bots. */
export const cards: Contest<HighCard> = {
  game: highCardGame,
  participants: [
    { name: 'random', bot: randomBot() },
    { name: 'keeper', bot: keeper(4) },
    { name: 'miser', bot: keeper(6) },
  ],
};

/** Sealed numbers, a game of three, between as many bots as asked for. */
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
    // The last one would change its mind for ever.
    participants: Array.from({ length: participants }, (_, index) => ({ name: names[index]!, bot: bots[index]! })),
  };
}

function highest(actions: readonly SealedNumbers['action'][]): SealedNumbers['action'] {
  return actions.at(-1)!;
}

/** One that answers for its opponent in a match. */
export const cheating: Contest<HighCard> = {
  game: highCardGame,
  participants: [
    { name: 'honest', bot: randomBot() },
    { name: 'cheat', bot: ({ viewer }) => ({ type: 'keep', player: viewer === 'left' ? 'right' : 'left' }) },
  ],
};

/** What a bot can do to its process, or leave behind before it answers. */
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
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- bots do odd things
    throw undefined;
  },
  'throws a trap': () => {
    throw Object.defineProperty(new Error(), 'stack', { get: misdeeds['throws nothing']! });
  },
};

/** Contests with a culprit, who does one of these things and then answers. */
const crimes = Object.keys(misdeeds).map((name): [string, Contest<HighCard>] => {
  const bot: Bot<HighCard> = (_view, choices) => (misdeeds[name]!(), choices.at(0));
  return [name, { game: highCardGame, participants: [cards.participants[0]!, { name: 'culprit', bot }] }];
});

/** Its module, and not one of its decisions, ends the process, once the first bot has been asked. */
function unseen(): Contest<HighCard> {
  let hasStarted = false;
  setInterval(() => hasStarted && process.exit(6), 5).unref();
  const bot: Bot<HighCard> = (_view, choices) => ((hasStarted = true), choices.at(0));
  return { game: highCardGame, participants: [{ name: 'one', bot }, cards.participants[0]!] };
}

/** What worker processes play: the contest of a name. */
export function contest(argument: unknown): Contest<GameTypes> {
  const pair = { ...cards, participants: cards.participants.slice(0, 2) };
  const contests = {
    cards,
    pair,
    numbers: numbers(3),
    cheats: cheating,
    unseen: unseen(),
    ...Object.fromEntries(crimes),
  } as unknown as Record<string, Contest<GameTypes>>;
  return contests[String(argument)]!;
}
