/** The questions that the page asks its worker, and the answers. */
import type { MatchRecord } from 'countersheet/core';
import type { PlayerAction, BotTurn, Controllers } from 'countersheet/session';

/** The names of the controllers of players. `person` is a person at this device; all other names are bots. */
export const CONTROLLER_NAMES = ['person', 'greedy', 'strategist', 'search', 'mcts', 'random'] as const;

/** The name of a controller. */
export type ControllerName = (typeof CONTROLLER_NAMES)[number];

/** Returns the controller of each player. */
export function controllersFor(
  players: readonly string[],
  nameOf: (player: string, index: number) => ControllerName,
): Controllers {
  return Object.fromEntries(
    players.map((player, index) => {
      const name = nameOf(player, index);
      return [player, name === 'person' ? name : { bot: name }];
    }),
  );
}

/** A request to the worker: to choose an action of a bot, or to analyse a match. */
export type Asked = Pick<BotTurn, 'bot' | 'view' | 'seed' | 'budget'> | { readonly judge: MatchRecord };

/** A request, and the game that the request is about. */
export type Question = Asked & { readonly id: number; readonly game: string };

/** The expected score and the luck of one player in the course of a match, by the strategist’s evaluation. */
export interface Course {
  readonly player: string;
  /** The player's expected score after each action. */
  readonly worth: readonly number[];
  /** The player's total luck after each chance event, with the index of this event in the record. */
  readonly luck: readonly (readonly [action: number, sum: number])[];
  /** Indexes of the actions by which any player conceded. */
  readonly conceded: readonly number[];
}

/** An answer of the worker: an action, or the course of a match for each player. */
export type Answer = PlayerAction | readonly Course[];

/** A message of the worker: an answer, or the message of an error. */
export type Reply = { readonly id: number } & ({ readonly answer: Answer } | { readonly issue: string });
