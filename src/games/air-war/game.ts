/**
 * The game, put together.
 *
 * @packageDocumentation
 */
import { defineFirstEditionGame } from '../../core/first-edition/rules.ts';
import type { Game, Position, Turn } from '../../core/game.ts';
import type { GameSpec } from '../../core/first-edition/spec.ts';
import { aim } from './actions/aim.ts';
import { cities } from './actions/cities.ts';
import { commit } from './actions/commit.ts';
import { concede } from './actions/concede.ts';
import { fire } from './actions/fire.ts';
import { fly } from './actions/fly.ts';
import { move } from './actions/move.ts';
import { nameOwnCity } from './actions/name-city.ts';
import { orders } from './actions/orders.ts';
import { placeCity } from './actions/place-city.ts';
import { place } from './actions/place.ts';
import { placement } from './actions/placement.ts';
import { takeBack } from './actions/take-back.ts';
import { faultIn } from './consistency.ts';
import { randomDecision } from './random-decision.ts';
import { rulebook } from './rulebook.ts';
import { sampleHidden } from './sampling.ts';
import { begin } from './setup.ts';
import { optionsShape, stateShapes } from './shapes.ts';
import { type AirWar, SIDES } from './types.ts';

/** The rules of the game, as {@link airWar} is made of them. */
const spec: GameSpec<AirWar> = {
  id: 'air-war',
  title: 'Some Air War Games',
  rulesVersion: 1,
  rulebook,
  citations: { turn: 'AW-2.1', over: 'AW-8.1' },
  options: optionsShape,
  begin,
  players: () => SIDES,
  turn,
  actions: {
    'place-city': placeCity,
    cities,
    place,
    placement,
    'name-city': nameOwnCity,
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
  outcomes: () => [],
  randomDecision,
  sampleHidden,
  shapes: stateShapes,
  faultIn,
};

/** *Some Air War Games* (R. L. Wine and R. M. Thrall, 1953). */
export const airWar: Game<AirWar> = /* @__PURE__ */ defineFirstEditionGame(spec);

/** Whose turn it is: all who have not committed in this step (AW-2.1). */
function turn({ table }: Position<AirWar>): Turn<AirWar> {
  const { step, waiting } = table;
  return step.kind === 'over' ? { kind: 'over', outcome: step.outcome } : { kind: 'decision', players: waiting };
}
