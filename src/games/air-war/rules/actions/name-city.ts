import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { nameOf } from '../board.ts';
import { cityOn } from '../control.ts';
import type { AirWar } from '../types.ts';

/** AW-7.2: a player names, openly, the city of theirs that does not produce; when all are named the first cycle begins. */
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
