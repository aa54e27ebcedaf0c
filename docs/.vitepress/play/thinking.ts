/** What the page asks its worker, and what it answers. */
import type { GameTypes, MatchRecord, View } from 'countersheet/core';
import type { PlayerAction, BotTurn, Controllers } from 'countersheet/session';

/** Who can play for a player: a person at this machine, or a bot of the game in the worker, by its name. */
export const SITTERS = ['person', 'strategist', 'mcts', 'random'] as const;

/** Who plays for a player. */
export type Sitter = (typeof SITTERS)[number];

/** The seats of players. */
export function seatsFor(players: readonly string[], sitterOf: (player: string, index: number) => Sitter): Controllers {
  return Object.fromEntries(
    players.map((player, index) => {
      const sitter = sitterOf(player, index);
      return [player, sitter === 'person' ? sitter : { bot: sitter }];
    }),
  );
}

/** What the worker is asked: to play for a bot, to advise the person who asks, or to judge a whole match. */
export type Asked =
  | Pick<BotTurn, 'bot' | 'view' | 'seed' | 'budget'>
  | { readonly advise: View<GameTypes> }
  | { readonly judge: MatchRecord };

/** A question about a game. */
export type Question = Asked & { readonly id: number; readonly game: string };

/** What a match was to one of its players, by the measure of the strategist. */
export interface Course {
  readonly player: string;
  /** What the position was worth to them, by action. */
  readonly worth: readonly number[];
  /** What chance had brought them, by the number of the action that brought it. */
  readonly luck: readonly (readonly [action: number, sum: number])[];
}

/** One action that the search has tried. */
export interface Tried {
  readonly action: PlayerAction;
  /** Share of the tries that went to it, 0 to 1. */
  readonly share: number;
}

/** What the strategist would do, what the search thinks, and what the position is worth to the person who asks. */
export interface Advice {
  readonly action: PlayerAction;
  readonly tried: readonly Tried[];
  /** In the measure of the strategist; more is better. */
  readonly worth: number;
}

/** What the worker answers: an action, advice, or what the match was to each player. */
export type Answer = PlayerAction | Advice | readonly Course[];

/** An answer, or what went wrong. */
export type Reply = { readonly id: number } & ({ readonly answer: Answer } | { readonly issue: string });
