/**
 * What a player has written in a step and not yet committed: whether it can be committed, and taking it back.
 *
 * @packageDocumentation
 */
import { type Violation, violation } from '../../core/errors.ts';
import type { Draft } from '../../core/plain-data.ts';
import { tooFewCities } from './city-placement.ts';
import type { Gunner } from './fire.ts';
import { boardOf } from './board.ts';
import { whyNotCommitted } from './moves.ts';
import { namedFlight, namedOrder } from './named-orders.ts';
import type { Writer } from './outlook.ts';
import { wrongStep } from './refusals.ts';
import { rewritten } from './rewriting.ts';
import type { RuleId } from './rulebook.ts';
import { type City, ofSide, opponentOf, type Secret, type Side, type Step } from './types.ts';
import { unitsToPlace, whyNotPlaced } from './unit-placement.ts';

/** A player who writes, and all that he has written. */
export type Author = Writer & Gunner & { readonly own: Secret };

/** Why what a player has written cannot be committed yet. */
export function whyNotSealed({ player, setup, table, own }: Author): Violation<RuleId> | undefined {
  const { scenario } = setup;
  switch (table.step.kind) {
    case 'cities': {
      const { count } = ofSide(scenario.cities, opponentOf(player));
      return own.cities.length === count ? undefined : tooFewCities(count, own.cities.length);
    }
    case 'placement':
      return whyNotPlaced(unitsToPlace(scenario, player, own.piles));
    case 'moves':
      return whyNotCommitted({ player, setup, table, own });
    case 'fire':
      return undefined;
    case 'naming':
    case 'over':
      return wrongStep(table.step);
  }
}

/** How much a player has written in a step. */
function written({ kind }: Step, own: Secret): number {
  switch (kind) {
    case 'cities':
      return own.cities.length;
    case 'placement':
      return own.piles.length;
    case 'moves':
      return own.flights.length + own.moves.length;
    case 'fire':
      return own.aims.length;
    case 'naming':
    case 'over':
      return 0;
  }
}

/** Why a thing written in a step, by its number from 1, cannot be taken back. */
export function whyNotTakeBack(author: Author, number: number): Violation<RuleId> | undefined {
  const { table, own } = author;
  const count = written(table.step, own);
  if (number > count) {
    const message = `You have written ${count} orders in this step; there is no order ${number}.`;
    return violation('nothing-written', 'AW-4.5', message, { count, number });
  }
  return table.step.kind === 'moves' && number < count ? whyNotWithout(author, number) : undefined;
}

/** Why the orders after the one taken back could not have been written without it (AW-4.5). */
function whyNotWithout({ player, setup, table, own }: Author, number: number): Violation<RuleId> | undefined {
  const board = boardOf(setup.scenario);
  const flights = own.flights.filter((_, index) => index !== number - 1);
  const moves = own.moves.filter((_, index) => own.flights.length + index !== number - 1);
  const written = rewritten({ setup, table }, player, {
    flights: flights.map((flight) => namedFlight(board, flight)),
    moves: moves.map((move) => namedOrder(board, move)),
  });
  return 'refusal' in written ? written.refusal : undefined;
}

/** Takes back one of the things written in a step, by its number from 1; flights come before moves. */
export function takeBackNumber({ kind }: Step, own: Draft<Secret>, number: number): void {
  if (kind === 'cities') own.cities.splice(number - 1, 1);
  else if (kind === 'placement') own.piles.splice(number - 1, 1);
  else if (kind === 'fire') own.aims.splice(number - 1, 1);
  else if (number > own.flights.length) own.moves.splice(number - 1 - own.flights.length, 1);
  else own.flights.splice(number - 1, 1);
}

/** Whether a city may be named by a player as the one that does not produce (AW-7.2). */
export function mayName({ owner, productive }: City, player: Side): boolean {
  return owner === player && productive;
}

/** The side whose cities a player places. */
export function cityOwner(player: Side): Side {
  return opponentOf(player);
}
