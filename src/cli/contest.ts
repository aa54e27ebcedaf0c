import type { GameTypes } from '../core/game.ts';
import type { Seed } from '../core/random.ts';
import type { Contest } from '../tournaments/contest.ts';
import { generatesOptions, presetOptions } from '../manifest/preset-options.ts';
import { gameNamed, type LoadedGame } from './game.ts';
import { type BotProgram, participantOf } from './own-bots.ts';
import { processBot } from '../tournament-workers/process-bot.ts';

/** Describes a contest in JSON, so that other processes can create the same contest. */
export interface ContestRequest {
  /** The id of a game, or the URL of a module. */
  readonly game: string;
  /** The name of a preset of the game. */
  readonly preset?: string;
  /** The bots. Each list item is the name of a bot of the game, or the URL of a module. */
  readonly bots: readonly string[];
  /** Bots that are external programs. */
  readonly programs?: readonly BotProgram[];
  /** The maximum time for one decision of an external program, in milliseconds. The default is five minutes. */
  readonly limit?: number;
  /** Number of players, if the game allows a choice. */
  readonly players?: number;
  /** Options of the game, which override the options of the preset. */
  readonly options?: object;
  /** The seed for the random generator that generates the options; not used if the game does not generate options. */
  readonly seed: string;
}

/**
 * Loads the game and the bots of a contest.
 *
 * @throws {@link CommandError} if the game or a bot is unknown.
 * @throws {@link core.MalformedError} if the number of players or an option is not valid.
 */
export async function contest({
  game: name,
  preset,
  bots,
  programs = [],
  limit,
  ...request
}: ContestRequest): Promise<Contest<GameTypes>> {
  const known = await gameNamed(name, preset);
  const participants = await Promise.all(bots.map((text) => participantOf(known, text)));
  const time = limit === undefined ? {} : { decisionTime: limit };
  const others = programs.map(([name, ...command]) => ({ name, bot: processBot(known.game, command, time) }));
  return { game: known.game, participants: [...participants, ...others], ...optionsOf(known, request) };
}

/**
 * Returns the options of the contest. If the game generates options, the result also has a function that generates new
 * options for each deal. The matches of one deal have the same dice, cards and options.
 */
function optionsOf(
  { game, manifest, preset }: LoadedGame,
  { players, options: written = {}, seed }: Omit<ContestRequest, 'game' | 'preset' | 'bots' | 'programs' | 'limit'>,
): Pick<Contest<GameTypes>, 'options' | 'optionsFor'> {
  const choice = { preset, players };
  const optionsFor = (deal: Seed): object => ({ ...presetOptions(manifest, deal, choice), ...written });
  if (!generatesOptions(manifest, choice)) return { options: optionsFor(seed) };
  return { options: game.parseOptions(optionsFor(seed)), optionsFor };
}
