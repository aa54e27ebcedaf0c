import type { GameTypes } from '../core/game.ts';
import type { Contest } from '../tournaments/contest.ts';
import { gameNamed, type LoadedGame } from './game.ts';
import { participantOf } from './own-bots.ts';

/** What was asked for, as JSON. */
export interface ContestRequest {
  /** The id of a game, or the URL of a module. */
  readonly game: string;
  /** The name of a set-up. */
  readonly setUp?: string;
  /** Names of bots, or URLs of modules. */
  readonly bots: readonly string[];
  /** How many players, at a game where that is free. */
  readonly players?: number;
  /** Options of the game that were written out. */
  readonly options?: object;
  /** What options are made of, where they are made by chance. */
  readonly seed: string;
}

/**
 * Makes a contest.
 *
 * @throws {@link CommandError} if there is no such game or bot, {@link core.MalformedError} if there is no match of so many
 * players, or none with such options.
 */
export async function contest({ game: name, setUp, bots, ...wishes }: ContestRequest): Promise<Contest<GameTypes>> {
  const known = await gameNamed(name, setUp);
  const participants = await Promise.all(bots.map((text) => participantOf(known, text)));
  return { game: known.game, participants, ...optionsOf(known, wishes) };
}

/** Where the number of players is free, each deal has a set-up of its own. */
function optionsOf(
  { game, options: usual, manifest: { optionsFor } }: LoadedGame,
  { players, options: written = {}, seed }: Omit<ContestRequest, 'game' | 'setUp' | 'bots'>,
): Pick<Contest<GameTypes>, 'options' | 'optionsFor'> {
  if (players === undefined || optionsFor === undefined) return { options: { ...usual, ...written } };
  return {
    options: game.parseOptions({ ...optionsFor(players, seed), ...written }),
    optionsFor: (deal) => ({ ...optionsFor(players, deal), ...written }),
  };
}
