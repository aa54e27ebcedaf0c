import type { Position } from '../../../core/game.ts';
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

/** The cards and points of the player who must act or who acted last. */
export function actorHolding<Holding>({ holdings, order }: ByActor<Holding>): Holding {
  return holdings[order[0]!]!;
}

interface ByActor<Holding> {
  readonly holdings: readonly Holding[];
  readonly order: readonly PlayerIndex[];
}

/** Seats as bits: that of a seat is 1 shifted by its number. */
export type Seats = number;

/** The players with the most points among those without a place who have not conceded, in seating order (RB-2.1, RB-6.4). */
export function tiedPlayers(table: Pick<Table, 'order' | 'holdings' | 'conceded'>): readonly PlayerIndex[] {
  return seatsIn(leaders(table, waiting(table)), table.holdings.length);
}

/** Seats one by one, in seating order. */
export function seatsIn(seats: Seats, players: number): PlayerIndex[] {
  const all: PlayerIndex[] = [];
  for (let seat = 0; seat < players; seat++) if (includes(seats, seat)) all.push(seat);
  return all;
}

/** The seats of those who are without a place and have not conceded. */
export function waiting({ order, holdings, conceded }: Pick<Table, 'order' | 'holdings' | 'conceded'>): Seats {
  let seats = (1 << holdings.length) - 1;
  for (let place = 0; place < order.length; place++) seats &= ~(1 << order[place]!);
  for (let place = 0; place < conceded.length; place++) seats &= ~(1 << conceded[place]!);
  return seats;
}

/** Those of some seats whose players have the most points. */
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

/** The players that the acting player may attack: after the truce, all others who have points (RB-3.1). */
export function openTargets({ setup, table }: Position<RevoltingBehaviour>): Seats {
  if (table.turn <= setup.truce) return 0;
  const { holdings } = table;
  let seats = 0;
  for (let seat = 0; seat < holdings.length; seat++) if (holdings[seat]!.points > 0) seats |= 1 << seat;
  return seats & ~(1 << actorIndex(table));
}

/** Whether a seat is among some. */
export function includes(seats: Seats, seat: PlayerIndex): boolean {
  return (seats & (1 << seat)) !== 0;
}
