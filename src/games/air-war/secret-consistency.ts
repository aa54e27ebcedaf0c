/**
 * What can be wrong with what the players have written: it is written anew, order by order.
 *
 * @packageDocumentation
 */
import type { State } from '../../core/game.ts';
import type { Fault } from '../../core/untrusted.ts';
import { type Board, boardOf } from './board.ts';
import { areCitiesLegal } from './city-placement.ts';
import { hasChoice, whyNotAim } from './fire.ts';
import { namedFlight, namedOrder } from './named-orders.ts';
import { rewritten } from './rewriting.ts';
import { type AirWar, type Order, type Pile, type Secret, type Side, SIDES, type Step } from './types.ts';
import { whyNotPile } from './unit-placement.ts';
import { cityOwner, whyNotSealed } from './writing.ts';

type AirWarState = State<AirWar>;

/** The part of a secret that each step writes to. */
const WRITTEN: Readonly<Record<Step['kind'], readonly (keyof Secret)[]>> = {
  cities: ['cities'],
  placement: ['piles'],
  naming: [],
  moves: ['flights', 'moves'],
  fire: ['aims'],
  over: [],
};

/** The first fault in what is written, if there is any. */
export function faultInSecrets(state: AirWarState): Fault | undefined {
  for (const player of SIDES) {
    const fault = faultInSecret(state, player);
    if (fault !== undefined) return { path: `secrets.${player}${fault.path}`, reason: fault.reason };
  }
  return undefined;
}

function faultInSecret({ setup, table, secrets }: AirWarState, player: Side): Fault | undefined {
  const own = secrets[player];
  const { kind } = table.step;
  const parts = Object.keys(own) as (keyof Secret)[];
  const stray = parts.find((part) => own[part].length > 0 && !WRITTEN[kind].includes(part));
  if (stray !== undefined) return { path: `.${stray}`, reason: 'Nothing is written here in this step' };
  if (!isLegal({ setup, table }, player, own)) return { path: '', reason: 'This is not written by the rules' };
  const isSealed = kind !== 'over' && kind !== 'naming' && !table.waiting.includes(player);
  return isSealed ? faultInSealed({ setup, table }, player, own) : undefined;
}

function faultInSealed(position: Pick<AirWarState, 'setup' | 'table'>, player: Side, own: Secret): Fault | undefined {
  if (position.table.step.kind === 'fire' && own.aims.length > 0 && !hasChoice(position, player))
    return { path: '.aims', reason: 'The player has no choice' };
  if (!isInOrder(own.cities) || !isInOrder(own.piles)) return { path: '', reason: 'Expected the fields in order' };
  return whyNotSealed({ ...position, player, own }) === undefined
    ? undefined
    : { path: '', reason: 'This cannot have been committed' };
}

function isLegal(position: Pick<AirWarState, 'setup' | 'table'>, player: Side, own: Secret): boolean {
  const { scenario } = position.setup;
  const board = boardOf(scenario);
  const { size } = board.hex;
  const isKnown = ({ from, to }: Order): boolean => from < size && to < size;
  if (!own.cities.every(({ field }) => field < size) || !own.piles.every(({ field }) => field < size)) return false;
  if (![...own.flights, ...own.moves, ...own.aims].every(isKnown)) return false;
  return (
    areCitiesLegal(scenario, cityOwner(player), own.cities) &&
    arePilesLegal(position, player, own.piles) &&
    areOrdersLegal(board, position, player, own)
  );
}

function arePilesLegal({ setup }: Pick<AirWarState, 'setup'>, player: Side, piles: readonly Pile[]): boolean {
  const { names } = boardOf(setup.scenario).hex;
  return piles.every(({ field, count }, index) => {
    const pile = { field: names[field] as string, count };
    return whyNotPile(setup.scenario, player, piles.slice(0, index), pile) === undefined;
  });
}

function areOrdersLegal(
  board: Board,
  position: Pick<AirWarState, 'setup' | 'table'>,
  player: Side,
  { flights, moves, aims }: Secret,
): boolean {
  const sheet = {
    flights: flights.map((flight) => namedFlight(board, flight)),
    moves: moves.map((move) => namedOrder(board, move)),
  };
  const isAimLegal = (order: Order, index: number): boolean =>
    whyNotAim({ ...position, player, own: { aims: aims.slice(0, index) } }, namedOrder(board, order)) === undefined;
  return !('refusal' in rewritten(position, player, sheet)) && aims.every(isAimLegal);
}

function isInOrder(items: readonly { readonly field: number }[]): boolean {
  return items.every(({ field }, index) => index === 0 || field > (items[index - 1]?.field ?? -1));
}
