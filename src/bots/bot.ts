import type { Choices } from '../core/choices.ts';
import type { Evaluation, Fork, GameTypes, Seat, View } from '../core/game.ts';
import { payoff } from '../core/outcome.ts';
import type { Rng } from '../core/random.ts';

/**
 * Chooses an action for the viewer of a view. It is never handed a state, and a state does not compile as a view.
 *
 * @param view - What the player may see; not modified.
 * @param choices - What the player may do: `game.choices(view)`, at least one.
 * @param rng - The bot's own source of randomness, no relation of the dice of the match.
 * @param budget - How long to think; bots that do not search pay it no heed.
 * @returns One of the actions.
 */
export type Bot<G extends GameTypes> = (
  view: View<G>,
  choices: Choices<G['action']>,
  rng: Rng,
  budget: Budget,
) => G['action'];

/** How long a bot may think about one decision. Only a budget of iterations gives the same choice on every machine. */
export type Budget =
  /** Rounds of search: whole number, at least 1. */
  | { readonly iterations: number; readonly milliseconds?: never }
  /** Time, at least 0; one round of search is always made. */
  | { readonly milliseconds: number; readonly iterations?: never };

/** What lies before the player whose view this is. */
export function seatOf<G extends GameTypes>({ setup, table, viewer, own }: View<G>): Seat<G> {
  return { setup, table, player: viewer, own: own as G['secret'] };
}

/** What a position is worth to a player: as it was paid or, before the end, as they judge it. */
export function worthOf<G extends GameTypes>(fork: Fork<G>, player: G['player'], evaluate?: Evaluation<G>): number {
  const turn = fork.turn();
  if (turn.kind === 'over') return payoff(turn.outcome, player);
  if (evaluate === undefined) throw new RangeError('The match is not over.');
  const { setup, table, secrets } = fork.state;
  return judged(evaluate, { setup, table, player, own: secrets[player] });
}

/** How good what lies before a player is. Throws RangeError if the evaluation is no finite number. */
export function judged<G extends GameTypes>(evaluate: Evaluation<G>, seat: Seat<G>): number {
  const worth = evaluate(seat);
  if (!Number.isFinite(worth)) throw new RangeError(`The evaluation of a position is ${String(worth)}.`);
  return worth;
}
