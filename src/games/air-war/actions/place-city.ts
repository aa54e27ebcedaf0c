import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { openCities, placedCity, whyNotCity } from '../city-placement.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, fieldShape } from '../shapes.ts';
import { type ActionOf, type AirWar, ofSide } from '../types.ts';
import { cityOwner } from '../writing.ts';

/** AW-2.2: a player writes down a city of his opponent's. */
export const placeCity: ActionRules<AirWar, ActionOf<'place-city'>> = {
  shape: /* @__PURE__ */ actionShape('place-city', { field: fieldShape, productive: v.exactOptional(v.boolean()) }),

  whyIllegal({ player, setup, table, own }, city) {
    if (table.step.kind !== 'cities') return wrongStep(table.step);
    return whyNotCity(setup.scenario, cityOwner(player), own.cities, city);
  },

  list({ player, setup, table, own }) {
    if (table.step.kind !== 'cities') return [];
    const open = openCities(setup.scenario, cityOwner(player), own.cities);
    return open.map((city) => ({ type: 'place-city', player, ...city }));
  },

  apply(state, { player, ...city }) {
    ofSide(state.secrets, player).cities.push(placedCity(state.setup.scenario, city));
  },
};
