import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { boardOf, fieldOf, nameOf } from '../board.ts';
import { cityOn } from '../control.ts';
import { nameCity } from '../cycle.ts';
import { noSuchField, wrongStep } from '../refusals.ts';
import { actionShape, fieldShape } from '../shapes.ts';
import type { ActionOf, AirWar } from '../types.ts';
import { mayName } from '../writing.ts';

/** AW-7.2: a player names, openly, the city of his that does not produce. */
export const nameOwnCity: ActionRules<AirWar, ActionOf<'name-city'>> = {
  shape: /* @__PURE__ */ actionShape('name-city', { field: fieldShape }),

  whyIllegal({ player, setup, table }, { field: name }) {
    if (table.step.kind !== 'naming') return wrongStep(table.step);
    const field = fieldOf(boardOf(setup.scenario), name);
    if (field === undefined) return noSuchField(name);
    const city = cityOn(table.cities, field);
    return city !== undefined && mayName(city, player)
      ? undefined
      : violation('not-your-city', 'AW-7.2', `${name} is no productive city of yours.`, { field: name });
  },

  list({ player, setup, table }) {
    if (table.step.kind !== 'naming') return [];
    const board = boardOf(setup.scenario);
    const own = table.cities.filter((city) => mayName(city, player));
    return own.map(({ field }) => ({ type: 'name-city', player, field: nameOf(board, field) }));
  },

  apply(state, { player, field: name }, log) {
    const field = fieldOf(boardOf(state.setup.scenario), name);
    const city = state.table.cities.find((each) => each.field === field);
    if (city !== undefined) nameCity(state, player, city, log);
  },
};
