import type { Budget } from '../../bots/bot.ts';
import type { GameTypes } from '../../core/game.ts';
import { createRng } from '../../core/random.ts';
import {
  type PlayerAction,
  type BotTurn,
  type Controller,
  nextOf,
  playAction,
  type Controllers,
  type Session,
} from '../../session/index.ts';
import type { Participant } from '../../tournaments/contest.ts';
import { textOf } from '../../tournaments/anything.ts';
import { CommandError, EXIT, hintAt, placeOf } from '../failure.ts';
import type { LoadedGame } from '../game.ts';
import { participantOf, reportedAtExit } from '../own-bots.ts';

/** The bots of a match, by player. */
export type BotsByPlayer = Readonly<Record<string, Participant<GameTypes>>>;

/**
 * Reads the value of `--as`, and returns the players that people control. The value `all` means all players. The
 * default is the first player. Throws {@link CommandError} if a name is unknown.
 */
export function personsIn(list: string | undefined, players: readonly string[]): readonly string[] {
  if (list === 'all') return players;
  const named = list === undefined ? players.slice(0, 1) : list.split(',');
  for (const name of named) {
    if (players.includes(name)) continue;
    throw new CommandError(`--as: Unknown player "${name}".`, { hint: hintAt(name, [...players, 'all']) });
  }
  return players.filter((player) => named.includes(player));
}

/**
 * Assigns bots, in seating order, to the players that no person controls. If the list has too few bots, the function
 * starts again at the beginning of the list.
 */
export function assignBots(
  bots: readonly string[],
  players: readonly string[],
  persons: readonly string[],
): Readonly<Record<string, string>> {
  const free = players.filter((player) => !persons.includes(player));
  return Object.fromEntries(free.map((player, index) => [player, bots[index % bots.length]!]));
}

/** For each player, returns the controller: a person or a bot. All bots have the same budget. */
export function controllersFor(
  persons: readonly string[],
  bots: Readonly<Record<string, string>>,
  budget: Budget,
): Controllers {
  const ofPersons = persons.map((player): readonly [string, Controller] => [player, 'person']);
  const ofBots = Object.entries(bots).map(([player, bot]): readonly [string, Controller] => [player, { bot, budget }]);
  return Object.fromEntries([...ofPersons, ...ofBots]);
}

/** Returns the names of the bots in a match, by player. */
export function botsIn(controllers: Controllers): Readonly<Record<string, string>> {
  const named = Object.entries(controllers).flatMap(([player, controller]) =>
    typeof controller === 'object' ? [[player, controller.bot] as const] : [],
  );
  return Object.fromEntries(named);
}

/** Loads the bots that control players. */
export async function participantsOf(known: LoadedGame, controllers: Controllers): Promise<BotsByPlayer> {
  const loaded = Object.entries(botsIn(controllers)).map(
    async ([player, text]) => [player, reportedAtExit(await participantOf(known, text))] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
}

/** Plays the actions of bots until a person must act or the match is over. */
export async function botsPlay(given: Session, bots: BotsByPlayer): Promise<Session> {
  let session = given;
  for (let next = nextOf(session); next.kind === 'bot'; next = nextOf(session)) {
    const [before, turn, participant] = [session, next, bots[next.player]!];
    session = await playedBy(participant.name, async () =>
      playAction(before, await answerOf(before, turn, participant)),
    );
  }
  return session;
}

/**
 * Asks a bot for its action. This function checks that the action belongs to the player who is to act; `playAction`
 * checks whether the action is legal.
 */
async function answerOf(session: Session, turn: BotTurn, { name, bot }: Participant<GameTypes>): Promise<PlayerAction> {
  const { player, view, seed, budget = { iterations: 1 } } = turn;
  const choices = session.manifest.game.choices(view);
  // The bot may be the user's own code, so its answer can be any value.
  const answer = (await Promise.resolve(bot(view, choices, createRng(seed), budget))) as
    PlayerAction | null | undefined;
  if (answer?.player === player) return answer;
  throw new CommandError(`${name} has failed: Expected an action of ${player} but received ${textOf(answer)}.`, {
    code: EXIT.bot,
  });
}

/**
 * Runs a bot's code. If the code throws an error, throws {@link CommandError} with the bot’s name and the position of
 * the error in the bot's file.
 */
export async function playedBy<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof CommandError
      ? error
      : new CommandError(`${name} has failed: ${textOf(error)}${placeOf(error)}.`, { code: EXIT.bot });
  }
}
