/**
 * The contests that the command line can hold. Worker processes load this module, too.
 *
 * @packageDocumentation
 */
import { MalformedError } from '../core/errors.ts';
import type { GameTypes } from '../core/game.ts';
import type { Contest } from '../tournaments/contest.ts';
import { contenders } from './contenders.ts';
import { type Demonstration, demonstrationOf } from './demonstrations.ts';

/** What was asked for, as JSON. */
export interface ContestRequest {
  /** Name of a demonstration: the id of a game, and of a variant. */
  readonly game: string;
  /** Names of bots. */
  readonly bots: readonly string[];
  /** How many players, at a game where that is free. */
  readonly players?: number;
  /** What options are made of, where they are made by chance. */
  readonly seed: string;
}

/**
 * Makes a contest.
 *
 * @throws {@link core.MalformedError} if there is no such game or bot, or no match of so many players.
 */
export function contest({ game: name, bots, players, seed }: ContestRequest): Contest<GameTypes> {
  const demonstration = demonstrationOf(name);
  if (demonstration === undefined) throw new MalformedError('game', `There is no game "${name}"`);
  const { game } = demonstration;
  const known = contenders[game.id] ?? {};
  const entrants = bots.map((each) => {
    const bot = Object.hasOwn(known, each) ? known[each] : undefined;
    if (bot !== undefined) return { name: each, bot };
    throw new MalformedError('bots', `${name} has no bot "${each}", but ${Object.keys(known).join(', ')}`);
  });
  return { game, entrants, ...optionsOf(demonstration, players, seed) };
}

/** Where the number of players is free, each deal has a set-up of its own. */
function optionsOf(
  { game, options = {}, optionsFor }: Demonstration<GameTypes>,
  players: number | undefined,
  seed: string,
): Pick<Contest<GameTypes>, 'options' | 'optionsFor'> {
  if (players === undefined) return { options };
  if (optionsFor === undefined) throw new MalformedError('players', `The number of players of ${game.id} is fixed`);
  return {
    options: game.parseOptions(optionsFor(players, seed)),
    optionsFor: (deal) => optionsFor(players, deal),
  };
}
