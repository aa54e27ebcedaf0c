import type { InitialState } from '../../../core/spec.ts';
import { defaultScenario } from './scenario.ts';
import type { Chicago, Options } from './types.ts';
import { POLICE_UNITS, SORTS } from './units.ts';

/** Creates the first state: an empty board, on which the demonstrators choose a park (CC-3.1). */
export function initialState({
  scenario = defaultScenario,
  loneRemoval = 'levels',
  unengaged = 'once',
}: Options): InitialState<Chicago> {
  const { areas, counterMix } = scenario;
  const none = areas.map(() => 0);
  const groups = SORTS.map(() => none);
  const police = POLICE_UNITS.map(() => none);
  return {
    setup: { scenario, loneRemoval, unengaged },
    table: {
      turn: 1,
      phase: { kind: 'gather' },
      index: { demonstrators: 0, police: 0 },
      groups: { fresh: groups, spent: groups },
      police: { fresh: police, spent: police, boxed: police, relieving: police },
      released: areas.map(() => false),
      boxLosses: none,
      attacked: [],
      guardsLeft: counterMix.police.guard,
    },
  };
}
