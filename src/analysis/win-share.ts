import type { Evaluation, Game, GameTypes } from '../core/game.ts';
import { payoff } from '../core/outcome.ts';

/**
 * Creates a measure for {@link luckReport}: the expected payoff of a player. If the match is over, the measure returns
 * the payoff; otherwise, it calls the evaluation.
 *
 * @param game - The rules, which determine whether the match is over.
 * @param evaluate - Returns the expected payoff of a player, from 0 to 1, such as `evaluate` of
 * `countersheet/up-against-the-wall/bots`.
 * @returns An evaluation from 0 to 1.
 *
 * @example
 * ```ts
 * import { setup, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const [measure, state] = [winShare(game, () => 0.5), setup({ seed: 'first match' })];
 * const over = game.applyAction(state, { type: 'concede', player: 'radicals' });
 *
 * const worth = ({ table, setup }: typeof state) => measure({ table, setup, player: 'radicals', own: state.secrets.radicals });
 * [worth(state), worth(over)] // => [0.5, 0]
 * ```
 */
export function winShare<G extends GameTypes>(game: Game<G>, evaluate: Evaluation<G>): Evaluation<G> {
  return (seat) => {
    const turn = game.turn(seat);
    return turn.kind === 'over' ? payoff(turn.outcome, seat.player) : evaluate(seat);
  };
}
