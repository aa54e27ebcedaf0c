import type { DecisionDraft, SeatAt } from '../../../core/spec.ts';
import { byField } from './board.ts';
import { whyNotAll } from './city-placement.ts';
import { whyNotCommitted } from './outlook.ts';
import { opponentOf } from './sides.ts';
import type { AirWar, Refusal, Secret, Phase } from './types.ts';
import { unitsToPlace, whyNotPlaced } from './unit-placement.ts';

/** The phases in which players write in secret. */
export const WRITING = ['cities', 'placement', 'moves', 'fire'] as const;

/** A phase in which players write in secret. */
export type Writing = (typeof WRITING)[number];

/**
 * For each phase, the parts of their secret that players write in this phase. The action `take-back` numbers the
 * entries in the order of these parts.
 */
export const WRITTEN: Readonly<Record<Phase['kind'], readonly (keyof Secret)[]>> = {
  cities: ['cities'],
  placement: ['piles'],
  naming: [],
  moves: ['flights', 'moves'],
  fire: ['aims'],
  over: [],
};

/** Returns the reason why a player cannot commit the entries that they have written. */
export function whyNotSealed(seat: Omit<SeatAt<AirWar>, 'phase'>, phase: Writing): Refusal | undefined {
  const { player, setup, own } = seat;
  const { scenario } = setup;
  switch (phase) {
    case 'cities':
      return whyNotAll(scenario, cityOwner(player), own.cities.length);
    case 'placement':
      return whyNotPlaced(unitsToPlace(scenario, player, own.piles));
    case 'moves':
      return whyNotCommitted(seat);
    case 'fire':
      return undefined;
  }
}

/** Commits the entries that a player has written (AW-4.6). */
export function seal({ table, phase, own, player, log }: DecisionDraft<AirWar, Writing>): void {
  own.cities.sort(byField);
  own.piles.sort(byField);
  log?.push({ type: 'orders-sealed', rule: 'AW-4.6', player, phase: phase.kind });
  table.waiting = table.waiting.filter((side) => side !== player);
}

/** Returns the side whose cities a player places: the opponent of the player. */
export const cityOwner = opponentOf;
