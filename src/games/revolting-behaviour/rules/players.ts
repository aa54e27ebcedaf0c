import type { Position } from '../../../core/game.ts';
import type { PlayerName, RevoltingBehaviour, PlayerIndex, Setup, Table } from './types.ts';

/** Returns the index of the player with a given name. */
export function playerIndex({ players }: Setup, name: PlayerName): PlayerIndex {
  return players.indexOf(name);
}

/** Returns the index of the player who must act or who acted last. */
export function actorIndex({ order }: Pick<Table, 'order'>): PlayerIndex {
  return order[0]!;
}

/** Returns the name of the player who must act or who acted last. */
export function actorName({ setup, table }: Position<RevoltingBehaviour>): PlayerName {
  return setup.players[actorIndex(table)]!;
}

/** Returns the cards and points of the player who must act or who acted last. */
export function actorHolding<Holding>({ holdings, order }: ByActor<Holding>): Holding {
  return holdings[order[0]!]!;
}

interface ByActor<Holding> {
  readonly holdings: readonly Holding[];
  readonly order: readonly PlayerIndex[];
}

/** A set of players, stored as bits: bit 0 is the first player in seating order. */
export type Seats = number;

/**
 * Returns the players who are tied for the next place, in seating order: the players in {@link waiting} who have the
 * most points (RB-2.1).
 */
export function tiedPlayers(table: Pick<Table, 'order' | 'holdings' | 'conceded'>): readonly PlayerIndex[] {
  return seatsIn(leaders(table, waiting(table)), table.holdings.length);
}

/** Returns the players in a set, in seating order. */
export function seatsIn(seats: Seats, players: number): PlayerIndex[] {
  const all: PlayerIndex[] = [];
  for (let seat = 0; seat < players; seat++) if (includes(seats, seat)) all.push(seat);
  return all;
}

/** Returns the players who have no place in the order yet and have not conceded (RB-6.4). */
export function waiting({ order, holdings, conceded }: Pick<Table, 'order' | 'holdings' | 'conceded'>): Seats {
  let seats = (1 << holdings.length) - 1;
  for (let place = 0; place < order.length; place++) seats &= ~(1 << order[place]!);
  for (let place = 0; place < conceded.length; place++) seats &= ~(1 << conceded[place]!);
  return seats;
}

/** Of the players in a set, returns the players with the most points. */
export function leaders({ holdings }: Pick<Table, 'holdings'>, seats: Seats): Seats {
  let most = 0;
  let found = 0;
  for (let seat = 0; seat < holdings.length; seat++) {
    const { points } = holdings[seat]!;
    if (!includes(seats, seat) || points < most) continue;
    found = points > most ? 1 << seat : found | (1 << seat);
    most = points;
  }
  return found;
}

/**
 * Returns the players whom the acting player is allowed to attack. After the truce, the result contains all other
 * players with points (RB-3.1).
 */
export function openTargets({ setup, table }: Position<RevoltingBehaviour>): Seats {
  if (table.turn <= setup.truce) return 0;
  const { holdings } = table;
  let seats = 0;
  for (let seat = 0; seat < holdings.length; seat++) if (holdings[seat]!.points > 0) seats |= 1 << seat;
  return seats & ~(1 << actorIndex(table));
}

/** Whether a set of players contains a given player. */
export function includes(seats: Seats, seat: PlayerIndex): boolean {
  return (seats & (1 << seat)) !== 0;
}
