import type { ActionRules } from '../../../core/spec.ts';
import { whyNotFlight } from '../flights.ts';
import type { AirWar } from '../types.ts';

/** AW-4.4: a player orders a flight from an airport. */
export const fly: ActionRules<AirWar, 'fly', 'moves'> = {
  during: ['moves'],
  whyIllegal: (seat, { relay, ...order }) => whyNotFlight(seat, { ...order, relay: relay === true }),
  apply: ({ own }, { relay, ...order }) => void own.flights.push({ ...order, relay: relay === true }),
};
