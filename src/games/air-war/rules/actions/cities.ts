import type { ActionRules } from '../../../../core/spec.ts';
import { placedCity, whyNotCities } from '../city-placement.ts';
import { cityOwner, seal } from '../sealing.ts';
import type { AirWar } from '../types.ts';

/** AW-2.2: a player places all cities of the opponent's at once, in place of what they have written, and commits. */
export const cities: ActionRules<AirWar, 'cities', 'cities'> = {
  during: ['cities'],
  isListed: false,

  whyIllegal: ({ player, setup }, { cities: placed }) => whyNotCities(setup.scenario, cityOwner(player), placed),

  apply(state, { cities: placed }) {
    state.own.cities = placed.map((city) => placedCity(state.setup.scenario, city));
    seal(state);
  },
};
