/**
 * The games in English.
 *
 * @packageDocumentation
 */
import type { Words } from '../core/game.ts';
import type { Uaw } from '../games/up-against-the-wall/types.ts';
import type { RevoltingBehaviour } from '../games/revolting-behaviour/types.ts';
import type { WorldGame } from '../games/world-game/types.ts';
import type { Chicago } from '../games/chicago-chicago/types.ts';
import type { AirWar } from '../games/air-war/types.ts';
import { catalogue as upAgainstTheWallCatalogue } from './up-against-the-wall/en.ts';
import { teller as upAgainstTheWallTeller } from './up-against-the-wall/teller.ts';
import { catalogue as revoltingBehaviourCatalogue } from './revolting-behaviour/en.ts';
import { teller as revoltingBehaviourTeller } from './revolting-behaviour/teller.ts';
import { catalogue as worldGameCatalogue } from './world-game/en.ts';
import { teller as worldGameTeller } from './world-game/teller.ts';
import { catalogue as chicagoChicagoCatalogue } from './chicago-chicago/en.ts';
import { teller as chicagoChicagoTeller } from './chicago-chicago/teller.ts';
import { catalogue as airWarCatalogue } from './air-war/en.ts';
import { teller as airWarTeller } from './air-war/teller.ts';
import { english as airWarLabels, labels as airWarLabelMessages } from './air-war/labels-en.ts';
import { english as chicagoChicagoLabels, labels as chicagoChicagoLabelMessages } from './chicago-chicago/labels-en.ts';
import {
  english as revoltingBehaviourLabels,
  labels as revoltingBehaviourLabelMessages,
} from './revolting-behaviour/labels-en.ts';
import {
  english as upAgainstTheWallLabels,
  labels as upAgainstTheWallLabelMessages,
} from './up-against-the-wall/labels-en.ts';
import { english as worldGameLabels, labels as worldGameLabelMessages } from './world-game/labels-en.ts';
import { speak } from './speak.ts';

/** *Up Against the Wall, Motherfucker!* in English. */
export const upAgainstTheWall: Words<Uaw> = /* @__PURE__ */ speak(upAgainstTheWallTeller, upAgainstTheWallCatalogue);

/** *Revolting Behaviour!* in English. */
export const revoltingBehaviour: Words<RevoltingBehaviour> = /* @__PURE__ */ speak(
  revoltingBehaviourTeller,
  revoltingBehaviourCatalogue,
);

/** *The World Game* in English. */
export const worldGame: Words<WorldGame> = /* @__PURE__ */ speak(worldGameTeller, worldGameCatalogue);

/** *Chicago-Chicago!* in English. */
export const chicagoChicago: Words<Chicago> = /* @__PURE__ */ speak(chicagoChicagoTeller, chicagoChicagoCatalogue);

/** *Some Air War Games* in English. */
export const airWar: Words<AirWar> = /* @__PURE__ */ speak(airWarTeller, airWarCatalogue);

export {
  airWarCatalogue,
  airWarLabelMessages,
  airWarLabels,
  chicagoChicagoCatalogue,
  chicagoChicagoLabelMessages,
  chicagoChicagoLabels,
  revoltingBehaviourCatalogue,
  revoltingBehaviourLabelMessages,
  revoltingBehaviourLabels,
  upAgainstTheWallCatalogue,
  upAgainstTheWallLabelMessages,
  upAgainstTheWallLabels,
  worldGameCatalogue,
  worldGameLabelMessages,
  worldGameLabels,
};

export { rulebook as airWarRules } from '../games/air-war/rulebook.ts';
export { rulebook as chicagoChicagoRules } from '../games/chicago-chicago/rulebook.ts';
export { rulebook as revoltingBehaviourRules } from '../games/revolting-behaviour/rulebook.ts';
export { rulebook as upAgainstTheWallRules } from '../games/up-against-the-wall/rulebook.ts';
export { rulebook as worldGameRules } from '../games/world-game/rulebook.ts';
