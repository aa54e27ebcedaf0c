import type { Position } from '../../../../core/game.ts';
import { isEqual } from '../../../../core/plain-data.ts';
import type { PositionAt } from '../../../../core/spec.ts';
import type { Issue } from '../../../../core/schema.ts';
import { judgement } from '../judgement.ts';
import { tiedPlayers } from '../players.ts';
import type { RevoltingBehaviour, PlayerIndex, Setup, Phase, Table } from '../types.ts';
import { reasonAgainstAttempt } from './attempt.ts';
import { issueInHolding, reasonAgainstCauses } from './holding.ts';

/**
 * Returns the first issue in a position; `undefined` if there is no issue. In this game, the public part (`table`) is
 * the whole state.
 */
export function issueInTable(position: PositionAt<RevoltingBehaviour>): Issue | undefined {
  return (
    issueInTurn(position) ??
    issueInOrder(position) ??
    issueInHoldings(position) ??
    issueInConceded(position) ??
    issueInStep(position)
  );
}

function issueInTurn({ setup, table }: Position<RevoltingBehaviour>): Issue | undefined {
  if (setup.maxTurns === null || table.turn <= setup.maxTurns) return undefined;
  return { path: 'table.turn', reason: `The match has only ${String(setup.maxTurns)} turns` };
}

function issueInOrder({ setup, table }: Position<RevoltingBehaviour>): Issue | undefined {
  const { order, phase } = table;
  if (!arePlayers(order, setup))
    return { path: 'table.order', reason: 'Expected seats of this match, each at most once' };
  if (phase.kind === 'lot' || order.length > 0) return undefined;
  return { path: 'table.order', reason: 'Expected the seat of a player who must act or has acted in this turn' };
}

/** Whether each given seat belongs to a player of the match, and no seat is given twice. */
function arePlayers(seats: readonly PlayerIndex[], { players }: Setup): boolean {
  return new Set(seats).size === seats.length && seats.every((seat) => seat < players.length);
}

function issueInHoldings(position: Position<RevoltingBehaviour>): Issue | undefined {
  const { players } = position.setup;
  const { holdings } = position.table;
  if (holdings.length !== players.length)
    return { path: 'table.holdings', reason: `Expected ${String(players.length)} entries, one for each player` };
  for (const [seat, holding] of holdings.entries()) {
    const issue = issueInHolding(holding, position);
    if (issue !== undefined) return { path: `table.holdings.${String(seat)}.${issue.path}`, reason: issue.reason };
  }
  return undefined;
}

/**
 * Checks the players who have conceded. A player who has conceded has no points, still has cards in their Cause, and
 * has no place in the order. Exception: a player whose concession has ended the match has a place in the order.
 */
function issueInConceded({ setup, table }: Position<RevoltingBehaviour>): Issue | undefined {
  const { conceded, holdings, order, phase } = table;
  const path = 'table.conceded';
  if (!arePlayers(conceded, setup)) return { path, reason: 'Expected seats of this match, each at most once' };
  const places = phase.kind === 'over' ? order.slice(1) : order;
  if (conceded.some((seat) => places.includes(seat)))
    return { path, reason: 'A player who has conceded cannot have a position in the order' };
  const left = conceded.map((seat) => holdings[seat]!);
  if (left.some(({ points }) => points > 0)) return { path, reason: 'A player who has conceded cannot have points' };
  const reason = reasonAgainstCauses(left);
  return reason === undefined ? undefined : { path, reason };
}

function issueInStep({ setup, table, phase }: PositionAt<RevoltingBehaviour>): Issue | undefined {
  const reason = reasonAgainst(phase, { setup, table });
  return reason === undefined ? undefined : { path: 'table.phase', reason };
}

function reasonAgainst(phase: Phase, position: Position<RevoltingBehaviour>): string | undefined {
  switch (phase.kind) {
    case 'lot':
      return reasonAgainstStanding(position.table) ?? reasonAgainstPlaces(position.table);
    case 'act':
      return reasonAgainstStanding(position.table);
    case 'draw':
    case 'choose':
    case 'turn-up':
    case 'penalty':
      return reasonAgainstAttempt(phase, position);
    case 'over':
      return isEqual(phase.outcome, judgement(position))
        ? undefined
        : 'The match cannot end with this outcome in this position';
  }
}

/**
 * Returns the reason why the match should already be over; `undefined` if the match can go on. During a match, at least
 * two players have points and each Cause has at least one card (RB-6.2).
 */
function reasonAgainstStanding({ holdings }: Table): string | undefined {
  if (holdings.filter(({ points }) => points > 0).length < 2)
    return 'Too few players have points, so the match must be over';
  return reasonAgainstCauses(holdings);
}

function reasonAgainstPlaces(table: Table): string | undefined {
  const leads = table.order.map((seat, place) =>
    tiedPlayers({ ...table, order: table.order.slice(0, place) }).includes(seat),
  );
  return leads.every(Boolean) ? undefined : 'A player comes before another player who has more points';
}
