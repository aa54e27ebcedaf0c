/** A record with a value for each player. */
export function byPlayer<Player extends string, Value>(
  players: readonly Player[],
  valueOf: (player: Player, index: number) => Value,
): Readonly<Record<Player, Value>> {
  return Object.fromEntries(players.map((player, index) => [player, valueOf(player, index)])) as Record<Player, Value>;
}
