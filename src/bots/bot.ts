import type { Choices } from '../core/choices.ts';
import type { Evaluation, Fork, GameTypes, Seat, View } from '../core/game.ts';
import { payoff } from '../core/outcome.ts';
import type { Rng } from '../core/random.ts';

/**
 * Chooses an action for the viewer of a view. A bot never receives a state: the TypeScript compiler does not accept a
 * state in place of a view.
 *
 * @param view - What the player is allowed to see; not modified.
 * @param choices - The choices of the player: `game.choices(view)`, at least one.
 * @param rng - The bot's own random generator, independent of the dice of the match.
 * @param budget - The maximum time or number of iterations. Bots that do not search ignore the budget.
 * @returns The chosen action.
 */
export type Bot<G extends GameTypes> = (
  view: View<G>,
  choices: Choices<G['action']>,
  rng: Rng,
  budget: Budget,
) => G['action'];

/**
 * The limit of a bot's search for one decision. With a limit in iterations, the bot makes the same choice on every
 * machine; with a limit in milliseconds, the choice can differ between machines.
 */
export type Budget =
  /** The number of search rounds: a whole number, at least 1. */
  | { readonly iterations: number; readonly milliseconds?: never }
  /** The time for the search, in milliseconds, at least 0. The bot always makes at least one round of search. */
  | { readonly milliseconds: number; readonly iterations?: never };

/** The smallest budget. A bot passes this budget when it asks another bot for an action. */
export const ONCE: Budget = { iterations: 1 };

/**
 * Returns a function that counts the rounds of a search. Each call adds a number of rounds (by default one), and
 * returns true if the budget allows another round.
 */
export function roundsOf(budget: Budget | undefined): (rounds?: number) => boolean {
  // The budget is `undefined` if a caller in plain JavaScript leaves it out.
  const { iterations = 0, milliseconds = -1 } = budget ?? {};
  if (Number.isInteger(iterations) && iterations >= 1) {
    let left = iterations;
    return (rounds = 1) => (left -= rounds) > 0;
  }
  if (!Number.isFinite(milliseconds) || milliseconds < 0)
    throw new RangeError('Expected a budget: `{ iterations }`, at least 1, or `{ milliseconds }`, at least 0.');
  const end = performance.now() + milliseconds;
  return () => performance.now() < end;
}

/** Returns the seat of a view's viewer. */
export function seatOf<G extends GameTypes>({ setup, table, viewer, own }: View<G>): Seat<G> {
  return { setup, table, player: viewer, own: own as G['secret'] };
}

/** Returns the value of a position for a player: the payoff if the match is over, otherwise the evaluation. */
export function worthOf<G extends GameTypes>(fork: Fork<G>, player: G['player'], evaluate?: Evaluation<G>): number {
  const turn = fork.turn();
  if (turn.kind === 'over') return payoff(turn.outcome, player);
  if (evaluate === undefined) throw new RangeError('The match is not over, and there is no evaluation.');
  const { setup, table, secrets } = fork.state;
  return judged(evaluate, { setup, table, player, own: secrets[player] });
}

/** Calls an evaluation and returns its result. Throws RangeError if the result is not a finite number. */
export function judged<G extends GameTypes>(evaluate: Evaluation<G>, seat: Seat<G>): number {
  const worth = evaluate(seat);
  if (!Number.isFinite(worth))
    throw new RangeError(`Expected a finite number from the evaluation but received ${String(worth)}.`);
  return worth;
}
