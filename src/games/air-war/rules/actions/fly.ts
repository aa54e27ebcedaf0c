import type { ActionRules } from '../../../../core/spec.ts';
import { whyNotFlight } from '../flights.ts';
import type { AirWar } from '../types.ts';

/** AW-4.4: a player orders a flight from an airport. */
export const fly: ActionRules<AirWar, 'fly', 'moves'> = {
  during: ['moves'],
  whyIllegal: (seat, { from, to, count, relay }) => whyNotFlight(seat, { from, to, count, relay: relay === true }),
  apply: ({ own }, { from, to, count, relay }) => void own.flights.push({ from, to, count, relay: relay === true }),
};
