/**
 * The games in German.
 *
 * @packageDocumentation
 */
import type { Words } from '../core/game.ts';
import type { Uaw } from '../games/up-against-the-wall/types.ts';
import type { RevoltingBehaviour } from '../games/revolting-behaviour/types.ts';
import type { WorldGame } from '../games/world-game/types.ts';
import type { Chicago } from '../games/chicago-chicago/types.ts';
import type { AirWar } from '../games/air-war/types.ts';
import { catalogue as upAgainstTheWallCatalogue } from './up-against-the-wall/de.ts';
import { teller as upAgainstTheWallTeller } from './up-against-the-wall/teller.ts';
import { catalogue as revoltingBehaviourCatalogue } from './revolting-behaviour/de.ts';
import { teller as revoltingBehaviourTeller } from './revolting-behaviour/teller.ts';
import { catalogue as worldGameCatalogue } from './world-game/de.ts';
import { teller as worldGameTeller } from './world-game/teller.ts';
import { catalogue as chicagoChicagoCatalogue } from './chicago-chicago/de.ts';
import { teller as chicagoChicagoTeller } from './chicago-chicago/teller.ts';
import { catalogue as airWarCatalogue } from './air-war/de.ts';
import { teller as airWarTeller } from './air-war/teller.ts';
import { speak } from './speak.ts';

/** *Up Against the Wall, Motherfucker!* in German. */
export const upAgainstTheWall: Words<Uaw> = /* @__PURE__ */ speak(upAgainstTheWallTeller, upAgainstTheWallCatalogue);

/** *Revolting Behaviour!* in German. */
export const revoltingBehaviour: Words<RevoltingBehaviour> = /* @__PURE__ */ speak(
  revoltingBehaviourTeller,
  revoltingBehaviourCatalogue,
);

/** *The World Game* in German. */
export const worldGame: Words<WorldGame> = /* @__PURE__ */ speak(worldGameTeller, worldGameCatalogue);

/** *Chicago-Chicago!* in German. */
export const chicagoChicago: Words<Chicago> = /* @__PURE__ */ speak(chicagoChicagoTeller, chicagoChicagoCatalogue);

/** *Some Air War Games* in German. */
export const airWar: Words<AirWar> = /* @__PURE__ */ speak(airWarTeller, airWarCatalogue);

export {
  airWarCatalogue,
  chicagoChicagoCatalogue,
  revoltingBehaviourCatalogue,
  upAgainstTheWallCatalogue,
  worldGameCatalogue,
};
