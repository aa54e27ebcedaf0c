/** The questions of the page to its worker, and the answers. */
import type { MatchRecord } from 'countersheet/core';
import type { PlayerAction, BotTurn, Controllers } from 'countersheet/session';

/** The names of controllers: a person at this device, or a bot by name. */
export const CONTROLLER_NAMES = ['person', 'greedy', 'strategist', 'rollout', 'mcts', 'random'] as const;

/** The name of a controller. */
export type ControllerName = (typeof CONTROLLER_NAMES)[number];

/** The controllers of the players. */
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

/** A question about a game. */
export type Question = Asked & { readonly id: number; readonly game: string };

/** The course of a match for one player, by the strategist’s evaluation. */
export interface Course {
  readonly player: string;
  /** Expected score after each action. */
  readonly worth: readonly number[];
  /** Sum of luck after each chance event, with the index of its action. */
  readonly luck: readonly (readonly [action: number, sum: number])[];
  /** Index of each action by which the player or another one conceded. */
  readonly conceded: readonly number[];
}

/** An answer of the worker: an action, or the course of a match for each player. */
export type Answer = PlayerAction | readonly Course[];

/** An answer or an error message. */
export type Reply = { readonly id: number } & ({ readonly answer: Answer } | { readonly issue: string });
