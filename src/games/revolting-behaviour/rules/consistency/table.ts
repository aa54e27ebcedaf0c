import type { Position } from '../../../../core/game.ts';
import { isEqual } from '../../../../core/plain-data.ts';
import type { PositionAt } from '../../../../core/spec.ts';
import type { Fault } from '../../../../core/untrusted.ts';
import { judgement } from '../judgement.ts';
import { tiedPlayers } from '../players.ts';
import type { RevoltingBehaviour, PlayerIndex, Setup, Step, Table } from '../types.ts';
import { reasonAgainstAttempt } from './attempt.ts';
import { faultInHolding, reasonAgainstCauses } from './holding.ts';

/** The first fault, if there is any. Nothing lies anywhere but on the table. */
export function faultInTable(position: PositionAt<RevoltingBehaviour>): Fault | undefined {
  return (
    faultInTurn(position) ??
    faultInOrder(position) ??
    faultInHoldings(position) ??
    faultInConceded(position) ??
    faultInStep(position)
  );
}

function faultInTurn({ setup, table }: Position<RevoltingBehaviour>): Fault | undefined {
  if (setup.maxTurns === null || table.turn <= setup.maxTurns) return undefined;
  return { path: 'table.turn', reason: `The match has ${String(setup.maxTurns)} turns` };
}

function faultInOrder({ setup, table }: Position<RevoltingBehaviour>): Fault | undefined {
  const { order, step } = table;
  if (!arePlayers(order, setup)) return { path: 'table.order', reason: 'Expected different seats of the table' };
  if (step.kind === 'lot' || order.length > 0) return undefined;
  return { path: 'table.order', reason: 'Expected the seat of a player who is to act or has acted' };
}

/** Whether these are different seats of the table. */
function arePlayers(seats: readonly PlayerIndex[], { players }: Setup): boolean {
  return new Set(seats).size === seats.length && seats.every((seat) => seat < players.length);
}

function faultInHoldings(position: Position<RevoltingBehaviour>): Fault | undefined {
  const { players } = position.setup;
  const { holdings } = position.table;
  if (holdings.length !== players.length)
    return { path: 'table.holdings', reason: `Expected ${String(players.length)}, one for each player` };
  for (const [seat, holding] of holdings.entries()) {
    const fault = faultInHolding(holding, position);
    if (fault !== undefined) return { path: `table.holdings.${String(seat)}.${fault.path}`, reason: fault.reason };
  }
  return undefined;
}

/** Who has conceded has no points and no place, unless it was this that ended the match; their Cause is not overcome. */
function faultInConceded({ setup, table }: Position<RevoltingBehaviour>): Fault | undefined {
  const { conceded, holdings, order, step } = table;
  const path = 'table.conceded';
  if (!arePlayers(conceded, setup)) return { path, reason: 'Expected different seats of the table' };
  const places = step.kind === 'over' ? order.slice(1) : order;
  if (conceded.some((seat) => places.includes(seat))) return { path, reason: 'Somebody who has conceded has a place' };
  const left = conceded.map((seat) => holdings[seat]!);
  if (left.some(({ points }) => points > 0)) return { path, reason: 'Somebody who has conceded has points' };
  const reason = reasonAgainstCauses(left);
  return reason === undefined ? undefined : { path, reason };
}

function faultInStep({ setup, table, step }: PositionAt<RevoltingBehaviour>): Fault | undefined {
  const reason = reasonAgainst(step, { setup, table });
  return reason === undefined ? undefined : { path: 'table.step', reason };
}

function reasonAgainst(step: Step, position: Position<RevoltingBehaviour>): string | undefined {
  switch (step.kind) {
    case 'lot':
      return reasonAgainstStanding(position.table) ?? reasonAgainstPlaces(position.table);
    case 'act':
      return reasonAgainstStanding(position.table);
    case 'draw':
    case 'choose':
    case 'turn-up':
    case 'penalty':
      return reasonAgainstAttempt(step, position);
    case 'over':
      return isEqual(step.outcome, judgement(position)) ? undefined : 'The match does not end so';
  }
}

/** Between two actions the match would be over unless two players have points and no Cause is empty (RB-6.2). */
function reasonAgainstStanding({ holdings }: Table): string | undefined {
  if (holdings.filter(({ points }) => points > 0).length < 2) return 'Too few players have points to go on';
  return reasonAgainstCauses(holdings);
}

function reasonAgainstPlaces(table: Table): string | undefined {
  const leads = table.order.map((seat, place) =>
    tiedPlayers({ ...table, order: table.order.slice(0, place) }).includes(seat),
  );
  return leads.every(Boolean) ? undefined : 'Somebody has a place before a player with more points';
}
