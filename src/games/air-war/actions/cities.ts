import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { placedCity, whyNotCities } from '../city-placement.ts';
import { seal } from '../cycle.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, cityShape } from '../shapes.ts';
import { type ActionOf, type AirWar, ofSide } from '../types.ts';
import { cityOwner } from '../writing.ts';

/** AW-2.2: a player places all cities of his opponent's at once, in place of what he has written, and commits. */
export const cities: ActionRules<AirWar, ActionOf<'cities'>> = {
  shape: /* @__PURE__ */ actionShape('cities', { cities: v.pipe(v.array(cityShape), v.maxLength(100)) }),

  whyIllegal({ player, setup, table }, { cities: placed }) {
    if (table.step.kind !== 'cities') return wrongStep(table.step);
    return whyNotCities(setup.scenario, cityOwner(player), placed);
  },

  apply(state, { player, cities: placed }, log) {
    ofSide(state.secrets, player).cities = placed.map((city) => placedCity(state.setup.scenario, city));
    seal(state, player, log);
  },
};
