/**
 * What a bot is: a function of what its player may see.
 *
 * @packageDocumentation
 */
import type { GameTypes, Seat, View } from '../core/game.ts';
import type { Rng } from '../core/random.ts';

/**
 * Chooses an action for the viewer of a view. It is never handed a state, and a state does not compile as a view.
 *
 * @param view - What the player may see; not modified.
 * @param actions - What the player may do: `game.viewActions(view)`, at least one.
 * @param rng - The bot's own source of randomness, no relation of the dice of the match.
 * @param budget - How long to think; bots that do not search pay it no heed.
 * @returns One of the actions.
 */
export type Bot<G extends GameTypes> = (
  view: View<G>,
  actions: readonly G['action'][],
  rng: Rng,
  budget: Budget,
) => G['action'];

/** How long a bot may think about one decision. Only a budget of iterations gives the same choice on every machine. */
export type Budget =
  /** Rounds of search: whole number, at least 1. */
  | { readonly iterations: number }
  /** Time, at least 0; one round of search is always made. */
  | { readonly milliseconds: number };

/**
 * How good a position looks to a player who knows his own secret: the higher the better.
 *
 * Bots that weigh it against results of matches expect the unit of {@link core.payoff}: a number from 0 to 1, the share
 * of the match that the player may hope for. Others take any unit.
 */
export type Evaluation<G extends GameTypes> = (seat: Seat<G>) => number;
