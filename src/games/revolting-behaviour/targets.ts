/**
 * Whom force may be used against.
 *
 * @packageDocumentation
 */
import { actorSeat } from './turn-flow.ts';
import type { Holding, Setup, Table } from './types.ts';

/** The targets open to the player who is to act: his Cause, and after the truce the others who have points (RB-3.1). */
export function targetsOf({ setup, table }: { readonly setup: Setup; readonly table: Table }): string[] {
  const targets = ['cause'];
  if (table.turn <= setup.truce) return targets;
  const actor = actorSeat(table);
  for (let seat = 0; seat < setup.players.length; seat++) {
    if (seat !== actor && (table.holdings[seat] as Holding).points > 0) targets.push(setup.players[seat] as string);
  }
  return targets;
}
