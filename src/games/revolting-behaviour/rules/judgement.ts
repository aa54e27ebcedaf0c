import type { Position } from '../../../core/game.ts';
import type { Draft } from '../../../core/plain-data.ts';
import { declared } from './declaration.ts';
import { actorHolding, actorName, actorIndex } from './players.ts';
import type { Cause, RevoltingBehaviour, PlayerIndex } from './types.ts';

/** The outcome of a match, in the form that the state contains. */
export type MatchEnd = Draft<RevoltingBehaviour['outcome']>;

/** Returns the outcome after an action; `undefined` if the match goes on (RB-6.2 to RB-6.4). */
export function judgement(position: Position<RevoltingBehaviour>): MatchEnd | undefined {
  const { cause } = actorHolding(position.table);
  if (!isOvercome(cause)) return lastStanding(position, actorIndex(position.table)) ?? timeIsUp(position);
  return { kind: 'win', winner: actorName(position), reason: 'cause-overcome', rule: 'RB-6.2' };
}

/** Whether a Cause has no cards left. */
export function isOvercome({ down, up }: Cause): boolean {
  return down === 0 && up.length === 0;
}

/** Returns the outcome if fewer than two players have points after an action of `actor` (RB-6.2, RB-6.4). */
export function lastStanding({ setup, table }: Position<RevoltingBehaviour>, actor: PlayerIndex): MatchEnd | undefined {
  const { holdings, conceded } = table;
  let standing = 0;
  let last = 0;
  for (let seat = 0; seat < holdings.length; seat++) {
    if (holdings[seat]!.points === 0) continue;
    standing += 1;
    last = seat;
  }
  if (standing > 1) return undefined;
  if (standing === 0) return drawOf({ setup, table }, 'nobody-has-points');
  const winner = setup.players[last]!;
  return conceded.includes(actor)
    ? { kind: 'win', winner, reason: 'conceded', rule: 'RB-6.4' }
    : { kind: 'win', winner, reason: 'last-with-points', rule: 'RB-6.2' };
}

/** Returns the outcome after the last place of the last turn (RB-6.3). */
function timeIsUp({ setup, table }: Position<RevoltingBehaviour>): MatchEnd | undefined {
  const isLast = table.order.length === 1 && table.turn === setup.maxTurns;
  return isLast ? drawOf({ setup, table }, 'turn-limit') : undefined;
}

/** Returns a draw between the players who have not conceded, in seating order (RB-6.4). */
function drawOf({ setup, table }: Position<RevoltingBehaviour>, reason: MatchEnd['reason']): MatchEnd {
  const players = setup.players.filter((_name, seat) => !table.conceded.includes(seat));
  return { kind: 'draw', players, reason, rule: declared.endings[reason] };
}
