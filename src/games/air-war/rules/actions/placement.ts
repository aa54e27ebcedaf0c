import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { fieldOf, nameOf } from '../board.ts';
import { placedCity, whyNotCities, whyNotCity } from '../city-placement.ts';
import { cityOn } from '../control.ts';
import { cityOwner, seal } from '../sealing.ts';
import type { AirWar } from '../types.ts';
import { whyNotPile, whyNotPiles } from '../unit-placement.ts';

/** AW-2.2: a player places one of the opponent's cities. */
export const placeCity: ActionRules<AirWar, 'place-city', 'cities'> = {
  during: ['cities'],
  whyIllegal: ({ player, setup, own }, city) => whyNotCity(setup.scenario, cityOwner(player), own.cities, city),
  apply: ({ own }, { field, productive }) => void own.cities.push({ field, productive: productive === true }),
};

/**
 * AW-2.2: a player places all of the opponent's cities in one action, and the placement is final. These cities replace
 * all cities that the player wrote before.
 */
export const cities: ActionRules<AirWar, 'cities', 'cities'> = {
  during: ['cities'],
  isListed: false,

  whyIllegal: ({ player, setup }, { cities: placed }) => whyNotCities(setup.scenario, cityOwner(player), placed),

  apply(state, { cities: placed }) {
    state.own.cities = placed.map((city) => placedCity(state.setup.scenario, city));
    seal(state);
  },
};

/** AW-2.3: a player places units on a field. */
export const place: ActionRules<AirWar, 'place', 'placement'> = {
  during: ['placement'],
  whyIllegal: ({ player, setup, own }, pile) => whyNotPile(setup.scenario, player, own.piles, pile),
  apply: ({ own }, { field, count }) => void own.piles.push({ field, count }),
};

/**
 * AW-2.3: a player places all units in one action, and commits. These units replace all units that the player wrote
 * before.
 */
export const placement: ActionRules<AirWar, 'placement', 'placement'> = {
  during: ['placement'],
  isListed: false,

  whyIllegal: ({ player, setup }, { piles }) => whyNotPiles(setup.scenario, player, piles),

  apply(state, { piles }) {
    const { scenario } = state.setup;
    state.own.piles = Object.entries(piles).map(([name, count]) => ({ field: fieldOf(scenario, name)!, count }));
    seal(state);
  },
};

/** AW-7.2: a player openly names one of their cities, which then does not produce. */
export const nameCity: ActionRules<AirWar, 'name-city', 'naming'> = {
  during: ['naming'],

  whyIllegal({ player, setup, table }, { field }) {
    const city = cityOn(table.cities, field);
    if (city?.owner === player && city.productive) return undefined;
    const name = nameOf(setup.scenario, field);
    return violation('not-your-city', 'AW-7.2', { field: name });
  },

  apply({ setup, table, player, log }, { field }) {
    table.cities.find((each) => each.field === field)!.productive = false;
    table.waiting = table.waiting.filter((side) => side !== player);
    log?.push({ type: 'city-named', rule: 'AW-7.2', player, city: nameOf(setup.scenario, field) });
  },
};
