/**
 * Contests at two tiny games. Worker threads load this file, too.
 */
import type { Bot } from '../../src/bots/bot.ts';
import { defineGame } from '../../src/core/define-game.ts';
import type { GameTypes } from '../../src/core/game.ts';
import { pick } from '../../src/core/random.ts';
import type { Contest } from '../../src/tournaments/index.ts';
import { type HighCard, highCard } from '../tiny-games/high-card.ts';
import { type SealedNumbers, sealedNumbers } from '../tiny-games/sealed-numbers.ts';

export const highCardGame = defineGame(highCard);
export const sealedNumbersGame = defineGame(sealedNumbers);

/** Chooses each action as likely. */
export function randomBot<G extends GameTypes>(): Bot<G> {
  return (_view, choices, rng) => pick(choices, rng);
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
  entrants: [
    { name: 'random', bot: randomBot() },
    { name: 'keeper', bot: keeper(4) },
    { name: 'miser', bot: keeper(6) },
  ],
};

/** Sealed numbers, a game of three, between as many bots as asked for. */
export function numbers(entrants: number): Contest<SealedNumbers> {
  const bots: Bot<SealedNumbers>[] = [
    randomBot(),
    (_view, choices) => [...choices].find(({ type }) => type === 'seal') ?? highest([...choices]),
    (_view, choices, rng) => [...choices].find(({ type }) => type === 'seal') ?? pick(choices, rng),
    (_view, choices) => choices.at(0),
  ];
  const names = ['random', 'high', 'quick', 'first'];
  return {
    game: sealedNumbersGame,
    // The last one would change its mind for ever.
    entrants: Array.from({ length: entrants }, (_, index) => ({ name: names[index]!, bot: bots[index]! })),
  };
}

function highest(actions: readonly SealedNumbers['action'][]): SealedNumbers['action'] {
  return actions.at(-1)!;
}

/** One who answers for his opponent in a match. */
export const cheating: Contest<HighCard> = {
  game: highCardGame,
  entrants: [
    { name: 'honest', bot: randomBot() },
    { name: 'cheat', bot: ({ viewer }) => ({ type: 'keep', player: viewer === 'left' ? 'right' : 'left' }) },
  ],
};

/** What worker threads play: the contest of a name. */
export function contest(argument: unknown): Contest<GameTypes> {
  const pair = { ...cards, entrants: cards.entrants.slice(0, 2) };
  const contests = { cards, pair, numbers: numbers(3), cheats: cheating } as unknown as Record<
    string,
    Contest<GameTypes>
  >;
  return contests[String(argument)]!;
}
