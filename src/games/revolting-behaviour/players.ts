/**
 * Who is to act, who is tied for the next place, and whom force may be used against.
 *
 * @packageDocumentation
 */
import type { Position } from '../../core/game.ts';
import type { PlayerName, RevoltingBehaviour, PlayerIndex, Setup, Table } from './types.ts';

/** Number of the player of this name, who is in the match. */
export function playerIndex({ players }: Setup, name: PlayerName): PlayerIndex {
  return players.indexOf(name);
}

/** Number of the player who is to act, or acted last. */
export function actorIndex({ order }: Pick<Table, 'order'>): PlayerIndex {
  return order[0]!;
}

/** Name of the player who is to act, or acted last. */
export function actorName({ setup, table }: Position<RevoltingBehaviour>): PlayerName {
  return setup.players[actorIndex(table)]!;
}

/** What the player who is to act, or acted last, has in front of them. */
export function actorHolding<Holding>({ holdings, order }: ByActor<Holding>): Holding {
  return holdings[order[0]!]!;
}

interface ByActor<Holding> {
  readonly holdings: readonly Holding[];
  readonly order: readonly PlayerIndex[];
}

/** Who has the most points of those who are without a place and have not conceded, in seating order (RB-2.1, RB-6.4). */
export function tiedPlayers({
  order,
  holdings,
  conceded,
}: Pick<Table, 'order' | 'holdings' | 'conceded'>): PlayerIndex[] {
  let most = -1;
  let tied: PlayerIndex[] = [];
  for (let seat = 0; seat < holdings.length; seat++) {
    if (order.includes(seat) || conceded.includes(seat)) continue;
    const { points } = holdings[seat]!;
    if (points === most) tied.push(seat);
    if (points <= most) continue;
    most = points;
    tied = [seat];
  }
  return tied;
}

/** The targets open to the player who is to act: their Cause, and after the truce the others who have points (RB-3.1). */
export function targetsOf({ setup, table }: Position<RevoltingBehaviour>): readonly string[] {
  const targets = ['cause'];
  if (table.turn <= setup.truce) return targets;
  const actor = actorIndex(table);
  for (let seat = 0; seat < setup.players.length; seat++) {
    if (seat !== actor && table.holdings[seat]!.points > 0) targets.push(setup.players[seat]!);
  }
  return targets;
}
