import type { Position, State } from '../../../../core/game.ts';
import type { Fault } from '../../../../core/untrusted.ts';
import { boardOf } from '../board.ts';
import { areCitiesLegal } from '../city-placement.ts';
import { faultBelow, faultIf, firstFault } from '../faults.ts';
import { hasChoice } from '../fire.ts';
import type { Order } from '../orders.ts';
import { rewritten, whyNotAims } from '../rewriting.ts';
import { cityOwner, whyNotSealed, WRITING, WRITTEN } from '../sealing.ts';
import { type Side, SIDES } from '../sides.ts';
import type { AirWar, Secret } from '../types.ts';
import { whyNotPile } from '../unit-placement.ts';

/** The first fault in what is written, if there is any. */
export function faultInSecrets(state: State<AirWar>): Fault | undefined {
  return firstFault(SIDES, (player) =>
    faultBelow(`secrets.${player}`, faultInSecret(state, player, state.secrets[player])),
  );
}

function faultInSecret(position: Position<AirWar>, player: Side, own: Secret): Fault | undefined {
  const { step, waiting } = position.table;
  const written: readonly string[] = WRITTEN[step.kind];
  const stray = Object.entries(own).find(([part, contents]) => contents.length > 0 && !written.includes(part));
  return (
    faultIf(stray !== undefined, String(stray?.[0]), 'Nothing is written here in this step') ??
    faultIf(!isLegal(position, player, own), '', 'This is not written by the rules') ??
    (waiting.includes(player) ? undefined : faultInSealed(position, player, own))
  );
}

function faultInSealed({ setup, table }: Position<AirWar>, player: Side, own: Secret): Fault | undefined {
  const kind = WRITING.find((each) => each === table.step.kind);
  if (kind === undefined) return undefined;
  const hasNoChoice = kind === 'fire' && own.aims.length > 0 && !hasChoice({ setup, table }, player);
  const isRefused = whyNotSealed({ player, setup, table, own }, kind) !== undefined;
  return (
    faultIf(hasNoChoice, 'aims', 'The player has no choice') ??
    faultIf(!isInOrder(own.cities) || !isInOrder(own.piles), '', 'Expected the fields in order') ??
    faultIf(isRefused, '', 'This cannot have been committed')
  );
}

function isLegal(position: Position<AirWar>, player: Side, own: Secret): boolean {
  const { scenario } = position.setup;
  const { size } = boardOf(scenario).hex;
  const isKnown = ({ from, to }: Order): boolean => from < size && to < size;
  if (![...own.cities, ...own.piles].every(({ field }) => field < size)) return false;
  if (![...own.flights, ...own.moves, ...own.aims].every(isKnown)) return false;
  return (
    areCitiesLegal(scenario, cityOwner(player), own.cities) &&
    own.piles.every((pile, index) => whyNotPile(scenario, player, own.piles.slice(0, index), pile) === undefined) &&
    !('code' in rewritten(position, player, own)) &&
    whyNotAims(position, player, own.aims) === undefined
  );
}

function isInOrder(items: readonly { readonly field: number }[]): boolean {
  return items.every(({ field }, index) => index === 0 || field > items[index - 1]!.field);
}
