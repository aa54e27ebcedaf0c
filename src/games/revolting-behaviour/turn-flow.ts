/**
 * The course of a turn: its order, one place after the other, and what is judged between them.
 *
 * @packageDocumentation
 */
import type { Outcome } from '../../core/outcome.ts';
import type { Draft } from '../../core/plain-data.ts';
import type { EventLog, StateDraft } from '../../core/first-edition/spec.ts';
import type { RuleId } from './rulebook.ts';
import type { Holding, PlayerName, RevoltingBehaviour, SeatIndex, Setup, Table } from './types.ts';

/** A state that is being changed. */
export type RevoltDraft = StateDraft<RevoltingBehaviour>;

/** Where events of the game are reported, if anybody listens. */
export type Log = EventLog<RevoltingBehaviour>;

/** Seat of the player who is to act, or acted last. */
export function actorSeat({ order }: Pick<Table, 'order'>): SeatIndex {
  return order[0] as SeatIndex;
}

/** Name of the player who is to act, or acted last. */
export function actorName({ setup, table }: { readonly setup: Setup; readonly table: Table }): PlayerName {
  return setup.players[actorSeat(table)] as PlayerName;
}

/** What the player who is to act, or acted last, has before him. */
export function actorHolding({ holdings, order }: Draft<Table>): Draft<Holding>;
export function actorHolding({ holdings, order }: Table): Holding;
export function actorHolding({ holdings, order }: Table): Holding {
  return holdings[order[0] as SeatIndex] as Holding;
}

/** Starts the next turn: the order is settled from the points of this moment (RB-2.1). */
export function startTurn(state: RevoltDraft, log: Log): void {
  const { table } = state;
  table.turn += 1;
  table.order = [];
  log?.push({ type: 'turn-started', rule: 'RB-2.1', turn: table.turn });
  settleOrder(state, log);
}

/** Gives places to all who are ahead of the rest, until a lot is due or the order is complete (RB-2.1). */
export function settleOrder(state: RevoltDraft, log: Log): void {
  const { setup, table } = state;
  while (table.order.length < setup.players.length - table.conceded.length) {
    const tied = tiedSeats(table);
    if (tied.length > 1) {
      table.step = { kind: 'lot' };
      return;
    }
    table.order.push(tied[0] as SeatIndex);
  }
  table.step = { kind: 'act' };
  log?.push({ type: 'order-settled', rule: 'RB-2.1', order: table.order.map((seat) => setup.players[seat] as string) });
}

/** Who has the most points of those who are without a place and have not conceded, in seating order (RB-2.1, RB-6.4). */
export function tiedSeats({ order, holdings, conceded }: Pick<Table, 'order' | 'holdings' | 'conceded'>): SeatIndex[] {
  let most = -1;
  let tied: SeatIndex[] = [];
  for (let seat = 0; seat < holdings.length; seat++) {
    if (order.includes(seat) || conceded.includes(seat)) continue;
    const { points } = holdings[seat] as Holding;
    if (points === most) tied.push(seat);
    if (points <= most) continue;
    most = points;
    tied = [seat];
  }
  return tied;
}

/** A player has lost his last point: a place of his that is still to come in this turn is lost (RB-6.1). */
export function fall(state: RevoltDraft, seat: SeatIndex, log: Log): void {
  const { order } = state.table;
  const place = order.indexOf(seat, 1);
  if (place > 0) order.splice(place, 1);
  log?.push({ type: 'player-fallen', rule: 'RB-6.1', player: state.setup.players[seat] as string });
}

/** Ends an action: the match is over (RB-6.2 to RB-6.4), or the next place or the next turn follows. */
export function endAction(state: RevoltDraft, log: Log): void {
  const { table } = state;
  const outcome = judgement(state) ?? (table.order.length === 1 ? timeIsUp(state) : undefined);
  if (outcome !== undefined) {
    table.step = { kind: 'over', outcome };
    log?.push({ type: 'match-ended', rule: outcome.rule, outcome: { ...outcome } });
    return;
  }
  table.order.shift();
  if (table.order.length === 0) startTurn(state, log);
  else table.step = { kind: 'act' };
}

/** How the match ends after an action, if it does (RB-6.2, RB-6.4). */
export function judgement({ setup, table }: Pick<RevoltDraft, 'setup' | 'table'>): MatchEnd | undefined {
  const { cause } = actorHolding(table);
  const rule = 'RB-6.2';
  if (cause.down === 0 && cause.up.length === 0) {
    return { kind: 'win', winner: actorName({ setup, table }), reason: 'cause-overcome', rule };
  }
  let standing = 0;
  let last = 0;
  for (let seat = 0; seat < table.holdings.length; seat++) {
    if ((table.holdings[seat] as Holding).points === 0) continue;
    standing += 1;
    last = seat;
  }
  if (standing > 1) return undefined;
  if (standing === 0) return { kind: 'draw', players: contenders({ setup, table }), reason: 'nobody-has-points', rule };
  const winner = setup.players[last] as string;
  return table.conceded.includes(actorSeat(table))
    ? { kind: 'win', winner, reason: 'conceded', rule: 'RB-6.4' }
    : { kind: 'win', winner, reason: 'last-with-points', rule };
}

/** How the match ends after the last place of a turn, if that was the last turn (RB-6.3). */
export function timeIsUp({ setup, table }: Pick<RevoltDraft, 'setup' | 'table'>): MatchEnd | undefined {
  if (table.turn !== setup.maxTurns) return undefined;
  return { kind: 'draw', players: contenders({ setup, table }), reason: 'turn-limit', rule: 'RB-6.3' };
}

/** The players who have not conceded, in seating order (RB-6.4). */
function contenders({ setup, table }: Pick<RevoltDraft, 'setup' | 'table'>): PlayerName[] {
  return setup.players.filter((_name, seat) => !table.conceded.includes(seat));
}

type MatchEnd = Draft<Outcome<PlayerName, RuleId>>;
