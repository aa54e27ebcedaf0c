import type { ActionRules } from '../../../../core/spec.ts';
import { whyNotCity } from '../city-placement.ts';
import { cityOwner } from '../sealing.ts';
import type { AirWar } from '../types.ts';

/** AW-2.2: a player writes down a city of the opponent's. */
export const placeCity: ActionRules<AirWar, 'place-city', 'cities'> = {
  during: ['cities'],
  whyIllegal: ({ player, setup, own }, city) => whyNotCity(setup.scenario, cityOwner(player), own.cities, city),
  apply: ({ own }, { field, productive }) => void own.cities.push({ field, productive: productive === true }),
};
