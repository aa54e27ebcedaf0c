import type { Position, State } from '../../../../core/game.ts';
import type { Issue } from '../../../../core/schema.ts';
import { boardOf } from '../board.ts';
import { areCitiesLegal } from '../city-placement.ts';
import { issueBelow, issueIf, firstIssue } from '../issues.ts';
import { hasChoice } from '../fire.ts';
import type { Order } from '../orders.ts';
import { rewritten, whyNotAims } from '../rewriting.ts';
import { cityOwner, whyNotSealed, WRITING, WRITTEN } from '../sealing.ts';
import { type Side, SIDES } from '../sides.ts';
import type { AirWar, Secret } from '../types.ts';
import { whyNotPile } from '../unit-placement.ts';

/** Returns the first issue in the entries that players have written, if there is one. */
export function issueInSecrets(state: State<AirWar>): Issue | undefined {
  return firstIssue(SIDES, (player) =>
    issueBelow(`secrets.${player}`, issueInSecret(state, player, state.secrets[player])),
  );
}

function issueInSecret(position: Position<AirWar>, player: Side, own: Secret): Issue | undefined {
  const { phase, waiting } = position.table;
  const written: readonly string[] = WRITTEN[phase.kind];
  const stray = Object.entries(own).find(([part, contents]) => contents.length > 0 && !written.includes(part));
  return (
    issueIf(stray !== undefined, String(stray?.[0]), 'These entries do not belong to this phase') ??
    issueIf(!isLegal(position, player, own), '', 'The entries that the player has written are not legal') ??
    (waiting.includes(player) ? undefined : issueInSealed(position, player, own))
  );
}

function issueInSealed({ setup, table }: Position<AirWar>, player: Side, own: Secret): Issue | undefined {
  const kind = WRITING.find((each) => each === table.phase.kind);
  if (kind === undefined) return undefined;
  const hasNoChoice = kind === 'fire' && own.aims.length > 0 && !hasChoice({ setup, table }, player);
  const isRefused = whyNotSealed({ player, setup, table, own }, kind) !== undefined;
  return (
    issueIf(hasNoChoice, 'aims', 'The player has no choice of targets') ??
    issueIf(!isInOrder(own.cities) || !isInOrder(own.piles), '', 'The fields are not sorted') ??
    issueIf(isRefused, '', 'The player cannot have committed these entries')
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
