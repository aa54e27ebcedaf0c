import type { GameSpec } from '../../../core/spec.ts';
import { commit, concede, takeBack } from './actions/ending.ts';
import { aim, fire, fly, move, orders } from './actions/orders.ts';
import { cities, nameCity, place, placeCity, placement } from './actions/placement.ts';
import { initialState, optionsShape } from './initial-state.ts';
import { issueInSecrets } from './consistency/secrets.ts';
import { issueInTable } from './consistency/table.ts';
import { enterPlacement } from './course.ts';
import { declared } from './declaration.ts';
import { sampleHidden } from './sampling.ts';
import { SIDES } from './sides.ts';
import { phases } from './phases.ts';
import type { AirWar } from './types.ts';

/** The rules of the game. */
export const spec: GameSpec<AirWar> = {
  id: 'air-war',
  title: 'Some Air War Games',
  rulesVersion: 1,
  declared,
  turnRule: 'AW-2.1',
  options: optionsShape,
  initialState,
  onStart(state) {
    if (state.setup.cities === 'scenario') enterPlacement(state);
  },
  players: () => SIDES,
  phases,
  actions: {
    'place-city': placeCity,
    cities,
    place,
    placement,
    'name-city': nameCity,
    fly,
    move,
    orders,
    aim,
    fire,
    'take-back': takeBack,
    commit,
    concede,
  },
  chance: {},
  sampleHidden,
  issueInTable,
  issueIn: issueInSecrets,
};
