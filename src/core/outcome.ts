/**
 * The end of a match: one winner, or a draw between several players.
 *
 * `reason` is a stable kebab-case code of the game (`'points'`, `'conceded'`). `rule` is the rule that ended the match.
 * `scores` are the points that this rule counted; absent if it counts no points.
 */
export type Outcome<
  Player extends string = string,
  Rule extends string = string,
  Reason extends string = string,
> = Readonly<
  ({ kind: 'win'; winner: Player } | { kind: 'draw'; players: readonly Player[] }) & {
    reason: Reason;
    rule: Rule;
    scores?: Readonly<Record<Player, number>>;
  }
>;

/**
 * Returns the payoff of one player. The winner gets 1. The players of a draw get equal payoffs whose sum is 1. All
 * other players get 0.
 *
 * @param outcome - End of the match; not modified.
 * @param player - Any player of the match. The result is 0 for a name that is not in the outcome.
 * @returns A number from 0 to 1. The sum of the payoffs of all players of a match is 1.
 *
 * @example
 * ```ts
 * payoff({ kind: 'draw', players: ['north', 'south'], reason: 'points', rule: 'X-1' }, 'south') // => 0.5
 * ```
 */
export function payoff<Player extends string>(outcome: Outcome<Player>, player: Player): number {
  if (outcome.kind === 'win') return outcome.winner === player ? 1 : 0;
  return outcome.players.includes(player) ? 1 / outcome.players.length : 0;
}
